package encode

import (
	"fmt"

	"inspect/cfg"
	"inspect/smtlib"
)

// groundFlow is the control flow of a graph as conditions: which edges can be
// taken at all, each node's immediate dominator among those, and when a node is
// reached. Where branches join, only the decisions that lead to the join matter,
// and a decision one of whose sides cannot come to the join is none: control has
// come there.
//
// An execution is followed in two ways. Exactly: it ends at the first property
// that it breaks. Lax: a broken property is noted and passed, as if the check
// had succeeded; then conditions stay small, and there is an execution that
// breaks some property iff there is one exactly, for the first property that a
// lax execution breaks is broken exactly.
type groundFlow struct {
	m     *ground
	alive []bool        // by edge ID: it may be taken
	in    [][]*cfg.Edge // by node ID: alive edges
	idom  []*cfg.Node   // by node ID
	depth []int         // of the dominator tree
	conds []*smtlib.Term
	reach [2]map[*cfg.Node]*smtlib.Term // lax, exact
	odds  map[*cfg.Node][]*smtlib.Term  // choices of nodes with several unconditional edges

	lengths map[*cfg.Node]*smtlib.Term // steps to a node: see length
	longest int                        // their width
}

func newGroundFlow(m *ground) *groundFlow {
	g := m.Graph
	f := &groundFlow{
		m: m, alive: make([]bool, len(g.Edges)), in: make([][]*cfg.Edge, len(g.Nodes)),
		idom: make([]*cfg.Node, len(g.Nodes)), depth: make([]int, len(g.Nodes)),
		conds: make([]*smtlib.Term, len(g.Edges)),
		reach: [2]map[*cfg.Node]*smtlib.Term{{}, {}}, odds: map[*cfg.Node][]*smtlib.Term{},
	}
	m.flow = f
	for _, n := range g.Nodes {
		if n == g.Exit {
			continue
		}
		if n != g.Entry {
			if len(f.in[n.ID]) == 0 {
				continue
			}
			f.dominate(n)
			if f.reached(n, false).IsFalse() {
				f.in[n.ID] = nil
				continue
			}
		}
		for _, e := range n.Out {
			if f.cond(e).IsFalse() {
				continue
			}
			f.alive[e.ID] = true
			f.in[e.To.ID] = append(f.in[e.To.ID], e)
		}
	}
	return f
}

// dominate finds the immediate dominator of a node all of whose predecessors are
// done.
func (f *groundFlow) dominate(n *cfg.Node) {
	d := f.in[n.ID][0].From
	for _, e := range f.in[n.ID][1:] {
		x := e.From
		for x != d {
			if f.depth[x.ID] >= f.depth[d.ID] {
				x = f.idom[x.ID]
			} else {
				d = f.idom[d.ID]
			}
		}
	}
	f.idom[n.ID] = d
	f.depth[n.ID] = f.depth[d.ID] + 1
}

// cond is the condition of an edge, read where it starts. The conditions of
// edges into the exit are not needed to follow an execution past them; they are
// exitCond.
func (f *groundFlow) cond(e *cfg.Edge) *smtlib.Term {
	if c := f.conds[e.ID]; c != nil {
		return c
	}
	b := f.m.b
	c := b.True()
	switch {
	case e.Exit != cfg.NoExit:
	case e.Op == cfg.Assume && e.Cond != nil:
		if onlyCheck(e) {
			// The other side breaks a property: translated when it is asked for.
			break
		}
		c = f.m.tr.expr(e.Cond, env{node: e.From}, nil)
	default:
		c = f.chance(e)
	}
	if e.Past != nil {
		c = b.And(c, b.Not(f.m.cutLiteral(e.Past)))
	}
	f.conds[e.ID] = c
	return c
}

// onlyCheck tells whether the one other way on from the edge's start breaks a
// property just when this one cannot be taken, so that a lax execution passes
// without a condition.
func onlyCheck(e *cfg.Edge) bool {
	out := e.From.Out
	if len(out) != 2 {
		return false
	}
	o := out[0]
	if o == e {
		o = out[1]
	}
	return o.Exit == cfg.Violation && negations(e.Cond, o.Cond)
}

// negations tells whether one of two conditions is written as the negation of
// the other.
func negations(x, y *cfg.Expr) bool {
	if x == nil || y == nil {
		return false
	}
	return x.Op == cfg.OpNot && x.Args[0] == y || y.Op == cfg.OpNot && y.Args[0] == x
}

