package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// Representable is the exact integer X as a value of the integral type T. Where it is none, the
// expression is undefined.
type Representable struct {
	Typed
	X Expr
}

// fitted lowers an operation that make makes of its head and its operands: one that is
// computed exactly and has one of Java's types is computed as \bigint first.
func (l *lowering) fitted(e ast.Expr, h Typed, make func(h Typed, operand func(ast.Expr) Expr) Expr) Expr {
	if !l.info.Exact[e] || types.IsKind(h.T, types.BigInt) {
		return make(h, l.expr)
	}
	in := h
	in.T, in.Value = types.Of(types.BigInt), nil
	return &Representable{h, make(in, l.exact)}
}

// exact lowers an integer as a \bigint.
func (l *lowering) exact(e ast.Expr) Expr {
	x := l.expr(e)
	if types.IsKind(x.Type(), types.BigInt) {
		return x
	}
	if k, ok := x.(*Const); ok {
		return l.exactConst(k)
	}
	h := l.at(e)
	h.T = types.Of(types.BigInt)
	return &Convert{Typed: h, X: x}
}

// exactConst is an integer constant as a \bigint, which has it at any width of int.
func (l *lowering) exactConst(k *Const) *Const {
	c := *k
	v := *k.Value
	v.Type, v.Hex = types.Of(types.BigInt), false
	c.T, c.Value = v.Type, &v
	return &c
}

// Grows reports whether the exact result of an operator may be no value of its type.
func Grows(op Op) bool { return op == "+" || op == "-" || op == "*" || op == "/" }
