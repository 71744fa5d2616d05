package cfg

import (
	"slices"

	"inspect/java/bounds"
	"inspect/java/core"
	"inspect/java/source"
)

// A string that a clause makes is a value, as a box is: OpBoxed with its length and the char
// at a place, which is Bound in it.
//
//	//@ ensures \result.equals(a + "x");	boxed(size(a) + 1, i: i < size(a) ? at(a, i) : 'x')
//
// Its length and its chars are what stands there. What boxes are refused for, it is.

// boxedText is the value of a string that a clause makes. One that is longer than strings of
// the code may be is out of bounds.
func (s *spec) boxedText(e *core.TextOf) value3 {
	n := s.eval(e.Size)
	b := s.bound(e.Var, e.Var.Var.Name, s.mk.intT, e.Span())
	s.env[e.Var.Var] = s.mk.boundVar(b)
	c := s.perhaps(e.Char)
	if c.def != s.mk.yes || c.in != s.mk.yes {
		s.unsupported(e.Span(), "a string in a clause whose chars may be undefined", "compare lengths and characters with those of strings that are there")
	}
	most := s.opt.Bounds.LongestText()
	s.needs.note(need{flag: bounds.ArrayLength, bound: most, what: "string", at: e.Span()})
	s.boxAt = e.Span()
	x := Expr{Op: OpBoxed, Type: e.T, Args: []*Expr{n.v, s.mk.convert(c.v, s.w.Row().Elem)}, Bound: b}
	r := s.strict(s.mk.cons(x), n)
	r.in = s.mk.and(r.in, s.mk.le(n.v, s.mk.num(s.mk.intT, int64(most))))
	return r
}

// isText tells a string of a clause from a box.
func (e *Expr) isText() bool { return e.Op == OpBoxed && e.Bound != nil }

// boxedSize is the length of a string of a clause, or of a choice that may be one; of a box,
// anything.
func (l *lowering) boxedSize(x *Expr) *Expr {
	switch {
	case x.isText():
		return x.Args[0]
	case x.Op == OpBoxed:
		return l.mk.num(l.mk.intT, 0)
	}
	return l.mk.ite(x.Args[0], l.textSize(x.Args[1]), l.textSize(x.Args[2]))
}

// boxedChar is a char of a string of a clause, as boxedSize.
func (l *lowering) boxedChar(x, i *Expr) *Expr {
	switch {
	case x.isText():
		return l.mk.put(x.Args[1], x.Bound, l.mk.convert(i, l.mk.intT), map[*Expr]*Expr{})
	case x.Op == OpBoxed:
		return l.mk.zero(l.w.Row().Elem)
	}
	return l.mk.ite(x.Args[0], l.textAt(x.Args[1], i), l.textAt(x.Args[2], i))
}

// put is e with x in place of the variable b. Where x would mean something else there, in
// another state or under its own name, it is refused.
func (m *maker) put(e *Expr, b *Bound, x *Expr, done map[*Expr]*Expr) *Expr {
	if e.Op == OpBound && e.Bound == b {
		return x
	}
	if !slices.Contains(m.freeIn(e), b) {
		return e
	}
	if r := done[e]; r != nil {
		return r
	}
	if e.Op == OpAt && m.varies(x) || e.Op.Binds() {
		m.escapes()
	}
	args := make([]*Expr, len(e.Args))
	for i, a := range e.Args {
		args[i] = m.put(a, b, x, done)
	}
	r := m.again(e, args)
	done[e] = r
	return r
}

// identical compares two values. Which string a clause makes does not matter to the code of
// String, which looks at the chars of two that differ.
func (s *spec) identical(x, y *Expr, at source.Span) *Expr {
	own := s.run != nil && s.run.method.Class.Library && isString(s.run.method.Class)
	if own && isString(x.Type) && isString(y.Type) && (s.mk.boxes[x] || s.mk.boxes[y]) {
		return s.mk.oneText(x, y)
	}
	return s.equal(x, y, at)
}

// oneText compares strings of which some may be of clauses: those are none of the others.
func (m *maker) oneText(a, b *Expr) *Expr {
	switch {
	case a.Op == OpIte && m.boxes[a]:
		return m.ite(a.Args[0], m.oneText(a.Args[1], b), m.oneText(a.Args[2], b))
	case b.Op == OpIte && m.boxes[b]:
		return m.ite(b.Args[0], m.oneText(a, b.Args[1]), m.oneText(a, b.Args[2]))
	case a.isText() || b.isText():
		return m.no
	}
	return m.distinctBoxes(a, b)
}
