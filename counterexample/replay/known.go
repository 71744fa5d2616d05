package replay

import (
	"cmp"
	"slices"
	"strings"

	"inspect/java/types"
)

// isWellTyped reports whether what the static types of the inputs say of the objects in
// fields holds; roots are the receiver and the parameters as the frame has them.
func (r *runner) isWellTyped() bool {
	for _, k := range r.m.world.Info.Known[r.method] {
		if !r.satisfiesKnown(k) {
			return false
		}
	}
	for _, t := range r.m.world.Info.Typings[r.method] {
		if !r.fits(t) {
			return false
		}
	}
	for i, p := range r.method.Params {
		if types.IsReference(p.Type) && !r.m.satisfiesContents(r.k.scope, r.fr.vars[i].r, r.paramContents(i)) {
			return false
		}
	}
	for _, o := range r.m.objects[:r.m.pre] {
		c, ok := o.typ.(*types.Class)
		if ok && !r.m.satisfiesContents(r.k.scope, o, r.classContents(c)) {
			return false
		}
		if !ok || c.IsOutside() {
			continue
		}
		for i, f := range r.m.class(c).fields {
			if cs := r.fieldContents(f); len(cs) > 0 && r.k.scope.fields[f] && !r.m.satisfiesContents(r.k.scope, r.m.read(o, i).r, cs) {
				return false
			}
		}
	}
	for _, f := range r.typedStatics() {
		if cs := r.fieldContents(f); len(cs) > 0 && r.m.hasStaticValue(f) && !r.m.satisfiesContents(r.k.scope, r.m.readStatic(r.m.staticIndex(f)).r, cs) {
			return false
		}
	}
	return r.hasOneType()
}

// fieldContents are what the type of a field says of collections in it.
func (r *runner) fieldContents(f *types.Field) []types.Content {
	return r.k.contentsOf(f, func() []types.Content { return r.m.world.FieldContents(f) })
}

// classContents is fieldContents for a class.
func (r *runner) classContents(c *types.Class) []types.Content {
	return r.k.contentsOf(c, func() []types.Content { return r.m.world.ClassContents(c) })
}

// typedStatics are the static fields of the program in scope whose types say what is in them.
func (r *runner) typedStatics() []*types.Field {
	if r.k.typedStatics == nil {
		r.k.typedStatics = []*types.Field{}
		for f := range r.k.scope.fields {
			if f.Static && !f.Class.IsOutside() && (len(r.fieldContents(f)) > 0 || len(r.m.world.Generics(f)) > 0) {
				r.k.typedStatics = append(r.k.typedStatics, f)
			}
		}
		slices.SortFunc(r.k.typedStatics, func(f, g *types.Field) int {
			return cmp.Or(strings.Compare(f.Class.Name, g.Class.Name), strings.Compare(f.Name, g.Name))
		})
	}
	return r.k.typedStatics
}

// paramContents is fieldContents for a parameter.
func (r *runner) paramContents(i int) []types.Content {
	return r.k.contentsOf(r.method.Params[i], func() []types.Content { return r.m.world.ParamContents(r.method, i) })
}

// hasStaticValue reports whether the pre-state has a value for a static field, or is to choose one: it has
// none for a field that the execution has nothing to do with.
func (m *Machine) hasStaticValue(f *types.Field) bool {
	return m.source != nil || m.static[m.staticIndex(f)].r != absent
}

// satisfiesContents reports whether what is in a collection is what the type of its place says.
func (m *Machine) satisfiesContents(s *Scope, o *object, cs []types.Content) bool {
	for _, c := range cs {
		if !m.satisfiesInside(s, o, c.Path, c) {
			return false
		}
	}
	return true
}

func (m *Machine) satisfiesInside(s *Scope, o *object, path []*types.Field, in types.Content) bool {
	switch {
	case o == nil:
		return true
	case len(path) == 0 && in.Class:
		return in.MayBe(o.represents)
	case len(path) == 0:
		return isAssignable(o.typ, in.Of)
	}
	f := path[0]
	c, ok := o.typ.(*types.Class)
	if !ok || !isAssignable(c, f.Class) || !s.fields[f] || o.unknownContents && types.IsContentField(f) {
		return true
	}
	v := m.read(o, m.class(c).index[f]).r
	if _, array := f.Type.(*types.Array); !array || v == nil {
		return m.satisfiesInside(s, v, path[1:], in)
	}
	for i := range m.length(v) {
		if !m.satisfiesInside(s, m.read(v, i).r, path[1:], in) {
			return false
		}
	}
	return true
}

// satisfiesKnown reports whether what is known of the objects at a place holds.
func (r *runner) satisfiesKnown(k types.Known) bool {
	for _, o := range r.at(k.Place) {
		if !isAssignable(o.typ, k.Of) {
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
			if !isAssignable(l, u) {
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
		if !isAssignable(o.typ, f.Class) || !s.fields[f] {
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
