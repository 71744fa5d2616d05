package cfg

import "slices"

// readsOf are the components of the reader's state that e depends on, by ID.
// What stands under OpAt belongs to another node's state.
func (m *maker) readsOf(e *Expr) []*Component {
	if r, ok := m.reads[e]; ok {
		return r
	}
	set := map[*Component]bool{}
	if e.Op != OpAt {
		for _, a := range e.Args {
			for _, c := range m.readsOf(a) {
				set[c] = true
			}
		}
	}
	for _, c := range ownReads(e) {
		set[c] = true
	}
	r := make([]*Component, 0, len(set))
	for c := range set {
		r = append(r, c)
	}
	slices.SortFunc(r, func(a, b *Component) int { return a.ID - b.ID })
	m.reads[e] = r
	return r
}

// ownReads are the components that the operator itself reads.
func ownReads(e *Expr) []*Component {
	var r []*Component
	if e.Comp != nil {
		r = append(r, e.Comp)
	}
	r = append(r, e.Comps...)
	switch e.Op {
	case OpForall, OpExistsQ:
		for _, k := range e.Bound.Kinds {
			r = append(r, k.Counter)
		}
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
	if e.Op == OpForall || e.Op == OpExistsQ {
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
