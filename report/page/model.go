package page

import (
	"cmp"
	"fmt"
	"html/template"
	"slices"
	"strings"

	"inspect/internal/files"
	"inspect/java/source"
	"inspect/report"
	"inspect/report/draw"
)

// model is what the template prints.
type model struct {
	Policy, Tool template.HTML
	Style        template.CSS
	Script       template.JS
	Arrows       template.HTML
	Title        string
	Summary      string
	Verdicts     []verdict
	Diagnostics  []string // of the input and the run
	Stale        string   // of the sources
	Results      []result
}

// verdict counts the methods that have it.
type verdict struct {
	Name, Words string
	Count       int
}

type result struct {
	ID, Verdict, Name, Headline string
	Details                     []string // of what is no violation
	Remedies                    []string
	Shown                       [][]counterexample // the first of a property, with the others of it
}

type counterexample struct {
	Headline, Status string
	First            string // of the path
	Source           []excerpt
	Steps            []step
	Frames           []frame
	Because          []part
	Outcome          string
	Notes            []string
}

// excerpt is the part of a file around the path.
type excerpt struct {
	File  string
	Lines []line
}

type line struct {
	Number           int
	Place, Text      string
	Executed, Broken bool
}

type step struct {
	Frame       int // the last that it or a step before it leads to
	Place, Text string
	Line        int
	Depth       int
	Kind        string
	Changes     []string
	Variables   string // those of its activation, after it
}

type frame struct {
	Index   int
	Caption string
	Drawing template.HTML
}

type part struct {
	Depth             int
	Name, Value, Note string
}

func join(s []string) string { return strings.Join(s, ", ") }

// largest is the size, in bytes, of the largest source file that a page shows.
const largest = 64 << 20

// Files gives the lines of files, which it reads once.
func Files() func(file string) []string {
	seen := map[string][]string{}
	return func(file string) []string {
		lines, ok := seen[file]
		if !ok {
			if text, err := files.Read(file, largest); err == nil {
				lines = linesOf(source.NewFile(file, strings.TrimPrefix(string(text), "\ufeff")))
			}
			seen[file] = lines
		}
		return lines
	}
}

// linesOf are the lines of a file, as positions count them.
func linesOf(f *source.File) []string {
	out := make([]string, f.LineCount())
	for i := range out {
		out[i] = f.Line(i + 1)
	}
	return out
}

func (p *Page) path(file string) string {
	if p.Path == nil {
		return file
	}
	return p.Path(file)
}

// model puts the document in the template's terms: findings first.
func (p *Page) model() *model {
	d := p.Document
	m := &model{
		Policy: template.HTML(policy()), Style: template.CSS(style), Script: template.JS(script), Arrows: draw.Arrows,
		Tool:    template.HTML(fmt.Sprintf("<!-- %s %s -->", template.HTMLEscapeString(d.Tool.Name), template.HTMLEscapeString(d.Tool.Version))),
		Summary: d.Summary(), Stale: p.stale(),
	}
	parts := strings.Split(m.Summary, "; ")
	m.Title = "inspect: " + parts[max(0, slices.IndexFunc(parts, func(s string) bool { return strings.Contains(s, " method") }))]
	for _, g := range d.Diagnostics {
		m.Diagnostics = append(m.Diagnostics, g.Plain())
	}
	for _, r := range d.Results {
		i := slices.IndexFunc(m.Verdicts, func(v verdict) bool { return v.Name == string(r.Verdict) })
		if i < 0 {
			i = len(m.Verdicts)
			m.Verdicts = append(m.Verdicts, verdict{Name: string(r.Verdict), Words: r.Verdict.Words()})
		}
		m.Verdicts[i].Count++
		m.Results = append(m.Results, p.result(r))
	}
	slices.SortStableFunc(m.Verdicts, func(a, b verdict) int { return cmp.Compare(order(a.Name), order(b.Name)) })
	slices.SortStableFunc(m.Results, func(a, b result) int { return cmp.Compare(order(a.Verdict), order(b.Verdict)) })
	return m
}

// order puts the most severe first, and what is to be seen to before what holds.
func order(verdict string) int {
	v := report.Verdict(verdict)
	n := 2 * slices.Index([]int{report.ExitViolated, report.ExitFault, report.ExitInconclusive, report.ExitInput, report.ExitHolds}, v.Exit())
	if v == report.Needs {
		n--
	}
	return n
}

func (p *Page) result(r *report.Result) result {
	out := result{ID: r.Name(), Verdict: string(r.Verdict), Name: r.Name(), Headline: p.headline(r.Headline())}
	for _, m := range r.Remedies {
		out.Remedies = append(out.Remedies, m.String())
	}
	for _, c := range r.Counterexamples() {
		var shown []counterexample
		for _, x := range c.All() {
			shown = append(shown, p.counterexample(r, x))
		}
		out.Shown = append(out.Shown, shown)
	}
	if len(out.Shown) > 0 {
		return out
	}
	if r.Verdict != report.Holds && r.Verdict != report.Nothing && r.Reason != "" {
		out.Details = append(out.Details, r.Reason)
	}
	for _, g := range r.Diagnostics {
		out.Details = append(out.Details, g.Plain())
	}
	for _, t := range r.Throws {
		out.Details = append(out.Details, t.String())
	}
	if r.Lines != nil {
		for _, l := range r.Lines.NeverReached {
			out.Details = append(out.Details, fmt.Sprintf("never reached %s:%d: %s", p.path(l.File), l.Line, l.Text))
		}
	}
	return out
}

func (p *Page) headline(h report.Headline) string {
	h.File = p.path(h.File)
	return h.String()
}

