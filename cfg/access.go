package cfg

import (
	"inspect/java/core"
	"inspect/java/types"
)

// readable checks that code may read a field of the object obj, nil for a static one,
// where it does.
func (l *code) readable(f *types.Field, obj *Expr, at core.Expr) {
	l.complete(f, at.Span())
	l.permitted(Readable, core.Readable(l.act.method, f), obj, at)
}

// writable checks that code may write to a place.
func (l *code) writable(p place) {
	if f := p.comp.Fld; f != nil && p.idx == nil {
		l.complete(f, p.node.Span())
		l.permitted(Writable, core.Writable(l.act.method, f), p.obj, p.node)
	}
}

// permitted checks what the rules of a field say of the object.
func (l *code) permitted(kind PropertyKind, rules []*types.Method, obj *Expr, at core.Expr) {
	for _, m := range rules {
		s := l.spec(obj)
		call := &core.Call{Typed: core.Typed{Loc: core.Loc{From: at.Origin()}, T: m.Result}, Method: m}
		x := s.expand(call, m, obj, nil)
		if x.in != l.mk.yes {
			l.unsupported(m.Span, "a "+string(kind)+" clause that the bounds on methods can cut off", "state it without loops and recursion")
		}
		l.require(kind, l.mk.and(x.def, x.v), at, at.Span())
	}
}
