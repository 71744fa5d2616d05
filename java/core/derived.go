package core

import (
	"math/big"

	"inspect/java/ast"
	"inspect/java/types"
)

// derived gives a member that the language adds to a class its code; false: it has
// none here.
func (l *lowering) derived(b *Body) bool {
	m := b.Method
	at := b.From
	switch m.Derived {
	case types.AnonymousCreation, types.CopyCreation:
	case types.Initialised: // looks at what must be set
		for _, f := range m.Class.ReadAtInit() {
			b.Stmts = append(b.Stmts, &Eval{step(at), &StaticField{Typed: Typed{Loc: Loc{at}, T: f.Type}, Field: f}})
		}
	case types.InitializerFact:
		b.Stmts = l.initializerFact(b)
	case types.Copy:
		b.Stmts = []Stmt{&Return{step(at), l.copied(b)}}
	case types.Canonical:
		b.Stmts = l.componentInits(m)
	case types.Accessor:
		for _, f := range m.Class.Components() {
			if f.Name == m.Name {
				b.Stmts = []Stmt{&Return{step(at), l.component(at, f)}}
			}
		}
	case types.RecordEquals:
		b.Stmts = []Stmt{&Return{step(at), l.recordEquals(b)}}
	case types.OpaqueEquals:
		b.Stmts = []Stmt{&Return{step(at), l.opaqueEquals(b)}}
	case types.OpaqueHash:
		b.Stmts = []Stmt{&Return{step(at), l.opaqueHash(b)}}
	case types.RecordHash:
		x := l.recordHash(b)
		if x == nil {
			return false
		}
		b.Stmts = []Stmt{&Return{step(at), x}}
	case types.RecordText:
		x := l.recordText(b)
		if x == nil {
			return false
		}
		b.Stmts = []Stmt{&Return{step(at), x}}
	case types.ExceptionName:
		b.Stmts = []Stmt{&Return{step(at), l.className(b)}}
	case types.EnumName:
		b.Stmts = []Stmt{&Return{step(at), l.enumName(b)}}
	case types.EnumLike:
		b.Stmts = []Stmt{&Return{step(at), l.enumLike(b)}}
	case types.EnumValueOf:
		b.Stmts = l.enumValueOf(m)
	case types.ModelField:
		b.Stmts = []Stmt{&Return{step(at), l.modelValue(m, at)}}
	case types.Choice:
		b.Stmts = []Stmt{&Return{step(at), l.choiceOf(m)}}
	case types.SeqLength, types.SeqElement:
		b.Stmts = l.seqPart(m)
		return b.Stmts != nil
	case types.AccessRule:
		b.Stmts = []Stmt{&Return{step(at), l.accessRule(m, at)}}
	case types.InvariantFor:
		b.Stmts = []Stmt{&Return{step(at), l.invariantFor(b)}}
	case types.Bridge, types.Adoption:
		b.Stmts = l.bridge(b)
	case types.FunctionBody:
		b.Stmts = l.functionBody(b)
	case types.Answer:
		b.Stmts = l.answer(b)
	case types.EnumValues:
		a := &ArrayOf{Typed: Typed{Loc: Loc{at}, T: m.Result}}
		for _, f := range m.Class.Constants() {
			a.Elems = append(a.Elems, &StaticField{Typed: Typed{Loc: Loc{at}, T: f.Type}, Field: f})
		}
		b.Stmts = []Stmt{&Return{step(at), a}}
	default:
		return false
	}
	return true
}

// copied makes a copy of `this`: its fields are given before a constructor that does
// nothing.
func (l *lowering) copied(b *Body) Expr {
	c, at := b.Method.Class, b.From
	x := &New{Typed: Typed{Loc: Loc{at}, T: c}, Method: l.p.w.CopyOf(c)}
	for _, f := range l.p.w.AllFields(c) {
		if !f.Model && !f.IsOpen() {
			x.Given = append(x.Given, &Given{Loc: Loc{at}, Field: f, X: &Field{Typed{Loc: Loc{at}, T: f.Type}, &This{Typed{Loc: Loc{at}, T: c}, Implied}, f}})
		}
	}
	return x
}

// params are the parameters of m as expressions.
func (l *lowering) params(m *types.Method) []Expr {
	var xs []Expr
	for _, v := range m.Params {
		xs = append(xs, &Local{Typed{Loc: Loc{&absent{v.Span}}, T: v.Type}, v})
	}
	return xs
}

