package cfg

import (
	"math/bits"
	"slices"

	"inspect/internal/halt"
)

// finish turns the built nodes into a Graph: what lies on no path from entry to
// exit is removed, nodes are numbered topologically, components get versions
// and edges their frames, and what nothing uses is dropped.
func finish(g *Graph, mk *maker, point *halt.Point) {
	prune(g)
	foldStarts(g)
	contract(g)
	order(g)
	number(g)
	dropUnused(g, mk)
	version(g, point)
	frames(g, mk, point)
}

// prune removes the nodes that no path from the entry to the exit passes.
func prune(g *Graph) {
	from := flood(g.Entry, func(n *Node) []*Edge { return n.Out }, func(e *Edge) *Node { return e.To })
	to := flood(g.Exit, func(n *Node) []*Edge { return n.In }, func(e *Edge) *Node { return e.From })
	to[g.Entry], from[g.Exit] = true, true
	connected := func(e *Edge) bool { return from[e.From] && to[e.From] && from[e.To] && to[e.To] }
	drop := func(e *Edge) bool { return !connected(e) }
	for n := range from {
		n.In = slices.DeleteFunc(n.In, drop)
		n.Out = slices.DeleteFunc(n.Out, drop)
	}
	for _, p := range g.Properties {
		p.Edges = slices.DeleteFunc(p.Edges, drop)
	}
	for _, c := range g.Cuts {
		c.Edges = slices.DeleteFunc(c.Edges, drop)
	}
	for _, w := range g.Exits {
		w.Edges = slices.DeleteFunc(w.Edges, drop)
	}
	g.Exits = slices.DeleteFunc(g.Exits, func(w *ThrowExit) bool { return len(w.Edges) == 0 })
	for _, n := range []**Node{&g.Normal, &g.Exceptional} {
		if *n != nil && !(from[*n] && to[*n]) {
			*n = nil
		}
	}
}

func flood(start *Node, edges func(*Node) []*Edge, next func(*Edge) *Node) map[*Node]bool {
	seen := map[*Node]bool{start: true}
	work := []*Node{start}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		for _, e := range edges(n) {
			if m := next(e); !seen[m] {
				seen[m] = true
				work = append(work, m)
			}
		}
	}
	return seen
}

// contract removes the nodes whose only way on is to do nothing: what led to
// them leads to where they go. Steps that people follow stay, and so do nodes
// whose state something reads.
func contract(g *Graph) {
	keep := map[*Node]bool{g.Entry: true, g.Normal: true, g.Exceptional: true}
	for _, x := range g.Exprs {
		if x.Op == OpAt {
			keep[x.At] = true
		}
	}
	gone := map[*Edge][]*Edge{}
	for n := range flood(g.Entry, func(n *Node) []*Edge { return n.Out }, func(e *Edge) *Node { return e.To }) {
		if keep[n] || len(n.Out) != 1 {
			continue
		}
		e := n.Out[0]
		if e.Op != Assume || e.Cond != nil || e.Exit != NoExit || e.Step == Enter || e.Step == Leave || e.Step == Iterate {
			continue
		}
		to := e.To
		at := slices.Index(to.In, e)
		for _, i := range n.In {
			i.To = to
		}
		to.In = slices.Replace(to.In, at, at+1, n.In...)
		gone[e] = n.In
		n.In, n.Out = nil, nil
	}
	redirect(g, gone)
}

// order lists the nodes topologically, straight runs together, the exit last.
func order(g *Graph) {
	missing := map[*Node]int{}
	ready := []*Node{g.Entry}
	g.Nodes = nil
	for len(ready) > 0 {
		n := ready[len(ready)-1]
		ready = ready[:len(ready)-1]
		n.ID = len(g.Nodes)
		g.Nodes = append(g.Nodes, n)
		for i := len(n.Out) - 1; i >= 0; i-- {
			m := n.Out[i].To
			if _, ok := missing[m]; !ok {
				missing[m] = len(m.In)
			}
			if missing[m]--; missing[m] == 0 && m != g.Exit {
				ready = append(ready, m)
			}
		}
	}
	g.Exit.ID = len(g.Nodes)
	g.Nodes = append(g.Nodes, g.Exit)
}

