package cfg

import (
	"slices"

	"inspect/java/source"
	"inspect/java/types"
)

// knownTypes mentions the classes that the static types of the inputs of m name, for
// the fields that the check looks at.
func (s *scope) knownTypes(m *types.Method) {
	for n := -1; n != len(s.ordered)+len(s.knownAny); {
		n = len(s.ordered) + len(s.knownAny)
		for _, k := range append(slices.Clone(s.w.Info.Known[m]), s.knownAny...) {
			if !s.readsPlace(k.Place) {
				continue
			}
			s.noteStoredAsObject(k.Of)
			if c, class := k.Of.(*types.Class); class && len(s.w.Ranges(c)) > 0 {
				remedy := "declare the field with that type"
				if !c.Library {
					remedy += ", or name its classes with --implementation " + c.SimpleName() + "=CLASS"
				}
				s.report([]*source.Diagnostic{source.NotSupported(placed(m, k.Place), "a value that exists before the call, of type "+c.Name+", in a field of another type,", remedy)})
				continue
			}
			if c, ok := k.Of.(*types.Class); ok {
				s.joined[c] = true
			}
			s.inside[k.Of] = true
			s.input(k.Of)
			s.anywhere(k.Of)
		}
		for _, t := range s.w.Info.Typings[m] {
			if slices.ContainsFunc(append(slices.Clone(t.Lower), t.Upper...), func(p types.Slot) bool { return s.readsPlace(p.Place) }) {
				for _, u := range append(slices.Clone(t.Least), t.Most...) {
					s.anywhere(u) // Comparable<LocalDate> c
				}
			}
		}
		s.drain()
		s.discoverConstants()
	}
}

// placed is where the last field, or the root, of a place is declared.
func placed(m *types.Method, p types.Place) source.Span {
	for i := len(p.Path) - 1; i >= 0; i-- {
		if f := p.Path[i]; f != nil {
			return f.Span
		}
	}
	if p.Root != nil {
		return p.Root.Span
	}
	return m.Span
}

// readsPlace reports whether the check looks at a place.
func (s *scope) readsPlace(p types.Place) bool {
	return !slices.ContainsFunc(p.Path, func(f *types.Field) bool { return f != nil && (!s.fields[f] || s.sealed[f] != nil) })
}

// assumeKnown assumes what the static types of the inputs of m say of the objects in
// places of wider types.
func (l *code) assumeKnown(m *types.Method) {
	for _, k := range l.w.Info.Known[m] {
		if l.scope.readsPlace(k.Place) {
			ok := l.everywhere(k.Place, func(x *Expr) *Expr { return l.isA(x, k.Of) })
			at, name := l.root(k.Place)
			l.assume(l.spec(l.act.this).pure(ok), at, "type", knownText(name, k))
		}
	}
}

// knownText says what is known, of a place that begins at a root of that name.
func knownText(name string, k types.Known) string {
	return pathText(name, k.Path) + " is null or " + source.A(types.SimpleName(k.Of))
}

// pathText is what a path leads to from a root of that name.
func pathText(name string, path []*types.Field) string {
	for _, f := range path {
		if f == nil {
			name += "[i]"
		} else {
			name += "." + f.Name
		}
	}
	return name
}

// root is where a place begins: its declaration and its name.
func (l *code) root(p types.Place) (source.Span, string) {
	if p.Root == nil {
		return l.g.Method.Span, "this"
	}
	return p.Root.Span, p.Root.Name
}

// everywhere says that something holds of each object at a place of the pre-state.
func (l *code) everywhere(p types.Place, holds func(x *Expr) *Expr) *Expr {
	x := l.act.this
	if p.Root != nil {
		x = l.read(l.variable(p.Root))
	}
	return l.forAllAlong(x, p.Path, 0, holds)
}