func (p *Page) counterexample(r *report.Result, c *report.Counterexample) counterexample {
	out := counterexample{Headline: p.headline(r.HeadlineOf(c)), Status: c.StatusText()}
	if c.Reason != "" {
		out.Status += ": " + c.Reason
	}
	if c.JVM != nil {
		out.Status += "; JVM: " + strings.TrimSpace(c.JVM.Status+" "+c.JVM.Observed+c.JVM.Reason)
	}
	out.First = "before the call"
	if len(c.Calls) > 0 {
		out.First = "before the calls"
	}
	frames := c.Frames()
	for i, f := range frames {
		out.Frames = append(out.Frames, frame{i, caption(c, f), template.HTML(draw.Part(caption(c, f), f.Graph))})
	}
	vars := variables{}
	at := 0
	for i, s := range c.Steps {
		for at+1 < len(frames)-1 && frames[at+1].Step <= i {
			at++
		}
		out.Steps = append(out.Steps, step{
			Frame: at, Place: place(s.File, s.Line), Line: s.Line, Text: s.Text, Depth: s.Depth, Kind: s.Kind, Changes: changes(s), Variables: vars.after(s),
		})
	}
	out.Source = p.excerpts(r, c)
	out.Outcome = outcome(c)
	out.Because = because(c)
	out.Notes = notes(c)
	return out
}

func outcome(c *report.Counterexample) string {
	o := c.Outcome
	switch {
	case o.Kind == "returned" && o.Value != "":
		return `\result = ` + o.Value
	case o.Kind == "threw":
		return "throws " + o.Value
	}
	return o.Detail
}

func caption(c *report.Counterexample, f report.Frame) string {
	switch f.Step {
	case -1:
		return "before"
	case len(c.Steps):
		return "after"
	}
	if s := c.Steps[f.Step]; s.Kind == report.SequenceStep {
		return "after " + s.Text
	}
	return fmt.Sprintf("after line %d: %s", c.Steps[f.Step].Line, c.Steps[f.Step].Text)
}

func changes(s report.Step) []string {
	var out []string
	for _, x := range s.Changes {
		out = append(out, x.Name+" = "+x.Value)
	}
	return out
}

// variables are the local variables of each activation, by its depth.
type variables map[int][]report.NamedValue

// after makes the changes of a step, and prints the variables of its activation.
func (v variables) after(s report.Step) string {
	for depth := range v {
		if depth > s.Depth {
			delete(v, depth)
		}
	}
	for _, x := range s.Changes {
		if strings.ContainsAny(x.Name, ".[#") {
			continue // part of the heap
		}
		i := slices.IndexFunc(v[s.Depth], func(y report.NamedValue) bool { return y.Name == x.Name })
		if i < 0 {
			i = len(v[s.Depth])
			v[s.Depth] = append(v[s.Depth], x)
		}
		v[s.Depth][i].Value = x.Value
	}
	var out []string
	for _, x := range v[s.Depth] {
		out = append(out, x.Name+" = "+x.Value)
	}
	return strings.Join(out, "\n")
}

func place(file string, line int) string { return fmt.Sprintf("%s:%d", file, line) }

// contextLines is how many lines stand before and behind those of the path.
const contextLines = 2

// excerpts are the lines of the files that the path comes through, from the first of
// them to the last in each file, the method's and the broken clause's among them.
func (p *Page) excerpts(r *report.Result, c *report.Counterexample) []excerpt {
	var files []string
	lines := map[string][]int{}
	executed := map[string]bool{}
	add := func(file string, n int) {
		if file == "" || n == 0 || p.Source == nil {
			return
		}
		if lines[file] == nil {
			files = append(files, file)
		}
		lines[file] = append(lines[file], n)
	}
	add(r.File, r.Line)
	for _, s := range c.Steps {
		add(s.File, s.Line)
		executed[place(s.File, s.Line)] = true
	}
	add(c.Place.File, c.Place.Line)
	broken := place(c.Place.File, c.Place.Line)
	var out []excerpt
	for _, f := range files {
		text := p.Source(f)
		e := excerpt{File: p.path(f)}
		slices.Sort(lines[f])
		last := 0
		for _, n := range lines[f] {
			for k := max(n-contextLines, last+1, 1); k <= min(n+contextLines, len(text)); k++ {
				if last > 0 && k > last+1 {
					e.Lines = append(e.Lines, line{})
				}
				at := place(f, k)
				e.Lines = append(e.Lines, line{k, at, text[k-1], executed[at], at == broken})
				last = k
			}
		}
		if len(e.Lines) > 0 {
			out = append(out, e)
		}
	}
	return out
}

func because(c *report.Counterexample) []part {
	b := c.Because
	if b == nil {
		return nil
	}
	var out []part
	if b.Fault != "" {
		out = append(out, part{Note: b.Fault})
	}
	if b.Undefined != "" {
		out = append(out, part{Note: "undefined: " + b.Undefined})
	}
	for _, w := range b.Witness {
		out = append(out, part{Name: w.Name, Value: w.Value, Note: "of the quantifier"})
	}
	for _, v := range b.Values {
		out = append(out, part{v.Depth, v.Name, v.Value, v.Note})
	}
	return out
}

// notes are what else is known of a counterexample: calls that come to it, and when the check passes.
func notes(c *report.Counterexample) (out []string) {
	if len(c.ReachedBy) > 0 {
		out = append(out, "these calls break it, too\n"+strings.Join(c.ReachedBy, "\n"))
	}
	if c.UnreachedBy > 0 {
		out = append(out, report.Unreached(c.UnreachedBy))
	}
	if c.Hint != "" {
		out = append(out, "the check passes where "+c.Hint)
	}
	return out
}
