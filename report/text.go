package report

import (
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"

	"inspect/java/source"
)

// TextOptions for the text. The zero value prints findings in full, 100 columns
// wide, without colour.
type TextOptions struct {
	Width   int    // columns; 0: 100
	Colour  bool   // ANSI colour: a terminal that wants it reads this
	Stats   bool   // who solved it, seconds and sizes
	Verbose bool   // what is left out otherwise: methods that are unsupported or have nothing to check, all checks, reasons
	Named   bool   // the methods were asked for by name: each is shown
	Trace   string // full (the default); short: a line for each call, of each loop's iterations the first and the last; none
}

// defaultWidth is what a text keeps to, in columns, where no terminal says more.
const defaultWidth = 100

var colourOf = map[Verdict]string{
	Holds: "\x1b[32m", Nothing: "\x1b[2m", Needs: "\x1b[36m", Violated: "\x1b[31m", Vacuous: "\x1b[33m", Inconclusive: "\x1b[33m",
	Unsupported: "\x1b[35m", Failed: "\x1b[31m",
}

// Heading begins a report in a file, as text.
func (d *Document) Heading() string { return d.Tool.Name + " " + d.Tool.Version + " report\n\n" }

// Mark is what a report in a file matches: the heading of the text, or how the JSON
// document begins.
var Mark = regexp.MustCompile(`^(inspect \d+\.\d+\S* report\r?\n|\{\s*"schemaVersion":\s*\d+,\s*"tool":\s*\{\s*"name":\s*"inspect",)`)

// WriteText writes the document for people.
func (d *Document) WriteText(w io.Writer, o TextOptions) error {
	t := NewText(w, o)
	for _, r := range d.Results {
		t.Result(r)
	}
	return t.End(d)
}

// Text writes results for people one by one: findings in full, what holds in one
// line; what is counted only at the end.
type Text struct {
	w         io.Writer
	o         TextOptions
	withheld  []*Result // not shown so far
	started   bool
	multiline bool // what was printed last has several lines
	bounds    *Bounds
	err       error
}

// NewText begins a text.
func NewText(w io.Writer, o TextOptions) *Text {
	if o.Width == 0 {
		o.Width = defaultWidth
	}
	return &Text{w: w, o: o}
}

// Result writes what is to be said of a result now. Errors are kept for End.
func (t *Text) Result(r *Result) {
	if t.bounds == nil {
		b := r.Bounds.OfRun()
		t.bounds = &b
	}
	if !t.isShown(r) {
		t.withheld = append(t.withheld, r)
		return
	}
	t.show(r)
}

// isShown reports whether a result is shown by itself.
func (t *Text) isShown(r *Result) bool {
	switch {
	case t.o.Verbose:
		return true
	case r.isInterrupted():
		return false
	}
	return t.o.Named || r.Verdict != Unsupported && r.Verdict != Nothing
}

// isInterrupted reports whether the run ended before the method was decided.
func (r *Result) isInterrupted() bool { return r.Verdict == Inconclusive && r.Reason == "interrupted" }

func (t *Text) show(r *Result) {
	p := &printer{o: t.o, bounds: t.bounds}
	p.result(r)
	text := p.b.String()
	if text == "" {
		return
	}
	multiline := strings.Count(text, "\n") > 1
	if t.started && (multiline || t.multiline) {
		text = "\n" + text
	}
	t.started, t.multiline = true, multiline
	t.write(text)
}

func (t *Text) write(text string) {
	if t.err == nil {
		_, t.err = io.WriteString(t.w, text)
	}
}

// End writes what is said once, of all results, and gives the first error.
func (t *Text) End(d *Document) error {
	if len(d.Results) == 1 && len(t.withheld) == 1 && !d.Results[0].isInterrupted() {
		t.show(d.Results[0])
		t.withheld = nil
	}
	if len(d.Results)+d.NotChecked+d.NotReached == 0 {
		return t.err
	}
	p := &printer{o: t.o}
	if t.started {
		p.line("")
	}
	p.causes(t.withheld)
	p.judged(d)
	p.programs(d)
	for _, m := range d.Remedies {
		p.line("%s", m)
	}
	p.failures(d)
	p.summary(d, t.bounds)
	t.write(p.b.String())
	return t.err
}

type printer struct {
	b      strings.Builder
	o      TextOptions
	bounds *Bounds // of the run: what goes without saying
}

// line prints one line of any length.
func (p *printer) line(format string, args ...any) {
	s := fmt.Sprintf(format, args...)
	p.b.WriteString(strings.TrimRight(s, " "))
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
		case source.Columns(row)+1+source.Columns(w) > p.o.Width:
			p.line("%s", row)
			row = head + "    " + w
		default:
			row += " " + w
		}
	}
	p.line("%s", row)
}

