package sequences

import (
	"inspect/ast"
	"inspect/types"
)

// A field that others may assign gets null from them where null is one of its values by what the
// program says: it compares the field with null or gives it null, or leaves it as it begins.
//
//	class Tree { public Node root = NIL; } // root is never null

// isNullField reports whether null may be assigned to a field.
func (e *effects) isNullField(f *types.Field) bool {
	if f.NonNull || !f.Class.Plain {
		return !f.NonNull
	}
	if e.nullFields == nil {
		e.nullFields = map[string]bool{}
		for _, c := range e.program {
			if c.Outer == nil && c.Decl != nil {
				e.nullFieldsIn(c.Decl)
			}
		}
	}
	return types.SaysNullable(f.Decl.Modifiers) || e.nullFields[f.Name] || f.Decl.Init == nil && !isAlwaysSet(f)
}

// nullFieldsIn notes the names that are compared with null, or get it.
func (e *effects) nullFieldsIn(in ast.Node) {
	pair := func(x, y ast.Expr) {
		if isNullLiteral(y) {
			e.nullFields[lastName(x)] = true
		}
	}
	ast.Walk(in, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Binary:
			if n.Op == "==" || n.Op == "!=" {
				pair(n.X, n.Y)
				pair(n.Y, n.X)
			}
		case *ast.Assign:
			pair(n.X, n.Y)
			if c, ok := ast.Unparen(n.Y).(*ast.Cond); ok {
				pair(n.X, c.X)
				pair(n.X, c.Y)
			}
			if inner, ok := ast.Unparen(n.Y).(*ast.Assign); ok { // a = b = null
				pair(n.X, inner.Y)
			}
		case *ast.FieldDecl:
			if isNullLiteral(n.Init) {
				e.nullFields[n.Name.Text] = true
			}
		}
		return true
	})
}

func isNullLiteral(e ast.Expr) bool {
	if e == nil {
		return false
	}
	l, ok := ast.Unparen(e).(*ast.Literal)
	return ok && l.Kind == ast.NullLit
}

// lastName is the name that an expression ends in: of a variable or a field.
func lastName(e ast.Expr) string {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		return e.Name
	case *ast.Select:
		return e.Name.Text
	}
	return ""
}

// isAlwaysSet reports whether each constructor of its class assigns a field, or calls one that does.
func isAlwaysSet(f *types.Field) bool {
	found := false
	for _, m := range f.Class.Methods {
		if !m.Constructor {
			continue
		}
		if m.Decl == nil || m.Decl.Body == nil {
			return false
		}
		isSet := false
		ast.Walk(m.Decl.Body, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.ClassBody, *ast.LocalClass, *ast.Lambda:
				return false
			case *ast.Assign:
				isSet = isSet || lastName(n.X) == f.Name
			case *ast.CtorCall:
				isSet = isSet || !n.Super
			}
			return true
		})
		if !isSet {
			return false
		}
		found = true
	}
	return found
}

// takesNull reports whether the class of a field, or the method of a call, takes null.
func (p *plan) takesNull(c *call, i int) bool {
	if c.field != nil {
		return p.effects.isNullField(c.field)
	}
	return c.method != nil && i < len(c.method.Params) && c.method.TakesNull(i)
}
