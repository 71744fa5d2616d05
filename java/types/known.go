package types

import "slices"

// Place is where inputs of a method stand: a parameter or Preset (Root nil: the receiver), what a
// path of fields leads to from it, and each element of an array there where the path goes
// on with nil.
type Place struct {
	Root *Var
	Path []*Field
}

// Known is what the static types of the inputs of a method say of a parameter, a field or
// elements, whose erased type says less: each object there is of the type Of. Values
// of a type variable are what the type arguments say, since nobody has polluted the heap
// before (JLS 4.12.2).
//
//	class Box<T> { T item; }
//	void m(Box<Item> b)        // b.item is an Item
type Known struct {
	Place
	Of Type
}

// Limits of what is known of one method's inputs: how many fields a place is away, how
// many places are looked at, how many have something said of them.
const (
	knownDepth  = 5
	knownPlaces = 400
	knownFacts  = 40
)

// typedPlace is a place in the pre-state with its full type, and the erased one that it
// is declared with; nil: it is in an object of the library (see Content).
type typedPlace struct {
	Place
	t, declared Type
}

// to is the place one step away.
func (p typedPlace) to(f *Field, t, declared Type) typedPlace {
	return typedPlace{Place{p.Root, append(slices.Clone(p.Path), f)}, t, declared}
}

// knownInputs finds what the types of the inputs of m say, nearest first.
func (w *World) knownInputs(m *Method) ([]Known, []Typing) {
	if m.Class.IsOutside() || m.Class.Function() && m.Derived != FunctionBody {
		return nil, nil
	}
	var places []typedPlace
	if !m.Static && !m.Constructor {
		places = append(places, typedPlace{t: w.thisType(m.Class), declared: m.Class})
	}
	if f := m.Class.Enclosing(); m.Constructor && f != nil {
		places = append(places, typedPlace{Place{Root: f.beforehand()}, w.thisType(m.Class.Outer), f.Type})
	}
	for i, t := range w.paramTypes(m) {
		places = append(places, typedPlace{Place{Root: m.Params[i]}, t, m.Params[i].Type})
	}
	return w.knownFrom(places)
}

// knownFrom is what the types of places say of them and of those that they lead to.
func (w *World) knownFrom(places []typedPlace) ([]Known, []Typing) {
	var out []Known
	ts := typings{w: w, of: map[*TypeVar]*Typing{}}
	for i := 0; i < len(places) && i < knownPlaces && len(out) < knownFacts; i++ {
		p := places[i]
		p.t = w.captureConversion(p.t)
		of, ok := w.Erasure(p.t).(*Class)
		if c := w.compared(p.t); c != nil {
			of = c
		}
		if a, array := w.Erasure(p.t).(*Array); array { // an array of a type variable may be an Object[]
			if d, one := p.declared.(*Class); one && IsStoredAsObject(a, d) {
				out = append(out, Known{p.Place, a})
			}
		}
		if ok && p.declared != nil && Type(of) != p.declared && of != w.object() {
			out = append(out, Known{p.Place, of})
		}
		for _, b := range w.additionalBounds(p.t) {
			out = append(out, Known{p.Place, b})
		}
		ts.add(Slot{Place: p.Place}, p.t)
		if len(places) < knownPlaces { // others are not looked at
			places = append(places, w.within(p)...)
		}
	}
	return out, ts.useful()
}

// additionalBounds are the classes of the bounds of a type variable behind its first, which its
// erasure does not tell.
//
//	<T extends Reader & Writer> void m(T t)      // t is a Writer
func (w *World) additionalBounds(t Type) (of []Type) {
	v, ok := deref(t).(*TypeVar)
	if !ok {
		return nil
	}
	for _, b := range v.Upper()[1:] {
		if c, ok := w.Erasure(b).(*Class); ok {
			of = append(of, c)
			w.noteTypeTest(t, c)
		}
	}
	return of
}

