package replay

import (
	"inspect/java/heap"
	"inspect/java/types"
)

// A call on an opaque object (types.World.HeirOf) of a method without a body does what the
// pre-state says (heap.State.Answers), in the order of the calls. Of a call that is not there
// nobody knows what it does.

// answered is the code of what a call of method does on opaque objects.
func (m *Machine) answered(method *types.Method) *code {
	return &code{method: method, saved: -1, most: m.bounds.Activations(method), body: func(fr *frame) flow {
		if m.specs > 0 {
			panic(failure{&NoBody{method}})
		}
		if m.source != nil && !types.IsReference(method.Result) {
			fr.result = m.chosenAnswer(method)
			return ret
		}
		a := nextAnswer(m, method)
		if a == nil {
			panic(failure{&NoBody{method}})
		}
		m.answer(fr, a)
		return ret
	}}
}

// nextAnswer is what the next call of a method does; nil: nobody knows it.
func nextAnswer(m *Machine, method *types.Method) *heap.Answer {
	for _, a := range m.roots.Answers {
		if !m.answers[a] && (a.Method == method || overrides(a.Method, method) || overrides(method, a.Method)) {
			m.answers[a] = true
			return a
		}
	}
	return nil
}

// chosenAnswer is any value that a call gives: an input of its own, as that of a call that
// gives any object.
func (m *Machine) chosenAnswer(method *types.Method) value {
	if types.IsKind(method.Result, types.Void) {
		return value{}
	}
	n := m.gave
	m.gave++
	return m.root(m.roots, -1-n, types.AnyName(n), method.Result)
}

type identity struct {
	typ    types.Type
	number int
}

// answer does what a call did.
func (m *Machine) answer(fr *frame, a *heap.Answer) {
	by := map[identity]*object{}
	for _, o := range m.objects {
		by[identity{o.typ, m.plain(o).Number}] = o
	}
	val := func(v heap.Value) value {
		if v.Ref == nil {
			return value{i: v.Int}
		}
		o := by[identity{v.Ref.Type, v.Ref.Number}]
		if o == nil {
			panic(fault("%s is not known where %s gives it", v.Ref.Label(), a.Method.QName()))
		}
		return value{r: o}
	}
	for _, h := range a.Allocated {
		o := &object{}
		by[identity{h.Type, h.Number}] = o
		m.objects = append(m.objects, o)
	}
	for _, h := range a.Allocated {
		o := by[identity{h.Type, h.Number}]
		serial := 0
		for m.objects[serial] != o {
			serial++
		}
		m.loadObject(o, serial, h, val)
		o.fresh = true
	}
	for _, h := range a.Changed {
		o := by[identity{h.Type, h.Number}]
		if o == nil {
			panic(fault("%s is not known where %s changes it", h.Label(), a.Method.QName()))
		}
		m.takes(o, h, val)
	}
	for _, f := range a.Statics {
		m.writeStatic(m.staticIndex(f.Field), val(f.Value))
	}
	if a.Thrown != nil {
		o := by[identity{a.Thrown.Type, a.Thrown.Number}]
		panic(&thrown{obj: o, class: o.typ.(*types.Class), check: Exception, span: a.Method.Span, what: "it is thrown by " + a.Method.QName()})
	}
	if a.Result != nil {
		fr.result = val(*a.Result)
	}
}

// takes lets an object hold what it holds after a call.
func (m *Machine) takes(o *object, h *heap.Object, val func(heap.Value) value) {
	class, ok := o.typ.(*types.Class)
	if !ok {
		for i, v := range h.Elems {
			if x := val(v); i < len(o.slots) && m.read(o, i) != x {
				m.write(o, i, x)
			}
		}
		return
	}
	l := m.class(class)
	for _, f := range h.Fields {
		if i, known := l.index[f.Field]; known && !f.Unobserved {
			if x := val(f.Value); m.read(o, i) != x {
				m.write(o, i, x)
			}
		}
	}
}