// headline prints one line, however long, so that tools find all of it there.
func (p *printer) headline(v Verdict, h Headline, more ...string) {
	h.Text = strings.Join(append([]string{h.Text}, more...), "; ")
	if p.o.Colour {
		h.Status = colourOf[v] + h.Status + "\x1b[0m"
	}
	p.line("%s", h)
}

func (p *printer) result(r *Result) {
	switch {
	case r.Verdict == Violated:
		p.violated(r)
		if r.acceptedBy() != "" && !p.o.Verbose {
			return
		}
	case r.Verdict == Needs:
		p.needs(r)
	case r.Verdict.Good():
		p.headline(r.Verdict, r.Headline(), p.qualities(r)...)
		if p.o.Verbose {
			p.lines(r.Lines)
		}
	default:
		p.headline(r.Verdict, r.Headline())
		p.more(r)
		p.contradiction(r.Core)
		for _, q := range r.missed() {
			p.core(q.Core)
		}
	}
	if r.Verdict != Needs {
		p.needs(r)
	}
	if r.Verdict.Good() || p.o.Verbose {
		for _, g := range r.Ranges {
			p.folded("  %s", g)
		}
	}
	for _, t := range r.Throws {
		p.folded("  %s", t)
	}
	p.states(r.States)
	if p.o.Verbose || r.Verdict == Inconclusive {
		p.cutOffs(r.CutOff)
	}
	p.diagnostics(r)
	p.remedies(r)
	same := r.Bounds
	same.CallsBefore = nil
	if p.bounds != nil && same.String() != p.bounds.String() {
		p.folded("  bounds  %s", r.Bounds)
	}
	p.properties(r)
	p.stats(r)
}

// states prints in which states a method was checked, where not in those that were asked for.
func (p *printer) states(s *States) {
	if s == nil {
		return
	}
	if s.Any != "" {
		p.folded("  in any state: %s", s.Any)
	}
	if len(s.Without) > 0 && p.o.Verbose {
		p.folded("  not among the calls before it: %s", strings.Join(s.Without, ", "))
	}
	if s.Shorter != "" && p.o.Verbose {
		p.folded("  no more than %s before it: %s", plural(s.CallsBefore, "call"), s.Shorter)
	}
}

// violated prints the counterexamples: those that a baseline knows in one line each.
// What the source accepts is said at the end, with the reason.
func (p *printer) violated(r *Result) {
	multiline := false
	for i, c := range r.Counterexamples() {
		if a := c.Accepted; a != nil && !p.o.Verbose {
			if h := r.HeadlineOf(c); a.By == ByBaseline {
				h.Status = "known"
				p.line("%s", h)
			}
			continue
		}
		if multiline || i > 0 && p.b.Len() > 0 {
			p.line("")
		}
		p.counterexample(r, c)
		multiline = true
	}
}

// qualities are what is to be said of what holds, beside that.
func (p *printer) qualities(r *Result) []string {
	var out []string
	if r.Certified {
		out = append(out, "certified")
	}
	if n := r.Lines.never(); n > 0 {
		out = append(out, fmt.Sprintf("%d of %s never reached", n, plural(r.Lines.Statements, "statement")))
	}
	if s := r.States; s != nil && s.Any == "" && !s.CompleteInCalls {
		out = append(out, "after up to "+plural(s.CallsBefore, "call")+s.without())
	}
	unreachable := 0
	for _, q := range r.Properties {
		if q.Status == Unreachable && !OfLibrary(q.File) {
			unreachable++
		}
	}
	if unreachable > 0 {
		out = append(out, plural(unreachable, "check")+" never reached")
	}
	if !r.CompleteKnown && len(r.Properties) > 0 {
		out = append(out, "whether the bounds cut anything off was not decided")
	}
	if m := r.onlyRemedy(); m != nil {
		out = append(out, m.String())
	}
	return out
}

// onlyRemedy is what stands in the line of a method that holds.
func (r *Result) onlyRemedy() *Remedy {
	if r.Verdict.Good() && len(r.Remedies) == 1 {
		return &r.Remedies[0]
	}
	return nil
}

// remedies prints one line each; why is said above of what does not hold.
func (p *printer) remedies(r *Result) {
	if r.onlyRemedy() != nil {
		return
	}
	var printed []Remedy
	for _, m := range r.Remedies {
		if !r.Verdict.Good() {
			if m.isReproducer() {
				continue // it is said once, at the end
			}
			m.Why = ""
		}
		if !slices.Contains(printed, m) {
			printed = append(printed, m)
			p.folded("  remedy: %s", m)
		}
	}
}

// more prints what the reason says beyond its first line.
func (p *printer) more(r *Result) {
	if r.Verdict != Failed {
		return
	}
	_, rest, _ := strings.Cut(r.Reason, "\n")
	for _, l := range strings.Split(rest, "\n") {
		if l != "" {
			p.line("  %s", l)
		}
	}
}

