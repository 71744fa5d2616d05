package infer

import (
	"slices"
	"strings"

	"inspect/java/ast"
)

// An edit puts lines, or words, into a text.
type edit struct {
	at int // offset
	// lines stand on lines of their own, of JML, with the indentation of what follows.
	lines []*Clause
	word  string // stands in front of what follows, with a blank behind it
}

// An Insertion is what stands at an offset of a text in addition.
type Insertion struct {
	At   int // in bytes
	Text string

	clauses []*Clause // in lines that follow each other
	before  int       // the line breaks in front of the first
}

// insertions are what edits put into a text, in its order.
func insertions(text string, edits []edit) (out []Insertion) {
	slices.SortStableFunc(edits, func(a, b edit) int { return a.at - b.at })
	br := lineBreak(text)
	for _, e := range edits {
		in := Insertion{At: e.at}
		if e.word != "" {
			in.Text = e.word + " "
		}
		if len(e.lines) > 0 {
			before, indent, after := indentation(text, e.at, br)
			in.clauses, in.before = e.lines, strings.Count(before, "\n")
			var lines []string
			for _, c := range e.lines {
				lines = append(lines, "//@ "+c.Text+br)
			}
			in.Text = before + strings.Join(lines, indent) + after
		}
		out = append(out, in)
	}
	return out
}

// written is a text with insertions, in which each clause stands in the line that is kept of it.
func written(text string, ins []Insertion) (string, map[int]*Clause) {
	var b strings.Builder
	lines := map[int]*Clause{}
	line, from := 1, 0
	add := func(s string) {
		b.WriteString(s)
		line += strings.Count(s, "\n")
	}
	for _, in := range ins {
		add(text[from:in.At])
		from = in.At
		for i, c := range in.clauses {
			lines[line+in.before+i] = c
		}
		add(in.Text)
	}
	add(text[from:])
	return b.String(), lines
}

// indentation is what stands before the first of some lines that are put at an offset, before each of the others,
// and behind the last one: so that they have the indentation of what they are about.
func indentation(text string, at int, br string) (before, indent, after string) {
	start := strings.LastIndexAny(text[:at], "\r\n") + 1
	end := at + len(text[at:]) - len(strings.TrimLeft(text[at:], " \t"))
	if isBlank(text[start:at]) { // in front of a declaration
		return "", text[start:at], text[start:at]
	}
	indent = indentOf(text[start:at])
	if text[at-1] != '{' { // behind another declaration in its line
		return br + indent, indent, indent
	}
	indent += step(text)
	if strings.HasPrefix(text[end:], "\n") || strings.HasPrefix(text[end:], "\r") {
		return br + indent, indent, "" // the line's own end is behind the last
	}
	return br + indent, indent, indent
}

// isBlank reports whether a text consists of blanks alone.
func isBlank(s string) bool { return strings.TrimSpace(s) == "" }

// indentOf are the blanks at the beginning of a line.
func indentOf(line string) string { return line[:len(line)-len(strings.TrimLeft(line, " \t"))] }

// step is by how much a text indents the members of a class.
func step(text string) string {
	for l := range strings.Lines(text) {
		if i := indentOf(strings.TrimRight(l, "\r\n")); i != "" && !strings.HasPrefix(strings.TrimSpace(l), "*") {
			return i
		}
	}
	return "    "
}

// lineBreak is what ends the first line.
func lineBreak(text string) string {
	if i := strings.IndexByte(text, '\n'); i > 0 && text[i-1] == '\r' {
		return "\r\n"
	}
	return "\n"
}

// bodyOf is the offset behind the brace that begins the body of a class, where comments may stand between;
// none above 0: there is none, or it cannot be seen.
func bodyOf(text string, d *ast.ClassDecl) int {
	from := int(d.Name.Span().End)
	for _, p := range d.Components {
		from = max(from, int(p.Span().End))
	}
	for _, ts := range [][]ast.TypeExpr{d.Extends, d.Implements, d.Permits} {
		for _, t := range ts {
			from = max(from, int(t.Span().End))
		}
	}
	at := next(text, from, '{')
	if at >= 0 && strings.Contains(text[from:at], `\u`) {
		return -1 // which may be a brace
	}
	return at + 1
}

// next is the offset of a byte behind another offset, outside of comments; -1: there is none.
func next(text string, from int, of byte) int {
	for i := from; i < len(text); i++ {
		switch rest := text[i:]; {
		case strings.HasPrefix(rest, "//"):
			i += max(strings.IndexAny(rest, "\r\n"), 1)
		case strings.HasPrefix(rest, "/*"):
			i += max(strings.Index(rest[2:], "*/")+2, 1) + 1
		case rest[0] == of:
			return i
		}
	}
	return -1
}
