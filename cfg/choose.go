package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// A model field or method of which only a predicate P is known has the value of a hidden
// field: a component that nobody assigns. What the graph says of it:
//
//	pre, and behind every edge that makes a choice:  (forall o; (exists v; P(o, v)); P(o, hidden[o]))
//	reading o.m is                                   hidden[o], defined where P(o, hidden[o]) holds
//	behind an edge that changes what P looks at:     havoc hidden, but for the objects of which it is the same
//
// So a clause that reads it where there is no value is not well defined, and any value
// may be the one else. New objects make a choice as well.

// choice is a hidden field.
type choice struct {
	comp *Component
	on   *core.Depends
	// holds is what is known of all values.
	holds *Expr
}

// chosen notes what the value of a hidden field rests on.
func (s *scope) chosen(e *core.Chosen) {
	f := e.Field
	if f == nil || s.fields[f] {
		return
	}
	on := s.prog.Depends(f)
	if on.Other != nil {
		s.report([]*source.Diagnostic{source.NotSupported(f.Span, "a predicate of "+f.QName()+" that depends on another value of which only a predicate is known", "let it speak of Java fields")})
	}
	if slices.ContainsFunc(on.Objects, func(t types.Type) bool { _, array := t.(*types.Array); return array }) {
		s.report([]*source.Diagnostic{source.NotSupported(f.Span, "a predicate of "+f.QName()+" that quantifies over arrays", "let it speak of the arrays in fields")})
	}
	s.field(f)
}

// beginChoices assumes of the hidden fields of the pre-state what is known of them.
func (l *code) beginChoices() {
	for _, f := range l.scope.ordered {
		if f.Chooses == nil {
			continue
		}
		c := &choice{comp: l.fieldComp(f), on: l.prog.Depends(f), holds: l.mk.yes}
		if f.IsVersion() {
			l.choices = append(l.choices, c)
			continue
		}
		before := l.mk.yes
		l.readIn(anyState, func() {
			if f.Static {
				c.holds, before = l.holdsOfChoice(f, nil)
				return
			}
			b := l.spec(nil).bound(c, "o", f.Class, f.Span)
			some, is := l.holdsOfChoice(f, l.mk.boundVar(b))
			c.holds = l.mk.quantify(OpForall, b, l.mk.yes, some)
			before = l.mk.quantify(OpForall, b, l.mk.yes, l.mk.implies(l.mk.instanceOf(l.mk.boundVar(b), l.choosing(f)), is))
		})
		l.choices = append(l.choices, c)
		if !f.IsFree() {
			before = c.holds
		}
		l.assume(value3{before, l.mk.yes, l.mk.yes}, f.Span, "represents", f.Name+" has a value as its specification says")
	}
}

// choosing are the kinds whose objects have the value that a hidden field holds.
func (l *code) choosing(f *types.Field) (ks []*Kind) {
	for _, k := range l.u.kindsOf(f.Class) {
		if c, ok := k.Type.(*types.Class); ok && l.w.Dispatch(f.Chooses, c) == f.Chooses {
			ks = append(ks, k)
		}
	}
	return ks
}

// holdsOfChoice is what is known of the hidden field of an object: that the predicate
// holds of it, if it holds of anything. A model field that nothing represents has a value
// before the call in any case, as a field of Java has: it is not null where that may not be.
func (l *code) holdsOfChoice(f *types.Field, o *Expr) (some, is *Expr) {
	m := f.Chooses
	call := &core.Call{Typed: core.Typed{Loc: core.Loc{From: core.Absent(m.Span)}, T: m.Result}, Method: m}
	query := l.spec(o)
	query.queried = f
	y := query.expand(call, m, o, nil)
	x := l.spec(o).expand(call, m, o, nil)
	return l.mk.or(l.mk.not(l.mk.and(x.in, y.in)), l.mk.not(y.def), x.def), x.def
}

// rechoose lets hidden fields change with what an edge has changed.
func (l *code) rechoose(e *Edge) {
	for _, c := range l.choices {
		if unchanged := l.keepsChoice(c, e); unchanged != nil {
			l.chooseAgain(c, e, unchanged)
		}
	}
}