// contradiction prints the clauses and bounds that exclude each other.
func (p *printer) contradiction(core []Reason) {
	for _, c := range core {
		switch {
		case c.Bound != "":
			p.folded("  contradiction  %s", c)
		case strings.HasPrefix(c.Text, "need: "): // nobody wrote it
			p.folded("  contradiction  %s", c.Text)
		default:
			p.folded("  contradiction  %s:%d:%d: %s", c.File, c.Line, c.Column, c.Text)
		}
	}
}

func (p *printer) cutOffs(cs []CutOff) {
	for _, c := range cs {
		switch {
		case c.Kind == ClassInitCut:
			p.folded("  left out at %s:%d: %s", c.File, c.Line, c.Detail)
		case slices.Contains([]string{LibraryCut, LettersCut, UnmeasuredCut, DivergingCut}, c.Kind):
			p.folded("  cut off at %s:%d: %s", c.File, c.Line, c.Detail)
		case c.Detail != "":
			bound := ""
			if c.Bound > 0 {
				bound = fmt.Sprintf(" beyond %d", c.Bound)
			}
			p.folded("  cut off %s%s at %s:%d: %s", c.Kind, bound, c.File, c.Line, c.Detail)
		case c.Kind == "specification":
			// Its loops, recursions and ranges share one condition.
			p.folded("  cut off specification at %s:%d could need more than --unwind, --recursion or --array-length", c.File, c.Line)
		default:
			p.folded("  cut off %s at %s:%d could go on beyond %d", c.Kind, c.File, c.Line, c.Bound)
		}
	}
}

// diagnostics prints them with their source lines. What the headline says of the
// first, and remedies that stand by themselves, are not said again.
func (p *printer) diagnostics(r *Result) {
	first := r.firstError()
	if r.Verdict != Unsupported && !(r.Verdict == Inconclusive && r.Reason == "bounds" && len(r.Core) == 0) {
		first = nil
	}
	for i := range r.Diagnostics {
		g := r.Diagnostics[i]
		if slices.ContainsFunc(r.Remedies, func(m Remedy) bool { return m.Do == g.Remedy || m.Flag != "" && strings.Contains(g.Remedy, m.Flag) }) {
			g.Remedy = ""
		}
		text := g.text(p.o.Width - 2)
		if first == &r.Diagnostics[i] && g.Code != "broken-file" {
			_, text, _ = strings.Cut(text, "\n")
		}
		p.b.WriteString(indent(text, "  "))
	}
}

// properties prints, when asked, how many there are and what became of those that
// do not simply hold.
func (p *printer) properties(r *Result) {
	if !p.o.Verbose && !p.o.Stats || len(r.Properties) == 0 {
		return
	}
	n := map[Verdict]int{}
	for _, q := range r.Properties {
		n[q.Status]++
	}
	var parts []string
	for _, v := range []Verdict{Holds, Needs, Violated, Unreachable, Unknown} {
		if n[v] > 0 {
			parts = append(parts, count(v, n[v]))
		}
	}
	p.line("  checked %s: %s", plurals(len(r.Properties), "property", "properties"), strings.Join(parts, ", "))
	if r.Verdict == Holds && r.CompleteKnown && r.Complete {
		p.line("  complete: no loop, recursion or allocation reaches its bound")
	}
	for _, q := range r.Properties {
		if q.Status == Unreachable && !OfLibrary(q.File) {
			p.unreachable(q)
		}
	}
}

// stats prints, when asked, who decided, and what it took.
func (p *printer) stats(r *Result) {
	if !p.o.Stats {
		return
	}
	if r.Backend != "" {
		p.line("  solved  %s, %s", r.Encoding, r.Backend)
	}
	p.certificate(r.Certificate)
	s, z := r.Seconds, r.Size
	p.line("  seconds front %.3f, encode %.3f, solve %.3f, total %.3f", s.Front, s.Encode, s.Solve, s.Total)
	p.line("  size    %d nodes, %d edges, %d assertions, %d terms", z.Nodes, z.Edges, z.Assertions, z.Terms)
}

// Text is the diagnostic for people, with the source line where there is one.
func (g Diagnostic) Text() string { return g.text(defaultWidth) }

// Plain is the diagnostic without an excerpt of the source, as one that was read from
// JSON has none.
func (g Diagnostic) Plain() string {
	g.of = nil
	return strings.TrimRight(g.Text(), "\n")
}

func (g Diagnostic) text(columns int) string {
	s := g.Severity + ": " + g.Message
	if g.File != "" {
		s = fmt.Sprintf("%s:%d:%d: %s", g.File, g.Line, g.Column, s)
	}
	if g.Code != "" {
		s += " [" + g.Code + "]"
	}
	s += "\n"
	if g.of != nil {
		s += g.of.Span.ExcerptWithin("    ", columns)
	}
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
