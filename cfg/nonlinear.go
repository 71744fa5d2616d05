package cfg

import (
	"slices"

	"inspect/java/source"
)

// Nonlinear are the places of the checked method, in order, that multiply two unknown numbers, or
// divide by one: what solvers of bit-vectors are slow at where the numbers range far.
func (g *Graph) Nonlinear() (out []source.Span) {
	is := map[*Expr]bool{}
	var has func(e *Expr) bool
	has = func(e *Expr) bool {
		if e == nil {
			return false
		}
		if known, ok := is[e]; ok {
			return known
		}
		is[e] = false
		is[e] = isNonlinear(e) || slices.ContainsFunc(e.Args, has)
		return is[e]
	}
	for _, e := range g.Edges {
		at := e.Span
		if e.Depth > 0 || slices.Contains(out, at) {
			continue
		}
		if at.Valid() && slices.ContainsFunc(e.exprs(), has) {
			out = append(out, at)
		}
	}
	slices.SortStableFunc(out, func(a, b source.Span) int { return int(a.Start - b.Start) })
	return out
}

// isNonlinear reports whether e is an operator on integers that two unknown operands make hard.
func isNonlinear(e *Expr) bool {
	switch e.Op {
	case OpMul:
		return e.Args[0].Op != OpConst && e.Args[1].Op != OpConst
	case OpDiv, OpRem:
		return e.Args[1].Op != OpConst
	}
	return false
}
