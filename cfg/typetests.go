package cfg

import (
	"inspect/java/core"
	"inspect/java/types"
)

// isA tests whether v, not null, is of reference type t.
func (l *lowering) isA(v *Expr, t types.Type) *Expr {
	if v.Op == OpNull {
		return l.mk.no
	}
	return l.among(v, l.u.kindsOf(v.Type), t)
}

// isHere is isA of what v can mean here.
func (l *lowering) isHere(v *Expr, t types.Type) *Expr {
	if v.Op == OpNull {
		return l.mk.no
	}
	return l.among(v, l.canBe(v), t)
}

// among is isA of an object of one of the kinds.
func (l *lowering) among(v *Expr, static []*Kind, t types.Type) *Expr {
	var both []*Kind
	in := map[*Kind]bool{}
	for _, k := range l.u.kindsOf(t) {
		in[k] = true
	}
	for _, k := range static {
		if in[k] {
			both = append(both, k)
		}
	}
	if len(both) == len(static) {
		return l.mk.nonNull(v)
	}
	return l.mk.instanceOf(v, both)
}

func (l *code) instanceOf(e *core.InstanceOf) *Expr {
	v := l.expr(e.X)
	l.unmixed(v.Type, e.Of, e.Span())
	l.requireKnownType(v, e.Of, e.Span())
	is := l.isHere(v, e.Of)
	if p := e.Var; p != nil {
		is = l.keep(is, e, "is")
		c := l.variable(p)
		l.act.env[p] = binding{comp: c}
		l.assign(c, l.mk.ite(is, l.narrowed(v, p.Type), l.mk.nullOf(p.Type)), e.Span(), Hidden, "")
	}
	return is
}

// binds declares the variables of patterns in an expression, of which an execution may
// come to a part alone: the others have any value, and nobody looks at them.
func (l *code) binds(e core.Expr) {
	core.Walk(e, func(n core.Node) bool {
		if v := bound(n); v != nil && !l.isOpaqueText(v.Type) {
			l.declare(v)
			if c := l.variable(v); l.cur != nil {
				l.assign(c, l.mk.convert(l.mk.zero(v.Type), c.Type), e.Span(), Hidden, "")
			}
		}
		return true
	})
}

// bound is the variable that an expression binds itself, nil for none.
func bound(n core.Node) *types.Var {
	switch n := n.(type) {
	case *core.InstanceOf:
		return n.Var
	case *core.Bind:
		return n.Var
	}
	return nil
}

// isPartlyBound reports whether a condition binds variables on some of its ways only.
func isPartlyBound(e core.Expr) bool {
	switch e := e.(type) {
	case *core.Unary:
		return isPartlyBound(e.X)
	case *core.Binary:
		in := false
		core.Walk(e.Y, func(n core.Node) bool {
			in = in || bound(n) != nil
			return !in
		})
		return (e.Op == "&&" || e.Op == "||") && in || isPartlyBound(e.X)
	}
	return false
}

// declare declares a variable of the code, unless it is declared.
func (l *code) declare(v *types.Var) {
	if _, ok := l.lookup(v); !ok {
		l.act.env[v] = binding{comp: l.variable(v)}
	}
}

func (l *code) bind(e *core.Bind) *Expr {
	v := l.expr(e.X)
	c := l.variable(e.Var)
	l.act.env[e.Var] = binding{comp: c}
	l.holdsNonNull(e.Var, v, e, e.Span())
	l.assign(c, l.mk.typed(v, e.Var.Type), e.Span(), Hidden, "")
	return l.mk.yes
}

func (l *code) sameClass(e *core.SameClass) *Expr {
	x := l.nonNull(e, e.X)
	l.requireKnownClass(x, e.Span())
	if e.Y == nil {
		l.unmixed(x.Type, e.Of, e.Span())
		return l.isExactly(x, e.Of)
	}
	x = l.save(x, e, "left", e.Y)
	y := l.expr(e.Y)
	l.require(NullDeref, l.mk.nonNull(y), e, e.Y.Whole())
	l.requireKnownClass(y, e.Span())
	l.unmixed(x.Type, y.Type, e.Span())
	l.requireKnownSameClass(x, y, e.Span())
	return l.haveSameClass(x, y)
}

// isExactly tests whether v, not null, is of class t itself.
func (l *lowering) isExactly(v *Expr, t types.Type) *Expr {
	var of []*Kind
	for _, k := range l.u.kindsOf(v.Type) {
		if k.Type == t {
			of = append(of, k)
		}
	}
	if of == nil {
		return l.mk.no
	}
	return l.mk.instanceOf(v, of)
}

// haveSameClass tests whether x and y, not null, are of one class.
func (l *lowering) haveSameClass(x, y *Expr) *Expr {
	same := l.mk.no
	for _, k := range l.u.kindsOf(x.Type) {
		if isOpaque(k) {
			same = l.mk.or(same, l.ofOneClassID(x, y, k))
			continue
		}
		same = l.mk.or(same, l.mk.and(l.isExactly(x, k.Type), l.isExactly(y, k.Type)))
	}
	return same
}

func (l *code) cast(e *core.Cast) *Expr {
	if c := instance(e); c != nil {
		l.instances[c] = e.T
	}
	v := l.expr(e.X)
	t := e.T
	if !types.IsReference(t) || !types.IsReference(v.Type) {
		return l.conversion(v, t, e.Span())
	}
	if v.Op == OpNull {
		return l.mk.nullOf(t)
	}
	l.unmixed(v.Type, t, e.Span())
	if types.IsAssignable(v.Type, t) {
		return v
	}
	l.requireKnownType(v, t, e.Span())
	l.require(CastCheck, l.mk.or(l.mk.eq(v, l.mk.nullOf(v.Type)), l.isA(v, t)), e, e.X.Whole())
	return l.narrowed(v, t)
}

// narrowed gives v the narrower static type t. A type of another sort has no
// object in common with v's: then v is null.
func (l *lowering) narrowed(v *Expr, t types.Type) *Expr {
	if l.u.sorts[v.Type] != l.u.sorts[t] {
		return l.mk.nullOf(t)
	}
	switch v.Op {
	case OpLocal, OpField, OpElem:
		e := *v
		e.Type = t
		x := l.mk.cons(e)
		if l.mk.isNeverNull(v) {
			l.mk.never[x] = true
		}
		return x
	case OpIte:
		return l.mk.ite(v.Args[0], l.narrowed(v.Args[1], t), l.narrowed(v.Args[2], t))
	}
	return v
}
