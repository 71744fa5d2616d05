package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// expr lowers an expression. The result reads the state of cur; effects of e have
// become edges before it. Operands are evaluated from left to right (JLS 15.7): a
// value that a later operand can change is saved in a temporary.
func (l *code) expr(e core.Expr) *Expr {
	switch e := e.(type) {
	case *core.Const:
		return l.constantExpr(e)
	case *core.Null:
		return l.mk.nullOf(e.T)
	case *core.Local:
		v := l.readVar(e.Var, e.Span())
		if l.act.caller == nil && slices.Contains(l.g.Method.Params, e.Var) {
			v = l.assumedKnown(e, v)
		}
		return v
	case *core.This:
		return l.act.this
	case *core.Field:
		return l.assumedKnown(e, l.fieldValue(e))
	case *core.StaticField:
		return l.staticValue(e)
	case *core.Len:
		return l.mk.length(l.nonNull(e, e.X))
	case *core.Elem:
		return l.assumedKnown(e, l.load(l.place(e)))
	case *core.Convert:
		return l.conversion(l.expr(e.X), e.T, e.Span())
	case *core.Call:
		return l.call(e, true)
	case *core.New:
		return l.newObject(e)
	case *core.NewArray:
		if l.arrayType(e).Changing {
			return l.ghostArray(e)
		}
		return l.newArray(e)
	case *core.ArrayOf:
		if l.arrayType(e).Changing {
			return l.ghostArray(e)
		}
		return l.arrayElems(e)
	case *core.Unary:
		return l.unary(e)
	case *core.Binary:
		return l.binary(e)
	case *core.IncDec:
		return l.incDec(e, true)
	case *core.Assign, *core.Update:
		return l.assignment(e, true)
	case *core.Cond:
		return l.choice(e)
	case *core.InstanceOf:
		return l.instanceOf(e)
	case *core.Cast:
		return l.cast(e)
	case *core.Unsupported:
		l.refuse(e)
	}
	return l.derived(e)
}

// derived lowers what core makes of constructs and of calls of the library.
func (l *code) derived(e core.Expr) *Expr {
	switch e := e.(type) {
	case *core.Bind:
		return l.bind(e)
	case *core.CloneArray:
		return l.noteReplacedCall(e, l.cloneArray(e))
	case *core.AnyObject:
		return l.noteReplacedCall(e, l.anyObject(e))
	case *core.SameClass:
		return l.noteReplacedCall(e, l.sameClass(e))
	case *core.ClassOf:
		if e.X == nil {
			return l.classConstant(e.Of)
		}
		x := l.nonNull(e, e.X)
		l.requireKnownClassObject(x, e.Span())
		return l.noteReplacedCall(e, l.classOf(x, e.T))
	case *core.Below:
		x := l.save(l.expr(e.X), e, "inner", e.Y)
		y := l.expr(e.Y)
		l.requireKnownSubclass(x, y, e.Span())
		return l.belowClass(x, y)
	case *core.Representable:
		x := l.expr(e.X)
		l.fits(e, x, e.T)
		return l.mk.truncate(x, e.T)
	case *core.InClause:
		return l.mk.no
	case *core.TextSize:
		return l.textSize(l.nonNull(e, e.X))
	case *core.TextAt:
		x := l.save(l.expr(e.X), e, "text", e.I)
		return l.textAt(x, l.expr(e.I))
	case *core.TextOf:
		return l.textOf(e)
	case *core.MakeSequence:
		return l.makeSequence(e)
	case *core.First:
		return l.spec(l.act.this).first(e).v
	case *core.Quantified:
		if l.act.method.Class.Library {
			return l.overText(e)
		}
	case *core.Seq:
		l.stmts(e.Stmts)
		if l.cur == nil {
			return l.deadValue(e.T)
		}
		return l.noteReplacedCall(e, l.expr(e.X))
	}
	l.unsupported(e.Span(), "a JML expression here", "rewrite it with statements that are")
	return nil
}

// nonNull lowers the object x of which e asks something: it is an exception where it is null.
func (l *code) nonNull(e, x core.Expr) *Expr {
	v := l.expr(x)
	l.require(NullDeref, l.mk.nonNull(v), e, x.Whole())
	return v
}

// refuse gives up on a construct that core has no translation of.
func (l *lowering) refuse(u *core.Unsupported) {
	giveUp(u.Refuse())
}

