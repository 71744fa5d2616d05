package types

import "slices"

// AreDistinct reports whether no object is of both types, because of their type arguments (as in JLS
// 4.5.1, "provably distinct") or of their classes. A raw type may be any of its class. With
// sameVars a type variable means one type in both: those of one receiver and one call; otherwise
// it may mean two.
//
//	List<Integer>             Collection<String>   distinct
//	List<? extends Number>    List<Integer>        not
//	List<T>                   List<Box<T>>         distinct with sameVars
func (w *World) AreDistinct(s, t Type, sameVars bool) bool {
	return distinctness{w, sameVars}.haveNoObject(s, t, distinctDepth)
}

// distinctDepth is how many types within each other are looked into.
const distinctDepth = 8

type distinctness struct {
	w        *World
	sameVars bool
}

// Meaning is a class that a type variable means.
type Meaning struct {
	Var *TypeVar
	Is  *Class
}

// Meanings are what type variables, each of one meaning, mean if one object is of both types.
//
//	List<T>, Collection<String>    T is String
func (w *World) Meanings(s, t Type) (out []Meaning) {
	c, k := classOf(s), classOf(t)
	if c == nil || k == nil {
		return nil
	}
	hasAncestor(c, func(g *Class) bool {
		if !k.IsSubclassOf(g) {
			return false
		}
		p, one := w.asSuper(s, g).(*Parameterized)
		q, two := w.asSuper(t, g).(*Parameterized)
		for i := 0; one && two && i < min(len(p.Args), len(q.Args)); i++ {
			for _, x := range [2][2]Type{{p.Args[i], q.Args[i]}, {q.Args[i], p.Args[i]}} {
				v, variable := deref(x[0]).(*TypeVar)
				is := classOf(x[1])
				if variable && v.Wildcard == nil && is != nil && !slices.Contains(out, Meaning{v, is}) {
					out = append(out, Meaning{v, is})
				}
			}
		}
		return false
	})
	return out
}

// haveNoObject reports whether no object is both an s and a t.
func (d distinctness) haveNoObject(s, t Type, depth int) bool {
	s, t = deref(s), deref(t)
	if depth == 0 || s == nil || t == nil || d.sameVars && s == t {
		return false
	}
	depth--
	for _, x := range [2][2]Type{{s, t}, {t, s}} {
		if bs, ok := boundsOf(x[0]); ok {
			return slices.ContainsFunc(bs, func(b Type) bool { return d.haveNoObject(b, x[1], depth) })
		}
	}
	a, array := s.(*Array)
	b, other := t.(*Array)
	switch {
	case array && other && IsReference(a.Elem) && IsReference(b.Elem):
		return d.haveNoObject(a.Elem, b.Elem, depth)
	case array && other:
		return a.Elem != b.Elem
	}
	c, k := classOf(s), classOf(t)
	if c == nil || k == nil {
		return false
	}
	if !c.IsSubclassOf(k) && !k.IsSubclassOf(c) && (!c.IsInterface() && !k.IsInterface() || c.Final || k.Final) {
		return true
	}
	return hasAncestor(c, func(g *Class) bool {
		if !k.IsSubclassOf(g) {
			return false
		}
		p, one := d.w.asSuper(s, g).(*Parameterized)
		q, two := d.w.asSuper(t, g).(*Parameterized)
		if !one || !two || len(p.Args) != len(q.Args) {
			return false
		}
		for i := range p.Args {
			if d.areArgumentsDistinct(p.Args[i], q.Args[i], depth) {
				return true
			}
		}
		return false
	})
}

// hasAncestor reports whether something is so of a class or one above it.
func hasAncestor(c *Class, is func(*Class) bool) bool {
	if c == nil {
		return false
	}
	return is(c) || hasAncestor(c.Super, is) || slices.ContainsFunc(c.Interfaces, func(i *Class) bool { return hasAncestor(i, is) })
}

// boundsOf are the types above a type variable or intersection; ok tells that it is one.
func boundsOf(t Type) (bs []Type, ok bool) {
	switch t := t.(type) {
	case *TypeVar:
		return t.Upper(), true
	case *Intersection:
		return t.Types, true
	}
	return nil, false
}

// between is what a type argument means: one type exactly, or any between others.
type between struct {
	exact        Type
	lower, upper []Type
}

func asArgument(t Type) (a between) {
	switch t := t.(type) {
	case *Wildcard:
		if t.Bound != nil && t.Super {
			a.lower = []Type{t.Bound}
		} else if t.Bound != nil {
			a.upper = []Type{t.Bound}
		}
	case *TypeVar:
		a.upper = t.Upper()
		if t.Lower != nil {
			a.lower = []Type{t.Lower}
		}
	default:
		a.exact = t
	}
	return a
}

