package types

import (
	"maps"
	"slices"
	"strings"

	"inspect/java/ast"
)

// A constructor of a record may put something else for what it got. Where the text says what
// cannot be left then, no object of the record is so:
//
//	v = v < 0 ? 0 : v;    if (v < 0) v = 0;     // no object with v != 0 && v < 0
//	v = Math.max(v, LEAST);                     // none with v != Math.max(v, LEAST)
//
// So it is where one statement of the constructor itself is all that changes the component.

// normal finds what a statement of the body puts for a component.
func (k *construction) normal(body *ast.Block, s ast.Stmt, compact bool) {
	whole := s
	var test ast.Expr // of an if around it
	if i, ok := s.(*ast.If); ok && i.Else == nil {
		test, s = i.Cond, i.Then
		if b, ok := s.(*ast.Block); ok && len(b.Stmts) == 1 {
			s = b.Stmts[0]
		}
	}
	x, ok := s.(*ast.ExprStmt)
	if !ok {
		return
	}
	for _, f := range k.class.Components() {
		if test == nil && changes(body, f.Name, compact) == 1 && (compact || changes(body, f.Name, true) == 0) &&
			k.isPermutation(f, x.X, compact) && !testsComponent(body, whole, f.Name) {
			k.class.changed = slices.DeleteFunc(k.class.changed, func(c *Field) bool { return c == f })
			return
		}
	}
	a, ok := x.X.(*ast.Assign)
	if !ok || a.Op != "=" {
		return
	}
	var f *Field
	for _, c := range k.class.Components() {
		if c.Name == target(a.X, compact) {
			f = c
		}
	}
	if f == nil || changes(body, f.Name, compact) != 1 || !compact && (changes(body, f.Name, true) > 0 || test != nil) {
		return
	}
	given := maps.Clone(k.given)
	given[f.Name] = true
	if e := k.unlike(f, test, a.Y); e != nil {
		decided := f
		if test == nil && !k.leaves(f, a.Y) || testsComponent(body, whole, f.Name) {
			decided = nil
		}
		k.never(e, given, decided)
	}
}

// testsComponent reports whether a body names a component in another of its statements than one, but to
// refuse null: what it asks there is not known of what is left.
//
//	v = Math.max(v, 0); if (v > 10) throw new IllegalArgumentException();
func testsComponent(body *ast.Block, but ast.Stmt, name string) bool {
	is := func(e ast.Expr) bool {
		x, ok := ast.Unparen(e).(*ast.Ident)
		return ok && x.Name == name
	}
	return slices.ContainsFunc(body.Stmts, func(s ast.Stmt) bool {
		switch s := s.(type) {
		case *ast.If:
			if throws(s.Then) && s.Else == nil && isNullTest(s.Cond, "==", is) {
				return false
			}
		case *ast.ExprStmt:
			if c, ok := s.X.(*ast.Call); ok && c.Name.Text == "requireNonNull" && len(c.Args) > 0 && is(c.Args[0]) {
				return false
			}
		}
		return s != but && names(s, name)
	})
}

// target is the component that is assigned: a parameter of a compact constructor, a field of
// another one. "" for others.
func target(e ast.Expr, compact bool) string {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		if compact {
			return e.Name
		}
	case *ast.Select:
		if t, ok := e.X.(*ast.This); ok && t.Qualifier == nil && !compact {
			return e.Name.Text
		}
	}
	return ""
}

// changes counts the assignments to a component, ++ and -- included.
func changes(body *ast.Block, name string, compact bool) (n int) {
	ast.Walk(body, func(x ast.Node) bool {
		switch x := x.(type) {
		case *ast.Assign:
			if target(x.X, compact) == name {
				n++
			}
		case *ast.IncDec:
			if target(x.X, compact) == name {
				n++
			}
		}
		return true
	})
	return n
}

// unlike is what is true of no value that a component has once e, where test is true, has been
// put for it; nil: nothing is known.
func (k *construction) unlike(f *Field, test, e ast.Expr) ast.Expr {
	at := ast.Loc{At: e.Span()}
	own := func() ast.Expr { return &ast.Ident{Loc: at, Name: f.Name} }
	is := func(e ast.Expr) bool {
		x, ok := ast.Unparen(e).(*ast.Ident)
		return ok && x.Name == f.Name
	}
	group := func(e ast.Expr) ast.Expr { return &ast.Paren{Loc: at, X: ast.Clone(e).(ast.Expr)} }
	both := func(value, test ast.Expr) ast.Expr {
		if !k.isPlain(f, value) {
			return nil
		}
		return &ast.Binary{Loc: at, Op: "&&", X: &ast.Binary{Loc: at, Op: "!=", X: own(), Y: group(value)}, Y: group(test)}
	}
	null := &ast.Binary{Loc: at, Op: "==", X: own(), Y: &ast.Literal{Loc: at, Kind: ast.NullLit, Text: "null"}}
	e = ast.Unparen(e)
	if k.isNeverNull(f, e) && (test == nil || isNullTest(test, "==", is)) {
		return null
	}
	if test != nil {
		return both(e, test)
	}
	switch e := e.(type) {
	case *ast.Cond:
		switch {
		case is(e.Y) && isNullTest(e.C, "==", is) && k.isNeverNull(f, e.X), is(e.X) && isNullTest(e.C, "!=", is) && k.isNeverNull(f, e.Y):
			return null
		case is(e.Y):
			return both(e.X, e.C)
		case is(e.X):
			return both(e.Y, &ast.Unary{Loc: at, Op: "!", X: group(e.C)})
		}
	case *ast.Call:
		if (e.Name.Text == "max" || e.Name.Text == "min") && len(e.Args) == 2 && e.X != nil && IsIntegral(f.Type) &&
			(is(e.Args[0]) && k.isPlain(f, e.Args[1]) || is(e.Args[1]) && k.isPlain(f, e.Args[0])) {
			return &ast.Binary{Loc: at, Op: "!=", X: own(), Y: group(e)}
		}
		switch {
		case e.X == nil:
		case e.Name.Text == "abs" && len(e.Args) == 1 && is(e.Args[0]) && IsIntegral(f.Type):
			return &ast.Binary{Loc: at, Op: "!=", X: own(), Y: group(e)}
		case len(e.Args) == 0 && is(e.X) && isString(f.Type):
			return untrimmed(own(), null, e.Name.Text)
		case strings.HasPrefix(e.Name.Text, "requireNonNull") && len(e.Args) > 0:
			x := ast.Clone(e).(*ast.Call)
			x.Name.Text, x.Args = "isNull", []ast.Expr{own()}
			return x
		}
	}
	return nil
}

// isPlain reports whether an expression always has a value, which == knows again: a literal, and of
// numbers and truth values also another component or a constant.
func (k *construction) isPlain(f *Field, e ast.Expr) bool {
	number := IsIntegral(f.Type) || IsKind(f.Type, Boolean)
	switch e := ast.Unparen(e).(type) {
	case *ast.Literal:
		return number || e.Kind == ast.NullLit || isString(f.Type)
	case *ast.Unary:
		_, literal := e.X.(*ast.Literal)
		return number && literal
	case *ast.Ident:
		return number && e.Name != f.Name
	case *ast.Select:
		_, named := e.X.(*ast.Ident)
		return number && named && e.Name.Text != "length"
	}
	return false
}
