package cfg

import (
	"slices"

	"inspect/bounds"
	"inspect/types"
)

// Of which kinds the objects are that a reference can mean. The graph has no cycle and
// is made along the execution: what a component holds where the next edge starts has been
// put there by an edge that exists already, or was there before the call. So a key of a
// map of strings is a string to the map's code, which only knows it as an Object, and a
// call of its equals runs one method.
//
// Objects of the classes of java.util.stream, and lambdas, are told apart by the edges that
// make them: what a stage of a stream puts its elements into is one object, though all
// stages are of a few classes. A variable that is set anew, by a declaration, a call or the
// creation of an object, forgets what it held: nobody who is lowered later sees that.

// may follows what edges put where.
type may struct {
	u     *universe
	cells map[cell]things
	// now counts the changes that are followed. At loose, a component last may hold anything
	// of its type; at all, each may. What is set, or made, after that holds what it is given.
	now   int
	loose map[*Component]int
	all   int
	set   map[*Component]int // when a variable was set anew
	made  map[*Kind][]*Edge  // by which edges, of the kinds that are told apart
	when  map[*Edge]int      // those edges were followed
}

// thing is an object that a reference may mean: the one that an edge made, or, without an
// edge, any other of the kind.
type thing struct {
	kind *Kind
	by   *Edge
}

// cell is a local or static component, or what a component says of an object.
type cell struct {
	comp *Component
	of   thing
}

type things map[thing]bool

func newMay(u *universe) *may {
	return &may{u: u, cells: map[cell]things{}, loose: map[*Component]int{}, set: map[*Component]int{},
		made: map[*Kind][]*Edge{}, when: map[*Edge]int{}}
}

// apart tells whether the objects of a kind are told apart by the edges that make them.
func apart(k *Kind) bool {
	c, ok := k.Type.(*types.Class)
	return ok && (c.Function() || bounds.Streams(c))
}

// renew forgets what a variable of an activation, or a temporary, held: it is set before
// anything that is lowered from here on reads it.
func (m *may) renew(c *Component) {
	if c.Temp || c.Depth > 0 {
		delete(m.cells, cell{c, thing{}})
		m.now++
		m.set[c] = m.now
	}
}

// isLoose tells whether a cell may hold anything.
func (m *may) isLoose(c cell) bool {
	born := m.when[c.of.by]
	if c.of.kind == nil {
		born = m.set[c.comp]
	}
	return max(m.loose[c.comp], m.all) > born
}

// loosen notes that a component may hold anything from now on.
func (m *may) loosen(c *Component) {
	m.now++
	m.loose[c] = m.now
}

// anything gives up: iterations that stand for all others are made before what they
// start with.
func (m *may) anything() {
	m.now++
	m.all = m.now
}

// follow notes what an edge does.
func (m *may) follow(e *Edge) {
	switch e.Op {
	case Havoc:
		m.loosen(e.Comp)
		if e.Comp.Kind == Counter { // of the objects that there are more of
			m.anything()
		}
	case Alloc:
		made := thing{kind: e.NewKind}
		if apart(e.NewKind) {
			made.by = e
			m.made[e.NewKind] = append(m.made[e.NewKind], e)
			m.now++
			m.when[e] = m.now
		}
		m.renew(e.Comp)
		m.put(cell{comp: e.Comp}, things{made: true}, true)
	case Assign:
		m.store(e, nil)
	case WriteField, WriteElem, Fill:
		m.store(e, e.Object)
	}
}

func (m *may) store(e *Edge, object *Expr) {
	if !types.IsReference(e.Comp.Type) || e.Value == nil {
		return
	}
	ts, known := m.of(e.Value)
	if object == nil {
		m.put(cell{comp: e.Comp}, ts, known)
		return
	}
	owners, some := m.of(object)
	if !some {
		m.loosen(e.Comp)
		return
	}
	for o := range owners {
		m.put(cell{e.Comp, o}, ts, known)
	}
}

func (m *may) put(c cell, ts things, known bool) {
	if !known {
		m.loosen(c.comp)
		return
	}
	in := m.at(c)
	for t := range ts {
		in[t] = true
	}
}

