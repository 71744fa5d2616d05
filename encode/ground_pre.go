package encode

import (
	"fmt"
	"math/bits"
	"slices"

	"inspect/cfg"
	"inspect/java/types"
	"inspect/smtlib"
)

// The pre-state of the ground encoding: constants for its cells, facts that
// make them a heap, and canonical numbering (TACO 3.1): among heaps that differ
// only in the numbers of their objects, one is kept.
//
// The objects are numbered in the order in which a scan discovers them. It goes
// through the roots in declaration order, then through the kinds in an order in
// which a kind comes after those that refer to it, and through each kind's
// objects by their numbers; it looks at the fields and elements in order. An
// object that is referred to and has no number yet gets the next one of its
// kind. Hence, where a cell that is scanned refers to object v whose turn has
// not come, object v-1 of its kind was discovered before.
//
// When the turn of a number comes to which no object was discovered, the kind is
// at its end, unless it is open: then an object that nothing discovered may take
// its turn there. Open are kinds that refer to each other in a circle, whose
// objects may be discovered too late, and kinds of which specifications can see
// objects that nothing refers to (observed). So every object that exists has its
// turn, and every heap can be numbered so: nothing is lost.

// prepare makes the constants of the pre-state.
func (m *ground) prepare() *prestate {
	m.ranges.off = m.Options.NoMaySets
	g := m.Graph
	for _, s := range g.Sorts {
		for _, k := range s.Kinds {
			if k.IsArray() {
				m.lengths.prepare(k)
			}
		}
	}
	p := &prestate{ground: m, found: map[*cfg.Kind][]*smtlib.Term{}, most: map[*cfg.Kind]int{}, open: map[*cfg.Kind]bool{}, done: map[*cfg.Kind]int{}}
	p.order()
	p.bound()
	if !m.Options.NoFacts {
		p.readFacts()
		if m.Options.Refute != nil {
			p.tighten()
		}
	}
	p.make()
	p.scan()
	p.constrain()
	return p
}

// fewObjects: objects have the lowest numbers.
func (m *ground) fewObjects(k *cfg.Kind, most int) *smtlib.Term {
	return m.b.Not(m.initial[k.Counter].cells[len(k.Constants)+most])
}

func (m *ground) shortArrays(kinds []*cfg.Kind, most int) *smtlib.Term {
	var all []*smtlib.Term
	for _, k := range kinds {
		for _, n := range m.lengths.any[k] {
			all = append(all, m.b.ULe(n, m.b.BV(uint64(most), n.Sort.Width)))
		}
	}
	return m.b.And(all...)
}

// objectName names an object by its class and its place among the objects of
// its kind: Node#2. Constants are told apart by their names alone, so classes
// of one simple name have their full names.
func (m *ground) objectName(k *cfg.Kind, v int) string {
	return fmt.Sprintf("%s#%d", m.kindNames[k], v-k.First+1)
}

// nameKinds gives every kind a name of its own.
func nameKinds(g *cfg.Graph) map[*cfg.Kind]string {
	names := map[*cfg.Kind]string{}
	count := map[string]int{}
	for _, s := range g.Sorts {
		for _, k := range s.Kinds {
			names[k] = types.SimpleName(k.Type)
			if k.Owner != nil {
				names[k] = k.Owner.Type.String() + "." + k.Of.Name
			}
			if k.Hidden {
				names[k] = "constant." + k.Type.String()
			}
			count[names[k]]++
		}
	}
	full := map[string]int{}
	for k, name := range names {
		if count[name] > 1 {
			names[k] = k.Type.String()
		}
		full[names[k]]++
	}
	for k, name := range names { // char[] and the arrays of strings have one name
		if full[name] > 1 {
			names[k] = fmt.Sprintf("%s'%d", name, k.ID)
		}
	}
	return names
}

