package types

// isSubtype reports whether s is a subtype of t (JLS 4.10), where a raw type counts
// as a subtype of its parameterisations (unchecked conversion, JLS 5.1.9). Neither
// is primitive. An inference variable in one of them gets a bound.
func (w *World) isSubtype(s, t Type) bool {
	s, t = deref(s), deref(t)
	if s == t || IsKind(s, Invalid) || IsKind(t, Invalid) {
		return true
	}
	if isGhostArray(s) || isGhostArray(t) {
		return IsKind(s, Null)
	}
	if v, ok := t.(*InferVar); ok {
		return IsKind(s, Null) || IsReference(s) && v.bound(lower, s)
	}
	if v, ok := s.(*InferVar); ok {
		return IsReference(t) && v.bound(upper, t)
	}
	if IsKind(s, Null) {
		return IsReference(t)
	}
	switch t := t.(type) {
	case *Intersection:
		for _, u := range t.Types {
			if !w.isSubtype(s, u) {
				return false
			}
		}
		return true
	case *TypeVar:
		if t.Lower != nil && w.isSubtype(s, t.Lower) {
			return true
		}
	}
	switch s := s.(type) {
	case *TypeVar:
		return w.hasSubtype(s.Upper(), t)
	case *Intersection:
		return w.hasSubtype(s.Types, t)
	case *Array:
		if u, ok := t.(*Array); ok {
			if IsReference(s.Elem) && IsReference(u.Elem) {
				return w.isSubtype(s.Elem, u.Elem)
			}
			return w.areSame(s.Elem, u.Elem)
		}
	case *Basic:
		return false
	}
	switch t := t.(type) {
	case *Class:
		return w.asSuper(s, t) != nil
	case *Parameterized:
		if p, ok := s.(*Parameterized); ok && p.Class != t.Class {
			s = w.captureConversion(p)
		}
		switch u := w.asSuper(s, t.Class).(type) {
		case *Class:
			return true // unchecked
		case *Parameterized:
			params := w.TypeParams(t.Class)
			for i := range t.Args {
				if !w.contains(t.Args[i], w.withBound(u.Args[i], params[i])) {
					return false
				}
			}
			return true
		}
	}
	return false
}

// hasSubtype: one of ss is a subtype of t. With inference variables in t only one
// that can be is asked, since asking leaves bounds.
func (w *World) hasSubtype(ss []Type, t Type) bool {
	c := classOf(t)
	for _, s := range ss {
		if c != nil && !w.isProper(t) && w.asSuper(s, c) == nil {
			continue
		}
		if w.isSubtype(s, t) {
			return true
		}
	}
	return false
}

// contains reports whether type argument t contains s (JLS 4.5.1).
func (w *World) contains(t, s Type) bool {
	t, s = deref(t), deref(s)
	k, ok := t.(*Wildcard)
	if !ok {
		if _, wild := s.(*Wildcard); wild {
			return false
		}
		return w.areSame(s, t)
	}
	switch sw, wild := s.(*Wildcard); {
	case k.Bound == nil:
		return true
	case !k.Super:
		return w.isSubtype(w.upper(s), k.Bound)
	case wild:
		return sw.Super && sw.Bound != nil && w.isSubtype(k.Bound, sw.Bound)
	}
	return w.isSubtype(k.Bound, s)
}

// isUncheckedConversion reports whether s becomes t by an unchecked conversion.
func (w *World) isUncheckedConversion(s, t Type) bool {
	p, ok := deref(t).(*Parameterized)
	if !ok {
		if a, is := deref(t).(*Array); is {
			if b, is := deref(s).(*Array); is {
				return w.isUncheckedConversion(b.Elem, a.Elem)
			}
		}
		return false
	}
	for _, a := range p.Args {
		if k, wild := deref(a).(*Wildcard); !wild || k.Bound != nil {
			_, raw := w.asSuper(s, p.Class).(*Class)
			return raw
		}
	}
	return false
}

// isAssignable reports whether a value of type from is one of type to without a cast
// and without boxing (JLS 5.3, strict invocation contexts).
func (w *World) isAssignable(from, to Type) bool {
	from, to = deref(from), deref(to)
	if IsReference(from) && IsReference(to) {
		return w.isSubtype(from, to)
	}
	if _, ok := from.(*Basic); ok {
		if _, ok := to.(*Basic); ok {
			return IsAssignable(from, to)
		}
	}
	if s, ok := from.(*Sequence); ok {
		return s.fits(to)
	}
	return from == to || IsKind(from, Invalid) || IsKind(to, Invalid)
}

// isLooselyAssignable is assignable with boxing and unboxing (JLS 5.3, loose invocation contexts).
func (w *World) isLooselyAssignable(from, to Type) bool {
	from, to = deref(from), deref(to)
	if w.isAssignable(from, to) {
		return true
	}
	if b := w.boxedIfReference(from, to); b != nil {
		return w.isSubtype(b, to)
	}
	if u := w.unboxed(from); u != nil && !IsReference(to) {
		return w.isAssignable(u, to)
	}
	return false
}

// unboxed is the primitive type that a value of a box, or of a variable bounded by
// one, holds; nil for others.
func (w *World) unboxed(t Type) Type {
	switch t := deref(t).(type) {
	case *Class:
		return Unboxed(t)
	case *TypeVar:
		for _, b := range t.Upper() {
			if u := w.unboxed(b); u != nil {
				return u
			}
		}
	case *Intersection:
		for _, b := range t.Types {
			if u := w.unboxed(b); u != nil {
				return u
			}
		}
	}
	return nil
}

func (w *World) boxedIfReference(from, to Type) *Class {
	if IsReference(to) && !IsReference(from) {
		return w.Boxed(from)
	}
	return nil
}

// canCast reports whether (to) applied to a value of type from is legal between
// primitives or between references (JLS 5.5), boxing aside. Type arguments that
// contradict each other are not looked for.
func (w *World) canCast(from, to Type) bool {
	if !IsReference(from) || !IsReference(to) {
		return IsCastable(from, to)
	}
	for _, f := range w.parts(from) {
		for _, t := range w.parts(to) {
			if !IsCastable(f, t) {
				return false
			}
		}
	}
	return true
}

// parts are the erased types that a value of type t has all of.
func (w *World) parts(t Type) []Type {
	switch t := deref(t).(type) {
	case *Intersection:
		var ts []Type
		for _, u := range t.Types {
			ts = append(ts, w.parts(u)...)
		}
		return ts
	case *TypeVar:
		var ts []Type
		for _, u := range t.Upper() {
			ts = append(ts, w.parts(u)...)
		}
		return ts
	case *Array:
		if t.Changing {
			break
		}
		var ts []Type
		for _, e := range w.parts(t.Elem) {
			ts = append(ts, w.ArrayOf(e))
		}
		return ts
	}
	return []Type{w.Erasure(t)}
}
