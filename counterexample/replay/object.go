package replay

import (
	"math/big"
	"slices"

	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
)

// value is an integer or boolean in i, or a reference in r (nil: null).
type value struct {
	i int64
	r *object
}

// object is an object or array while it is executed on. Identity is the pointer.
type object struct {
	typ   types.Type
	slots []value // the fields in the order of the class's layout, or the elements
	// old holds the slots as they were in the pre-state; nil: unchanged.
	old    []value
	serial int // place in Machine.objects
	fresh  bool
	// noLength marks a pre-state array whose length the Source has not chosen yet.
	noLength        bool
	by              types.Thrower // of an exception: who made it, in this execution
	closed          bool          // made by the initialisers of a class that is initialised
	constant        bool          // nothing has changed it since its class was initialised
	left            bool          // before the call it is as the initialisation of its class left it
	unknownContents bool          // of the pre-state, and what a collection keeps in it is not known
	// arbitrary is the enum constant of which it is not known what its constructor does; nil: it is none.
	arbitrary      *heap.Constant
	seeded         bool     // what it reads comes from a seed
	unknownMessage bool     // an exception of which it is not known what it says
	number         *big.Int // of an exact integer, which is no object; nil: it is one
	plain          *heap.Object
	oldBuf         []value
	// represents is the type that an object of java.lang.Class stands for; nil: it is none.
	represents types.Type
	nth        int // of the new objects of its type, from 0: see leaveOpen
	// hash is the identity hash code of an array, whose slots are its elements; absent: it
	// has not been chosen.
	hash value
}

// absent marks a location of the pre-state that has no value yet.
var absent = &object{}

// Place is a location of the pre-state whose value a Source chooses: field
// Field of object Object, element Index of array Object, its length (Index -1
// and Field nil), static field Field (Object -1), or root Root (Object -1,
// Field nil), where -1-n is what the call number n, from 0, gives (types.AnyName).
type Place struct {
	Object int // index into State.Objects
	Field  *types.Field
	Index  int
	Root   int
	Type   types.Type
	// Of and Nth are set for an open field of a new object: its type, and its
	// place among the new ones of that, from 0.
	Of  types.Type
	Nth int
	// Again is how often a hidden field (types.Method.Chosen) has been chosen before; then Of
	// and Nth are the type and number of its object, if it is not static.
	Again int
	// Applied is what a method without a body is asked for; nil: it is no such place.
	Applied *heap.Applied
}

// Source chooses values of locations that the pre-state leaves out, when they
// are first read. It makes a pre-state stand for all its completions: the
// execution depends on nothing else.
type Source interface {
	// Choose gives an integer (booleans 0 or 1), or for a reference the index
	// into State.Objects, -1 for null.
	Choose(p Place) int64
}

// snapshot is a state to look back to: the pre-state of the checked method
// when slots is nil, else that of an inlined call.
type snapshot struct {
	slots   map[*object][]value
	statics []value
	count   int // objects that existed
}

// read gives slot i of o in the state that is looked at.
func (m *Machine) read(o *object, i int) value {
	if m.view != nil {
		return m.readView(o, i)
	}
	if o.closed {
		m.initials.noteRead(o, i)
	}
	if o.arbitrary != nil {
		noteOpen(m, o, i)
	}
	v := o.slots[i]
	if v.r == absent {
		v = m.fill(o, i)
	}
	return m.picked(v)
}

func (m *Machine) readView(o *object, i int) value {
	if o.arbitrary != nil {
		noteOpen(m, o, i)
	}
	var v value
	switch {
	case o.serial >= m.specStart, o.serial < 0:
		v = o.slots[i]
	case m.view.slots != nil:
		s, ok := m.view.slots[o]
		if !ok {
			return value{}
		}
		if v.r = absent; i < len(s) { // the length may have been chosen since
			v = s[i]
		}
	case o.fresh:
		return value{}
	case o.old != nil:
		v = o.old[i]
	default:
		v = o.slots[i]
	}
	if v.r == absent {
		v = m.fill(o, i)
	}
	return m.picked(v)
}

// exists reports whether o exists in the state that is looked at.
func (m *Machine) exists(o *object) bool {
	if m.view == nil || o.serial >= m.specStart {
		return true
	}
	return o.serial < m.viewCount()
}

// viewCount is how many objects exist in the state that is looked at.
func (m *Machine) viewCount() int {
	switch {
	case m.view == nil:
		return len(m.objects)
	case m.view.slots != nil:
		return m.view.count
	}
	return m.pre
}

