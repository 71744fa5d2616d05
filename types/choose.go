package types

// Of a model field with a relational represents clause, and of a model method without a
// body, only a predicate is known: its value is one of those of which that holds. Which
// one, a hidden field of the object says, which the state holds like any other, and which
// nobody assigns: it may change with what the predicate depends on.
//
//	model int m; represents m \such_that m >= v;
//	ensures \result >= v; model pure int m();

// choose gives a method the hidden field that holds its values.
func (w *World) choose(m *Method, name string) {
	if !IsIntegral(m.Result) && !IsKind(m.Result, Boolean) || len(m.Params) > 0 {
		return
	}
	m.Chosen = &Field{Class: m.Class, Name: name, Type: m.Result, Span: m.Span, Static: m.Static, Model: true, Chooses: m}
	m.Class.Chosen = append(m.Class.Chosen, m.Chosen)
}

// Unwritten tells whether a method is a model method that its class gives no body, and
// leaves to nobody else.
func (m *Method) Unwritten() bool {
	return m.Model && m.Decl != nil && m.Decl.Body == nil && !m.Constructor && !m.Native && !m.Decl.Modifiers.Has("abstract")
}
