package replay

import (
	"inspect/java/heap"
	"inspect/java/types"
)

// isIdentical is ==: one object, or two boxes of a value for which Java's valueOf keeps one.
func (m *Machine) isIdentical(a, b *object) bool {
	if a == b || a == nil || b == nil || a.typ != b.typ {
		return a == b
	}
	c, ok := a.typ.(*types.Class)
	if !ok || !c.Library || types.Unboxed(c) == nil {
		return false
	}
	fields := m.world.BoxFields(c)
	if fields == nil {
		return false
	}
	l := m.class(c)
	value, cached := l.index[fields[0]], l.index[fields[1]]
	return m.read(a, cached).i != 0 && m.read(b, cached).i != 0 && m.read(a, value).i == m.read(b, value).i
}

// boxed gives the heap.Object of a box what is in it.
func (m *Machine) boxed(o *object, h *heap.Object) {
	c, ok := o.typ.(*types.Class)
	if !ok || !c.Library || types.Unboxed(c) == nil || h.Fields != nil {
		return
	}
	for i, f := range m.class(c).fields {
		if v := o.slots[i]; v.r != absent {
			h.Fields = append(h.Fields, heap.FieldValue{Field: f, Value: heap.Value{Type: f.Type, Int: v.i}})
		}
	}
}
