package types

import "inspect/java/ast"

// elementsOf resolves elements of an array of type t in a location, all or those from lo
// to hi, of which each may be missing. It gives the type of one.
func (r *resolver) elementsOf(at ast.Node, t Type, lo, hi ast.Expr) Type {
	a, ok := t.(*Array)
	if !ok && !IsKind(t, Invalid) {
		r.errorf(BadSpec, at.Span(), "only arrays have elements, not %s", t)
	}
	for _, i := range []ast.Expr{lo, hi} {
		if i != nil {
			r.promoteTo(i, r.value(i), Of(Int), "an array index")
		}
	}
	if !ok {
		return Of(Invalid)
	}
	return a.Elem
}

// isOfSeveral reports whether a location is one of each of several elements, as a[*].f is.
func isOfSeveral(l *ast.StoreRef) bool {
	found := false
	ast.Walk(l, func(n ast.Node) bool {
		_, several := n.(*ast.Each)
		found = found || several
		return !found
	})
	return found
}
