package types

import (
	"fmt"

	"inspect/java/ast"
	"inspect/java/source"
)

// A lambda expression or method reference makes an object of a class of its own
// (JLS 15.27.4, 15.13.3): final, without a name, with one method that implements the
// function of its interface. What the code around it has, the object keeps in hidden
// fields, as one of an anonymous class does. But `this` in its body is that of the code
// around it, and no input is of such a class.
//
//	Function<Item, Integer> f = i -> i.k + n;
//
//	class `lambda at A.java:7` implements Function {
//		final int n;
//		public Object apply(Object i) { Item i = (Item) i; return Integer.valueOf(i.k + n); }
//	}
//
// The classes of a unit are made when it is resolved: then the types of the lambdas,
// of which several may have been tried, are known.

// function is a lambda or method reference that a unit has.
type function struct {
	node   ast.Expr
	scope  *scope
	static bool // there is no `this` here
	// within is the innermost lambda around it, nil for none.
	within *Lambda
}

// Function reports whether c is the class of the objects of a lambda or method reference.
func (c *Class) Function() bool { return c.Local != nil && c.Local.Function != nil }

// hasFunction notes a lambda or method reference whose type is known.
func (r *resolver) hasFunction(e ast.Expr) {
	f := function{e, r.scope, r.static, r.insideLambda()}
	for i, g := range r.unit.functions {
		if g.node == e {
			r.unit.functions[i] = f
			return
		}
	}
	r.unit.functions = append(r.unit.functions, f)
}

// insideLambda is the innermost lambda around the place.
func (r *resolver) insideLambda() *Lambda {
	for s := r.scope; s != nil; s = s.outer {
		if s.lambda != nil {
			return s.lambda
		}
	}
	return nil
}

// functions makes the classes of the lambdas and method references of the unit, which
// stand in a member of the resolver's class.
func (r *resolver) functions(member ast.Node) {
	if !r.isSound() {
		return
	}
	info := r.w.Info
	for _, f := range r.unit.functions {
		switch e := f.node.(type) {
		case *ast.Lambda:
			if l := info.Lambdas[e]; l != nil {
				l.Class = r.functionClass(f, member, "lambda", l.Target, l.Method, l.This, l.Captures)
				l.Class.Local.creates = l.creates
				r.unchanged(e, l)
			}
		case *ast.MethodRef:
			if m := info.MethodRefs[e]; m != nil {
				var captures []*Var
				if m.Receiver != nil {
					captures = []*Var{m.Receiver}
				}
				m.Class = r.functionClass(f, member, source.OneLine(e.Span().Text()), m.Target, m.Function, m.this, captures)
				m.Class.Local.creates = m.creates
			}
		}
	}
	for _, f := range r.unit.functions {
		c := r.w.functionOf[f.node]
		switch {
		case c == nil:
		case f.within != nil && f.within.Class != nil:
			f.within.Class.Local.creates = append(f.within.Class.Local.creates, c)
		default:
			r.createsFrom(r.class, c)
		}
	}
}

// functionClass makes the class of a lambda or method reference.
func (r *resolver) functionClass(f function, member ast.Node, what string, target Type, m *Method, this bool, captures []*Var) *Class {
	w := r.w
	if c := w.functionOf[f.node]; c != nil {
		return c
	}
	at := f.node.Span()
	local := &Local{Function: f.node, Member: member, root: member, static: !this, vars: map[string]*Var{}, target: target}
	if r.class.Local != nil {
		local.root = r.class.Local.root
	}
	for s := f.scope; s != nil; s = s.outer {
		for n, v := range s.vars {
			if local.vars[n] == nil {
				local.vars[n] = v
			}
		}
	}
	decl := &ast.ClassDecl{Loc: ast.Loc{At: at}, Kind: ast.Class, Modifiers: &ast.Modifiers{}, Name: &ast.Name{Loc: ast.Loc{At: at}, Text: what + " at " + lineOf(f.node)}}
	from := given
	switch {
	case r.class.Library:
		from = embedded
	case r.class.Platform:
		from = platform
	case r.class.Found:
		from = sourcePath
	}
	name := fmt.Sprintf("%s.lambda%d", r.class.Name, at.Line())
	for n := 2; w.byName[name] != nil; n++ {
		name = fmt.Sprintf("%s.lambda%d-%d", r.class.Name, at.Line(), n)
	}
	c, _ := w.declare(r.class.File, decl, r.class, name, local, from)
	c.Final = true
	w.functionOf[f.node] = c
	w.inCode[local.root] = append(w.inCode[local.root], c)
	w.Header(c)
	for _, v := range captures {
		w.capture(c, v)
	}
	constructor := &Method{Class: c, Name: c.SimpleName(), Constructor: true, Result: Of(Void), Span: at}
	run := &Method{Class: c, Name: m.Name, Derived: FunctionBody, Result: m.Result, Throws: m.Throws, Span: at}
	for i, p := range m.Params {
		v := &Var{Kind: ParamVar, Name: p.Name, Type: p.Type, Span: at}
		if e, ok := f.node.(*ast.Lambda); ok {
			own := w.Info.Lambdas[e].Params[i]
			v.Name, v.Span = own.Name, own.Span
			if own.Type == p.Type {
				v = own
			}
		}
		run.Params = append(run.Params, v)
	}
	c.Methods = []*Method{constructor, run}
	w.named(c, "")
	w.declaring[run.Name]++
	w.overrides(run)
	w.contract(constructor)
	w.contract(run)
	w.narrows(c)
	r.unit.refs.class(c)
	r.useMethod(constructor, nil, at)
	for _, p := range m.Params {
		r.unit.refs.typ(p.Type)
	}
	return c
}

// functionSuper gives the class of a lambda or method reference what it implements.
func (w *World) functionSuper(c *Class) {
	c.Super = w.object()
	targets := []Type{c.Local.target}
	if i, ok := c.Local.target.(*Intersection); ok {
		targets = i.Types
	}
	full := []Type{c.Super}
	for _, t := range targets {
		if k, ok := w.Erasure(t).(*Class); ok && isInterface(k) {
			c.Interfaces = append(c.Interfaces, k)
			full = append(full, t)
		}
	}
	if w.full.supers == nil {
		w.full.supers = map[*Class][]Type{}
	}
	w.full.supers[c] = full
}

// unchanged demands that the variables that a lambda uses are effectively final
// (JLS 15.27.2).
func (r *resolver) unchanged(e *ast.Lambda, l *Lambda) {
	for _, v := range l.Captures {
		if r.w.state(v).assigned == 0 {
			continue
		}
		at := e.Span()
		ast.Walk(e, func(n ast.Node) bool {
			if i, ok := n.(*ast.Ident); ok && r.w.Info.Uses[i] == Object(v) {
				at = i.Span()
			}
			return true
		})
		r.errorf(NotEffectivelyFinal, at, "variable %s is used in a lambda expression and is not effectively final", v.Name)
	}
}
