package types

import (
	"slices"
	"strings"
)

// A TypeChoice is of the ground types that stand for some type variables, in the place of those
// that all others have (ground.go). One that chooses none
// has a class of the program for a variable that is bounded by itself, a nil one has its bound.
//
//	<T> boolean is(T t) { return t instanceof Item; }                      T: Object
//	<T extends Comparable<T>> boolean is(T t) { return t == Color.RED; }   T: Color
type TypeChoice struct {
	types map[*TypeVar]Type
	// Wide: an object stands for a wildcard ? super Item, which may be one of any class.
	Wide bool
}

// of is the type that stands for a variable, nil where none is chosen.
func (c *TypeChoice) of(v *TypeVar) Type {
	if c == nil {
		return nil
	}
	return c.types[v]
}

// Choose adds the type for a variable to a choice.
func (c *TypeChoice) Choose(v *TypeVar, t Type) {
	if c.types == nil {
		c.types = map[*TypeVar]Type{}
	}
	c.types[v] = t
}

// String names the types that are chosen, in the order of the variables' names.
func (c *TypeChoice) String() string {
	var names []string
	for v, t := range c.types {
		name := t.String()
		if k := classOf(t); k != nil {
			name = k.ShortName()
		}
		names = append(names, v.Name+" as "+name)
	}
	slices.Sort(names)
	return strings.Join(slices.Compact(names), ", ")
}

// MethodVars are the type variables that a method or constructor declares.
func MethodVars(w *World, m *Method) []*TypeVar { return w.signature(m).TypeParams }

// GroundVar is the type that stands for a variable.
func GroundVar(w *World, v *TypeVar, by *TypeChoice) Type { return ground(w, by, v, maxGround) }

// Widest is the type argument that admits all values which any other one admits, nil where there is
// none: the bound of a variable that has one, and is not bounded by itself.
func Widest(w *World, v *TypeVar, by *TypeChoice) Type {
	if len(v.Upper()) > 1 || isInItself(v, v.Upper()[0], nil) {
		return nil
	}
	if u, ok := deref(v.Upper()[0]).(*TypeVar); ok {
		if k := by.of(u); k != nil {
			return k
		}
		return Widest(w, u, by)
	}
	return ground(w, by, v.Upper()[0], maxGround)
}

// isInItself reports whether a variable stands in its bound, or in that of a variable there.
func isInItself(v *TypeVar, t Type, seen []*TypeVar) bool {
	return slices.ContainsFunc(varsIn(t), func(u *TypeVar) bool {
		if u == v {
			return true
		}
		if slices.Contains(seen, u) {
			return false
		}
		seen = append(seen, u)
		return slices.ContainsFunc(u.Upper(), func(b Type) bool { return isInItself(v, b, seen) })
	})
}

// varsIn are the type variables in a type.
func varsIn(t Type) (out []*TypeVar) {
	switch t := deref(t).(type) {
	case *TypeVar:
		return []*TypeVar{t}
	case *Array:
		return varsIn(t.Elem)
	case *Wildcard:
		if t.Bound != nil {
			return varsIn(t.Bound)
		}
	case *Parameterized:
		for _, a := range t.Args {
			out = append(out, varsIn(a)...)
		}
	}
	return out
}

// HasLower reports whether a wildcard ? super stands in a type.
func HasLower(t Type) bool {
	switch t := deref(t).(type) {
	case *Array:
		return HasLower(t.Elem)
	case *Wildcard:
		return t.Super || t.Bound != nil && HasLower(t.Bound)
	case *Parameterized:
		return slices.ContainsFunc(t.Args, HasLower)
	}
	return false
}

// IsVarIn reports whether a variable stands in a type.
func IsVarIn(v *TypeVar, t Type) bool { return slices.Contains(varsIn(t), v) }

// IsWithin reports whether a type is within the bounds of a variable, as others have their ground types.
func IsWithin(w *World, t Type, v *TypeVar, by *TypeChoice) bool {
	return !slices.ContainsFunc(v.Upper(), func(b Type) bool {
		put := substitution{[]*TypeVar{v}, []Type{t}}
		for _, u := range varsIn(b) {
			if u != v {
				put.from, put.to = append(put.from, u), append(put.to, GroundVar(w, u, by))
			}
		}
		return !w.isSubtype(t, w.subst(b, put))
	})
}

// firstWithin is the first class of the program within the bounds of a variable that is bounded by itself and
// does not stand for a class of the library; nil: there is none.
//
//	class Node<N extends Node<N>> { N next; }   class Leaf extends Node<Leaf> { }        Leaf
func firstWithin(w *World, v *TypeVar) Type {
	isIn := slices.ContainsFunc(v.Upper(), func(b Type) bool { return isInItself(v, b, nil) })
	if !isIn || w.fitsErased(w.builtin("Integer"), v.Upper()) {
		return nil
	}
	for _, c := range w.Program() {
		if c.Broken == nil && len(w.TypeParams(c)) == 0 && IsWithin(w, c, v, nil) {
			return c
		}
	}
	return nil
}
