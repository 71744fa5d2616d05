package needs

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/types"
)

// A constructor often counts by a field that it has set before:
//
//	Grid(double[][] cells) { n = cells.length; for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) sum += cells[i][j]; }

// set is what a constructor sets a field of a number to, where that is its only assignment, in its outermost block
// and before each other use; nil: there is none.
func (w *writer) set(name string) (value ast.Expr) {
	m := w.method
	if !m.Constructor || w.declared[name] || w.params[name] != nil || !slices.ContainsFunc(m.Class.Fields, func(f *types.Field) bool { return f.Name == name && !f.Static && isNumber(f.Type) }) {
		return nil
	}
	var at *ast.Assign
	for _, s := range m.Decl.Body.Stmts {
		x, ok := s.(*ast.ExprStmt)
		if !ok {
			continue
		}
		if a, ok := x.X.(*ast.Assign); ok && a.Op == "=" && isField(a.X, name) && at == nil {
			at = a
		}
	}
	if at == nil {
		return nil
	}
	only := true
	ast.Walk(m.Decl.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Assign:
			only = only && (n == at || !isField(n.X, name))
		case *ast.IncDec:
			only = only && !isField(n.X, name)
		case ast.Expr:
			only = only && (!isField(n, name) || n.Span().Start >= at.Span().Start)
		}
		return only
	})
	if !only {
		return nil
	}
	return at.Y
}

// isField reports whether an expression is a field of this by its name.
func isField(e ast.Expr, name string) bool {
	if s, ok := ast.Unparen(e).(*ast.Select); ok {
		return s.Name.Text == name && isThis(s.X)
	}
	return isVar(e, name)
}
