package types

import "inspect/java/ast"

// Classes are values: objects of java.lang.Class, one for each class that the code
// names or asks objects for. Where x.getClass() and C.class are only compared with each
// other, it does without these objects.

// compareClasses notes x and y as the sides of a comparison of classes, where they
// are: of objects, or of class literals.
func (r *resolver) compareClasses(x, y ast.Expr) {
	x, y = ast.Unparen(x), ast.Unparen(y)
	if isClassTest(x) && isClassTest(y) {
		r.w.Info.ClassSides[x], r.w.Info.ClassSides[y] = true, true
	}
}

// isClassTest reports whether an expression is x.getClass(), or a class literal.
func isClassTest(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.ClassLit:
		return true
	case *ast.Call:
		return e.Name.Text == "getClass" && len(e.Args) == 0
	}
	return false
}

// IsGetClass reports whether m is Object.getClass(), which nothing overrides.
func IsGetClass(m *Method) bool {
	return m.Name == "getClass" && len(m.Params) == 0 && m.Class.Name == "java.lang.Object"
}

// IsClass reports whether t is java.lang.Class. Its objects are there from the beginning,
// and what their fields hold is known.
func IsClass(t Type) bool {
	c, ok := t.(*Class)
	return ok && c.Library && c.Name == "java.lang.Class"
}

// IsOfClass reports whether f holds what an object of java.lang.Class says of its class.
func (f *Field) IsOfClass() bool { return IsClass(f.Class) && !f.Static }
