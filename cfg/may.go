package cfg

import (
	"math/bits"
	"slices"

	"inspect/java/bounds"
	"inspect/java/types"
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
	u        *universe
	cells    map[cell]things       // that something was put into
	start    map[cell]things       // what they hold before the call, by the kind of the object
	contents map[types.Type]things // memo of mayContain
	// now counts the changes that are followed. At loose, a component last may hold anything
	// of its type; at all, each may. What is set, or made, after that holds what it is given.
	now       int
	loose     map[*Component]int
	all       int
	grown     map[*Kind]int      // when there came objects of a kind of which nothing is followed
	set       map[*Component]int // when a variable was set anew
	allocated []allocatedThing   // the things that are told apart from others of their kinds
}

// thing is an object that a reference may mean: any of a kind, by the kind's ID; above these,
// the one of may.made that an edge made.
type thing int

// nothing is the object of cells that are no part of one.
const nothing thing = -1

// allocatedThing is an object that is told apart from others of its kind.
type allocatedThing struct {
	kind *Kind
	when int // it was made
}

// cell is a local or static component, or what a component says of an object.
type cell struct {
	comp *Component
	of   thing
}

// things is a set, with a bit for each.
type things []uint64

// with adds a thing.
func (ts things) with(t thing) things {
	for len(ts) <= int(t)/64 {
		ts = append(ts, 0)
	}
	ts[t/64] |= 1 << (t % 64)
	return ts
}

// and adds all of another set.
func (ts things) and(us things) things {
	for i, u := range us {
		if i == len(ts) {
			return append(ts, us[i:]...)
		}
		ts[i] |= u
	}
	return ts
}

// all gives the things, in order.
func (ts things) all(yield func(thing) bool) {
	for i, word := range ts {
		for ; word != 0; word &= word - 1 {
			if !yield(thing(i*64 + bits.TrailingZeros64(word))) {
				return
			}
		}
	}
}

func newMay(u *universe) *may {
	return &may{u: u, cells: map[cell]things{}, start: map[cell]things{}, contents: map[types.Type]things{}, loose: map[*Component]int{}, grown: map[*Kind]int{}, set: map[*Component]int{}}
}

// any is every object of a kind that is not told apart.
func (k *Kind) any() thing { return thing(k.ID) }

// kind is that of a thing, and when it was made where it is told apart.
func (m *may) kind(t thing) (k *Kind, when int) {
	if i := int(t) - len(m.u.kinds); i >= 0 {
		return m.allocated[i].kind, m.allocated[i].when
	}
	return m.u.kinds[t], 0
}

// isDistinguished reports whether the objects of a kind are told apart by the edges that make them.
func isDistinguished(k *Kind) bool {
	c, ok := k.Type.(*types.Class)
	return ok && (c.Function() || bounds.Streams(c))
}

// renew forgets what a variable of an activation, or a temporary, held: it is set before
// anything that is lowered from here on reads it.
func (m *may) renew(c *Component) {
	if c.Temp || c.Depth > 0 {
		delete(m.cells, cell{c, nothing})
		m.now++
		m.set[c] = m.now
	}
}

// isLoose reports whether a cell may hold anything.
func (m *may) isLoose(c cell) bool {
	born := m.set[c.comp]
	grown := 0
	if c.of != nothing {
		var k *Kind
		k, born = m.kind(c.of)
		grown = m.grown[k]
	}
	return max(m.loose[c.comp], m.all, grown) > born
}

// loosen notes that a component may hold anything from now on.
func (m *may) loosen(c *Component) {
	m.now++
	m.loose[c] = m.now
}

// grow notes that from now on there are objects of a kind that hold anything.
func (m *may) grow(k *Kind) {
	m.now++
	m.grown[k] = m.now
}

// anything gives up: iterations that stand for all others are made before what they
// start with.
func (m *may) anything() {
	m.now++
	m.all = m.now
}

// elsewhere gives up what objects and static fields hold: code that is not looked at may have
// changed it. Variables hold what they held.
func (m *may) elsewhere() {
	var unchanged []*Component
	for c := range m.set {
		if !m.isLoose(cell{c, nothing}) {
			unchanged = append(unchanged, c)
		}
	}
	m.anything()
	for _, c := range unchanged {
		m.set[c] = m.now
	}
}

// follow notes what an edge does.
func (m *may) follow(e *Edge) {
	switch e.Op {
	case Havoc:
		switch {
		case e.Comp.Kind == Counter:
			for _, k := range m.u.kinds {
				if k.Counter == e.Comp { // of which there are more
					m.grow(k)
				}
			}
		case !e.OfNew:
			m.loosen(e.Comp)
		}
	case Alloc:
		allocated := e.NewKind.any()
		if isDistinguished(e.NewKind) {
			allocated = thing(len(m.u.kinds) + len(m.allocated))
			m.now++
			m.allocated = append(m.allocated, allocatedThing{e.NewKind, m.now})
		}
		m.renew(e.Comp)
		m.put(cell{e.Comp, nothing}, things{}.with(allocated), true)
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
		m.put(cell{e.Comp, nothing}, ts, known)
		return
	}
	owners, some := m.of(object)
	if !some {
		m.loosen(e.Comp)
		return
	}
	for o := range owners.all {
		m.put(cell{e.Comp, o}, ts, known)
	}
}

func (m *may) put(c cell, ts things, known bool) {
	if !known {
		m.loosen(c.comp)
		return
	}
	in, ok := m.cells[c]
	if !ok {
		in = slices.Clone(m.before(c))
	}
	m.cells[c] = in.and(ts)
}

