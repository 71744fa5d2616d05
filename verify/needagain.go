package verify

import (
	"context"
	"slices"

	"inspect/encode"
)

// What shorter sequences need is assumed of longer ones, so that their question is about what is
// left. A need that is one because it excludes no execution which returns, or none that passes the
// failing check, is asked again: behind more calls there may be such executions.
//
//	void add(int v) { if (size < 8) cells[size++] = v; }
//	int get(int i) { return cells[i - 1]; }   // i > 0 && i <= 8, whatever is added

// hasNeeds reports whether needs of shorter sequences are assumed.
func hasNeeds(c *method) bool { return len(c.needs) > 0 && !c.config.isQueriedOnce() }

// needAgain leaves out the needs of shorter sequences that are none of these. The condition of the
// failing check stays one, and may exclude executions that return. False: the check ends.
func needAgain(c *method, ctx context.Context) bool {
	before := len(c.needs)
	for i, n := range c.needs {
		if n.isCheck && n.exact && isRefutedNeed(ctx, c, n) {
			c.needs[i].exact = false
		}
	}
	c.needs = slices.DeleteFunc(c.needs, func(n need) bool { return !n.isCheck && isRefutedNeed(ctx, c, n) })
	if len(c.needs) == before {
		return true
	}
	c.candidate = nil // it assumes them
	return c.build(ctx)
}

// isRefutedNeed reports whether an execution before which a part of a need does not hold returns, or
// passes the failing check where that is what the need rests on, as far as little effort tells.
func isRefutedNeed(ctx context.Context, c *method, n need) (found bool) {
	expressed(func() {
		s := &needSearch{c: c.with(c.graph), ctx: ctx, property: n.property}
		s.c.needs = slices.DeleteFunc(slices.Clone(c.needs), func(o need) bool { return o.property == n.property })
		reached := (*method).returns
		if !n.exact {
			reached = s.passing
		}
		for i := 0; i < len(n.parts) && !found; i++ {
			if n.parts[i].Null && !n.exact { // among what callers pass, or what is null is the check's own
				continue
			}
			k := s.under(n.parts[:i], &n.parts[i], !n.exact)
			if k == nil {
				return
			}
			k.q.Limit(probeConflicts)
			points := reached(k)
			found = len(points) > 0 && s.isPossible(k, encode.Goal{Kind: encode.Reach, Points: points})
		}
	})
	return found
}
