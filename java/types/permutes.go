package types

import (
	"slices"

	"inspect/java/ast"
)

// A constructor of a record may put for a component what is another value for each that it is
// given, and so may leave any:
//
//	v = v + 1;    v -= by;    v++;    v = 9 - v;    v = ~v;    on = !on;

// isPermutation reports whether a statement changes a component so.
func (k *construction) isPermutation(f *Field, x ast.Expr, compact bool) bool {
	at := func(e ast.Expr) bool { return target(e, compact) == f.Name }
	switch x := ast.Unparen(x).(type) {
	case *ast.IncDec:
		return at(x.X) && IsIntegral(f.Type)
	case *ast.Assign:
		switch {
		case !at(x.X):
			return false
		case x.Op == "=":
			return k.isPermuted(f, x.Y)
		}
		return compact && IsIntegral(f.Type) && slices.Contains(undone, x.Op) && k.isUnchanged(f, x.Y)
	}
	return false
}

// undone are the assignments that another one with the same value takes back.
var undone = []string{"+=", "-=", "^="}

// isPermuted reports whether an expression has another value for each value of a component: of an
// int or a long, whose type it has.
func (k *construction) isPermuted(f *Field, e ast.Expr) bool {
	is := func(e ast.Expr) bool {
		x, ok := ast.Unparen(e).(*ast.Ident)
		return ok && x.Name == f.Name
	}
	number := IsKind(f.Type, Int) || IsKind(f.Type, Long)
	switch e := ast.Unparen(e).(type) {
	case *ast.Unary:
		return is(e.X) && (number && (e.Op == "-" || e.Op == "~") || IsKind(f.Type, Boolean) && e.Op == "!")
	case *ast.Binary:
		if !number || e.Op != "+" && e.Op != "-" && e.Op != "^" {
			return false
		}
		return is(e.X) && k.isUnchanged(f, e.Y) || is(e.Y) && k.isUnchanged(f, e.X)
	}
	return false
}

// isUnchanged reports whether an expression is an integer that does not depend on a component: a
// literal, or another component that has the value that it was given.
func (k *construction) isUnchanged(f *Field, e ast.Expr) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.Literal:
		return e.Kind == ast.IntLit
	case *ast.Unary:
		l, literal := ast.Unparen(e.X).(*ast.Literal)
		return literal && l.Kind == ast.IntLit
	case *ast.Ident:
		return e.Name != f.Name && k.given[e.Name] && !k.locals[e.Name] && slices.ContainsFunc(k.class.Components(), func(g *Field) bool {
			return g.Name == e.Name && IsIntegral(g.Type)
		})
	}
	return false
}
