package cfg

import (
	"inspect/ast"
	"inspect/source"
)

// jmlStmt lowers an annotation that stands as a statement.
func (l *lowerer) jmlStmt(s *ast.JMLStmt) {
	c := s.Clause
	l.flush()
	if l.cur == nil {
		return
	}
	switch c.Kind {
	case ast.Assert:
		x := l.stated(l.spec(l.act.this), c.X, c.X.Span())
		l.demand(l.property(Assertion, s, 0, c.X.Span(), "assertion "+c.X.Span().Text()+" fails"), x, c.X.Span())
	case ast.Assume:
		x := l.stated(l.spec(l.act.this), c.X, c.Span())
		l.bounded(x, s, c.Span())
		l.step(Edge{Op: Assume, Cond: l.mk.and(x.def, x.v), Span: c.X.Span(), Step: Branch, Label: "assume " + c.X.Span().Text()})
	case ast.Unreachable:
		l.violate(l.property(Assertion, s, 0, s.Span(), "unreachable code is reached"), nil, s.Span(), "unreachable")
		l.cur = nil
	case ast.Debug:
	default:
		l.unsupported(s.Span(), "the annotation "+string(c.Kind), "use assert and assume")
	}
}

// bounded cuts off the executions for which a specification needs more than the
// bounds.
func (l *lowerer) bounded(x value3, of any, at source.Span) {
	if x.in != l.mk.yes {
		l.cutOff(l.specCut(of, at), l.mk.not(x.in), at)
	}
}

// demand checks a predicate at cur and goes on where it holds.
func (l *lowerer) demand(p *Property, x value3, at source.Span) {
	l.bounded(x, p, at)
	if l.cur == nil {
		return
	}
	x.in = l.mk.yes
	x.def, x.v = l.known(x.def), l.known(x.v)
	l.expect(p, l.mk.yes, x, at)
	ok := l.mk.and(x.def, x.v)
	if ok == l.mk.no {
		l.cur = nil
		return
	}
	if ok != l.mk.yes {
		l.step(Edge{Op: Assume, Cond: ok, Span: at, Step: Branch, Label: at.Text()})
	}
}

// loopCheck checks a loop's specification: invariants whenever the condition is
// about to be evaluated, the variant around each iteration.
type loopCheck struct {
	l       *lowerer
	spec    *ast.LoopSpec
	befores map[*ast.Clause]*Expr
}

func (l *lowerer) loopSpec(s *ast.LoopSpec) *loopCheck {
	return &loopCheck{l: l, spec: s, befores: map[*ast.Clause]*Expr{}}
}

func (c *loopCheck) clauses(kind ast.ClauseKind, f func(cl *ast.Clause)) {
	if c.spec == nil {
		return
	}
	for _, cl := range c.spec.Clauses {
		if cl.Kind == kind && !cl.Redundantly && c.l.cur != nil && cl.X != nil {
			c.l.flush()
			c.l.guarded(func() { f(cl) })
		}
	}
}

func (c *loopCheck) head() {
	l := c.l
	c.clauses(ast.LoopInvariant, func(cl *ast.Clause) {
		p := l.property(LoopInvariant, cl, 0, cl.X.Span(), "loop invariant "+cl.X.Span().Text()+" does not hold")
		l.demand(p, l.stated(l.spec(l.act.this), cl.X, cl.X.Span()), cl.X.Span())
	})
}

func (c *loopCheck) variant(cl *ast.Clause) (*Property, value3, source.Span) {
	p := c.l.property(Decreases, cl, 0, cl.X.Span(), cl.X.Span().Text()+" does not decrease, or is negative")
	return p, c.l.stated(c.l.spec(c.l.act.this), cl.X, cl.X.Span()), cl.X.Span()
}

func (c *loopCheck) begin() {
	l := c.l
	c.clauses(ast.Decreases, func(cl *ast.Clause) {
		p, x, at := c.variant(cl)
		v := x.v
		x.v = l.mk.le(l.mk.num(v.Type, 0), v)
		l.demand(p, x, at)
		if l.cur != nil {
			c.befores[cl] = l.keep(v, cl, "variant")
		}
	})
}

func (c *loopCheck) end() {
	l := c.l
	c.clauses(ast.Decreases, func(cl *ast.Clause) {
		before := c.befores[cl]
		if before == nil {
			return
		}
		p, x, at := c.variant(cl)
		x.v = l.mk.lt(x.v, before)
		l.demand(p, x, at)
	})
}