// prestate is the scan of the pre-state.
type prestate struct {
	*ground
	kinds []*cfg.Kind                  // in scanning order
	slots map[*cfg.Component][]*slot   // by component: its cells of the pre-state
	scans []*slot                      // references, in scanning order
	roots []*slot                      // inputs
	found map[*cfg.Kind][]*smtlib.Term // whether object First+i has been discovered by now
	most  map[*cfg.Kind]int            // at most so many have been, or have had their turn, statically
	open  map[*cfg.Kind]bool           // objects may exist that nothing discovers
	done  map[*cfg.Kind]int            // how many objects have had their turn
	alive map[*cfg.Kind][]*smtlib.Term // existence in the pre-state
}

// slot is one cell of the pre-state: an input, a field or an element.
type slot struct {
	comp  *cfg.Component
	kind  *cfg.Kind // of the object whose cell it is; nil: an input
	index int       // of the object within its kind
	elem  int       // of an element
	term  *smtlib.Term
	fixed *smtlib.Term // its value in every pre-state; nil: there are several
	may   []uint64     // of a reference: its values
	// within bounds an integer, when facts are known of it.
	within *span
}

// order finds the order of the kinds and those that are open.
func (p *prestate) order() {
	observed := p.observed()
	for _, scc := range components(p.Graph.Sorts, p.references()) {
		for _, k := range scc {
			p.kinds = append(p.kinds, k)
			p.open[k] = len(scc) > 1 || observed[k] || p.Graph.SeesAll || p.Options.NoCanonical
		}
	}
}

// observed finds the kinds of which an object that nothing refers to can decide
// whether a property is broken: a quantifier ranges over them, in a specification
// of any state. There are two sorts of quantifiers that do not matter. One over
// what some \reach holds sees no other object. One that states of every object
// what was assumed of it before is true of an object that nothing refers to, as
// long as it reads that object's fields and lengths of arrays alone: those the
// method cannot change without a reference. A call by its contract can do more:
// it can hand out any object.
func (p *prestate) observed() map[*cfg.Kind]bool {
	out := map[*cfg.Kind]bool{}
	for _, e := range p.Graph.Edges {
		if e.Op == cfg.Havoc {
			for _, s := range p.Graph.Sorts {
				for _, k := range s.Kinds {
					out[k] = true
				}
			}
			return out
		}
	}
	assumed := p.assumedOfAll()
	for _, q := range p.Graph.Exprs {
		if q.Op == cfg.OpMore {
			out[q.Kinds[0]] = true
		}
		if !q.Op.Binds() || !types.IsReference(q.Bound.Type) || cfg.IsReachable(q.Args[0], q.Bound) {
			continue
		}
		for _, c := range parts(q.Args[1]) {
			if q.Op != cfg.OpForall || !assumed[c] {
				for _, k := range q.Bound.Kinds {
					out[k] = true
				}
			}
		}
	}
	return out
}

// assumedOfAll finds what is assumed of every object, of its fields alone.
func (p *prestate) assumedOfAll() map[*cfg.Expr]bool {
	out := map[*cfg.Expr]bool{}
	for _, a := range p.Graph.Pre {
		if a.Cond == nil {
			continue
		}
		for _, q := range parts(a.Cond) {
			if q.Op != cfg.OpForall || !types.IsReference(q.Bound.Type) || !isTrueConst(q.Args[0]) {
				continue
			}
			for _, c := range parts(q.Args[1]) {
				if !cfg.DependsOnOthers(c, q.Bound) {
					out[c] = true
				}
			}
		}
	}
	return out
}

// parts takes a conjunction apart.
func parts(x *cfg.Expr) []*cfg.Expr {
	if x.Op != cfg.OpAnd {
		return []*cfg.Expr{x}
	}
	var out []*cfg.Expr
	for _, a := range x.Args {
		out = append(out, parts(a)...)
	}
	return out
}

