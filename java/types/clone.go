package types

// What Object.clone() does depends on the class of the object. So each class that is
// Cloneable has a method of its own, which Object.clone() calls:
//
//	class Point implements Cloneable { int x, y; }
//	Object clone$() { return new Point(){x = this.x, y = this.y}; }   // no constructor runs

// copyName is the method that Object.clone() calls.
const copyName = "clone$"

// copying adds the method that makes a copy to a class that is Cloneable.
func (w *World) copying(c *Class) {
	if c.Library || c.Abstract || c.IsInterface() || c.EnumOf() != nil || c.Function() {
		return
	}
	cloneable := w.byName["java.lang.Cloneable"]
	if cloneable == nil || !c.IsSubclassOf(cloneable) {
		return
	}
	at := c.Decl.Name.Span()
	c.Methods = append(c.Methods, &Method{Class: c, Name: copyName, Derived: Copy, Result: w.object(), NonNull: true, Span: at})
	w.copies[c] = &Method{Class: c, Name: c.SimpleName(), Constructor: true, Derived: CopyCreation, Result: Of(Void), Span: at}
}

// CopyOf is the constructor that a copy of an object of class c is made with. It does
// nothing.
func (w *World) CopyOf(c *Class) *Method { return w.copies[c] }

// copied notes what the copy of an object of class c is made of.
func (r *resolver) copied(c *Class, m *Method) {
	r.makesCall(r.w.CopyOf(c), nil, m.Span)
	for _, f := range r.w.AllFields(c) {
		if !f.Model && !f.IsOpen() {
			r.declared(f)
			r.unit.refs.field(f)
		}
	}
}
