package types

import "inspect/java/ast"

// Of the calls that ask a class at run time, those of which the class is known are
// ordinary code:
//
//	(String[]) Array.newInstance(String.class, n)                           new String[n]
//	(T[]) Array.newInstance(a.getClass().getComponentType(), n)             a new array of the class of a
//	Colour.class.getEnumConstants()                                         Colour.values()

// MakesArray reports whether m is Array.newInstance(Class, int) of java.lang.reflect.
func MakesArray(m *Method) bool {
	return m.Class.Name == "java.lang.reflect.Array" && m.Name == "newInstance" && len(m.Params) == 2 && !m.VarArgs
}

// IsEnumConstants reports whether m is Class.getEnumConstants().
func IsEnumConstants(m *Method) bool { return m.Name == "getEnumConstants" && IsClass(m.Class) }

// LiteralOf is T where x is T.class, nil for other expressions and for void.
func (w *World) LiteralOf(x ast.Expr) Type {
	if e, ok := ast.Unparen(x).(*ast.ClassLit); ok {
		if t := w.Info.TypeOf[e.Type]; t != nil && !IsKind(t, Void) && !IsKind(t, Invalid) {
			return t
		}
	}
	return nil
}

// ComponentOf is the array a where x is a.getClass().getComponentType(), nil for other
// expressions.
func (w *World) ComponentOf(x ast.Expr) ast.Expr {
	component, ok := ast.Unparen(x).(*ast.Call)
	if !ok || component.X == nil || len(component.Args) > 0 || component.Name.Text != "getComponentType" && component.Name.Text != "componentType" {
		return nil
	}
	class, ok := ast.Unparen(component.X).(*ast.Call)
	if !ok || class.X == nil {
		return nil
	}
	if m, ok := w.Info.Uses[class].(*Method); !ok || !IsGetClass(m) {
		return nil
	}
	if _, ok := w.Erasure(w.Info.Types[class.X]).(*Array); !ok {
		return nil
	}
	return class.X
}

// Values is the method values() of an enum, nil for other types.
func (w *World) Values(t Type) *Method {
	c, ok := t.(*Class)
	if !ok || c.EnumOf() != c {
		return nil
	}
	w.Header(c)
	for _, m := range c.Methods {
		if m.Derived == EnumValues {
			return m
		}
	}
	return nil
}

// reflected notes what a call that asks a class at run time comes to.
func (r *resolver) reflected(e *ast.Call, m *Method) {
	switch {
	case MakesArray(m):
		if t := r.w.LiteralOf(e.Args[0]); t != nil {
			r.unit.refs.typ(r.w.ArrayOf(t))
		}
	case IsEnumConstants(m) && e.X != nil:
		if values := r.w.Values(r.w.LiteralOf(e.X)); values != nil {
			r.useMethod(values, nil, e.Name.Span())
		}
	}
}