// references lists, for every kind, the kinds of which its cells may discover
// objects.
func (p *prestate) references() map[*cfg.Kind][]*cfg.Kind {
	refs := map[*cfg.Kind][]*cfg.Kind{}
	only := p.receiver()
	for _, c := range p.Graph.Components {
		if !isRef(c) || c.Kind != cfg.Field && c.Kind != cfg.Elems {
			continue
		}
		for _, k := range c.Sort.Kinds {
			if !hasCells(k, c) {
				continue
			}
			to := p.shape.mayMean(c, k)
			if own, _ := p.shape.own(c, k, 0); own != nil {
				to = []*cfg.Kind{own}
			}
			for _, to := range to {
				if to.Pre > 0 && to != only {
					refs[k] = append(refs[k], to)
				}
			}
		}
	}
	return refs
}

// receiver is the kind whose one object is the receiver, which the roots discover
// in every pre-state, or nil.
func (p *prestate) receiver() *cfg.Kind {
	this := p.Graph.This
	if this == nil || !slices.Contains(p.Graph.Inputs, this) {
		return nil
	}
	var only *cfg.Kind
	for _, k := range p.shape.kindsOf(this.Type) {
		if k.Pre > 0 {
			if only != nil || k.Pre > 1 {
				return nil
			}
			only = k
		}
	}
	return only
}

// cellType is the type of the cells that an object of kind k has of c.
func cellType(c *cfg.Component, k *cfg.Kind) types.Type {
	if a, ok := k.Type.(*types.Array); ok && c.Kind == cfg.Elems {
		return a.Elem
	}
	return c.Type
}

// components lists the strongly connected components of the kinds, those that
// refer before those referred to (Tarjan).
func components(sorts []*cfg.Sort, refs map[*cfg.Kind][]*cfg.Kind) [][]*cfg.Kind {
	index := map[*cfg.Kind]int{}
	low := map[*cfg.Kind]int{}
	on := map[*cfg.Kind]bool{}
	var stack []*cfg.Kind
	var out [][]*cfg.Kind
	var visit func(k *cfg.Kind)
	visit = func(k *cfg.Kind) {
		index[k] = len(index) + 1
		low[k] = index[k]
		stack = append(stack, k)
		on[k] = true
		for _, to := range refs[k] {
			if index[to] == 0 {
				visit(to)
				low[k] = min(low[k], low[to])
			} else if on[to] {
				low[k] = min(low[k], index[to])
			}
		}
		if low[k] != index[k] {
			return
		}
		var scc []*cfg.Kind
		for {
			x := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			on[x] = false
			scc = append([]*cfg.Kind{x}, scc...)
			if x == k {
				break
			}
		}
		out = append([][]*cfg.Kind{scc}, out...)
	}
	for _, s := range sorts {
		for _, k := range s.Kinds {
			if index[k] == 0 {
				visit(k)
			}
		}
	}
	return out
}

// cells lists the slots of one object in field order, elements by index.
func (p *prestate) cells(k *cfg.Kind, i int) []*slot {
	var out []*slot
	for _, c := range p.Graph.Components {
		switch {
		case c.Kind == cfg.Field && hasCells(k, c):
			out = append(out, &slot{comp: c, kind: k, index: i, fixed: p.shape.fixed(c, k, i, 0)})
		case c.Kind == cfg.Elems && hasCells(k, c):
			for j := range p.shape.rowLength(k, i) {
				out = append(out, &slot{comp: c, kind: k, index: i, elem: j, fixed: p.shape.fixed(c, k, i, j)})
			}
		}
	}
	return out
}

// bound lists the slots in scanning order and finds statically which values the
// references may have: where a cell is scanned, at most one more object of each
// kind can be new than the cells before it could discover.
func (p *prestate) bound() {
	p.slots = map[*cfg.Component][]*slot{}
	for _, k := range p.kinds {
		p.most[k] = len(k.Constants)
	}
	for _, c := range p.Graph.Inputs {
		s := &slot{comp: c, fixed: p.shape.fixed(c, nil, 0, 0)}
		p.roots = append(p.roots, s)
		p.limit(s)
	}
	for _, k := range p.kinds {
		for i := 0; i < k.Pre; i++ {
			if i >= p.most[k] && !p.open[k] {
				break // nothing can refer to it
			}
			if p.open[k] {
				p.most[k] = max(p.most[k], i+1)
			}
			for _, s := range p.cells(k, i) {
				p.slots[s.comp] = append(p.slots[s.comp], s)
				p.limit(s)
				if isRef(s.comp) {
					p.scans = append(p.scans, s)
				}
			}
		}
	}
}

