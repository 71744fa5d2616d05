package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// A set comprehension, and what is made of sets, has no value of its own: what is asked of
// it is said of its objects.
//
//	(new JMLObjectSet {T x | p}).has(o)   o != null && o instanceof T && (\let T x = (T) o; p)
//	a.union(b).has(o)                     a.has(o) | b.has(o)
//	a.isEmpty()                           !(\exists Object o; ; a.has(o))
//	a.int_size()                          (\num_of Object o; ; a.has(o))
//	a == b                                each object of a is in b, and each of b in a
//
// null is in a set into which it was inserted, and in no other.

// composed is the set expression without parentheses that is written out; nil: it is one
// that later stages know.
func (l *lowering) composed(e ast.Expr) ast.Expr {
	e = ast.Unparen(e)
	if l.info.ModelOps[e] != "" {
		return e
	}
	switch x := e.(type) {
	case *ast.SetComp, *ast.New:
		return e
	case *ast.Call:
		if l.info.SetOps[x].MakesSet() {
			return e
		}
	case *ast.Cond:
		if types.IsKind(l.info.Types[e], types.ObjectSet) {
			return e
		}
	case *ast.Old:
		if l.composed(x.X) != nil {
			return e
		}
	case *ast.Ident, *ast.Select:
		if f, ok := l.info.Uses[e].(*types.Field); ok && f.Model {
			return e
		}
		if v, ok := l.info.Uses[e].(*types.Var); ok && l.means[v].x != nil {
			return e
		}
	}
	return nil
}

// composedCall lowers a method of a set where a set that is written out takes part; nil:
// none does.
func (l *lowering) composedCall(e *ast.Call, op types.SetOp, h Typed) Expr {
	var other ast.Expr
	if op.TakesSet() {
		other = e.Args[0]
	}
	if l.composed(e.X) == nil && (other == nil || l.composed(other) == nil) {
		return nil
	}
	switch op {
	case types.SetHas:
		return l.member(e.X, l.expr(e.Args[0]), h)
	case types.SetIsEmpty:
		return l.emptySet(e.X, h)
	case types.SetSize:
		return l.setSize(e.X, h)
	case types.SetEquals:
		return l.sameSets(e.X, other, h)
	case types.SetContainsAll:
		return l.subset(other, e.X, h)
	case types.SetSubset:
		return l.subset(e.X, other, h)
	case types.SetProperSubset:
		return l.properSubset(e.X, other, h)
	case types.SetProperSuperset:
		return l.properSubset(other, e.X, h)
	}
	return l.unsupported(h, "a set as a value", "ask what is in it: has, int_size, isEmpty, equals, containsAll or isSubset")
}

// compareComposed lowers a comparison of sets where one that is written out takes part;
// nil: none does.
func (l *lowering) compareComposed(e *ast.Binary, h Typed) Expr {
	if !types.IsKind(l.info.Types[e.X], types.ObjectSet) || l.composed(e.X) == nil && l.composed(e.Y) == nil {
		return nil
	}
	switch e.Op {
	case "==":
		return l.sameSets(e.X, e.Y, h)
	case "!=":
		return &Unary{h, "!", l.sameSets(e.X, e.Y, h)}
	case "<=":
		return l.subset(e.X, e.Y, h)
	case ">=":
		return l.subset(e.Y, e.X, h)
	case "<":
		return l.properSubset(e.X, e.Y, h)
	case ">":
		return l.properSubset(e.Y, e.X, h)
	}
	return nil
}

func (l *lowering) sameSets(x, y ast.Expr, h Typed) Expr {
	return &Binary{h, "&&", l.subset(x, y, h), l.subset(y, x, h)}
}

func (l *lowering) properSubset(x, y ast.Expr, h Typed) Expr {
	return &Binary{h, "&&", l.subset(x, y, h), &Unary{h, "!", l.subset(y, x, h)}}
}

// emptySet says that nothing is in a set.
func (l *lowering) emptySet(e ast.Expr, h Typed) Expr {
	b, in := l.forAllInSet(e, h)
	var none Expr = &Unary{h, "!", &Quantified{Typed: h, Kind: `\exists`, Vars: []*Bound{b}, Body: in}}
	if l.mayHoldNull(e) {
		none = &Binary{h, "&&", none, &Unary{h, "!", l.member(e, l.noObject(e), h)}}
	}
	return none
}