// paramTypes are the full types of the parameters of m: of a lambda or method reference
// those of the function that it stands for.
func (w *World) paramTypes(m *Method) []Type {
	if m.Derived == FunctionBody {
		return w.functionTypeOf(m.Class.Local.target).params
	}
	return w.signature(m).Params
}

// within are the places one step away from a place.
func (w *World) within(p typedPlace) []typedPlace {
	if a, ok := deref(p.t).(*Array); ok {
		if d, ok := p.declared.(*Array); ok && IsReference(a.Elem) && IsReference(d.Elem) {
			return []typedPlace{p.to(nil, a.Elem, d.Elem)}
		}
		return nil
	}
	if v, ok := deref(p.t).(*TypeVar); ok {
		var out []typedPlace
		for _, b := range v.Upper() {
			out = append(out, w.within(typedPlace{p.Place, b, p.declared})...)
		}
		return out
	}
	c := classOf(p.t)
	_, arguments := deref(p.t).(*Parameterized)
	switch {
	case c == nil || len(p.Path) >= knownDepth || len(p.Path) > 1 && !arguments:
		return nil // a class without type arguments is not loaded for this alone
	}
	var out []typedPlace
	if c.IsOutside() {
		out = w.contained(p, c)
	} else {
		out = append(w.fieldsOf(p, p.t, w.writtenFields(c)), w.contained(p, c)...)
	}
	if !arguments {
		return out
	}
	for _, k := range w.Subclasses(c) {
		if k != c && !k.IsOutside() && !k.Function() && len(w.TypeParams(k)) > 0 {
			fs := slices.DeleteFunc(w.writtenFields(k), func(f *Field) bool { return c.IsSubclassOf(f.Class) })
			out = append(out, w.fieldsOf(p, w.captureConversion(w.narrowest(k, p.t)), fs)...)
		}
	}
	return out
}

// fieldsOf are the places in an object of type t, which stands at a place.
func (w *World) fieldsOf(p typedPlace, t Type, fs []*Field) []typedPlace {
	var out []typedPlace
	for _, f := range fs {
		if f.Model || f.Ghost || !IsReference(f.Type) {
			continue
		}
		if s, raw := w.memberOf(t, f.Class); !raw {
			out = append(out, p.to(f, w.subst(w.fieldType(f), s), f.Type))
		}
	}
	return out
}

// narrowest is the type of the objects of class c that are a t, with ? for what t does not
// decide.
func (w *World) narrowest(c *Class, t Type) Type {
	args := make([]Type, len(w.TypeParams(c)))
	for i := range args {
		args[i] = &Wildcard{}
	}
	return w.decided(c, t, args)
}

// contained are the places inside the object of the library, or below one of its classes, that
// a place holds.
func (w *World) contained(p typedPlace, c *Class) []typedPlace {
	var out []typedPlace
	ranges := append(w.Ranges(c), w.keepers(c)...)
	if n := len(p.Path); n > 0 && p.Path[n-1] != nil && p.Path[n-1].isNarrow() {
		ranges = w.Ranges(w.PlaceType(p.Path[n-1]).(*Class))
	}
	for _, k := range ranges {
		as := w.asBelow(k, p.t)
		for _, f := range w.ContentFields(k) {
			if !holdsObjects(f) {
				continue
			}
			q := p.to(f, w.storedIn(f, as), nil)
			if _, ok := f.Type.(*Array); ok {
				q = q.to(nil, q.t, nil)
			}
			if !slices.ContainsFunc(out, func(o typedPlace) bool { return slices.Equal(o.Path, q.Path) }) {
				out = append(out, q)
			}
		}
	}
	return out
}

// writtenFields are the instance fields of c, inherited ones included, that are
// declared. Which ones a class in code has besides is known when all that it is in has
// been resolved.
func (w *World) writtenFields(c *Class) []*Field {
	w.Header(c)
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