// limit finds the values of a reference slot, and of a fixed integer.
func (p *prestate) limit(s *slot) {
	if !isRef(s.comp) {
		if s.fixed != nil && isSigned(s.comp.Type) && s.fixed.Sort.Width <= maxFactWidth {
			out := 64 - s.fixed.Sort.Width
			v := int64(s.fixed.Val) << out >> out
			s.within = &span{v, v}
		}
		return
	}
	if s.fixed != nil {
		s.may = []uint64{s.fixed.Val}
		return
	}
	if own, v := p.shape.own(s.comp, s.kind, s.index); own != nil {
		p.most[own] = max(p.most[own], v+1)
		s.may = []uint64{uint64(own.First + v)}
		return
	}
	s.may = []uint64{0}
	for _, k := range p.shape.mayMean(s.comp, s.kind) {
		p.most[k] = min(p.most[k]+1, k.Pre)
		if p.Options.NoCanonical {
			p.most[k] = k.Pre
		}
		for v := 0; v < p.most[k]; v++ {
			s.may = append(s.may, uint64(k.First+v))
		}
	}
}

// make makes the constants and the contents of the pre-state.
func (p *prestate) make() {
	for _, c := range p.Graph.Components {
		switch c.Kind {
		case cfg.Field:
			p.initial[c] = &contents{cells: p.defaultCells(c)}
		case cfg.Elems:
			p.initial[c] = &contents{rows: p.defaultRows(c)}
		case cfg.Local, cfg.Static:
			one := p.shape.fixed(c, nil, 0, 0)
			if one == nil {
				one = p.shape.zero(p.shape.sortOf(c.Type))
			}
			p.initial[c] = &contents{one: one}
		}
	}
	for _, s := range p.roots {
		p.initial[s.comp].one = p.slotTerm(s, spelled(s.comp.Name))
	}
	for _, c := range p.Graph.Components {
		for _, s := range p.slots[c] {
			name := p.objectName(s.kind, s.kind.First+s.index)
			v := s.kind.First + s.index
			if c.Kind == cfg.Elems {
				p.initial[c].rows[v][s.elem] = p.slotTerm(s, fmt.Sprintf("%s[%d]", name, s.elem))
			} else {
				p.initial[c].cells[v] = p.slotTerm(s, name+"."+c.Name)
			}
		}
	}
}

// defaultCells is what a field holds in each object before anything is written to it: an open
// one of a new object any value.
func (p *prestate) defaultCells(c *cfg.Component) []*smtlib.Term {
	cells := make([]*smtlib.Term, c.Sort.Size+1)
	for _, k := range c.Sort.Kinds {
		if !hasCells(k, c) {
			continue
		}
		for v := k.First; v <= k.Last(); v++ {
			cells[v] = p.shape.zero(p.shape.sortOf(c.Type))
			if i := v - k.First; i >= k.Pre && c.Fld.IsOpen() {
				cells[v] = p.slotTerm(&slot{comp: c, kind: k, index: i}, p.objectName(k, v)+"."+c.Name)
			}
		}
	}
	return cells
}

// defaultRows is the same of the elements of arrays.
func (p *prestate) defaultRows(c *cfg.Component) [][]*smtlib.Term {
	rows := make([][]*smtlib.Term, c.Sort.Size+1)
	for _, k := range c.Sort.Kinds {
		if !hasCells(k, c) {
			continue
		}
		for v := k.First; v <= k.Last(); v++ {
			rows[v] = make([]*smtlib.Term, p.shape.rowLength(k, v-k.First))
			for j := range rows[v] {
				rows[v][j] = p.shape.zero(p.shape.sortOf(c.Type))
			}
		}
	}
	return rows
}

