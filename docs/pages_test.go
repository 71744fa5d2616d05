package docs

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"inspect/report"
)

func read(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestREADMEIsShort: what a reader needs first fits 200 lines.
func TestREADMEIsShort(t *testing.T) {
	if n := strings.Count(read(t, pages[0]), "\n"); n > 200 {
		t.Errorf("README.md has %d lines; what is longer belongs to docs/guide.md", n)
	}
}

var (
	link    = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	heading = regexp.MustCompile(`(?m)^#+ (.*)$`)
	target  = regexp.MustCompile("(?m)(?:^|`)make ([a-z-]+)")
	flagOf  = regexp.MustCompile(`--([a-z][a-z-]*)`)
)

// anchors are the names that the headings of a page have.
func anchors(text string) map[string]bool {
	out := map[string]bool{}
	for _, m := range heading.FindAllStringSubmatch(text, -1) {
		name := strings.Map(func(r rune) rune {
			switch {
			case r == ' ':
				return '-'
			case r == '-' || r == '_' || r >= 'a' && r <= 'z' || r >= '0' && r <= '9':
				return r
			}
			return -1
		}, strings.ToLower(m[1]))
		out[name] = true
	}
	return out
}

// TestLinks: what pages refer to is there, and so is the target of make that they name.
func TestLinks(t *testing.T) {
	makefile := read(t, "../Makefile")
	for _, page := range pages {
		text := read(t, page)
		for _, m := range link.FindAllStringSubmatch(text, -1) {
			to := m[1]
			if strings.Contains(to, "://") {
				continue
			}
			file, anchor, _ := strings.Cut(to, "#")
			path := page
			if file != "" {
				path = filepath.Join(filepath.Dir(page), file)
			}
			if _, err := os.Stat(path); err != nil {
				t.Errorf("%s: the link %s leads nowhere", page, to)
			} else if anchor != "" && !anchors(read(t, path))[anchor] {
				t.Errorf("%s: the link %s leads to no heading", page, to)
			}
		}
		for _, m := range target.FindAllStringSubmatch(text, -1) {
			if !strings.Contains(makefile, "\n"+m[1]+":") {
				t.Errorf("%s: make has no target %s", page, m[1])
			}
		}
	}
}

// TestGuideDescribesFlags: each flag of each command stands in the guide, and each flag
// of the guide is one.
func TestGuideDescribesFlags(t *testing.T) {
	inspect := program(t)
	guide := read(t, pages[1])
	known := map[string]bool{"lang": true} // of a solver
	for _, command := range []string{"check", "compare", "list", "report", "config", "init"} {
		out, code := shell(t, inspect, t.TempDir(), "inspect "+command+" --help-all")
		if code != 0 {
			t.Fatalf("%s --help-all: exit code %d", command, code)
		}
		_, options, _ := strings.Cut(out, "OPTIONS:")
		for _, m := range regexp.MustCompile(`(?m)^\s+--([a-z-]+)`).FindAllStringSubmatch(options, -1) {
			known[m[1]] = true
			if !regexp.MustCompile("--" + m[1] + `\b`).MatchString(guide) {
				t.Errorf("docs/guide.md does not describe --%s of %s", m[1], command)
			}
		}
	}
	known["version"], known["help"], known["help-all"] = true, true, true
	for _, m := range flagOf.FindAllStringSubmatch(guide+read(t, pages[0]), -1) {
		if !known[m[1]] {
			t.Errorf("there is no flag --%s", m[1])
		}
	}
}

// TestGuideDescribesVerdicts: each verdict stands in both tables, each reason of an
// inconclusive one in the guide's.
func TestGuideDescribesVerdicts(t *testing.T) {
	for _, page := range pages[:2] {
		text := read(t, page)
		for _, v := range []report.Verdict{report.Holds, report.Nothing, report.Violated, report.Vacuous, report.Inconclusive, report.Unsupported, report.Failed} {
			if !strings.Contains(text, "| `"+v.Words()+"` |") {
				t.Errorf("%s does not describe %s", page, v.Words())
			}
		}
	}
	guide := read(t, pages[1])
	for _, reason := range []string{"timeout", "unknown", "bounds", "size", "interrupted", "encoding"} {
		if !strings.Contains(guide, "`"+reason+"`") && !strings.Contains(guide, "`inconclusive ("+reason+")`") {
			t.Errorf("the guide does not describe inconclusive (%s)", reason)
		}
	}
}
