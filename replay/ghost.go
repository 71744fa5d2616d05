package replay

import "inspect/core"

// setGhost compiles a set statement: what it sets must be defined.
func (c *compiler) setGhost(s *core.Annotation) exec {
	m, a := c.m, s.Clause.X.(*core.Assign)
	target, spec := c.lvalue(a.X), c.spec
	c.spec = true
	x := c.converted(a.Y, target.typ)
	var object eval
	if f, ok := a.X.(*core.Field); ok {
		object = c.expr(f.X)
	}
	c.spec = spec
	return c.traced(s, func(fr *frame) flow {
		if m.specs > 0 {
			return normal
		}
		var o value
		v, u := m.evaluate(fr, x)
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
	})
}
