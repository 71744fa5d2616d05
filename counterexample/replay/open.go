package replay

import (
	"inspect/java/heap"
	"inspect/java/types"
)

// open are the values of open fields of new objects, such as identity hash codes: those
// that the pre-state gives, in the order of creation, and how many objects of each type
// were created.
type open struct {
	given   map[heap.OpenField][]int64
	created map[types.Type]int
}

// leaveOpen gives the open fields of a new object their values: those which the
// pre-state has for it, else ones that are chosen when they are read first. What a
// specification creates has none that are given.
func (m *Machine) leaveOpen(o *object) {
	c, ok := o.typ.(*types.Class)
	if !ok {
		m.leaveHash(o)
		return
	}
	m.noteRead(c)
	if len(o.slots) == 0 {
		return
	}
	l := m.class(c)
	n, any := m.open.created[c], false
	for i, f := range l.fields {
		if !f.IsOpen() {
			continue
		}
		any = true
		o.slots[i] = value{r: absent}
		if given := m.open.given[heap.OpenField{Of: c, Field: f}]; m.specs == 0 && n < len(given) {
			o.slots[i] = value{i: given[n]}
		}
		if c.Reads() && m.specs == 0 {
			m.noteLeftOpen(LeftReads)
			if n := len(m.outside); m.choice.Of == LeftReads && (m.choice.From == "" || n > 0 && m.outside[n-1].from() == m.choice.From) {
				o.slots[i] = m.otherRead(f)
			}
		}
		if f.Class.Name == types.ArbitraryClass && m.specs == 0 {
			m.noteLeftOpen(LeftChoice)
			if m.choice.Of == LeftChoice {
				o.slots[i] = m.anyChoice(f)
			}
		}
	}
	if !any || m.specs > 0 {
		return
	}
	if m.open.created == nil {
		m.open.created = map[types.Type]int{}
	}
	m.open.created[c] = n + 1
	o.nth = n
}

// leaveHash is leaveOpen for an array.
func (m *Machine) leaveHash(o *object) {
	o.hash = value{r: absent}
	if m.specs > 0 {
		return
	}
	n := m.open.created[o.typ]
	if given := m.open.given[heap.OpenField{Of: o.typ, Field: m.hash()}]; n < len(given) {
		o.hash = value{i: given[n]}
	}
	if m.open.created == nil {
		m.open.created = map[types.Type]int{}
	}
	m.open.created[o.typ] = n + 1
	o.nth = n
}

// hash is the field of java.lang.Object that holds an identity hash code.
func (m *Machine) hash() *types.Field {
	for _, f := range m.world.Lookup("java.lang.Object").Fields {
		if f.IsOpen() {
			return f
		}
	}
	return nil
}

// hashOf reads the identity hash code of an array: it never changes.
func (m *Machine) hashOf(o *object, f *types.Field) value {
	if o.hash.r == absent {
		p := Place{Object: o.serial, Field: f, Type: f.Type}
		if o.fresh {
			p.Of, p.Nth = o.typ, o.nth
		}
		o.hash = m.choose(p)
	}
	return o.hash
}
