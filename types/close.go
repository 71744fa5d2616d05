package types

import "inspect/ast"

// close loads the classes of the source path that the files mention, and those
// that these mention in turn, so that the world is closed before the first
// method is looked at: what a subclass on the source path may do then depends
// neither on which methods are checked nor on their order. What cannot be
// loaded is reported where a method reaches it.
func (w *World) close() {
	if w.config.Load == nil {
		return
	}
	for i := 0; i < len(w.classes); i++ {
		c := w.classes[i]
		w.supers(c)
		if c.Library {
			continue
		}
		if c.Outer == nil {
			w.loadImports(c.File)
		}
		w.loadMentioned(c)
	}
}

// loadImports loads the classes imported one by one, and those whose members are.
func (w *World) loadImports(f *ast.File) {
	for _, i := range f.Imports {
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
