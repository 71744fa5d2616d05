package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// place is a variable that an expression names.
type place struct {
	comp     *Component
	obj, idx *Expr // of a field; of an element: the array and the index
	elem     types.Type
	node     core.Expr
	objSpan  source.Span
}

// place evaluates the operands of a variable, and saves what later operands can
// change. It checks nothing yet.
func (l *code) place(e core.Expr, later ...core.Expr) place {
	switch e := e.(type) {
	case *core.Local:
		b, ok := l.lookup(e.Var)
		if !ok || b.comp == nil {
			l.unsupported(e.Span(), "assignment to "+e.Var.Name, "use a local variable")
		}
		return place{comp: b.comp, node: e}
	case *core.StaticField:
		if e.X != nil {
			l.expr(e.X)
		}
		return place{comp: l.fieldComp(e.Field), node: e}
	case *core.Field:
		if t, ok := e.X.(*core.This); ok && t.How != core.Written {
			return place{comp: l.fieldComp(e.Field), obj: l.act.this, node: e, objSpan: e.Span()}
		}
		obj := l.save(l.expr(e.X), e, "object", later...)
		return place{comp: l.fieldComp(e.Field), obj: obj, node: e, objSpan: e.X.Whole()}
	case *core.Elem:
		arr := l.save(l.expr(e.X), e, "array", append([]core.Expr{e.I}, later...)...)
		idx := l.save(l.mk.convert(l.expr(e.I), l.mk.intT), e, "index", later...)
		t, ok := arr.Type.(*types.Array)
		if !ok {
			l.unsupported(e.Span(), "an element of null", "give the array a type")
		}
		return place{comp: l.elems(t), obj: arr, idx: idx, elem: t.Elem, node: e, objSpan: e.X.Whole()}
	case *core.Unsupported:
		l.refuse(e)
	}
	l.unsupported(e.Span(), "assignment to this expression", "use a variable")
	return place{}
}

// access makes the checks that reading or writing a place needs.
func (l *code) access(p place) {
	if p.obj == nil {
		return
	}
	l.require(NullDeref, l.mk.nonNull(p.obj), p.node, p.objSpan)
	if p.idx != nil {
		in := l.mk.and(l.mk.le(l.mk.num(l.mk.intT, 0), p.idx), l.mk.lt(p.idx, l.mk.length(p.obj)))
		l.require(ArrayIndex, in, p.node, p.node.(*core.Elem).I.Whole(), p.idx, l.mk.length(p.obj))
	}
}

// load reads a place after its checks.
func (l *code) load(p place) *Expr {
	l.access(p)
	if f := p.comp.Fld; f != nil && p.idx == nil {
		l.readable(f, p.obj, p.node)
		l.inherits(f, p.obj, p.node.Span())
		l.names(f, p.obj, p.node.Span())
		l.requireKnownMessage(f, p.obj, p.node)
	}
	l.noteRead(p, p.node.Span())
	switch {
	case p.obj == nil:
		return l.read(p.comp)
	case p.idx == nil:
		return l.mk.field(p.comp, p.obj)
	}
	return l.mk.elem(p.comp, p.elem, p.obj, p.idx)
}

// typeOf is the type of the values a place holds.
func (p place) typeOf() types.Type {
	if p.idx != nil {
		return p.elem
	}
	return p.comp.Type
}

// store writes a place after its checks and that of the frame.
func (l *code) store(p place, v *Expr, at source.Span) {
	l.writable(p)
	if l.checkFrame(p, at); l.cur == nil {
		return
	}
	if l.noteAssigned(p, at); l.cur == nil {
		return
	}
	switch {
	case p.obj == nil:
		l.set(p.comp, v, at, Statement, at.Text())
	case p.idx == nil:
		l.step(Edge{Op: WriteField, Comp: p.comp, Object: p.obj, Value: v, Span: at, Step: Statement, Label: at.Text()})
	default:
		l.step(Edge{Op: WriteElem, Comp: p.comp, Object: p.obj, Index: p.idx, Value: v, Span: at, Step: Statement, Label: at.Text()})
	}
}

// set assigns a local or static component; what is known of the value is then
// known of the component.
func (l *code) set(c *Component, v *Expr, at source.Span, step StepKind, label string) {
	if l.cur == nil {
		return
	}
	nonNull := types.IsReference(v.Type) && v.Op != OpNull && l.known(l.mk.nonNull(v)) == l.mk.yes
	l.assign(c, v, at, step, label)
	if nonNull {
		l.learn(l.mk.nonNull(l.read(c)))
	}
}

