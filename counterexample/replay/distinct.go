package replay

import "inspect/java/types"

// typedObjects are the types that places declare of the objects there.
type typedObjects struct {
	w     *types.World
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
	if len(d.of[o]) == 0 {
		d.of[o] = append(d.of[o], declaredType{o.typ, false})
	}
	for _, e := range d.of[o] {
		if d.w.AreDistinct(e.t, t, vars && e.vars) {
			return false
		}
		if vars && e.vars {
			d.means = append(d.means, d.w.Meanings(e.t, t)...)
		}
	}
	d.of[o] = append(d.of[o], declaredType{t, vars})
	return true
}

// hasOneType reports whether each object of the pre-state can be of all types with type arguments that
// the places declare where it is.
func (r *runner) hasOneType() bool {
	m, w, s := r.m, r.m.world, r.k.scope
	d := &typedObjects{w: w, of: map[*object][]declaredType{}}
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
	for f := range s.fields {
		if gs := w.Generics(f); f.Static && len(gs) > 0 && !f.Class.IsOutside() && !all(m.readStatic(m.staticIndex(f)).r, gs, false) {
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
