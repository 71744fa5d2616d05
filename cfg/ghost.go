package cfg

import (
	"inspect/core"
	"inspect/types"
)

// A ghost variable or field is part of the state like one of Java. What it is set to is
// a value of the specification language, which must be defined.

// exactRoom is the width of ghost variables of type \bigint, in widths of int. What
// does not fit is cut off.
const exactRoom = 4

// stateType is the type of a local variable's component.
func (b *builder) stateType(v *types.Var) types.Type {
	if isExact(v.Type) {
		return b.mk.wide(exactRoom * b.g.Bounds.Bits)
	}
	return v.Type
}

// setGhost executes a set statement.
func (l *code) setGhost(s *core.Annotation) {
	a := s.Clause.X.(*core.Assign)
	ctx := l.spec(l.act.this)
	p, ok := l.ghostPlace(ctx, a.X)
	y := l.stated(ctx, a.Y, a.Y.Whole())
	x := ctx.strict(l.mk.yes, ok, y)
	l.demand(l.property(Assertion, s, 0, a.Span(), "what "+a.Span().Text()+" sets is undefined"), x, a.Span())
	if l.cur == nil {
		return
	}
	v := y.v
	if t := p.typeOf(); isExact(t) {
		v = l.mk.exact(v)
		if all := l.mk.values(t); !l.mk.span(v).within(all) {
			fits := l.mk.and(l.mk.compared(OpLe, l.mk.exactConst(all.lo), v), l.mk.compared(OpLe, v, l.mk.exactConst(all.hi)))
			l.bounded(value3{l.mk.yes, l.mk.yes, fits}, s, a.Span())
		}
		v = l.mk.convert(v, t)
	} else {
		v = l.coerce(v, t, a.Span())
	}
	l.store(p, v, a.Span())
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
	}
	l.unsupported(e.Span(), "a set statement for this", "set ghost variables and fields")
	return place{}, value3{}
}
