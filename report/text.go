package report

import (
	"fmt"
	"io"
	"regexp"
	"sort"
	"strings"

	"inspect/source"
)

// TextOptions for WriteText. The zero value prints everything without colour.
type TextOptions struct {
	Colour bool   // ANSI colour: a terminal that wants it reads this
	Stats  bool   // seconds and sizes
	Trace  string // full (the default); short: a line for each call, of each loop's iterations the first and the last; none
}

var colourOf = map[Verdict]string{
	Holds: "\x1b[32m", Nothing: "\x1b[2m", Violated: "\x1b[31m", Vacuous: "\x1b[33m", Inconclusive: "\x1b[33m",
	Unsupported: "\x1b[35m", Failed: "\x1b[31m",
}

// Heading begins a report in a file, as text.
func (d *Document) Heading() string { return d.Tool.Name + " " + d.Tool.Version + " report\n\n" }

// Mark is what a report in a file matches: the heading of the text, or how the JSON
// document begins.
var Mark = regexp.MustCompile(`^(inspect \d+\.\d+\S* report\r?\n|\{\s*"schemaVersion":\s*\d+,\s*"tool":\s*\{\s*"name":\s*"inspect",)`)

// WriteText writes the document for people.
func (d *Document) WriteText(w io.Writer, o TextOptions) error {
	p := &printer{o: o}
	for i, r := range d.Results {
		if i > 0 {
			p.line("")
		}
		p.result(r)
	}
	if len(d.Results)+d.NotChecked > 1 {
		p.line("")
		p.line("%s", d.summary())
	}
	_, err := io.WriteString(w, p.b.String())
	return err
}

func (d *Document) summary() string {
	n := map[Verdict]int{}
	for _, r := range d.Results {
		n[r.Verdict]++
	}
	var parts []string
	for _, v := range []Verdict{Holds, Nothing, Violated, Vacuous, Inconclusive, Unsupported, Failed} {
		if n[v] > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n[v], v.Words()))
		}
	}
	if d.NotChecked > 0 {
		parts = append(parts, fmt.Sprintf("%d not checked", d.NotChecked))
	}
	return fmt.Sprintf("%d methods: %s", len(d.Results)+d.NotChecked, strings.Join(parts, ", "))
}

// width is what reports keep to, in columns.
const width = 80

type printer struct {
	b strings.Builder
	o TextOptions
}

func (p *printer) line(format string, args ...any) {
	s := fmt.Sprintf(format, args...)
	p.b.WriteString(strings.TrimRight(s, " "))
	p.b.WriteByte('\n')
}

// wrapped is line for text that may be long: it goes on below its second word.
func (p *printer) wrapped(format string, args ...any) {
	s := fmt.Sprintf(format, args...)
	head := s[:len(s)-len(strings.TrimLeft(s, " "))]
	col := len(head)
	for i, w := range strings.Fields(s) {
		n := source.Columns(w)
		switch {
		case i == 0:
			w = head + w
		case i == 1:
			w, n = "  "+w, n+2
		case col+1+n > width:
			w, col = "\n          "+w, 10
		default:
			w, n = " "+w, n+1
		}
		p.b.WriteString(w)
		col += n
	}
	p.b.WriteByte('\n')
}

// folded is line for text that may be long; it goes on four columns further in.
func (p *printer) folded(format string, args ...any) {
	s := fmt.Sprintf(format, args...)
	head := s[:len(s)-len(strings.TrimLeft(s, " "))]
	row := head
	for i, w := range strings.Split(s[len(head):], " ") {
		switch {
		case i == 0:
			row += w
		case source.Columns(row)+1+source.Columns(w) > width:
			p.line("%s", row)
			row = head + "    " + w
		default:
			row += " " + w
		}
	}
	p.line("%s", row)
}

func (p *printer) verdict(v Verdict) string {
	if p.o.Colour {
		return colourOf[v] + v.Words() + "\x1b[0m"
	}
	return v.Words()
}