// write sets slot i of o.
func (m *Machine) write(o *object, i int, v value) {
	if m.specs > 0 && o.serial < m.specStart {
		panic(fault("a specification calls a method that writes to an object which existed before"))
	}
	if m.initials != nil && o.closed {
		m.initials.alone(source.A(types.SimpleName(o.typ)))
	}
	old := m.before(o, i)
	m.put(o, i, v)
	m.wrote(o, i, old, v)
}

// put sets slot i of o and does no more.
func (m *Machine) put(o *object, i int, v value) {
	if !o.fresh && o.old == nil {
		o.oldBuf = append(o.oldBuf[:0], o.slots...)
		o.old = o.oldBuf
	}
	o.slots[i] = v
}

// length of an array.
func (m *Machine) length(o *object) int {
	if o.noLength {
		n := int(m.source.Choose(Place{Object: o.serial, Index: -1, Type: types.Of(types.Int)}))
		o.noLength = false
		o.slots = o.slots[:0]
		for range n {
			o.slots = append(o.slots, value{r: absent})
		}
	}
	return len(o.slots)
}

// fill chooses the pre-state value of an absent slot.
func (m *Machine) fill(o *object, i int) value {
	if o.old != nil && o.old[i].r != absent {
		return o.old[i] // a snapshot of later than the pre-state holds no absent slot that was written
	}
	if o.old == nil && o.slots[i].r != absent {
		return o.slots[i] // chosen since the snapshot that is looked at, and not written
	}
	if v, known := m.classField(o, i); known {
		o.slots[i] = v
		return v
	}
	p := Place{Object: o.serial}
	switch t := o.typ.(type) {
	case *types.Class:
		p.Field = m.class(t).fields[i]
		p.Type = m.world.PlaceType(p.Field)
		if o.fresh {
			p.Of, p.Nth = t, o.nth
		}
	case *types.Array:
		p.Index = i
		p.Type = t.Elem
	}
	v := m.choose(p)
	if o.slots[i].r == absent {
		o.slots[i] = v
	}
	if o.old != nil {
		o.old[i] = v
	}
	return v
}

func (m *Machine) choose(p Place) value {
	if m.source == nil {
		if p.Field != nil && (p.Field.IsOpen() || p.Field.Chooses != nil) {
			return value{}
		}
		if p.Field != nil {
			panic(fault("the pre-state has no value for %s", p.Field.QName()))
		}
		panic(fault("the pre-state has no value for an array element"))
	}
	i := m.source.Choose(p)
	if !types.IsReference(p.Type) {
		return value{i: i}
	}
	if i < 0 {
		return value{}
	}
	return value{r: m.objects[i]}
}

func (m *Machine) readStatic(i int) value {
	if m.noting && slices.Contains(m.config.AnyValue, m.fields[i]) {
		noteArbitrary(m, m.fields[i].QName())
	}
	if m.initials != nil {
		m.initials.touch(m.fields[i].Class)
		m.initials.reads(m.fields[i])
	}
	if m.view != nil {
		if s := m.viewStatics(); s != nil {
			if i < len(s) && s[i].r != absent {
				return m.picked(s[i])
			}
			return m.fillStatic(i)
		}
	}
	v := m.static[i]
	if v.r == absent {
		v = m.fillStatic(i)
	}
	return m.picked(v)
}

func (m *Machine) viewStatics() []value {
	if m.view.slots != nil {
		return m.view.statics
	}
	return m.staticOld
}

func (m *Machine) fillStatic(i int) value {
	if i < len(m.staticOld) && m.staticOld[i].r != absent {
		return m.staticOld[i]
	}
	if m.staticOld == nil && m.static[i].r != absent {
		return m.static[i]
	}
	f := m.fields[i]
	v, known := m.final(f)
	if !known {
		v = m.choose(Place{Object: -1, Field: f, Type: f.Type})
	}
	if m.static[i].r == absent {
		m.static[i] = v
	}
	if i < len(m.staticOld) {
		m.staticOld[i] = v
	}
	return v
}

// final is the value of a static field that keeps it and of which the pre-state says nothing,
// as its class is initialised: of one that holds an object, it has to say which, but for those of models.
func (m *Machine) final(f *types.Field) (value, bool) {
	if m.initials != nil || !m.world.KeepsInitial(f) {
		return value{}, false
	}
	if m.finals == nil {
		m.finals = NewInitials(m.world, m.config.Bounds.Bits)
	}
	x, err := m.finals.Initial(f)
	if err == nil && x.Ref != nil && f.IsSingle() {
		return value{r: m.single(f, x.Ref)}, true
	}
	return value{i: x.Int}, err == nil && x.Ref == nil
}

