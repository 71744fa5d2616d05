package needs

import (
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
)

// Asserted are the conditions over parameters alone that the assert statements at the beginning of
// a method state of what it uses then: with these it tells its callers what it needs. What it
// goes on without is a question of its own. The places are those of the conditions.
//
//	static int root(int n) { assert n >= 0; … }
func Asserted(m *types.Method) (atoms []Atom, places []source.Span) {
	if m.Decl == nil || m.Decl.Body == nil {
		return nil, nil
	}
	params := map[string]bool{}
	for _, p := range m.Params {
		params[p.Name] = true
	}
	used := usedAfter(m.Decl.Body.Stmts)
	for _, s := range m.Decl.Body.Stmts {
		a, ok := s.(*ast.AssertStmt)
		if !ok || !isOver(a.Cond, params) || !names(a.Cond, used) {
			break
		}
		text := a.Cond.Span().Text()
		if strings.ContainsAny(text, "\n/") {
			break // with a comment, perhaps
		}
		if bindsLess(a.Cond) {
			text = "(" + text + ")"
		}
		places = append(places, a.Cond.Span())
		atoms = append(atoms, Atom{Text: text, About: []Quantity{{Of: text, Part: Value}}})
	}
	return atoms, places
}

// usedAfter are the names in the statements behind the assert statements at the beginning.
func usedAfter(stmts []ast.Stmt) map[string]bool {
	out := map[string]bool{}
	for i, s := range stmts {
		if _, ok := s.(*ast.AssertStmt); ok {
			continue
		}
		for _, k := range stmts[i:] {
			ast.Walk(k, func(n ast.Node) bool {
				if v, ok := n.(*ast.Ident); ok {
					out[v.Name] = true
				}
				return true
			})
		}
		break
	}
	return out
}

// names reports whether an expression has one of some names in it.
func names(e ast.Expr, of map[string]bool) bool {
	found := false
	ast.Walk(e, func(n ast.Node) bool {
		v, ok := n.(*ast.Ident)
		found = found || ok && of[v.Name]
		return !found
	})
	return found
}

// bindsLess reports whether a condition stands in parentheses beside others.
func bindsLess(e ast.Expr) bool {
	if b, ok := e.(*ast.Binary); ok {
		return b.Op == "||"
	}
	_, choice := e.(*ast.Cond)
	return choice
}

// isOver reports whether an expression is one over parameters that nothing else decides about, and
// that changes nothing.
func isOver(e ast.Expr, params map[string]bool) bool {
	over, named := true, false
	var visit func(n ast.Node) bool
	visit = func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			over, named = over && params[n.Name], true
		case *ast.This, *ast.SuperRef, *ast.Lambda, *ast.MethodRef, *ast.New, *ast.NewArray, *ast.Assign, *ast.IncDec, *ast.SwitchExpr, *ast.InstanceOf:
			over = false
		case *ast.Call:
			over = over && n.X != nil && observing[n.Name.Text]
		}
		return over
	}
	ast.Walk(e, visit)
	return over && named
}

// observing are the library's methods that a condition may call.
var observing = map[string]bool{
	"length": true, "isEmpty": true, "size": true, "hasNext": true, "isPresent": true, "contains": true, "containsKey": true, "charAt": true, "equals": true, "get": true,
}
