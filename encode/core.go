package encode

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"inspect/cfg"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/smtlib"
)

// CoreScript is Script with literals among the script's Assumptions, so that an
// unsatisfiable core names what contradicts each other. A literal guards
//
//	!pre_i      an assumption of the pre-state: a clause, a field that is never null
//	!on_e       the condition of an edge on the way
//	!through_n  that control, having branched, comes to a node
//	!limit_i    a bound of the pre-state: Options.Within
//	!cut_c      a bound that cuts executions off, and not where cfg.Options.Slack lets
//	            them go on
//
// There being a receiver is taken for granted. It is for graphs in which nothing
// can be broken within the bounds: executions within them are followed laxly.
// Reasons reads a core.
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

// Reason is what a literal of a core stands for: one of these.
type Reason struct {
	Pre   *cfg.Assumption // a clause
	Edge  *cfg.Edge       // the condition of an edge
	Node  *cfg.Node       // that the branches before the node come together there, and do not end
	Limit *Limit          // a bound of the pre-state
	Cut   *cfg.Cut        // a bound on what is executed
}

// Limit is a bound of the pre-state: so many objects of a kind, or arrays so long.
type Limit struct {
	Kind   *cfg.Kind   // whose objects are counted; nil: the length of arrays is bounded
	Arrays []*cfg.Kind // those arrays; they belong to collections (Kind.Owner), or none does
	Most   int
}

// limitsOf are the bounds that Options.Within sets below those of the graph.
func (e *Encoding) limitsOf() []Limit {
	var out []Limit
	in := e.Options.Within
	if in == nil {
		return nil
	}
	lengths, rows := map[int][]*cfg.Kind{}, map[int][]*cfg.Kind{}
	var own []*cfg.Kind
	for _, s := range e.Graph.Sorts {
		for _, k := range s.Kinds {
			if k.Owner != nil { // there are as many as owners
				if int64(in.LargestCollection()) < e.shape.lengthOf(k) {
					own = append(own, k)
				}
				continue
			}
			if n := in.ObjectsOf(k.Type); n+len(k.Constants) < k.Pre {
				out = append(out, Limit{Kind: k, Most: n})
			}
			if a, ok := k.Type.(*types.Array); ok && int64(in.LengthOf(a)) < e.shape.lengthOf(k) {
				n, of := in.LengthOf(a), lengths
				if a.Row { // of a string, which has a bound of its own
					of = rows
				}
				of[n] = append(of[n], k)
			}
		}
	}
	for _, of := range []map[int][]*cfg.Kind{lengths, rows} {
		for _, n := range slices.Sorted(maps.Keys(of)) {
			out = append(out, Limit{Arrays: of[n], Most: n})
		}
	}
	if own != nil {
		out = append(out, Limit{Arrays: own, Most: in.LargestCollection()})
	}
	return out
}

// limit makes the literals of the bounds: those of the pre-state, then those that
// cut executions off.
func (r *run) limit() {
	for i := range r.limitsOf() {
		r.limits = append(r.limits, r.guards.literal(fmt.Sprintf("!limit_%d", i), owner{of: r.Graph, role: "limit", i: i}))
	}
	seen := map[*cfg.Cut]bool{}
	for _, e := range r.Graph.Edges {
		if e.Beyond != nil && !seen[e.Beyond] {
			seen[e.Beyond] = true
			lit := r.cutLiteral(e.Beyond)
			r.script.Assumptions = append(r.script.Assumptions, lit)
			r.limits = append(r.limits, lit)
		}
	}
}

// cutLiteral is true where a bound cuts executions off that have room to go on.
func (e *Encoding) cutLiteral(c *cfg.Cut) *smtlib.Term {
	return e.flag(fmt.Sprintf("!cut_%d", c.ID), owner{of: c})
}

// keepLimits asserts the bounds, where their literals are true.
func (r *run) keepLimits() {
	if !r.core {
		return
	}
	for i, l := range r.limitsOf() {
		if l.Kind == nil {
			r.assert(r.b.Implies(r.limits[i], r.mem.shortArrays(l.Arrays, l.Most)), fmt.Sprintf("arrays of at most %d elements", l.Most))
		} else {
			r.assert(r.b.Implies(r.limits[i], r.mem.fewObjects(l.Kind, l.Most)), fmt.Sprintf("at most %d objects of %s", l.Most, l.Kind.Type))
		}
	}
}

// Reasons reads the names of a core.
func (e *Encoding) Reasons(core []string) []Reason {
	var out []Reason
	limits := e.limitsOf()
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
		case "limit":
			out = append(out, Reason{Limit: &limits[i]})
		case "cut":
			out = append(out, Reason{Cut: e.Graph.Cuts[i]})
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

func newPathGuards(r *run) *pathGuards {
	return &pathGuards{r: r, edges: map[string]*smtlib.Term{}, nodes: map[source.Span]*smtlib.Term{}}
}

func (g *pathGuards) literal(name string, o owner) *smtlib.Term {
	lit := g.r.flag(name, o)
	g.r.script.Assumptions = append(g.r.script.Assumptions, lit)
	return lit
}

// guarded is the condition of an edge, demanded when its literal is true. That a
// check succeeds, whose failure breaks a property, has none: nothing is broken
// within the bounds, and beyond them it is demanded.
func (g *pathGuards) guarded(e *cfg.Edge, c *smtlib.Term) *smtlib.Term {
	b := g.r.b
	if e.Beyond != nil {
		return c
	}
	if isOnlyCheck(e) {
		return b.Or(b.And(g.r.limits...), c)
	}
	return b.Implies(g.on(e), c)
}

// passedUnder says when an execution comes to a node, each condition only demanded when
// its literal is true. Nothing being broken, executions are followed laxly.
//
// Meaning kept: with all literals true it is f.reached(n, false).
func (g *pathGuards) passedUnder(f *groundFlow, n *cfg.Node) *smtlib.Term {
	b := f.m.b
	var parts []*smtlib.Term
	for n != f.m.Graph.Entry {
		in := f.in[n.ID]
		if len(in) == 0 {
			return b.And(b.And(parts...), g.never(f, n))
		}
		if len(in) > 1 {
			d := f.idom[n.ID]
			c := b.Not(f.escapes(n, false))
			if len(g.r.limits) > 0 {
				c = b.And(c, b.Or(b.And(g.r.limits...), b.Not(f.escapes(n, true))))
			}
			if !c.IsTrue() {
				if g.nodes[n.Span] == nil {
					g.nodes[n.Span] = g.literal(fmt.Sprintf("!through_%d", n.ID), owner{of: n, role: "through"})
				}
				parts = append(parts, b.Implies(g.nodes[n.Span], c))
			}
			n = d
			continue
		}
		e := in[0]
		if c := f.passed(e); !c.IsTrue() {
			parts = append(parts, g.guarded(e, c))
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
				closed = append(closed, b.And(g.passedUnder(f, e.From), b.Not(g.on(e))))
			case !seen[e.From]:
				seen[e.From] = true
				stack = append(stack, e.From)
			}
		}
	}
	return b.Or(closed...)
}
