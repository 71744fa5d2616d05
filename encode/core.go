package encode

import (
	"fmt"
	"strconv"
	"strings"

	"inspect/cfg"
	"inspect/smtlib"
	"inspect/source"
)

// CoreScript is Script with each assumption of the pre-state guarded by a
// literal of the script's Assumptions, so that an unsatisfiable core names the
// clauses that contradict each other. There being a receiver is taken for granted.
// With the ground encoding a Reach or Finish
// goal also guards the conditions on the way there. It is for graphs in which
// nothing can be broken. Reasons reads a core.
//
// What the clauses say of single cells (facts.go) would be in the script whether
// a clause is assumed or not, so another encoding without that makes it.
func (e *Encoding) CoreScript(o Goal) *smtlib.Script {
	if e.ground == nil || e.Options.NoFacts {
		return e.build(o, true)
	}
	if e.core == nil {
		plain := e.Options
		plain.NoFacts = true
		core, err := New(e.Graph, plain)
		if err != nil {
			panic(err)
		}
		e.core = core
	}
	return e.core.build(o, true)
}

// Reason is what a literal of a core stands for.
type Reason struct {
	Pre  *cfg.Assumption // a clause, or nil:
	Edge *cfg.Edge       // the condition of an edge, or nil:
	Node *cfg.Node       // that the branches before the node come together there, and do not end
}

// Reasons reads the names of a core.
func (e *Encoding) Reasons(core []string) []Reason {
	var out []Reason
	for _, name := range core {
		kind, number, _ := strings.Cut(strings.TrimPrefix(name, "!"), "_")
		i, err := strconv.Atoi(number)
		if err != nil {
			panic("encode: Reasons: no literal of a core: " + name)
		}
		switch kind {
		case "pre":
			out = append(out, Reason{Pre: &e.Graph.Pre[i]})
		case "on":
			out = append(out, Reason{Edge: e.Graph.Edges[i]})
		case "through":
			out = append(out, Reason{Node: e.Graph.Nodes[i]})
		default:
			panic("encode: Reasons: no literal of a core: " + name)
		}
	}
	return out
}

// pathGuards gives the conditions of a way through the graph literals. Copies of a
// condition, of several iterations or inlined calls, share one.
type pathGuards struct {
	r     *run
	edges map[string]*smtlib.Term
	nodes map[source.Span]*smtlib.Term
}

func (g *pathGuards) literal(name string, o owner) *smtlib.Term {
	lit := g.r.flag(name, o)
	g.r.script.Assumptions = append(g.r.script.Assumptions, lit)
	return lit
}

// way says when an execution comes to a node, each condition only demanded when
// its literal is true. Nothing being broken, executions are followed laxly.
//
// Meaning kept: with all literals true it is f.reached(n, false).
func (g *pathGuards) way(f *groundFlow, n *cfg.Node) *smtlib.Term {
	b := f.m.b
	var parts []*smtlib.Term
	for n != f.m.Graph.Entry {
		in := f.in[n.ID]
		if len(in) == 0 {
			return b.And(b.And(parts...), g.never(f, n))
		}
		if len(in) > 1 {
			d := f.idom[n.ID]
			if c := b.Not(f.escapes(n, false)); !c.IsTrue() {
				if g.nodes[n.Span] == nil {
					g.nodes[n.Span] = g.literal(fmt.Sprintf("!through_%d", n.ID), owner{of: n, role: "through"})
				}
				parts = append(parts, b.Implies(g.nodes[n.Span], c))
			}
			n = d
			continue
		}
		e := in[0]
		if c := f.cond(e); !c.IsTrue() {
			parts = append(parts, b.Implies(g.on(e), c))
		}
		n = e.From
	}
	return b.And(parts...)
}

// on is the literal of an edge's condition.
func (g *pathGuards) on(e *cfg.Edge) *smtlib.Term {
	key := fmt.Sprintf("%v %s", e.Span, e.Label)
	if g.edges[key] == nil {
		g.edges[key] = g.literal(fmt.Sprintf("!on_%d", e.ID), owner{of: e, role: "on"})
	}
	return g.edges[key]
}

// never says the same of a node whose ways are all closed whatever the pre-state:
// by a condition that is false where control can come to it.
func (g *pathGuards) never(f *groundFlow, n *cfg.Node) *smtlib.Term {
	b := f.m.b
	var closed []*smtlib.Term
	seen := map[*cfg.Node]bool{n: true}
	for stack := []*cfg.Node{n}; len(stack) > 0; {
		n := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for _, e := range n.In {
			switch {
			case e.From == f.m.Graph.Entry || len(f.in[e.From.ID]) > 0:
				closed = append(closed, b.And(g.way(f, e.From), b.Not(g.on(e))))
			case !seen[e.From]:
				seen[e.From] = true
				stack = append(stack, e.From)
			}
		}
	}
	return b.Or(closed...)
}
