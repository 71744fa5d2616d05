package cfg

import (
	"inspect/core"
	"inspect/types"
)

// cloneArray lowers a.clone(): a new array of the class of a, with its length and its
// elements; or one of the class of a with another length.
func (l *code) cloneArray(e *core.CloneArray) *Expr {
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
	most := max(l.limits.New(l.act.method, e.Origin(), t), l.longest(n))
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