// forAllAlong says that something holds of each object that a path leads to from x. Of two paths
// that are followed at once each is a side.
func (l *lowering) forAllAlong(x *Expr, path []*types.Field, side int, holds func(x *Expr) *Expr) *Expr {
	there := l.mk.nonNull(x)
	switch {
	case len(path) == 0:
		return l.mk.implies(there, holds(x))
	case path[0] != nil:
		f := path[0]
		y := l.mk.field(l.fieldComp(f), l.narrowTo(x, f.Class))
		return l.mk.implies(l.mk.and(there, l.isA(x, f.Class)), l.forAllAlong(y, path[1:], side, holds))
	}
	b := l.spec(nil).bound(placeBound{len(path), side}, "i"+itoa(len(path)), l.mk.intT, source.Span{})
	i, a := l.mk.boundVar(b), x.Type.(*types.Array)
	in := l.mk.and(l.mk.le(l.mk.num(l.mk.intT, 0), i), l.mk.lt(i, l.mk.length(x)))
	one := l.forAllAlong(l.mk.elem(l.elems(a), a.Elem, x, i), path[1:], side, holds)
	return l.mk.implies(there, l.mk.quantify(OpForall, b, in, one))
}

// placeBound is the variable for an index on the way to a place, so many steps before it.
type placeBound struct{ steps, side int }

// assumeTypings assumes what those types say of several places at once. Of each type that
// is an upper one somewhere:
//
//	it is at none of the places, or whatever must be a subtype is one
func (l *code) assumeTypings(m *types.Method) {
	l.reportEmptyPlaces(m)
	for _, t := range l.w.Info.Typings[m] {
		lower, upper := l.placesRead(t.Lower), l.placesRead(t.Upper)
		ok := l.mk.yes
		for _, u := range t.Most {
			ok = l.mk.and(ok, l.allBelow(lower, t.Least, u))
		}
		for _, u := range l.statedTypes(upper) {
			none := l.mk.yes
			for _, s := range upper {
				none = l.mk.and(none, l.forAllStated(s, func(of types.Type) bool { return of != u }))
			}
			ok = l.mk.and(ok, l.mk.or(none, l.allBelow(lower, t.Least, u)))
		}
		if all := append(lower, upper...); len(all) > 0 {
			at, _ := l.root(all[0].Place)
			l.assume(l.spec(l.act.this).pure(ok), at, "type", t.Of+" is one type")
		}
	}
}

// placesRead are the slots at places that the check looks at.
func (l *code) placesRead(ss []types.Slot) (out []types.Slot) {
	for _, s := range ss {
		if l.scope.readsPlace(s.Place) {
			out = append(out, s)
		}
	}
	return out
}

// statedTypes are the types that slots may say, each once.
func (l *code) statedTypes(ss []types.Slot) (out []types.Type) {
	for _, s := range ss {
		l.everywhere(s.Place, func(x *Expr) *Expr {
			for _, k := range l.u.kindsOf(x.Type) {
				if t := l.w.StatedType(s, k.Type); t != nil && !slices.Contains(out, t) {
					out = append(out, t)
				}
			}
			return l.mk.yes
		})
	}
	return out
}

// allBelow says that all that slots and types say is a subtype of u.
func (l *code) allBelow(ss []types.Slot, ts []types.Type, u types.Type) *Expr {
	ok := l.mk.boolean(!slices.ContainsFunc(ts, func(t types.Type) bool { return !types.IsAssignable(t, u) }))
	for _, s := range ss {
		ok = l.mk.and(ok, l.forAllStated(s, func(of types.Type) bool { return types.IsAssignable(of, u) }))
	}
	return ok
}

// forAllStated says that what each object at the place of a slot says of the type, if it says
// anything, is right.
func (l *code) forAllStated(s types.Slot, right func(types.Type) bool) *Expr {
	return l.everywhere(s.Place, func(x *Expr) *Expr {
		var ks []*Kind
		all := l.u.kindsOf(x.Type)
		for _, k := range all {
			if t := l.w.StatedType(s, k.Type); t == nil || right(t) {
				ks = append(ks, k)
			}
		}
		switch {
		case x.Op == OpNull || len(ks) == len(all):
			return l.mk.yes
		case len(ks) == 0:
			return l.mk.no
		}
		return l.mk.instanceOf(x, ks)
	})
}
