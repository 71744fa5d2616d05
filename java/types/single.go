package types

import "inspect/java/ast"

// IsSingle reports whether a field of a model holds an object of its own that is there
// from the beginning, as Runtime's.
func (f *Field) IsSingle() bool {
	if !f.Static || !f.Final || !f.Class.Library || f.Decl == nil {
		return false
	}
	_, created := f.Decl.Init.(*ast.New)
	return created
}

// Untouched reports whether the initialisation of a class does nothing that counts: that of
// a model without such an object.
func (c *Class) Untouched() bool {
	if !c.Library {
		return false
	}
	for _, f := range c.Fields {
		if f.IsSingle() {
			return false
		}
	}
	return true
}
