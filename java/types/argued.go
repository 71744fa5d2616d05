package types

import "slices"

// Generic is a place of the pre-state that is declared of a type with type arguments: Path
// leads there from a parameter, a field or the receiver, as in Place.
//
//	Map<String, List<Item>> m    {[], Map<String, List<Item>>}, {[SlotMap.values nil], List<Item>}
type Generic struct {
	Path []*Field
	Type Type // with type variables in place of its wildcards
}

// Limits of what is looked at from one parameter or field: how many steps, how many places.
const (
	genericDepth  = 4
	genericPlaces = 12
)

// Generics are the places of types with type arguments that a parameter, a field or what a call
// gives (AnyObject.Root) leads to, itself included; of a class, those from a receiver of it.
func (w *World) Generics(o Object) []Generic {
	gs, known := w.generics[o]
	if known || w.frozen {
		return gs
	}
	gs = w.genericsOf(o)
	w.generics[o] = gs
	return gs
}

// computeGenerics computes them, for all that was asked for its contents and for all classes.
func (w *World) computeGenerics() {
	for o := range w.placed {
		w.generics[o] = w.genericsOf(o)
	}
	for _, k := range w.classes {
		if w.headers[k] != nil {
			w.generics[k] = w.genericsOf(k)
		}
	}
}

func (w *World) genericsOf(o Object) []Generic {
	t := w.placed[o]
	switch o := o.(type) {
	case *Class:
		if !o.IsOutside() && len(w.TypeParams(o)) > 0 {
			return w.genericFrom(w.thisType(o), o)
		}
	case *Field:
		if t == nil && !o.Class.IsOutside() {
			t = w.fieldType(o)
		}
		return w.genericFrom(t, o.Type)
	case *Var:
		return w.genericFrom(t, o.Type)
	}
	return nil
}

// genericFrom are those places from a value of type t, nearest first.
func (w *World) genericFrom(t, declared Type) (out []Generic) {
	if t == nil {
		return nil
	}
	places := []typedPlace{{t: t, declared: declared}}
	for i := 0; i < len(places) && i < genericPlaces; i++ {
		p := places[i]
		p.t = w.captureConversion(p.t)
		if !isParameterized(p.t) {
			continue
		}
		w.warm(p.t, map[Type]bool{})
		out = append(out, Generic{p.Path, p.t})
		if len(p.Path) < genericDepth {
			places = append(places, w.within(p)...)
		}
	}
	return out
}

// isParameterized reports whether t is a type with type arguments, an array of one, or a variable
// that one bounds.
func isParameterized(t Type) bool {
	switch t := deref(t).(type) {
	case *Parameterized:
		return true
	case *Array:
		return isParameterized(t.Elem)
	case *TypeVar:
		return slices.ContainsFunc(t.Upper(), isParameterized)
	case *Intersection:
		return slices.ContainsFunc(t.Types, isParameterized)
	}
	return false
}

// warm finds what Distinct asks of t, and of all types in it, while the world is open.
func (w *World) warm(t Type, seen map[Type]bool) {
	t = deref(t)
	if t == nil || seen[t] {
		return
	}
	seen[t] = true
	switch t := t.(type) {
	case *Class:
		for _, s := range append(w.supertypes(t), asTypes(w.TypeParams(t))...) {
			w.warm(s, seen)
		}
	case *Parameterized:
		w.warm(t.Class, seen)
		for _, a := range t.Args {
			w.warm(a, seen)
		}
	case *Array:
		w.warm(t.Elem, seen)
	case *Intersection:
		for _, b := range t.Types {
			w.warm(b, seen)
		}
	case *Wildcard:
		w.warm(t.Bound, seen)
	case *TypeVar:
		w.warm(t.Lower, seen)
		for _, b := range t.Upper() {
			w.warm(b, seen)
		}
	}
}

func asTypes(vs []*TypeVar) (ts []Type) {
	for _, v := range vs {
		ts = append(ts, v)
	}
	return ts
}

// IsReadOnly reports whether t is a class of the library of which one object serves for all type
// arguments where nothing is in it, since nobody can put anything there. What is in it says which
// it can have.
//
//	(Object) Optional.<Integer>empty() == Optional.<String>empty()
func IsReadOnly(t Type) bool {
	c, ok := t.(*Class)
	switch {
	case !ok || !c.Library:
		return false
	case c.Name == "java.util.Optional" || c.Name == immutableList || c.Name == unmodifiableList:
		return true
	}
	return AnyFunction(c) != nil || IsAnyIterator(c)
}
