package cfg

import (
	"slices"

	"inspect/types"
)

// Of which kinds the objects are that a reference can mean. The graph has no cycle and
// is made along the execution: what a component holds where the next edge starts has been
// put there by an edge that exists already, or was there before the call. So a key of a
// map of strings is a string to the map's code, which only knows it as an Object, and a
// call of its equals runs one method.

// may follows what edges put where.
type may struct {
	u     *universe
	cells map[cell]kinds
	// loose are the components that may hold anything of their types; all: each may.
	loose map[*Component]bool
	all   bool
}

// cell is a local or static component, or what a component says of the objects of a kind.
type cell struct {
	comp *Component
	of   *Kind
}

type kinds map[*Kind]bool

func newMay(u *universe) *may {
	return &may{u: u, cells: map[cell]kinds{}, loose: map[*Component]bool{}}
}

// anything gives up: iterations that stand for all others are made before what they
// start with.
func (m *may) anything() { m.all = true }

// follow notes what an edge does.
func (m *may) follow(e *Edge) {
	switch e.Op {
	case Havoc:
		m.loose[e.Comp] = true
		m.all = m.all || e.Comp.Kind == Counter // of the objects that there are more of
	case Alloc:
		m.put(cell{e.Comp, nil}, kinds{e.NewKind: true}, true)
	case Assign:
		m.store(e, nil)
	case WriteField, WriteElem, Fill:
		m.store(e, e.Object)
	}
}

func (m *may) store(e *Edge, object *Expr) {
	if m.all || !types.IsReference(e.Comp.Type) || e.Value == nil {
		return
	}
	ks, known := m.of(e.Value)
	if object == nil {
		m.put(cell{e.Comp, nil}, ks, known)
		return
	}
	owners, some := m.of(object)
	if !some {
		m.loose[e.Comp] = true
		return
	}
	for k := range owners {
		m.put(cell{e.Comp, k}, ks, known)
	}
}

func (m *may) put(c cell, ks kinds, known bool) {
	if !known {
		m.loose[c.comp] = true
		return
	}
	in := m.at(c)
	for k := range ks {
		in[k] = true
	}
}

// at are the kinds of what a cell holds; at first, of what it may hold before the call.
func (m *may) at(c cell) kinds {
	in, ok := m.cells[c]
	if !ok {
		in = kinds{}
		m.cells[c] = in
		for _, k := range m.before(c) {
			in[k] = true
		}
	}
	return in
}

// before are the kinds of the objects of the pre-state that a cell may hold there: none
// where it is one of a new object, or a variable of a callee.
func (m *may) before(c cell) []*Kind {
	ts := []types.Type{c.comp.Type}
	switch {
	case c.of == nil && c.comp.Kind == Local && (c.comp.Temp || c.comp.Depth > 0):
		return nil
	case c.of != nil && c.of.Pre == 0:
		return nil
	case c.of != nil:
		if a, ok := c.of.Type.(*types.Array); ok && c.comp.Kind == Elems {
			ts[0] = a.Elem
		}
		f := c.comp.Fld
		if c.of.Owner != nil {
			f = c.of.Of
		}
		if held, ok := m.u.g.Held[f]; ok {
			ts = held
		}
	}
	return slices.DeleteFunc(slices.Clone(m.u.kinds), func(k *Kind) bool {
		own := k.Owner != nil && k.Owner == c.of && k.Of == c.comp.Fld
		if k.Hidden {
			return !k.HeldBy(c.comp, c.of)
		}
		return k.Pre == 0 || !own && len(k.Constants) == 0 && !slices.ContainsFunc(ts, func(t types.Type) bool { return types.Assignable(k.Type, t) && k.Admits(t) })
	})
}

// of are the kinds of the objects that a reference can mean here; false: any of its type.
func (m *may) of(x *Expr) (ks kinds, known bool) {
	switch {
	case m.all || m.loose[x.Comp]:
		return nil, false
	case x.Op == OpNull:
		return nil, true
	case x.Op == OpLocal:
		return m.at(cell{x.Comp, nil}), true
	case x.Op == OpBound && x.Bound.Kinds != nil:
		ks = kinds{}
		for _, k := range x.Bound.Kinds {
			ks[k] = true
		}
		return ks, true
	case x.Op == OpAt:
		return m.of(x.Args[0])
	case x.Op == OpIte:
		return m.join(x.Args[1:])
	case x.Op == OpField || x.Op == OpElem:
		owners, known := m.of(x.Args[0])
		if !known {
			return nil, false
		}
		ks = kinds{}
		for o := range owners {
			for k := range m.at(cell{x.Comp, o}) {
				ks[k] = true
			}
		}
		return ks, true
	}
	return nil, false
}

func (m *may) join(xs []*Expr) (kinds, bool) {
	out := kinds{}
	for _, x := range xs {
		ks, known := m.of(x)
		if !known {
			return nil, false
		}
		for k := range ks {
			out[k] = true
		}
	}
	return out, true
}

// canBe are the kinds of the objects that a reference can mean here, in order.
func (l *lowering) canBe(x *Expr) []*Kind {
	static := l.u.kindsOf(x.Type)
	ks, known := l.may.of(x)
	if l.cur != nil {
		if as := l.values.can(l.cur, x); as != nil && !slices.ContainsFunc(as, func(a atom) bool { return a.kind == arrayAtom }) {
			made := kinds{}
			for _, a := range as {
				if a.kind == madeAtom {
					made[a.made.NewKind] = true
				}
			}
			ks, known = made, true
		}
	}
	if !known {
		return static
	}
	return slices.DeleteFunc(slices.Clone(static), func(k *Kind) bool { return !ks[k] })
}
