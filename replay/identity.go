package replay

import "inspect/types"

// identities are the identity hash codes of new objects: those that the pre-state
// gives, by type and in the order of creation, and how many objects of each type were
// created.
type identities struct {
	given   map[types.Type][]int64
	created map[types.Type]int
}

// identify gives a new object its identity hash code: that which the pre-state has for
// it, else one that is chosen when it is read first. What a specification creates has
// none that is given.
func (m *Machine) identify(o *object) {
	c, ok := o.typ.(*types.Class)
	if !ok {
		return
	}
	l := m.class(c)
	if len(l.fields) == 0 || len(o.slots) == 0 || !l.fields[0].Identity() {
		return
	}
	o.slots[0] = value{r: absent}
	if m.specs > 0 {
		return
	}
	n := m.identities.created[c]
	if m.identities.created == nil {
		m.identities.created = map[types.Type]int{}
	}
	m.identities.created[c] = n + 1
	o.nth = n
	if given := m.identities.given[c]; n < len(given) {
		o.slots[0] = value{i: given[n]}
	}
}
