package report

import (
	"fmt"
	"slices"
	"strings"

	"inspect/java/source"
)

// A trace is the tree of an execution's steps: behind the beginning of an
// iteration stands its body, behind a call what happens in it.
//
//	43  [edge < end]
//	43  iteration 1
//	44    > call DijkstraShortestPath.relax
//	52      int target = graph.target(edge);          target = 2
//
// The short one has a line for each call and leaves out the iterations of a
// loop between the first and the last:
//
//	 8    s += add(v)                                 s = 2
//	      … iterations 2 to 3                         T#1.total = 6, s = 12
//	10  > add(3) → 14                                 T#1.total = 14
type trace struct {
	step Step
	back *Step // of a call: its return, if it comes to one
	kids []*trace
}

// Kinds of steps, as in the document.
const (
	branchStep    = "branch"
	callStep      = "call"
	returnStep    = "return"
	iterationStep = "iteration"
	// SequenceStep is a line of the calls that make the state before the method, with all that the
	// call changes. Its place is where what it calls is declared.
	SequenceStep = "sequence"
)

// Arrange says how the trace for people shows a step: the number of iterations
// around it, in all activations, and for a call its expression.
func (s *Step) Arrange(nesting int, source string) { s.nesting, s.source = nesting, source }

func (s *Step) level() int { return s.Depth + s.nesting }

// traces builds the trees of steps.
func traces(steps []Step) []*trace {
	list, _ := subtraces(steps, 0, -1)
	return list
}

// subtraces reads the steps from i on whose level is above that given; it gives
// the first index behind them.
func subtraces(steps []Step, i, above int) ([]*trace, int) {
	var out []*trace
	for i < len(steps) && steps[i].level() > above {
		t := &trace{step: steps[i]}
		i++
		if t.step.Kind == callStep || t.step.Kind == iterationStep {
			t.kids, i = subtraces(steps, i, t.step.level())
		}
		if t.step.Kind == callStep && i < len(steps) && steps[i].Kind == returnStep && steps[i].Depth == t.step.Depth {
			t.back = &steps[i]
			i++
		}
		out = append(out, t)
	}
	return out, i
}

// inLastCall are the steps without the lines of the calls, which say themselves what they are.
func inLastCall(steps []Step) []Step {
	n := 0
	for n < len(steps) && steps[n].Kind == SequenceStep {
		n++
	}
	if n == 0 {
		return steps
	}
	steps = slices.Clone(steps[n:])
	for i := range steps {
		steps[i].Depth--
	}
	return steps
}

// path prints the steps.
func (p *printer) path(steps []Step) {
	steps = inLastCall(steps)
	if p.o.Trace == "none" || len(steps) == 0 {
		return
	}
	p.line("  path")
	if p.o.Trace == "short" {
		p.shortTrace(traces(steps), 0)
		return
	}
	for _, s := range steps {
		p.step(s, s.level())
	}
}

// shortTrace prints one line for each call, and of each loop's iterations the
// first and the last.
func (p *printer) shortTrace(ts []*trace, level int) {
	for i := 0; i < len(ts); i++ {
		t := ts[i]
		switch t.step.Kind {
		case callStep:
			p.call(t, level)
		case iterationStep:
			last := i
			for last+1 < len(ts) && isSameLoop(&ts[last+1].step, &t.step) {
				last++
			}
			p.step(t.step, level)
			p.shortTrace(t.kids, level+1)
			if last-i > 1 {
				p.between(ts[i+1:last], level)
			}
			if last > i {
				p.step(ts[last].step, level)
				p.shortTrace(ts[last].kids, level+1)
			}
			i = last
		default:
			p.step(t.step, level)
		}
	}
}

// isSameLoop reports whether b is an iteration of the loop that a is one of.
func isSameLoop(a, b *Step) bool {
	return a.Kind == iterationStep && a.Line == b.Line && a.File == b.File && a.level() == b.level()
}

// call prints a call as one line: the expression, its value, and what it changed
// on the heap. A call that does not come back is shown with what it did.
func (p *printer) call(t *trace, level int) {
	text := t.step.source
	if text == "" {
		text = strings.TrimPrefix(t.step.Text, "call ")
	}
	e := effects{heapOnly: true}
	e.collect(t, t.step.Depth)
	if t.back == nil {
		p.row(t.step.Line, level, "> "+text, nil)
		p.shortTrace(t.kids, level+1)
		return
	}
	for _, c := range t.back.Changes { // of a call by its contract: that has no body to return from
		if c.Name == "\\result" {
			e.result = c.Value
		}
	}
	if e.result != "" {
		text += " → " + e.result
	}
	p.row(t.step.Line, level, "> "+text, e.list())
}

