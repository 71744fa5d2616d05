package cfg

import (
	"slices"

	"inspect/java/source"
	"inspect/java/types"
)

// No object is of two types of which the type arguments differ: a list that one place
// declares as List<Integer> is at no place that is declared as List<String>.

// parameterized is a place of a type with type arguments: at the end of a path from a value, or
// from the field of, where that is not nil, of each object of the class.
type parameterized struct {
	types.Generic
	from *Expr
	of   *Component
	name string
	at   source.Span
	vars bool // a type variable means what it means for the receiver and this call
}

// parameterizedPlaces are those that the check of m looks at.
func (l *code) parameterizedPlaces(m *types.Method) (out []parameterized) {
	add := func(gs []types.Generic, a parameterized) {
		for _, a.Generic = range gs {
			if l.scope.readsPlace(types.Place{Path: a.Path}) {
				out = append(out, a)
			}
		}
	}
	if this := l.act.this; this != nil && !m.Constructor {
		add(l.w.Generics(m.Class), parameterized{from: this, name: "this", at: m.Span, vars: true})
	}
	for _, p := range m.Params {
		v := l.read(l.variable(p))
		if l.cur == l.g.Entry || l.mk.fixed[v.Comp] {
			add(l.w.Generics(p), parameterized{from: v, name: p.Name, at: p.Span, vars: true})
		}
	}
	for _, comp := range l.g.Components {
		f := comp.Fld
		switch {
		case f == nil || f.Class.IsOutside():
		case comp.Kind == Static:
			add(l.w.Generics(f), parameterized{from: l.read(comp), name: f.QName(), at: f.Span})
		case comp.Kind == Field:
			add(l.w.Generics(f), parameterized{of: comp, name: f.QName(), at: f.Span})
		}
	}
	return out
}

// distinct states that in the state at cur no object is at two places of types that have none
// in common, and none of a class at a place of a type that has none in common with it.
func (l *code) distinct(m *types.Method, state func(x value3, at source.Span, text string)) {
	all := l.parameterizedPlaces(m)
	for i, a := range all {
		x := l.forAllAt(a, 0, func(x *Expr) *Expr { return l.ofNoOther(x, a.Type) })
		state(l.spec(nil).pure(x), a.at, pathText(a.name, a.Path)+" is no object of other type arguments")
		for _, b := range all[:i] {
			or := l.mk.no
			if !l.w.AreDistinct(a.Type, b.Type, a.vars && b.vars) {
				if or = l.meant(m, a, b); or == l.mk.yes {
					continue
				}
			}
			x := l.forAllAt(a, 0, func(x *Expr) *Expr {
				return l.forAllAt(b, 1, func(y *Expr) *Expr { return l.mk.or(l.areDistinct(x, y), or) })
			})
			state(l.spec(nil).pure(x), a.at, pathText(a.name, a.Path)+" is no object of "+pathText(b.name, b.Path)+", whose type arguments are others")
		}
	}
}

// meant says that the inputs of m are as they must be where one object is at both places, which
// says what type variables mean.
//
//	void f(List<T> a, List<String> b, T t)    t is a String, if a is b
func (l *code) meant(m *types.Method, a, b parameterized) *Expr {
	ok := l.mk.yes
	if !a.vars || !b.vars || l.cur != l.g.Entry {
		return ok
	}
	for _, is := range l.w.Meanings(a.Type, b.Type) {
		for _, t := range l.w.Info.Typings[m] {
			if t.Var == is.Var {
				ok = l.mk.and(ok, l.allBelow(l.placesRead(t.Lower), t.Least, is.Is))
			}
		}
	}
	return ok
}

// parameterizedBound is the variable for the objects in whose field a place begins, of the two that are
// compared.
type parameterizedBound struct {
	class *types.Class
	side  int
}

// forAllAt says that something holds of each object at a place, of the two that are compared.
func (l *code) forAllAt(a parameterized, side int, holds func(x *Expr) *Expr) *Expr {
	if a.of == nil {
		return l.forAllAlong(a.from, a.Path, side, holds)
	}
	c := a.of.Fld.Class
	if len(l.u.kindsOf(c)) == 0 {
		return l.mk.yes
	}
	b := l.spec(nil).bound(parameterizedBound{c, side}, "o", c, source.Span{})
	o := l.mk.boundVar(b)
	return l.mk.quantify(OpForall, b, l.isSeen(c, o), l.forAllAlong(l.mk.field(a.of, o), a.Path, side, holds))
}

// generics are the kinds of objects that x and y may be, of classes that leave their type
// arguments to those who make objects of them.
func (l *lowering) generics(x, y *Expr) (ks []*Kind) {
	if x.Op == OpNull || y.Op == OpNull || l.u.sorts[x.Type] != l.u.sorts[y.Type] {
		return nil
	}
	for _, k := range l.u.kindsOf(x.Type) {
		c, class := k.Type.(*types.Class)
		if k.Pre > 0 && slices.Contains(l.u.kindsOf(y.Type), k) && (!class || len(l.w.TypeParams(c)) > 0) {
			ks = append(ks, k)
		}
	}
	return ks
}

// areDistinct says that x and y are not one object, unless it is of a class of which one object serves
// for all type arguments.
func (l *lowering) areDistinct(x, y *Expr) *Expr {
	serving := func(k *Kind) bool { return types.IsReadOnly(k.Type) }
	ks := l.generics(x, y)
	if !slices.ContainsFunc(ks, func(k *Kind) bool { return !serving(k) }) {
		return l.mk.yes
	}
	ks = slices.DeleteFunc(ks, func(k *Kind) bool { return !serving(k) })
	return l.mk.or(l.mk.not(l.mk.eq(x, y)), l.mk.instanceOf(x, ks))
}

// ofNoOther says that x, at a place of type t, is of no class whose objects are none of t.
func (l *lowering) ofNoOther(x *Expr, t types.Type) *Expr {
	var other []*Kind
	for _, k := range l.u.kindsOf(x.Type) {
		if x.Op != OpNull && !types.IsReadOnly(k.Type) && l.w.AreDistinct(k.Type, t, false) {
			other = append(other, k)
		}
	}
	return l.mk.not(l.mk.instanceOf(x, other))
}