// number makes the term of an integer slot: a constant of as few bits as are
// needed, extended.
func (p *prestate) number(s *slot, name string) *smtlib.Term {
	full := p.shape.sortOf(s.comp.Type).Width
	if s.within == nil || p.orders != nil && p.orders.width(s.comp, full) < full {
		return p.integer(s.comp, name, owner{of: s})
	}
	b, in := p.b, *s.within
	if in.lo == in.hi {
		return b.BVInt(in.lo, full)
	}
	var t *smtlib.Term
	if in.lo >= 0 {
		w := min(bits.Len64(uint64(in.hi)), full)
		t = b.ZeroExt(full-w, p.ground.constant(name, owner{of: s}, b.BitVec(w)))
	} else {
		w := min(1+max(bits.Len64(uint64(max(in.hi, -in.hi-1))), bits.Len64(uint64(-in.lo-1))), full)
		t = b.SignExt(full-w, p.ground.constant(name, owner{of: s}, b.BitVec(w)))
	}
	p.ranges.declareInterval(t, in.lo, in.hi)
	p.ground.constrain(b.And(b.SLe(b.BVInt(in.lo, full), t), b.SLe(t, b.BVInt(in.hi, full))), name+" is as the precondition says")
	return t
}

// slotTerm makes the constant of a slot. A reference that can only be one is
// no constant.
func (p *prestate) slotTerm(s *slot, name string) *smtlib.Term {
	if s.fixed != nil {
		s.term = s.fixed
		return s.term
	}
	sort := p.shape.sortOf(s.comp.Type)
	if isRef(s.comp) && len(s.may) == 1 {
		s.term = p.b.BV(s.may[0], sort.Width)
		return s.term
	}
	if types.IsIntegral(s.comp.Type) {
		s.term = p.number(s, name)
		p.values = append(p.values, preValue{term: s.term, size: types.IsKind(s.comp.Type, types.Char)})
		return s.term
	}
	s.term = p.ground.constant(name, owner{of: s}, sort)
	if types.IsKind(s.comp.Type, types.BigInt) {
		p.values = append(p.values, preValue{term: s.term})
	}
	if types.IsFloating(s.comp.Type) {
		f := format(s.comp.Type)
		p.values = append(p.values, preValue{term: s.term, format: &f})
	}
	if isRef(s.comp) {
		p.ranges.declareSet(s.term, s.may)
		p.ground.constrain(p.oneOf(s.term, s.may), name+" means an object of its type")
	}
	return s.term
}

// oneOf says that a term has one of the values, given in ascending order.
func (p *prestate) oneOf(t *smtlib.Term, values []uint64) *smtlib.Term {
	w := t.Sort.Width
	last := values[len(values)-1]
	if int(last) == len(values)-1 { // 0..last
		return p.b.ULe(t, p.b.BV(last, w))
	}
	var some []*smtlib.Term
	for _, v := range values {
		some = append(some, p.b.Eq(t, p.b.BV(v, w)))
	}
	return p.b.Or(some...)
}

// is says that a slot refers to an object, without asking the ranges: the facts
// that make the ranges true must not be simplified by them.
func (p *prestate) is(s *slot, v uint64) *smtlib.Term {
	return p.b.Eq(s.term, p.b.BV(v, s.term.Sort.Width))
}

// kindOf finds the kind of an object number.
func kindOf(s *cfg.Sort, v int) *cfg.Kind {
	for _, k := range s.Kinds {
		if k.First <= v && v <= k.Last() {
			return k
		}
	}
	return nil
}

