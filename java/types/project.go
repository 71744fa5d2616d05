package types

// upward is t without captured type variables: the type that `var` gives a variable
// (JLS 4.10.5).
func (w *World) upward(t Type) Type { return w.project(t, true, 4) }

func (w *World) project(t Type, up bool, depth int) Type {
	t = deref(t)
	captured := func(u Type) bool {
		v, ok := u.(*TypeVar)
		return ok && v.Wildcard != nil
	}
	if !mentions(t, captured) {
		return t
	}
	if depth == 0 {
		return w.object()
	}
	switch t := t.(type) {
	case *TypeVar:
		if up {
			return w.project(w.intersect(t.Upper()), true, depth-1)
		}
		if t.Lower != nil {
			return w.project(t.Lower, false, depth-1)
		}
		return Of(Null)
	case *Array:
		return w.arrayOf(w.project(t.Elem, up, depth))
	case *Intersection:
		ts := make([]Type, len(t.Types))
		for i, u := range t.Types {
			ts[i] = w.project(u, up, depth)
		}
		return w.intersect(ts)
	case *Wildcard:
		if t.Bound == nil {
			return t
		}
		return &Wildcard{t.Super, w.project(t.Bound, up != t.Super, depth-1)}
	case *Parameterized:
		args := make([]Type, len(t.Args))
		for i, a := range t.Args {
			args[i] = a
			if !mentions(a, captured) {
				continue
			}
			if k, ok := deref(a).(*Wildcard); ok {
				args[i] = w.project(k, up, depth-1)
				continue
			}
			u := w.project(a, true, depth-1)
			l := w.project(a, false, depth-1)
			if c := classOf(u); c != nil && c.Name == "java.lang.Object" || mentionsVar(u, w.TypeParams(t.Class)) {
				args[i] = &Wildcard{}
				if !IsKind(l, Null) {
					args[i] = &Wildcard{Super: true, Bound: l}
				}
				continue
			}
			args[i] = &Wildcard{Bound: u}
		}
		return &Parameterized{t.Class, args}
	}
	return t
}