// component is a component of the record that `this` is.
func (l *lowering) component(at ast.Node, f *types.Field) Expr {
	return &Field{Typed{Loc: Loc{at}, T: f.Type}, &This{Typed{Loc: Loc{at}, T: f.Class}, Implied}, f}
}

// componentInits give the components of a record the values of the parameters of its
// canonical constructor.
func (l *lowering) componentInits(m *types.Method) []Stmt {
	var ss []Stmt
	for i, f := range m.Class.Components() {
		ss = append(ss, &FieldInit{step(&absent{f.Span}), f, l.params(m)[i]})
	}
	return ss
}

// recordEquals compares the components of two records as JLS 8.10.3 says: primitive
// values by their boxes' equality, references by equals, where both are not null.
func (l *lowering) recordEquals(b *Body) Expr {
	c, at := b.Method.Class, b.From
	boolean := func() Typed { return Typed{Loc: Loc{at}, T: types.Of(types.Boolean)} }
	other := func() Expr { return l.params(b.Method)[0] }
	var all Expr = &InstanceOf{boolean(), other(), c, nil}
	for _, f := range c.Components() {
		that := func() Expr {
			return &Field{Typed{Loc: Loc{at}, T: f.Type}, &Cast{Typed{Loc: Loc{at}, T: c}, other()}, f}
		}
		same := l.same(at, f.Type, func() Expr { return l.component(at, f) }, that)
		all = &Binary{boolean(), "&&", all, same}
	}
	return all
}

// same compares two values of a type: primitive ones by their boxes' equality, references by
// equals, where both are not null.
func (l *lowering) same(at ast.Node, t types.Type, x, y func() Expr) Expr {
	boolean := func() Typed { return Typed{Loc: Loc{at}, T: types.Of(types.Boolean)} }
	same := &Binary{boolean(), "==", x(), y()}
	switch {
	case types.IsFloating(t):
		compare := l.p.w.FloatCompare(t)
		int_ := Typed{Loc: Loc{at}, T: types.Of(types.Int)}
		return &Binary{boolean(), "==", &Call{Typed: int_, Method: compare, Args: []Expr{x(), y()}}, number(at, 0)}
	case types.IsReference(t):
		null := &Null{Typed{Loc: Loc{at}, T: t}}
		unless := &Binary{boolean(), "&&", &Binary{boolean(), "!=", x(), null}, virtual(at, x(), l.p.w.ObjectEquals(), y())}
		return &Binary{boolean(), "||", same, unless}
	}
	return same
}

// className is the name of the class of an exception. Which number the compiler gives to
// a class that is declared in code is not known.
func (l *lowering) className(b *Body) Expr {
	c, at := b.Method.Class, b.From
	if c.IsInCode() {
		return l.unsupported(Typed{Loc: Loc{at}, T: b.Method.Result}, "the name of a class that is declared in code", "declare "+c.SimpleName()+" outside of methods, or give it a toString()")
	}
	return l.literal(at, c.BinaryName())
}

// number is an int that nobody wrote.
func number(at ast.Node, n int64) *Const {
	t := types.Of(types.Int)
	return &Const{Typed{Loc: Loc{at}, T: t, Value: &types.Const{Type: t, Int: big.NewInt(n)}}}
}

// constant creates an enum constant.
func (l *lowering) constant(f *types.Field) Expr {
	at := Typed{Loc: Loc{f.Enum}, T: f.Class}
	m, ok := l.info.Uses[f.Enum].(*types.Method)
	if !ok {
		return l.unsupported(at, "this enum constant", "")
	}
	at.T = m.Class
	n := &New{Typed: at, Method: m}
	n.Args, n.VarArgs = l.args(f.Enum, m, f.Enum.Args)
	n.Given = []*Given{{Loc: Loc{f.Enum}, Field: l.p.w.Ordinal(), X: number(f.Enum, int64(ordinal(f)))}}
	return n
}

// ordinal is the place of an enum constant among those of its enum.
func ordinal(f *types.Field) int {
	for i, k := range f.Class.Constants() {
		if k == f {
			return i
		}
	}
	panic("core: " + f.QName() + " is no enum constant")
}
