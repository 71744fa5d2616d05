package types

import "slices"

// Known is what the static types of the inputs of a method say of a parameter, or a field,
// whose erased type says less: the object there is null or one of the class Of. Values of a
// type variable are what the type arguments say, since nobody has polluted the heap
// before (JLS 4.12.2).
//
//	class Box<T> { T item; }
//	void m(Box<Item> b)        // b.item is an Item
type Known struct {
	Root   *Var // a parameter, nil: the receiver
	Fields []*Field
	Of     *Class
}

// Limits of what is known of one method's inputs: how many fields a place is away, how
// many places are looked at, how many have something said of them.
const (
	knownDepth  = 5
	knownPlaces = 400
	knownFacts  = 40
)

// typedPlace is a place in the pre-state with its full type.
type typedPlace struct {
	root *Var
	path []*Field
	t    Type
}

// knownInputs finds what the types of the inputs of m say, nearest first.
func (w *World) knownInputs(m *Method) []Known {
	if m.Class.Outside() || m.Class.Function() {
		return nil
	}
	var places []typedPlace
	if !m.Static && !m.Constructor {
		places = append(places, typedPlace{nil, nil, w.thisType(m.Class)})
	}
	for i, t := range w.signature(m).Params {
		places = append(places, typedPlace{m.Params[i], nil, t})
	}
	var out []Known
	for i := 0; i < len(places) && i < knownPlaces && len(out) < knownFacts; i++ {
		p := places[i]
		if of := w.compared(p.t); of != nil {
			out = append(out, Known{p.root, p.path, of})
		}
		c := classOf(p.t)
		_, arguments := deref(p.t).(*Parameterized)
		if c == nil || c.Outside() || len(p.path) == knownDepth || len(p.path) > 1 && !arguments {
			continue // a class without type arguments is not loaded for this alone
		}
		w.Header(c)
		t := w.captureConversion(p.t)
		for _, f := range w.writtenFields(c) {
			if f.Model || f.Ghost || !IsReference(f.Type) {
				continue
			}
			s, raw := w.memberOf(t, f.Class)
			if raw {
				continue
			}
			full := w.subst(w.fieldType(f), s)
			q := typedPlace{p.root, append(slices.Clone(p.path), f), full}
			places = append(places, q)
			if of, ok := w.Erasure(full).(*Class); ok && Type(of) != f.Type && of != w.object() {
				out = append(out, Known{q.root, q.path, of})
			}
		}
	}
	return out
}

// writtenFields are the instance fields of c, inherited ones included, that are
// declared. Which ones a class in code has besides is known when all that it is in has
// been resolved.
func (w *World) writtenFields(c *Class) []*Field {
	var fs []*Field
	for _, k := range w.ancestors(c) {
		for _, f := range k.Fields {
			if !f.Static {
				fs = append(fs, f)
			}
		}
	}
	return fs
}
