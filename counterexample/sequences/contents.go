package sequences

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// hasNullElements reports whether the code of a method compares with null what is not its parameter or a
// field, as an element of an argument is, or passes that on to a method of its class that does.
//
//	void load(String[] names) { for (String n : names) if (n == null) broken = true; }
func hasNullElements(m *types.Method) (found bool) {
	if m == nil || m.Decl == nil || m.Decl.Body == nil {
		return false
	}
	params := map[string]bool{}
	for _, v := range m.Params {
		params[v.Name] = true
	}
	locals := localsOf(m)
	isElement := func(e ast.Expr) bool {
		switch e := ast.Unparen(e).(type) {
		case *ast.Ident:
			return locals[e.Name] && !params[e.Name]
		case *ast.Index, *ast.Call:
			return true
		}
		return false
	}
	ast.Walk(m.Decl.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Binary:
			found = found || ast.IsNull(n.X) && isElement(n.Y) || ast.IsNull(n.Y) && isElement(n.X)
		case *ast.Call:
			for i, a := range n.Args {
				if n.X == nil && isElement(a) && isNullable(m.Class, n, i) {
					found = true
				}
			}
		}
		return !found
	})
	return found
}

// isNullable reports whether a method of a class that a call may execute may be given null for an
// argument.
func isNullable(c *types.Class, call *ast.Call, arg int) bool {
	for _, k := range c.Methods {
		if k.Name == call.Name.Text && len(k.Params) == len(call.Args) && types.IsReference(k.Params[arg].Type) && !k.Params[arg].NonNull {
			return true
		}
	}
	return false
}
