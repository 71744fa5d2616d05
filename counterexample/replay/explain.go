package replay

import (
	"inspect/java/core"
)

// explainer narrows a predicate that is false or undefined in a frame to the
// part that makes it so, and collects values.
type explainer func(fr *frame, d *Detail)

// explain a predicate that does not hold.
func (m *Machine) explain(fr *frame, p *predicate, u *thrown) *Detail {
	d := &Detail{Conjunct: p.span}
	p.explain(fr, d)
	if u != nil && d.Undefined == "" {
		d.Undefined, d.UndefinedAt = u.what, u.span
	}
	return d
}

// detail explains a Java condition that is false; nil in a quick machine.
func (c *compiler) detail(fr *frame, e core.Expr, x explainer) *Detail {
	if x == nil {
		return nil
	}
	d := &Detail{Conjunct: e.Whole()}
	if !c.m.tried(func() { x(fr, d) }) {
		return &Detail{Conjunct: e.Whole()}
	}
	return d
}

func (c *compiler) explainer(e core.Expr) explainer {
	m := c.m
	switch e := e.(type) {
	case *core.Binary:
		if e.Op != "&&" && e.Op != "==>" {
			break
		}
		x, ex, ey, guard := c.expr(e.X), c.explainer(e.X), c.explainer(e.Y), noParts
		and := e.Op == "&&"
		if !and {
			guard = c.part(e.X)
		}
		return func(fr *frame, d *Detail) {
			v, u := m.evaluate(fr, x)
			if u != nil || and && v.i == 0 {
				ex(fr, d)
				return
			}
			ey(fr, d)
			guard(fr, d, 0)
		}
	case *core.Quantified:
		if e.Kind != "\\forall" {
			break
		}
		b := c.bindings(e)
		within := func(*frame) value { return value{i: 1} }
		if e.Range != nil {
			within = c.expr(e.Range)
		}
		body, ex := c.expr(e.Body), c.explainer(e.Body)
		var names []string
		for _, q := range e.Vars {
			names = append(names, q.Var.Name)
		}
		return func(fr *frame, d *Detail) {
			b.forAll(fr, func() bool {
				r, u := m.evaluate(fr, within)
				if u == nil && r.i == 0 {
					return true
				}
				v := value{}
				if u == nil {
					v, u = m.evaluate(fr, body)
				}
				if u == nil && v.i != 0 {
					return true
				}
				for i, w := range b.vars {
					d.Witness = append(d.Witness, Named{names[i], m.show(w.typ, fr.vars[w.slot])})
				}
				if r.i == 0 {
					d.Conjunct, d.Undefined, d.UndefinedAt = e.Range.Whole(), u.what, u.span
				} else {
					ex(fr, d)
				}
				return false
			})
		}
	}
	return c.leaf(e)
}

// leaf collects the values of the subexpressions of e.
func (c *compiler) leaf(e core.Expr) explainer {
	m := c.m
	below := c.below(e)
	if q, ok := e.(*core.Quantified); ok {
		below = c.quantifiedPart(q)
	}
	whole := c.expr(e)
	return func(fr *frame, d *Detail) {
		d.Conjunct = e.Span()
		if _, u := m.evaluate(fr, whole); u != nil {
			d.Undefined, d.UndefinedAt = u.what, u.span
		}
		below(fr, d, 0)
	}
}
