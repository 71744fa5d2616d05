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
