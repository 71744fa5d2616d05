package cfg

import (
	"slices"

	"inspect/java/source"
	"inspect/java/types"
)

// emptyPlaces finds the places of the pre-state at which every object that is known is of another
// type than the place's static one, by its type arguments. There would be null and nothing else,
// though code out of sight may have such objects.
//
//	Comparable<Item> c      and no class that is known is a Comparable<Item>
type emptyPlaces struct {
	l      *code
	places []*emptyPlace // in the order in which they were met
}

type emptyPlace struct {
	name  string // as in messages
	at    source.Span
	of    types.Type // erased
	kinds []*Kind    // that are left
	none  bool       // there were some
}

// reportEmptyPlaces reports these places of the inputs of m.
func (l *code) reportEmptyPlaces(m *types.Method) {
	u := &emptyPlaces{l: l}
	for _, t := range l.w.Info.Typings[m] {
		for _, s := range l.placesRead(t.Upper) {
			u.restrict(s, func(of types.Type) bool { return areAssignable(t.Least, []types.Type{of}) })
		}
		for _, s := range l.placesRead(t.Lower) {
			u.restrict(s, func(of types.Type) bool { return areAssignable([]types.Type{of}, t.Most) })
		}
	}
	for _, a := range l.parameterizedPlaces(m) {
		if a.of == nil {
			l.forAllAlong(a.from, a.Path, 0, func(x *Expr) *Expr {
				return u.narrow(x, pathText(a.name, a.Path), a.at, func(k *Kind) bool { return types.IsReadOnly(k.Type) || !l.w.AreDistinct(k.Type, a.Type, false) })
			})
		}
	}
	for _, p := range u.places {
		if p.none {
			what := types.SimpleName(p.of)
			d := source.Errorf(NoObject, p.at, "no class that is known is %s of these type arguments: %s can only be null", source.A(what), p.name)
			d.Remedy = "give a file or --source-path with a class that is such " + source.A(what)
			l.g.Missing = append(l.g.Missing, d)
		}
	}
}

// restrict leaves the kinds at a slot's place of which what they say of the type is right.
func (u *emptyPlaces) restrict(s types.Slot, right func(types.Type) bool) {
	if s.Class == nil || s.Array != nil {
		return
	}
	at, name := u.l.root(s.Place)
	u.l.everywhere(s.Place, func(x *Expr) *Expr {
		return u.narrow(x, pathText(name, s.Path), at, func(k *Kind) bool {
			of := u.l.w.StatedType(s, k.Type)
			return of == nil || right(of)
		})
	})
}

// narrow leaves those kinds of x, which is at a place, that may be there.
func (u *emptyPlaces) narrow(x *Expr, name string, at source.Span, may func(*Kind) bool) *Expr {
	if x.Op == OpNull {
		return u.l.mk.yes
	}
	i := slices.IndexFunc(u.places, func(p *emptyPlace) bool { return p.name == name })
	if i < 0 {
		i = len(u.places)
		left := slices.DeleteFunc(slices.Clone(u.l.u.kindsOf(x.Type)), func(k *Kind) bool { return !u.l.canBePassed(k) })
		u.places = append(u.places, &emptyPlace{name: name, at: at, of: x.Type, kinds: left})
	}
	p := u.places[i]
	had := len(p.kinds)
	p.kinds = slices.DeleteFunc(p.kinds, func(k *Kind) bool { return !may(k) })
	p.none = p.none || had > 0 && len(p.kinds) == 0
	return u.l.mk.yes
}

func areAssignable(below, above []types.Type) bool {
	for _, b := range below {
		if slices.ContainsFunc(above, func(a types.Type) bool { return !types.IsAssignable(b, a) }) {
			return false
		}
	}
	return true
}
