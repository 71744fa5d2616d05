package verify

import (
	"context"
	"slices"

	"inspect/counterexample/needs"
	"inspect/encode"
)

// dropImplied leaves out each need of one condition that the others imply, as n >= 0 is by
// n > 0: in no state are these so and that is not.
func (c *method) dropImplied(ctx context.Context) {
	for i := 0; i < len(c.needs)-1; {
		others := slices.Delete(slices.Clone(c.needs), i, i+1)
		if k := c.needs[i].parts; len(k) == 1 && k[0].opposite == nil && c.isImplied(ctx, &k[0], others) {
			c.needs = others
		} else {
			i++
		}
	}
}

// isImplied reports whether a condition holds wherever needs do.
func (c *method) isImplied(ctx context.Context, k *candidate, by []need) (implied bool) {
	if !slices.ContainsFunc(by, func(n need) bool { return sharesQuantity(k, n.parts) }) {
		return false
	}
	expressed(func() {
		s := &needSearch{c: c.with(c.graph), ctx: ctx}
		s.c.needs = by
		n := s.under(nil, k, false)
		implied = n != nil && !s.reaches(n, []encode.Point{{Node: n.graph.Entry}})
	})
	return implied
}

// sharesQuantity reports whether a condition is about something that others are about.
func sharesQuantity(k *candidate, others []candidate) bool {
	return slices.ContainsFunc(others, func(o candidate) bool {
		return slices.ContainsFunc(o.About, func(q needs.Quantity) bool { return slices.Contains(k.About, q) })
	})
}
