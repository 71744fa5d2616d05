package replay

import (
	"inspect/java/heap"
	"inspect/java/types"
)

// preset takes over the inputs of types.Preset: the class of the object that a
// constructor runs on, and what its hidden fields hold before. It gives their number;
// false: the pre-state is not admitted.
func (r *runner) preset(pre *heap.State) (int, bool) {
	m := r.m
	ps, cs := m.world.Preset(r.method), m.world.Constructed(r.method)
	if len(cs) == 0 {
		panic(fault("no class extends %s", r.method.Class.Name))
	}
	r.constructed, r.given = cs[len(cs)-1], map[*types.Var]value{}
	for i, p := range ps {
		if p.Is != nil && m.root(pre, i, p.Var.Name, p.Var.Type).i != 0 {
			r.constructed = p.Is
			break
		}
	}
	for i, p := range ps {
		if p.Field == nil || !r.constructed.IsSubclassOf(p.Field.Class) {
			continue
		}
		v := m.root(pre, i, p.Var.Name, p.Var.Type)
		r.given[p.Var] = v
		if p.Field.NonNull && types.IsReference(p.Field.Type) && v.r == nil {
			r.reject(r.method.Span, "%s is null", p.Var.Name)
			return 0, false
		}
	}
	return len(ps), true
}

// construct makes the object that a constructor runs on.
func (r *runner) construct() {
	m := r.m
	l := m.class(r.constructed)
	m.limitObjects(r.constructed, r.method.Span)
	r.fr.this = m.alloc(r.constructed, len(l.fields))
	for _, p := range m.world.Preset(r.method) {
		if v, ok := r.given[p.Var]; ok {
			r.fr.this.slots[l.index[p.Field]] = v
		}
	}
}
