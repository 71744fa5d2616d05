package cfg

import (
	"slices"

	"inspect/core"
	"inspect/types"
)

// Values of the library's classes, strings and boxes, exist before the call where an
// input is declared to be one. An input of a type above them may be one
//
//	o instanceof Integer       where the program asks whether it is
//	CharSequence s             String is the class of the library that most code means
//
// and ranges over all values then, not over the constants of the code alone.

// ask notes that the program asks whether an object is of a class.
func (s *scope) ask(t types.Type, at core.Node) {
	if c, ok := t.(*types.Class); ok && !types.InLibrary(at.Span()) {
		s.named(c)
		if !c.IsInterface() {
			s.anywhere(c)
		}
	}
	if c, ok := t.(*types.Class); ok && types.IsValue(c) && !types.InLibrary(at.Span()) && !slices.Contains(s.asked, c) {
		s.asked = append(s.asked, c)
	}
}

// stand lets values be inputs of types above their classes.
func (s *scope) stand() {
	for n := -1; n != len(s.types)+len(s.asked)+len(s.inputs); {
		n = len(s.types) + len(s.asked) + len(s.inputs)
		s.anyArray()
		s.extending()
		for _, c := range s.asked {
			if s.before(c) {
				s.input(c)
			}
		}
		for _, t := range slices.Clone(s.types) {
			c, ok := t.(*types.Class)
			if !ok || !s.inputs[c] || s.w.IsChosen(c) {
				continue
			}
			ks, alone := s.w.Standing(c)
			if alone && slices.ContainsFunc(s.w.Subclasses(c), s.known) {
				continue
			}
			for _, k := range ks {
				s.input(k)
			}
		}
		s.drain()
		s.meetConstants()
	}
}

// known tells of a class whose objects may be inputs of the types above it.
func (s *scope) known(c *types.Class) bool {
	if c.Abstract || c.Compiled || c.Platform || c.Function() || c.Heir && !s.inputs[c] {
		return false
	}
	return !c.Library || s.inputs[c] || s.created[c] && !isModel(c)
}
