package cfg

import (
	"math/big"
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// Operations of code whose results may not fit, where nothing checks them: those whose operands
// have intervals that admit it. The intervals are those of the state at the operation: what was
// assigned on the ways there, and what the conditions behind which it stands say.
//
//	static int mid(int lo, int hi) { return (lo + hi) / 2; }     // lo + hi
//	for (int i = 0; i < a.length; i++) …                         // i++ fits

// grown is an operation that was met, with its operands as they are read at a node.
type grown struct {
	at    *Node
	guard *Expr // it is evaluated only where this holds there; nil: always
	op    Op
	args  []*Expr
	to    types.Type // that the result is to be of
	span  source.Span
}

// grows notes an operation of code whose result may not fit, unless that is checked or meant.
func (l *code) grows(e core.Expr, op Op, to types.Type, args ...*Expr) {
	if l.cur == nil || !types.IsIntegral(to) || !l.w.IsUncheckedCode(l.act.method) || !e.Span().Valid() {
		return
	}
	for _, a := range args {
		if !types.IsIntegral(a.Type) {
			return
		}
	}
	l.grown = append(l.grown, grown{l.cur, l.guard, op, args, to, e.Span()})
}

// overflows are the places of the operations whose results may not fit, in the order in which
// they were met. The graph is finished.
func overflows(g *Graph, mk *maker, all []grown) (places []source.Span) {
	if len(all) == 0 {
		return nil
	}
	r := newIntervals(g, mk)
	seen := map[source.Span]bool{}
	for _, o := range all {
		if seen[o.span] || !r.holds(o.at) {
			continue
		}
		constant := true
		var args []span
		r.guarded, r.guard = o.at, o.guard
		for _, a := range o.args {
			s := r.of(a, o.at, conditionDepth)
			args, constant = append(args, s), constant && s.lo.Cmp(s.hi) == 0
		}
		if !constant && !exactResult(o.op, args).isWithin(mk.values(o.to)) {
			seen[o.span] = true
			places = append(places, o.span)
		}
	}
	return places
}

// exactResult is the interval of the exact result of an operation.
func exactResult(op Op, args []span) span {
	switch {
	case op == OpNeg:
		return negated(args[0])
	case op == OpDiv && args[1].lo.Sign() > 0:
		return args[0].union(hull(new(big.Int)))
	}
	return results[op](args[0], args[1])
}

// intervals are those of numbers at the nodes of a finished graph.
type intervals struct {
	g     *Graph
	mk    *maker
	sets  map[edition][]*Edge // that give a component this version
	known map[edition]span
	read  map[reading]span
	// guard, unless nil, holds at the node guarded.
	guarded *Node
	guard   *Expr
	above   []*Node // by node: the nearest one that every way to it passes
}

// edition is a component with one of its versions.
type edition struct {
	comp *Component
	n    int32
}

// reading is a number that is read at a node, with so many conditions looked at.
type reading struct {
	e, guard *Expr
	at       *Node
	depth    int
}

// conditionDepth is how many conditions deep operands of conditions are looked at.
const conditionDepth = 3

// conditionsAbove is how many nodes above an operation are asked for their conditions.
const conditionsAbove = 200

// longest is what no array is longer than, as far as overflows go: what is larger is beyond
// all bounds that can be decided.
var longest = big.NewInt(1 << 20)

func newIntervals(g *Graph, mk *maker) *intervals {
	r := &intervals{g: g, mk: mk, sets: map[edition][]*Edge{}, known: map[edition]span{}, read: map[reading]span{}, above: make([]*Node, len(g.Nodes))}
	for _, e := range g.Edges {
		if c := e.Comp; c != nil && (c.Kind == Local || c.Kind == Static) {
			if n, ok := r.versionAt(c, e.To); ok {
				v := edition{c, n}
				r.sets[v] = append(r.sets[v], e)
			}
		}
		for _, f := range e.Frames {
			v := edition{f.Comp, f.To}
			r.sets[v] = append(r.sets[v], e)
		}
	}
	for _, n := range g.Nodes {
		for _, e := range n.In {
			if r.above[n.ID] == nil {
				r.above[n.ID] = e.From
				continue
			}
			r.above[n.ID] = r.common(r.above[n.ID], e.From)
		}
	}
	return r
}

// common is the nearest node above two.
func (r *intervals) common(a, b *Node) *Node {
	for a != b {
		if a.ID < b.ID {
			a, b = b, a
		}
		if a = r.above[a.ID]; a == nil {
			return r.g.Entry
		}
	}
	return a
}

// holds reports whether a node is one of the graph.
func (r *intervals) holds(n *Node) bool {
	return 0 <= n.ID && n.ID < len(r.g.Nodes) && r.g.Nodes[n.ID] == n
}

// versionAt is the version that a component has at a node; false: the graph has no such component.
func (r *intervals) versionAt(c *Component, n *Node) (int32, bool) {
	if c.ID < 0 || c.ID >= len(r.g.Components) || r.g.Components[c.ID] != c || c.ID >= len(n.Version) {
		return 0, false
	}
	return n.Version[c.ID], true
}

// of is the interval of a number that is read at a node.
func (r *intervals) of(e *Expr, n *Node, depth int) span {
	if e.Op == OpConst {
		return span{e.Int, e.Int}
	}
	key := reading{e: e, at: n, depth: depth}
	if n == r.guarded {
		key.guard = r.guard
	}
	if s, ok := r.read[key]; ok {
		return s
	}
	s := r.plain(e, n, depth)
	if depth > 0 && (e.Op == OpLocal || e.Op == OpField || e.Op == OpElem || e.Op == OpLen) {
		s = r.narrowed(s, e, n, depth)
	}
	r.read[key] = s
	return s
}

// plain is the interval without what conditions say.
func (r *intervals) plain(e *Expr, n *Node, depth int) span {
	all := r.mk.values(e.Type)
	s := all
	of := func(i int) span { return r.of(e.Args[i], n, depth) }
	switch e.Op {
	case OpLocal:
		if v, ok := r.versionAt(e.Comp, n); ok {
			s = r.component(edition{e.Comp, v}, all)
		}
	case OpLen:
		s = span{new(big.Int), longest}
	case OpField:
		if f := e.Comp.Fld; f != nil && types.IsKind(f.Type, types.Int) && types.IsContainer(f.Class) {
			s = span{new(big.Int), longest} // its size
		}
	case OpAt:
		if r.holds(e.At) {
			return r.of(e.Args[0], e.At, depth)
		}
	case OpConvert:
		s = of(0)
	case OpIte:
		s = of(1).union(of(2))
	case OpAdd, OpSub, OpMul, OpDiv, OpRem:
		s = exactResult(e.Op, []span{of(0), of(1)})
	case OpNeg:
		s = negated(of(0))
	case OpBitAnd:
		for i := range e.Args {
			if x := of(i); x.lo.Sign() >= 0 && x.hi.Cmp(s.hi) <= 0 {
				s = span{new(big.Int), x.hi}
			}
		}
	case OpShr, OpUShr:
		if x := of(0); x.lo.Sign() >= 0 {
			s = span{new(big.Int), x.hi}
			if k := e.Args[1]; k.Op == OpConst {
				s.hi = new(big.Int).Rsh(x.hi, uint(k.Int.Int64()))
			}
		} else if k := e.Args[1]; e.Op == OpUShr && k.Op == OpConst && k.Int.Sign() > 0 {
			s = span{new(big.Int), new(big.Int).Rsh(new(big.Int).Sub(all.hi, all.lo), uint(k.Int.Int64()))}
		} else if e.Op == OpShr && k.Op == OpConst {
			s = span{new(big.Int).Rsh(x.lo, uint(k.Int.Int64())), new(big.Int).Rsh(x.hi, uint(k.Int.Int64()))}
		}
	}
	if !s.isWithin(all) {
		return all // it wraps around
	}
	return s
}

// component is the interval of what a component holds in one of its versions.
func (r *intervals) component(v edition, all span) span {
	if s, ok := r.known[v]; ok {
		return s
	}
	r.known[v] = all
	sets := r.sets[v]
	if v.n == 0 || len(sets) == 0 {
		return all
	}
	var s *span
	add := func(x span) {
		if s != nil {
			x = s.union(x)
		}
		s = &x
	}
	for _, e := range sets {
		if e.Comp == v.comp && e.To.Version[v.comp.ID] == v.n {
			if e.Op != Assign || e.Value == nil {
				return all
			}
			add(r.of(e.Value, e.From, 1))
		}
		for _, f := range e.Frames {
			if f.Comp == v.comp && f.To == v.n {
				add(r.component(edition{f.Comp, f.From}, all))
			}
		}
	}
	if s != nil && s.isWithin(all) {
		r.known[v] = *s
	}
	return r.known[v]
}

// narrowed is an interval with what the conditions say that hold wherever a node is reached.
func (r *intervals) narrowed(s span, e *Expr, n *Node, depth int) span {
	if n == r.guarded && r.guard != nil {
		s = r.decided(s, r.guard, true, e, n, depth)
	}
	for i, m := 0, n; m != nil && i < conditionsAbove; i, m = i+1, r.above[m.ID] {
		if len(m.In) != 1 || m.In[0].Op != Assume || m.In[0].Cond == nil || !r.isSame(e, m.In[0].From, n) {
			continue
		}
		s = r.decided(s, m.In[0].Cond, true, e, m.In[0].From, depth)
	}
	if r.isSame(e, r.g.Entry, n) {
		for _, a := range r.g.Pre {
			s = r.decided(s, a.Cond, true, e, r.g.Entry, depth)
		}
	}
	return s
}

// isSame reports whether a number is the same at two nodes.
func (r *intervals) isSame(e *Expr, a, b *Node) bool {
	for _, c := range ownReads(e) {
		v, ok := r.versionAt(c, a)
		w, is := r.versionAt(c, b)
		if !ok || !is || v != w {
			return false
		}
	}
	return !slices.ContainsFunc(e.Args, func(x *Expr) bool { return !r.isSame(x, a, b) })
}

// decided is an interval with what a condition says that is true, or false, at a node.
func (r *intervals) decided(s span, c *Expr, is bool, e *Expr, n *Node, depth int) span {
	switch {
	case c.Op == OpNot:
		return r.decided(s, c.Args[0], !is, e, n, depth)
	case c.Op == OpAnd && is || c.Op == OpOr && !is:
		for _, a := range c.Args {
			s = r.decided(s, a, is, e, n, depth)
		}
		return s
	case c.Op != OpLt && c.Op != OpLe && c.Op != OpEq || !types.IsIntegral(c.Args[0].Type):
		return s
	}
	x, y := r.widened(c.Args[0]), r.widened(c.Args[1])
	if c.Op == OpEq && !is {
		return r.differing(r.differing(s, x, y, e, n, depth), y, x, e, n, depth)
	}
	gap := int64(0)
	if (c.Op == OpLt) == is && c.Op != OpEq {
		gap = 1
	}
	if !is { // x < y is not: y <= x
		x, y = y, x
	}
	s = r.ordered(s, x, y, gap, e, n, depth)
	if c.Op == OpEq {
		s = r.ordered(s, y, x, gap, e, n, depth)
	}
	return s
}

// differing is an interval with what x != y says, at a node: one end less, where y is that.
func (r *intervals) differing(s span, x, y, e *Expr, n *Node, depth int) span {
	if x != e || s.lo.Cmp(s.hi) == 0 {
		return s
	}
	not := r.of(y, n, depth-1)
	switch one := big.NewInt(1); {
	case not.lo.Cmp(not.hi) != 0:
	case not.lo.Cmp(s.lo) == 0:
		s.lo = new(big.Int).Add(s.lo, one)
	case not.hi.Cmp(s.hi) == 0:
		s.hi = new(big.Int).Sub(s.hi, one)
	}
	return s
}

// ordered is an interval with what x + gap <= y says, at a node.
func (r *intervals) ordered(s span, x, y *Expr, gap int64, e *Expr, n *Node, depth int) span {
	if x == e {
		if hi := new(big.Int).Sub(r.of(y, n, depth-1).hi, big.NewInt(gap)); hi.Cmp(s.hi) < 0 && hi.Cmp(s.lo) >= 0 {
			s.hi = hi
		}
	}
	if y == e {
		if lo := new(big.Int).Add(r.of(x, n, depth-1).lo, big.NewInt(gap)); lo.Cmp(s.lo) > 0 && lo.Cmp(s.hi) <= 0 {
			s.lo = lo
		}
	}
	return s
}

// widened is a number without conversions to wider types.
func (r *intervals) widened(e *Expr) *Expr {
	for e.Op == OpConvert && types.IsIntegral(e.Args[0].Type) && r.mk.values(e.Args[0].Type).isWithin(r.mk.values(e.Type)) {
		e = e.Args[0]
	}
	return e
}
