package types

import (
	"fmt"

	"inspect/java/ast"
	"inspect/java/source"
)

// Of a model field with a relational represents clause, and of a model method without a
// body, only a predicate is known: its value is one of those of which that holds. Which
// one, a hidden field of the object says, which the state holds like any other, and which
// nobody assigns: it may change with what the predicate depends on.
//
//	model int m; represents m \such_that m >= v;
//	ensures \result >= v; model pure int m();
//
// Of a model method with parameters and without a body nothing is known but that it is a
// function of them, and of what it reads. Its hidden field is a static one that says in
// which state it is: it may change when anything does.
//
//	model pure boolean m(int x, Node n);

// choose gives a method the hidden field that holds its values.
func (w *World) choose(m *Method, name string) {
	switch t := m.Result; {
	case IsSequence(t) || len(m.Params) > 0 && IsReference(t):
		return
	case m.Derived == ModelField && m.Clause == nil && t == w.object() && isDataGroup(m.Field.Decl.Type):
		return
	case m.Derived == ModelField && m.Clause == nil && IsFloating(t): // any value
	case !IsIntegral(t) && !IsKind(t, Boolean) && !IsReference(t):
		return
	}
	f := &Field{Class: m.Class, Name: name, Type: m.Result, Span: m.Span, Static: m.Static, Model: true, Chooses: m}
	for _, p := range m.Params {
		if t := p.Type; m.VarArgs || !IsIntegral(t) && !IsKind(t, Boolean) && (!IsReference(t) || p.HasNoValue()) {
			return
		}
	}
	if f.IsVersion() {
		f.Name, f.Type, f.Static = m.Signature(), Of(Long), true
	}
	m.Chosen = f
	m.Class.Chosen = append(m.Class.Chosen, f)
}

// versions gives a pure method without a body, of which its contract is all that is known, the
// hidden field that says in which state it is, as a model method has one: it gives the same
// for the same arguments while nothing changes. Of results that are objects that is not said,
// since they may be new ones.
//
//	//@ ensures \result >= 0;
//	native /*@ pure @*/ int at(int i);
func (w *World) versions(m *Method) {
	if !m.Pure || m.Constructor || m.Model || m.Class.IsOutside() || m.VarArgs || m.Decl == nil || m.Decl.Body != nil || !m.Native && !m.Abstract {
		return
	}
	single := func(t Type) bool { return IsIntegral(t) || IsKind(t, Boolean) }
	if !single(m.Result) {
		return
	}
	for _, p := range m.Params {
		if !single(p.Type) && (!IsReference(p.Type) || p.HasNoValue()) {
			return
		}
	}
	m.Version = &Field{Class: m.Class, Name: m.Signature(), Type: Of(Long), Span: m.Span, Static: true, Model: true, Chooses: m}
	m.Class.Chosen = append(m.Class.Chosen, m.Version)
}

// VersionOf is the Version of a method, or of the one that it stands for; nil: it has none.
func (m *Method) VersionOf() *Field {
	if m.Derived == UnknownCallee && m.Bridged != nil {
		return m.Bridged.Version
	}
	return m.Version
}

// IsHeapFree reports whether a method is declared to read nothing of the heap: what it gives
// depends on its arguments alone.
func (m *Method) IsHeapFree() bool {
	return m.Decl != nil && IsMarked(m.Decl.Modifiers, "heap_free", "HeapFree")
}

// choosing adds the methods of the \choose expressions in the clauses of c, which have the
// value that a hidden field holds.
//
//	ensures \result == (\choose int i; 0 <= i && i < n; a[i] == 0);
func (w *World) choosing(c *Class) {
	if !c.File.JML || !c.File.MayChoose() {
		return
	}
	static := func(m ast.Member) bool {
		switch m := m.(type) {
		case *ast.MethodDecl:
			return m.Modifiers.Has("static")
		case *ast.Initializer:
			return m.Static
		case *ast.FieldDecl:
			return m.Modifiers.Has("static")
		case *ast.ClassSpec:
			for _, s := range c.Specs {
				if s.Clause == m.Clause {
					return s.Static
				}
			}
		}
		return false
	}
	for _, member := range c.Decl.Members {
		if _, inner := member.(*ast.ClassDecl); inner {
			continue
		}
		ast.Walk(member, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.ClassDecl, *ast.ClassBody:
				return false
			case *ast.Quantified:
				if p, ok := w.chosenType(c, n); ok {
					at := n.Span().Position()
					m := &Method{Class: c, Name: fmt.Sprintf("choose %s at %d:%d", n.Vars[0].Name.Text, at.Line, at.Column), Derived: Choice, Static: static(member), Pure: true, Result: p, Span: n.Span()}
					w.choose(m, m.Name)
					w.Info.Choices[n], w.Info.Chooses[m] = m, n
				}
			}
			return true
		})
	}
}

// chosenType is the type of a \choose of a number, truth value or object, in class c.
func (w *World) chosenType(c *Class, e *ast.Quantified) (Type, bool) {
	if e.Kind != `\choose` || len(e.Vars) != 1 {
		return nil, false
	}
	p, ok := e.Vars[0].Type.(*ast.PrimType)
	if !ok {
		s := &typeScope{w: w, file: c.File, class: c, report: func(*source.Diagnostic) {}} // who resolves the clause reports
		t, _ := s.resolve(e.Vars[0].Type)
		return t, IsReference(t) && !IsKind(t, Invalid)
	}
	for k := Boolean; k <= Long; k++ {
		if t := Of(k); t.String() == p.Name && (IsIntegral(t) || k == Boolean) {
			return t, true
		}
	}
	return nil, false
}

// chosen resolves a \choose.
func (r *resolver) chosen(e *ast.Quantified) Type {
	if len(e.Vars) != 1 {
		r.value(e.Body)
		return r.unsupported(e.Span(), `\choose of several variables`, "choose one after the other")
	}
	var yes []*Var
	if e.Range != nil {
		yes, _ = r.bindings(e.Range)
	}
	r.with(yes, func() { r.condition(e.Body) })
	if m := r.w.Info.Choices[e]; m != nil {
		r.useMethod(m, nil, e.Span())
	}
	return r.w.Info.Defs[e.Vars[0]].Type
}

// IsVersion reports whether a hidden field says in which state a method is.
func (f *Field) IsVersion() bool {
	return f.Chooses != nil && (len(f.Chooses.Params) > 0 || f == f.Chooses.Version)
}

// IsUnwritten reports whether a method is a model method that its class gives no body, and
// leaves to nobody else.
func (m *Method) IsUnwritten() bool {
	return m.Model && m.Decl != nil && m.Decl.Body == nil && !m.Constructor && !m.Native && !m.Decl.Modifiers.Has("abstract")
}
