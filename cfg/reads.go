package cfg

import (
	"math/bits"
	"slices"
)

// readsOf are the components of the reader's state that e depends on, by ID.
// What OpAt reads belongs to another state.
func (m *maker) readsOf(e *Expr) []*Component {
	var r []*Component
	for w, word := range m.readSet(e) {
		for ; word != 0; word &= word - 1 {
			r = append(r, m.g.Components[w*64+bits.TrailingZeros64(word)])
		}
	}
	return r
}

// dependsOn reports whether e reads a component.
func (m *maker) dependsOn(e *Expr, c *Component) bool {
	s := m.readSet(e)
	return c.ID/64 < len(s) && s.has(c.ID)
}

// readSet is readsOf as a set of IDs, which must not be changed.
func (m *maker) readSet(e *Expr) bitset {
	if s, ok := m.reads[e]; ok {
		return s
	}
	var s bitset
	if e.Op != OpAt {
		for _, a := range e.Args {
			s = s.with(m.readSet(a))
		}
	}
	for _, c := range ownReads(e) {
		one := make(bitset, c.ID/64+1)
		one.set(c.ID)
		s = s.with(one)
	}
	m.reads[e] = s
	return s
}

// ownReads are the components that the operator itself reads.
func ownReads(e *Expr) []*Component {
	var r []*Component
	if e.Comp != nil {
		r = append(r, e.Comp)
	}
	r = append(r, e.Comps...)
	if e.Op.Binds() {
		for _, k := range e.Bound.Kinds {
			r = append(r, k.Counter)
		}
	}
	switch e.Op {
	case OpMore:
		r = append(r, e.Kinds[0].Counter)
	case OpExists:
		// Which kinds the object can have is known by its sort; the caller
		// gives them so that the reads are complete.
		for _, k := range e.Kinds {
			r = append(r, k.Counter)
		}
	}
	return r
}

// freeIn are the bound variables that occur free in e, by ID.
func (m *maker) freeIn(e *Expr) []*Bound {
	if f, ok := m.free[e]; ok {
		return f
	}
	set := map[*Bound]bool{}
	for _, a := range e.Args {
		for _, b := range m.freeIn(a) {
			set[b] = true
		}
	}
	if e.Op == OpBound {
		set[e.Bound] = true
	}
	if e.Op.Binds() {
		delete(set, e.Bound)
	}
	f := make([]*Bound, 0, len(set))
	for b := range set {
		f = append(f, b)
	}
	slices.SortFunc(f, func(a, b *Bound) int { return a.ID - b.ID })
	m.free[e] = f
	return f
}
