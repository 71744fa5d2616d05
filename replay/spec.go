package replay

import (
	"math"

	"inspect/ast"
	"inspect/source"
	"inspect/types"
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
func (c *compiler) predicate(e ast.Expr) predicate {
	spec := c.spec
	c.spec = true
	p := predicate{eval: c.expr(e), span: e.Span()}
	if !c.m.config.Quick {
		p.explain = c.explainer(e)
	}
	c.spec = spec
	return p
}

// clause compiles the predicate of a clause.
func (c *compiler) clause(k *ast.Clause) predicate {
	switch {
	case k.NotSpecified:
		return predicate{span: k.Span()}
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
func (c *compiler) annotation(s *ast.JMLStmt) exec {
	m, k := c.m, s.Clause
	switch k.Kind {
	case ast.Assert:
		p := c.clause(k)
		return c.traced(s, func(fr *frame) flow {
			if m.specs > 0 { // a method that a specification calls counts by its body
				return normal
			}
			if !m.demand(fr, &p, Assert, k.Span(), "the assertion fails") {
				panic(stop{})
			}
			return normal
		})
	case ast.Assume:
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
	case ast.Set:
		x := c.expr(k.X)
		return c.traced(s, func(fr *frame) flow { x(fr); return normal })
	case ast.Unreachable:
		return c.traced(s, func(fr *frame) flow {
			if m.specs > 0 {
				return normal
			}
			m.violate(&Violation{Kind: Assert, Span: k.Span(), Message: "unreachable is reached"})
			panic(stop{})
		})
	case ast.Debug:
		return func(*frame) flow { return normal }
	}
	unsupported(s, "the annotation "+string(k.Kind))
	return nil
}

// loopCheck checks the annotations of a loop: before it, before each execution
// of its body, and after each.
type loopCheck struct {
	start, before, after func(fr *frame)
}

func (c *compiler) loopSpec(s *ast.LoopSpec) *loopCheck {
	if s == nil {
		return nil
	}
	m := c.m
	var invariants []predicate
	type measure struct {
		value predicate
		slot  int
	}
	var measures []measure
	for _, k := range s.Clauses {
		switch k.Kind {
		case ast.LoopInvariant:
			invariants = append(invariants, c.clause(k))
		case ast.Decreases:
			measures = append(measures, measure{c.clause(k), c.temp()})
		}
	}
	if len(invariants) == 0 && len(measures) == 0 {
		return nil
	}
	check := func(when string) func(fr *frame) {
		return func(fr *frame) {
			if m.specs > 0 {
				return
			}
			for i := range invariants {
				p := &invariants[i]
				if !m.demand(fr, p, LoopInvariant, p.span, "the loop invariant does not hold "+when) {
					panic(stop{})
				}
			}
		}
	}
	fail := func(at source.Span, message string) {
		m.violate(&Violation{Kind: Decreases, Span: at, Message: message})
		panic(stop{})
	}
	invariantAfter := check("after an iteration")
	return &loopCheck{
		start: check("before the loop"),
		before: func(fr *frame) {
			if m.specs > 0 {
				return
			}
			for _, d := range measures {
				v, u := m.evaluate(fr, d.value.eval)
				if u != nil {
					fail(d.value.span, "the measure is undefined: "+u.what)
				}
				if v.i < 0 {
					fail(d.value.span, "the measure is negative when an iteration begins")
				}
				fr.vars[d.slot] = v
			}
		},
		after: func(fr *frame) {
			if m.specs > 0 {
				return
			}
			invariantAfter(fr)
			for _, d := range measures {
				v, u := m.evaluate(fr, d.value.eval)
				if u != nil {
					fail(d.value.span, "the measure is undefined: "+u.what)
				}
				if v.i >= fr.vars[d.slot].i {
					fail(d.value.span, "the measure does not decrease")
				}
			}
		},
	}
}

// label refuses labels of \old other than the pre-state's.
func (c *compiler) label(e *ast.Old) {
	if e.Label != nil && e.Label.Text != "Pre" && e.Label.Text != "Old" {
		unsupported(e, "\\old with a label")
	}
}

func (c *compiler) old(e *ast.Old) eval {
	c.label(e)
	was := c.inOld
	c.inOld = true
	x := c.expr(e.X)
	c.inOld = was
	m := c.m
	if c.method != nil && c.saved < 0 && len(c.method.Params) >= 0 {
		c.saved = c.vars // the body looks back: its activation keeps its entry state
		c.vars += len(c.method.Params)
	}
	return func(fr *frame) value {
		view := m.view
		m.view = fr.old
		v := x(fr)
		m.view = view
		return v
	}
}

func (c *compiler) jmlCall(e *ast.JMLCall) eval {
	m := c.m
	switch e.Name {
	case "\\fresh":
		var xs []eval
		for _, a := range e.Args {
			xs = append(xs, c.expr(a))
		}
		return func(fr *frame) value {
			for _, x := range xs {
				o := x(fr).r
				if o == nil || !o.fresh || o.serial >= m.specStart {
					return value{}
				}
			}
			return value{i: 1}
		}
	case "\\nonnullelements":
		x := c.expr(e.Args[0])
		return func(fr *frame) value {
			o := x(fr).r
			if o == nil {
				return value{}
			}
			for i := range m.length(o) {
				if m.read(o, i).r == nil {
					return value{}
				}
			}
			return value{i: 1}
		}
	case "\\typeof":
		x, t := c.expr(e.Args[0]), c.typ(e.Args[0])
		null := m.check(Null, e.Args[0].Span())
		return func(fr *frame) value {
			v := x(fr)
			if !types.IsReference(t) {
				return value{i: m.typeID(t)}
			}
			if v.r == nil {
				null.nil(e.Args[0])
			}
			return value{i: m.typeID(v.r.typ)}
		}
	case "\\type":
		if len(e.Types) == 1 {
			id := m.typeID(c.typeOf(e.Types[0]))
			return func(*frame) value { return value{i: id} }
		}
	case "\\not_modified":
		var xs []eval
		refs := []bool{}
		for _, a := range e.Args {
			if c.method != nil && c.saved < 0 {
				c.saved = c.vars
				c.vars += len(c.method.Params)
			}
			xs = append(xs, c.expr(a))
			refs = append(refs, types.IsReference(c.typ(a)))
		}
		return func(fr *frame) value {
			for i, x := range xs {
				now := x(fr)
				view := m.view
				m.view = fr.old
				was := x(fr)
				m.view = view
				if refs[i] && now.r != was.r || !refs[i] && now.i != was.i {
					return value{}
				}
			}
			return value{i: 1}
		}
	}
	unsupported(e, e.Name)
	return nil
}

// subtype compiles T <: U on types.
func (c *compiler) subtype(e *ast.Binary) eval {
	x, y, m := c.expr(e.X), c.expr(e.Y), c.m
	return func(fr *frame) value {
		a, b := x(fr).i, y(fr).i
		var ta, tb types.Type
		for t, id := range m.typeIDs {
			if id == a {
				ta = t
			}
			if id == b {
				tb = t
			}
		}
		return truth(assignable(ta, tb))
	}
}

// modelField compiles the value of a model field.
func (c *compiler) modelField(e ast.Expr, f *types.Field, _ eval) eval {
	unsupported(e, "the model field "+f.QName())
	return nil
}
