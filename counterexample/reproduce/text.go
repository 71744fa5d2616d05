package reproduce

import (
	"fmt"
	"strings"

	"inspect/counterexample/replay"
	"inspect/java/source"
)

// columns is the width that texts are folded to.
const columns = 110

// clauseText is the text of a clause on one line, without the margins that the
// lines of an annotation may have.
func clauseText(s source.Span) string { return source.OneLine(s.Text()) }

// short limits the length of the values that the head of a program shows.
const short = 70

// explanation says in lines what the specification demands and what the
// interpreter found.
func (p *program) explanation() []string {
	c := p.c
	out := []string{fmt.Sprintf("%s breaks its specification: %s at %s.", c.Method.QName(), c.Kind, place(c.Span))}
	if text := clauseText(c.Span); text != "" {
		out = append(out, "    "+text)
	}
	v := c.matching()
	if v == nil || v.Detail == nil {
		return append(out, source.Fold(c.Message))
	}
	return append(out, detail(v.Detail)...)
}

// detail puts what the interpreter found of a clause in lines.
func detail(d *replay.Detail) []string {
	var out []string
	switch {
	case d.Fault != "":
		out = append(out, "    "+d.Fault)
	case d.Undefined != "":
		out = append(out, "    It is undefined: "+d.Undefined+".")
	}
	for _, w := range d.Witness {
		out = append(out, fmt.Sprintf("    for %s = %s", w.Name, w.Value))
	}
	for _, v := range d.Values {
		if len(v.Name)+len(v.Value) <= short {
			out = append(out, fmt.Sprintf("    %s = %s", v.Name, v.Value))
		}
	}
	return out
}

// fold breaks a text into lines of at most columns characters where spaces
// allow; further lines are indented like the first.
func fold(s string) []string {
	indent := s[:len(s)-len(strings.TrimLeft(s, " "))]
	var out []string
	line := ""
	for _, word := range strings.Fields(s) {
		if line != "" && len(line)+len(word) >= columns {
			out = append(out, line)
			line = ""
		}
		if line == "" {
			line = indent + word
		} else {
			line += " " + word
		}
	}
	return append(out, line)
}

// code writes a Java statement, broken behind operators, commas and arrows where
// it is too long.
func (w *writer) code(level int, format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	start, last, column := 0, 0, 4*level
	var lines []string
	quoted := false
	for i := 0; i < len(text); i++ {
		column++
		switch ch := text[i]; {
		case quoted && ch == '\\':
			i++
			column++
		case ch == '"':
			quoted = !quoted
		case ch == ' ' && !quoted && canBreak(text[:i]):
			last = i + 1
		}
		if column > columns && last > start {
			lines = append(lines, text[start:last-1])
			start, column = last, 4*(level+2)+i+1-last
		}
	}
	lines = append(lines, text[start:])
	for i, l := range lines {
		if i > 0 {
			l = "        " + l
		}
		w.line(level, "%s", l)
	}
}

// canBreak reports whether a line of Java may end here.
func canBreak(s string) bool {
	for _, end := range []string{"&&", "||", ",", "->", "?", ":", "=="} {
		if strings.HasSuffix(s, end) {
			return true
		}
	}
	return false
}

// doc writes a comment in front of a method.
func (w *writer) doc(format string, args ...any) {
	lines := fold(fmt.Sprintf(format, args...))
	if len(lines) == 1 {
		w.line(1, "/** %s */", lines[0])
		return
	}
	w.line(1, "/**")
	for _, l := range lines {
		w.line(1, " * %s", l)
	}
	w.line(1, " */")
}