// at is what a cell may hold; at first, what it may hold before the call.
func (m *may) at(c cell) things {
	if in, ok := m.cells[c]; ok {
		return in
	}
	return m.before(c)
}

// before is what a cell may hold before the call: nothing where it is one of a new object,
// or a variable of a callee.
func (m *may) before(c cell) things {
	if int(c.of) >= len(m.u.kinds) {
		return nil
	}
	in, ok := m.start[c]
	if !ok {
		in = m.storedObjects(c)
		m.start[c] = in
	}
	return in
}

// storedObjects are the objects of the pre-state that a cell of any object of a kind, or of none, may
// hold there.
func (m *may) storedObjects(c cell) (in things) {
	ts, of := []types.Type{c.comp.Type}, (*Kind)(nil)
	if c.of != nothing {
		of = m.u.kinds[c.of]
	}
	switch {
	case of == nil && c.comp.Kind == Local && (c.comp.Temp || c.comp.Depth > 0):
		return nil
	case of != nil && of.Pre == 0:
		return nil
	case of != nil:
		ts[0] = m.u.g.StoredIn(c.comp)
		if a, ok := of.Type.(*types.Array); ok && c.comp.Kind == Elems {
			ts[0] = a.Elem
		}
		f := c.comp.Fld
		if of.Owner != nil {
			f = of.Of
		}
		if stored, ok := m.u.g.Stored[f]; ok {
			ts = stored
			if _, array := c.comp.Type.(*types.Array); array && c.comp.Kind == Field {
				ts = nil // an array of its own alone
			}
		}
	}
	for _, t := range ts {
		if of != nil && types.IsLookupKey(of.Of) {
			in = in.and(m.mayContainIn(of.Of, t))
			continue
		}
		if of != nil && c.comp.Kind == Field && m.u.g.Exact[c.comp.Fld] {
			in = in.and(m.ofType(t))
			continue
		}
		in = in.and(m.mayContain(t))
	}
	for _, k := range m.u.kinds {
		if k.Hidden && k.IsStoredBy(c.comp, of) || !k.Hidden && k.Pre > 0 && k.Owner != nil && k.Owner == of && k.Of == c.comp.Fld {
			in = in.with(k.any())
		}
	}
	return in
}

// mayContain are the objects of the pre-state that a place of a type may hold there. What class
// initialisation made may be wherever its type fits.
func (m *may) mayContain(t types.Type) things {
	in, ok := m.contents[t]
	if !ok {
		in = m.mayContainIn(nil, t)
		m.contents[t] = in
	}
	return in
}

// mayContainIn is admitted for a place in an array that a collection keeps in field f, or in none.
func (m *may) mayContainIn(f *types.Field, t types.Type) (in things) {
	for _, k := range m.u.kinds {
		if !k.Hidden && k.Pre > 0 && types.IsAssignable(k.Type, t) && (len(k.Constants) > 0 || k.MayBeInField(f, t)) {
			in = in.with(k.any())
		}
	}
	return in
}

// ofType is admitted for a field that holds objects of the very type alone.
func (m *may) ofType(t types.Type) (in things) {
	for _, k := range m.u.kinds {
		if k.Type == t && !k.Hidden && k.Pre > 0 && (len(k.Constants) > 0 || k.MayBeIn(t)) {
			in = in.with(k.any())
		}
	}
	return in
}

// of are the objects that a reference can mean here; false: any of its type.
func (m *may) of(x *Expr) (ts things, known bool) {
	switch {
	case x.Op == OpNull:
		return nil, true
	case x.Op == OpLocal:
		c := cell{x.Comp, nothing}
		return m.at(c), !m.isLoose(c)
	case x.Op == OpBound && x.Bound.Kinds != nil:
		for _, k := range x.Bound.Kinds {
			ts = ts.with(k.any())
			for i, allocated := range m.allocated {
				if allocated.kind == k {
					ts = ts.with(thing(len(m.u.kinds) + i))
				}
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
		for o := range owners.all {
			c := cell{x.Comp, o}
			if m.isLoose(c) {
				return nil, false
			}
			ts = ts.and(m.at(c))
		}
		return ts, true
	}
	return nil, false
}

func (m *may) join(xs []*Expr) (out things, known bool) {
	for _, x := range xs {
		ts, known := m.of(x)
		if !known {
			return nil, false
		}
		out = out.and(ts)
	}
	return out, true
}

// means are the objects that a reference can mean here; false: any of its type.
func (l *lowering) means(x *Expr) (ts things, known bool) {
	at := l.state
	if at == nil {
		at = l.cur
	}
	if at == anyState {
		return nil, false
	}
	if at != nil {
		if as := l.values.can(at, x); as != nil {
			known = true
			for _, a := range as {
				switch a.kind {
				case allocatedAtom:
					ts = ts.with(a.allocation.NewKind.any())
				case fixedAtom, textAtom:
					if k := l.g.KindOf(a.fixed); k != nil {
						ts = ts.with(k.any())
					} else {
						known = false
					}
				}
			}
			if known {
				return ts, true
			}
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
	in := make([]bool, len(l.u.kinds))
	for t := range ts.all {
		k, _ := l.may.kind(t)
		in[k.ID] = true
	}
	return slices.DeleteFunc(slices.Clone(static), func(k *Kind) bool { return !in[k.ID] })
}