func (m *Machine) writeStatic(i int, v value) {
	if m.initials != nil {
		c := m.fields[i].Class
		m.initials.touch(c)
		m.initials.writes(c, i)
		m.static[i] = v
		return
	}
	if m.specs > 0 {
		panic(fault("a specification calls a method that writes a static field"))
	}
	old := m.beforeStatic(i)
	m.putStatic(i, v)
	m.wroteStatic(i, old, v)
}

// putStatic sets a static field and does no more.
func (m *Machine) putStatic(i int, v value) {
	if m.staticOld == nil {
		m.staticOld = append([]value{}, m.static...)
	}
	for len(m.staticOld) < len(m.static) {
		m.staticOld = append(m.staticOld, value{r: absent})
	}
	m.static[i] = v
}

// snapshotNow copies the whole state, for \old in annotations of an inlined call.
func (m *Machine) snapshotNow() *snapshot {
	s := &snapshot{slots: make(map[*object][]value, len(m.objects)), count: len(m.objects)}
	for _, o := range m.objects {
		s.slots[o] = append([]value{}, o.slots...)
	}
	s.statics = append([]value{}, m.static...)
	return s
}

// alloc makes an object with default values.
func (m *Machine) alloc(t types.Type, slots int) *object {
	o := &object{typ: t, slots: make([]value, slots), serial: len(m.objects), fresh: true}
	m.objects = append(m.objects, o)
	m.leaveOpen(o)
	m.created(o)
	return o
}

// create makes an object that the program creates, as opposed to one that a
// failing check throws.
func (m *Machine) create(t types.Type, slots int, at source.Span) *object {
	m.limitObjects(t, at)
	m.creates(t, at)
	return m.alloc(t, slots)
}

// limitObjects cuts the execution off where no further object of the type may be.
func (m *Machine) limitObjects(t types.Type, at source.Span) {
	if m.config.Bounds.Total && m.specs == 0 && !m.isUncounted(t) {
		n := 0
		for _, o := range m.objects {
			if o.typ == t {
				n++
			}
		}
		if most := m.config.Bounds.ObjectsOf(t); n >= most {
			panic(m.beyond("allocation", at, most))
		}
	}
}

// isUncounted reports whether --objects-total does not count objects of type t: sequences, and the
// library's exceptions. What makes these is no call.
func (m *Machine) isUncounted(t types.Type) bool {
	if a, ok := t.(*types.Array); ok {
		return a.Seq
	}
	c, ok := t.(*types.Class)
	return ok && c.Library && isAssignable(c, m.world.Lookup("java.lang.Throwable"))
}

// isUnobserved reports whether k is a constructor of an exception of the library, and nobody looks at
// what it does.
func (m *Machine) isUnobserved(k *types.Method) bool {
	return !m.prog.Messages && k.Constructor && m.isUncounted(k.Class)
}

func (m *Machine) allocClass(c *types.Class) *object { return m.alloc(c, len(m.class(c).fields)) }

// label names an object for people: Class#N, a string by its contents.
func (m *Machine) label(o *object) string {
	if o == nil {
		return "null"
	}
	return m.plain(o).Label()
}

// plain is the heap.Object that stands for o in results; its contents are set
// by export.
func (m *Machine) plain(o *object) *heap.Object {
	if o.plain == nil {
		n := 1
		for _, p := range m.objects[:max(o.serial, 0)] {
			if p.typ == o.typ {
				n = max(n, m.plain(p).Number+1)
			}
		}
		o.plain = &heap.Object{Type: o.typ, Number: n, Fresh: o.fresh}
	}
	m.boxed(o, o.plain)
	if a, ok := o.typ.(*types.Array); ok && a.IsSequence() && o.plain.Elems == nil {
		o.plain.Elems = []heap.Value{}
		for i := range m.length(o) {
			o.plain.Elems = append(o.plain.Elems, m.show(a.Elem, m.read(o, i)))
		}
	}
	if row, ok := m.contents(o); ok && o.plain.Fields == nil {
		h := m.plain(row)
		h.Elems = []heap.Value{}
		for i := range m.length(row) {
			h.Elems = append(h.Elems, m.show(m.world.Row().Elem, m.read(row, i)))
		}
		f := m.world.Text()
		o.plain.Fields = []heap.FieldValue{{Field: f, Value: heap.Value{Type: f.Type, Ref: h}}}
	}
	return o.plain
}

// show is a value of a type as plain data.
func (m *Machine) show(t types.Type, v value) heap.Value {
	if isExact(t) {
		return heap.Value{Type: t, Text: v.big().String()}
	}
	if v.r != nil {
		return heap.Value{Type: t, Ref: m.plain(v.r)}
	}
	return heap.Value{Type: t, Int: v.i}
}
