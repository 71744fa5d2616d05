package cfg

import (
	"slices"

	"inspect/java/source"
	"inspect/java/types"
)

// Arrays that are held as an Object are of its sort. In which methods some are, lowering
// finds out (lowering.unmixed), and the graph is built once more. There, places of the
// pre-state that are declared an Object may hold arrays, of all types that the method
// reaches.

// noteStoredAsObject notes that a place of the pre-state that is declared an Object holds values
// of type t, should that be a type of arrays.
func (s *scope) noteStoredAsObject(t types.Type) {
	if a, ok := t.(*types.Array); ok && !slices.Contains(s.arrays, a) {
		s.arrays = append(s.arrays, a)
		s.mention(s.w.Lookup("java.lang.Object"))
	}
}

// anyArray lets the values of the pre-state that are declared as no array be one, where
// arrays are held as an Object.
func (s *scope) anyArray() {
	if len(s.arrays) == 0 || !slices.ContainsFunc(s.types, func(t types.Type) bool {
		c, class := t.(*types.Class)
		return class && s.inputs[c] && types.IsStoredAsObject(s.arrays[0], c)
	}) {
		return
	}
	for _, t := range slices.Clone(s.types) {
		if a, ok := t.(*types.Array); ok && !a.Row && !a.Seq {
			s.noteStoredAsObject(a)
			s.input(a)
		}
	}
}

// functionsInArrays notes that an array of before the call may be one of an interface below
// that of its type, and so hold functions of it.
func (s *scope) functionsInArrays() {
	for _, t := range slices.Clone(s.types) {
		c, ok := t.(*types.Class)
		if !ok || c.IsOutside() || s.inputs[c] || len(s.w.Ranges(c)) == 0 {
			continue
		}
		if slices.ContainsFunc(s.types, func(u types.Type) bool {
			a, ok := u.(*types.Array)
			return ok && s.inputs[a] && types.IsAssignable(c, a.Elem)
		}) {
			s.input(c)
		}
	}
}

// unmixedConstants gives up the graph where class initialisation leaves an array in a static
// field, or in a field or element of what that leads to, that is declared an Object.
//
//	static final Object LOCK = new int[0];
func (l *lowering) unmixedConstants() {
	holds := func(v ConstantValue, t types.Type, at source.Span) {
		if v.Ref != nil {
			l.unmixed(v.Ref.Type, t, at)
		}
	}
	for _, f := range l.scope.ordered {
		if k := l.scope.initials[f]; k != nil && k.why == nil {
			holds(k.value, f.Type, f.Span)
		}
	}
	for _, c := range l.scope.constants() {
		switch t := c.Type.(type) {
		case *types.Array:
			for _, v := range c.Elems {
				holds(v, t.Elem, l.scope.at)
			}
		case *types.Class:
			for _, f := range l.w.AllFields(t) {
				if l.scope.fields[f] {
					holds(c.Fields[f], f.Type, f.Span)
				}
			}
		}
	}
}
