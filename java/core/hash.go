package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// hashed lowers Objects.hash of arguments that are written one by one, and Arrays.hashCode of an
// array that is written where it is handed over: no array is made of them, so that clauses may
// call a hashCode that is written so. nil: it is another call.
//
//	Objects.hash(x, name)               {int a = x; String b = name; 31 * (31 + Integer.hashCode(a)) + (b == null ? 0 : b.hashCode())}
//	Arrays.hashCode(new long[] {x})     {long a = x; 31 + Long.hashCode(a)}
func (l *lowering) hashed(e *ast.Call, m *types.Method, h Typed) Expr {
	parts := l.info.HashParts(e, m)
	if parts == nil {
		return nil
	}
	at := Step{h.Loc}
	var ss []Stmt
	var all, value Expr = number(&absent{e.Span()}, 1), number(&absent{e.Span()}, 1)
	for _, a := range parts.Args {
		x, again := l.hashPart(a, parts), l.hashPart(a, parts)
		if types.IsKind(x.Type(), types.Null) {
			all, value = l.plus(e, all, number(a, 0)), l.plus(e, value, number(a, 0))
			continue
		}
		v := &types.Var{Kind: types.ValueVar, Name: "arg", Type: x.Type(), Span: x.Span()}
		ss = append(ss, &Let{Step: at, Var: v, Init: x})
		read := func() Expr { return &Local{Typed{Loc: Loc{a}, T: v.Type}, v} }
		own, direct := l.hashOf(a, read), l.hashOf(a, func() Expr { return again })
		if own == nil {
			return nil
		}
		all, value = l.plus(e, all, own), l.plus(e, value, direct)
	}
	return &Seq{h, ss, all, value}
}

// hashPart is a part of what a hash code is asked of: of numbers in an array as it stands there.
func (l *lowering) hashPart(a ast.Expr, of *types.HashParts) Expr {
	if of.Elem != nil {
		return l.expr(a)
	}
	return l.unboxed(a)
}

// unboxed is an argument as it is written: a number, not a box of it.
func (l *lowering) unboxed(a ast.Expr) Expr {
	if t := l.info.Types[a]; t != nil && !types.IsReference(t) && !types.IsKind(t, types.Null) {
		return l.raw(a)
	}
	return l.expr(a)
}

// plus is 31 times the hash code of what was before plus that of the next.
func (l *lowering) plus(at ast.Node, all, own Expr) Expr {
	int_ := Typed{Loc: Loc{at}, T: types.Of(types.Int)}
	return &Binary{int_, "+", &Binary{int_, "*", number(&absent{at.Span()}, 31), all}, own}
}

// hashOf is the hash code of a value, nil for one without translation.
func (l *lowering) hashOf(at ast.Node, x func() Expr) Expr {
	int_ := Typed{Loc: Loc{at}, T: types.Of(types.Int)}
	v := x()
	switch m := l.p.w.HashOf(v.Type()); {
	case m == nil:
		return nil
	case m.Static:
		return &Call{Typed: int_, Method: m, Args: []Expr{v}}
	default:
		return &Cond{int_, isNull(v), number(at, 0), virtual(at, x(), m)}
	}
}
