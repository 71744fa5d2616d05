package replay

import "inspect/types"

// wellTyped tells whether what the static types of the inputs say of the objects in
// fields holds; roots are the receiver and the parameters as the frame has them.
func (r *runner) wellTyped() bool {
	for _, k := range r.m.world.Info.Known[r.method] {
		if !r.known(k) {
			return false
		}
	}
	w := r.m.world
	for i, p := range r.method.Params {
		if types.IsReference(p.Type) && !r.holding(r.fr.vars[i].r, w.ParamContents(r.method, i)) {
			return false
		}
	}
	for _, o := range r.m.objects[:r.m.pre] {
		c, ok := o.typ.(*types.Class)
		if !ok || c.Outside() {
			continue
		}
		for i, f := range r.m.class(c).fields {
			if cs := w.FieldContents(f); len(cs) > 0 && r.k.scope.fields[f] && !r.holding(r.m.read(o, i).r, cs) {
				return false
			}
		}
	}
	for f := range r.k.scope.fields {
		if cs := w.FieldContents(f); f.Static && len(cs) > 0 && !f.Class.Outside() && !r.holding(r.m.readStatic(r.m.staticIndex(f)).r, cs) {
			return false
		}
	}
	return true
}

// holding tells whether what is in a collection is what the type of its place says.
func (r *runner) holding(o *object, cs []types.Content) bool {
	for _, c := range cs {
		if !r.inside(o, c.Path, c.Of) {
			return false
		}
	}
	return true
}

func (r *runner) inside(o *object, path []*types.Field, t types.Type) bool {
	switch {
	case o == nil:
		return true
	case len(path) == 0:
		return assignable(o.typ, t)
	}
	f, m := path[0], r.m
	c, ok := o.typ.(*types.Class)
	if !ok || !assignable(c, f.Class) || !r.k.scope.fields[f] {
		return true
	}
	v := m.read(o, m.class(c).index[f]).r
	if _, array := f.Type.(*types.Array); !array || v == nil {
		return r.inside(v, path[1:], t)
	}
	for i := range m.length(v) {
		if !r.inside(m.read(v, i).r, path[1:], t) {
			return false
		}
	}
	return true
}

func (r *runner) known(k types.Known) bool {
	o := r.fr.this
	for i, p := range r.method.Params {
		if p == k.Root {
			o = r.fr.vars[i].r
		}
	}
	for _, f := range k.Fields {
		if o == nil || !assignable(o.typ, f.Class) || !r.k.scope.fields[f] {
			return true
		}
		o = r.m.read(o, r.m.class(o.typ.(*types.Class)).index[f]).r
	}
	return o == nil || assignable(o.typ, k.Of)
}