// conversion converts between numeric types; references keep their value.
func (l *lowering) conversion(v *Expr, t types.Type, at source.Span) *Expr {
	switch {
	case v.Type == t:
		return v
	case isInteger(v.Type) && isInteger(t) && (isExact(v.Type) || isExact(t)):
		return l.exactConversion(v, t)
	case isNumber(v.Type) && isNumber(t) && !isExact(v.Type) && !isExact(t):
		return l.mk.number(v, t)
	case types.IsKind(t, types.BigInt, types.Real):
		l.unsupported(at, "arithmetic in "+t.String(), "use int or long")
	case isString(t) && !types.IsReference(v.Type):
		l.unsupported(at, "a conversion to String here", "keep what uses it out of the method")
	case types.IsReference(v.Type) != types.IsReference(t):
		l.unsupported(at, "boxing between "+v.Type.String()+" and "+t.String(), "use the primitive type")
	}
	if v.Op != OpNull {
		l.unmixed(v.Type, t, at)
	}
	return l.mk.typed(v, t)
}

// unmixed sees to it that where an array is taken for an Object, or an Object for an
// array, both are of one sort: else the graph is built once more, with sorts in which they
// are.
func (l *lowering) unmixed(a, b types.Type, at source.Span) {
	if types.IsStoredAsObject(b, a) {
		a, b = b, a
	}
	if !types.IsStoredAsObject(a, b) || l.u.sorts[a] == l.u.sorts[b] {
		return
	}
	x, y := a, b
	for {
		of, ok := y.(*types.Array)
		if !ok {
			break
		}
		x, y = x.(*types.Array).Elem, of.Elem
	}
	array := x.(*types.Array)
	if slices.Contains(l.scope.arrays, array) {
		l.unsupported(at, "an array held as "+b.String(), "declare it with its array type")
	}
	panic(hold{array})
}

// hold is the panic with which a graph is given up: an array is held as an Object.
type hold struct{ array *types.Array }

// coerce is conversion by assignment: to the type of the place that takes v.
func (l *lowering) coerce(v *Expr, t types.Type, at source.Span) *Expr { return l.conversion(v, t, at) }

// fieldValue reads a field of an object.
func (l *code) fieldValue(e *core.Field) *Expr {
	f, t := e.Field, isImplied(e.X)
	switch {
	case t && f.Const != nil:
		return l.fieldConst(f, e.Span())
	case t:
		l.readable(f, l.act.this, e)
		l.inherits(f, l.act.this, e.Span())
		l.names(f, l.act.this, e.Span())
		l.requireKnownMessage(f, l.act.this, e)
		l.noteRead(place{comp: l.fieldComp(f), obj: l.act.this, node: e}, e.Span())
		return l.mk.field(l.fieldComp(f), l.act.this)
	case f.Const != nil:
		l.nonNull(e, e.X)
		return l.fieldConst(f, e.Span())
	}
	return l.load(l.place(e))
}

// staticValue reads a static field, behind what stands in front of its name.
func (l *code) staticValue(e *core.StaticField) *Expr {
	if k := l.scope.initials[e.Field]; k != nil && k.why != nil {
		return l.assumedKnown(e, nil)
	}
	if e.X != nil {
		l.expr(e.X)
	}
	l.readable(e.Field, nil, e)
	if len(l.watches) > 0 && e.Field.Const == nil {
		l.noteRead(place{comp: l.fieldComp(e.Field), node: e}, e.Span())
	}
	return l.assumedKnown(e, l.staticField(e.Field, e.Span()))
}

// isImplied reports whether an expression is a `this` that is not written.
func isImplied(e core.Expr) bool {
	t, ok := e.(*core.This)
	return ok && t.How == core.Implied
}

func (l *lowering) readVar(v *types.Var, at source.Span) *Expr {
	b, ok := l.lookup(v)
	if !ok {
		l.unsupported(at, "variable "+v.Name+" of an enclosing method", "pass it as a parameter")
	}
	if b.opaque {
		l.unsupported(at, "a String here", "keep what uses it out of the method")
	}
	return l.bound(b)
}

// bound is the value of a variable that is bound.
func (l *lowering) bound(b binding) *Expr {
	if b.value != nil {
		return b.value
	}
	return l.read(b.comp)
}

func (l *lowering) lookup(v *types.Var) (binding, bool) {
	b, ok := l.act.env[v]
	return b, ok
}

// staticField reads a static field: a constant, or a component of the state.
func (l *lowering) staticField(f *types.Field, at source.Span) *Expr {
	if f.Const != nil {
		return l.fieldConst(f, at)
	}
	if k := l.scope.initials[f]; k != nil {
		return l.initialValue(f, k)
	}
	return l.read(l.fieldComp(f))
}

