package verify

import (
	"slices"
	"strconv"
	"strings"

	"inspect/counterexample/needs"
	"inspect/encode"
	"inspect/java/types"
	"inspect/solve"
)

// A check whose condition is written over what the method takes, and changes nowhere before it,
// needs no proof that this condition is its own, nor that it is enough: callers see to all of it.

// written is the need that the failing check is itself; nil: it is none of these, or the condition
// keeps executions from statements that they come to now.
func (s *needSearch) written() *need {
	var parts []candidate
	if err := expressed(func() {
		if parts = s.ownCheck(); parts == nil {
			parts = s.nullContents()
		}
	}); err != nil || parts == nil {
		return nil
	}
	s.parts, s.isOwnCheck = parts, true
	ok := false
	if err := expressed(func() {
		s.dropImplied()
		s.exact = s.isExact()
		ok = s.isBeyondBounds() || s.mayReturn() && s.leavesStatements(s.small)
	}); err != nil || !ok {
		s.parts, s.isOwnCheck, s.exact = nil, false, false
		return nil
	}
	return &need{s.parts, s.isExactAfterAll(), true, s.property, s.example}
}

// isBeyondBounds reports whether the parts ask for an array that is longer than any within the bounds,
// so that no execution here says what comes then:
//
//	static int sum(int[] cells) { int s = 0; for (int i = 0; i < 16; i++) s += cells[i]; return s; }
func (s *needSearch) isBeyondBounds() bool {
	return len(s.parts) == 1 && s.exact && slices.ContainsFunc(s.c.subject(s.c.m).Params, func(v *types.Var) bool {
		a, ok := v.Type.(*types.Array)
		text, found := strings.CutPrefix(s.parts[0].Text, v.Name+".length > ")
		n, err := strconv.Atoi(text)
		return ok && found && err == nil && n >= s.c.config.Bounds.WithDefaults().LengthOf(a)
	})
}

// ownCheck is the whole condition of the failing check, of which the counterexample breaks a part.
func (s *needSearch) ownCheck() []candidate {
	all := s.supposed
	for _, k := range s.brokenIn(s.first) {
		for _, o := range k.From {
			if o.Check == 0 || !o.At.Contains(s.property.Span) {
				continue
			}
			isOf := func(p candidate) bool {
				return p.At == nil && slices.ContainsFunc(p.From, func(q needs.Origin) bool { return q.Check == o.Check })
			}
			parts := slices.DeleteFunc(slices.Clone(all), func(p candidate) bool { return !isOf(p) })
			if len(parts) == o.Of && len(parts) <= mostAtoms {
				return parts
			}
		}
	}
	return nil
}

// nullContents says of all that is null among what callers pass that it is not, where the violation
// is that something is null, and is not known to be one without it. That is never a defect (PLAIN.md,
// section 5), so that a proof that it is enough is not worth much time.
func (s *needSearch) nullContents() []candidate {
	if !s.isNull() {
		return nil
	}
	var parts []candidate
	for _, k := range s.brokenIn(s.first) {
		if k.Null && len(k.About) == 0 {
			parts = append(parts, k)
		}
	}
	all := slices.Clone(parts)
	parts = slices.DeleteFunc(parts, func(k candidate) bool { // null among the elements makes what is in them null
		return k.Deep && slices.ContainsFunc(all, func(o candidate) bool { return !o.Deep && o.In == k.In && o.At == k.At })
	})
	if len(parts) == 0 || len(parts) > mostAtoms {
		return nil
	}
	n := s.under(parts, nil, false) // what constructors took is no condition of any state
	if n == nil && !slices.ContainsFunc(parts, func(k candidate) bool { return k.At != nil }) {
		n = s.anywhere(parts, nil, false)
	}
	if n != nil {
		n.q.Limit(probeConflicts)
		if p := n.same(s.property); p != nil && s.isPossible(n, encode.Goal{Kind: encode.Violate, Property: p}) {
			return nil
		}
	}
	return parts
}

// isPossible reports whether an execution fulfils the goal, as far as little effort tells.
func (s *needSearch) isPossible(n *method, goal encode.Goal) bool {
	a, err := n.q.Query(s.ctx, n.q.Attempts, goal, 0)
	return err == nil && a.Result.Status == solve.Sat
}

// dropImplied leaves out the parts that hold wherever the others and the needs so far do.
func (s *needSearch) dropImplied() {
	for i := 0; i < len(s.parts) && len(s.parts) > 1; {
		others := slices.Delete(slices.Clone(s.parts), i, i+1)
		n := s.small(others, &s.parts[i], false)
		if n != nil && s.isRefuted(n, encode.Goal{Kind: encode.Reach, Points: []encode.Point{{Node: n.graph.Entry}}}) {
			s.parts = others
		} else {
			i++
		}
	}
}

// small is a check under conditions that is decided with little effort, if at all. Of conditions over
// the receiver, what calls make counts: in any state there are others that they hold for.
func (s *needSearch) small(parts []candidate, not *candidate, every bool) *method {
	ofReceiver := slices.ContainsFunc(parts, func(k candidate) bool { return k.IsOfReceiver() })
	if n := s.anywhere(parts, not, every); n != nil && !(ofReceiver && not == nil) {
		return n
	}
	n := s.under(parts, not, every)
	if n != nil {
		n.q.Limit(probeConflicts)
	}
	return n
}

// isExact reports whether no execution returns for which the parts do not hold, as far as little
// effort tells.
func (s *needSearch) isExact() bool {
	for i := range s.parts {
		n := s.small(s.parts[:i], &s.parts[i], false)
		if n == nil {
			return false
		}
		if points := n.returns(); len(points) > 0 && !s.isRefuted(n, encode.Goal{Kind: encode.Reach, Points: points}) {
			return false
		}
	}
	return true
}

// mayReturn reports whether an execution returns for which the parts hold, or may.
func (s *needSearch) mayReturn() bool {
	n := s.small(s.parts, nil, false)
	if n == nil {
		return true
	}
	points := n.returns()
	return len(points) > 0 && !s.isRefuted(n, encode.Goal{Kind: encode.Reach, Points: points})
}

// isExactAfterAll reports whether the parts exclude no execution that returns, nor the needs so far
// under which that was asked.
func (s *needSearch) isExactAfterAll() bool {
	return s.exact && !slices.ContainsFunc(s.c.needs, func(n need) bool { return !n.exact })
}
