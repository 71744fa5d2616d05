package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/types"
)

// observers lets the pre-state hold objects of the classes that were met without
// a place that can refer to one, where such an object can tell what the method
// does: its invariant looks at more than its own fields, so that the method can
// break it through others, or a constraint is stated of it.
//
//	class Limit { Node n; //@ invariant n.value > 0;
//	    static void reset(Node m) { m.value = 0; } }  // some Limit's n may be m
//
// An invariant without translation may look at whatever the method touches.
func (s *scope) observers() {
	if s.opt.InvariantsReceiverOnly {
		return
	}
	for i := 0; i < len(s.specified); i++ {
		c := s.specified[i]
		if s.inputs[c] || !s.observes(c) {
			continue
		}
		s.mention(c)
		s.inputs[c] = true
		s.drain()
	}
}

// observes reports whether an object of the class can tell what happens elsewhere.
func (s *scope) observes(c *types.Class) bool {
	for _, cl := range s.prog.Specs(c) {
		switch {
		case cl.Static || cl.Redundantly:
		case cl.Kind == core.Constraint, cl.Kind == core.Invariant && s.readsOthers(cl.X):
			return true
		}
	}
	for _, f := range s.ordered {
		if f.Class == c && !f.Static && f.ElemNonNull {
			return true
		}
	}
	return false
}

// touches reports whether the method may touch what can change.
func (s *scope) touches() bool {
	return slices.ContainsFunc(s.ordered, func(f *types.Field) bool { return f.Const == nil && !isThrowable(f.Class) }) ||
		slices.ContainsFunc(s.types, func(t types.Type) bool { _, array := t.(*types.Array); return array })
}

// readsOthers reports whether a predicate reads more than the fields of its own
// object and lengths of arrays.
func (s *scope) readsOthers(x core.Expr) bool {
	others := false
	core.Walk(x, func(n core.Node) bool {
		switch n := n.(type) {
		case *core.Unsupported:
			others = others || s.touches()
		case *core.Elem, *core.Call, *core.SetCall, *core.Reach:
			others = true
		case *core.Bound:
			others = others || types.IsReference(n.Var.Type)
		case *core.Field:
			_, own := n.X.(*core.This)
			others = others || n.Field.Const == nil && !own
		case *core.StaticField:
			others = others || n.Field.Const == nil
		}
		return !others
	})
	return others
}
