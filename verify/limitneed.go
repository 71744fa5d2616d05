package verify

import (
	"context"
	"slices"
	"strings"

	"inspect/cfg"
	"inspect/counterexample/needs"
	"inspect/encode"
	"inspect/solve"
	"inspect/verify/decide"
	"inspect/verify/present"
)

// A number that a method uses as an index of what its object was constructed with, or as the end of a
// range of such, is no other number (needs.Limit). Where it is one, and nothing is known to break the
// property otherwise, that is no defect, whatever else returns: what breaks it under the need is
// searched for like the rest.

// limited is the need of the limits that the counterexample breaks; nil: there is none.
func (s *needSearch) limited() (found *need) {
	if !s.isOfIndex() || s.ctx.Err() != nil {
		return nil
	}
	broken := slices.DeleteFunc(s.brokenIn(s.first), func(k candidate) bool { return k.Limit == needs.NoLimit })
	if len(broken) == 0 {
		return nil
	}
	all := slices.DeleteFunc(slices.Clone(s.supposed), func(k candidate) bool { return k.Limit == needs.NoLimit || k.At != nil })
	s.parts, s.isOwnCheck, s.exact, s.enough = nil, false, false, false
	err := expressed(func() {
		for _, size := range sizesOf(all) {
			for _, up := range []needs.Limit{needs.AtMost, needs.Below} {
				limits := limitsOf(all, size, up)
				parts := weakest(limitsOf(broken, size, up))
				if len(parts) == 0 || len(parts) > mostAtoms || s.isBrokenWithin(limits) {
					continue
				}
				s.parts, s.isOwnCheck = parts, true
				s.exact = s.isExact()
				if s.mayReturn() && s.leavesStatements(s.small) {
					found = &need{s.parts, s.isExactAfterAll(), false, s.property, s.example}
				}
				return
			}
		}
	})
	if err != nil {
		return nil
	}
	return found
}

// isOfIndex reports whether the violation is one that an index may come to: there is no such, or there is
// nothing at it.
func (s *needSearch) isOfIndex() bool {
	switch s.property.Kind {
	case cfg.ArrayIndex, cfg.ArrayLength, cfg.NullDeref:
		return true
	case cfg.Exception:
		return strings.Contains(s.example.Outcome.Value, "IndexOutOfBounds")
	}
	return false
}

// sizesOf are the numbers of the receiver that some limits end at; one is empty where there are none.
func sizesOf(all []candidate) []needs.Quantity {
	var out []needs.Quantity
	for _, k := range all {
		if k.Limit >= needs.AtMost && !slices.Contains(out, k.About[1]) {
			out = append(out, k.About[1])
		}
	}
	if len(out) == 0 {
		out = append(out, needs.Quantity{})
	}
	return out
}

// limitsOf are the limits of some that end at a size, which a number may be or may not be.
func limitsOf(some []candidate, size needs.Quantity, up needs.Limit) []candidate {
	return slices.DeleteFunc(slices.Clone(some), func(k candidate) bool {
		return k.Limit >= needs.AtMost && (k.Limit != up || k.About[1] != size)
	})
}

// weakest are the broken limits without those of a number that is less than 0.
func weakest(broken []candidate) []candidate {
	return slices.DeleteFunc(slices.Clone(broken), func(k candidate) bool {
		return k.Limit >= needs.AtMost && slices.ContainsFunc(broken, func(o candidate) bool {
			return o.Limit == needs.Least && o.About[0] == k.About[0]
		})
	})
}

// isBrokenWithin reports whether an execution breaks the property for which all of some conditions hold,
// as far as little effort tells, and as the interpreter says.
func (s *needSearch) isBrokenWithin(limits []candidate) bool {
	n := s.under(limits, nil, false)
	if n == nil {
		return false
	}
	n.q.Limit(probeConflicts)
	p := n.same(s.property)
	if p == nil {
		return false
	}
	goal := encode.Goal{Kind: encode.Violate, Property: p}
	a, err := n.q.Query(s.ctx, n.q.Attempts, goal, 0)
	if err != nil || a.Result.Status != solve.Sat {
		return false
	}
	w := n.decode(s.ctx, a, goal)
	ce := present.Counterexample(w)
	n.asSequence(w, ce)
	n.confirm(s.ctx, w, ce)
	return ce.Status == "confirmed"
}

// halfOf is a context with half of the time that is left.
func halfOf(ctx context.Context) (context.Context, context.CancelFunc) {
	if left := decide.Remaining(ctx); left > 0 {
		return context.WithTimeout(ctx, left/2)
	}
	return context.WithCancel(ctx)
}