// scan discovers the objects (see above) and decides which exist.
func (p *prestate) scan() {
	p.alive = map[*cfg.Kind][]*smtlib.Term{}
	for _, k := range p.kinds {
		p.alive[k] = make([]*smtlib.Term, k.Pre)
		p.found[k] = make([]*smtlib.Term, k.Pre)
		for i := range p.found[k] {
			p.found[k][i] = p.b.Bool(i < len(k.Constants))
		}
	}
	if p.Options.NoCanonical {
		for _, k := range p.kinds {
			for i := range k.Pre {
				p.turn(k, i)
			}
		}
	}
	for _, s := range p.roots {
		p.visit(s, p.b.True())
	}
	next := 0 // in scans
	for _, k := range p.kinds {
		for i := range k.Pre {
			if !p.Options.NoCanonical {
				p.turn(k, i)
			}
			for ; next < len(p.scans) && p.scans[next].kind == k && p.scans[next].index == i; next++ {
				p.visit(p.scans[next], p.alive[k][i])
			}
		}
	}
	for _, s := range p.Graph.Sorts {
		for _, k := range s.Kinds {
			cells := make([]*smtlib.Term, k.Pre+k.Fresh)
			for i := range cells {
				cells[i] = p.b.False()
				if i < k.Pre {
					cells[i] = p.alive[k][i]
				}
			}
			p.initial[k.Counter] = &contents{cells: cells}
		}
	}
}

// turn decides whether object i of a kind exists, now that its turn has come.
func (p *prestate) turn(k *cfg.Kind, i int) {
	b := p.b
	p.done[k] = i + 1
	if !p.open[k] || i < len(k.Constants) {
		p.alive[k][i] = p.found[k][i]
		return
	}
	t := p.ground.flag(p.objectName(k, k.First+i)+".exists", owner{of: k, role: "exists", i: k.First + i})
	p.ground.constrain(b.Implies(p.found[k][i], t), "what is referred to exists")
	if i > 0 {
		p.ground.constrain(b.Implies(t, p.alive[k][i-1]), "objects have the lowest numbers")
	}
	p.alive[k][i] = t
}

// visit lets a cell discover an object, if its own object exists.
func (p *prestate) visit(s *slot, own *smtlib.Term) {
	b := p.b
	if !isRef(s.comp) || own.IsFalse() {
		return
	}
	now := map[*cfg.Kind][]*smtlib.Term{}
	for _, v := range s.may {
		if v == 0 {
			continue
		}
		p.tr.point.Pass()
		k := kindOf(p.Graph.SortByType[s.comp.Type], int(v))
		i := int(v) - k.First
		refers := b.And(own, p.is(s, v))
		if i < p.done[k] {
			p.ground.constrain(b.Implies(refers, p.alive[k][i]), "references mean objects that exist")
			continue
		}
		if now[k] == nil {
			now[k] = append([]*smtlib.Term(nil), p.found[k]...)
		}
		if i > 0 {
			before := p.found[k][i-1]
			if i-1 < p.done[k] {
				before = p.alive[k][i-1]
			}
			p.ground.constrain(b.Implies(refers, before), "objects are numbered as they are discovered")
		}
		now[k][i] = b.Or(p.found[k][i], refers)
	}
	for k, f := range now {
		p.found[k] = f
	}
}

// constrain pins the cells of objects that do not exist, and the elements beyond
// an array's length, to their defaults.
func (p *prestate) constrain() {
	b := p.b
	for _, c := range p.Graph.Components {
		for _, s := range p.slots[c] {
			if own, _ := p.shape.own(s.comp, s.kind, s.index); own != nil {
				continue
			}
			exists := p.alive[s.kind][s.index]
			if s.comp.Kind == cfg.Elems {
				n := p.lengths.pre[s.kind][s.index]
				exists = b.And(exists, b.SLt(b.BVInt(int64(s.elem), n.Sort.Width), n))
			}
			def := b.Eq(s.term, p.shape.zero(s.term.Sort))
			p.ground.constrain(b.Or(exists, def), "what does not exist is at its default")
		}
	}
	for _, k := range p.kinds {
		for i, n := range p.lengths.pre[k] {
			p.ground.constrain(b.Or(p.alive[k][i], b.Eq(n, b.BV(0, n.Sort.Width))), "an array that does not exist is empty")
		}
	}
}