// at is what a cell may hold; at first, what it may hold before the call.
func (m *may) at(c cell) things {
	in, ok := m.cells[c]
	if !ok {
		in = things{}
		m.cells[c] = in
		for _, k := range m.before(c) {
			in[thing{kind: k}] = true
		}
	}
	return in
}

// before are the kinds of the objects of the pre-state that a cell may hold there: none
// where it is one of a new object, or a variable of a callee.
func (m *may) before(c cell) []*Kind {
	ts, of := []types.Type{c.comp.Type}, c.of.kind
	switch {
	case of == nil && c.comp.Kind == Local && (c.comp.Temp || c.comp.Depth > 0):
		return nil
	case of != nil && of.Pre == 0 || c.of.by != nil:
		return nil
	case of != nil:
		if a, ok := of.Type.(*types.Array); ok && c.comp.Kind == Elems {
			ts[0] = a.Elem
		}
		f := c.comp.Fld
		if of.Owner != nil {
			f = of.Of
		}
		if held, ok := m.u.g.Held[f]; ok {
			ts = held
		}
	}
	return slices.DeleteFunc(slices.Clone(m.u.kinds), func(k *Kind) bool {
		own := k.Owner != nil && k.Owner == of && k.Of == c.comp.Fld
		if k.Hidden {
			return !k.HeldBy(c.comp, of)
		}
		return k.Pre == 0 || !own && len(k.Constants) == 0 && !slices.ContainsFunc(ts, func(t types.Type) bool { return types.Assignable(k.Type, t) && k.Admits(t) })
	})
}

// of are the objects that a reference can mean here; false: any of its type.
func (m *may) of(x *Expr) (ts things, known bool) {
	switch {
	case x.Op == OpNull:
		return nil, true
	case x.Op == OpLocal:
		c := cell{comp: x.Comp}
		return m.at(c), !m.isLoose(c)
	case x.Op == OpBound && x.Bound.Kinds != nil:
		ts = things{}
		for _, k := range x.Bound.Kinds {
			ts[thing{kind: k}] = true
			for _, e := range m.made[k] {
				ts[thing{k, e}] = true
			}
		}
		return ts, m.all == 0
	case x.Op == OpAt:
		return m.of(x.Args[0])
	case x.Op == OpIte:
		return m.join(x.Args[1:])
	case x.Op == OpField || x.Op == OpElem:
		owners, known := m.of(x.Args[0])
		if !known {
			return nil, false
		}
		ts = things{}
		for o := range owners {
			c := cell{x.Comp, o}
			if m.isLoose(c) {
				return nil, false
			}
			for t := range m.at(c) {
				ts[t] = true
			}
		}
		return ts, true
	}
	return nil, false
}

func (m *may) join(xs []*Expr) (things, bool) {
	out := things{}
	for _, x := range xs {
		ts, known := m.of(x)
		if !known {
			return nil, false
		}
		for t := range ts {
			out[t] = true
		}
	}
	return out, true
}

// means are the objects that a reference can mean here; false: any of its type.
func (l *lowering) means(x *Expr) (things, bool) {
	at := l.state
	if at == nil {
		at = l.cur
	}
	if at == anyState {
		return nil, false
	}
	if at != nil {
		if as := l.values.can(at, x); as != nil && !slices.ContainsFunc(as, func(a atom) bool { return a.kind == arrayAtom }) {
			made := things{}
			for _, a := range as {
				if a.kind == madeAtom {
					made[thing{kind: a.made.NewKind}] = true
				}
			}
			return made, true
		}
	}
	return l.may.of(x)
}

// canBe are the kinds of the objects that a reference can mean here, in order.
func (l *lowering) canBe(x *Expr) []*Kind {
	static := l.u.kindsOf(x.Type)
	ts, known := l.means(x)
	if !known {
		return static
	}
	in := map[*Kind]bool{}
	for t := range ts {
		in[t.kind] = true
	}
	return slices.DeleteFunc(slices.Clone(static), func(k *Kind) bool { return !in[k] })
}
