package types

import (
	"math/big"

	"inspect/java/ast"
	"inspect/java/source"
)

// What \invariant_for(x) states is a pure method of the class of x, InvariantFor, that
// nobody can call by name: what the supertypes say, the invariants of the class, and that
// its fields are not null.

// invariantFor adds the method to a class of the program.
func (w *World) invariantFor(c *Class) {
	if c.IsOutside() || c.Function() || c.Kind == ast.AnnotationInterface {
		return
	}
	c.Methods = append(c.Methods, &Method{Class: c, Name: `\invariant_for`, Derived: InvariantFor, Model: true, Pure: true,
		Result: Of(Boolean), Span: c.Decl.Name.Span()})
}

// InvariantMethod is that method of c, nil for classes that have none.
func (w *World) InvariantMethod(c *Class) *Method {
	w.Header(c)
	for _, m := range w.named(c, `\invariant_for`) {
		return m
	}
	return nil
}

// InvariantParents are those methods of the direct supertypes of c.
func (w *World) InvariantParents(c *Class) (ms []*Method) {
	for _, p := range w.parents(c) {
		if m := w.InvariantMethod(p); m != nil {
			ms = append(ms, m)
		}
	}
	return ms
}

// ownInvariants are the invariants that c itself states of its objects.
func (w *World) ownInvariants(c *Class) (cs []*Clause) {
	for _, s := range c.Specs {
		if s.Kind == ast.Invariant && !s.Static && !s.Redundantly || s.Kind == ast.BadClause {
			cs = append(cs, s)
		}
	}
	return cs
}

// NonNullFields are the fields of c itself, of its objects, that may not be null.
func (w *World) NonNullFields(c *Class) (fs []*Field) {
	for _, f := range c.Fields {
		if !f.Static && !f.Model && IsReference(f.Type) && (f.NonNull || f.ElemNonNull) {
			fs = append(fs, f)
		}
	}
	return fs
}

// derivedInvariant notes what the method rests on beside the clauses.
func (r *resolver) derivedInvariant(m *Method) {
	for _, p := range r.w.InvariantParents(m.Class) {
		r.useMethod(p, nil, m.Span)
	}
	for _, f := range r.w.NonNullFields(m.Class) {
		r.declared(f)
		r.unit.refs.field(f)
		r.unit.refs.typ(f.Type)
	}
}

// inv types KeY's x.\inv and \inv, which is this.\inv.
func (r *resolver) inv(e *ast.JMLCall) Type {
	if len(e.Args) > 0 {
		return r.invariantForCall(e)
	}
	if r.static {
		return r.errorf(StaticContext, e.Span(), "there is no `this` here for %s", e.Name)
	}
	r.usesThis()
	if m := r.w.InvariantMethod(r.class); m != nil {
		r.useMethod(m, r.class, e.Span())
	}
	return Of(Boolean)
}

// initialized types \is_initialized(T): executions begin when classes are initialised.
func (r *resolver) initialized(e *ast.JMLCall) Type {
	for _, t := range e.Types {
		r.typeExpr(t)
	}
	r.constant(e, &Const{Type: Of(Boolean), Int: big.NewInt(1)})
	return Of(Boolean)
}

// invariantForCall types \invariant_for(x).
func (r *resolver) invariantForCall(e *ast.JMLCall) Type {
	for _, a := range e.Args {
		t := r.value(a)
		if IsKind(t, Invalid) {
			continue
		}
		c, ok := r.w.Erasure(t).(*Class)
		if !ok {
			return r.errorf(NotApplicable, a.Span(), "%s takes objects, not %s", e.Name, t)
		}
		m := r.w.InvariantMethod(c)
		if m == nil {
			d := source.NotSupported(e.Span(), e.Name+" of a value of type "+c.ShortName(), "cast it to a class of the program")
			r.report(d)
			return Of(Invalid)
		}
		r.useMethod(m, c, a.Span())
	}
	if !r.some(e, len(e.Args)) {
		return Of(Invalid)
	}
	return Of(Boolean)
}
