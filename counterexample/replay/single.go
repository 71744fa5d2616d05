package replay

import (
	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
)

// single is the object of a model's own that a static field holds (types.Field.Single), as
// initialisation made it. Where the pre-state has none, nobody has looked at it there: then
// it does not take part in quantifiers or reachability.
func (m *Machine) single(f *types.Field, of *heap.Constant) *object {
	if o := m.singles[f]; o != nil {
		return o
	}
	t := of.Type.(*types.Class)
	l := m.class(t)
	o := &object{typ: t, slots: repeated(len(l.fields)), serial: -1}
	o.plain = &heap.Object{Type: t, Number: 1, Constant: of}
	m.singles[f] = o
	for i, k := range l.fields {
		v, known := of.Fields[k]
		switch {
		case !known:
			o.slots[i] = value{}
		case v.Ref == nil:
			o.slots[i] = value{i: v.Int}
		default:
			text, ok := v.Ref.Text()
			if !ok {
				panic(fault("%s of %s is no text", k.Name, f.QName()))
			}
			o.slots[i] = value{r: m.literal(f.Span, source.OfUnits(text))}
		}
	}
	return o
}