// setSize is the number of what is in a set.
func (l *lowering) setSize(e ast.Expr, h Typed) Expr {
	is := Typed{Loc: h.Loc, T: types.Of(types.Boolean)}
	b, in := l.forAllInSet(e, is)
	long := Typed{Loc: h.Loc, T: types.Of(types.Long)}
	var n Expr = &Convert{h, &Quantified{Typed: long, Kind: `\num_of`, Vars: []*Bound{b}, Body: in}}
	if l.mayHoldNull(e) {
		one := &Cond{h, l.member(e, l.noObject(e), is), number(e, 1), number(e, 0)}
		n = &Binary{h, "+", n, one}
	}
	return n
}

// subset says that what is in the set x is in the set y.
func (l *lowering) subset(x, y ast.Expr, h Typed) Expr {
	b, within := l.forAllInSet(x, h)
	var all Expr = &Quantified{Typed: h, Kind: `\forall`, Vars: []*Bound{b}, Range: within, Body: l.member(y, l.boundValue(b), h)}
	if l.mayHoldNull(x) {
		none := l.noObject(x)
		all = &Binary{h, "&&", all, &Binary{h, "==>", l.member(x, none, h), l.member(y, none, h)}}
	}
	return all
}

// forAllInSet is a variable for the objects of a set, and the condition that it is in the set.
func (l *lowering) forAllInSet(e ast.Expr, h Typed) (*Bound, Expr) {
	if c, ok := l.composed(e).(*ast.SetComp); ok {
		return l.memberVar(c), l.expr(c.X)
	}
	v := &types.Var{Kind: types.BoundVar, Name: "o", Type: l.setElem(e), NonNull: true, Span: e.Span()}
	b := &Bound{Loc{e}, v}
	return b, l.member(e, l.boundValue(b), h)
}

// setElem is a type of all objects of a set.
func (l *lowering) setElem(e ast.Expr) types.Type {
	any := types.Type(l.p.w.ObjectClass())
	join := func(x, y types.Type) types.Type {
		switch {
		case types.IsAssignable(x, y):
			return y
		case types.IsAssignable(y, x):
			return x
		}
		return any
	}
	if op := l.info.ModelOps[ast.Unparen(e)]; op == types.ModelSingleton || op == types.ModelConvert {
		t := l.info.Types[firstArg(ast.Unparen(e))]
		if a, ok := t.(*types.Array); ok && op == types.ModelConvert {
			return a.Elem
		}
		if !types.IsKind(t, types.Null) {
			return t
		}
		return any
	}
	switch e := ast.Unparen(e).(type) {
	case *ast.SetComp:
		return l.info.Defs[e.Var].Type
	case *ast.Reach:
		if r, ok := l.expr(e).(*Reach); ok && r.Of != nil {
			return r.Of
		}
	case *ast.Old:
		return l.setElem(e.X)
	case *ast.Ident, *ast.Select:
		if of, y, _ := l.represented(e, "set"); y != nil {
			return of.setElem(y)
		}
	case *ast.Cond:
		return join(l.setElem(e.X), l.setElem(e.Y))
	case *ast.Call:
		switch l.info.SetOps[e] {
		case types.SetUnion:
			return join(l.setElem(e.X), l.setElem(e.Args[0]))
		case types.SetInsert:
			if t := l.info.Types[e.Args[0]]; !types.IsKind(t, types.Null) {
				return join(l.setElem(e.X), t)
			}
			return l.setElem(e.X)
		case types.SetIntersection, types.SetDifference, types.SetRemove:
			return l.setElem(e.X)
		}
	}
	return any
}

// mayHoldNull reports whether null may be in a set.
func (l *lowering) mayHoldNull(e ast.Expr) bool {
	if op := l.info.ModelOps[ast.Unparen(e)]; op != "" {
		return op != types.ModelEmpty
	}
	switch e := ast.Unparen(e).(type) {
	case *ast.SetComp, *ast.Reach:
		return false
	case *ast.Old:
		return l.mayHoldNull(e.X)
	case *ast.Ident, *ast.Select:
		if of, y, _ := l.represented(e, "set"); y != nil {
			return of.mayHoldNull(y)
		}
	case *ast.Cond:
		return l.mayHoldNull(e.X) || l.mayHoldNull(e.Y)
	case *ast.New:
		return len(e.Args) > 0
	case *ast.Call:
		switch l.info.SetOps[e] {
		case types.SetUnion:
			return l.mayHoldNull(e.X) || l.mayHoldNull(e.Args[0])
		case types.SetIntersection, types.SetDifference, types.SetRemove:
			return l.mayHoldNull(e.X)
		}
	}
	return true
}

// noObject is null as what a set may hold.
func (l *lowering) noObject(e ast.Expr) Expr {
	return &Null{Typed{Loc: Loc{e}, T: l.p.w.ObjectClass()}}
}

