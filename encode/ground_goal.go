package encode

import (
	"inspect/cfg"
	"inspect/smtlib"
)

// exitCond is the condition of an edge into the exit, where it only matters that
// it is true: existential quantifiers in it are skolemised.
func (m *ground) exitCond(e *cfg.Edge) *smtlib.Term {
	if t := m.exits[e]; t != nil {
		return t
	}
	t := m.b.False()
	if !m.isUnchanged(e) {
		t = m.tr.assumed(e.Cond, e.From)
	}
	m.exits[e] = t
	return t
}

// isUnchanged reports whether an edge asks for the negation of what was assumed of
// the pre-state and reads the same cells: then it cannot be taken. Skolemisation
// would hide that, for it gives the negation constants of its own.
func (m *ground) isUnchanged(e *cfg.Edge) bool {
	if e.Exit != cfg.Violation || e.Cond == nil || e.Cond.Op != cfg.OpNot || m.Options.NoSkolem {
		return false
	}
	same := true
	return fits(func() {
		if m.assumed == nil {
			m.assumed = map[*smtlib.Term]bool{}
			for _, a := range m.Graph.Pre {
				for _, c := range conjuncts(m.plain(a.Cond, m.Graph.Entry)) {
					m.assumed[c] = true
				}
			}
		}
		for _, c := range conjuncts(m.plain(e.Cond.Args[0], e.From)) {
			same = same && (m.assumed[c] || c.IsTrue())
		}
	}) == nil && same
}

// plain translates a condition without skolemising.
func (m *ground) plain(x *cfg.Expr, at *cfg.Node) *smtlib.Term {
	return m.tr.expr(x, env{node: at}, nil)
}

// conjuncts takes a conjunction apart.
func conjuncts(t *smtlib.Term) []*smtlib.Term {
	if t.Op != smtlib.OpAnd {
		return []*smtlib.Term{t}
	}
	var out []*smtlib.Term
	for _, a := range t.Args {
		out = append(out, conjuncts(a)...)
	}
	return out
}

// taken is true in a model when its execution, having come to where the edge
// starts, goes on by it. Where a check that the goal does not ask for cannot be
// expressed, the execution passes it, and Lax says so.
func (m *ground) taken(e *cfg.Edge) *smtlib.Term {
	if !m.flow.alive[e.ID] {
		return m.b.False()
	}
	if e.Exit != cfg.NoExit {
		return m.b.Or(m.exitCond(e), m.really(e))
	}
	var t *smtlib.Term
	if failure := fits(func() { t = m.flow.passed(e) }); failure != nil {
		m.lax = append(m.lax, failure)
		return m.flow.cond(e)
	}
	return t
}

// really is an exit's condition without the constants that skolemise it: an
// execution that passed a check laxly may break it with other values than those.
func (m *ground) really(e *cfg.Edge) *smtlib.Term {
	t := m.b.False() // also where a quantifier cannot be expanded: nothing passes it
	if e.Cond != nil && !m.Options.NoSkolem {
		fits(func() { t = m.plain(e.Cond, e.From) })
	}
	return t
}

// assertGoal asserts the goal: one of its edges is taken.
func (m *ground) assertGoal(r *run) {
	b := m.b
	exact := r.goal.Kind != Violate || r.goal.Property != nil || len(r.goal.Skip) > 0
	var edges []*smtlib.Term
	reached := func(n *cfg.Node) *smtlib.Term {
		if r.core {
			return r.guards.passedUnder(m.flow, n)
		}
		return m.flow.reached(n, exact)
	}
	for _, e := range m.Graph.Edges {
		if !m.flow.alive[e.ID] {
			continue
		}
		if r.goal.Wants(e) {
			edges = append(edges, b.And(reached(e.From), m.exitCond(e), m.short(r, e)))
		}
	}
	for _, p := range r.goal.Points {
		switch e := p.Edge; {
		case e == nil:
			edges = append(edges, reached(p.Node))
		case e.Exit != cfg.NoExit:
			if m.flow.alive[e.ID] {
				edges = append(edges, b.And(reached(e.From), m.exitCond(e)))
			}
		case r.core:
			edges = append(edges, b.And(reached(e.From), r.guards.guarded(e, m.flow.passed(e))))
		case m.flow.alive[e.ID]:
			edges = append(edges, b.And(reached(e.From), m.flow.passed(e)))
		}
	}
	for _, s := range m.side {
		r.assert(s.Term, s.Comment)
	}
	m.small(r)
	goal := b.Or(edges...)
	if goal.IsTrue() {
		return
	}
	r.assert(goal, "the goal: "+r.goal.String())
}

func (m *ground) more(k *cfg.Kind, n int, at *cfg.Node) *smtlib.Term {
	if n >= k.Pre+k.Fresh {
		return m.b.False()
	}
	return m.b.Not(m.atMost(m.at(k.Counter, at).cells, n))
}

// atMost says that at most n of the truth values are true, as a sequential
// counter.
func (m *ground) atMost(xs []*smtlib.Term, n int) *smtlib.Term {
	b := m.b
	// at[i]: at least i+1 of those seen are true.
	at := make([]*smtlib.Term, n+1)
	for i := range at {
		at[i] = b.False()
	}
	for _, x := range xs {
		for i := n; i >= 0; i-- {
			below := b.True()
			if i > 0 {
				below = at[i-1]
			}
			at[i] = b.Or(at[i], b.And(x, below))
		}
	}
	return b.Not(at[n])
}
