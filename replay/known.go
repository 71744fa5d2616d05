package replay

import "inspect/types"

// wellTyped reports whether what the static types of the inputs say of the objects in
// fields holds; roots are the receiver and the parameters as the frame has them.
func (r *runner) wellTyped() bool {
	for _, k := range r.m.world.Info.Known[r.method] {
		if !r.known(k) {
			return false
		}
	}
	for _, t := range r.m.world.Info.Typings[r.method] {
		if !r.fits(t) {
			return false
		}
	}
	w := r.m.world
	for i, p := range r.method.Params {
		if types.IsReference(p.Type) && !r.m.holding(r.k.scope, r.fr.vars[i].r, w.ParamContents(r.method, i)) {
			return false
		}
	}
	for _, o := range r.m.objects[:r.m.pre] {
		c, ok := o.typ.(*types.Class)
		if ok && !r.m.holding(r.k.scope, o, w.ClassContents(c)) {
			return false
		}
		if !ok || c.Outside() {
			continue
		}
		for i, f := range r.m.class(c).fields {
			if cs := w.FieldContents(f); len(cs) > 0 && r.k.scope.fields[f] && !r.m.holding(r.k.scope, r.m.read(o, i).r, cs) {
				return false
			}
		}
	}
	for f := range r.k.scope.fields {
		if cs := w.FieldContents(f); f.Static && len(cs) > 0 && !f.Class.Outside() && r.m.hasStaticValue(f) && !r.m.holding(r.k.scope, r.m.readStatic(r.m.staticIndex(f)).r, cs) {
			return false
		}
	}
	return r.oneType()
}

// hasStaticValue reports whether the pre-state has a value for a static field, or is to choose one: it has
// none for a field that the execution has nothing to do with.
func (m *Machine) hasStaticValue(f *types.Field) bool {
	return m.source != nil || m.static[m.staticIndex(f)].r != absent
}

// holding reports whether what is in a collection is what the type of its place says.
func (m *Machine) holding(s *Scope, o *object, cs []types.Content) bool {
	for _, c := range cs {
		if !m.inside(s, o, c.Path, c) {
			return false
		}
	}
	return true
}

func (m *Machine) inside(s *Scope, o *object, path []*types.Field, in types.Content) bool {
	switch {
	case o == nil:
		return true
	case len(path) == 0 && in.Class:
		return in.MayBe(o.represents)
	case len(path) == 0:
		return assignable(o.typ, in.Of)
	}
	f := path[0]
	c, ok := o.typ.(*types.Class)
	if !ok || !assignable(c, f.Class) || !s.fields[f] || o.unknownContents && types.IsContentField(f) {
		return true
	}
	v := m.read(o, m.class(c).index[f]).r
	if _, array := f.Type.(*types.Array); !array || v == nil {
		return m.inside(s, v, path[1:], in)
	}
	for i := range m.length(v) {
		if !m.inside(s, m.read(v, i).r, path[1:], in) {
			return false
		}
	}
	return true
}

// known reports whether what is known of the objects at a place holds.
func (r *runner) known(k types.Known) bool {
	for _, o := range r.at(k.Place) {
		if !assignable(o.typ, k.Of) {
			return false
		}
	}
	return true
}

// fits reports whether there can be one type that is a supertype and a subtype of what the
// inputs say.
func (r *runner) fits(t types.Typing) bool {
	upper := append(r.statedTypes(t.Upper), t.Most...)
	for _, l := range append(r.statedTypes(t.Lower), t.Least...) {
		for _, u := range upper {
			if !assignable(l, u) {
				return false
			}
		}
	}
	return true
}

// statedTypes are the types that the objects at the places of slots say.
func (r *runner) statedTypes(ss []types.Slot) (out []types.Type) {
	for _, s := range ss {
		for _, o := range r.at(s.Place) {
			if t := r.m.world.StatedType(s, o.typ); t != nil {
				out = append(out, t)
			}
		}
	}
	return out
}

// at are the objects at a place of the pre-state, as far as the check looks at it.
func (r *runner) at(p types.Place) []*object {
	o := r.fr.this
	for i, v := range r.method.Params {
		if v == p.Root {
			o = r.fr.vars[i].r
		}
	}
	if v, ok := r.given[p.Root]; ok {
		o = v.r
	}
	return r.m.objectsAlong(r.k.scope, o, p.Path)
}

// objectsAlong are the objects that a path leads to from o, as far as the check looks at it.
func (m *Machine) objectsAlong(s *Scope, o *object, path []*types.Field) []*object {
	switch {
	case o == nil:
		return nil
	case len(path) == 0:
		return []*object{o}
	case path[0] != nil:
		f := path[0]
		if !assignable(o.typ, f.Class) || !s.fields[f] {
			return nil
		}
		return m.objectsAlong(s, m.read(o, m.class(o.typ.(*types.Class)).index[f]).r, path[1:])
	}
	var out []*object
	for i := range m.length(o) {
		out = append(out, m.objectsAlong(s, m.read(o, i).r, path[1:])...)
	}
	return out
}
