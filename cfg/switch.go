package cfg

import (
	"inspect/core"
	"inspect/types"
)

// switchStmt lowers a switch over an integer. It decides the labels in order, then
// lowers the bodies: groups fall through, rules end.
func (l *code) switchStmt(s *core.Switch) {
	c := &context{outer: l.ctx, of: s, brk: l.node(s.Span())}
	v := l.expr(s.X)
	if !types.IsIntegral(v.Type) {
		l.unsupported(s.X.Whole(), "a switch over "+v.Type.String(), "switch over an integer, or use if")
	}
	v = l.keep(v, s, "selector")
	entries := make([]*Node, len(s.Cases))
	fallback := c.brk
	for i, k := range s.Cases {
		entries[i] = l.node(k.Span())
		if k.Default {
			fallback = entries[i]
		}
	}
	for i, k := range s.Cases {
		if len(k.Labels) == 0 || l.cur == nil {
			continue
		}
		hit := l.mk.no
		for _, label := range k.Labels {
			n := label.Constant()
			if n == nil || n.Int == nil {
				l.unsupported(label.Whole(), "this case label", "use integer constants")
			}
			hit = l.mk.or(hit, l.equal(v, l.expr(label), label.Whole()))
		}
		next := l.node(k.Span())
		at := k.Labels[0].Whole()
		l.branch(hit, entries[i], next, at, "case "+at.Text(), Branch)
		l.enter(next)
	}
	if l.cur != nil {
		l.link(fallback, Edge{Span: s.Span()})
	}
	outer := l.ctx
	l.ctx = c
	for i, k := range s.Cases {
		if l.cur != nil {
			l.link(entries[i], Edge{Span: k.Span()})
		}
		if l.enter(entries[i]); l.cur == nil {
			continue
		}
		l.stmts(k.Body)
		if k.Arrow {
			l.jump(c.brk, c, k.Span(), "")
		}
	}
	l.ctx = outer
	l.link(c.brk, Edge{Span: s.Span()})
	l.enter(c.brk)
}
