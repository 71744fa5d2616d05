package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// cloneArray lowers a.clone(): a new array of the class of a, with its length and its
// elements; or one of the class of a with another length.
func (l *code) cloneArray(e *core.CloneArray) *Expr {
	if e.IsByClass() {
		return l.arrayOfClass(e)
	}
	t, at := l.arrayType(e), e.Span()
	from := l.keep(l.expr(e.X), e, "array")
	l.require(NullDeref, l.mk.nonNull(from), e, e.X.Whole())
	length := l.lengthOf(e)
	kinds := l.canBe(from)
	if len(kinds) == 0 || l.cur == nil {
		return l.mk.nullOf(t)
	}
	if len(kinds) == 1 {
		return l.copyOf(e, kinds[0].Type.(*types.Array), from, length)
	}
	result := l.temp(e, "clone", t)
	join := l.node(at)
	for i, k := range kinds {
		next, last := l.node(at), i == len(kinds)-1
		if !last {
			here := l.node(at)
			l.branch(l.mk.instanceOf(from, []*Kind{k}), here, next, at, "array is "+types.SimpleName(k.Type), Hidden)
			l.enter(here)
		}
		if l.cur != nil {
			l.assign(result, l.mk.typed(l.copyOf(e, k.Type.(*types.Array), from, length), t), at, Hidden, "")
			l.link(join, Edge{Span: at})
		}
		if !last {
			l.enter(next)
		}
	}
	l.enter(join)
	return l.read(result)
}

// arrayOfClass makes an array of elements of a class that is a value. The array is of a
// type that the check knows, or the execution comes to what has no translation.
func (l *code) arrayOfClass(e *core.CloneArray) *Expr {
	t, at := l.arrayType(e), e.Span()
	class := l.keep(l.expr(e.X), e, "class")
	l.require(NullDeref, l.mk.nonNull(class), e.X, e.X.Whole())
	length := l.lengthOf(e)
	result, join := l.temp(e, "array", t), l.node(at)
	for _, k := range l.u.kindsOf(t) {
		a := k.Type.(*types.Array)
		if l.cur == nil || l.u.byType[a] != k || !l.isValue(a.Elem) {
			continue
		}
		here, next := l.node(at), l.node(at)
		l.branch(l.mk.eq(class, l.classConstant(a.Elem)), here, next, at, "class is "+types.SimpleName(a.Elem), Hidden)
		l.enter(here)
		if l.cur != nil {
			l.assign(result, l.mk.typed(l.copyOf(e, a, nil, length), t), at, Hidden, "")
			l.link(join, Edge{Span: at})
		}
		l.enter(next)
	}
	if l.flush(); l.cur != nil {
		why := source.NotSupported(at, "an array of a class that is a value, and not of a type that the method names,", "name the class: String.class")
		if !l.opt.OnlyReached {
			giveUp(why)
		}
		l.refused([]*source.Diagnostic{why})
	}
	l.enter(join)
	return l.read(result)
}

// isValue reports whether the class of a type is a value.
func (l *lowering) isValue(t types.Type) bool {
	class := l.scope.classes.class
	return class != nil && slices.ContainsFunc(l.u.byType[class].Constants, func(k *Constant) bool { return k.Class == t })
}

// lengthOf is the length that is asked for; nil: that of the array.
func (l *code) lengthOf(e *core.CloneArray) *Expr {
	if e.Len == nil {
		return nil
	}
	n := l.keep(l.mk.convert(l.expr(e.Len), l.mk.intT), e, "length")
	l.require(ArrayLength, l.mk.le(l.mk.num(l.mk.intT, 0), n), e.Len, e.Len.Whole(), n)
	return n
}

// copyOf makes an array of class t with the elements of an array; with a length of its
// own, with none.
func (l *code) copyOf(e *core.CloneArray, t *types.Array, from, length *Expr) *Expr {
	at := e.Span()
	n := length
	if n == nil {
		n = l.mk.length(from)
	}
	limit := l.opt.Bounds.Constant // elements are copied one by one
	if length != nil {
		limit = l.opt.Bounds.ConstantLength()
	}
	most := max(l.limits.New(l.act.method, e.Origin(), t), l.longest(n, limit))
	if l.cur != nil {
		cut := l.cut("array-length", e, at, most)
		cut.Decided = cut.Decided || l.values.can(l.cur, n) != nil
	}
	if length != nil {
		return l.allocLength(e, t, length, most, "")
	}
	to := l.allocLength(e, t, n, most, "")
	after := l.node(at)
	for i := 0; i < most && l.cur != nil; i++ {
		more := l.node(at)
		idx := l.mk.num(l.mk.intT, int64(i))
		l.branch(l.mk.lt(idx, n), more, after, at, "next element", Hidden)
		l.enter(more)
		if l.cur != nil {
			l.noteRead(place{comp: l.elems(t), obj: from, idx: idx, node: e}, at)
			l.step(Edge{Op: WriteElem, Comp: l.elems(t), Object: to, Index: idx, Value: l.mk.elem(l.elems(t), t.Elem, from, idx), Span: at})
		}
	}
	if l.cur != nil {
		l.link(after, Edge{Span: at})
	}
	l.enter(after)
	return to
}
