package types

import "inspect/java/ast"

// Behavioural subtyping of null: what a method says of its parameters counts for the
// cases that it declares, wherever these are inherited, and what it says of its result
// for every method that overrides it.
//
//	class A { /*@ requires p == null; ensures \result == 0; @*/ int f(/*@ nullable @*/ A p) … }
//	class B extends A { /*@ also ensures \result == p.v; @*/ int f(A p) … }
//
// In B the first case still admits null; the second is as if it had `requires p != null`.
// What plain Java and the library say binds nobody, but where calls count by contracts that
// nobody has written.

// keepNullity gives m, with its contract, what the methods that it overrides say of null.
func (w *World) keepNullity(m *Method) {
	for _, o := range m.Overrides {
		if w.bindsNullity(o) && IsReference(m.Result) && IsReference(o.Result) {
			a, array := m.Result.(*Array)
			m.NonNull = m.NonNull || o.NonNull
			m.ElemNonNull = m.ElemNonNull || o.ElemNonNull && array && IsReference(a.Elem)
		}
	}
	for i, p := range m.Params {
		if IsReference(p.Type) {
			w.allowNull(m, i, p)
		}
	}
}

// bindsNullity reports whether what a method says of null binds those that override it.
func (w *World) bindsNullity(m *Method) bool {
	return m.Decl != nil && !m.Class.Library && (!m.Class.Plain || w.isByDefault(m))
}

// allowNull lets m be called with null for its parameter i where one of its cases admits
// that, and excludes null from the cases that do not.
func (w *World) allowNull(m *Method, i int, p *Var) {
	cases := m.Contract.Cases
	allows, own := !p.NonNull, false
	for _, k := range cases {
		own = own || k.Of == m
		allows = allows || k.Of != m && w.bindsNullity(k.Of) && !k.Of.Params[i].NonNull
	}
	if !allows || !p.NonNull && !own {
		return
	}
	for n, k := range cases {
		if q := k.Of.Params[i]; q.NonNull && IsReference(q.Type) {
			cases[n] = w.excludingNull(k, q)
		}
	}
	p.NonNull = false
}

// excludingNull is a case with the precondition that a parameter of its method is not
// null.
func (w *World) excludingNull(k *Case, p *Var) *Case {
	loc := ast.Loc{At: p.Span}
	differs := &ast.Binary{Loc: loc, Op: "!=", OpLoc: loc, X: &ast.Ident{Loc: loc, Name: p.Name}, Y: &ast.Literal{Loc: loc, Kind: ast.NullLit, Text: "null"}}
	c := &Clause{Clause: &ast.Clause{Loc: loc, Kind: ast.Requires, X: differs}, Class: k.Of.Class, Method: k.Of, Static: k.Of.Static}
	w.inScope[c] = &caseScope{quants: k.Quants, olds: k.Olds}
	with := *k
	with.Requires = append([]*Clause{c}, k.Requires...)
	return &with
}
