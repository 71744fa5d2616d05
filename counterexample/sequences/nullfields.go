package sequences

import (
	"inspect/java/ast"
	"inspect/java/types"
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
	return types.DeclaresNullable(f.Decl.Modifiers) || e.nullFields[f.Name] || f.Decl.Init == nil && !isAlwaysSet(f)
}

// nullFieldsIn notes the names that are compared with null in a class, or get what may be null: null
// itself, or the result of a call. Names of which one gets the other go together.
func (e *effects) nullFieldsIn(in ast.Node) {
	same := map[string][]string{}
	null := map[string]bool{}
	gets := func(to string, x ast.Expr) {
		for _, v := range valuesOf(x) {
			switch v := v.(type) {
			case *ast.Literal:
				null[to] = null[to] || v.Kind == ast.NullLit
			case *ast.Call, *ast.Index:
				null[to] = true
			case *ast.Ident, *ast.Select:
				from := lastName(v)
				same[to], same[from] = append(same[to], from), append(same[from], to)
			}
		}
	}
	ast.Walk(in, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Binary:
			if n.Op == "==" || n.Op == "!=" {
				for _, p := range [][2]ast.Expr{{n.X, n.Y}, {n.Y, n.X}} {
					if ast.IsNull(p[1]) {
						null[lastName(p[0])] = true
					}
				}
			}
		case *ast.Assign:
			gets(lastName(n.X), n.Y)
		case *ast.FieldDecl:
			if n.Init != nil {
				gets(n.Name.Text, n.Init)
			}
		case *ast.LocalVar:
			if n.Init != nil {
				gets(n.Name.Text, n.Init)
			}
		case *ast.Call:
			if n.Name.Text == "isNull" || n.Name.Text == "nonNull" || n.Name.Text == "equals" {
				for _, a := range n.Args {
					null[lastName(a)] = true
				}
			}
		case *ast.Switch:
			null[lastName(n.X)] = true
		case *ast.SwitchExpr:
			null[lastName(n.X)] = true
		}
		return true
	})
	var note func(name string)
	note = func(name string) {
		if !e.nullFields[name] {
			e.nullFields[name] = true
			for _, k := range same[name] {
				note(k)
			}
		}
	}
	for name := range null {
		note(name)
	}
}

// valuesOf are the expressions that one may have the value of.
func valuesOf(e ast.Expr) []ast.Expr {
	switch e := ast.Unparen(e).(type) {
	case *ast.Cond:
		return append(valuesOf(e.X), valuesOf(e.Y)...)
	case *ast.Cast:
		return valuesOf(e.X)
	case *ast.Assign:
		return append(valuesOf(e.Y), e.X)
	default:
		return []ast.Expr{e}
	}
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