// passed is the condition under which an exact execution passes an edge.
func (f *groundFlow) passed(e *cfg.Edge) *smtlib.Term {
	if onlyCheck(e) && e.Cond != nil {
		return f.m.tr.expr(e.Cond, env{node: e.From}, nil)
	}
	return f.cond(e)
}

// chance makes the choice among several ways on without a condition free: the
// first whose constant is true is taken, else the last.
func (f *groundFlow) chance(e *cfg.Edge) *smtlib.Term {
	b := f.m.b
	var ways []*cfg.Edge
	for _, o := range e.From.Out {
		if o.Exit == cfg.NoExit && o.Cond == nil {
			ways = append(ways, o)
		}
	}
	if len(ways) < 2 {
		return b.True()
	}
	odds := f.odds[e.From]
	if odds == nil {
		for i := range ways[1:] {
			odds = append(odds, f.m.flag(fmt.Sprintf("!choice_%d_%d", e.From.ID, i), owner{of: e.From, role: "choice", i: i}))
		}
		f.odds[e.From] = odds
	}
	var lits []*smtlib.Term
	for i, w := range ways {
		if w == e {
			if i < len(odds) {
				lits = append(lits, odds[i])
			}
			break
		}
		lits = append(lits, b.Not(odds[i]))
	}
	return b.And(lits...)
}

// region lists the nodes from idom(j) to j, j excluded, that lead to j, highest
// first.
func (f *groundFlow) region(j *cfg.Node) []*cfg.Node {
	d := f.idom[j.ID]
	in := map[int]bool{}
	lowest, highest := d.ID, d.ID
	stack := []*cfg.Node{j}
	for len(stack) > 0 {
		n := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if n == d {
			continue
		}
		for _, e := range f.in[n.ID] {
			if !in[e.From.ID] {
				in[e.From.ID] = true
				highest = max(highest, e.From.ID)
				stack = append(stack, e.From)
			}
		}
	}
	var out []*cfg.Node
	for id := highest; id >= lowest; id-- {
		if in[id] {
			out = append(out, f.m.Graph.Nodes[id])
		}
	}
	return out
}

// join chooses among the contents that come to a node by its edges.
func (m *ground) join(c *cfg.Component, j *cfg.Node) *contents {
	f := m.flow
	region := f.region(j)
	val := make(map[*cfg.Node]*contents, len(region))
	inside := make(map[*cfg.Node]bool, len(region))
	for _, n := range region {
		inside[n] = true
	}
	for _, n := range region {
		var out *contents
		for i := len(n.Out) - 1; i >= 0; i-- {
			e := n.Out[i]
			if !f.alive[e.ID] {
				continue
			}
			var x *contents
			switch {
			case e.To == j:
				x = m.through(c, e)
			case inside[e.To]:
				x = val[e.To]
			default:
				continue
			}
			if out == nil {
				out = x
			} else {
				out = m.mix(f.cond(e), x, out)
			}
		}
		val[n] = out
	}
	return val[f.idom[j.ID]]
}

// mix is c ? x : y, cell by cell.
func (m *ground) mix(c *smtlib.Term, x, y *contents) *contents {
	if x == y || c.IsTrue() {
		return x
	}
	if c.IsFalse() {
		return y
	}
	if x.one != nil {
		return &contents{one: m.b.Ite(c, x.one, y.one)}
	}
	if x.cells != nil {
		return &contents{cells: m.mixCells(c, x.cells, y.cells)}
	}
	rows := make([][]*smtlib.Term, len(x.rows))
	for i := range rows {
		rows[i] = m.mixCells(c, x.rows[i], y.rows[i])
	}
	return &contents{rows: rows}
}

func (m *ground) mixCells(c *smtlib.Term, x, y []*smtlib.Term) []*smtlib.Term {
	if len(x) > 0 && len(x) == len(y) && &x[0] == &y[0] {
		return x
	}
	n := max(len(x), len(y))
	out := make([]*smtlib.Term, n)
	for i := range out {
		switch {
		case i >= len(x):
			out[i] = y[i]
		case i >= len(y):
			out[i] = x[i]
		case x[i] == y[i]:
			out[i] = x[i]
		default:
			out[i] = m.b.Ite(c, x[i], y[i])
		}
	}
	return out
}

