package cfg

import (
	"fmt"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// builder makes the nodes and edges of a graph, one after the other along the
// execution, and its components, properties and cuts. It knows neither Java nor JML.
//
// cur is the node where the next edge starts, nil where no execution comes. A step
// goes on at a node of its own; link and branch lead to joins, which enter continues.
type builder struct {
	g    *Graph
	mk   *maker
	size *growth
	cur  *Node
	act  *activation
	// checks makes what must be checked before the next edge edges of its own.
	checks func()
	// follow receives each edge that changes something; changed does as well, when the edge is there.
	follow, changed func(*Edge)
	guard           *Expr // inside an operand that is evaluated only when guard holds; nil: always
	// inSteps: what is lowered comes before the call that is checked; see Options.Steps.
	inSteps bool
	// undecided: what is known of cur closes no way.
	undecided bool
	values    *values // what the state can hold; nil: nobody looks
	forks     int     // branches that numbers which are known do not decide
	// facts hold at cur; arriving collects those of the edges into a join.
	facts       facts
	arriving    map[*Node]facts
	allocations map[*Kind]int // allocations met
	early       bool          // what is made comes before the method

	comps  map[compKey]*Component
	names  map[string]int
	props  map[propKey]*Property
	counts map[PropertyKind]int
	cuts   map[cutKey]*Cut
}

func newBuilder(g *Graph, size *growth, undecided bool) *builder {
	return &builder{g: g, size: size, undecided: undecided, facts: facts{}, arriving: map[*Node]facts{}, allocations: map[*Kind]int{},
		comps: map[compKey]*Component{}, names: map[string]int{}, props: map[propKey]*Property{}, counts: map[PropertyKind]int{}, cuts: map[cutKey]*Cut{}}
}

// fault is a mistake of ours.
func (b *builder) fault(at source.Span, format string, args ...any) {
	panic(fmt.Sprintf("cfg: %s: %s: %s", b.g.Method.QName(), at, fmt.Sprintf(format, args...)))
}

type compKey struct {
	kind  CompKind
	depth int
	of    any // *types.Var, *types.Field, *Sort, core.Node with a role
	role  string
}

// component registers c under a name of its own.
func (b *builder) component(c *Component) *Component {
	base := c.Name
	for {
		if _, taken := b.names[c.Name]; !taken {
			break
		}
		b.names[base]++
		c.Name = fmt.Sprintf("%s'%d", base, b.names[base])
	}
	b.names[c.Name] = 0
	c.ID = len(b.g.Components)
	b.g.Components = append(b.g.Components, c)
	return c
}

func (b *builder) find(key compKey, make func() *Component) *Component {
	c := b.comps[key]
	if c == nil {
		c = b.component(make())
		b.comps[key] = c
	}
	return c
}

// temp is the temporary of a role at a node of the tree, in the current
// activation. Activations at one depth never overlap, and a node is evaluated
// again only when its earlier value is dead, so that they share components.
func (b *builder) temp(of core.Node, role string, t types.Type) *Component {
	return b.find(compKey{Local, b.act.depth, of, role}, func() *Component {
		return &Component{Kind: Local, Name: "%" + role, Type: t, Temp: true, Depth: b.act.depth}
	})
}

// variable is the component of a local variable or parameter in the current
// activation.
func (b *builder) variable(v *types.Var) *Component {
	return b.find(compKey{Local, b.act.depth, v, ""}, func() *Component {
		return &Component{Kind: Local, Name: v.Name, Type: b.stateType(v.Type), Var: v, Depth: b.act.depth}
	})
}

// read is the value of a component in the current state.
func (b *builder) read(c *Component) *Expr { return b.mk.local(c) }

// node makes a control point.
func (b *builder) node(at source.Span) *Node { return &Node{ID: -1, Span: at} }

// add appends an edge from cur.
func (b *builder) add(to *Node, e Edge) *Edge {
	b.size.add()
	if b.mk.boxes[e.Value] {
		b.mk.escapes()
	}
	x := new(Edge)
	*x = e
	x.From, x.To, x.Early = b.cur, to, b.early
	x.Depth = b.act.depth
	b.cur.Out = append(b.cur.Out, x)
	to.In = append(to.In, x)
	return x
}

// step appends an edge to a node of its own and goes on there. Checks that are
// pending come first.
func (b *builder) step(e Edge) *Edge {
	b.checks()
	if b.cur == nil {
		return nil
	}
	if b.guard != nil {
		b.fault(e.Span, "an effect inside a guarded operand")
	}
	n := b.node(e.Span)
	x := b.add(n, e)
	b.cur = n
	b.follow(x)
	if b.values != nil {
		b.values.follow(x)
	}
	if e.Comp != nil {
		b.forget(e.Comp)
	}
	if e.NewKind != nil {
		b.allocations[e.NewKind]++
		b.forget(e.NewKind.Counter)
	}
	if e.Op == Havoc && e.Comp.Kind == Counter {
		b.allocations[e.Comp.Obj]++
	}
	if e.Op == Assume && e.Cond != nil {
		b.learn(e.Cond)
	}
	b.changed(x)
	return x
}

// link leads from cur to a join and leaves cur unreachable.
func (b *builder) link(to *Node, e Edge) {
	b.checks()
	if b.cur == nil {
		return
	}
	at := b.facts
	if e.Op == Assume && e.Cond != nil {
		at = copyFacts(at)
		for _, c := range conjuncts(e.Cond) {
			at[c] = true
		}
	} else if e.Op != Assume {
		b.fault(e.Span, "a join by a modifying edge")
	}
	x := b.add(to, e)
	if b.values != nil {
		b.values.arrive(x)
	}
	if old, ok := b.arriving[to]; ok {
		for f := range old {
			if !at[f] {
				delete(old, f)
			}
		}
	} else {
		b.arriving[to] = copyFacts(at)
	}
	b.cur = nil
}

// enter goes on at a join; without an edge into it no execution comes.
func (b *builder) enter(n *Node) {
	if len(n.In) == 0 {
		b.cur = nil
		b.facts = facts{}
		return
	}
	b.cur = n
	b.facts = b.arriving[n]
	delete(b.arriving, n)
	if b.facts == nil {
		b.facts = facts{}
	}
}

func copyFacts(fs facts) facts {
	c := make(facts, len(fs))
	for f := range fs {
		c[f] = true
	}
	return c
}

// learn notes that cond holds at cur.
func (b *builder) learn(cond *Expr) {
	for _, c := range conjuncts(cond) {
		b.facts[c] = true
	}
}

// forget drops the facts that read c.
func (b *builder) forget(c *Component) {
	for f := range b.facts {
		if b.mk.dependsOn(f, c) {
			delete(b.facts, f)
		}
	}
}

// known simplifies a condition by the facts at cur.
func (b *builder) known(cond *Expr) *Expr {
	if b.undecided {
		return cond
	}
	return b.mk.under(cond, b.facts)
}

// assign sets a local or static component.
func (b *builder) assign(c *Component, v *Expr, at source.Span, step StepKind, label string) {
	b.step(Edge{Op: Assign, Comp: c, Value: v, Span: at, Step: step, Label: label})
}

// branch leads to yes where cond holds and to no where it does not. A side that
// cannot be taken gets no edge, unless nothing is to be decided here.
func (b *builder) branch(cond *Expr, yes, no *Node, at source.Span, label string, step StepKind) {
	b.decide(cond, yes, no, Edge{Span: at, Step: step, Label: label}, Edge{Span: at, Step: step, Label: "!(" + label + ")"})
}

// decide is branch with edges of which the places, steps and labels are given.
func (b *builder) decide(cond *Expr, yes, no *Node, taken, missed Edge) {
	b.checks()
	if b.cur == nil {
		return
	}
	objects := comparesObjects(cond)
	if k := b.known(cond); k.Op == OpConst {
		cond = k
	}
	from, facts := b.cur, b.facts
	yesTaken, noTaken := cond != b.mk.no, cond != b.mk.yes
	if yesTaken && noTaken {
		if v, known := b.values.here(b.cur, cond, types.IsInLibrary(taken.Span)); known {
			yesTaken, noTaken = v, !v
		}
	}
	if yesTaken && noTaken || objects {
		b.forks++
	}
	b.g.HasClosed = b.g.HasClosed || yesTaken != noTaken && !types.IsInLibrary(taken.Span)
	if yesTaken || b.undecided {
		taken.Cond = cond
		if cond == b.mk.yes {
			taken.Cond, taken.Step = nil, Hidden
		}
		b.link(yes, taken)
	}
	if noTaken || b.undecided {
		b.cur, b.facts = from, facts
		missed.Cond = b.mk.not(cond)
		if cond == b.mk.no {
			missed.Cond, missed.Step = nil, Hidden
		}
		b.link(no, missed)
	}
	b.cur = nil
}

// exitEdge appends an edge into the exit and stays at cur.
func (b *builder) exitEdge(e Edge) {
	if b.cur == nil || e.Cond == b.mk.no || b.inSteps && (e.Exit == Violation || e.Exit == Evaluated) {
		return
	}
	if e.Cond == b.mk.yes {
		e.Cond = nil
	}
	x := b.add(b.g.Exit, e)
	switch e.Exit {
	case CutOff:
		x.Hosts, x.InSteps = b.hosts(), b.inSteps
	case Violation:
		e.Property.Edges = append(e.Property.Edges, x)
	case Evaluated:
		e.Property.Evaluated = append(e.Property.Evaluated, x)
	}
	if e.Cut != nil {
		e.Cut.Edges = append(e.Cut.Edges, x)
	}
}

// violate ends the executions for which cond holds (nil: all) with a broken
// property.
func (b *builder) violate(p *Property, cond *Expr, at source.Span, label string) {
	b.checks()
	b.exitEdge(Edge{Exit: Violation, Property: p, Cond: cond, Span: at, Label: label})
}

// cutOff ends all executions at cur: they need more than a bound.
func (b *builder) cutOff(c *Cut, cond *Expr, at source.Span) {
	b.checks()
	b.exitEdge(Edge{Exit: CutOff, Cut: c, Cond: cond, Span: at})
	if cond == nil || cond == b.mk.yes {
		b.cur = nil
		return
	}
	if cond != b.mk.no {
		b.step(Edge{Op: Assume, Cond: b.mk.not(cond), Span: at})
	}
}

type propKey struct {
	kind PropertyKind
	of   any // the origin of a core.Node, or a string
	sub  int
}

// property is the one property of a check at a place of the source.
func (b *builder) property(kind PropertyKind, of any, sub int, at source.Span, message string) *Property {
	key := propKey{kind, originOf(of), sub}
	p := b.props[key]
	if p == nil {
		b.counts[kind]++
		p = &Property{ID: len(b.g.Properties), Kind: kind, Span: at, Message: message,
			Name: fmt.Sprintf("%s.%s.%d", b.g.Named.QName(), kind, b.counts[kind])}
		b.props[key] = p
		b.g.Properties = append(b.g.Properties, p)
	}
	return p
}

// originOf is the key of a place in the source: what it was written as.
func originOf(of any) any {
	if n, ok := of.(core.Node); ok {
		return n.Origin()
	}
	return of
}

type cutKey struct {
	kind string
	of   any
}

func (b *builder) cut(kind string, of any, at source.Span, bound int) *Cut {
	key := cutKey{kind, originOf(of)}
	c := b.cuts[key]
	if c == nil {
		c = &Cut{ID: len(b.g.Cuts), Kind: kind, Span: at, Bound: bound}
		b.cuts[key] = c
		b.g.Cuts = append(b.g.Cuts, c)
	}
	return c
}

// hosts are the statements of the checked method that are being executed, the
// innermost of each of its activations; nil stands for an activation that is in
// none of its statements.
func (b *builder) hosts() []*Stmt {
	var out []*Stmt
	for a := b.act; a != nil; a = a.caller {
		if a.method == b.g.Method {
			out = append(out, a.at)
		}
	}
	return out
}
