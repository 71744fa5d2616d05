package types

import (
	"slices"
	"strings"

	"inspect/java/ast"
)

// isInitLocal reports whether the static initialisers of a class change nothing but its own static
// fields, by their text: they are those of fields, call nothing of the program, make no object of it, and
// name nothing of it but fields of the class itself.
//
//	class C { static final List<String> ALL = new ArrayList<>(); static int n = Math.max(1, 2); }
func isInitLocal(w *World, c *Class) bool {
	if len(c.StaticInit) > 0 || c.Decl == nil {
		return false
	}
	own := map[string]bool{}
	for _, f := range c.Fields {
		k, ofClass := Leaf(f.Type).(*Class)
		own[f.Name] = f.Decl != nil && (!ofClass || k.IsOutside()) // a call on another one runs code of the program
	}
	keeps := true
	visit := func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Assign, *ast.IncDec, *ast.Lambda, *ast.MethodRef, *ast.ClassBody:
			keeps = false
		case *ast.Call:
			keeps = keeps && n.X != nil
		case *ast.New:
			keeps = keeps && !isOfProgram(w, n.Type.Parts[len(n.Type.Parts)-1].Name)
		case *ast.Cast:
			keeps = keeps && !namesProgram(w, n.Type)
		case *ast.ClassLit:
			keeps = keeps && !namesProgram(w, n.Type)
		case *ast.Ident:
			keeps = keeps && (own[n.Name] || startsUpper(n.Name) && !isOfProgram(w, n.Name) && !isFieldOfOthers(w, c, n.Name))
		}
		return keeps
	}
	for _, m := range c.Decl.Members {
		if f, ok := m.(*ast.FieldDecl); ok && f.Init != nil && (f.Modifiers.Has("static") || c.IsInterface()) {
			ast.Walk(f.Init, visit)
		}
	}
	return keeps
}

// isFieldOfOthers reports whether a name may be that of a field which a class has from others: from those
// above it, from those around it, or by an import.
func isFieldOfOthers(w *World, c *Class, name string) bool {
	isImported := func(i *ast.Import) bool { return i.Static && (i.OnDemand || strings.HasSuffix(i.Name, "."+name)) }
	if slices.ContainsFunc(c.File.Imports, isImported) {
		return true
	}
	for k := c; k != nil; k = k.Outer {
		if len(w.fieldNamed(k, name)) > 0 {
			return true
		}
	}
	return false
}

// namesProgram reports whether a class of the program is in a type.
func namesProgram(w *World, t ast.TypeExpr) (found bool) {
	ast.Walk(t, func(n ast.Node) bool {
		if k, ok := n.(*ast.NamedType); ok {
			found = found || isOfProgram(w, k.Parts[len(k.Parts)-1].Name)
		}
		return !found
	})
	return found
}

// isOfProgram reports whether a class of the program has a simple name.
func isOfProgram(w *World, simple string) bool {
	for _, c := range w.simple[simple] {
		if !c.IsOutside() {
			return true
		}
	}
	return false
}
