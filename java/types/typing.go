package types

import "slices"

// Typing is what the static types of the inputs of a method say of several places at once:
// there is a type, such as the one that a type variable stands for in a call, that is a
// supertype of what Lower and Least say and a subtype of what Upper and Most say. So each
// of the former is a subtype of each of the latter.
//
//	<T extends Comparable<T>> void m(T a, T[] b, Comparator<? super T> c)
//	Lower   the classes of a and of each b[i]; what they give for Comparable's T
//	Upper   what these classes give for Comparable's T; what the class of c gives for Comparator's
//
// With a class Item that implements Comparable<Item>, each b[i] is an Item if a is one.
type Typing struct {
	Of           string   // the type, as messages name it
	Var          *TypeVar // that stands for it; nil: none does
	Lower, Upper []Slot
	Least, Most  []Type // erased
}

// Slot is what each object at a place says of a type: its class, or the type argument that
// its class gives to type parameter number Arg of the generic class Class. With Array, it
// is the type of its elements that says so; an array of just that type says nothing, since
// (T[]) new Object[n] is how generic code makes arrays.
type Slot struct {
	Place
	Array *Array // nil: the object itself says it
	Class *Class // nil: its own class
	Arg   int
}

// typings collects them.
type typings struct {
	w    *World
	of   map[*TypeVar]*Typing
	list []*Typing
}

// add adds what the objects at the place of a slot, or what stands in arrays there, say
// because t is a type of theirs.
func (ts *typings) add(s Slot, t Type) {
	switch t := deref(t).(type) {
	case *Array:
		if a, ok := ts.w.Erasure(t).(*Array); ok && s.Array == nil && IsReference(a.Elem) {
			s.Array = a
			ts.add(s, t.Elem)
		}
	case *TypeVar:
		ts.lower(t, s)
		for _, b := range t.Upper() {
			ts.add(s, b)
		}
	case *Intersection:
		for _, b := range t.Types {
			ts.add(s, b)
		}
	case *Parameterized:
		for i := range t.Class.Decl.TypeParams {
			s := s
			s.Class, s.Arg = t.Class, i
			switch a := deref(t.Args[i]).(type) {
			case *Wildcard:
				if a.Bound != nil && a.Super {
					ts.upper(a.Bound, s)
				} else if a.Bound != nil {
					ts.lower(a.Bound, s)
				}
			default:
				ts.lower(a, s)
				ts.upper(a, s)
			}
		}
	}
}

// lower adds that what a slot says is a subtype of t.
func (ts *typings) lower(t Type, s Slot) {
	switch t := deref(t).(type) {
	case *TypeVar:
		g := ts.group(t)
		g.Lower = append(g.Lower, s)
		for _, b := range t.Upper() {
			ts.lower(b, s)
		}
	default:
		if e := ts.plain(t); e != nil && s.Class != nil && e != Type(ts.w.object()) {
			ts.list = append(ts.list, &Typing{Of: SimpleName(e), Lower: []Slot{s}, Most: []Type{e}})
		}
	}
}

// upper adds that what a slot says is a supertype of t.
func (ts *typings) upper(t Type, s Slot) {
	switch t := deref(t).(type) {
	case *TypeVar:
		g := ts.group(t)
		g.Upper = append(g.Upper, s)
		if t.Lower != nil {
			ts.upper(t.Lower, s)
		}
	default:
		if e := ts.plain(t); e != nil {
			ts.list = append(ts.list, &Typing{Of: SimpleName(e), Upper: []Slot{s}, Least: []Type{e}})
		}
	}
}

func (ts *typings) group(v *TypeVar) *Typing {
	g := ts.of[v]
	if g == nil {
		g = &Typing{Of: v.String(), Var: v}
		ts.of[v] = g
		ts.list = append(ts.list, g)
	}
	return g
}

// plain is the erasure of a type that is known but for type arguments; nil: it is not.
func (ts *typings) plain(t Type) Type {
	switch deref(Leaf(t)).(type) {
	case *Class, *Parameterized, *Basic:
		if e := ts.w.Erasure(t); !IsKind(Leaf(e), Invalid) {
			return e
		}
	}
	return nil
}

// useful are those that say more than erased types do, and notes the generic classes that
// they speak of.
func (ts *typings) useful() []Typing {
	var out []Typing
	for _, t := range ts.list {
		states := false
		for _, s := range append(append([]Slot(nil), t.Lower...), t.Upper...) {
			states = states || s.Class != nil
		}
		if states && len(t.Lower)+len(t.Least) > 0 && len(t.Upper)+len(t.Most) > 0 {
			out = append(out, *t)
		}
	}
	for _, t := range out {
		for _, s := range append(append([]Slot(nil), t.Lower...), t.Upper...) {
			if s.Class != nil && ts.w.arguments[s.Class] == nil {
				ts.w.arguments[s.Class] = map[*Class][]Type{}
			}
		}
	}
	return out
}

// StatedType is the erased type that a slot has for an object of type t; nil: any.
func (w *World) StatedType(s Slot, t Type) Type {
	if s.Array != nil {
		a, ok := t.(*Array)
		if !ok || a == s.Array {
			return nil
		}
		t = a.Elem
	}
	if s.Class == nil {
		return t
	}
	c, ok := t.(*Class)
	if !ok {
		return nil
	}
	as, known := w.arguments[s.Class][c]
	if !known && !w.frozen {
		as = w.argumentsFor(c, s.Class)
		w.arguments[s.Class][c] = as
	}
	if as == nil {
		return nil
	}
	return as[s.Arg]
}

// argumentsFor are the erased type arguments that c gives to a generic class, nil for each
// that its own type arguments decide. Of a raw Comparable it is the class that names it:
// objects are compared with those of their class, and nobody has taken one for a
// Comparable<Other> before.
//
//	class Day implements Comparable { … }    // Day
func (w *World) argumentsFor(c, generic *Class) []Type {
	p, ok := w.asSuper(w.thisType(c), generic).(*Parameterized)
	if !ok {
		if own := naming(c, generic); own != nil && generic.Library && generic.Name == "java.lang.Comparable" {
			return []Type{own}
		}
		return nil
	}
	ts := typings{w: w}
	as := make([]Type, len(p.Args))
	for i, a := range p.Args {
		as[i] = ts.plain(a)
	}
	return as
}

// naming is the class or interface, c or the nearest above it, that names an interface among
// its own; nil: none does.
func naming(c, i *Class) *Class {
	for k := c; k != nil; k = k.Super {
		if slices.Contains(k.Interfaces, i) {
			return k
		}
		for _, above := range k.Interfaces {
			if n := naming(above, i); n != nil {
				return n
			}
		}
	}
	return nil
}

// computeArguments finds what the classes that are live say of the generic classes of typings.
func (w *World) computeArguments() {
	for g, of := range w.arguments {
		for _, c := range w.Subclasses(g) {
			if _, known := of[c]; !known {
				of[c] = w.argumentsFor(c, g)
			}
		}
	}
}
