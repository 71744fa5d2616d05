package report

import (
	"fmt"
	"strings"

	"inspect/java/source"
)

// isAtLine reports whether the explanation is of the source line at a place, so that
// one excerpt shows both.
func (b *Because) isAtLine(at Place) bool {
	return b != nil && b.Place.span.Valid() && b.Place.File == at.File && b.Place.Line == at.Line
}

// wrong says what is wrong with the part that the explanation is of, "" where the
// headline does.
func (b *Because) wrong(kind string) string {
	switch {
	case b.Fault != "" && (exceptions[kind] != "" || strings.HasSuffix(b.Fault, " is null") || strings.HasSuffix(b.Fault, " leaves the method")):
		return ""
	case b.Fault != "":
		return b.Fault
	case b.Undefined != "":
		return "is undefined: " + b.Undefined
	}
	return "is false"
}

// because explains the broken clause: with a caret line under the part that fails,
// or the operand of an exception, unless that stands under the headline; and by
// the values of its parts.
func (p *printer) because(b *Because, kind string, above bool) {
	if b == nil {
		return
	}
	var rows []Part
	for _, v := range b.Witness {
		rows = append(rows, Part{Name: "for " + v.Name, Value: v.Value})
	}
	rows = append(rows, b.Values...)
	switch {
	case !above:
		p.folded("  because %s:%d:%d: %s", b.Place.File, b.Place.Line, b.Place.Column, b.because(kind))
		p.excerpt(b.Place, "")
	case len(rows) > 0:
		p.line("  because")
	}
	if at := b.UndefinedAt; at != nil && (at.Line != b.Place.Line || at.Column != b.Place.Column) {
		p.line("    undefined at %s:%d:%d", at.File, at.Line, at.Column)
	}
	p.parts(rows)
}

// because is wrong, in full.
func (b *Because) because(kind string) string {
	if b.Fault != "" {
		return b.Fault
	}
	return b.wrong(kind)
}

// difference says where the replayed path parts from the model's.
func (p *printer) difference(d *Difference) {
	if d == nil {
		return
	}
	p.line("  first difference at %s:%d:%d", d.Place.File, d.Place.Line, d.Place.Column)
	p.excerpt(d.Place, "")
	p.parts(d.Values)
	p.folded("    the model %s", d.Model)
	p.folded("    the run   %s", d.Run)
}

// measures are what a counterexample is made small by, in order of importance.
var measures = []string{"objects", "values", "steps"}

// minimized says how small the counterexample is.
func (p *printer) minimized(m *Minimized) {
	if m == nil {
		return
	}
	size := fmt.Sprintf("%s, %s", plural(m.Objects, "object"), plural(m.Steps, "step"))
	if len(m.Least) == len(measures) {
		p.line("  smallest: fewest objects, then values nearest zero, then fewest steps (%s)", size)
		return
	}
	of := "nothing was proved least with the effort given"
	if len(m.Least) > 0 {
		of = "least are only its " + strings.Join(m.Least, " and ")
	}
	p.folded("  small: %s; %s (--effort full goes on)", size, of)
}

// widest is the most columns that the names of a table of values take up; what
// is longer is cut in the middle.
const widest = 48

// parts prints a table: the names, nested; the values, aligned; the notes.
func (p *printer) parts(rows []Part) {
	names := make([]string, len(rows))
	width := 0
	for i, r := range rows {
		names[i] = strings.Repeat("  ", r.Depth) + source.Cut(r.Name, max(widest-2*r.Depth, 16), true)
		width = max(width, source.Columns(names[i]))
	}
	for i, r := range rows {
		pad := strings.Repeat(" ", width-source.Columns(names[i]))
		line := fmt.Sprintf("    %s%s = %s", names[i], pad, r.Value)
		switch n := source.Columns(line) + source.Columns(r.Note) + 5; {
		case r.Note == "":
			p.line("%s", line)
		case n <= p.o.Width:
			p.line("%s   (%s)", line, r.Note)
		default:
			p.line("%s", line)
			p.line("      %s(%s)", strings.Repeat("  ", r.Depth), r.Note)
		}
	}
}
