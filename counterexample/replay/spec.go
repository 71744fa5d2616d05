package replay

import (
	"math"

	"inspect/java/core"
	"inspect/java/source"
)

// never is specStart outside of specifications: no object has such a serial.
const never = math.MaxInt

// evaluate computes a specification expression. A Java exception makes it
// undefined; the state is left as it was.
func (m *Machine) evaluate(fr *frame, x eval) (v value, undefined *thrown) {
	k, tr := m.mark(), m.trace
	count := len(m.objects)
	m.trace = nil
	if k.specs == 0 {
		m.specStart = count
	}
	m.specs++
	defer func() {
		if r := recover(); r != nil {
			t, ok := r.(*thrown)
			if !ok {
				panic(r)
			}
			undefined = t
		}
		m.trace = tr
		m.restore(k)
		if k.specs == 0 {
			m.objects = m.objects[:count]
		}
	}()
	return x(fr), nil
}

// predicate is a compiled predicate of a specification.
type predicate struct {
	eval    eval // nil: not specified, true
	span    source.Span
	explain explainer // nil when nobody reads it
}

// predicate compiles e in the compiler's scope.
func (c *compiler) predicate(e core.Expr) predicate {
	spec := c.spec
	c.spec = true
	p := predicate{eval: c.expr(e), span: e.Whole()}
	if !c.m.config.Quick {
		p.explain = c.explainer(e)
	}
	c.spec = spec
	return p
}

// clause compiles the predicate of a clause.
func (c *compiler) clause(k *core.Clause) predicate {
	switch {
	case k.Same:
		unsupported(k, "\\same")
	case k.X == nil:
		return predicate{span: k.Span()}
	}
	p := c.predicate(k.X)
	p.span = k.Span()
	return p
}

// holds evaluates a predicate: undefined is not true.
func (m *Machine) holds(fr *frame, p *predicate) (bool, *thrown) {
	if p.eval == nil {
		return true, nil
	}
	v, u := m.evaluate(fr, p.eval)
	return u == nil && v.i != 0, u
}

// demand records a violation when a predicate does not hold.
func (m *Machine) demand(fr *frame, p *predicate, kind Kind, at source.Span, message string) bool {
	ok, u := m.holds(fr, p)
	if ok {
		return true
	}
	v := &Violation{Kind: kind, Span: at, Message: message}
	if p.explain != nil {
		v.Detail = m.explain(fr, p, u)
	}
	m.violate(v)
	return false
}

func (m *Machine) violate(v *Violation) { m.violation = append(m.violation, v) }

// annotation compiles a JML statement.
func (c *compiler) annotation(s *core.Annotation) exec {
	m, k := c.m, s.Clause
	switch k.Kind {
	case core.CheckThat:
		p := c.clause(k)
		return c.traced(s, func(fr *frame) flow {
			if m.specs > 0 { // a method that a specification calls counts by its body
				return normal
			}
			if !m.demand(fr, &p, Assert, k.Span(), "the assertion fails") {
				panic(stop{})
			}
			m.asserted(&Violation{Kind: Assert, Span: k.Span()})
			return normal
		})
	case core.AssumeThat:
		p := c.clause(k)
		return c.traced(s, func(fr *frame) flow {
			if m.specs > 0 {
				return normal
			}
			if ok, _ := m.holds(fr, &p); !ok {
				panic(blocked{k.Span()})
			}
			return normal
		})
	case core.SetGhost:
		return c.setGhost(s)
	case core.Halt:
		return c.traced(s, func(fr *frame) flow {
			if m.specs > 0 {
				panic(&thrown{check: Exception, span: s.Span(), what: "the execution ends in it"})
			}
			panic(stop{})
		})
	case core.Reachable: // of one execution it says nothing
		return c.traced(s, func(*frame) flow { return normal })
	case core.Unreachable:
		return c.traced(s, func(fr *frame) flow {
			if m.specs > 0 {
				return normal
			}
			m.violate(&Violation{Kind: Assert, Span: k.Span(), Message: "unreachable is reached"})
			panic(stop{})
		})
	}
	panic("replay: " + s.Span().String() + ": an annotation of an unknown kind")
}

