package types

import (
	"slices"

	"inspect/java/ast"
)

// States reports whether what class k states of its objects is stated of constants of the
// enum c: k is c, what c inherits from, or the class of a constant with a body.
func (c *Class) States(k *Class) bool {
	return c.Kind == ast.Enum && (c.IsSubclassOf(k) || k.EnumOf() == c)
}

// MayBreakConstants reports whether the initialisation of an enum may leave a constant that is
// not as the classes say of which it is: one has an invariant of objects, or a field that
// must not be null and that is not plainly set.
//
//	enum Level { LOW(-1); final int v; /*@ invariant v > 0; @*/ Level(int v) { this.v = v; } }
func (w *World) MayBreakConstants(c *Class) bool {
	if c.Kind != ast.Enum || len(c.Constants()) == 0 {
		return false
	}
	return slices.ContainsFunc(w.ofConstants(c), func(k *Class) bool {
		states := func(s *Clause) bool { return s.Kind == ast.Invariant && !s.Static && !s.Redundantly }
		return slices.ContainsFunc(k.Specs, states) || slices.ContainsFunc(k.Fields, func(f *Field) bool { return mayStayNull(c, f) })
	})
}

// statesOfConstants reports whether anything may be stated of the constants of an enum, by what
// stands in it and what it implements.
func statesOfConstants(c *Class) bool {
	if c.Kind != ast.Enum || len(c.Constants()) == 0 {
		return false
	}
	stating := func(m ast.Member) bool {
		switch m := m.(type) {
		case *ast.ClassSpec:
			return true
		case *ast.FieldDecl:
			_, prim := m.Type.(*ast.PrimType)
			return !prim
		}
		return false
	}
	return slices.ContainsFunc(c.Decl.Members, stating) || slices.ContainsFunc(c.Interfaces, func(i *Class) bool { return !i.Library }) ||
		slices.ContainsFunc(c.Decl.Constants, func(k *ast.EnumConstant) bool {
			return k.Body != nil && slices.ContainsFunc(k.Body.Members, stating)
		})
}

// ReadAtInit are the static fields at which the check of the end of a class's initialisation
// looks: those that must not be null, and the constants of an enum that states something of them.
func (c *Class) ReadAtInit() []*Field {
	fs := c.MustBeSet()
	if statesOfConstants(c) {
		fs = append(fs, c.Constants()...)
	}
	return fs
}

// ofConstants are the classes of the program of which constants of an enum are.
func (w *World) ofConstants(c *Class) []*Class {
	var out []*Class
	var visit func(k *Class)
	visit = func(k *Class) {
		if k == nil || k.IsOutside() || slices.Contains(out, k) {
			return
		}
		out = append(out, k)
		visit(k.Super)
		for _, i := range k.Interfaces {
			visit(i)
		}
	}
	visit(c)
	for _, k := range w.LiveSubtypes(c) {
		visit(k)
	}
	return out
}

// SetInConstants are the fields of the constants of the enum m.Class that must not be null,
// or hold no null, where m is the end of its initialisation.
func (w *World) SetInConstants(m *Method) []*Field {
	if m.Derived != Initialised || m.Class.Kind != ast.Enum {
		return nil
	}
	var out []*Field
	for _, k := range w.ofConstants(m.Class) {
		for _, f := range k.Fields {
			if mustBeSet(f) {
				out = append(out, f)
			}
		}
	}
	return out
}

func mustBeSet(f *Field) bool {
	return !f.Static && !f.Ghost && !f.Model && !f.IsHidden() && IsReference(f.Type) && (f.NonNull || f.ElemNonNull) && f.Decl != nil
}

// mayStayNull reports whether a field of the constants of enum c must not be null, or hold no
// null, and is not plainly set by its initialiser, or by each constructor to what that is
// given, where each constant plainly gives what is not null.
func mayStayNull(c *Class, f *Field) bool {
	switch {
	case !mustBeSet(f):
		return false
	case f.Decl.Init != nil:
		return !f.Final || !isPlainlySet(f.Decl.Init, f.ElemNonNull)
	case !f.Final || f.Class != c || f.ElemNonNull:
		return true
	}
	for _, k := range c.Constants() {
		if slices.ContainsFunc(k.Enum.Args, func(x ast.Expr) bool { return !isPlainlySet(x, false) }) {
			return true
		}
	}
	return slices.ContainsFunc(c.Methods, func(m *Method) bool {
		return m.Constructor && (m.Decl == nil || m.Decl.Body == nil || !slices.ContainsFunc(m.Decl.Body.Stmts, func(s ast.Stmt) bool { return isPlainAssignment(m, f, s) }))
	})
}

// isPlainAssignment reports whether a statement of a constructor sets a field of its object to what
// is not null, or to what the constructor is given.
func isPlainAssignment(m *Method, f *Field, s ast.Stmt) bool {
	e, ok := s.(*ast.ExprStmt)
	if !ok {
		return false
	}
	a, ok := ast.Unparen(e.X).(*ast.Assign)
	if !ok {
		return false
	}
	param := func(name string) bool {
		return slices.ContainsFunc(m.Params, func(p *Var) bool { return p.Name == name })
	}
	switch to := ast.Unparen(a.X).(type) {
	case *ast.Ident:
		if to.Name != f.Name || param(f.Name) {
			return false
		}
	case *ast.Select:
		if _, this := ast.Unparen(to.X).(*ast.This); !this || to.Name.Text != f.Name {
			return false
		}
	default:
		return false
	}
	if x, ok := ast.Unparen(a.Y).(*ast.Ident); ok {
		return param(x.Name)
	}
	return isPlainlySet(a.Y, false)
}
