package types

import (
	"inspect/ast"
	"inspect/source"
)

// anonymous resolves the creation of an object of an anonymous class (JLS 15.9.5).
func (r *resolver) anonymous(e *ast.New) Type {
	r.untranslated(e.Span(), "an anonymous class", "make it a member class that takes what it captures as constructor arguments")
	c := r.w.byBody[e.Body]
	r.w.Header(c)
	if e.Outer != nil {
		r.args(e.Args)
		return r.unsupported(e.Outer.Span(), "an anonymous class that extends an inner class of another object", "give the class a name")
	}
	s := c.Super
	if len(c.Interfaces) > 0 {
		s = c.Interfaces[0]
	}
	r.w.Info.TypeOf[e.Type] = s
	types := r.args(e.Args)
	if ds := r.w.headers[c].diags; len(ds) > 0 {
		for _, d := range ds {
			r.report(d)
		}
		return Of(Invalid)
	}
	r.enter(c)
	r.creates(c)
	if k := r.handOn(c, e.Args, types, e.Type.Span()); k != nil {
		r.w.Info.Uses[e] = k
		r.w.Info.Calls[e] = CallInfo{VarArgs: k.VarArgs}
		r.convertArgs(e.Args, types, k, k.VarArgs)
		r.useMethod(k, nil, e.Type.Span())
	}
	return c
}

// handOn gives an anonymous class its constructor, which hands its arguments on to
// the one of the superclass that they choose.
func (r *resolver) handOn(c *Class, args []ast.Expr, types []Type, at source.Span) *Method {
	s := c.Super
	r.w.Header(s)
	var candidates []*Method
	for _, m := range s.Methods {
		if m.Constructor {
			candidates = append(candidates, m)
		}
	}
	m, varArgs, d := r.choose(candidates, args, types, at, "constructor "+s.SimpleName())
	if d != nil {
		r.report(d)
		return nil
	}
	if m == nil {
		return nil
	}
	r.access(m, at)
	r.declared(m)
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
	r.w.contract(k)
	r.w.Info.Implicit[k] = m
	return k
}

// creates notes that the code creates an object of class c, or that its class extends
// c: it needs what c captures.
func (r *resolver) creates(c *Class) {
	if c.Local == nil {
		return
	}
	for k := r.class; k != nil; k = k.Outer {
		if k.Local != nil {
			k.Local.creates = append(k.Local.creates, c)
			return
		}
	}
}
