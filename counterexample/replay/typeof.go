package replay

import "inspect/java/core"

// fresh compiles \fresh: an object that did not exist in the state before.
func (c *compiler) fresh(e *core.Fresh) eval {
	x, m := c.expr(e.X), c.m
	return func(fr *frame) value {
		o := x(fr).r
		if o == nil {
			return value{}
		}
		view := m.view
		m.view = fr.old
		if e.At != nil {
			m.view = fr.marks[e.At].state
		}
		old := m.exists(o)
		m.view = view
		return truth(!old)
	}
}

// typeIs compiles a test of an object's type.
func (c *compiler) typeIs(e *core.TypeIs) eval {
	x := c.object(e.X, c.m.check(Null, e.X.Whole()))
	return func(fr *frame) value {
		o := x(fr)
		return truth(o.typ == e.Of || e.Sub && isAssignable(o.typ, e.Of))
	}
}

func (c *compiler) sameType(e *core.SameType) eval {
	x, y := c.object(e.X, c.m.check(Null, e.X.Whole())), c.object(e.Y, c.m.check(Null, e.Y.Whole()))
	return func(fr *frame) value {
		o := x(fr)
		return truth(c.m.areOfOneClass(o, y(fr)))
	}
}

// where compiles \let: the value is computed once.
func (c *compiler) where(e *core.Where) eval {
	x, slot := c.converted(e.Init, e.Var.Var.Type), c.slot(e.Var.Var)
	body := c.expr(e.Body)
	return func(fr *frame) value {
		fr.vars[slot] = x(fr)
		return body(fr)
	}
}
