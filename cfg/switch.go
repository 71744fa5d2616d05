package cfg

import (
	"strings"

	"inspect/java/core"
	"inspect/java/types"
)

// switchStmt lowers a switch over an integer. It decides the labels in order, then
// lowers the bodies: groups fall through, rules end. What is decided is named as it is
// written, by one step: the case, or the default, or that it is none of the cases.
func (l *code) switchStmt(s *core.Switch) {
	c := &context{outer: l.ctx, of: s, brk: l.node(s.Span())}
	l.binds(s.X)
	v := l.expr(s.X)
	if !types.IsIntegral(v.Type) {
		l.unsupported(s.X.Whole(), "a switch over "+v.Type.String(), "switch over an integer, or use if")
	}
	v = l.keep(v, s, "selector")
	for _, k := range s.Cases { // a group sees the variables of those before it
		for _, b := range k.Body {
			if let, ok := b.(*core.Let); ok && !k.Arrow && !let.Var.Ghost && !l.isOpaqueText(let.Var.Type) {
				l.declare(let.Var)
			}
		}
	}
	entries := make([]*Node, len(s.Cases))
	fallback, last := c.brk, 0
	var written []string
	otherwise := Edge{Span: s.Span(), Step: Branch}
	for i, k := range s.Cases {
		entries[i] = l.node(k.Span())
		if len(k.Labels) > 0 {
			last = i
			written = append(written, labels(k))
		}
		if k.Default {
			fallback = entries[i]
			otherwise.Span, otherwise.Label = k.Span(), caseText(k)
		}
	}
	if fallback == c.brk {
		otherwise.Label = "!(case " + strings.Join(written, ", ") + ")"
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
		missed := Edge{Span: at, Step: Hidden}
		if i == last {
			missed = otherwise
		}
		l.decide(hit, entries[i], next, Edge{Span: at, Step: Branch, Label: caseText(k)}, missed)
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

// caseText is a case as it is written, without its body.
func caseText(k *core.Case) string {
	if len(k.Labels) == 0 {
		return "default"
	}
	return "case " + labels(k)
}

// labels are those of a case as they are written.
func labels(k *core.Case) string {
	var texts []string
	for _, l := range k.Labels {
		texts = append(texts, l.Whole().Text())
	}
	return strings.Join(texts, ", ")
}