// reached says when an execution comes to a node, followed exactly or laxly.
func (f *groundFlow) reached(n *cfg.Node, exact bool) *smtlib.Term {
	memo := f.reach[0]
	if exact {
		memo = f.reach[1]
	}
	if t := memo[n]; t != nil {
		return t
	}
	t := f.when(n, exact)
	memo[n] = t
	return t
}

func (f *groundFlow) when(n *cfg.Node, exact bool) *smtlib.Term {
	b := f.m.b
	if n == f.m.Graph.Entry {
		return b.True()
	}
	in := f.in[n.ID]
	if len(in) == 0 {
		return b.False()
	}
	if len(in) == 1 {
		c := f.cond(in[0])
		if exact {
			c = f.passed(in[0])
		}
		return b.And(f.reached(in[0].From, exact), c)
	}
	d := f.idom[n.ID]
	return b.And(f.reached(d, exact), b.Not(f.escapes(n, exact)))
}

// escapes says when an execution that has come to the dominator of j does not
// come to j.
func (f *groundFlow) escapes(j *cfg.Node, exact bool) *smtlib.Term {
	b := f.m.b
	region := f.region(j)
	esc := map[*cfg.Node]*smtlib.Term{j: b.False()}
	for _, n := range region {
		// An execution that cannot go on to another node has been cut off, or breaks
		// a property, or gets stuck. An edge into the exit says no more than the
		// conditions of the others.
		var ways []*cfg.Edge
		for _, e := range n.Out {
			if e.Exit == cfg.NoExit {
				ways = append(ways, e)
			}
		}
		out := b.True()
		for i := len(ways) - 1; i >= 0; i-- {
			e := ways[i]
			c := f.cond(e)
			if exact {
				c = f.passed(e)
			}
			x := esc[e.To]
			if x == nil || !f.alive[e.ID] {
				x = b.True()
			}
			if i == 1 && len(ways) == 2 && (negations(ways[0].Cond, e.Cond) || e.Cond == nil) {
				c = b.True() // the last of two
			}
			out = b.Ite(c, x, out)
		}
		esc[n] = out
	}
	return esc[f.idom[j.ID]]
}

// exitCond is the condition of an edge into the exit, where it only matters that
// it is true: existential quantifiers in it are skolemised.
func (m *ground) exitCond(e *cfg.Edge) *smtlib.Term {
	if t := m.exits[e]; t != nil {
		return t
	}
	t := m.b.False()
	if !m.unchanged(e) {
		t = m.tr.assumed(e.Cond, e.From)
	}
	m.exits[e] = t
	return t
}

// unchanged tells whether an edge asks for the negation of what was assumed of
// the pre-state and reads the same cells: then it cannot be taken. Skolemisation
// would hide that, for it gives the negation constants of its own.
func (m *ground) unchanged(e *cfg.Edge) bool {
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
// starts, goes on by it.
func (m *ground) taken(e *cfg.Edge) *smtlib.Term {
	if !m.flow.alive[e.ID] {
		return m.b.False()
	}
	if e.Exit != cfg.NoExit {
		return m.b.Or(m.exitCond(e), m.really(e))
	}
	return m.flow.passed(e)
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

// ask asserts the goal: one of its edges is taken.
func (m *ground) ask(r *run) {
	b := m.b
	exact := r.goal.Kind != Violate || r.goal.Property != nil || len(r.goal.Skip) > 0
	var ways []*smtlib.Term
	reached := func(n *cfg.Node) *smtlib.Term {
		if r.core {
			return r.guards.way(m.flow, n)
		}
		return m.flow.reached(n, exact)
	}
	for _, e := range m.Graph.Edges {
		if !m.flow.alive[e.ID] {
			continue
		}
		if r.goal.Wants(e) {
			ways = append(ways, b.And(reached(e.From), m.exitCond(e), m.short(r, e)))
		}
	}
	for _, p := range r.goal.Points {
		switch e := p.Edge; {
		case e == nil:
			ways = append(ways, reached(p.Node))
		case e.Exit != cfg.NoExit:
			if m.flow.alive[e.ID] {
				ways = append(ways, b.And(reached(e.From), m.exitCond(e)))
			}
		case r.core:
			ways = append(ways, b.And(reached(e.From), r.guards.guarded(e, m.flow.passed(e))))
		case m.flow.alive[e.ID]:
			ways = append(ways, b.And(reached(e.From), m.flow.passed(e)))
		}
	}
	for _, s := range m.side {
		r.assert(s.Term, s.Comment)
	}
	m.small(r)
	goal := b.Or(ways...)
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
