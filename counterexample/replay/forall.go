package replay

import (
	"slices"

	"inspect/java/core"
	"inspect/java/types"
)

// forAll compiles a location with variables for the indices of elements: it names what the
// location in does for any of their values.
func (c *compiler) forAll(of []*core.ForAll, in func() located) located {
	if len(of) == 0 {
		return in()
	}
	m, e := c.m, of[0]
	slot, array := c.slot(e.Index.Var), c.expr(e.X)
	var lo, hi eval
	if e.Lo != nil {
		lo, hi = c.converted(e.Lo, types.Of(types.Int)), c.converted(e.Hi, types.Of(types.Int))
	}
	inner := c.forAll(of[1:], in)
	return func(fr *frame) covers {
		a, u := m.evaluate(fr, array)
		if u != nil || a.r == nil {
			return containsNoSlot
		}
		from, to := int64(0), int64(m.length(a.r))-1
		if lo != nil {
			l, u := m.evaluate(fr, lo)
			h, v := m.evaluate(fr, hi)
			if u != nil || v != nil {
				return containsNoSlot
			}
			from, to = max(from, l.i), min(to, h.i)
		}
		var some []covers
		for i := from; i <= to; i++ {
			fr.vars[slot] = value{i: i}
			some = append(some, inner(fr))
		}
		return func(o *object, slot int) bool {
			return slices.ContainsFunc(some, func(c covers) bool { return c(o, slot) })
		}
	}
}
