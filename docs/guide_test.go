package docs

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"inspect/report"
)

const contents = "guide.md"

// guide are the contents page and the pages that it leads to, in its order.
func guide(t *testing.T) []string {
	t.Helper()
	out := []string{contents}
	for _, m := range link.FindAllStringSubmatch(read(t, contents), -1) {
		if strings.HasPrefix(m[1], "guide/") && !slices.Contains(out, m[1]) {
			out = append(out, m[1])
		}
	}
	return out
}

// guideText is all of the guide.
func guideText(t *testing.T) string {
	t.Helper()
	var b strings.Builder
	for _, page := range guide(t) {
		b.WriteString(read(t, page))
	}
	return b.String()
}

// What a page of the guide and a cell of a table may have at most.
const (
	wordsOfPage = 1500
	wordsOfCell = 60
)

// TestGuidePages: every page of the guide is reached from its contents, says in a sentence what
// it is about, leads back, and is short, as are the cells of its tables.
func TestGuidePages(t *testing.T) {
	pages := guide(t)
	files, err := filepath.Glob("guide/*.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if !slices.Contains(pages, filepath.ToSlash(file)) {
			t.Errorf("%s does not lead to %s", contents, file)
		}
	}
	begins := regexp.MustCompile(`\A# \S.*\n\n[^\n#|*]*\.\n`)
	for _, page := range pages {
		text := read(t, page)
		if n := len(strings.Fields(text)); n > wordsOfPage {
			t.Errorf("%s has %d words; split it, at most %d are allowed", page, n, wordsOfPage)
		}
		if page != contents && (!begins.MatchString(text) || !strings.HasSuffix(text, "\n[All pages](../guide.md)\n")) {
			t.Errorf("%s does not begin with a title and a sentence, or does not end with the link to all pages", page)
		}
		for _, r := range tableRows(text) {
			for _, cell := range r.cells {
				if n := len(strings.Fields(cell)); n > wordsOfCell {
					t.Errorf("%s: a cell of a table has %d words, at most %d are allowed: %s", page, n, wordsOfCell, cell)
				}
			}
		}
		titles := map[string]bool{}
		for _, m := range heading.FindAllStringSubmatch(withoutFences(text), -1) {
			if titles[anchor(m[1])] {
				t.Errorf("%s has the heading %q twice", page, m[1])
			}
			titles[anchor(m[1])] = true
		}
	}
}

// withoutFences is a page without its blocks of code.
func withoutFences(text string) string {
	return regexp.MustCompile("(?ms)^```.*?^```$").ReplaceAllString(text, "")
}

// row is one of a table.
type row struct {
	kind    string // the head of the table's first column
	section string // the anchor of the heading above it, "" for the page's title
	cells   []string
}

// tableRows are the rows of a page's tables, without their heads.
func tableRows(text string) []row {
	var out []row
	kind, section := "", ""
	lines := strings.Split(withoutFences(text), "\n")
	for i, l := range lines {
		if m := heading.FindStringSubmatch(l); m != nil && !strings.HasPrefix(l, "# ") {
			section = anchor(m[1])
		}
		if !strings.HasPrefix(l, "|") || strings.HasPrefix(l, "|---") {
			continue
		}
		cells := strings.Split(strings.ReplaceAll(strings.Trim(l, "|"), `\|`, "\x00"), "|")
		for k, c := range cells {
			cells[k] = strings.TrimSpace(strings.ReplaceAll(c, "\x00", `\|`))
		}
		if i+1 < len(lines) && strings.HasPrefix(lines[i+1], "|---") {
			kind = cells[0]
			continue
		}
		out = append(out, row{kind, section, cells})
	}
	return out
}

// TestArchivesHaveTheGuide: what make release packs has the folder of every page of the guide.
func TestArchivesHaveTheGuide(t *testing.T) {
	packed := map[string]bool{}
	for _, m := range regexp.MustCompile(`(?m)^\s+- src: (docs/\S*)\*\.md$`).FindAllStringSubmatch(read(t, "../.goreleaser.yaml"), -1) {
		packed[m[1]] = true
	}
	for _, page := range guide(t) {
		if folder := "docs/" + strings.TrimSuffix(page, filepath.Base(page)); !packed[folder] {
			t.Errorf(".goreleaser.yaml leaves out %s", folder)
		}
	}
}

// TestGuideDescribesVerdicts: each verdict stands in both tables, each reason of an
// inconclusive one in the guide's.
func TestGuideDescribesVerdicts(t *testing.T) {
	const page = "guide/verdicts.md"
	for _, text := range []string{readme, page} {
		for _, v := range []report.Verdict{report.Holds, report.Nothing, report.Violated, report.Vacuous, report.Inconclusive, report.Unsupported, report.Failed} {
			if !strings.Contains(read(t, text), "| `"+v.Words()+"` |") {
				t.Errorf("%s does not describe %s", text, v.Words())
			}
		}
	}
	var reasons []string
	for _, r := range tableRows(read(t, page)) {
		if r.kind == "inconclusive" {
			reasons = append(reasons, r.cells[0])
		}
	}
	for _, reason := range []string{"timeout", "unknown", "bounds", "size", "interrupted", "encoding", "library",
		report.Unconstructed, report.Steps, report.Unknowable, report.Unevaluated, report.Missed} {
		if !strings.Contains(strings.Join(reasons, " "), "`"+reason+"`") {
			t.Errorf("%s does not describe inconclusive (%s)", page, reason)
		}
	}
}

// made compares a page that a test makes with what is there, or writes it.
func made(t *testing.T, page, text string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(page, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if read(t, page) != text {
		t.Errorf("%s is not what it should be; go test ./docs -update rewrites it", page)
	}
}
