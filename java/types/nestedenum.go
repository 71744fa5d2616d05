package types

import "inspect/java/ast"

// memberNamed finds the class of a name that is selected in c. An enum that a model leaves out is
// the JDK's own: java.lang.Thread.State.
func (w *World) memberNamed(c *Class, name string) *Class {
	if k := w.memberClass(c, name); k != nil || !c.Library || c.Outer != nil || w.frozen || !startsUpper(name) {
		return k
	}
	for _, p := range w.config.Providers {
		if !p.Platform() {
			continue
		}
		f, err := p.Class(c.Name)
		if f == nil || err != nil {
			continue
		}
		for _, d := range f.Types {
			if d.Name.Text != c.Decl.Name.Text {
				continue
			}
			for _, m := range d.Members {
				if inner, ok := m.(*ast.ClassDecl); ok && inner.Kind == ast.Enum && inner.Name.Text == name && inner.Modifiers.Has("public") {
					w.declareClass(f, inner, c, c.Name+".", platform)
					h := w.headers[c]
					h.nested[name], h.barren = w.byDecl[inner], false
					return w.memberClass(c, name)
				}
			}
		}
	}
	return nil
}
