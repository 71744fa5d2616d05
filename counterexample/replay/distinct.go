package replay

import "inspect/java/types"

// typedObjects are the types that places declare of the objects there.
type typedObjects struct {
	m     *Machine
	of    map[*object][]declaredType
	means []types.Meaning // of type variables of the receiver and the call
}

// declaredType is one of them; vars tells that a type variable in it means what it means for the
// receiver and the call.
type declaredType struct {
	t    types.Type
	vars bool
}

// declare notes that a place declares t of o, and reports whether o can be of that beside all that
// was declared of it so far.
func (d *typedObjects) declare(o *object, t types.Type, vars bool) bool {
	if types.IsReadOnly(o.typ) {
		return true
	}
	if d.of == nil {
		d.of = map[*object][]declaredType{}
	}
	if len(d.of[o]) == 0 {
		d.of[o] = append(d.of[o], declaredType{o.typ, false})
	}
	for _, e := range d.of[o] {
		p := d.m.pairs.of(d.m.world, typePair{e.t, t, vars && e.vars})
		if p.distinct {
			return false
		}
		d.means = append(d.means, p.means...)
	}
	d.of[o] = append(d.of[o], declaredType{t, vars})
	return true
}

// typePair is two types; vars tells that their type variables mean the same.
type typePair struct {
	s, t types.Type
	vars bool
}

// pairFacts are what is known of one: that no object is of both, or else what type variables mean.
type pairFacts struct {
	distinct bool
	means    []types.Meaning
}

// typePairs are what was found of pairs so far: each state asks for the same ones.
type typePairs map[typePair]pairFacts

// of gives what is known of a pair.
func (all *typePairs) of(w *types.World, p typePair) pairFacts {
	facts, known := (*all)[p]
	if !known {
		if facts.distinct = w.AreDistinct(p.s, p.t, p.vars); !facts.distinct && p.vars {
			facts.means = w.Meanings(p.s, p.t)
		}
		if *all == nil {
			*all = typePairs{}
		}
		(*all)[p] = facts
	}
	return facts
}

// hasOneType reports whether each object of the pre-state can be of all types with type arguments that
// the places declare where it is.
func (r *runner) hasOneType() bool {
	m, w, s := r.m, r.m.world, r.k.scope
	d := &typedObjects{m: m}
	all := func(o *object, gs []types.Generic, vars bool) bool {
		for _, g := range gs {
			for _, x := range m.objectsAlong(s, o, g.Path) {
				if !d.declare(x, g.Type, vars) {
					return false
				}
			}
		}
		return true
	}
	if this := r.fr.this; this != nil && !r.method.Constructor && !all(this, w.Generics(r.method.Class), true) {
		return false
	}
	for i, p := range r.method.Params {
		if types.IsReference(p.Type) && !all(r.fr.vars[i].r, w.Generics(p), true) {
			return false
		}
	}
	for _, o := range m.objects[:m.pre] {
		c, ok := o.typ.(*types.Class)
		if !ok || c.IsOutside() {
			continue
		}
		for i, f := range m.class(c).fields {
			if gs := w.Generics(f); len(gs) > 0 && s.fields[f] && !f.Class.IsOutside() && !all(m.read(o, i).r, gs, false) {
				return false
			}
		}
	}
	for _, f := range r.typedStatics() {
		if gs := w.Generics(f); len(gs) > 0 && m.hasStaticValue(f) && !all(m.readStatic(m.staticIndex(f)).r, gs, false) {
			return false
		}
	}
	return r.matchesMeanings(d.means)
}

// matchesMeanings reports whether the inputs fit what type variables mean.
func (r *runner) matchesMeanings(all []types.Meaning) bool {
	for _, is := range all {
		for _, t := range r.m.world.Info.Typings[r.method] {
			if t.Var != is.Var {
				continue
			}
			for _, l := range append(r.statedTypes(t.Lower), t.Least...) {
				if !isAssignable(l, is.Is) {
					return false
				}
			}
		}
	}
	return true
}
