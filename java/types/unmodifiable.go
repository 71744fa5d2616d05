package types

import (
	"slices"

	"inspect/java/ast"
)

// A final field that gets nothing but what List.of or List.copyOf gives holds a list that nobody
// changes:
//
//	record Order(List<Item> items) { Order { items = List.copyOf(items); } }
//	class Cart { private final List<Item> items; Cart(List<Item> items) { this.items = List.copyOf(items); } }
//
// Other places of a List hold none of those before the call.

// PlaceType is the type of the values that a field holds before the call: the declared one, or
// the narrower one of such lists, or of what the class itself makes (Exact).
func (w *World) PlaceType(f *Field) Type {
	switch {
	case f.exact != nil:
		if c, ok := f.exact.(*Class); ok {
			w.Header(c)
		}
		return f.exact
	case !f.unmodifiable:
		return f.Type
	}
	c, _ := w.canonicalClass(immutableList)
	w.Header(c)
	return c
}

// IsPlaceType reports whether t is the class that no place is declared of.
func IsPlaceType(t Type) bool {
	c, ok := t.(*Class)
	return ok && c.Library && c.Name == immutableList
}

// IsUnmodifiable reports whether t is the class of the lists that List.of or List.copyOf gave before
// the call.
func IsUnmodifiable(t Type) bool {
	c, ok := t.(*Class)
	return ok && c.Library && c.Name == unmodifiableList
}

// holdUnmodifiable finds such fields of a class.
func (w *World) holdUnmodifiable(c *Class) {
	if c.IsOutside() || c.Compiled || c.Decl == nil || c.IsInCode() {
		return
	}
	for _, f := range c.Fields {
		k, ok := f.Type.(*Class)
		if ok && k.Library && k.Name == "java.util.List" && f.Final && !f.Static && !f.Ghost && !f.Model && namesList(c, f) {
			f.unmodifiable = receivesUnmodifiable(c, f)
		}
	}
}

// namesList reports whether the name List means java.util.List where f is declared, as an
// expression, too.
func namesList(c *Class, f *Field) bool {
	var t ast.TypeExpr
	if f.Decl != nil {
		t = f.Decl.Type
	} else if i := slices.IndexFunc(c.Decl.Components, func(p *ast.Param) bool { return p.Name.Text == f.Name }); i >= 0 {
		t = c.Decl.Components[i].Type
	}
	n, named := t.(*ast.NamedType)
	if !named || len(n.Parts) != 1 || n.Parts[0].Name != "List" {
		return false
	}
	for of := c; of != nil; of = of.Outer {
		for k := of; k != nil && !k.IsOutside(); k = k.Super {
			if k.Compiled || slices.ContainsFunc(k.Fields, func(f *Field) bool { return f.Name == "List" }) {
				return false
			}
		}
	}
	return true
}

// receivesUnmodifiable reports whether all that a field gets, by its initialiser or the constructors, is
// null or such a list.
func receivesUnmodifiable(c *Class, f *Field) bool {
	if f.Decl != nil && f.Decl.Init != nil {
		return givesUnmodifiable(f.Decl.Init)
	}
	some, all := false, true
	for _, m := range c.Decl.Members {
		switch m := m.(type) {
		case *ast.MethodDecl:
			if !m.Constructor || m.Body == nil {
				continue
			}
			if m.Compact {
				return assignsUnmodifiable(m.Body, f.Name)
			}
			given := slices.ContainsFunc(m.Params, func(p *ast.Param) bool { return p.Name.Text == f.Name })
			assigned(m.Body, f.Name, given, &some, &all)
		case *ast.Initializer:
			if !m.Static {
				assigned(m.Body, f.Name, false, &some, &all)
			}
		}
	}
	return some && all
}

// assigned looks at the assignments to a field in a body: whether there are some, and whether all
// give it such a list. With hidden its name alone means a parameter.
func assigned(body *ast.Block, name string, hidden bool, some, all *bool) {
	ast.Walk(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.LocalVar:
			*all = *all && n.Name.Text != name && n.Name.Text != "List"
		case *ast.Param:
			*all = *all && n.Name.Text != name && n.Name.Text != "List"
		case *ast.Assign:
			if target(n.X, false) == name || !hidden && target(n.X, true) == name {
				*some = true
				*all = *all && n.Op == "=" && givesUnmodifiable(n.Y)
			}
		}
		return true
	})
}

// assignsUnmodifiable reports whether a compact constructor itself puts such a list for a component,
// and nothing else.
func assignsUnmodifiable(body *ast.Block, name string) bool {
	if changes(body, name, true) != 1 {
		return false
	}
	some, all := false, true
	for _, s := range body.Stmts {
		if e, ok := s.(*ast.ExprStmt); ok {
			if a, ok := e.X.(*ast.Assign); ok && target(a.X, true) == name {
				some, all = true, a.Op == "=" && givesUnmodifiable(a.Y)
			}
		}
	}
	ast.Walk(body, func(n ast.Node) bool {
		if v, ok := n.(*ast.LocalVar); ok {
			all = all && v.Name.Text != "List"
		}
		return true
	})
	return some && all
}

// givesUnmodifiable reports whether an expression is null or such a list, if it has a value.
func givesUnmodifiable(e ast.Expr) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.Literal:
		return e.Kind == ast.NullLit
	case *ast.Cond:
		return givesUnmodifiable(e.X) && givesUnmodifiable(e.Y)
	case *ast.Call:
		of, ok := e.X.(*ast.Ident)
		return ok && of.Name == "List" && (e.Name.Text == "of" || e.Name.Text == "copyOf")
	}
	return false
}
