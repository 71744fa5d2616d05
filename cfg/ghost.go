package cfg

import (
	"math/big"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// A ghost variable or field is part of the state like one of Java. What it is set to is
// a value of the specification language, which must be defined.

// exactWidth is the width of ghost variables and fields of type \bigint, in widths of int.
// What does not fit is cut off. Before the call fields have half of it.
const exactWidth = 4

// stateType is the type of the component of a variable or field of type t.
func (b *builder) stateType(t types.Type) types.Type {
	if isExact(t) {
		return b.mk.wide(exactWidth * b.g.Bounds.Bits)
	}
	return t
}

// setGhost executes a set statement.
func (l *code) setGhost(s *core.Annotation) {
	a := s.Clause.X.(*core.Assign)
	ctx := l.spec(l.act.this)
	if m, ok := a.Y.(*core.MakeSequence); ok && m.Stored != nil {
		if v := l.makeSequence(m); l.cur != nil {
			l.set(l.variable(a.X.(*core.Local).Var), v, a.Span(), Hidden, "")
		}
		return
	}
	p, ok := l.ghostPlace(ctx, a.X)
	var y value3
	switch a.Y.(type) {
	case *core.MakeSequence, *core.NewArray, *core.ArrayOf:
		y = ctx.pure(l.expr(a.Y))
	default:
		y = l.stated(ctx, a.Y, a.Y.Whole())
	}
	if l.cur == nil {
		return
	}
	x := ctx.strict(l.mk.yes, ok, y)
	undefined := "what " + a.Span().Text() + " sets is undefined"
	if representable, exact := a.Y.(*core.Representable); exact {
		undefined += ", or no " + representable.T.String()
	}
	l.demand(l.property(Assertion, s, 0, a.Span(), undefined), x, a.Span())
	if l.cur == nil {
		return
	}
	v := l.ghostValue(s, y.v, p.typeOf(), a.Span())
	if x, local := a.X.(*core.Local); local {
		l.holdsNonNull(x.Var, v, s, a.Y.Whole())
	}
	l.store(p, v, a.Span())
}

// ghostValue is a value as one that a ghost variable of type t holds: of a \bigint that does
// not fit the execution is cut off.
func (l *code) ghostValue(of core.Node, v *Expr, t types.Type, at source.Span) *Expr {
	if !isExact(t) {
		return l.coerce(v, t, at)
	}
	v = l.mk.exact(v)
	if all := l.mk.values(t); !l.mk.span(v).isWithin(all) {
		l.bounded(value3{l.mk.yes, l.mk.yes, l.mk.within(v, all)}, of, at)
	}
	return l.mk.convert(v, t)
}

// within reports whether an exact integer lies in an interval.
func (m *maker) within(v *Expr, s span) *Expr {
	return m.and(m.compared(OpLe, m.exactConst(s.lo), v), m.compared(OpLe, v, m.exactConst(s.hi)))
}

// initSpec gives a ghost field its first value where that is one of specifications, which must
// be defined.
func (l *code) initSpec(s *core.FieldInit) {
	ctx := l.spec(l.act.this)
	y := l.stated(ctx, s.X, s.Span())
	l.demand(l.property(Assertion, s, 0, s.Span(), "what "+s.Field.Name+" is initialised with is undefined"), ctx.strict(l.mk.yes, y), s.Span())
	if l.cur == nil || !l.scope.fields[s.Field] {
		return
	}
	c := l.fieldComp(s.Field)
	v := l.ghostValue(s, y.v, c.Type, s.Span())
	if l.cur != nil {
		l.step(Edge{Op: WriteField, Comp: c, Object: l.act.this, Value: v, Span: s.Span(), Step: Statement, Label: s.Span().Text()})
	}
}

// beginExact assumes of the ghost fields of type \bigint what the bounds say of the
// pre-state: that they have at most twice as many bits as an int.
func (l *code) beginExact() {
	all := l.mk.values(l.mk.wide(2 * l.g.Bounds.Bits))
	for _, f := range l.scope.ordered {
		if !f.Ghost || !isExact(f.Type) {
			continue
		}
		c := l.fieldComp(f)
		holds := l.mk.yes
		if f.Static {
			holds = l.mk.within(l.read(c), all)
		} else {
			b := l.spec(nil).bound(c, "o", f.Class, f.Span)
			holds = l.mk.quantify(OpForall, b, l.mk.yes, l.mk.within(l.mk.field(c, l.mk.boundVar(b)), all))
		}
		n := len(l.g.Pre)
		l.assume(l.spec(nil).pure(holds), f.Span, "bound", f.Name+" has at most twice as many bits as an int")
		if len(l.g.Pre) > n {
			l.g.Pre[n].Bound = true
		}
	}
}

// ghostPlace is the variable that a set statement assigns to, and where it is there.
func (l *code) ghostPlace(ctx *spec, e core.Expr) (place, value3) {
	switch e := e.(type) {
	case *core.Local:
		if b, ok := l.lookup(e.Var); ok && b.comp != nil {
			return place{comp: b.comp, node: e}, ctx.pure(l.mk.yes)
		}
	case *core.StaticField:
		return place{comp: l.fieldComp(e.Field), node: e}, ctx.pure(l.mk.yes)
	case *core.Field:
		x := ctx.eval(e.X)
		return place{comp: l.fieldComp(e.Field), obj: x.v, node: e, objSpan: e.X.Whole()}, ctx.where(x, l.mk.nonNull(x.v))
	case *core.Elem:
		x, i := ctx.eval(e.X), ctx.eval(e.I)
		t := x.v.Type.(*types.Array)
		idx := l.mk.convert(i.v, l.mk.intT)
		within := l.mk.and(l.mk.nonNull(x.v), l.mk.and(l.mk.le(l.mk.num(l.mk.intT, 0), idx), l.mk.lt(idx, l.mk.length(x.v))))
		return place{comp: l.elems(t), obj: x.v, idx: idx, elem: t.Elem, node: e, objSpan: e.X.Whole()}, ctx.where(ctx.strict(l.mk.yes, x, i), within)
	}
	l.unsupported(e.Span(), "a set statement for this", "set ghost variables and fields")
	return place{}, value3{}
}

// ghostArray makes an array for a ghost variable. Its length and its elements are values of
// the specification language, which must be defined.
func (l *code) ghostArray(e core.Expr) *Expr {
	t, ctx := l.arrayType(e), l.spec(l.act.this)
	ok := ctx.pure(l.mk.yes)
	var n *Expr
	var most int
	var elems []*Expr
	switch e := e.(type) {
	case *core.NewArray:
		x := l.stated(ctx, e.Dims[0], e.Span())
		n = l.mk.convert(x.v, l.mk.intT)
		ok = ctx.where(ctx.strict(l.mk.yes, x), l.mk.le(l.mk.num(l.mk.intT, 0), n))
		most = max(l.limits.New(l.act.method, e.Dims[0].Origin(), t), l.longest(n, l.opt.Bounds.Constant))
	case *core.ArrayOf:
		n, most = l.mk.num(l.mk.intT, int64(len(e.Elems))), l.limits.Listed(len(e.Elems), t)
		for _, y := range e.Elems {
			x := l.stated(ctx, y, e.Span())
			elems = append(elems, l.conversion(x.v, t.Elem, y.Whole()))
			ok = ctx.strict(l.mk.yes, ok, x)
		}
	}
	l.demand(l.property(Assertion, e, 0, e.Span(), "the ghost array "+e.Span().Text()+" is undefined"), ok, e.Span())
	if l.cur == nil {
		return l.mk.nullOf(t)
	}
	arr := l.allocLength(e, t, n, most, "")
	for i, x := range elems {
		if l.cur != nil {
			l.step(Edge{Op: WriteElem, Comp: l.elems(t), Object: arr, Index: l.mk.num(l.mk.intT, int64(i)), Value: x, Span: e.Span()})
		}
	}
	return arr
}

// makeSequence makes the array of a sequence, whose length and elements must be defined. It
// is like any new array: a longer one than the bound is cut off.
func (l *code) makeSequence(e *core.MakeSequence) *Expr {
	t := l.arrayType(e)
	ctx := l.spec(l.act.this)
	n := l.stated(ctx, e.Size, e.Span())
	b := ctx.bound(e.Var, e.Var.Var.Name, l.mk.intT, e.Span())
	k := l.mk.boundVar(b)
	ctx.env[e.Var.Var] = k
	x := l.stated(ctx, e.Elem, e.Span())
	within := l.mk.and(l.mk.le(l.mk.num(l.mk.intT, 0), k), l.mk.lt(k, n.v))
	n.def = l.mk.and(n.def, l.mk.implies(n.def, l.mk.quantify(OpForall, b, within, x.def)))
	n.in = l.mk.and(n.in, l.mk.quantify(OpForall, b, within, x.in))
	if e.Stored == nil {
		l.demand(l.property(Assertion, e, 0, e.Span(), "the sequence "+e.Span().Text()+" is undefined"), ctx.strict(l.mk.yes, n), e.Span())
	}
	most := l.opt.Bounds.LengthOf(t)
	if e.Stored != nil {
		if turns := l.act.turns[e.Stored]; l.mk.num(l.mk.intT, int64(turns)).Int.Cmp(big.NewInt(int64(turns))) == 0 { // an int counts them
			most = max(most, turns)
		}
	}
	if l.cur != nil { // what no int counts is longer
		l.cutOff(l.cut("array-length", e, e.Span(), most), l.known(l.mk.lt(n.v, l.mk.num(l.mk.intT, 0))), e.Span())
	}
	if l.cur == nil {
		return l.mk.nullOf(t)
	}
	arr := l.allocLength(e, t, n.v, most, "")
	if l.cur != nil {
		l.step(Edge{Op: Fill, Comp: l.elems(t), Object: arr, Bound: b, Length: n.v, Value: l.conversion(x.v, t.Elem, e.Span()), Span: e.Span()})
	}
	return arr
}

// isImmutable reports whether a component is what is in sequences or strings, which nothing
// changes.
func (c *Component) isImmutable() bool {
	if c.Kind != Elems {
		return false
	}
	a, ok := c.Sort.Kinds[0].Type.(*types.Array)
	return ok && (a.IsSequence() || a.Row)
}
