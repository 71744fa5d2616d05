package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// function creates the object of a lambda or method reference, whose class types has
// made: what the code around it has is given to its hidden fields.
func (l *lowering) function(e ast.Expr, c *types.Class) Expr {
	if c == nil {
		return l.unsupported(l.at(e), constructName(e), "give it a type by a variable", l.parts(e)...)
	}
	n := &New{Typed: Typed{Loc: Loc{e}, T: c}, Method: c.Methods[0]}
	ref, reference := e.(*ast.MethodRef)
	for _, g := range l.given(c, nil, e, 0) {
		if reference && g.Field.Captured != nil && g.Field.Captured == l.info.MethodRefs[ref].Receiver {
			g.X, g.NonNull = l.expr(ref.X), true
		}
		n.Given = append(n.Given, g)
	}
	return n
}

// functionBody is what the method of such an object does.
func (l *lowering) functionBody(b *Body) []Stmt {
	c := b.Method.Class
	l.of, l.class = c, c.Outer
	switch e := c.Local.Function.(type) {
	case *ast.Lambda:
		return l.lambdaBody(b, e, l.info.Lambdas[e])
	case *ast.MethodRef:
		return l.reference(b, e, l.info.MethodRefs[e])
	}
	panic("core: " + c.Name + " is no class of a function")
}

// lambdaBody gives a lambda's parameters the arguments, cast to their types, and runs
// its body.
func (l *lowering) lambdaBody(b *Body, e *ast.Lambda, k *types.Lambda) []Stmt {
	var ss []Stmt
	for i, x := range l.params(b.Method) {
		if v := k.Params[i]; v != b.Method.Params[i] {
			ss = append(ss, &Let{Step: step(x.Origin()), Var: v, Init: l.adapt(x, v.Type)})
		}
	}
	switch {
	case e.X == nil:
		return append(ss, l.stmts(e.Block.Stmts)...)
	case types.IsKind(k.Result, types.Void):
		return append(ss, &Eval{step(k.Stmt), l.expr(e.X)})
	}
	return append(ss, &Return{step(k.Stmt), l.expr(e.X)})
}

// reference calls what a method reference names with the arguments of its function.
func (l *lowering) reference(b *Body, e *ast.MethodRef, k *types.MethodRef) []Stmt {
	at := Loc{&absent{e.Span()}}
	full := k.Params
	args := l.params(b.Method)
	for i, x := range args {
		args[i] = l.adapted(x, l.p.w.Erasure(full[i]))
	}
	result := l.referenced(at, e, k, args)
	if types.IsKind(k.Result, types.Void) {
		return []Stmt{&Eval{Step{at}, result}}
	}
	if types.IsReference(result.Type()) && !types.IsReference(k.Result) {
		result = l.adapted(result, l.p.w.Erasure(k.Gives))
	}
	to := b.Method.Result
	if k.Kind == types.SuperRefKind || k.VarArgs { // which javac makes lambdas of, and those cast their results
		to = l.p.w.Erasure(k.Result)
	}
	return []Stmt{&Return{Step{at}, l.adapted(result, to)}}
}

// referenced is the call or creation that a method reference stands for.
func (l *lowering) referenced(at Loc, e *ast.MethodRef, k *types.MethodRef, args []Expr) Expr {
	m := k.Method
	if k.Kind == types.ArrayRef {
		return &NewArray{Typed{Loc: at, T: l.p.w.Erasure(k.Gives)}, []Expr{l.adapted(args[0], types.Of(types.Int))}}
	}
	var x Expr
	switch k.Kind {
	case types.BoundRef:
		x = l.capturedValue(k.Receiver, at.From)
	case types.UnboundRef:
		x, args = args[0], args[1:]
		if k.Copies {
			break
		}
		if c, ok := x.Type().(*types.Class); !ok || !c.IsSubclassOf(m.Class) && m.Class.Name != "java.lang.Object" {
			x = l.adapt(x, m.Class)
		}
	case types.SuperRefKind:
		x = l.self(at.From, m.Class, Super)
	}
	if k.Copies {
		t := l.p.w.Erasure(k.Gives)
		return &CloneArray{Typed{Loc: at, T: t}, l.adapt(x, t), nil}
	}
	fixed := len(m.Params)
	how := l.info.Calls[e]
	if how.VarArgs {
		fixed--
	}
	for i, a := range args {
		switch {
		case i < fixed:
			args[i] = l.adapted(a, m.Params[i].Type)
		case how.Array != nil:
			args[i] = l.adapted(a, how.Array.Elem)
		default:
			args[i] = l.adapted(a, m.Params[fixed].Type.(*types.Array).Elem)
		}
	}
	if how.Array != nil {
		args, how.VarArgs = gathered(e, args, fixed, how.Array), false
	}
	if m.Constructor {
		if factory := l.p.w.TextFactory(m); factory != nil {
			return &Call{Typed: Typed{Loc: at, T: m.Class}, Method: factory, Args: args}
		}
		return &New{Typed{Loc: at, T: m.Class}, m, l.given(m.Class, nil, at.From, k.Steps), how.VarArgs, args}
	}
	if types.IsGetClass(m) {
		return &ClassOf{Typed{Loc: at, T: m.Result}, x, nil}
	}
	if m.Static {
		x = nil
	}
	return &Call{Typed{Loc: at, T: m.Result}, x, m, how.Virtual, how.VarArgs, args}
}

// adapted is adapt to a type to which a primitive value may have to be boxed.
func (l *lowering) adapted(x Expr, to types.Type) Expr {
	if !types.IsReference(x.Type()) && types.IsReference(to) {
		to = l.p.w.Boxed(x.Type())
	}
	return l.adapt(x, to)
}

// self is `this` of the code, as it stands in front of a member of class c: in the
// body of a lambda, that of the code around it; in what is put in the place of
// something else, the object that stands there.
func (l *lowering) self(at ast.Node, c *types.Class, how How) Expr {
	if l.receiver != nil {
		return narrowed(l.receiver, c, at)
	}
	if l.of == nil {
		return &This{Typed{Loc: Loc{at}, T: c}, how}
	}
	f := l.of.Enclosing()
	return &Field{Typed{Loc: Loc{at}, T: f.Type}, &This{Typed{Loc: Loc{at}, T: l.of}, Implied}, f}
}
