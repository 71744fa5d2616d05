package types

import (
	"slices"

	"inspect/java/ast"
)

// What static initialisers call may ask something of its callers, or assert something. Nobody
// else may be checked for that: the constructor of an enum runs for its constants alone.
//
//	enum Level { LOW(-1); /*@ requires w > 0; @*/ Level(int w) { … } }
//	enum Size { NONE(0); Size(int n) { assert n > 0; } }

// callsWhileInitialised tells, by the text, whether the initialisation of a class may call a
// method or a constructor, or execute an assertion.
func callsWhileInitialised(c *Class) bool {
	if len(c.StaticInit) > 0 {
		return true
	}
	enum := len(c.Constants()) > 0
	return slices.ContainsFunc(c.Decl.Members, func(m ast.Member) bool {
		switch m := m.(type) {
		case *ast.FieldDecl:
			f := m.Modifiers.Has("static") || c.IsInterface()
			return m.Init != nil && !m.JML && (enum || f) && calls(m.Init)
		case *ast.MethodDecl:
			return enum && m.Constructor
		case *ast.Initializer:
			return enum
		}
		return false
	}) || slices.ContainsFunc(c.Decl.Constants, func(k *ast.EnumConstant) bool {
		return k.Body != nil || slices.ContainsFunc(k.Args, calls)
	})
}

// calls reports whether something is called in an expression.
func calls(x ast.Expr) (found bool) {
	ast.Walk(x, func(n ast.Node) bool {
		switch n.(type) {
		case *ast.Call, *ast.New:
			found = true
		}
		return !found
	})
	return found
}

// RequiresWhileInitialised reports whether the initialisation of a class comes, as far as the text
// tells, to an assertion, or to a call that must find a precondition: of a method that demands
// one of its callers. The world is open.
func (w *World) RequiresWhileInitialised(c *Class, demands func(*Method) bool) bool {
	a := &initSearch{w: w, demands: demands, seen: map[*Method]bool{}}
	a.units(w.staticUnits(c))
	for _, m := range c.Decl.Members {
		if i, ok := m.(*ast.Initializer); ok && i.Static {
			a.asserts(i.Body)
		}
	}
	for i := 0; i < len(a.all) && !a.found; i++ {
		a.body(a.all[i])
	}
	return a.found
}

// initSearch goes through what an initialisation comes to.
type initSearch struct {
	w       *World
	demands func(*Method) bool
	seen    map[*Method]bool
	all     []*Method
	found   bool
}

func (a *initSearch) units(us []*unit) {
	for _, u := range us {
		for _, k := range u.refs.calls {
			a.call(k)
		}
	}
}

// call notes a call, with what overrides the method.
func (a *initSearch) call(k reachedCall) {
	a.found = a.found || a.demands(k.method) && hasPrecondition(k.method)
	a.method(k.method)
	if k.on == nil || k.on.IsOutside() {
		return
	}
	for _, c := range a.w.Subclasses(k.on) {
		if !c.IsOutside() && !c.Compiled {
			if t := a.w.Dispatch(k.method, c); t != nil {
				a.method(t)
			}
		}
	}
}

func (a *initSearch) method(m *Method) {
	if !m.Class.IsOutside() && !m.Class.Compiled && !a.seen[m] {
		a.seen[m] = true
		a.all = append(a.all, m)
	}
}

// body goes through the body of a method of the program.
func (a *initSearch) body(m *Method) {
	a.units(a.w.bodyUnits(m))
	if k := a.w.Info.Implicit[m]; k != nil {
		a.call(reachedCall{k, nil, m.Span})
	}
	if m.Decl != nil && m.Decl.Body != nil {
		a.asserts(m.Decl.Body)
	}
	if m.Constructor {
		for _, i := range m.Class.Init {
			if i, ok := i.(*ast.Initializer); ok {
				a.asserts(i.Body)
			}
		}
	}
}

// asserts looks for assertions.
func (a *initSearch) asserts(n ast.Node) {
	ast.Walk(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssertStmt:
			a.found = true
		case *ast.JMLStmt:
			a.found = a.found || n.Clause.Kind == ast.Assert
		}
		return !a.found
	})
}

// hasPrecondition reports whether a method has a precondition, written, or that of an argument
// which must not be null.
func hasPrecondition(m *Method) bool {
	if m.Contract == nil {
		return false
	}
	return slices.ContainsFunc(m.Contract.Cases, func(k *Case) bool { return len(k.Requires) > 0 }) ||
		slices.ContainsFunc(m.Params, func(p *Var) bool { return IsReference(p.Type) && (p.NonNull || p.ElemNonNull) })
}
