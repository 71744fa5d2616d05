package cfg

import (
	"inspect/java/core"
	"inspect/java/source"
)

// annotation lowers an annotation that stands as a statement.
func (l *code) annotation(s *core.Annotation) {
	c := s.Clause
	l.flush()
	if l.cur == nil {
		return
	}
	switch c.Kind {
	case core.CheckThat:
		x := l.stated(l.spec(l.act.this), c.X, c.X.Whole())
		l.demand(l.property(Assertion, s, 0, c.X.Whole(), "assertion "+c.X.Whole().Text()+" fails"), x, c.X.Whole())
	case core.AssumeThat:
		x := l.stated(l.spec(l.act.this), c.X, c.Span())
		l.bounded(x, s, c.Span())
		l.step(Edge{Op: Assume, Cond: l.mk.and(x.def, x.v), Span: c.X.Whole(), Step: Branch, Label: "assume " + c.X.Whole().Text()})
	case core.SetGhost:
		l.setGhost(s)
	case core.Unreachable:
		l.violate(l.property(Assertion, s, 0, s.Span(), "unreachable code is reached"), nil, s.Span(), "unreachable")
		l.cur = nil
	case core.Reachable:
		if l.act.method == l.g.Method {
			l.checks()
			l.exitEdge(Edge{Exit: Evaluated, Property: l.toReach(s), Span: s.Span()})
		}
	case core.Halt:
		l.checks()
		l.exitEdge(Edge{Exit: End, Span: s.Span()})
		l.cur = nil
	}
}

// toReach is the property that some execution comes to a statement.
func (l *code) toReach(s *core.Annotation) *Property {
	return l.property(Reached, s, 0, s.Span(), "no execution within the bounds comes here")
}

// bounded cuts off the executions for which a specification needs more than the
// bounds.
func (l *code) bounded(x value3, of any, at source.Span) {
	if x.in != l.mk.yes {
		l.cutOff(l.specCut(of, at), l.mk.not(x.in), at)
	}
}

// demand checks a predicate at cur and goes on where it holds.
func (l *code) demand(p *Property, x value3, at source.Span) {
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
	l       *code
	spec    []*core.Clause
	befores map[*core.Clause][]value3
}

func (l *code) loopSpec(s []*core.Clause) *loopCheck {
	return &loopCheck{l: l, spec: s, befores: map[*core.Clause][]value3{}}
}

func (c *loopCheck) clauses(kind core.ClauseKind, f func(cl *core.Clause)) {
	for _, cl := range c.spec {
		if cl.Kind == kind && !cl.Redundantly && c.l.cur != nil && cl.X != nil {
			c.l.flush()
			c.l.guarded(func() { f(cl) })
		}
	}
}

func (c *loopCheck) head() {
	l := c.l
	c.clauses(core.LoopInvariant, func(cl *core.Clause) {
		if cl.Free {
			return
		}
		p := l.property(LoopInvariant, cl, 0, cl.X.Whole(), "loop invariant "+cl.X.Whole().Text()+" does not hold")
		l.demand(p, l.stated(l.spec(l.act.this), cl.X, cl.X.Whole()), cl.X.Whole())
	})
	c.assumeFree()
}

func (c *loopCheck) variant(cl *core.Clause) (*Property, []value3, source.Span) {
	p := c.l.property(Decreases, cl, 0, cl.X.Whole(), measureText(cl)+" does not decrease, or is negative")
	return p, c.l.parts(c.l.spec(c.l.act.this), cl), cl.X.Whole()
}

// variantRole is the role of the temporary that keeps a measure: exact ones of several
// widths have several.
func variantRole(v *Expr) string {
	if isExact(v.Type) {
		return "variant " + v.Type.String()
	}
	return "variant"
}

func (c *loopCheck) begin() {
	l := c.l
	c.clauses(core.Decreases, func(cl *core.Clause) {
		p, parts, at := c.variant(cl)
		all := value3{l.mk.yes, l.mk.yes, l.mk.yes}
		for _, x := range parts {
			all.v, all.def, all.in = l.mk.and(all.v, l.notNegative(x)), l.mk.and(all.def, x.def), l.mk.and(all.in, x.in)
		}
		l.demand(p, all, at)
		if l.cur != nil {
			c.befores[cl] = nil
			for i, x := range parts {
				c.befores[cl] = append(c.befores[cl], l.spec(nil).pure(l.keep(x.v, cl, variantRole(x.v)+roleNumber(i))))
			}
		}
	})
}

// roleNumber tells the temporaries of the further parts of a measure from that of the first.
func roleNumber(i int) string {
	if i == 0 {
		return ""
	}
	return " " + itoa(i+1)
}

func (c *loopCheck) end() {
	l := c.l
	c.clauses(core.Decreases, func(cl *core.Clause) {
		if before := c.befores[cl]; before != nil {
			p, parts, at := c.variant(cl)
			l.demand(p, l.less(parts, before, false), at)
		}
	})
}
