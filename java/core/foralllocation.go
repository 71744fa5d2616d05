package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// A location may be of each of several elements, as a[*].f and a[*][*] are. It names what
// it names with any of their indices in the place of a variable:
//
//	a[*].f          a[i].f for each i of a
//	a[0..1][*]      a[i][*] for each i of a from 0 to 1
//
// Where a[i].f is undefined for an i it names nothing, as locations do.

// ForAll are the indices that the variable of a location stands for: those of the array X,
// from Lo to Hi or all where both are nil.
type ForAll struct {
	Index     *Bound // an int
	X, Lo, Hi Expr
}

// eaches are the variables of the location that is being lowered.
type eaches struct {
	list []*ForAll
	of   map[*ast.Each]*ForAll
}

// each lowers an element that stands for several.
func (l *lowering) allElements(e *ast.Each, h Typed) Expr {
	if l.eaches == nil {
		return l.unsupported(h, "elements here that stand for several", `say it by \forall of their indices`)
	}
	one := l.eaches.of[e]
	if one == nil {
		one = &ForAll{X: l.expr(e.X), Index: &Bound{Loc{e}, &types.Var{Kind: types.BoundVar, Name: "i", Type: types.Of(types.Int), Span: e.Span()}}}
		one.Lo, one.Hi = l.ends(e, e.X, e.Lo, e.Hi)
		l.eaches.of[e] = one
		l.eaches.list = append(l.eaches.list, one) // behind those of its array
	}
	return &Elem{h, l.expr(e.X), &Local{l.intAt(e), one.Index.Var}}
}

// ends are those of the elements lo..hi of an array, of which each may be missing; nil:
// both are.
func (l *lowering) ends(at ast.Node, array, lo, hi ast.Expr) (from, to Expr) {
	from, to = l.maybe(lo), l.maybe(hi)
	switch h := l.intAt(at); {
	case from == nil && to != nil:
		from = number(at, 0)
	case from != nil && to == nil:
		to = &Binary{h, "-", &Len{h, l.expr(array)}, number(at, 1)}
	}
	return from, to
}

// withEaches lowers a location with variables of its own.
func (l *lowering) withEaches(k *Location, lower func()) {
	outer := l.eaches
	l.eaches = &eaches{of: map[*ast.Each]*ForAll{}}
	lower()
	k.ForAll = l.eaches.list
	l.eaches = outer
}

// Parts are the expressions of a location, those that its variables depend on included.
func (k *Location) Parts() []Expr {
	var xs []Expr
	for _, e := range k.ForAll {
		xs = append(xs, e.X, e.Lo, e.Hi)
	}
	return append(xs, k.X, k.Lo, k.Hi)
}
