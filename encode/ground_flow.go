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
	m          *ground
	alive      []bool        // by edge ID: it may be taken
	in         [][]*cfg.Edge // by node ID: alive edges
	idom       []*cfg.Node   // by node ID
	depth      []int         // of the dominator tree
	conds      []*smtlib.Term
	reach      [2]map[*cfg.Node]*smtlib.Term // lax, exact
	choiceBits map[*cfg.Node][]*smtlib.Term  // choices of nodes with several unconditional edges

	lengths map[*cfg.Node]*smtlib.Term // steps to a node: see length
	longest int                        // their width
}

func newGroundFlow(m *ground) *groundFlow {
	g := m.Graph
	f := &groundFlow{
		m: m, alive: make([]bool, len(g.Edges)), in: make([][]*cfg.Edge, len(g.Nodes)),
		idom: make([]*cfg.Node, len(g.Nodes)), depth: make([]int, len(g.Nodes)),
		conds: make([]*smtlib.Term, len(g.Edges)),
		reach: [2]map[*cfg.Node]*smtlib.Term{{}, {}}, choiceBits: map[*cfg.Node][]*smtlib.Term{},
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
		if isOnlyCheck(e) {
			// The other side breaks a property: translated when it is asked for.
			break
		}
		c = f.m.tr.expr(e.Cond, env{node: e.From}, nil)
	default:
		c = f.chance(e)
	}
	if e.Beyond != nil {
		c = b.And(c, b.Not(f.m.cutLiteral(e.Beyond)))
	}
	f.conds[e.ID] = c
	return c
}

// isOnlyCheck reports whether the one other way on from the edge's start breaks a
// property just when this one cannot be taken, so that a lax execution passes
// without a condition.
func isOnlyCheck(e *cfg.Edge) bool {
	out := e.From.Out
	if len(out) != 2 {
		return false
	}
	o := out[0]
	if o == e {
		o = out[1]
	}
	return o.Exit == cfg.Violation && areNegations(e.Cond, o.Cond)
}

// areNegations reports whether one of two conditions is written as the negation of
// the other.
func areNegations(x, y *cfg.Expr) bool {
	if x == nil || y == nil {
		return false
	}
	return x.Op == cfg.OpNot && x.Args[0] == y || y.Op == cfg.OpNot && y.Args[0] == x
}

// passed is the condition under which an exact execution passes an edge.
func (f *groundFlow) passed(e *cfg.Edge) *smtlib.Term {
	if isOnlyCheck(e) && e.Cond != nil {
		return f.m.tr.expr(e.Cond, env{node: e.From}, nil)
	}
	return f.cond(e)
}

// chance makes the choice among several ways on without a condition free: the
// first whose constant is true is taken, else the last.
func (f *groundFlow) chance(e *cfg.Edge) *smtlib.Term {
	b := f.m.b
	var edges []*cfg.Edge
	for _, o := range e.From.Out {
		if o.Exit == cfg.NoExit && o.Cond == nil {
			edges = append(edges, o)
		}
	}
	if len(edges) < 2 {
		return b.True()
	}
	bits := f.choiceBits[e.From]
	if bits == nil {
		for i := range edges[1:] {
			bits = append(bits, f.m.flag(fmt.Sprintf("!choice_%d_%d", e.From.ID, i), owner{of: e.From, role: "choice", i: i}))
		}
		f.choiceBits[e.From] = bits
	}
	var lits []*smtlib.Term
	for i, w := range edges {
		if w == e {
			if i < len(bits) {
				lits = append(lits, bits[i])
			}
			break
		}
		lits = append(lits, b.Not(bits[i]))
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
		var edges []*cfg.Edge
		for _, e := range n.Out {
			if e.Exit == cfg.NoExit {
				edges = append(edges, e)
			}
		}
		out := b.True()
		for i := len(edges) - 1; i >= 0; i-- {
			e := edges[i]
			c := f.cond(e)
			if exact {
				c = f.passed(e)
			}
			x := esc[e.To]
			if x == nil || !f.alive[e.ID] {
				x = b.True()
			}
			if i == 1 && len(edges) == 2 && (areNegations(edges[0].Cond, e.Cond) || e.Cond == nil) {
				c = b.True() // the last of two
			}
			out = b.Ite(c, x, out)
		}
		esc[n] = out
	}
	return esc[f.idom[j.ID]]
}