func (l *lowering) boundValue(b *Bound) Expr {
	return &Local{Typed{Loc: b.Loc, T: b.Var.Type}, b.Var}
}

// memberVar is the variable of a comprehension.
func (l *lowering) memberVar(c *ast.SetComp) *Bound { return &Bound{Loc{c.Var}, l.info.Defs[c.Var]} }

// member reports whether x is in a set.
func (l *lowering) member(e ast.Expr, x Expr, h Typed) Expr {
	return l.memberAt(e, x, h, nil)
}

// memberAt reports whether x is in a set, of which old are the \old around it (without an X), outermost
// first. All parts are evaluated, so that the set is defined where they are.
func (l *lowering) memberAt(e ast.Expr, x Expr, h Typed, old []*Old) Expr {
	in := func(e ast.Expr) Expr { return l.memberAt(e, x, h, old) }
	is := func(e ast.Expr) Expr { return &Binary{h, "==", l.inStates(l.expr(e), old), x} }
	switch e := ast.Unparen(e); l.info.ModelOps[e] {
	case types.ModelEmpty:
		return l.truth(h, false)
	case types.ModelSingleton:
		return is(firstArg(e))
	case types.ModelConvert:
		if len(old) > 0 {
			return l.unsupported(h, `convertFrom inside \old`, `use \reach there`)
		}
		return l.occurs(e, "has", l.ofArray(e, firstArg(e), l.setElem(e)), func() Expr { return x }, h)
	}
	switch e := l.composed(e).(type) {
	case nil:
	case *ast.SetComp:
		if len(old) > 0 {
			return l.unsupported(h, `a set comprehension inside \old`, `use \reach there`)
		}
		return l.comprehended(e, x, h)
	case *ast.New:
		if len(e.Args) == 0 {
			return l.truth(h, false)
		}
		return is(e.Args[0])
	case *ast.Cond:
		return &Cond{h, l.inStates(l.expr(e.C), old), in(e.X), in(e.Y)}
	case *ast.Old:
		if l.info.States[e].Kind == types.Now {
			return in(e.X)
		}
		return l.memberAt(e.X, x, h, append(old[:len(old):len(old)], &Old{Typed: Typed{Loc: Loc{e}}, At: l.state(l.info.States[e])}))
	case *ast.Ident, *ast.Select:
		of, y, why := l.represented(e, "set")
		if y == nil {
			return why
		}
		var in Expr = of.memberAt(y, x, h, old)
		if s, ok := e.(*ast.Select); ok && of.receiver != nil {
			there := &TypeIs{h, l.inStates(l.expr(s.X), old), l.p.w.ObjectClass(), true} // undefined for null
			in = &Binary{h, "&", there, in}
		}
		return in
	case *ast.Call:
		switch l.info.SetOps[e] {
		case types.SetUnion:
			return &Binary{h, "|", in(e.X), in(e.Args[0])}
		case types.SetIntersection:
			return &Binary{h, "&", in(e.X), in(e.Args[0])}
		case types.SetDifference:
			return &Binary{h, "&", in(e.X), &Unary{h, "!", in(e.Args[0])}}
		case types.SetInsert:
			return &Binary{h, "|", in(e.X), is(e.Args[0])}
		case types.SetRemove:
			return &Binary{h, "&", in(e.X), &Unary{h, "!", is(e.Args[0])}}
		}
	}
	return &SetCall{h, types.SetHas, l.inStates(l.expr(e), old), []Expr{x}}
}

// inStates is x inside of each \old, the outermost of which comes first.
func (l *lowering) inStates(x Expr, old []*Old) Expr {
	for i := len(old) - 1; i >= 0; i-- {
		x = old[i].of(x)
	}
	return x
}

// comprehended reports whether the object x is in a comprehension. A variable that stands
// inside \old is that of a quantifier, since one with a value does not stand there.
func (l *lowering) comprehended(c *ast.SetComp, x Expr, h Typed) Expr {
	b, p := l.memberVar(c), l.expr(c.X)
	if isInOld(p, b) {
		same := &Binary{h, "==", l.boundValue(b), x}
		return &Quantified{Typed: h, Kind: `\exists`, Vars: []*Bound{b}, Range: same, Body: p}
	}
	t := b.Var.Type
	var is Expr = &Unary{h, "!", isNull(x)}
	if _, null := x.(*Null); !null && !types.IsAssignable(x.Type(), t) {
		is = &InstanceOf{h, x, t, nil}
		x = &Cast{Typed{Loc: Loc{x.Origin()}, T: t}, x}
	}
	return &Binary{h, "&&", is, &Where{h, b, x, p}}
}
