package core

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/types"
)

// A call of a model method that takes a sequence is what the method returns, where the
// parameter stands for the argument:
//
//	model static boolean sorted(\seq<int> s) { return (\forall int i; 0 < i && i < s.length; s[i - 1] <= s[i]); }
//
// The other parameters are variables with a value, as in \let.
type inlining struct {
	*lowering // of the call
	e         *ast.Call
	m         *types.Method
	in        *lowering // of the method
	x         ast.Expr  // that it returns
}

// inline prepares such a call; why: it has no translation.
func (l *lowering) inline(e *ast.Call, m *types.Method, h Typed) (c *inlining, why *Unsupported) {
	refused := func(what, remedy string) (*inlining, *Unsupported) {
		return nil, l.unsupported(h, "a call of "+m.QName()+", which takes a sequence or set and "+what+",", remedy)
	}
	x := returned(m)
	switch {
	case x == nil:
		return refused("does more than return a value", "let it return one expression")
	case !m.Static && (e.X != nil && !l.isOnThis(e.X) || l.info.Calls[e].OuterThis > 0):
		return refused("belongs to another object", "declare it static, with the object as a parameter")
	}
	for _, c := range l.p.w.Subclasses(m.Class) {
		if !m.Static && l.p.w.Dispatch(m, c) != m {
			return refused("is overridden", "call one that no class overrides")
		}
	}
	l.p.w.ResolveBody(m)
	c = &inlining{l, e, m, l.p.lowering(m.Class), x}
	c.in.receiver = l.receiver
	for i, p := range m.Params {
		if p.HasNoValue() {
			c.in.means[p] = meant{l, e.Args[i]}
		}
	}
	return c, nil
}

// returned is what a method consists of a return of; nil: it does more.
func returned(m *types.Method) ast.Expr {
	if m.Decl == nil || m.Decl.Body == nil || len(m.Decl.Body.Stmts) != 1 {
		return nil
	}
	r, _ := m.Decl.Body.Stmts[0].(*ast.Return)
	if r == nil {
		return nil
	}
	return r.X
}

// isOnThis reports whether a method in front of which e stands is one of `this`.
func (l *lowering) isOnThis(e ast.Expr) bool {
	t, ok := ast.Unparen(e).(*ast.This)
	return ok && t.Qualifier == nil && l.info.Outer[t] == 0
}

// value is what f makes of the method's expression, with the values of the parameters. A
// method inside its own argument, or in a circle, has none: its variables would be two
// things at a time.
func (c *inlining) value(t types.Type, f func() Expr) Expr {
	h := Typed{Loc: Loc{c.e}, T: t}
	if slices.Contains(c.p.inlined, c.m) {
		return c.unsupported(h, "a call of "+c.m.QName()+" within itself or its own argument", "quantify over the elements")
	}
	c.p.inlined = append(c.p.inlined, c.m)
	x := f()
	args := c.exprs(c.e.Args, c.m)
	c.p.inlined = c.p.inlined[:len(c.p.inlined)-1]
	for i := len(c.m.Params) - 1; i >= 0; i-- {
		p := c.m.Params[i]
		if args[i] == nil {
			continue
		}
		b := &Bound{Loc{c.e.Args[i]}, p}
		if isInOld(x, b) {
			return c.unsupported(h, `a parameter inside \old`, `leave \old out of the method`)
		}
		x = &Where{h, b, args[i], x}
	}
	return x
}

// exprs are the arguments for the parameters that are no sequences.
func (c *inlining) exprs(args []ast.Expr, m *types.Method) []Expr {
	xs := make([]Expr, len(args))
	for i, a := range args {
		if !m.Params[i].HasNoValue() {
			xs[i] = c.lowering.expr(a)
		}
	}
	return xs
}

// inlinedCall lowers such a call that is no sequence.
func (l *lowering) inlinedCall(e *ast.Call, m *types.Method, h Typed) Expr {
	c, why := l.inline(e, m, h)
	if c == nil {
		return why
	}
	return c.value(h.T, func() Expr { return c.in.expr(c.x) })
}

// inlinedSeq lowers such a call that is a sequence.
func (l *lowering) inlinedSeq(e *ast.Call, m *types.Method, elem types.Type, h Typed) (*sequence, *Unsupported) {
	c, why := l.inline(e, m, h)
	if c == nil {
		return nil, why
	}
	s, why := c.in.sequenceOf(c.x)
	if s == nil {
		return nil, why
	}
	length := func() Expr { return c.value(types.Of(types.Int), func() Expr { return s.length() }) }
	if s.elem == nil {
		return &sequence{elem, length, func(func() Expr) Expr { return l.none(e, elem) }, nil}, nil
	}
	return &sequence{elem, length, func(k func() Expr) Expr {
		return c.value(elem, func() Expr { return l.element(s.at(k), elem) })
	}, nil}, nil
}
