package encode

import (
	"inspect/cfg"
	"inspect/java/types"
	"inspect/smtlib"
)

// Constants of class initialisation have the first numbers of their kinds. They
// exist in every pre-state, and what is noted of them holds there: final fields,
// lengths, the elements of arrays that nobody can write to, and with --statics
// initialized all that is in them.

// fixed is the value that a component has for an object in every pre-state, or
// with k nil that a static field has; nil when it may have several.
func (s *shape) fixed(c *cfg.Component, k *cfg.Kind, index, elem int) *smtlib.Term {
	if k == nil {
		if c.Initial == nil {
			return nil
		}
		return s.constantValue(c.Type, *c.Initial)
	}
	if index >= len(k.Constants) {
		return nil
	}
	x := k.Constants[index]
	switch c.Kind {
	case cfg.Field:
		if v, known := x.Fields[c.Fld]; known {
			return s.constantValue(c.Type, v)
		}
	case cfg.Elems:
		if elem < len(x.Elems) {
			return s.constantValue(c.Type, x.Elems[elem])
		}
	}
	return nil
}

// constantValue is a value of Java type t.
func (s *shape) constantValue(t types.Type, v cfg.ConstantValue) *smtlib.Term {
	sort := s.sortOf(t)
	switch {
	case sort.IsBool():
		return s.b.Bool(v.Int != 0)
	case types.IsReference(t):
		return s.b.BV(uint64(s.numberOf(v.Ref)), sort.Width)
	}
	return s.b.BVInt(v.Int, sort.Width)
}

// numberOf is the number of a constant among the objects of its sort, 0 for nil.
func (s *shape) numberOf(c *cfg.Constant) int {
	if c == nil {
		return 0
	}
	for i, x := range s.g.KindOf(c).Constants {
		if x == c {
			return s.g.KindOf(c).First + i
		}
	}
	panic("encode: an object of class initialisation has no number")
}

// rowLength is how many elements the array has room for, by its place among the
// objects of its kind.
func (s *shape) rowLength(k *cfg.Kind, index int) int {
	if index < len(k.Constants) {
		return k.Constants[index].Length
	}
	if index < k.Pre {
		return int(s.lengthOf(k))
	}
	return max(int(s.lengthOf(k)), k.Longest)
}

// longest is the greatest length of an array, constants included.
func (s *shape) longest() int64 {
	n := 0
	for _, x := range s.g.Sorts {
		for _, k := range x.Kinds {
			n = max(n, s.rowLength(k, k.Pre))
			for _, c := range k.Constants {
				n = max(n, c.Length)
			}
		}
	}
	return int64(n)
}