func (p *printer) result(r *Result) {
	word := p.verdict(r.Verdict)
	if r.Reason != "" {
		word += " (" + r.Reason + ")"
	}
	if r.Verdict == Holds {
		word += " within the bounds"
	}
	if r.Certified {
		word += ", certified"
	}
	p.line("%s.%s: %s", r.Class, r.Method, word)
	p.line("  at      %s:%d", r.File, r.Line)
	p.line("  bounds  %s", r.Bounds)
	if r.Backend != "" {
		p.line("  solved  %s, %s", r.Encoding, r.Backend)
	}
	p.certificate(r.Certificate)
	if p.o.Stats {
		s, z := r.Seconds, r.Size
		p.line("  seconds front %.3f, encode %.3f, solve %.3f, total %.3f", s.Front, s.Encode, s.Solve, s.Total)
		p.line("  size    %d nodes, %d edges, %d assertions, %d terms", z.Nodes, z.Edges, z.Assertions, z.Terms)
	}
	p.checked(r)
	for _, t := range r.Throws {
		p.folded("  %s", t)
	}
	p.lines(r.Lines)
	for _, c := range r.CutOff {
		if c.Detail != "" {
			bound := ""
			if c.Bound > 0 {
				bound = fmt.Sprintf(" beyond %d", c.Bound)
			}
			p.folded("  cut off %s%s at %s:%d: %s", c.Kind, bound, c.File, c.Line, c.Detail)
			continue
		}
		if c.Kind == "specification" {
			// Its loops, recursions and ranges share one condition.
			p.line("  cut off specification at %s:%d could need more than --unwind, --recursion or --array-length", c.File, c.Line)
			continue
		}
		p.line("  cut off %s at %s:%d could go on beyond %d", c.Kind, c.File, c.Line, c.Bound)
	}
	for _, c := range r.Core {
		if c.Bound != "" {
			p.wrapped("  contradiction  %s", c)
		} else {
			p.wrapped("  contradiction  %s:%d:%d: %s", c.File, c.Line, c.Column, c.Text)
		}
	}
	p.remedies(r.Core)
	for _, g := range r.Diagnostics {
		p.b.WriteString(indent(g.Text(), "  "))
	}
	for i, c := range r.Counterexamples() {
		if i > 0 {
			p.line("")
		}
		p.counterexample(c)
	}
}

// checked prints how many properties there are and what became of those that
// do not simply hold.
func (p *printer) checked(r *Result) {
	if len(r.Properties) == 0 {
		return
	}
	n := map[Verdict]int{}
	for _, q := range r.Properties {
		n[q.Status]++
	}
	var parts []string
	for _, v := range []Verdict{Holds, Violated, Unreachable, Unknown} {
		if n[v] > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n[v], v))
		}
	}
	p.line("  checked %d properties: %s", len(r.Properties), strings.Join(parts, ", "))
	switch {
	case r.Verdict != Holds:
	case !r.CompleteKnown:
		p.line("  complete unknown: whether the bounds cut anything off was not decided")
	case r.Complete:
		p.line("  complete: no loop, recursion or allocation reaches its bound")
	}
	for _, q := range r.Properties {
		if q.Status == Unreachable {
			p.unreachable(q)
		}
	}
}

// defaultConstant is the constant limit that goes without saying.
const defaultConstant = 64

// String prints the bounds on one line.
func (b Bounds) String() string {
	objects := fmt.Sprintf("objects %d", b.Objects["default"])
	var own []string
	for k, v := range b.Objects {
		if k != "default" {
			own = append(own, fmt.Sprintf("%s=%d", k, v))
		}
	}
	sort.Strings(own)
	if len(own) > 0 {
		objects += " (" + strings.Join(own, ", ") + ")"
	}
	if b.Total {
		objects += " in all"
	}
	s := fmt.Sprintf("bits %d, %s, array length %d, unwind %d, recursion %d", b.Bits, objects, b.ArrayLength, b.Unwind, b.Recursion)
	if b.Constant != defaultConstant {
		s += fmt.Sprintf(", constant limit %d", b.Constant)
	}
	for _, p := range b.Places {
		s += fmt.Sprintf(", %s %s=%d", p.Bound, p.Place, p.Value)
	}
	return s
}

// Text is the diagnostic for people, with the source line where there is one.
func (g Diagnostic) Text() string {
	if g.of != nil {
		return g.of.Format()
	}
	s := g.Severity + ": " + g.Message
	if g.File != "" {
		s = fmt.Sprintf("%s:%d:%d: %s", g.File, g.Line, g.Column, s)
	}
	if g.Code != "" {
		s += " [" + g.Code + "]"
	}
	s += "\n"
	if g.Remedy != "" {
		s += "    remedy: " + g.Remedy + "\n"
	}
	return s
}

func indent(s, by string) string {
	var b strings.Builder
	for _, l := range strings.SplitAfter(s, "\n") {
		if l != "" {
			b.WriteString(by + l)
		}
	}
	return b.String()
}

// oneLine joins a text of several lines, without the margins that annotations
// may have.
func oneLine(s string) string { return source.OneLine(s) }
