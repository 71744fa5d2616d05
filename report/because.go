package report

import (
	"fmt"
	"strings"

	"inspect/source"
)

// because explains the broken clause, with a caret line under the part that
// fails, or the operand of an exception.
func (p *printer) because(b *Because) {
	if b == nil {
		return
	}
	what := "is false"
	switch {
	case b.Fault != "":
		what = b.Fault
	case b.Undefined != "":
		what = "is undefined: " + b.Undefined
	}
	p.folded("  because %s:%d:%d: %s", b.Place.File, b.Place.Line, b.Place.Column, what)
	p.b.WriteString(b.Place.excerpt())
	if at := b.UndefinedAt; at != nil && (at.Line != b.Place.Line || at.Column != b.Place.Column) {
		p.line("    undefined at %s:%d:%d", at.File, at.Line, at.Column)
	}
	var rows []Part
	for _, v := range b.Witness {
		rows = append(rows, Part{Name: "for " + v.Name, Value: v.Value})
	}
	p.parts(append(rows, b.Values...))
}

// difference says where the replayed path parts from the model's.
func (p *printer) difference(d *Difference) {
	if d == nil {
		return
	}
	p.line("  first difference at %s:%d:%d", d.Place.File, d.Place.Line, d.Place.Column)
	p.b.WriteString(d.Place.excerpt())
	p.parts(d.Values)
	p.folded("    the model %s", d.Model)
	p.folded("    the run   %s", d.Run)
}

// minimized says how small the counterexample is.
func (p *printer) minimized(m *Minimized) {
	if m == nil {
		return
	}
	if len(m.Least) == 3 {
		p.line("  smallest: fewest objects (%d), then steps (%d), then integers nearest zero", m.Objects, m.Steps)
		return
	}
	of := "nothing was proved least in the time given"
	if len(m.Least) > 0 {
		of = "least are only its " + strings.Join(m.Least, " and ")
	}
	p.folded("  small: %d objects, %d steps; %s (--minimize full goes on)", m.Objects, m.Steps, of)
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
		case n <= 80:
			p.line("%s   (%s)", line, r.Note)
		default:
			p.line("%s", line)
			p.line("      %s(%s)", strings.Repeat("  ", r.Depth), r.Note)
		}
	}
}
