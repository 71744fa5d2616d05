package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

func (l *lowering) call(e *ast.Call, h Typed) Expr {
	if x := l.noCall(e, h); x != nil {
		return x
	}
	m, ok := l.info.Uses[e].(*types.Method)
	if !ok {
		return l.unsupported(h, "this call", "call a method", l.parts(e)...)
	}
	if x := l.understood(e, m, h); x != nil {
		return x
	}
	how := l.info.Calls[e]
	c := &Call{Typed: h, Method: m, Virtual: how.Virtual}
	c.Args, c.VarArgs = l.args(e, m, e.Args)
	switch {
	case m.Static:
		c.X = l.qualifier(e.X)
	case e.X != nil:
		c.X = l.object(e.X, m.Class)
		if _, array := c.X.Type().(*types.Array); array { // held as an Object
			c.X = &Convert{Typed{Loc: Loc{e.X}, T: m.Class}, c.X}
		}
	case how.OuterThis > 0:
		c.X = l.enclosing(e, how.OuterThis)
	default:
		c.X = l.self(e, m.Class, Implied)
	}
	if types.Prints(m) {
		return l.printed(c)
	}
	return c
}

// noCall lowers what is written as a call and calls no method: an operation of a sequence or
// set, the comparison of two classes, the clone of an array. nil: it is another one.
func (l *lowering) noCall(e *ast.Call, h Typed) Expr {
	if op := l.info.ModelOps[e]; op != "" {
		if types.IsKind(h.T, types.ObjectSet) || types.IsSequence(h.T) {
			return l.unsupported(h, "a sequence or set here", "ask what is in it")
		}
		return l.queriedSeq(e, op, h)
	}
	if op, ok := l.info.SetOps[e]; ok {
		if x := l.composedCall(e, op, h); x != nil {
			return x
		}
		if op == types.SetProperSuperset {
			return &SetCall{h, types.SetProperSubset, l.expr(e.Args[0]), []Expr{l.expr(e.X)}}
		}
		return &SetCall{h, op, l.expr(e.X), l.exprs(e.Args)}
	}
	if len(e.Args) == 1 && e.X != nil {
		if s := l.sameClass(h, e.X, e.Args[0]); s != nil {
			return s
		}
	}
	if l.info.ArrayClone[e] {
		return &CloneArray{h, l.expr(e.X), nil}
	}
	return nil
}

// understood lowers a call of a method of which more is known than its code says. nil: it is
// another one.
func (l *lowering) understood(e *ast.Call, m *types.Method, h Typed) Expr {
	if x := l.onHandle(e, h); x != nil {
		return x
	}
	if op := m.Intrinsic(); op != types.NoIntrinsic {
		return l.intrinsic(op, e, h)
	}
	if m.TakesSequence() {
		return l.inlinedCall(e, m, h)
	}
	if m.Class.Library && m.Class.Name == "java.util.Arrays" && m.Name == "alike" {
		return &CloneArray{h, l.expr(e.Args[0]), l.expr(e.Args[1])}
	}
	if types.IsGetClass(m) {
		return &ClassOf{h, l.getClassReceiver(e), nil}
	}
	if x := l.reflected(e, m, h); x != nil {
		return x
	}
	if m.GivesAny() {
		return l.anyObject(e, m, h)
	}
	if x := l.parsed(e, m, h); x != nil {
		return x
	}
	if f := l.info.Formats[e]; f != nil {
		return l.formatted(e, m, f, h)
	}
	if x := l.hashed(e, m, h); x != nil {
		return x
	}
	if types.Prints(m) && m.VarArgs {
		return l.printedBy(e, m, h)
	}
	return nil
}

func (l *lowering) create(e *ast.New, h Typed) Expr {
	m, ok := l.info.Uses[e].(*types.Method)
	c, class := h.T.(*types.Class)
	if !ok || !class {
		return l.unsupported(h, "this creation", "create a class or an array", l.parts(e)...)
	}
	if readsStream(m) {
		at := Typed{Loc: Loc{e.Args[0]}, T: m.Params[0].Type}
		if !l.isStandardIn(e.Args[0]) {
			return l.unsupported(h, "a "+c.SimpleName()+" of another stream than System.in", "read System.in", l.parts(e)...)
		}
		return &New{h, m, nil, false, []Expr{&Cast{at, &Null{at}}}}
	}
	args, gathers := l.args(e, m, e.Args)
	if factory := l.p.w.TextFactory(m); factory != nil {
		return &Call{Typed: h, Method: factory, Args: args}
	}
	return &New{h, m, l.given(c, e.Outer, e, l.info.Calls[e].OuterThis), gathers, args}
}

// readsStream reports whether m is a constructor of a reader of the library that takes a stream.
func readsStream(m *types.Method) bool {
	if !m.Constructor || !m.Class.Library || len(m.Params) != 1 {
		return false
	}
	c, ok := m.Params[0].Type.(*types.Class)
	return ok && c.Library && c.Name == "java.io.InputStream"
}

// isStandardIn reports whether an expression is System.in. What is read there is any text.
func (l *lowering) isStandardIn(e ast.Expr) bool {
	f, ok := l.info.Uses[ast.Unparen(e)].(*types.Field)
	return ok && isStandardIn(f)
}

// args are the arguments of a call that e makes, and whether the call gathers the last
// ones: into an array of the parameter's type. One of a narrower type is made here.
func (l *lowering) args(e ast.Node, m *types.Method, args []ast.Expr) ([]Expr, bool) {
	xs, how := l.withoutTexts(m, l.exprs(args)), l.info.Calls[e]
	if how.Array == nil {
		return xs, how.VarArgs
	}
	return gathered(e, xs, len(m.Params)-1, how.Array), false
}

// gathered puts all but the first arguments into an array.
func gathered(e ast.Node, xs []Expr, fixed int, t *types.Array) []Expr {
	a := &ArrayOf{Typed{Loc: Loc{&absent{e.Span()}}, T: t}, xs[fixed:]}
	return append(xs[:fixed:fixed], a)
}
