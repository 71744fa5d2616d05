package types

import "inspect/java/ast"

// A model field has no place in the state: its value is what the represents clause of
// the object's class says. It is a pure method, ModelField, that nobody can call by name,
// and that classes with a clause for an inherited field override.

// modelFields adds the methods of the model fields that c declares or represents.
func (w *World) modelFields(c *Class) {
	clauses := map[*Field]*Clause{}
	var order []*Field
	for _, s := range c.Specs {
		if s.Kind != ast.Represents {
			continue
		}
		name := represented(s.X)
		fs := w.fieldNamed(c, name)
		if name == "" || len(fs) != 1 || !fs[0].Model || clauses[fs[0]] != nil {
			continue // which is reported where the clause is resolved
		}
		if y := equated(s.Clause, name); y != nil && isExpanded(fs[0]) {
			functional := *s.Clause
			functional.SuchThat, functional.Y = false, y
			s.Clause = &functional
		}
		clauses[fs[0]] = s
		s.Static = s.Static || fs[0].Static
		if fs[0].Class != c {
			order = append(order, fs[0])
		}
	}
	for _, f := range c.Fields {
		if f.Model {
			order = append(order, f)
		}
	}
	for _, f := range order {
		m := &Method{Class: c, Name: "model field " + f.Name, Derived: ModelField, Field: f, Clause: clauses[f],
			Static: f.Static, Pure: true, Result: f.Type, Span: f.Span}
		if s := m.Clause; s != nil {
			m.Span = s.Span()
		}
		if m.Clause == nil || m.Clause.SuchThat {
			w.choose(m, f.Name)
		}
		c.Methods = append(c.Methods, m)
	}
}

// equated is what a relational clause says that the field is equal to; nil: it says something
// else.
//
//	represents nodes \such_that nodes == \reach(root, Node);
func equated(c *ast.Clause, name string) ast.Expr {
	if !c.SuchThat || c.Y == nil {
		return nil
	}
	var x, y ast.Expr
	switch b := ast.Unparen(c.Y).(type) {
	case *ast.Binary:
		if b.Op == "==" {
			x, y = b.X, b.Y
		}
	case *ast.Call:
		if b.Name.Text == "equals" && len(b.Args) == 1 {
			x, y = b.X, b.Args[0]
		}
	}
	if x == nil {
		return nil
	}
	for _, p := range [][2]ast.Expr{{x, y}, {y, x}} {
		if represented(p[0]) == name && !names(p[1], name) {
			return p[1]
		}
	}
	return nil
}

// names reports whether a name stands in an expression or statement, whatever it means there.
func names(in ast.Node, name string) bool {
	found := false
	ast.Walk(in, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			found = found || n.Name == name
		case *ast.Select:
			found = found || n.Name.Text == name
		}
		return !found
	})
	return found
}

// represented is the name of the model field that a represents clause begins with.
func represented(x ast.Expr) string {
	switch x := ast.Unparen(x).(type) {
	case *ast.Ident:
		return x.Name
	case *ast.Select:
		if t, ok := x.X.(*ast.This); ok && t.Qualifier == nil {
			return x.Name.Text
		}
	}
	return ""
}

// IsFree reports whether a hidden field is the value of a model field that no clause of its
// class represents: any value, which may be another as soon as something in its data group
// is, and wherever a call may assign it.
func (f *Field) IsFree() bool {
	return f.Chooses != nil && f.Chooses.Derived == ModelField && f.Chooses.Clause == nil
}

// Free is the hidden field of a model field, for the classes in which no clause represents
// it; nil: it has none.
func (w *World) Free(f *Field) *Field {
	if m := w.ModelMethod(f); f.Model && m != nil && m.Clause == nil {
		return m.Chosen
	}
	return nil
}

// ModelMethod is the method that gives a model field its value.
func (w *World) ModelMethod(f *Field) *Method {
	w.Header(f.Class)
	for _, m := range f.Class.Methods {
		if m.Derived == ModelField && m.Field == f {
			return m
		}
	}
	return nil
}

// ModelMethods are the methods that give a model field its value, of its class and of those
// that represent it otherwise.
func (w *World) ModelMethods(f *Field) (ms []*Method) {
	for _, c := range w.classes {
		if !c.IsSubclassOf(f.Class) {
			continue
		}
		w.Header(c)
		for _, m := range c.Methods {
			if m.Derived == ModelField && m.Field == f {
				ms = append(ms, m)
			}
		}
	}
	return ms
}

// represents is the clause of class c itself for a model field; nil: it has none.
func (w *World) represents(c *Class, f *Field) *ast.Clause {
	for _, m := range c.Methods {
		if m.Derived == ModelField && m.Field == f && m.Clause != nil {
			return m.Clause.Clause
		}
	}
	return nil
}

// represents resolves a represents clause.
func (r *resolver) represents(c *ast.Clause) {
	if r.representsExpanded(c) {
		return
	}
	t := r.value(c.X)
	if IsKind(t, Invalid) {
		return
	}
	f, ok := r.w.Info.Uses[ast.Unparen(c.X)].(*Field)
	switch {
	case !ok || !f.Model:
		r.errorf(BadSpec, c.X.Span(), "a represents clause gives a model field its value, and this is none")
	case r.w.represents(r.class, f) != c:
		r.errorf(BadSpec, c.X.Span(), "there is another represents clause for %s in this class", f.QName())
	case c.SuchThat && c.Y != nil:
		r.condition(c.Y)
	case c.Y != nil:
		r.into(c.Y, t)
	}
}
