package verify

import (
	"slices"

	"inspect/cfg"
	"inspect/encode"
	"inspect/solve"
)

// The states that calls make are some of all: what no execution does from any state, none does
// behind a sequence of calls. Without the calls a question is a fraction as large, so that of long
// sequences it is asked there first, with little effort.

// anywhereConflicts is the effort of such a question, in conflicts of the solver.
const anywhereConflicts = 300

// largeSequence is from how many nodes on a graph of sequences is asked after the one from any state.
const largeSequence = 5_000

// isLarge reports whether the graph with the calls is asked last, since that takes more time.
func (s *needSearch) isLarge() bool { return len(s.c.graph.Nodes) > largeSequence }

// anywhere is the check of the method from any state under the conditions that a sequence is
// checked under, as far as they are over what the method takes; nil where that is no other check,
// or says nothing.
func (s *needSearch) anywhere(parts []candidate, not *candidate, every bool) *method {
	c := s.c
	if c.startsInAnyState() {
		return nil
	}
	m := c.subject(c.m)
	of := func(k *candidate) *candidate {
		i := slices.IndexFunc(c.supposed[m], func(o candidate) bool { return k.At == nil && o.Text == k.Text })
		if i < 0 {
			return nil
		}
		return &c.supposed[m][i]
	}
	base := c.newMethod(m)
	o := base.options(s.ctx)
	assume := func(parts []candidate) {
		for i := range parts {
			if k := of(&parts[i]); k != nil {
				o.Conditions = append(o.Conditions, cfg.Condition{Clause: k.clause})
			}
		}
	}
	for _, n := range c.needs {
		assume(n.parts)
	}
	assume(parts)
	if not != nil {
		k := of(not)
		if k == nil {
			return nil
		}
		o.Conditions = append(o.Conditions, k.not())
	}
	o.Undecided, o.Passing, o.MaxSize = every, every && not != nil, needSize
	g := base.another(s.ctx, o)
	if g == nil || hasOtherCollections(c.run, g) {
		return nil
	}
	n := base.with(g)
	n.q.Limit(anywhereConflicts)
	return n
}

// isRefuted reports whether no execution fulfils the goal, as far as little effort tells.
func (s *needSearch) isRefuted(n *method, goal encode.Goal) bool {
	a, err := n.q.Query(s.ctx, n.q.Attempts, goal, 0)
	return err == nil && a.Result.Status == solve.Unsat
}

// isOutOfReach reports whether no execution from any state, for which a candidate does not hold,
// comes to some of the points of a check; where there are none, it does not say so.
func (s *needSearch) isOutOfReach(k *candidate, every bool, of func(n *method) []encode.Point) bool {
	n := s.anywhere(s.parts, k, every)
	if n == nil {
		return false
	}
	points := of(n)
	if len(points) == 0 {
		return !every
	}
	if !s.isRefuted(n, encode.Goal{Kind: encode.Reach, Points: points}) {
		return false
	}
	return !every || s.isPassed(s.anywhere(s.parts, nil, every), of)
}

// isPassed reports whether some execution comes to one of the points of a check: that none does for
// which a condition does not hold says something of the condition only then.
func (s *needSearch) isPassed(n *method, of func(n *method) []encode.Point) bool {
	if n == nil {
		return false
	}
	points := of(n)
	return len(points) > 0 && s.isPossible(n, encode.Goal{Kind: encode.Reach, Points: points})
}

// isEnough reports whether nothing breaks the property from any state for which the parts hold.
func (s *needSearch) isEnough() bool {
	n := s.anywhere(s.parts, nil, false)
	if n == nil {
		return false
	}
	p := n.same(s.property)
	return p == nil || s.isRefuted(n, encode.Goal{Kind: encode.Violate, Property: p})
}

// underAny is the check under conditions; from any state where that of sequences is too large.
func (s *needSearch) underAny(parts []candidate, not *candidate, every bool) *method {
	if n := s.under(parts, not, every); n != nil {
		return n
	}
	return s.anywhere(parts, not, every)
}

// ofMethod is the check under conditions from any state, whose graph has the statements of the method:
// that of a sequence has those of the driver. Where there is none it is that one.
func (s *needSearch) ofMethod(parts []candidate, not *candidate, every bool) *method {
	if n := s.anywhere(parts, not, every); n != nil {
		return n
	}
	return s.under(parts, not, every)
}
