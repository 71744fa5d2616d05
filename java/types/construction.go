package types

import (
	"slices"

	"inspect/java/ast"
)

// The fields of a record have the values that its canonical constructor got, and never
// change. So what that constructor refuses, no object of the record is:
//
//	record Range(int lo, int hi) {
//	    Range { if (lo > hi) throw new IllegalArgumentException(); }
//	}
//
// has no objects with lo > hi (JLS 8.10.4). Refused is what an if statement of the
// constructor itself, with nothing but a throw in it, or Objects.requireNonNull asks, as
// far as it looks at components alone that the constructor does not change, and at nothing
// that may be different later. It is kept as a condition on the fields, like an invariant;
// but nobody has to check it.

// construction gives a record the conditions.
func (w *World) construction(c *Class) {
	i := slices.IndexFunc(c.Methods, func(m *Method) bool {
		return m.Constructor && m.Decl != nil && m.Decl.Body != nil && (m.Decl.Compact || haveSameParams(m, w.canonical(c)))
	})
	if i < 0 {
		return
	}
	body := c.Methods[i].Decl.Body
	k := &construction{w: w, class: c, given: map[string]bool{}, locals: map[string]bool{}}
	for _, f := range c.Components() {
		k.given[f.Name] = c.Methods[i].Decl.Compact || isSetOnce(body, f.Name)
	}
	whole := k.names(body)
	for _, f := range c.Components() {
		if !k.given[f.Name] {
			c.changed = append(c.changed, f)
		}
	}
	if !whole {
		return
	}
	for _, s := range body.Stmts {
		k.stmt(s)
		k.normal(body, s, c.Methods[i].Decl.Compact)
	}
}

// construction looks at the body of a canonical constructor.
type construction struct {
	w      *World
	class  *Class
	given  map[string]bool // the components that have the value of their parameter
	locals map[string]bool // other variables of the body
}

// names notes what variables the body changes or declares; false: it may end before its
// last statement.
func (k *construction) names(body *ast.Block) bool {
	whole := true
	ast.Walk(body, func(n ast.Node) bool {
		var to ast.Expr
		switch n := n.(type) {
		case *ast.Return:
			whole = false
		case *ast.Assign:
			to = n.X
		case *ast.IncDec:
			to = n.X
		case *ast.LocalVar:
			k.locals[n.Name.Text] = true
		case *ast.Param:
			k.locals[n.Name.Text] = true
		case *ast.InstanceOf:
			if n.Name != nil {
				k.locals[n.Name.Text] = true
			}
		case *ast.Pattern:
			if n.Name != nil {
				k.locals[n.Name.Text] = true
			}
		}
		if x, ok := ast.Unparen(to).(*ast.Ident); ok {
			k.given[x.Name] = false
		}
		return true
	})
	return whole
}

// isSetOnce reports whether the only assignment to a field of `this` gives it the parameter
// of its name.
func isSetOnce(body *ast.Block, name string) bool {
	n, plain := 0, false
	ast.Walk(body, func(m ast.Node) bool {
		a, ok := m.(*ast.Assign)
		if !ok {
			return true
		}
		if x, ok := ast.Unparen(a.X).(*ast.Select); ok && x.Name.Text == name {
			y, ok := a.Y.(*ast.Ident)
			n, plain = n+1, ok && a.Op == "=" && y.Name == name
		}
		return true
	})
	return n == 1 && plain
}

// stmt finds what a statement of the body refuses.
func (k *construction) stmt(s ast.Stmt) {
	switch s := s.(type) {
	case *ast.If:
		if !throws(s.Then) {
			return
		}
		k.refuse(s.Cond)
		if s.Else != nil {
			k.stmt(s.Else)
		}
	case *ast.ExprStmt:
		c, ok := s.X.(*ast.Call)
		if !ok || c.Name.Text != "requireNonNull" || len(c.Args) == 0 || c.X == nil {
			return
		}
		null := ast.Clone(c).(*ast.Call)
		null.Name.Text, null.Args = "isNull", null.Args[:1]
		k.refuse(null)
	}
}

// throws reports whether a statement does nothing but throw.
func throws(s ast.Stmt) bool {
	if b, ok := s.(*ast.Block); ok && len(b.Stmts) == 1 {
		s = b.Stmts[0]
	}
	_, ok := s.(*ast.Throw)
	return ok
}

// refuse notes that e is true of no object.
func (k *construction) refuse(e ast.Expr) { k.never(e, k.given, nil) }