// loopCheck checks the annotations of a loop: before it, before each execution
// of its body, and after each.
type loopCheck struct {
	start, before, after func(fr *frame)
}

func (c *compiler) loopSpec(clauses []*core.Clause) *loopCheck {
	var invariants, free []predicate
	var measures []loopMeasure
	for _, k := range clauses {
		if k.Redundantly || k.X == nil {
			continue
		}
		switch k.Kind {
		case core.LoopInvariant:
			if k.Free {
				free = append(free, c.clause(k))
			} else {
				invariants = append(invariants, c.clause(k))
			}
		case core.Decreases:
			d := loopMeasure{at: k.Span(), parts: c.measure(k)}
			for range d.parts {
				d.slots = append(d.slots, c.temp())
			}
			measures = append(measures, d)
		}
	}
	if len(invariants)+len(free)+len(measures) == 0 {
		return nil
	}
	m := c.m
	check := func(when string) func(fr *frame) {
		return func(fr *frame) {
			if m.specs == 0 {
				m.loopInvariants(fr, invariants, free, when)
			}
		}
	}
	invariantAfter := check("after an iteration")
	return &loopCheck{
		start: check("before the loop"),
		before: func(fr *frame) {
			if m.specs > 0 {
				return
			}
			for _, d := range measures {
				d.begin(m, fr)
			}
		},
		after: func(fr *frame) {
			if m.specs > 0 {
				return
			}
			invariantAfter(fr)
			for _, d := range measures {
				d.end(m, fr)
			}
		},
	}
}

// loopInvariants checks the invariants of a loop, and ends an execution that breaks one,
// or in which one that is assumed does not hold.
func (m *Machine) loopInvariants(fr *frame, invariants, free []predicate, when string) {
	for i := range invariants {
		p := &invariants[i]
		if !m.demand(fr, p, LoopInvariant, p.span, "the loop invariant does not hold "+when) {
			panic(stop{})
		}
	}
	for i := range free {
		if ok, _ := m.holds(fr, &free[i]); !ok {
			panic(blocked{free[i].span})
		}
	}
}

// loopMeasure is a measure of a loop, perhaps of several parts. Slots keep what they were
// when the iteration began.
type loopMeasure struct {
	at    source.Span
	parts []eval
	slots []int
}

// begin keeps the measure where an iteration begins; it must not be negative there.
func (d *loopMeasure) begin(m *Machine, fr *frame) {
	for i, v := range d.now(m, fr) {
		if compareExact(v, value{}) < 0 {
			d.fail(m, "the measure is negative when an iteration begins")
		}
		fr.vars[d.slots[i]] = v
	}
}

// end compares the measure with what it was: the first part that changed must be less.
func (d *loopMeasure) end(m *Machine, fr *frame) {
	now := d.now(m, fr)
	var before []value
	for _, s := range d.slots {
		before = append(before, fr.vars[s])
	}
	if i := firstChange(now, before); i < 0 || compareExact(now[i], before[i]) > 0 {
		d.fail(m, "the measure does not decrease")
	}
}

func (d *loopMeasure) now(m *Machine, fr *frame) []value {
	now, u := m.partsOf(fr, d.parts)
	if u != nil {
		d.fail(m, "the measure is undefined: "+u.what)
	}
	return now
}

func (d *loopMeasure) fail(m *Machine, message string) {
	m.violate(&Violation{Kind: Decreases, Span: d.at, Message: message})
	panic(stop{})
}

func (c *compiler) old(e *core.Old) eval {
	var x eval
	enter := c.lookBack(e, func() { x = c.expr(e.X) })
	return func(fr *frame) value {
		leave := enter(fr)
		v := x(fr)
		leave()
		return v
	}
}
