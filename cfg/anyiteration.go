package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/types"
)

// A loop by its invariants needs no unrolling. They are checked before it; then whatever
// it may change becomes arbitrary, they are assumed, and from that state, which stands for
// the one in front of any iteration, the loop either ends or runs its body once, after
// which they are checked again:
//
//	check invariants ─► havoc ─► assume invariants ─► condition ─┬─ false ─► on behind the loop
//	                                                             └─ true ──► body ─► check invariants, end
//
// A break, return or exception leaves from there. What the loop may change is told by
// the edges that its body was lowered to, calls included; of fields and elements those
// that loop_modifies clauses name, if there are any, since every write is checked against them.

// hasInvariant reports whether the loop has an invariant.
func (c *loopCheck) hasInvariant() bool {
	return slices.ContainsFunc(c.spec, func(cl *core.Clause) bool {
		return cl.Kind == core.LoopInvariant && !cl.Redundantly && !cl.Free && cl.X != nil
	})
}

// assume takes the invariants for granted.
func (c *loopCheck) assume() {
	c.clauses(core.LoopInvariant, func(cl *core.Clause) {
		if !cl.Free {
			c.take(cl)
		}
	})
	c.assumeFree()
}

// byInvariants ends the label of the step in which a loop's invariants stand for iterations.
const byInvariants = " by its invariants"

func (l *code) anyIteration(p *loop, check *loopCheck, after *Node) {
	at := p.stmt.Span()
	l.unwatched(at, false, "a loop by its invariants", "use --loops unwind")
	check.head()
	if p.after && l.cur != nil { // the first turn needs no condition
		l.turn(p, check, after)
		check.head()
	}
	l.flush()
	if l.cur == nil {
		return
	}
	l.may.anything()
	before, known := l.cur, l.facts
	head := l.node(at)
	l.cur, l.facts = head, l.stableFacts()
	if p.always != nil {
		l.step(Edge{Op: Assume, Cond: p.always(), Span: at})
	}
	check.assume()
	if l.cur != nil {
		body := l.node(p.body.Span())
		l.test(p, body, after)
		l.enter(body)
	}
	if l.cur != nil {
		l.turn(p, check, after)
		check.head()
		l.exitEdge(Edge{Exit: End, Span: at})
	}
	r := regionOf(head)
	l.cur, l.facts = before, known
	l.step(Edge{Span: at, Step: Iterate, Label: "the loop of line " + itoa(at.Line()) + byInvariants})
	l.changeAnything(p, r)
	l.link(head, Edge{Span: at})
	delete(l.arriving, head)
	l.cur = nil
}

// stableFacts are the facts at cur that no iteration can change: those of variables that the
// method does not assign after their declaration.
func (l *code) stableFacts() facts {
	assigned := l.assignedIn(l.act.method)
	out := facts{}
	for f := range l.facts {
		if !slices.ContainsFunc(l.mk.readsOf(f), func(c *Component) bool {
			return c.Kind != Local || c.Temp || c.Depth > l.act.depth || c.Depth < l.act.depth && c.Var != nil || assigned[c.Var]
		}) {
			out[f] = true
		}
	}
	return out
}

// changes are the edges behind a node, and the components that they modify.
type changes struct {
	edges []*Edge
	by    map[*Component][]*Edge
}

func regionOf(head *Node) *changes {
	r := &changes{by: map[*Component][]*Edge{}}
	seen := map[*Node]bool{head: true}
	for work := []*Node{head}; len(work) > 0; {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		for _, e := range n.Out {
			r.edges = append(r.edges, e)
			for _, c := range e.modifies() {
				r.by[c] = append(r.by[c], e)
			}
			if !seen[e.To] {
				seen[e.To] = true
				work = append(work, e.To)
			}
		}
	}
	return r
}

// isSteady reports whether a value is the same at any iteration.
func (r *changes) isSteady(mk *maker, x *Expr) bool {
	return !slices.ContainsFunc(mk.readsOf(x), func(c *Component) bool { return r.by[c] != nil })
}

// isNew reports whether a value is always an object that the same iteration made: that of
// a temporary, or of a variable that the body declares.
func (r *changes) isNew(x *Expr, declared map[*types.Var]bool) bool {
	if x.Op != OpLocal || !(x.Comp.Temp || declared[x.Comp.Var]) {
		return false
	}
	es := r.by[x.Comp]
	return len(es) > 0 && !slices.ContainsFunc(es, func(e *Edge) bool {
		return !(e.Op == Alloc || e.Op == Assign && e.Value.Op == OpLocal && e.Value.Comp != x.Comp && e.Value.Comp.Temp && r.isNew(e.Value, nil))
	})
}

// changeAnything makes all arbitrary that iterations may change.
func (l *code) changeAnything(p *loop, r *changes) {
	at := p.stmt.Span()
	s := &substitution{code: l, call: p.stmt, before: l.cur}
	declared := map[*types.Var]bool{}
	core.Walk(p.body, func(n core.Node) bool {
		if let, ok := n.(*core.Let); ok {
			declared[let.Var] = true
		}
		return true
	})
	rs := map[*Component]*region{}
	var grown []*Kind
	for _, c := range l.g.Components {
		es := r.by[c]
		switch {
		case len(es) == 0:
		case c.Kind == Counter:
			grown = append(grown, c.Obj)
		case c.Kind == Local || l.isMark(c) || c.isImmutable():
		case p.frame != nil:
			rs[c] = p.frame.of(l, c)
		default:
			rs[c] = r.region(l, c, declared, s.before)
		}
	}
	s.change(rs, grown)
	for _, c := range l.g.Components { // when the objects exist that they may mean
		if c.Kind == Local && len(r.by[c]) > 0 {
			l.step(Edge{Op: Havoc, Comp: c, Span: at})
		}
	}
	for _, c := range []*Component{l.raised.comp, l.unknownMessage.comp} {
		if c != nil && len(r.by[c]) > 0 {
			l.step(Edge{Op: Havoc, Comp: c, Span: at})
		}
	}
	if texts := l.consist(at); texts != l.mk.yes {
		l.step(Edge{Op: Assume, Cond: texts, Span: at})
	}
}

// region is the part of a static field, or of all fields or elements of one kind, that
// the edges write.
func (r *changes) region(l *code, c *Component, declared map[*types.Var]bool, before *Node) *region {
	out := &region{}
	for _, e := range r.by[c] {
		switch {
		case e.Object == nil || e.Op == Havoc:
			out.all = true
		case r.isNew(e.Object, declared):
		case r.isSteady(l.mk, e.Object):
			loc := location{obj: l.mk.at(before, e.Object), def: l.mk.yes}
			if !slices.ContainsFunc(out.locs, func(o location) bool { return o.obj == loc.obj }) {
				out.locs = append(out.locs, loc)
			}
		default:
			out.all = true
		}
	}
	return out
}