// chooseAgain gives a hidden field new values, but for the objects for which kept holds of
// the state before an edge and after it.
func (l *code) chooseAgain(c *choice, e *Edge, unchanged func(o *Expr) *Expr) {
	again := Edge{Op: Havoc, Comp: c.comp, Span: e.Span}
	before := l.cur
	if c.comp.Kind == Field {
		b := l.spec(nil).bound(unchangedBound{c}, "o", c.comp.Fld.Class, e.Span)
		b.Kinds = c.comp.Sort.Kinds
		again.Bound, again.Cond = b, unchanged(l.mk.boundVar(b))
	}
	same := l.mk.no
	if c.comp.Kind == Static {
		same = l.mk.implies(l.mk.at(before, unchanged(nil)), l.mk.eq(l.read(c.comp), l.mk.at(before, l.read(c.comp))))
	}
	l.again = true
	l.step(again)
	l.again = false
	ok := c.holds
	if c.comp.Kind == Static {
		ok = l.mk.and(ok, same)
	}
	if ok != l.mk.yes {
		l.step(Edge{Op: Assume, Cond: ok, Span: e.Span})
	}
}

// unchangedBound is the variable for the objects that keep their values.
type unchangedBound struct{ of *choice }

// keepsChoice says of which objects an edge keeps the values of a hidden field; nil: of all.
func (l *code) keepsChoice(c *choice, e *Edge) func(o *Expr) *Expr {
	f := c.comp.Fld
	ifSame := func(x *Expr) func(o *Expr) *Expr { // of all, if x is the same
		same := l.mk.eq(l.mk.at(e.From, x), x)
		return func(*Expr) *Expr { return same }
	}
	none := func(*Expr) *Expr { return l.mk.no }
	switch {
	case e.Op == Assume || e.Comp == nil:
		return nil
	case e.Op == Alloc || e.Op == Havoc && e.Comp.Kind == Counter:
		k := e.NewKind
		if e.Op == Havoc {
			k = e.Comp.Obj
		}
		is := func(t types.Type) bool { return types.IsAssignable(k.Type, t) }
		switch {
		case slices.ContainsFunc(c.on.Objects, is):
			return none
		case !f.Static && is(f.Class):
			return func(o *Expr) *Expr { return l.mk.at(e.From, l.spec(nil).existed(o)) }
		}
		return nil
	case e.Comp.Fld == nil && e.Comp.Kind != Elems || e.Comp.Kind == Local || e.Comp.Kind == Counter:
		return nil
	case e.Comp.Fld != nil && e.Comp.Fld.Chooses != nil && (c.on.All || l.again):
		return nil // it has changed with something else, which counts
	case e.Comp.Kind == Elems:
		if e.Op == Fill || e.Op == WriteElem && e.Step != Statement || !c.dependsOnElements(e.Comp) {
			return nil // what a new array is made with is seen by nobody yet
		}
		if e.Op == WriteElem {
			return ifSame(l.mk.elem(e.Comp, e.Comp.Type, e.Object, e.Index))
		}
		return none
	case c.on.All || c.on.Wide[e.Comp.Fld]:
		switch {
		case e.Comp.Kind == Static:
			return ifSame(l.read(e.Comp))
		case e.Op == WriteField:
			return ifSame(l.mk.field(e.Comp, e.Object))
		}
		return none
	case c.on.Own[e.Comp.Fld]:
		return func(o *Expr) *Expr {
			x := l.mk.field(e.Comp, o)
			return l.mk.eq(l.mk.at(e.From, x), x)
		}
	}
	return nil
}

// dependsOnElements reports whether the predicate depends on the elements of a sort of arrays: of those
// of references, on all.
func (c *choice) dependsOnElements(elems *Component) bool {
	return c.on.All || slices.ContainsFunc(c.on.Elems, func(a *types.Array) bool {
		return a.Elem == elems.Type || types.IsReference(a.Elem) && types.IsReference(elems.Type)
	})
}

// chosen is a value of which a predicate holds.
func (s *spec) chosen(e *core.Chosen) value3 {
	switch {
	case e.X != nil:
		x := s.eval(e.X)
		x.v = s.conversion(x.v, e.T, e.X.Whole())
		return s.strict(x.v, x, s.suits(e, x.v))
	case e.Field.IsVersion():
		return s.suits(e, s.applied(e))
	case s.queried == e.Field:
		return s.hasValue(e)
	case e.Field.Static:
		return s.suits(e, s.lowering.read(s.fieldComp(e.Field)))
	}
	return s.suits(e, s.mk.field(s.fieldComp(e.Field), s.this))
}

