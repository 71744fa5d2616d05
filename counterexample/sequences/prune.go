package sequences

import (
	"slices"

	"inspect/java/types"
)

// A program whose classes all need each other would make each driver one over all of them. There
// are objects of the nearest ones alone; of the others the verdict says that it is without them.

// prune leaves out the calls that take an object of a class of which none is made, and the
// classes of which nothing else makes objects.
func (p *plan) prune() {
	if len(p.dropped) == 0 {
		return
	}
	isImpossible := func(c *call) bool { return !p.isPossible(c) }
	for more := true; more; {
		more = false
		p.steps = slices.DeleteFunc(p.steps, isImpossible)
		for _, pl := range slices.Clone(p.pools) {
			had := len(pl.makers)
			if pl.makers = slices.DeleteFunc(pl.makers, isImpossible); had > 0 && len(pl.makers) == 0 && !p.isGiven(pl.typ) {
				p.pools = slices.DeleteFunc(p.pools, func(k *pool) bool { return k == pl })
				delete(p.byType, pl.typ.String())
				p.dropped[pl.class] = true
			}
			more = more || len(pl.makers) < had
		}
	}
}

// isPossible reports whether there are objects of all that a call takes.
func (p *plan) isPossible(c *call) bool {
	is := func(t types.Type) bool {
		return !p.isConstructed(t) || len(p.others[t.String()]) > 0 || slices.ContainsFunc(p.pools, func(pl *pool) bool { return p.fits(pl.typ, t) })
	}
	if c.on != nil && !is(c.on) {
		return false
	}
	for i, t := range c.params {
		if !p.mayBeNull(c, i) && !is(t) {
			return false
		}
	}
	return true
}

// isGiven reports whether a step returns objects of a type.
func (p *plan) isGiven(t types.Type) bool {
	return slices.ContainsFunc(p.steps, func(c *call) bool { return c.method != nil && c.result != nil && c.result.String() == t.String() })
}
