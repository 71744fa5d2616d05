package verify

import (
	"context"
	"slices"

	"inspect/encode"
)

// What shorter sequences need is assumed of longer ones, so that their question is about what is
// left. A need that is one because it excludes no execution which returns is asked again: behind
// more calls there may be such executions.
//
//	void add(int v) { if (size < 8) cells[size++] = v; }
//	int get(int i) { return cells[i - 1]; }   // i > 0 && i <= 8, whatever is added

// hasNeeds reports whether needs of shorter sequences are assumed.
func hasNeeds(c *method) bool { return len(c.needs) > 0 && !c.config.isQueriedOnce() }

// needAgain leaves out the needs of shorter sequences that are none of these. False: the check ends.
func needAgain(c *method, ctx context.Context) bool {
	before := len(c.needs)
	c.needs = slices.DeleteFunc(c.needs, func(n need) bool { return n.exact && !n.isCheck && canReturnWithout(ctx, c, n) })
	return len(c.needs) == before || c.build(ctx)
}

// canReturnWithout reports whether an execution returns before which a part of a need does not hold, as
// far as little effort tells.
func canReturnWithout(ctx context.Context, c *method, n need) (found bool) {
	expressed(func() {
		s := &needSearch{c: c.with(c.graph), ctx: ctx}
		s.c.needs = slices.DeleteFunc(slices.Clone(c.needs), func(o need) bool { return o.property == n.property })
		for i := range n.parts {
			k := s.under(n.parts[:i], &n.parts[i], false)
			if k == nil {
				return
			}
			k.q.limit(probeConflicts)
			if points := k.returns(); len(points) > 0 && s.isPossible(k, encode.Goal{Kind: encode.Reach, Points: points}) {
				found = true
				return
			}
		}
	})
	return found
}
