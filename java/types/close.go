package types

import "inspect/java/ast"

// Classes that are found are loaded when something names them. Of those, an object may
// be one only of what is live: classes that the files given mention, so that what a
// subclass may do does not depend on which of their methods are checked, and classes
// that code or specifications mention that a check reaches. A class that only the
// declaration of another names is not live.

// isLive reports whether an object may be of class c, or of a class below it.
func (w *World) isLive(c *Class) bool {
	return !c.Compiled && (!c.Found || w.headers[c].membersDone != untouched)
}

// loadAllMentioned loads the classes that the files given mention. What cannot be
// loaded is reported where a method reaches it.
func (w *World) loadAllMentioned() {
	for _, c := range w.classes[:len(w.classes):len(w.classes)] {
		if c.Library || c.Found {
			continue
		}
		if c.Outer == nil {
			w.loadImports(c.File.Imports)
			if s := c.File.Spec; s != nil {
				w.loadImports(s.Imports)
			}
		}
		w.loadMentioned(c)
	}
}

// loadImports loads the classes imported one by one, and those whose members are.
func (w *World) loadImports(list []*ast.Import) {
	for _, i := range list {
		switch {
		case i.Static:
			w.importedFrom(i)
		case !i.OnDemand:
			w.canonicalClass(i.Name)
		}
	}
}

// loadMentioned loads the classes whose names stand in the declaration of c. A
// name that a variable hides, too, is taken for that of a class: one class more
// does no harm. Nested classes are visited on their own.
func (w *World) loadMentioned(c *Class) {
	scope := &typeScope{w: w, file: c.File, class: c}
	ast.Walk(c.Decl, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ClassDecl:
			return n == c.Decl || w.byDecl[n] == nil
		case *ast.NamedType:
			scope.named(n)
		case *ast.Ident:
			if startsUpper(n.Name) {
				scope.simple(n.Name, n.Span())
			}
		case *ast.Select:
			if name := dotted(n); name != "" && startsUpper(n.Name.Text) {
				w.canonicalClass(name)
			}
		}
		return true
	})
}

// dotted is the text of a.b.c, empty for what is not made of names.
func dotted(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.Select:
		if x := dotted(e.X); x != "" {
			return x + "." + e.Name.Text
		}
	}
	return ""
}
