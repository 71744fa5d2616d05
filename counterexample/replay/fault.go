package replay

import (
	"inspect/java/core"
	"inspect/java/types"
)

// about lets a check explain itself by its operands, unless what is evaluated
// between them and the check may change their values.
func (c *compiler) about(k *check, steady bool, operands ...core.Expr) *check {
	k.in = c.method
	if c.m.config.Quick || c.spec || c.mute {
		return k
	}
	if !steady {
		k.parts = noParts
		return k
	}
	c.mute = true
	var ps []parts
	for _, x := range operands {
		ps = append(ps, c.part(x))
	}
	c.mute = false
	k.parts = together(ps)
	return k
}

// lengthPart shows the length of an array.
func (c *compiler) lengthPart(array core.Expr) parts {
	c.mute = true
	x, m := c.expr(array), c.m
	c.mute = false
	if !c.isSteady(array) {
		return noParts
	}
	name := oneLine(array.Whole().Text()) + ".length"
	return func(fr *frame, d *Detail, depth int) {
		if v, u, ok := m.attempt(fr, x); ok && u == nil && v.r != nil {
			n := m.show(types.Of(types.Int), value{i: int64(m.length(v.r))})
			d.add(Part{Name: name, Type: n.Type, Value: n.String(), Depth: depth})
		}
	}
}

// read compiles the parts of a condition, as they are right after it was
// evaluated; none at all when a call in it cannot be evaluated again without
// changing something.
func (c *compiler) read(e core.Expr) parts {
	if !c.isSteadyWithCalls(e) {
		return noParts
	}
	was, muted := c.calls, c.mute
	c.calls, c.mute = true, true
	below := c.below(e)
	c.calls, c.mute = was, muted
	return func(fr *frame, d *Detail, depth int) {
		if below(fr, d, depth); d.failed {
			d.Values = nil
		}
	}
}

func (c *compiler) isSteadyWithCalls(e core.Expr) bool {
	was := c.calls
	c.calls = true
	ok := c.isSteady(e)
	c.calls = was
	return ok
}

// isSteady reports whether an expression of code has the same value when it is
// evaluated again at once, and nothing else changes by that.
func (c *compiler) isSteady(e core.Expr) bool {
	ok := true
	core.Walk(e, func(n core.Node) bool {
		switch n := n.(type) {
		case *core.Call:
			ok = ok && c.calls
		case *core.Assign, *core.Update, *core.IncDec, *core.New, *core.NewArray, *core.ArrayOf, *core.CloneArray, *core.AnyObject, *core.Seq, *core.Bind, *core.Unsupported:
			ok = false
		case *core.InstanceOf:
			ok = ok && n.Var == nil
		}
		return ok
	})
	return ok
}

// areLaterPure reports whether no expression of a list changes anything.
func (c *compiler) areLaterPure(es []core.Expr) bool {
	for _, e := range es {
		if !c.isSteady(e) {
			return false
		}
	}
	return true
}