// areArgumentsDistinct reports whether no type is meant by both type arguments.
func (d distinctness) areArgumentsDistinct(s, t Type, depth int) bool {
	s, t = deref(s), deref(t)
	if s == t && d.sameVars || depth == 0 {
		return false
	}
	if d.containsVariable(s, t) || d.containsVariable(t, s) {
		return true
	}
	a, b := asArgument(s), asArgument(t)
	switch {
	case a.exact != nil && b.exact != nil:
		return !d.canUnify(a.exact, b.exact, depth)
	case a.exact != nil:
		return d.isOutside(a.exact, b, depth)
	case b.exact != nil:
		return d.isOutside(b.exact, a, depth)
	}
	for _, u := range a.upper {
		if slices.ContainsFunc(b.upper, func(v Type) bool { return d.haveNoObject(u, v, depth-1) }) {
			return true
		}
	}
	return d.areCrossed(a.lower, b.upper, depth) || d.areCrossed(b.lower, a.upper, depth)
}

// containsVariable reports whether a type variable that means one type stands inside t, which it can
// therefore not mean.
func (d distinctness) containsVariable(v, t Type) bool {
	x, ok := v.(*TypeVar)
	if !ok || !d.sameVars || x.Wildcard != nil {
		return false
	}
	var in func(t Type) bool
	in = func(t Type) bool {
		switch t := deref(t).(type) {
		case *TypeVar:
			return t == x
		case *Parameterized:
			return slices.ContainsFunc(t.Args, func(a Type) bool {
				_, wild := deref(a).(*Wildcard)
				return !wild && in(a)
			})
		case *Array:
			return in(t.Elem)
		}
		return false
	}
	_, same := t.(*TypeVar)
	return !same && in(t)
}

// isOutside reports whether a type is surely not between others.
func (d distinctness) isOutside(t Type, a between, depth int) bool {
	return d.areCrossed([]Type{t}, a.upper, depth) || d.areCrossed(a.lower, []Type{t}, depth)
}

// areCrossed reports whether one of the lower types is surely no subtype of one of the upper ones.
func (d distinctness) areCrossed(lower, upper []Type, depth int) bool {
	for _, l := range lower {
		if slices.ContainsFunc(upper, func(u Type) bool { return d.isNotBelow(l, u, depth-1) }) {
			return true
		}
	}
	return false
}

// isNotBelow reports whether s is surely no subtype of t.
func (d distinctness) isNotBelow(s, t Type, depth int) bool {
	s, t = deref(s), deref(t)
	if depth <= 0 {
		return false
	}
	if _, variable := boundsOf(s); variable {
		return false
	}
	if bs, ok := boundsOf(t); ok { // below what is below its bounds
		return slices.ContainsFunc(bs, func(b Type) bool { return d.isNotBelow(s, b, depth-1) })
	}
	a, array := s.(*Array)
	b, other := t.(*Array)
	switch {
	case array && other && IsReference(a.Elem) && IsReference(b.Elem):
		return d.isNotBelow(a.Elem, b.Elem, depth-1)
	case array || other:
		return !IsAssignable(d.w.Erasure(s), d.w.Erasure(t))
	}
	c, k := classOf(s), classOf(t)
	if c == nil || k == nil || k == d.w.object() { // an interface has no superclass, and its objects are Objects
		return false
	}
	return !c.IsSubclassOf(k) || d.haveNoObject(s, t, depth-1)
}

// canUnify reports whether two types, of which type variables stand for others, may be the same.
func (d distinctness) canUnify(s, t Type, depth int) bool {
	s, t = deref(s), deref(t)
	if s == t || depth <= 0 || IsKind(s, Invalid) || IsKind(t, Invalid) {
		return true
	}
	depth--
	if d.containsVariable(s, t) || d.containsVariable(t, s) {
		return false
	}
	v, one := s.(*Wildcard)
	u, two := t.(*Wildcard)
	if one || two {
		return one && two && (v.Bound == nil || u.Bound == nil || v.Super == u.Super && d.canUnify(v.Bound, u.Bound, depth))
	}
	for _, x := range [2][2]Type{{s, t}, {t, s}} {
		if _, ok := boundsOf(x[0]); ok {
			return !d.areArgumentsDistinct(x[0], x[1], depth)
		}
	}
	switch a := s.(type) {
	case *Array:
		b, ok := t.(*Array)
		return ok && d.canUnify(a.Elem, b.Elem, depth)
	case *Parameterized:
		b, ok := t.(*Parameterized)
		if !ok || a.Class != b.Class || len(a.Args) != len(b.Args) {
			return classOf(s) == classOf(t) // raw
		}
		for i := range a.Args {
			if !d.canUnify(a.Args[i], b.Args[i], depth) {
				return false
			}
		}
		return true
	}
	return classOf(s) != nil && classOf(s) == classOf(t)
}
