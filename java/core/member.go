package core

import (
	"strings"

	"inspect/java/ast"
	"inspect/java/types"
)

// The members of records and enums that compute with texts and hash codes.

// virtual is a call of a method of x by its class.
func virtual(at ast.Node, x Expr, m *types.Method, args ...Expr) *Call {
	if _, array := x.Type().(*types.Array); array { // as where the call is written
		x = &Convert{Typed{Loc: Loc{at}, T: m.Class}, x}
	}
	return &Call{Typed: Typed{Loc: Loc{at}, T: m.Result}, X: x, Method: m, Virtual: true, Args: args}
}

// isNull compares a reference with null.
func isNull(x Expr) *Binary {
	null := &Null{Typed{Loc: Loc{x.Origin()}, T: x.Type()}}
	return &Binary{Typed{Loc: Loc{x.Origin()}, T: types.Of(types.Boolean)}, "==", x, null}
}

// literal is a text that nobody wrote.
func (l *lowering) literal(at ast.Node, text string) Expr {
	k := l.p.w.TextConst(text)
	return &Const{Typed{Loc: Loc{at}, T: k.Type, Value: k}}
}

// recordHash is what the JDK computes, as Java leaves open how the hash codes of the
// components are combined (java.lang.runtime.ObjectMethods): 0, then 31 times what was
// before plus that of the next component. nil: one of a component has no translation.
//
//	31 * Integer.hashCode(x) + (name == null ? 0 : name.hashCode())
func (l *lowering) recordHash(b *Body) Expr {
	at := b.From
	var all Expr = number(at, 0)
	for i, f := range b.Method.Class.Components() {
		own := l.hashOf(at, func() Expr { return l.component(at, f) })
		switch {
		case own == nil:
			return nil
		case i == 0:
			all = own
			continue
		}
		all = l.plus(at, all, own)
	}
	return all
}

// recordText is what the JDK makes of a record: Point[x=1, y=2].
func (l *lowering) recordText(b *Body) Expr {
	c, at := b.Method.Class, b.From
	h := Typed{Loc: Loc{at}, T: b.Method.Result}
	sep := c.SimpleName() + "["
	var all Expr
	add := func(x Expr) {
		if all == nil {
			all = x
			return
		}
		all = l.concat(h, all, x)
	}
	for _, f := range c.Components() {
		add(l.literal(at, sep+f.Name+"="))
		add(l.component(at, f))
		sep = ", "
	}
	if all == nil {
		return l.literal(at, sep+"]")
	}
	add(l.literal(at, "]"))
	return all
}

// enumName is the name of the constant that `this` is, by its ordinal.
func (l *lowering) enumName(b *Body) Expr {
	c, at := b.Method.Class, b.From
	boolean := Typed{Loc: Loc{at}, T: types.Of(types.Boolean)}
	ks := c.Constants()
	if len(ks) == 0 {
		return l.literal(at, "") // no object has it
	}
	name := l.literal(at, ks[len(ks)-1].Name)
	for i := len(ks) - 2; i >= 0; i-- {
		ordinal := l.component(at, l.p.w.Ordinal())
		is := &Binary{boolean, "==", ordinal, number(at, int64(i))}
		name = &Cond{Typed{Loc: Loc{at}, T: name.Type()}, is, l.literal(at, ks[i].Name), name}
	}
	return name
}

// enumLike reports whether an object is a constant of the enum of `this`.
func (l *lowering) enumLike(b *Body) Expr {
	other := b.Method.Params[0]
	x := &Local{Typed: Typed{Loc: Loc{b.From}, T: other.Type}, Var: other}
	return &InstanceOf{Typed: Typed{Loc: Loc{b.From}, T: types.Of(types.Boolean)}, X: x, Of: b.Method.Class}
}

// enumValueOf finds a constant by its name: see types.Class.valueOfText.
func (l *lowering) enumValueOf(m *types.Method) []Stmt {
	name := m.Params[0]
	file, from := name.Span.File, int(name.Span.End)
	at := func(part string) ast.Node {
		start := from + strings.Index(file.Text[from:], part)
		return &absent{file.Span(start, start+len(part))}
	}
	var ss []Stmt
	for _, f := range m.Class.Constants() {
		call, line := at(`name.equals("`+f.Name+`")`), at("return "+f.Name+";")
		start := int(call.Span().Start)
		x := &Local{Typed{Loc: Loc{&absent{file.Span(start, start+len(name.Name))}}, T: name.Type}, name}
		is := virtual(call, x, l.p.w.TextEquals(), l.literal(call, f.Name))
		give := &Return{step(line), &StaticField{Typed: Typed{Loc: Loc{line}, T: f.Type}, Field: f}}
		ss = append(ss, &If{step(call), is, give, nil})
	}
	unknown, line := l.p.w.NoConstant(), at("throw new IllegalArgumentException();")
	thrown := &New{Typed: Typed{Loc: Loc{line}, T: unknown.Class}, Method: unknown}
	return append(ss, &Throw{step(line), thrown})
}
