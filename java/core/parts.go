package core

import "slices"

// Conjuncts are the operands of a conjunction, in order.
func Conjuncts(e Expr) []Expr {
	if b, ok := e.(*Binary); ok && b.Op == "&&" {
		return append(Conjuncts(b.X), Conjuncts(b.Y)...)
	}
	return []Expr{e}
}

// Mentions reports whether an expression uses one of the bound variables.
func Mentions(e Expr, vars []*Bound) bool {
	found := false
	Walk(e, func(n Node) bool {
		if x, ok := n.(*Local); ok {
			found = found || slices.ContainsFunc(vars, func(b *Bound) bool { return b.Var == x.Var })
		}
		return !found
	})
	return found
}
