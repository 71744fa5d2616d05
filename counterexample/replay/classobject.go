package replay

import (
	"slices"

	"inspect/java/core"
	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
)

// classOf compiles a class as a value.
func (c *compiler) classOf(e *core.ClassOf) eval {
	m, class := c.m, e.T.(*types.Class)
	if e.X == nil {
		return func(*frame) value { return value{r: m.classObject(class, e.Of)} }
	}
	x := c.object(e.X, c.about(m.check(Null, e.X.Whole()), true, e.X))
	return func(fr *frame) value { return value{r: m.classObject(class, x(fr).typ)} }
}

// classObject is the object of class c, java.lang.Class, that stands for a type. Where
// the pre-state has none, nobody has asked for what it says there: then it does not take
// part in quantifiers or reachability.
func (m *Machine) classObject(c *types.Class, of types.Type) *object {
	o := m.classObjects[of]
	if o == nil {
		o = &object{typ: c, slots: repeated(len(m.class(c).fields)), serial: -1, represents: of}
		for i, f := range m.class(c).fields {
			if f.IsOpen() {
				o.slots[i] = value{}
			}
		}
		o.plain = &heap.Object{Type: c, Number: 1, Constant: m.classFields.Of(c, of)}
		m.classObjects[of] = o
	}
	return o
}

// classField is what the object of a class says in a field.
func (m *Machine) classField(o *object, i int) (value, bool) {
	if o.represents == nil {
		return value{}, false
	}
	c := o.typ.(*types.Class)
	f := m.class(c).fields[i]
	if k := types.FirstConstant(o.represents); k != nil && f.Name == "first" {
		return m.readStatic(m.staticIndex(k)), true
	}
	v, known := m.classFields.Of(c, o.represents).Fields[f]
	switch {
	case !known:
		return value{}, false
	case v.Ref == nil:
		return value{i: v.Int}, true
	case v.Ref.Class != nil:
		return value{r: m.classObject(c, v.Ref.Class)}, true
	}
	text, _ := (&heap.Object{Type: f.Type, Constant: v.Ref}).Text()
	return value{r: m.literal(f.Span, source.OfUnits(text))}, true
}

// belowClass compiles a comparison of two classes that are values.
func (c *compiler) belowClass(e *core.Below) eval {
	x, y := c.expr(e.X), c.expr(e.Y)
	return func(fr *frame) value {
		a := x(fr).r
		b := y(fr).r
		return truth(a.represents == b.represents || types.IsReference(a.represents) && isAssignable(a.represents, b.represents))
	}
}

// classOf notes what has a class as its value.
func (w *scoper) classOf(e *core.ClassOf) {
	if e.X == nil {
		w.named(e.Of)
		return
	}
	if t := e.X.Type(); !slices.Contains(w.s.Tested, t) {
		w.s.Tested = append(w.s.Tested, t)
	}
}

// named notes a class that is a value.
func (w *scoper) named(t types.Type) {
	if !slices.Contains(w.s.Named, t) {
		w.s.Named = append(w.s.Named, t)
	}
}
