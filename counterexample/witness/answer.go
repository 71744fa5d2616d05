package witness

import (
	"slices"

	"inspect/cfg"
	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
)

// answering is a call on a path that code out of sight may execute.
type answering struct {
	method         *types.Method
	span           source.Span
	before         *heap.State
	result, thrown *cfg.Component
	thrownAt       *cfg.Node
}

// answers are what the calls on the path did of which no body is executed, in order. A call
// that ends by an exception ends where the path leaves its place.
func (d *decoder) answers(path []*cfg.Edge) (out []*heap.Answer, err error) {
	var at *answering
	end := func(n *cfg.Node) error {
		a, err := d.answer(at, n, path)
		out, at = append(out, a), nil
		return err
	}
	for _, e := range path {
		if at != nil && (e.Called != nil || at.thrown != nil && e.Span != at.span) {
			if err := end(e.From); err != nil {
				return nil, err
			}
		}
		switch {
		case e.Called != nil && e.Step == cfg.Enter:
			before, _, err := d.stateAt(e.To, path, true)
			if err != nil {
				return nil, err
			}
			at = &answering{method: e.Called, span: e.Span, before: before}
		case at == nil:
		case e.Op == cfg.Alloc:
			at.thrown, at.thrownAt = e.Comp, e.To
		case e.Op == cfg.Havoc && e.Comp != nil && e.Comp.Temp && e.Comp.Kind == cfg.Local:
			at.result = e.Comp
		}
	}
	if at != nil && at.thrown != nil {
		return out, end(path[len(path)-1].From)
	}
	return out, nil
}

// answer compares the states before and after a call.
func (d *decoder) answer(at *answering, end *cfg.Node, path []*cfg.Edge) (*heap.Answer, error) {
	after, snap, err := d.stateAt(end, path, true)
	if err != nil {
		return nil, err
	}
	a := &heap.Answer{Method: at.method}
	switch {
	case at.thrown != nil:
		a.Thrown = d.value(snap, at.thrown.Type, d.terms.Value(at.thrown, at.thrownAt)).Ref
	case at.result != nil:
		v := d.value(snap, at.result.Type, d.terms.Value(at.result, end))
		a.Result = &v
	}
	was := map[identity]*heap.Object{}
	for _, o := range at.before.Objects {
		was[identity{o.Type, o.Number, o.Constant}] = o
	}
	for _, o := range after.Objects {
		switch b := was[identity{o.Type, o.Number, o.Constant}]; {
		case b == nil:
			a.Allocated = append(a.Allocated, o)
		case hasChanged(b, o):
			a.Changed = append(a.Changed, o)
		}
	}
	for i, f := range after.Statics {
		if !f.Value.SameAs(at.before.Statics[i].Value) {
			a.Statics = append(a.Statics, f)
		}
	}
	return a, d.err
}

// identity is what an object of two states of one execution has in both.
type identity struct {
	of       types.Type
	number   int
	constant *heap.Constant
}

// hasChanged reports whether an object holds something else than before.
func hasChanged(before, after *heap.Object) bool {
	for i, f := range after.Fields {
		if !f.Unobserved && i < len(before.Fields) && !f.Value.SameAs(before.Fields[i].Value) {
			return true
		}
	}
	return !slices.EqualFunc(before.Elems, after.Elems, heap.Value.SameAs)
}
