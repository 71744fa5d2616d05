package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// Values of the library's classes, strings and boxes, exist before the call where an
// input is declared to be one. An input of a type above them may be one
//
//	o instanceof Integer       where the program asks whether it is
//	(Integer) o                or says that it is one
//	o instanceof Number        then it may be what stands for a Number: an Integer or a Double
//	class Sum extends Fold<Integer>   where a T of Fold<T> stands: a Sum says that it is an Integer
//	o instanceof List          then it may be what an input of type List is of, with any Objects in it
//	CharSequence s             String is the class of the library that most code means
//
// and ranges over all values then, not over the constants of the code alone.

// noteTest notes that the program asks whether an object is of a class.
func (s *scope) noteTest(t types.Type, at core.Node) {
	if c, ok := t.(*types.Class); ok && !types.IsInLibrary(at.Span()) {
		s.named(c)
		if !c.IsInterface() {
			s.anywhere(c)
		}
	}
	if !types.IsInLibrary(at.Span()) {
		s.value(t)
	}
}

// value lets values of type t, if there are such, be wherever one of a type above may.
func (s *scope) value(t types.Type) {
	if c, ok := t.(*types.Class); ok && !slices.Contains(s.tested, c) {
		s.tested = append(s.tested, c)
	}
}

// noteObjectTest notes that the program asks an Object whether it is a collection of the library, or a function.
func (s *scope) noteObjectTest(n core.Node) {
	c := core.TestedOfObject(n)
	if c == nil || slices.Contains(s.collected, c) || len(s.w.RangesOfObject(c)) == 0 {
		return
	}
	s.collected = append(s.collected, c)
	s.free[c] = true // and so are the classes of the program below it
}

// collections lets the inputs of type Object be the collections that the program asks for.
func (s *scope) collections() {
	o := s.w.Lookup("java.lang.Object")
	if o == nil || !s.inputs[o] || s.w.IsChosen(o) {
		return
	}
	for _, c := range s.collected {
		for _, k := range s.w.RangesOfObject(c) {
			if !slices.Contains(s.places[k], types.Type(o)) {
				s.within(k, o)
				s.holds(s.w.RawContents(k))
			}
		}
	}
}

// inputClasses are the classes of values that may stand where an input is a c: c itself, or those
// below it, unless they compare with no object of another class that is known.
func (s *scope) inputClasses(c *types.Class) []*types.Class {
	if types.IsValue(c) {
		return []*types.Class{c}
	}
	ks, alone := s.w.Substitutes(c)
	if alone && slices.ContainsFunc(s.w.Subclasses(c), s.mayBeAbove) {
		return nil
	}
	return ks
}

// noteParameterized lets the objects be inputs that classes give to the type parameters of what they
// extend, where the values of such a parameter are.
//
//	abstract class Fold<T> { int next(T x) { return add(x); } }
//	class Sum extends Fold<Integer>      // to which x is an Integer
func (s *scope) noteParameterized(m *types.Method) {
	for _, t := range s.w.Info.Typings[m] {
		if !slices.ContainsFunc(t.Lower, func(p types.Slot) bool { return p.Class == nil && s.readsPlace(p.Place) }) {
			continue
		}
		for _, p := range t.Upper {
			if p.Class == nil || !s.readsPlace(p.Place) {
				continue
			}
			for _, c := range s.w.Subclasses(p.Class) {
				if u := s.w.StatedType(p, c); u != nil && s.typeSet[c] {
					s.noteStoredAsObject(u)
					s.mention(u)
					s.anywhere(u)
					s.value(u)
				}
			}
		}
	}
}

// unheld refuses a method where all classes say of the values of a type parameter that they
// are of a type, such as List, whose objects no input of another type may be: there would be
// no input at all.
func (s *scope) unheld(m *types.Method) {
	for _, t := range s.w.Info.Typings[m] {
		at := slices.IndexFunc(t.Lower, func(p types.Slot) bool { return p.Class == nil && s.readsPlace(p.Place) })
		for _, p := range t.Upper {
			if at < 0 || p.Class == nil || !s.readsPlace(p.Place) {
				continue
			}
			if c := s.alwaysUnheld(p); c != nil {
				s.report([]*source.Diagnostic{source.NotSupported(placed(m, t.Lower[at].Place), "a value that exists before the call, of type "+c.Name+", where "+t.Of+" stands,",
					"check the method where it is called: from one that takes "+source.A(c.SimpleName()))})
			}
		}
	}
}

// alwaysUnheld is a type that a class says, if all say such at a slot; nil: one does not.
func (s *scope) alwaysUnheld(p types.Slot) (stated *types.Class) {
	for _, c := range s.w.Subclasses(p.Class) {
		if c.Abstract || !s.typeSet[c] {
			continue
		}
		u, _ := s.w.StatedType(p, c).(*types.Class)
		if u == nil || len(s.w.Ranges(u)) == 0 || slices.ContainsFunc(s.w.Subclasses(u), s.isStoredAnywhere) {
			return nil
		}
		stated = u
	}
	return stated
}

// isStoredAnywhere reports whether c is of the program, and its objects may be inputs of any type above.
func (s *scope) isStoredAnywhere(c *types.Class) bool {
	return !c.IsOutside() && s.mayBeAbove(c) && (!extendsModel(c) || s.mayBeObject(c))
}

// noteInputClasses lets values be inputs of types above their classes.
func (s *scope) noteInputClasses() {
	for n := -1; n != len(s.types)+len(s.tested)+len(s.collected)+len(s.inputs); {
		n = len(s.types) + len(s.tested) + len(s.collected) + len(s.inputs)
		s.noteParameterized(s.checked)
		s.anyArray()
		s.extending()
		s.collections()
		for _, c := range s.tested {
			for _, k := range s.inputClasses(c) {
				if s.mayBeBefore(k) {
					s.input(k)
				}
			}
		}
		for _, t := range slices.Clone(s.types) {
			c, ok := t.(*types.Class)
			if !ok || !s.inputs[c] || s.w.IsChosen(c) {
				continue
			}
			for _, k := range s.inputClasses(c) {
				s.input(k)
			}
		}
		s.drain()
		s.discoverConstants()
	}
}

// mayBeAbove reports whether objects of c may be inputs of the types above it.
func (s *scope) mayBeAbove(c *types.Class) bool {
	if c.Abstract || c.Compiled || c.Platform || c.Function() || c.Opaque && !s.inputs[c] {
		return false
	}
	return !c.Library || s.inputs[c] || s.created[c] && !isModel(c)
}