// number lists the edges, properties and cuts. Run-time checks that no path
// reaches are no properties; clauses without an edge cannot be broken. Edges
// stand by source node, and those into a node alike.
func number(g *Graph) {
	g.Edges = nil
	for _, n := range g.Nodes {
		for _, e := range n.Out {
			e.ID = len(g.Edges)
			g.Edges = append(g.Edges, e)
		}
	}
	byID := func(a, b *Edge) int { return a.ID - b.ID }
	for _, n := range g.Nodes {
		slices.SortFunc(n.In, byID)
	}
	for _, p := range g.Properties {
		slices.SortFunc(p.Edges, byID)
	}
	for _, c := range g.Cuts {
		slices.SortFunc(c.Edges, byID)
	}
	props := g.Properties
	g.Properties = nil
	for _, p := range props {
		if _, check := runtimeExceptions[p.Kind]; len(p.Edges) > 0 || !check {
			p.ID = len(g.Properties)
			g.Properties = append(g.Properties, p)
		}
	}
	beyond := map[*Cut]bool{}
	for _, e := range g.Edges {
		beyond[e.Beyond] = true
	}
	cuts := g.Cuts
	g.Cuts = nil
	for _, c := range cuts {
		if len(c.Edges) > 0 || beyond[c] {
			c.ID = len(g.Cuts)
			g.Cuts = append(g.Cuts, c)
		}
	}
}

// exprs are the expressions of an edge.
func (e *Edge) exprs() []*Expr {
	var xs []*Expr
	for _, x := range []*Expr{e.Cond, e.Object, e.Index, e.Value, e.Length} {
		if x != nil {
			xs = append(xs, x)
		}
	}
	return xs
}

// modifies are the components that an edge gives a new version.
func (e *Edge) modifies() []*Component {
	switch e.Op {
	case Assume:
		return nil
	case Alloc:
		return []*Component{e.Comp, e.NewKind.Counter}
	}
	return []*Component{e.Comp}
}

// dropEmpty drops the kinds that never have an object: none before, and no
// allocation. Their tests fail by themselves.
func dropEmpty(g *Graph, mk *maker) {
	allocated := map[*Kind]bool{}
	for _, e := range g.Edges {
		if e.Op == Alloc {
			allocated[e.NewKind] = true
		} else if e.Op == Havoc && e.Comp.Kind == Counter {
			allocated[e.Comp.Obj] = true
		}
	}
	empty := func(k *Kind) bool { return k.Pre == 0 && !allocated[k] }
	nonEmpty := func(ks []*Kind) []*Kind {
		if !slices.ContainsFunc(ks, empty) {
			return ks
		}
		return slices.DeleteFunc(append([]*Kind{}, ks...), empty)
	}
	for _, x := range g.Exprs {
		x.Kinds = nonEmpty(x.Kinds)
	}
	for _, b := range g.BoundVars {
		b.Kinds = nonEmpty(b.Kinds)
	}
	for _, s := range g.Sorts {
		s.Kinds = nonEmpty(s.Kinds)
	}
	clear(mk.reads)
}

// dropUnused keeps the expressions, bound variables and components that the
// graph mentions and numbers them anew.
func dropUnused(g *Graph, mk *maker) {
	dropEmpty(g, mk)
	used := map[*Expr]bool{}
	bound := map[*Bound]bool{}
	comps := map[*Component]bool{}
	var visit func(x *Expr)
	visit = func(x *Expr) {
		if x == nil || used[x] {
			return
		}
		used[x] = true
		for _, a := range x.Args {
			visit(a)
		}
		for _, c := range ownReads(x) {
			comps[c] = true
		}
		if x.Bound != nil {
			bound[x.Bound] = true
		}
	}
	for _, a := range g.Pre {
		visit(a.Cond)
	}
	for _, s := range g.Sorts {
		for _, k := range s.Kinds {
			comps[k.Counter] = true
		}
	}
	for _, e := range g.Edges {
		for _, x := range e.exprs() {
			visit(x)
		}
		for _, c := range e.modifies() {
			comps[c] = true
		}
		if e.Bound != nil {
			bound[e.Bound] = true
		}
	}
	for _, c := range append([]*Component{g.This, g.Result, g.Thrown}, g.Inputs...) {
		if c != nil {
			comps[c] = true
		}
	}
	g.Exprs = slices.DeleteFunc(g.Exprs, func(x *Expr) bool { return !used[x] })
	for i, x := range g.Exprs {
		x.ID = i
	}
	g.BoundVars = slices.DeleteFunc(g.BoundVars, func(b *Bound) bool { return !bound[b] })
	for i, b := range g.BoundVars {
		b.ID = i
	}
	g.Components = slices.DeleteFunc(g.Components, func(c *Component) bool { return !comps[c] })
	for i, c := range g.Components {
		c.ID = i
	}
	clear(mk.reads)
}

