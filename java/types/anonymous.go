package types

import (
	"inspect/java/ast"
	"inspect/java/source"
)

// anonymous resolves the creation of an object of an anonymous class (JLS 15.9.5).
// Its type is known when the type arguments of what it extends are: for a diamond
// that depends on the place.
func (r *resolver) anonymous(e *ast.New) (*invocation, Type) {
	w := r.w
	c := w.byBody[e.Body]
	w.Header(c)
	if e.Outer != nil {
		r.args(e.Args)
		return nil, r.unsupported(e.Outer.Span(), "an anonymous class that extends an inner class of another object", "give the class a name")
	}
	s := c.Super
	if len(c.Interfaces) > 0 {
		s = c.Interfaces[0]
	}
	w.Info.TypeOf[e.Type] = s
	if ds := w.headers[c].diags; len(ds) > 0 {
		r.args(e.Args)
		for _, d := range ds {
			r.report(d)
		}
		return nil, Of(Invalid)
	}
	super := r.types.full(e.Type)
	enter := func(super Type) Type {
		if isDiamond(e.Type) {
			w.full.supers[c] = append(w.supertypes(c)[:0:0], w.upward(super))
			if isInterface(s) {
				w.full.supers[c] = append([]Type{w.object()}, w.full.supers[c]...)
			}
			w.inherit(c) // by the type arguments
		}
		r.enter(c)
		r.creates(c)
		if c.Super.Local != nil {
			r.createsFrom(c, c.Super) // the constructor hands on what that captures
		}
		return w.thisType(c)
	}
	args := r.arguments(e.Args)
	var inv *invocation
	if isInterface(s) && isDiamond(e.Type) {
		k := candidate{m: &Method{Class: s, Name: s.SimpleName(), Constructor: true, Result: Of(Void)}, sig: &Signature{Result: Of(Void)}, class: w.thisType(s)}
		k.infer = w.TypeParams(s)[:len(s.Decl.TypeParams)]
		inv = &invocation{node: e, at: e.Type.Span(), c: k, args: args}
		r.handOn(c, e, r.constructors(c.Super, c.Super, false), args, e.Type.Span())
	} else {
		from := super
		if isInterface(s) {
			from = c.Super
		}
		inv = r.handOn(c, e, r.constructors(c.Super, from, isDiamond(e.Type)), args, e.Type.Span())
	}
	if inv == nil {
		return nil, enter(super)
	}
	if isDiamond(e.Type) {
		place := r.place()
		inv.done = func(super Type) Type {
			defer r.at(place)()
			return enter(super)
		}
		return inv, nil
	}
	inv.typed = enter(super)
	return inv, nil
}

// handOn gives an anonymous class its constructor, which hands its arguments on to
// the one of the superclass that they choose, and notes that a node calls it.
func (r *resolver) handOn(c *Class, node ast.Node, candidates []candidate, args []*argument, at source.Span) *invocation {
	r.w.Header(c.Super)
	chosen, p, d := r.choose(candidates, args, at, "constructor "+c.Super.SimpleName())
	if d != nil {
		r.report(d)
	}
	if chosen == nil {
		r.alone(args)
		return nil
	}
	m := chosen.m
	r.access(m, at)
	r.declared(m)
	k := r.w.handingOn(c, m, p == variable)
	r.w.Info.Uses[node] = k
	r.w.Info.Calls[node] = CallInfo{VarArgs: k.VarArgs}
	r.useMethod(k, nil, at)
	return &invocation{node: node, at: at, c: *chosen, phase: p, args: args}
}

// handingOn is the constructor of an anonymous class that hands its arguments on to m.
func (w *World) handingOn(c *Class, m *Method, varArgs bool) *Method {
	for _, k := range c.Methods {
		if k.Derived == AnonymousCreation {
			return k
		}
	}
	k := &Method{Class: c, Name: c.SimpleName(), Constructor: true, Derived: AnonymousCreation, VarArgs: varArgs,
		Result: Of(Void), Span: c.Decl.Name.Span(), Pure: m.Pure}
	for _, p := range m.Params {
		k.Params = append(k.Params, &Var{Kind: ParamVar, Name: p.Name, Type: p.Type, Span: p.Span, NonNull: p.NonNull, ElemNonNull: p.ElemNonNull})
	}
	c.Methods = append(c.Methods, k)
	w.contract(k)
	w.Info.Implicit[k] = m
	return k
}

// creates notes that the code creates an object of class c, or that its class extends
// c: it needs what c captures.
func (r *resolver) creates(c *Class) {
	if c.Local == nil {
		return
	}
	if l := r.insideLambda(); l != nil {
		l.creates = append(l.creates, c)
		if !r.static {
			r.usesThis() // which may have what c captures
		}
		return
	}
	r.createsFrom(r.class, c)
}

// createsFrom notes that with the class in code that class k is, or that is around it.
func (r *resolver) createsFrom(k, c *Class) {
	for ; k != nil; k = k.Outer {
		if k.Local != nil {
			k.Local.creates = append(k.Local.creates, c)
			return
		}
	}
}
