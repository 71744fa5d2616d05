package types

import (
	"slices"

	"inspect/java/ast"
)

// place is where an argument stands whose resolution waits.
type place struct {
	scope *scope
	unit  *unit
	again bool
}

// at goes back to a place; what it gives leaves it.
func (r *resolver) at(p place) func() {
	saved := r.place()
	r.scope, r.unit, r.again = p.scope, p.unit, p.again
	return func() { r.scope, r.unit, r.again = saved.scope, saved.unit, saved.again }
}

// typeExpr resolves a type as written in the unit, erased.
func (r *resolver) typeExpr(t ast.TypeExpr) Type {
	typ, _ := r.types.resolve(t)
	r.unit.refs.typ(typ)
	if c, ok := typ.(*Class); ok && !IsInLibrary(t.Span()) { // code may ask an object whether it is one
		ks, _ := r.w.Substitutes(c)
		for _, k := range ks {
			r.unit.refs.class(k)
		}
	}
	if u, ok := t.(*ast.UnionType); ok {
		for _, part := range u.Types {
			if k := r.w.Info.TypeOf[part]; k != nil {
				r.unit.refs.typ(k)
			}
		}
	}
	return typ
}

// fullTypeExpr resolves a type as written in the unit.
func (r *resolver) fullTypeExpr(t ast.TypeExpr) Type {
	if typ := r.typeExpr(t); IsKind(typ, Invalid) {
		return typ
	}
	return r.types.full(t)
}

// setType gives a variable its full type.
func (r *resolver) setType(v *Var, t Type) {
	v.Type = r.w.Erasure(t)
	if t != v.Type {
		r.w.Info.VarTypes[v] = t
	}
	r.unit.refs.typ(v.Type)
}

// varType resolves the declared type of a local variable.
func (r *resolver) varType(v *Var, t ast.TypeExpr) {
	v.Type = r.typeExpr(t)
	if f := r.types.full(t); f != v.Type && !IsKind(v.Type, Invalid) {
		r.w.Info.VarTypes[v] = f
	}
}

func (r *resolver) push() *scope {
	saved := r.scope
	r.scope = &scope{outer: saved, vars: map[string]*Var{}}
	return saved
}

func (r *resolver) local(name string) *Var {
	for s := r.scope; s != nil; s = s.outer {
		if v := s.vars[name]; v != nil {
			return v
		}
	}
	return nil
}

// localIn finds a variable by its name from a scope on, and notes it with the
// lambdas around the place that capture it.
func (r *resolver) localIn(from *scope, name string) *Var {
	var crossed []*Lambda
	for s := from; s != nil; s = s.outer {
		if v := s.vars[name]; v != nil {
			for _, l := range crossed {
				l.capture(v)
			}
			return v
		}
		if s.lambda != nil {
			crossed = append(crossed, s.lambda)
		}
	}
	return nil
}

func (l *Lambda) capture(v *Var) {
	if !slices.Contains(l.Captures, v) {
		l.Captures = append(l.Captures, v)
	}
}

// usesThis notes with the lambdas around the place that they use `this`.
func (r *resolver) usesThis() {
	for s := r.scope; s != nil; s = s.outer {
		if s.lambda != nil {
			s.lambda.This = true
		}
	}
}

// define declares v. Unless shadow is set, no local variable of that name may
// be in scope (JLS 6.4).
func (r *resolver) define(v *Var, shadow bool) {
	if r.scope == nil {
		r.push()
	}
	first := r.local(v.Name)
	if shadow {
		first = r.scope.vars[v.Name]
	}
	if first != nil && v.Name != "" {
		r.errorf(DuplicateVariable, v.Span, "variable %s is already declared at %s", v.Name, first.Span)
	}
	if v.Name != ast.Unnamed {
		r.scope.vars[v.Name] = v
	}
	if v.Decl != nil {
		r.w.Info.Defs[v.Decl] = v
	}
}

// bindParams opens the scope with m's parameters. check reports duplicates.
func (r *resolver) bindParams(m *Method, check bool) {
	r.push()
	sig := r.w.signature(m)
	var names []string // that a specification file gives them
	if m.Decl != nil && m.Decl.Spec != nil && !check {
		names = m.Decl.Spec.Params
	}
	for i, p := range m.Params {
		name := p.Name
		if i < len(names) {
			name = names[i]
		}
		if i < len(sig.Params) && sig.Params[i] != p.Type && !IsKind(p.Type, Invalid) {
			r.w.Info.VarTypes[p] = sig.Params[i]
		}
		if first := r.scope.vars[p.Name]; first != nil && check {
			r.errorf(DuplicateVariable, p.Span, "parameter %s is already declared at %s", p.Name, first.Span)
		}
		if p.Name != ast.Unnamed {
			r.scope.vars[name] = p
		}
		if c, ok := p.Type.(*Class); ok {
			r.unit.refs.class(c)
		}
	}
}
