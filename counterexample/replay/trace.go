package replay

import (
	"fmt"

	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
)

// trace records the steps of an execution.
type trace struct {
	m     *Machine
	steps []Step
	depth int   // of calls; the checked method is entered at -1
	loops []int // iteration numbers of the loops around, by nesting
	bases []int // len(loops) at the entry of each activation
}

func (t *trace) add(s Step) {
	s.Depth = max(t.depth, 0)
	if n := len(t.loops); n > t.base() {
		s.Iteration = t.loops[n-1]
	}
	t.steps = append(t.steps, s)
}

func (t *trace) base() int {
	if len(t.bases) == 0 {
		return 0
	}
	return t.bases[len(t.bases)-1]
}

func (t *trace) step(at source.Span) { t.add(Step{Kind: Statement, Span: at}) }

func (t *trace) branch(taken bool, values []Part) {
	for i := len(t.steps) - 1; i >= 0; i-- {
		if s := &t.steps[i]; s.Depth == max(t.depth, 0) && s.Kind == Statement {
			s.Kind, s.Taken, s.Values = Branch, taken, values
			return
		}
	}
}

func (t *trace) enter(m *types.Method, at source.Span) {
	t.bases = append(t.bases, len(t.loops))
	t.depth++
	if t.depth > 0 {
		t.depth--
		t.add(Step{Kind: Enter, Span: at, Method: m})
		t.depth++
	}
}

func (t *trace) leave() {
	t.depth--
	t.loops = t.loops[:t.base()]
	t.bases = t.bases[:len(t.bases)-1]
	if t.depth >= 0 {
		t.add(Step{Kind: Leave})
	}
}

// iterate begins, iterated ends an execution of a loop's body.
func (t *trace) iterate(n int) { t.loops = append(t.loops, n) }

func (t *trace) iterated() { t.loops = t.loops[:len(t.loops)-1] }

// change notes a location on the last step.
func (t *trace) change(o *heap.Object, name string, v heap.Value) {
	if len(t.steps) == 0 {
		return
	}
	s := &t.steps[len(t.steps)-1]
	if s.Kind == Leave { // a call inside the statement has ended: its effect is a line of its own
		t.add(Step{Kind: Statement, Span: s.Span})
		s = &t.steps[len(t.steps)-1]
	}
	s.Changes = append(s.Changes, Change{o, name, v})
}

// variable notes a variable that somebody wrote.
func (t *trace) variable(v *types.Var, x value) {
	if v.Kind != types.ValueVar {
		t.change(nil, v.Name, t.m.show(v.Type, x))
	}
}

func (t *trace) static(f *types.Field, x value) { t.change(nil, f.QName(), t.m.show(f.Type, x)) }

func (t *trace) field(o *object, f *types.Field, x value) {
	t.change(t.m.plain(o), f.Name, t.m.show(f.Type, x))
}

func (t *trace) elem(o *object, i int, x value) {
	t.change(t.m.plain(o), fmt.Sprintf("[%d]", i), t.m.show(o.typ.(*types.Array).Elem, x))
}

func (t *trace) result(typ types.Type, x value) { t.change(nil, "\\result", t.m.show(typ, x)) }
