package core

import (
	"inspect/ast"
	"inspect/types"
)

// A set comprehension has no value of its own: what is asked of it is said of its objects.
//
//	(new JMLObjectSet {T x | p}).has(o)        o != null && o instanceof T && (\let T x = (T) o; p)
//	(new JMLObjectSet {T x | p}).isEmpty()     !(\exists T x; ; p)
//	a == b                                     each object of a is in b, and each of b in a

// comprehended is the set comprehension that an expression is, nil: it is none.
func comprehended(e ast.Expr) *ast.SetComp {
	c, _ := ast.Unparen(e).(*ast.SetComp)
	return c
}

// comprehension lowers a method of a set where a set comprehension takes part; nil: none
// does.
func (l *lowering) comprehension(e *ast.Call, op types.SetOp, h Typed) Expr {
	c := comprehended(e.X)
	if c == nil && (len(e.Args) == 0 || comprehended(e.Args[0]) == nil) {
		return nil
	}
	switch op {
	case types.SetHas:
		return l.member(c, l.expr(e.Args[0]), h)
	case types.SetIsEmpty:
		some := &Quantified{Typed: h, Kind: `\exists`, Vars: []*Bound{l.memberVar(c)}, Body: l.expr(c.X)}
		return &Unary{h, "!", some}
	case types.SetEquals:
		return l.sameSets(e.X, e.Args[0], h)
	case types.SetContainsAll:
		return l.subset(e.Args[0], e.X, h)
	case types.SetSubset:
		return l.subset(e.X, e.Args[0], h)
	case types.SetProperSubset:
		return l.properSubset(e.X, e.Args[0], h)
	}
	return l.unsupported(h, "the size of a set comprehension", "compare sets, or ask for the size of a \\reach")
}

// compareComprehensions lowers a comparison of sets where a set comprehension takes part;
// nil: none does.
func (l *lowering) compareComprehensions(e *ast.Binary, h Typed) Expr {
	if comprehended(e.X) == nil && comprehended(e.Y) == nil {
		return nil
	}
	switch e.Op {
	case "==":
		return l.sameSets(e.X, e.Y, h)
	case "!=":
		return &Unary{h, "!", l.sameSets(e.X, e.Y, h)}
	case "<=":
		return l.subset(e.X, e.Y, h)
	case ">=":
		return l.subset(e.Y, e.X, h)
	case "<":
		return l.properSubset(e.X, e.Y, h)
	case ">":
		return l.properSubset(e.Y, e.X, h)
	}
	return nil
}

func (l *lowering) sameSets(x, y ast.Expr, h Typed) Expr {
	return &Binary{h, "&&", l.subset(x, y, h), l.subset(y, x, h)}
}

func (l *lowering) properSubset(x, y ast.Expr, h Typed) Expr {
	return &Binary{h, "&&", l.subset(x, y, h), &Unary{h, "!", l.subset(y, x, h)}}
}

// subset says that each object of the set x is in the set y.
func (l *lowering) subset(x, y ast.Expr, h Typed) Expr {
	b := &Bound{Loc{x}, &types.Var{Kind: types.BoundVar, Name: "o", Type: l.p.w.ObjectClass(), NonNull: true, Span: x.Span()}}
	var within Expr
	if c := comprehended(x); c != nil {
		b = l.memberVar(c)
		within = l.expr(c.X)
	} else {
		set := l.expr(x)
		if r, ok := set.(*Reach); ok && r.Of != nil {
			b.Var.Type = r.Of
		}
		within = &SetCall{h, types.SetHas, set, []Expr{l.boundValue(b)}}
	}
	var in Expr
	if c := comprehended(y); c != nil {
		in = l.member(c, l.boundValue(b), h)
	} else {
		in = &SetCall{h, types.SetHas, l.expr(y), []Expr{l.boundValue(b)}}
	}
	return &Quantified{Typed: h, Kind: `\forall`, Vars: []*Bound{b}, Range: within, Body: in}
}

func (l *lowering) boundValue(b *Bound) Expr {
	return &Local{Typed{Loc: b.Loc, T: b.Var.Type}, b.Var}
}

// memberVar is the variable of a comprehension.
func (l *lowering) memberVar(c *ast.SetComp) *Bound { return &Bound{Loc{c.Var}, l.info.Defs[c.Var]} }

// member tells whether the object x is in a comprehension. A variable that stands inside
// \old is that of a quantifier, since one with a value does not stand there.
func (l *lowering) member(c *ast.SetComp, x Expr, h Typed) Expr {
	b, p := l.memberVar(c), l.expr(c.X)
	if inOld(p, b) {
		same := &Binary{h, "==", l.boundValue(b), x}
		return &Quantified{Typed: h, Kind: `\exists`, Vars: []*Bound{b}, Range: same, Body: p}
	}
	t := b.Var.Type
	var is Expr = &Unary{h, "!", isNull(x)}
	if _, null := x.(*Null); !null && !types.Assignable(x.Type(), t) {
		is = &InstanceOf{h, x, t, nil}
		x = &Cast{Typed{Loc: Loc{x.Origin()}, T: t}, x}
	}
	return &Binary{h, "&&", is, &Where{h, b, x, p}}
}
