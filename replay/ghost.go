package replay

import (
	"inspect/core"
	"inspect/types"
)

// makeSequence compiles what a ghost variable is set to that is a sequence: its length and
// its elements must be defined.
func (c *compiler) makeSequence(e *core.MakeSequence) eval {
	m, t, at := c.m, e.T.(*types.Array), e.Span()
	spec := c.spec
	c.spec = true
	size, slot := c.expr(e.Size), c.slot(e.Var.Var)
	elem := c.converted(e.Elem, t.Elem)
	c.spec = spec
	asked := func(fr *frame, x eval) value {
		v, u := m.evaluate(fr, x)
		if u != nil {
			m.violate(&Violation{Kind: Assert, Span: at, Message: "the sequence is undefined"})
			panic(stop{})
		}
		return v
	}
	return func(fr *frame) value {
		n := asked(fr, size).i
		elems := make([]value, max(n, 0))
		for i := range elems {
			fr.vars[slot] = value{i: int64(i)}
			elems[i] = asked(fr, elem)
		}
		if most := m.config.Bounds.LengthOf(t); n < 0 || n > int64(most) && e.Kept == nil {
			panic(m.beyond("array-length", at, most))
		}
		o := m.create(t, len(elems), at)
		copy(o.slots, elems)
		return value{r: o}
	}
}

// setGhost compiles a set statement: what it sets must be defined.
func (c *compiler) setGhost(s *core.Annotation) exec {
	m, a := c.m, s.Clause.X.(*core.Assign)
	target, spec := c.lvalue(a.X), c.spec
	_, made := a.Y.(*core.MakeSequence)
	c.spec = !made
	x := c.converted(a.Y, target.typ)
	c.spec = true
	var object eval
	if f, ok := a.X.(*core.Field); ok {
		object = c.expr(f.X)
	}
	c.spec = spec
	set := func(fr *frame) flow {
		if m.specs > 0 {
			return normal
		}
		var o, v value
		var u *thrown
		if made {
			v = x(fr)
		} else {
			v, u = m.evaluate(fr, x)
		}
		if u == nil && object != nil {
			o, u = m.evaluate(fr, object)
		}
		if u != nil || object != nil && o.r == nil {
			m.violate(&Violation{Kind: Assert, Span: a.Span(), Message: "what is set is undefined"})
			panic(stop{})
		}
		m.specs++ // what it looks at, it has looked at
		_, i := target.locate(fr)
		m.specs--
		target.store(fr, o.r, i, v)
		return normal
	}
	if y, ok := a.Y.(*core.MakeSequence); ok && y.Kept != nil { // nobody wrote it
		return set
	}
	return c.traced(s, set)
}
