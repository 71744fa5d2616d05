package replay

import (
	"inspect/java/core"
	"inspect/java/types"
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
	query := func(fr *frame, x eval) value {
		v, u := m.evaluate(fr, x)
		if u != nil {
			m.violate(&Violation{Kind: Assert, Span: at, Message: "the sequence is undefined"})
			panic(stop{})
		}
		return v
	}
	return func(fr *frame) value {
		n := query(fr, size).i
		elems := make([]value, max(n, 0))
		for i := range elems {
			fr.vars[slot] = value{i: int64(i)}
			elems[i] = query(fr, elem)
		}
		if most := m.config.Bounds.LengthOf(t); n < 0 || n > int64(most) && e.Stored == nil {
			panic(m.beyond("array-length", at, most))
		}
		o := m.create(t, len(elems), at)
		copy(o.slots, elems)
		return value{r: o}
	}
}

// ghostArray compiles an array that is made for a ghost variable: its length and its
// elements must be defined.
func (c *compiler) ghostArray(e core.Expr) eval {
	m, t, at, spec := c.m, e.Type().(*types.Array), e.Span(), c.spec
	most := 0
	var size eval
	var elems []eval
	c.spec = true
	switch e := e.(type) {
	case *core.NewArray:
		size, most = c.converted(e.Dims[0], types.Of(types.Int)), m.bounds.New(c.method, e.Dims[0].Origin(), t)
	case *core.ArrayOf:
		most = len(e.Elems)
		size = func(*frame) value { return value{i: int64(most)} }
		for _, x := range e.Elems {
			elems = append(elems, c.converted(x, t.Elem))
		}
	}
	c.spec = spec
	undefined := func() {
		m.violate(&Violation{Kind: Assert, Span: at, Message: "the ghost array is undefined"})
		panic(stop{})
	}
	return func(fr *frame) value {
		n, u := m.evaluate(fr, size)
		if u != nil || n.i < 0 {
			undefined()
		}
		vs := make([]value, len(elems))
		for i, x := range elems {
			if vs[i], u = m.evaluate(fr, x); u != nil {
				undefined()
			}
		}
		if n.i > int64(most) {
			panic(m.beyond("array-length", at, most))
		}
		o := m.create(t, int(n.i), at)
		copy(o.slots, vs)
		return value{r: o}
	}
}

// initSpec compiles the first value of a ghost field where that is one of specifications,
// which must be defined.
func (c *compiler) initSpec(s *core.FieldInit) exec {
	f, m, spec := s.Field, c.m, c.spec
	c.spec = true
	x := c.converted(s.X, f.Type)
	c.spec = spec
	i := m.class(c.class).index[f]
	return c.traced(s, func(fr *frame) flow {
		v, u := m.evaluate(fr, x)
		if u != nil {
			m.violate(&Violation{Kind: Assert, Span: s.Span(), Message: "what is set is undefined"})
			panic(stop{})
		}
		m.write(fr.this, i, v)
		if m.trace != nil {
			m.trace.field(fr.this, f, v)
		}
		return normal
	})
}

// setGhost compiles a set statement: what it sets must be defined.
func (c *compiler) setGhost(s *core.Annotation) exec {
	m, a := c.m, s.Clause.X.(*core.Assign)
	target, spec := c.lvalue(a.X), c.spec
	built := false
	switch a.Y.(type) {
	case *core.MakeSequence, *core.NewArray, *core.ArrayOf:
		built = true
	}
	c.spec = !built
	x := c.converted(a.Y, target.typ)
	c.spec = true
	var object eval
	switch x := a.X.(type) {
	case *core.Field:
		object = c.expr(x.X)
	case *core.Elem:
		object = func(fr *frame) value {
			o, i := target.locate(fr)
			target.guard(o, i)
			return value{r: o}
		}
	}
	c.spec = spec
	set := func(fr *frame) flow {
		if m.specs > 0 {
			return normal
		}
		var o, v value
		var u *thrown
		if built {
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
		if local := localOf(a.X); local != nil {
			m.holdsNonNull(local, v, a.Y.Whole())
		}
		m.specs++ // what it looks at, it has looked at
		_, i := target.locate(fr)
		m.specs--
		target.store(fr, o.r, i, v)
		return normal
	}
	if y, ok := a.Y.(*core.MakeSequence); ok && y.Stored != nil { // nobody wrote it
		return set
	}
	return c.traced(s, set)
}
