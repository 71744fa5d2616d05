package docs

import (
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// option is a flag of the command line, as the help of commands says.
type option struct {
	names    []string // --method, -m
	usage    string
	commands []string
}

var (
	optionLine  = regexp.MustCompile(`^   (-.*?)(?:  +(.*))?$`)
	optionName  = regexp.MustCompile(`(?:^|[ \[])(--?[a-z][a-z-]*)`)
	commandLine = regexp.MustCompile(`(?m)^   ([a-z]+)  `)
	remark      = regexp.MustCompile(`;.*| ?\([^()]*\)`)
	flagOf      = regexp.MustCompile(`--([a-z][a-z-]*)`)
)

// options are all flags of all commands, by name.
func options(t *testing.T) []*option {
	t.Helper()
	inspect, dir := program(t), t.TempDir()
	help := func(command string) string {
		out, code := shell(t, inspect, dir, "inspect "+command+" --help-all")
		if code != 0 {
			t.Fatalf("%s --help-all: exit code %d", command, code)
		}
		return out
	}
	known := map[string]*option{}
	var out []*option
	add := func(command, text string) {
		for _, l := range strings.Split(text, "\n") {
			m := optionLine.FindStringSubmatch(l)
			if m == nil {
				continue
			}
			var names []string
			for _, n := range optionName.FindAllStringSubmatch(m[1], -1) {
				if !slices.Contains(names, n[1]) {
					names = append(names, n[1])
				}
			}
			o := known[names[0]]
			if o == nil {
				o = &option{names: names, usage: m[2]}
				known[names[0]], out = o, append(out, o)
			}
			o.commands = append(o.commands, command)
		}
	}
	general, code := shell(t, inspect, dir, "inspect --help")
	if code != 0 {
		t.Fatalf("--help: exit code %d", code)
	}
	_, text, _ := strings.Cut(general, "COMMANDS:")
	commands, global, _ := strings.Cut(text, "GLOBAL OPTIONS:")
	for _, m := range commandLine.FindAllStringSubmatch(commands, -1) {
		_, flags, _ := strings.Cut(help(m[1]), "OPTIONS:")
		add(m[1], flags)
	}
	add("inspect", global)
	slices.SortFunc(out, func(a, b *option) int { return strings.Compare(a.names[0], b.names[0]) })
	return out
}

// place is a link to a section of a page of the guide, from another page of it.
func place(t *testing.T, page, section string) string {
	t.Helper()
	title, _, _ := strings.Cut(strings.TrimPrefix(read(t, page), "# "), "\n")
	to := path.Base(page)
	if section != "" {
		to += "#" + section
	}
	return "[" + title + "](" + to + ")"
}

// inShort is the beginning of a flag's usage: without remarks, and of a long one the parts that
// have twelve words together.
func inShort(usage string) string {
	const most = 12
	usage = strings.Join(strings.Fields(remark.ReplaceAllString(usage, "")), " ")
	for len(strings.Fields(usage)) > most {
		end := strings.LastIndexAny(usage, ",:")
		if end < 0 {
			break
		}
		usage = usage[:end]
	}
	return usage
}

const flagsHead = `# Flags

Every flag of every command, with the page that says more.

Each command has the flags of check that concern it: ` + "`inspect check --help-all`" + ` and the like list them. The program's help makes this page: ` + "`go test ./docs -update`" + ` rewrites it.
`

// TestFlagsAreIndexed: guide/flags.md has every flag of every command, with a link to the tables
// of flags that explain it, and no flag is explained that is none.
func TestFlagsAreIndexed(t *testing.T) {
	homes := map[string][]string{}
	for _, page := range guide(t) {
		for _, r := range tableRows(read(t, page)) {
			if r.kind != "flag" || page == flagsPage {
				continue
			}
			for _, m := range flagOf.FindAllString(r.cells[0], -1) {
				if to := place(t, page, r.section); !slices.Contains(homes[m], to) {
					homes[m] = append(homes[m], to)
				}
			}
		}
	}
	all := options(t)
	known := map[string]bool{"--lang": true} // of a solver
	var b strings.Builder
	b.WriteString(flagsHead)
	table := func(title string, has func(*option) bool) {
		fmt.Fprintf(&b, "\n## %s\n\n| flag | what it is for | page |\n|---|---|---|\n", title)
		for _, o := range all {
			if !has(o) {
				continue
			}
			fmt.Fprintf(&b, "| `%s` | %s | %s |\n", strings.Join(o.names, "`, `"), strings.ReplaceAll(inShort(o.usage), "|", `\|`), strings.Join(homes[o.names[0]], ", "))
		}
	}
	for _, o := range all {
		known[o.names[0]] = true
		if len(homes[o.names[0]]) == 0 {
			t.Errorf("no table of flags in docs/guide explains %s of inspect %s", o.names[0], strings.Join(o.commands, ", "))
		}
	}
	ofCheck := func(o *option) bool { return slices.Contains(o.commands, "check") }
	table("Of check", ofCheck)
	table("Of other commands alone", func(o *option) bool { return !ofCheck(o) })
	b.WriteString("\n[All pages](../guide.md)\n")
	made(t, flagsPage, b.String())
	known["--help-all"] = true
	for _, m := range flagOf.FindAllString(guideText(t)+read(t, readme), -1) {
		if !known[m] {
			t.Errorf("there is no flag %s", m)
		}
	}
}

const flagsPage, saidPage, codesPage = "guide/flags.md", "guide/said.md", "guide/codes.md"

const saidHead = `# Verdicts and messages

Every verdict and message of a report, with the page that explains it.

The tables of the guide make this page: ` + "`go test ./docs -update`" + ` rewrites it.
`

// more heads the links of a cell.
const more = "more"

// saidTables are the tables that guide/said.md lists: the head of the first column, what the page
// calls them, and which other column it has.
var saidTables = []struct {
	head, title, second string
	cell                int
}{
	{"verdict", "Verdicts", more, 1},
	{"inconclusive", "Reasons of inconclusive", more, 1},
	{"what is said", "Messages", "what helps", 2},
}

// linked is a link to a place of the guide, with its text.
var linked = regexp.MustCompile(`\[([^\]]+)\]\([^)\s]+\)`)

// TestMessagesAreIndexed: guide/said.md has every verdict and every message that a table of the
// guide explains.
func TestMessagesAreIndexed(t *testing.T) {
	var b strings.Builder
	b.WriteString(saidHead)
	for _, kind := range saidTables {
		fmt.Fprintf(&b, "\n## %s\n\n| %s | %s | page |\n|---|---|---|\n", kind.title, kind.head, kind.second)
		rows := 0
		for _, page := range guide(t) {
			for _, r := range tableRows(read(t, page)) {
				if r.kind != kind.head || page == saidPage {
					continue
				}
				second := linked.ReplaceAllString(r.cells[kind.cell], "$1")
				if kind.second == more {
					second = strings.Join(linked.FindAllString(r.cells[kind.cell], -1), ", ")
				}
				fmt.Fprintf(&b, "| %s | %s | %s |\n", r.cells[0], second, place(t, page, r.section))
				rows++
			}
		}
		if rows < 8 {
			t.Errorf("%d rows of %s", rows, kind.title)
		}
	}
	b.WriteString("\n[All pages](../guide.md)\n")
	made(t, saidPage, b.String())
}

const codesHead = `# Codes in brackets

Every code that stands behind a message, with the list that explains it.

[The codes](../messages.md) make this page: ` + "`go test ./docs -update`" + ` rewrites it.

| codes | page |
|---|---|
`

// TestCodesAreIndexed: guide/codes.md has every code of docs/messages.md.
func TestCodesAreIndexed(t *testing.T) {
	var b strings.Builder
	b.WriteString(codesHead)
	n := 0
	for _, p := range codesOf {
		var codes []string
		for _, c := range codesIn(t, p[0]) {
			if code := "`" + c.code + "`"; !slices.Contains(codes, code) {
				codes = append(codes, code)
			}
		}
		n += len(codes)
		for part := range slices.Chunk(codes, 10) {
			fmt.Fprintf(&b, "| %s | [%s](../messages.md#%s) |\n", strings.Join(part, ", "), p[1], anchor(p[1]))
		}
	}
	if n < 50 {
		t.Errorf("%d codes", n)
	}
	b.WriteString("\n[All pages](../guide.md)\n")
	made(t, codesPage, b.String())
}
