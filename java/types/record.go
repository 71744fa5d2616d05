package types

import "inspect/java/ast"

// components declares the fields of a record, and the accessors that it does not
// declare itself (JLS 8.10.3).
func (w *World) components(c *Class) {
	for _, p := range c.Decl.Components {
		f := &Field{Class: c, Name: p.Name.Text, Span: p.Name.Span(), Final: true}
		s := w.state(f)
		s.private = true
		f.Type, s.generic = w.memberScope(c, nil, s).resolve(p.Type)
		f.NonNull, f.ElemNonNull = nullity(f.Type, p.Type, p.Modifiers, !c.NullableByDefault && !c.Plain)
		c.Fields = append(c.Fields, f)
		if !declaresMethod(c, p.Name.Text, 0) {
			m := &Method{Class: c, Name: f.Name, Derived: Accessor, Result: f.Type, NonNull: f.NonNull, ElemNonNull: f.ElemNonNull, Span: f.Span, Pure: true}
			w.state(m).pending, w.state(m).generic = s.pending, s.generic
			c.Methods = append(c.Methods, m)
		}
	}
}

// declaresMethod reports whether the text of c has a method of a name with n parameters.
func declaresMethod(c *Class, name string, n int) bool {
	for _, m := range c.Decl.Members {
		if d, ok := m.(*ast.MethodDecl); ok && !d.Constructor && d.Name.Text == name && len(d.Params) == n {
			return true
		}
	}
	return false
}

// Components are the fields of a record's components, in their order.
func (c *Class) Components() []*Field {
	var fs []*Field
	for _, f := range c.Fields {
		if c.Kind == ast.Record && f.Decl == nil {
			fs = append(fs, f)
		}
	}
	return fs
}

// recordMembers adds the constructor and the methods that a record has without
// declaring them.
func (w *World) recordMembers(c *Class) {
	at := c.Decl.Name.Span()
	if m := w.canonical(c); !w.hasCanonical(c, m) {
		c.Methods = append(c.Methods, m)
	}
	other := &Var{Kind: ParamVar, Name: "other", Type: w.object(), Span: at}
	for _, m := range []*Method{
		{Name: "equals", Derived: RecordEquals, Params: []*Var{other}, Result: Of(Boolean)},
		{Name: "hashCode", Derived: RecordHash, Result: Of(Int)},
		{Name: "toString", Derived: RecordText, Result: w.str(), NonNull: true},
	} {
		if declaresMethod(c, m.Name, len(m.Params)) {
			continue
		}
		m.Class, m.Span, m.Pure = c, at, true
		c.Methods = append(c.Methods, m)
	}
}

// canonical is the constructor that takes a value for each component.
func (w *World) canonical(c *Class) *Method {
	m := &Method{Class: c, Name: c.SimpleName(), Constructor: true, Derived: Canonical, Result: Of(Void), Span: c.Decl.Name.Span()}
	for i, f := range c.Components() {
		v := &Var{Kind: ParamVar, Name: f.Name, Type: f.Type, Span: f.Span, NonNull: f.NonNull, ElemNonNull: f.ElemNonNull}
		m.Params = append(m.Params, v)
		m.VarArgs = m.VarArgs || c.Decl.Components[i].VarArgs
	}
	return m
}

// hasCanonical reports whether a record declares the constructor m.
func (w *World) hasCanonical(c *Class, m *Method) bool {
	for _, o := range c.Methods {
		if o.Constructor && (haveSameParams(o, m) || o.Decl != nil && o.Decl.Compact) {
			return true
		}
	}
	return false
}

// compact declares the parameters of a compact constructor: the components.
func (w *World) compact(c *Class, m *Method, scope *typeScope) {
	for _, p := range c.Decl.Components {
		v := w.param(m, p, scope, nil)
		m.Params = append(m.Params, v)
		m.VarArgs = m.VarArgs || p.VarArgs
	}
}

// ObjectEquals is equals of java.lang.Object.
func (w *World) ObjectEquals() *Method {
	w.Header(w.object())
	return w.named(w.object(), "equals")[0]
}

// HashOf is the method that gives the hash code of a value of type t: one of its box,
// or of java.lang.Object; nil: there is none.
func (w *World) HashOf(t Type) *Method {
	if IsReference(t) {
		return w.named(w.object(), "hashCode")[0]
	}
	c := w.Boxed(t)
	w.Header(c)
	for _, m := range w.named(c, "hashCode") {
		if m.Static && len(m.Params) == 1 && !m.Native {
			return m
		}
	}
	return nil
}

// FloatCompare is compare of the box of a floating-point type.
func (w *World) FloatCompare(t Type) *Method {
	c := w.Boxed(t)
	w.Header(c)
	return w.named(c, "compare")[0]
}