// between prints the iterations left out as one line.
func (p *printer) between(ts []*trace, level int) {
	e := effects{}
	for _, t := range ts {
		e.collect(t, t.step.Depth)
	}
	text := fmt.Sprintf("… %d more iterations", len(ts))
	if len(ts) == 1 {
		text = "… 1 more iteration"
	}
	p.row(0, level, text, e.list())
}

// effects gathers the last values of what changes in a part of a trace.
type effects struct {
	heapOnly bool // fields, elements and statics only
	names    []string
	values   map[string]string
	result   string // of the activation itself
}

// collect the changes of t and below; local variables only of the activation at
// the depth given.
func (e *effects) collect(t *trace, depth int) {
	for _, c := range t.step.Changes {
		name := variable(c.Name)
		switch {
		case name == "\\result":
			if t.step.Depth == depth+1 {
				e.result = c.Value
			}
			continue
		case isOnHeap(name):
		case e.heapOnly || t.step.Depth > depth || t.step.Kind == callStep:
			continue
		}
		if _, known := e.values[name]; !known {
			e.names = append(e.names, name)
		}
		if e.values == nil {
			e.values = map[string]string{}
		}
		e.values[name] = c.Value
	}
	for _, k := range t.kids {
		e.collect(k, depth)
	}
}

// isOnHeap reports whether the name is of a field, an element or a static field, which are
// qualified, and not of a local variable.
func isOnHeap(name string) bool { return strings.ContainsAny(name, ".[#") }

// mostEffects is how many changes stand for a part left out.
const mostEffects = 4

func (e *effects) list() []string {
	var out []string
	for i, n := range e.names {
		if i == mostEffects && len(e.names) > mostEffects+1 {
			return append(out, fmt.Sprintf("%d more", len(e.names)-mostEffects))
		}
		out = append(out, n+" = "+e.values[n])
	}
	return out
}

// variable is the name of a variable as in the source: variables of nested
// activations carry a suffix behind an apostrophe.
func variable(name string) string {
	name, _, _ = strings.Cut(name, "'")
	return name
}

// step prints one step of the full trace.
func (p *printer) step(s Step, level int) {
	text := s.Text
	switch s.Kind {
	case branchStep:
		text = "[" + text + "]"
	case callStep:
		text = "> " + text
	case returnStep:
		text = "< " + text
	}
	var ch []string
	for _, c := range s.Changes {
		ch = append(ch, variable(c.Name)+" = "+c.Value)
	}
	p.row(s.Line, level, text, ch)
}

const (
	textColumn   = 10 // where a step's text begins
	changeColumn = 48 // where its changes begin, if the text leaves room
	deepestLevel = 12 // from here on, steps are not indented further
)

// row prints a line of the trace: the source line, the text and the changes,
// which go to lines of their own where they do not fit.
func (p *printer) row(line, level int, text string, changes []string) {
	indent := textColumn + 2*min(level, deepestLevel)
	left := strings.Repeat(" ", indent)
	if line > 0 {
		left = fmt.Sprintf("    %4d", line) + left[8:]
	}
	left += source.Cut(text, p.o.Width-indent, false)
	right := strings.Join(changes, ", ")
	have, want := source.Columns(left), source.Columns(right)
	switch {
	case want == 0:
		p.line("%s", left)
	case have+2 <= changeColumn && changeColumn+want <= p.o.Width:
		p.line("%s%s%s", left, strings.Repeat(" ", changeColumn-have), right)
	case have+2+want <= p.o.Width:
		p.line("%s%s%s", left, strings.Repeat(" ", p.o.Width-have-want), right)
	default:
		p.line("%s", left)
		for _, l := range fill(changes, p.o.Width-indent-4) {
			p.line("%s%s", strings.Repeat(" ", indent+4), l)
		}
	}
}

// fill joins parts by commas to lines of at most n columns, or of one part.
func fill(parts []string, n int) []string {
	var out []string
	for i, s := range parts {
		if i < len(parts)-1 {
			s += ","
		}
		if k := len(out) - 1; k >= 0 && source.Columns(out[k])+1+source.Columns(s) <= n {
			out[k] += " " + s
		} else {
			out = append(out, s)
		}
	}
	return out
}
