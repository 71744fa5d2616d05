package types

import (
	"inspect/ast"
	"inspect/source"
)

// ghostInCode reports a ghost variable that Java code uses.
func (r *resolver) ghostInCode(at source.Span, what string) {
	r.errorf(BadSpec, at, "%s is ghost: only annotations can use it", what)
}

// ghostContext is what a value given to a ghost variable may mention.
func ghostContext(what string) *specContext { return &specContext{what: what, old: true} }

// ghostVar resolves the declaration of a ghost variable.
func (r *resolver) ghostVar(s *ast.LocalVar, v *Var) {
	saved := r.spec
	r.spec = ghostContext("a ghost variable")
	defer func() { r.spec = saved }()
	r.varTypeOf(ofGhost, v, s.Type)
	if IsKind(v.Type, Void) {
		v.Type = r.errorf(IncompatibleTypes, s.Type.Span(), "a variable cannot be void")
	}
	r.localNullity(v, s.Modifiers)
	r.define(v, false)
	if s.Init != nil {
		r.initialise(s.Init, r.w.valueType(r.w.Info.VarType(v)))
	}
}

// set resolves a set statement: a simple assignment to a ghost variable or field.
func (r *resolver) set(s *ast.JMLStmt) {
	a, ok := ast.Unparen(s.Clause.X).(*ast.Assign)
	if !ok || a.Op != "=" {
		r.unsupported(s.Span(), "a set statement that is no simple assignment", "write set x = value;")
		return
	}
	saved := r.spec
	r.spec = ghostContext("a set statement")
	defer func() { r.spec = saved }()
	r.spec.set = true
	t := r.lvalue(a.X)
	r.spec.set = false
	switch o := r.w.Info.Uses[ast.Unparen(a.X)].(type) {
	case *Var:
		ok = o.Ghost
	case *Field:
		ok = o.Ghost
	default:
		ok = false
	}
	if !ok && !IsKind(t, Invalid) {
		r.errorf(BadSpec, a.X.Span(), "a set statement assigns to ghost variables and fields only")
	}
	r.into(a.Y, t)
	r.record(a, t)
}
