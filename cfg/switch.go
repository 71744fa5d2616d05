package cfg

import (
	"inspect/ast"
	"inspect/source"
	"inspect/types"
)

// switchStmt lowers a switch statement over an integer.
func (l *lowerer) switchStmt(s *ast.Switch) {
	l.switchOn(s, s.X, s.Cases, &context{outer: l.ctx, brk: l.node(s.Span())})
}

// switchExpr lowers a switch expression.
func (l *lowerer) switchExpr(e *ast.SwitchExpr) *Expr {
	t := l.info.Types[e]
	if c := l.info.Converted[e]; c != nil && types.IsReference(c) {
		t = c
	}
	r := l.temp(e, "switch", t)
	l.switchOn(e, e.X, e.Cases, &context{outer: l.ctx, brk: l.node(e.Span()), yields: true, result: r})
	return l.read(r)
}

// switchOn decides the labels in order, then lowers the bodies: groups fall
// through, rules end.
func (l *lowerer) switchOn(of ast.Node, x ast.Expr, cases []*ast.Case, c *context) {
	v := l.expr(x)
	if !types.IsIntegral(v.Type) {
		l.unsupported(x.Span(), "a switch over "+v.Type.String(), "switch over an integer, or use if")
	}
	v = l.keep(v, of, "selector")
	entries := make([]*Node, len(cases))
	fallback := c.brk
	for i, k := range cases {
		entries[i] = l.node(k.Span())
		if k.Default {
			fallback = entries[i]
		}
	}
	for i, k := range cases {
		if len(k.Labels) == 0 || l.cur == nil {
			continue
		}
		hit := l.mk.no
		for _, label := range k.Labels {
			n := l.info.Consts[label]
			if n == nil || n.Int == nil {
				l.unsupported(label.Span(), "this case label", "use integer constants")
			}
			hit = l.mk.or(hit, l.equal(v, l.expr(label), label.Span()))
		}
		next := l.node(k.Span())
		l.branch(hit, entries[i], next, k.Labels[0].Span(), "case "+k.Labels[0].Span().Text(), Branch)
		l.enter(next)
	}
	if l.cur != nil {
		if fallback == c.brk && c.yields {
			l.unsupported(of.Span(), "a switch expression without default", "add a default")
		}
		l.link(fallback, Edge{Span: of.Span()})
	}
	outer := l.ctx
	l.ctx = c
	for i, k := range cases {
		if l.cur != nil {
			l.link(entries[i], Edge{Span: k.Span()})
		}
		if l.enter(entries[i]); l.cur == nil {
			continue
		}
		if k.Arrow && c.yields {
			l.rule(k)
		} else {
			l.stmts(k.Body)
		}
		if k.Arrow {
			l.jump(c.brk, c, k.Span(), "")
		}
	}
	l.ctx = outer
	if !c.yields {
		l.link(c.brk, Edge{Span: of.Span()})
	}
	l.enter(c.brk)
}

// rule lowers the right side of `case … ->` in a switch expression.
func (l *lowerer) rule(k *ast.Case) {
	if e, ok := k.Body[0].(*ast.ExprStmt); ok {
		defer l.begin(e)()
		l.yield(e.X, e.Span())
		return
	}
	l.stmts(k.Body)
}

// yield gives the value of the innermost switch expression.
func (l *lowerer) yield(x ast.Expr, at source.Span) {
	for c := l.ctx; c != nil && !c.border; c = c.outer {
		if c.yields {
			l.set(c.result, l.coerce(l.expr(x), c.result.Type, x.Span()), at, Statement, at.Text())
			l.jump(c.brk, c, at, "yield")
			l.cur = nil
			return
		}
	}
	l.fault(at, "yield without a switch expression")
}