// version gives every component at every node its version: the length of the
// longest path of modifying edges to it. Nodes share the slice of a
// predecessor where nothing changes.
func version(g *Graph, point *halt.Point) {
	for _, c := range g.Components {
		c.Versions = 1
	}
	for _, n := range g.Nodes {
		point.Pass()
		if len(n.In) == 0 { // the entry, and an exit that no execution comes to
			n.Version = make([]int32, len(g.Components))
			continue
		}
		own := false
		for i, e := range n.In {
			v := e.From.Version
			if i == 0 {
				n.Version = v
			} else if !areShared(n.Version, v) {
				if !own {
					n.Version, own = slices.Clone(n.Version), true
				}
				for c, x := range v {
					n.Version[c] = max(n.Version[c], x)
				}
			}
		}
		for _, e := range n.In {
			for _, c := range e.modifies() {
				if !own {
					n.Version, own = slices.Clone(n.Version), true
				}
				n.Version[c.ID] = max(n.Version[c.ID], e.From.Version[c.ID]+1)
			}
		}
		if own {
			for _, c := range g.Components {
				c.Versions = max(c.Versions, int(n.Version[c.ID])+1)
			}
		}
	}
}

// areShared reports whether two nodes have the same versions because nothing changed
// between them.
func areShared(a, b []int32) bool { return len(a) == 0 || &a[0] == &b[0] }

type bitset []uint64

func (b bitset) set(i int)      { b[i/64] |= 1 << (i % 64) }
func (b bitset) clear(i int)    { b[i/64] &^= 1 << (i % 64) }
func (b bitset) has(i int) bool { return b[i/64]&(1<<(i%64)) != 0 }
func (b bitset) union(c bitset) {
	for i, w := range c {
		b[i] |= w
	}
}

// with is the union as a set of its own, or one of the two where that holds the other.
func (b bitset) with(c bitset) bitset {
	if len(b) < len(c) {
		b, c = c, b
	}
	for i, w := range c {
		if w&^b[i] != 0 {
			b = slices.Clone(b)
			b.union(c)
			break
		}
	}
	return b
}

// visible are the components that people read at a node besides its edges: where
// an execution ends, the heap, the statics and the outcome.
func visible(g *Graph, n *Node) []*Component {
	var cs []*Component
	if n == g.Exit || !slices.ContainsFunc(n.Out, func(e *Edge) bool { return e.Exit == End || e.Exit == Violation }) {
		return nil
	}
	for _, c := range g.Components {
		if c.Kind != Local || n == g.Normal && c == g.Result || n == g.Exceptional && c == g.Thrown || c == g.This {
			cs = append(cs, c)
		}
	}
	return cs
}

// oldReads are, by node, the components that expressions read there by OpAt.
func oldReads(g *Graph, mk *maker) map[*Node]map[*Component]bool {
	at := map[*Node]map[*Component]bool{}
	for _, x := range g.Exprs {
		if x.Op != OpAt {
			continue
		}
		if at[x.At] == nil {
			at[x.At] = map[*Component]bool{}
		}
		for _, c := range mk.readsOf(x.Args[0]) {
			at[x.At][c] = true
		}
	}
	return at
}

// frames gives each edge its frame conditions: for the components that are live
// at its target, whose version the target raises and the edge does not modify.
// A component is live where a later edge or specification reads it before it
// is assigned.
func frames(g *Graph, mk *maker, point *halt.Point) {
	words := (len(g.Components) + 63) / 64
	live := make([]bitset, len(g.Nodes))
	old := oldReads(g, mk)
	for i := len(g.Nodes) - 1; i >= 0; i-- {
		point.Pass()
		n := g.Nodes[i]
		b := make(bitset, words)
		for _, e := range n.Out {
			t := slices.Clone(live[e.To.ID])
			switch e.Op {
			case Assign, Alloc:
				t.clear(e.Comp.ID)
			case Havoc:
				if e.Comp.Kind == Local || e.Comp.Kind == Static {
					t.clear(e.Comp.ID)
				}
			case WriteField, WriteElem, Fill: // the other objects' values stay
				t.set(e.Comp.ID)
			}
			if e.Op == Alloc {
				t.set(e.NewKind.Counter.ID)
			}
			for _, x := range e.exprs() {
				t.union(mk.readSet(x))
			}
			b.union(t)
		}
		for _, c := range visible(g, n) {
			b.set(c.ID)
		}
		for c := range old[n] {
			b.set(c.ID)
		}
		live[i] = b
	}
	for _, e := range g.Edges {
		point.Pass()
		e.Frames = nil
		if e.To == g.Exit || areShared(e.From.Version, e.To.Version) {
			continue
		}
		mod := e.modifies()
		for w, word := range live[e.To.ID] {
			for ; word != 0; word &= word - 1 {
				c := g.Components[w*64+bits.TrailingZeros64(word)]
				from, to := e.From.Version[c.ID], e.To.Version[c.ID]
				if from < to && !slices.Contains(mod, c) {
					e.Frames = append(e.Frames, Frame{c, from, to})
				}
			}
		}
	}
}