// applied is what a method without a body gives for arguments in a state.
func (s *spec) applied(e *core.Chosen) *Expr {
	var args []*Expr
	for _, a := range e.Args {
		args = append(args, s.eval(a).v)
	}
	return s.application(e.Field, e.T, args)
}

// application is the value of a function of which a hidden field says in which state it is.
func (l *lowering) application(f *types.Field, t types.Type, args []*Expr) *Expr {
	c := l.fieldComp(f)
	all := []*Expr{l.read(c)}
	for _, x := range args {
		if x.Type == l.mk.boolT {
			x = l.mk.ite(x, l.mk.num(l.mk.intT, 1), l.mk.num(l.mk.intT, 0))
		}
		all = append(all, x)
	}
	if t == l.mk.boolT {
		return l.mk.eq(l.mk.cons(Expr{Op: OpApply, Type: l.mk.intT, Args: all, Comp: c}), l.mk.num(l.mk.intT, 1))
	}
	return l.mk.cons(Expr{Op: OpApply, Type: t, Args: all, Comp: c})
}

// suits is a value, defined where the predicate holds of it.
func (s *spec) suits(e *core.Chosen, v *Expr) value3 {
	s.env[e.Value.Var] = v
	x := s.eval(e.Is)
	return value3{v, s.mk.and(x.def, x.v), x.in}
}

// hasValue is defined where the predicate holds of some value. Where it only compares the
// value with others, one of these, of their neighbours and of the extremes is enough:
// between two others that are no neighbours all values are alike.
func (s *spec) hasValue(e *core.Chosen) value3 {
	t := e.Field.Type
	b := s.bound(e.Field, e.Value.Var.Name, t, e.Span())
	v := s.mk.boundVar(b)
	x := s.suits(e, v)
	if types.IsReference(t) {
		null := s.suits(e, s.mk.nullOf(t))
		some := s.mk.or(null.def, s.mk.bind(OpExistsQ, []*Bound{b}, s.mk.yes, x.def))
		return value3{s.mk.nullOf(t), some, s.mk.and(null.in, s.mk.always([]*Bound{b}, s.mk.yes, x.in))}
	}
	terms, ok := []*Expr{s.mk.no, s.mk.yes}, true
	if t != s.mk.boolT {
		terms, ok = s.mk.comparedWith(s.mk.and(x.def, x.in), b)
	}
	if !ok {
		return value3{s.mk.zero(t), s.mk.bind(OpExistsQ, []*Bound{b}, s.mk.yes, x.def), s.mk.always([]*Bound{b}, s.mk.yes, x.in)}
	}
	some, in := s.mk.no, s.mk.yes
	for _, y := range terms {
		z := s.suits(e, y)
		some, in = s.mk.or(some, z.def), s.mk.and(in, z.in)
	}
	return value3{s.mk.zero(t), some, in}
}

// comparedWith are the values that decide for which values of an integer variable an
// expression holds; false: it does not only compare the variable with others.
func (m *maker) comparedWith(x *Expr, b *Bound) ([]*Expr, bool) {
	is := func(x *Expr) bool { return x.Op == OpBound && x.Bound == b }
	free := func(x *Expr) bool { return slices.Contains(m.freeIn(x), b) }
	terms := []*Expr{m.minValue(b.Type), m.maxValue(b.Type)}
	seen, ok := map[*Expr]bool{}, true
	var visit func(x *Expr, inner []*Bound)
	visit = func(x *Expr, inner []*Bound) {
		if seen[x] || !ok || !free(x) {
			return
		}
		seen[x] = true
		switch x.Op {
		case OpEq, OpLt, OpLe:
			y := x.Args[1]
			if is(y) {
				y = x.Args[0]
			} else if !is(x.Args[0]) {
				break
			}
			if free(y) || slices.ContainsFunc(inner, func(q *Bound) bool { return slices.Contains(m.freeIn(y), q) }) {
				ok = false
				return
			}
			one := m.num(b.Type, 1)
			terms = append(terms, y, m.arith(OpAdd, y, one), m.arith(OpSub, y, one))
			return
		case OpBound, OpAt:
			ok = false
			return
		case OpForall, OpExistsQ:
			inner = append(inner[:len(inner):len(inner)], x.Bound)
		}
		for _, a := range x.Args {
			visit(a, inner)
		}
	}
	visit(x, nil)
	return terms, ok
}
