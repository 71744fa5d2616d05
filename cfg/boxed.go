package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/types"
)

// A box that a clause makes is a value: OpBoxed with what is in its fields. Only a clause
// has such values, and a choice between them and others; no object of the heap is one.
//
//	//@ ensures l.contains(x);	Integer.valueOf(x): boxed(x, -128 <= x && x <= 127)
//
// A read of a field, a test of the class and a comparison with an object, or with null,
// are decided where they are made, so that none of them reaches the graph. Two of them are
// not told apart, since the same expression may stand for two boxes: a clause that would
// do so is refused, and so is any other use, such as in a set or as a ghost's value.

// boxed is the value of a creation in a clause, if it is that of a box with a number.
func (s *spec) boxed(e *core.New) (value3, bool) {
	c := e.Method.Class
	if !c.Library || types.Unboxed(c) == nil || len(e.Args) == 0 || e.VarArgs {
		return value3{}, false
	}
	fields := s.w.BoxFields(c)
	if fields == nil {
		fields = []*types.Field{s.w.ValueField(c)}
	}
	if e.Method.Params[0].Type != fields[0].Type {
		return value3{}, false // of a text, or converted
	}
	x := Expr{Op: OpBoxed, Type: c}
	total := s.pure(s.mk.yes)
	for i, f := range fields {
		v := s.pure(s.mk.no) // made by new: not one that valueOf keeps
		if i < len(e.Args) {
			v = s.eval(e.Args[i])
			v.v = s.conversion(v.v, f.Type, e.Args[i].Whole())
		}
		total = s.strict(s.mk.yes, total, v)
		x.Comps, x.Args = append(x.Comps, s.fieldComp(f)), append(x.Args, v.v)
	}
	s.boxAt = e.Span()
	return s.strict(s.mk.cons(x), total), true
}

// escapes refuses a use of a box of a clause that asks which box it is.
func (l *lowering) escapes() {
	l.unsupported(l.boxAt, "the identity of a box or a string that a clause makes", "compare with equals, or compare the values")
}

// content is field c of a box of a clause; of what is no such box, anything.
func (m *maker) content(c *Component, box *Expr) *Expr {
	if i := slices.Index(box.Comps, c); i >= 0 {
		return box.Args[i]
	}
	if types.IsAssignable(box.Type, c.Fld.Class) {
		m.escapes() // the hash code of its identity
	}
	return m.zero(c.Type)
}

// distinctBoxes compares a box of a clause, or a choice that may be one, with a reference: it is
// none of those that exist, but for what valueOf keeps (see sameBox).
func (m *maker) distinctBoxes(a, b *Expr) *Expr {
	switch {
	case !m.boxes[a] && !m.boxes[b]:
		return m.eq(a, b)
	case a.Op == OpIte:
		return m.ite(a.Args[0], m.distinctBoxes(a.Args[1], b), m.distinctBoxes(a.Args[2], b))
	case b.Op == OpIte:
		return m.ite(b.Args[0], m.distinctBoxes(a, b.Args[1]), m.distinctBoxes(a, b.Args[2]))
	case m.boxes[a] && m.boxes[b]:
		m.escapes()
	}
	return m.no
}