// fieldConst is the value of a constant variable at the widths of the bounds.
func (l *lowering) fieldConst(f *types.Field, at source.Span) *Expr {
	if !f.Const.Width {
		return l.constant(f.Const, at)
	}
	if f.Class.Library {
		if u := types.Unboxed(f.Class); u != nil {
			w := l.opt.Bounds.Width(u.(*types.Basic).Kind)
			switch f.Name {
			case "MIN_VALUE":
				return l.mk.minValue(u)
			case "MAX_VALUE":
				return l.mk.maxValue(u)
			case "SIZE":
				return l.mk.num(l.mk.intT, int64(w))
			}
		}
		l.unsupported(at, "constant "+f.QName(), "write its value")
	}
	x := l.prog.Value(f)
	if x == nil {
		l.fault(at, "constant %s without initialiser", f.QName())
	}
	return l.coerce(l.spec(nil).eval(x).v, f.Type, at)
}

// under lowers an operand that is evaluated only where cond holds; it has no
// effects, its checks are guarded.
func (l *code) under(cond *Expr, e core.Expr) *Expr {
	old := l.guard
	if old == nil {
		l.guard = cond
	} else {
		l.guard = l.mk.and(old, cond)
	}
	defer func() { l.guard = old }()
	if l.guard == l.mk.no {
		return l.unevaluated(e)
	}
	return l.expr(e)
}

// unevaluated stands for an operand that no execution evaluates.
func (l *code) unevaluated(e core.Expr) *Expr {
	if !hasValue(e.Type()) {
		return l.expr(e)
	}
	return l.mk.zero(e.Type())
}

// logical lowers && and ||: to an operator, or to branches when the right side
// has effects.
func (l *code) logical(e *core.Binary) *Expr {
	if l.effectsOf(e.Y).any {
		return l.decided(e)
	}
	if isPartlyBound(e.X) {
		l.binds(e.X)
	}
	x := l.expr(e.X)
	if e.Op == "&&" {
		return l.mk.and(x, l.under(x, e.Y))
	}
	return l.mk.or(x, l.under(l.mk.not(x), e.Y))
}

// decided evaluates a condition by branches and keeps the outcome.
func (l *code) decided(e core.Expr) *Expr {
	t := l.temp(e, "test", l.mk.boolT)
	yes, no, join := l.node(e.Span()), l.node(e.Span()), l.node(e.Span())
	l.condition(e, yes, no)
	for _, arm := range []struct {
		n *Node
		v *Expr
	}{{yes, l.mk.yes}, {no, l.mk.no}} {
		l.enter(arm.n)
		if l.cur != nil {
			l.assign(t, arm.v, e.Span(), Hidden, "")
			l.link(join, Edge{Span: e.Span()})
		}
	}
	l.enter(join)
	return l.read(t)
}

// condition leads to yes where e is true and to no where it is false.
func (l *code) condition(e core.Expr, yes, no *Node) {
	if e.Constant() == nil {
		switch x := e.(type) {
		case *core.Unary:
			if x.Op == "!" && l.effectsOf(x.X).any {
				l.condition(x.X, no, yes)
				return
			}
		case *core.Binary:
			if (x.Op == "&&" || x.Op == "||") && l.effectsOf(x.Y).any {
				mid := l.node(x.Y.Whole())
				if x.Op == "&&" {
					l.condition(x.X, mid, no)
				} else {
					l.condition(x.X, yes, mid)
				}
				l.enter(mid)
				if l.cur != nil {
					l.condition(x.Y, yes, no)
				}
				return
			}
		}
	}
	c := l.expr(e)
	l.branch(c, yes, no, e.Span(), e.Span().Text(), Branch)
}

// choice lowers ?:.
func (l *code) choice(e *core.Cond) *Expr {
	t := e.T
	if !l.effectsOf(e.X).any && !l.effectsOf(e.Y).any {
		if isPartlyBound(e.C) {
			l.binds(e.C)
		}
		c := l.expr(e.C)
		x := l.under(c, e.X)
		y := l.under(l.mk.not(c), e.Y)
		return l.choose(c, l.coerce(x, t, e.X.Whole()), l.coerce(y, t, e.Y.Whole()), e.Span())
	}
	r := l.temp(e, "choice", t)
	yes, no, join := l.node(e.X.Whole()), l.node(e.Y.Whole()), l.node(e.Span())
	l.condition(e.C, yes, no)
	for _, arm := range []struct {
		n *Node
		e core.Expr
	}{{yes, e.X}, {no, e.Y}} {
		l.enter(arm.n)
		if l.cur != nil {
			l.assign(r, l.coerce(l.expr(arm.e), t, arm.e.Whole()), arm.e.Whole(), Hidden, "")
			l.link(join, Edge{Span: e.Span()})
		}
	}
	l.enter(join)
	return l.read(r)
}