// storeCheck admits only values that the array's run-time type takes.
func (l *code) storeCheck(p place, v *Expr, at source.Span) {
	if p.idx == nil || !types.IsReference(v.Type) || v.Op == OpNull {
		return
	}
	l.requireKnownStore(p.obj, v, at)
	given := l.canBe(v)
	// Arrays that take the same of what is given share a condition.
	type group struct{ arrays, takes []*Kind }
	var groups []*group
	for _, k := range l.canBe(p.obj) {
		all := l.u.kindsOf(k.Type.(*types.Array).Elem)
		takes := bothOf(given, all)
		if len(takes) == len(given) {
			continue
		}
		if i := slices.IndexFunc(groups, func(g *group) bool { return slices.Equal(g.takes, takes) }); i >= 0 {
			groups[i].arrays = append(groups[i].arrays, k)
		} else {
			groups = append(groups, &group{[]*Kind{k}, takes})
		}
	}
	ok := make([]*Expr, len(groups))
	for i, g := range groups {
		ok[i] = l.mk.or(l.mk.not(l.mk.instanceOf(p.obj, g.arrays)), l.mk.eq(v, l.mk.nullOf(v.Type)), l.mk.instanceOf(v, g.takes))
	}
	l.require(ArrayStore, l.mk.and(ok...), p.node, at)
}

// bothOf are the kinds of two lists, each in the order of the kinds.
func bothOf(a, b []*Kind) (out []*Kind) {
	for _, k := range a {
		for len(b) > 0 && b[0].ID < k.ID {
			b = b[1:]
		}
		if len(b) > 0 && b[0] == k {
			out = append(out, k)
		}
	}
	return out
}

// assignment lowers an Assign or Update; its value is returned when wanted.
func (l *code) assignment(e core.Expr, wanted bool) *Expr {
	switch e := e.(type) {
	case *core.Assign:
		p := l.place(e.X, e.Y)
		v := l.coerce(l.expr(e.Y), p.typeOf(), e.Y.Whole())
		l.access(p)
		l.storeCheck(p, v, e.Y.Whole())
		if x, ok := e.X.(*core.Local); ok {
			l.holdsNonNull(x.Var, v, e, e.Y.Whole())
		}
		return l.finishStore(p, v, e, wanted)
	case *core.Update:
		p := l.place(e.X, e.Y)
		return l.finishStore(p, l.updated(e, p), e, wanted)
	}
	return nil
}

// updated is the new value of the place of a compound assignment.
func (l *code) updated(e *core.Update, p place) *Expr {
	t := p.typeOf()
	if isString(t) {
		l.unsupported(e.Span(), "a String here", "keep what uses it out of the method")
	}
	old := l.save(l.load(p), e, "old", e.Y)
	y := l.expr(e.Y)
	if types.IsKind(t, types.Boolean) {
		return l.boolean(e.Op, old, y)
	}
	return l.coerce(l.arithmetic(e.Op, e, old, y, e.Y, t), t, e.Span())
}

// finishStore writes v and gives the value of the assignment.
func (l *code) finishStore(p place, v *Expr, e core.Expr, wanted bool) *Expr {
	if wanted && p.obj != nil {
		v = l.keep(v, e, "value")
	}
	l.store(p, v, e.Span())
	if p.obj == nil {
		return l.read(p.comp)
	}
	return v
}

func (l *code) incDec(e *core.IncDec, wanted bool) *Expr {
	p := l.place(e.X)
	old := l.load(p)
	if wanted && !e.Prefix {
		old = l.keep(old, e, "old")
	}
	l.grows(e, OpAdd, p.typeOf(), old, l.mk.num(l.mk.intT, int64(e.By)))
	if t := p.typeOf(); l.isSafe(t) {
		l.fits(e, l.exactOp(OpAdd, l.mk.exact(old), l.mk.exact(l.mk.num(l.mk.intT, int64(e.By))), e.Span()), t)
	}
	v := l.next(e, old, p.typeOf())
	if wanted && !e.Prefix {
		l.finishStore(p, v, e, false)
		return old
	}
	return l.finishStore(p, v, e, wanted)
}

// next is what ++ or -- makes of a number: one added or taken in its promoted
// type, converted back.
func (l *lowering) next(e *core.IncDec, old *Expr, t types.Type) *Expr {
	one := l.mk.num(l.mk.intT, 1)
	x, y := l.promote(old, one, e.Span())
	op := core.Op("+")
	if e.By < 0 {
		op = "-"
	}
	if types.IsFloating(x.Type) {
		return l.mk.number(l.mk.float(floatOps[op], x, y), t)
	}
	return l.mk.convert(l.mk.arith(arithOps[op], x, y), t)
}
