package cfg

import "inspect/java/types"

// What a call of a method of which nothing is known changes in plain Java: its receiver and
// its arguments, and what they lead to, as far as types tell.
//
//	interface Sink { void take(int[] a); boolean full(); }
//	sink.take(a);     // all int[] may change
//	sink.full();      // nothing changes that the program knows
//
// A text, a box and the like stay as they are, and what is given to some classes: see onlyThemselves.

// reachableKinds are the kinds of objects that such a call may change; nil: it may change any.
type reachableKinds map[*Kind]bool

// reachableFromCall are the kinds that the call at hand may change; nil: it may change any.
func (s *substitution) reachableFromCall() reachableKinds {
	if s.opt.UnknownCalls != UnknownPlain || !s.opt.isUnknown(s.m) {
		return nil
	}
	kinds := reachableKinds{}
	var work []*Kind
	add := func(ks []*Kind) {
		for _, k := range ks {
			if !kinds[k] && !types.IsValue(k.Type) {
				kinds[k] = true
				work = append(work, k)
			}
		}
	}
	root := func(x *Expr) {
		if x != nil && x.Op != OpNull && types.IsReference(x.Type) {
			add(s.canBe(x))
		}
	}
	root(s.recv)
	if isChangingOnlyItself(s) {
		return kinds
	}
	for _, a := range s.args {
		root(a)
	}
	for len(work) > 0 {
		k := work[len(work)-1]
		work = work[:len(work)-1]
		switch t := k.Type.(type) {
		case *types.Array:
			if types.IsReference(t.Elem) {
				add(s.u.kindsOf(t.Elem))
			}
		case *types.Class:
			for _, f := range s.w.AllFields(t) {
				if types.IsReference(f.Type) {
					add(s.u.kindsOf(f.Type))
				}
			}
		}
	}
	return kinds
}

// reaches reports whether the call may change a component of the heap.
func (ks reachableKinds) reaches(c *Component) bool {
	if ks == nil {
		return true
	}
	for k := range ks {
		if c.Kind == Elems && c.Sort == k.Sort && c.HasElementsOf(k) || c.Kind == Field && types.IsAssignable(k.Type, c.Fld.Class) {
			return true
		}
	}
	return false
}

// keepsNonNull reports whether the call at hand gives null only where the declaration of its
// method lets it.
func (s *substitution) keepsNonNull() bool {
	return !s.opt.isUnknown(s.m) || declaresNonNull(s.m) || s.opt.UnknownCalls == UnknownPlain
}
