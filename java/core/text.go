package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// TextSize is the length of the string X. Of null it raises what a call does.
type TextSize struct {
	Typed
	X Expr
}

// TextAt is the char at place I of the string X: its length has been asked before, so
// that X is not null, and I is within it.
type TextAt struct {
	Typed
	X, I Expr
}

// TextOf is a new string of Size chars, which is not negative: at place Var it has Char.
// That changes nothing and is defined for each of the places.
type TextOf struct {
	Typed
	Size Expr
	Var  *Bound
	Char Expr
}

// InClause is true in what a clause asks for, also in the bodies of the methods that it calls,
// and false in code.
type InClause struct{ Typed }

// intrinsic lowers a call of a method that stands for an operation of core.
func (l *lowering) intrinsic(op types.Intrinsic, e *ast.Call, h Typed) Expr {
	if op == types.InClause {
		return &InClause{h}
	}
	object := l.self(e, l.class, Implied)
	if e.X != nil {
		object = l.expr(e.X)
	}
	switch op {
	case types.TextSize:
		return &TextSize{h, object}
	case types.TextAt:
		return &TextAt{h, object, l.expr(e.Args[0])}
	case types.Below:
		return &Below{h, l.expr(e.Args[0]), l.expr(e.Args[1])}
	}
	size := l.expr(e.Args[0])
	f, ok := e.Args[1].(*ast.Lambda)
	if !ok || l.info.Lambdas[f] == nil || len(l.info.Lambdas[f].Params) != 1 {
		panic("core: an operation on strings takes a lambda expression")
	}
	body := f.X
	v := l.info.Lambdas[f].Params[0]
	bound := &Bound{Loc{f}, v}
	if op == types.TextOf {
		return &TextOf{h, size, bound, l.expr(body)}
	}
	at := func(k types.BasicKind) Typed { return Typed{Loc: Loc{f}, T: types.Of(k)} }
	i := func() Expr { return &Local{at(types.Int), v} }
	within := &Binary{at(types.Boolean), "&&", &Binary{at(types.Boolean), "<=", number(f, 0), i()}, &Binary{at(types.Boolean), "<", i(), size}}
	if op == types.ForAll {
		return &Quantified{Typed: h, Kind: `\forall`, Vars: []*Bound{bound}, Range: within, Body: l.expr(body)}
	}
	return &First{h, size, bound, l.expr(body)}
}

// First is the least place Var of 0 .. Size-1 for which Test holds, Size if there is
// none. Test is as Char of TextOf.
type First struct {
	Typed
	Size Expr
	Var  *Bound
	Test Expr
}
