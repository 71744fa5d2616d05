package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/types"
)

// KeY's clauses that end in _free are assumed where their counterparts are, and checked
// nowhere: requires_free by the method itself, loop_invariant_free in front of each
// iteration and behind the last, the others at a call by contract.

// freeClauses are those of a kind that a case has.
func freeClauses(k *core.SpecCase, kind core.ClauseKind) []*core.Clause {
	return slices.DeleteFunc(slices.Clone(k.Free), func(c *core.Clause) bool { return c.Kind != kind })
}

// rest notes that what follows rests on a clause that nobody checks.
func (l *code) rest(c *core.Clause) {
	if !slices.Contains(l.g.Free, c) {
		l.g.Free = append(l.g.Free, c)
	}
}

// requiresFree assumes the requires_free clauses of the cases that apply.
func (l *code) requiresFree(m *types.Method) {
	for _, k := range l.contractOf(m) {
		satisfied := l.applies(m, k)
		s := l.caseSpec(m, k)
		for _, c := range freeClauses(k, core.Requires) {
			l.rest(c)
			x := l.clauseValue(s, c)
			x = s.given(satisfied, x)
			l.assume(value3{l.mk.implies(satisfied, x.v), x.def, x.in}, c.Span(), "free", c.Text())
		}
	}
}

// assumeFree takes the free invariants of a loop for granted.
func (c *loopCheck) assumeFree() {
	c.clauses(core.LoopInvariant, func(cl *core.Clause) {
		if cl.Free {
			c.l.rest(cl)
			c.take(cl)
		}
	})
}

// take takes an invariant of the loop for granted.
func (c *loopCheck) take(cl *core.Clause) {
	l, at := c.l, cl.X.Whole()
	x := l.stated(l.spec(l.act.this), cl.X, at)
	l.bounded(x, cl, at)
	if ok := l.known(l.mk.and(x.def, x.v)); l.cur != nil && ok != l.mk.yes {
		l.step(Edge{Op: Assume, Cond: ok, Span: at, Label: at.Text()})
	}
}

// free are the clauses of a kind that the contract lets the caller assume.
func (s *substitution) free(k *core.SpecCase, kind core.ClauseKind) []*core.Clause {
	cs := freeClauses(k, kind)
	for _, c := range cs {
		s.rest(c)
	}
	return cs
}

// frameClauses are those that say what a case lets the call change: assignable_free
// clauses where it has no others.
func (s *substitution) frameClauses(k *core.SpecCase) []*core.Clause {
	free := s.free(k, core.Assignable)
	switch {
	case len(free) == 0:
		return k.Assignable
	case len(k.Assignable) > 0:
		s.unsupported(free[0].Span(), "assignable_free beside assignable", "write one of them")
	}
	return free
}
