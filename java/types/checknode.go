package types

import (
	"fmt"

	"inspect/java/ast"
)

// checkNodes panics when what calls, declarations and jumps mean breaks what Check promises.
func checkNodes(info *Info) {
	for n, call := range info.Calls {
		if m, ok := info.Uses[n].(*Method); ok {
			checkArguments(n, m, call)
		}
	}
	for n, v := range info.Defs {
		if v == nil || v.Type == nil {
			broken(n, "declares no variable, or one without a type")
		}
	}
	for s, to := range info.Targets {
		if to == nil {
			broken(s, "leads nowhere")
		}
	}
	for n, t := range info.TypeOf {
		if !isErased(t) {
			broken(n, fmt.Sprintf("means the type %v", t))
		}
	}
}

// checkArguments holds the arguments and the dispatch of a call against its method.
func checkArguments(n ast.Node, m *Method, call CallInfo) {
	var args []ast.Expr
	switch n := n.(type) {
	case *ast.Call:
		args = n.Args
	case *ast.New:
		args = n.Args
	case *ast.CtorCall:
		args = n.Args
	default:
		return
	}
	switch {
	case call.VarArgs && !m.VarArgs:
		broken(n, "gathers arguments for "+m.QName())
	case call.VarArgs && len(args) < len(m.Params)-1 || !call.VarArgs && len(args) != len(m.Params):
		broken(n, fmt.Sprintf("has %d arguments for %s", len(args), m.QName()))
	case call.Virtual && (m.Static || m.Constructor):
		broken(n, "dispatches a call of "+m.QName())
	}
}

// checkTyped panics when code that was resolved without an error has an expression without a
// type. Names of types and packages, patterns, and what is written of an annotation are none.
func checkTyped(w *World) {
	for of, u := range w.units {
		m, ok := of.(*Method)
		if !ok || u.state != done || len(u.diags) > 0 || m.Decl == nil || m.Decl.Body == nil {
			continue
		}
		ast.Walk(m.Decl.Body, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.ClassDecl, *ast.ClassBody, *ast.Annotation, *ast.Lambda, *ast.MethodSpec, *ast.Reach, *ast.JMLCall:
				return false
			case *ast.Pattern:
			case ast.Expr:
				if w.Info.Types[n] == nil && !isTypeName(w.Info, n) {
					broken(n, "has no type")
				}
			}
			return true
		})
	}
}

// isTypeName reports whether e is the name of a class or package.
func isTypeName(info *Info, e ast.Expr) bool {
	switch info.Uses[e].(type) {
	case *Class, *Package:
		return true
	}
	return false
}