// never notes that e is true of no object, where it looks at some of the components.
func (k *construction) never(e ast.Expr, given map[string]bool, decided *Field) {
	own := true
	ast.Walk(e, func(n ast.Node) bool {
		x, ok := n.(*ast.Ident)
		own = own && !(ok && k.locals[x.Name])
		return own
	})
	if !own {
		return
	}
	at := ast.Loc{At: e.Span()}
	not := &ast.Unary{Loc: at, Op: "!", X: &ast.Paren{Loc: at, X: ast.Clone(e).(ast.Expr)}}
	x := &ast.JMLCall{Loc: at, Name: `\java_math`, Args: []ast.Expr{not}}
	k.class.construction = append(k.class.construction, constructed{&Clause{Clause: &ast.Clause{Loc: at, Kind: ast.Invariant, X: x, Modifiers: &ast.Modifiers{Loc: at}}, Class: k.class}, given, decided})
}

// constructed is a condition on the objects of a record, with the components that have the
// values that its canonical constructor got.
type constructed struct {
	*Clause
	given   map[string]bool
	decided *Field // the component that then may hold all else, nil: none
}

// Unsettled is the first component of a record for which its constructor puts something of
// which too little is known: objects of before the call may be none that it makes. nil: there
// is none.
func (w *World) Unsettled(c *Class) *Field {
	for _, f := range c.changed {
		if !slices.ContainsFunc(c.construction, func(k constructed) bool { return k.decided == f && w.isStable(k) }) {
			return f
		}
	}
	return nil
}

// isStable reports whether a condition on the objects of a record counts.
func (w *World) isStable(k constructed) bool {
	return len(w.clauseUnit(k.Clause).diags) == 0 && w.staysTrue(k, k.X)
}

// Construction are the conditions that hold of every object of c because its constructor
// refuses all others.
func (w *World) Construction(c *Class) (cs []*Clause) {
	for _, k := range c.construction {
		if w.isStable(k) {
			cs = append(cs, k.Clause)
		}
	}
	return cs
}

// staysTrue reports whether a resolved expression of a condition has now the value that it had
// when the object was made.
func (w *World) staysTrue(k constructed, e ast.Expr) bool {
	all := func(es ...ast.Expr) bool {
		return !slices.ContainsFunc(es, func(e ast.Expr) bool { return !w.staysTrue(k, e) })
	}
	switch e := e.(type) {
	case *ast.Literal:
		return true
	case *ast.Paren:
		return all(e.X)
	case *ast.Unary:
		return all(e.X)
	case *ast.Binary:
		if isString(w.Info.Types[e]) && !(isValue(w.Info.Types[e.X]) && isValue(w.Info.Types[e.Y])) {
			return false // of the text of an object, which changes as the object does
		}
		return all(e.X, e.Y)
	case *ast.Cond:
		return all(e.C, e.X, e.Y)
	case *ast.JMLCall:
		return all(e.Args...)
	case *ast.InstanceOf:
		return e.Name == nil && e.Record == nil && all(e.X)
	case *ast.Cast:
		return !IsReference(w.Info.Types[e]) && all(e.X)
	case *ast.Ident:
		f, ok := w.Info.Uses[e].(*Field)
		return ok && (isFixedField(f) || f.Class == k.Class && w.Info.Outer[e] == 0 && k.given[f.Name] && (k.Class.Kind != ast.Record && !f.Static || slices.Contains(k.Class.Components(), f)))
	case *ast.Select:
		switch o := w.Info.Uses[e].(type) {
		case *Field:
			return isFixedField(o)
		case ArrayLength:
			return all(e.X)
		}
	case *ast.Call:
		m, ok := w.Info.Uses[e].(*Method)
		return ok && w.isStableCall(m, e) && (m.Static || e.X != nil && all(e.X)) && all(e.Args...)
	}
	return false
}

// isFixedField reports whether a static field has one value, whenever it is read.
func isFixedField(f *Field) bool { return f.Const != nil || f.Enum != nil }

// isStableCall reports whether a method looks at nothing but what its receiver and its
// arguments themselves are.
func (w *World) isStableCall(m *Method, e *ast.Call) bool {
	if m.Derived == Accessor {
		return true
	}
	if m.Class.Name == "java.util.Objects" && (m.Name == "isNull" || m.Name == "nonNull") {
		return true
	}
	of := m.Class
	if !of.Library || !isString(of) && Unboxed(of) == nil && of.Name != "java.lang.Math" && of.Name != "java.lang.Enum" {
		return false
	}
	return !slices.ContainsFunc(e.Args, func(x ast.Expr) bool {
		return !isValue(w.Info.Types[x])
	})
}

// isValue reports whether the objects of type t, if there are any, never change.
func isValue(t Type) bool { return !IsReference(t) || isString(t) || Unboxed(t) != nil }

// unitsOfConstruction are the units of the conditions. Nobody reports their faults: they are those
// of the constructor.
func (w *World) unitsOfConstruction(c *Class) (us []*unit) {
	for _, k := range w.Construction(c) {
		us = append(us, w.clauseUnit(k))
	}
	return us
}
