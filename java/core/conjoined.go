package core

import "inspect/java/types"

// conjoined writes & between the conditions of a range as && where that means the same, so
// that the range bounds its variables. Where x cannot be undefined, x & y is y && x: y is
// looked at whatever x is.
//
//	(\forall int i; 0 <= i & i < a.length; …)    // i < a.length && 0 <= i
func conjoined(x Expr) Expr {
	b, ok := x.(*Binary)
	if !ok || !types.IsKind(b.T, types.Boolean) || b.Op != "&" && b.Op != "&&" {
		return x
	}
	left, right := conjoined(b.X), conjoined(b.Y)
	switch {
	case b.Op == "&&" || isTotal(right):
		return &Binary{b.Typed, "&&", left, right}
	case isTotal(left):
		return &Binary{b.Typed, "&&", right, left}
	}
	return x
}

// totalOperators are those that are defined for all operands.
var totalOperators = map[Op]bool{"<": true, "<=": true, ">": true, ">=": true, "==": true, "!=": true, "&": true, "&&": true, "|": true, "||": true}

// isTotal reports whether an expression plainly is defined in every state: a comparison of
// variables and constants, or some of them together.
func isTotal(x Expr) bool {
	if x.Constant() != nil {
		return true
	}
	switch x := x.(type) {
	case *Local:
		return true
	case *Convert:
		return types.IsIntegral(x.T) && types.IsIntegral(x.X.Type()) && isTotal(x.X)
	case *Unary:
		return x.Op == "!" && isTotal(x.X)
	case *Binary:
		return totalOperators[x.Op] && isTotal(x.X) && isTotal(x.Y)
	}
	return false
}
