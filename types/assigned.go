package types

import "inspect/ast"

// assignedCall types \not_assigned(x, …), \only_assigned(x, …) and \only_accessed(x, …),
// which tell what a method assigned or read. The locations are those of the state before
// it.
func (r *resolver) assignedCall(e *ast.JMLCall) Type {
	if !r.some(e, len(e.Locs)) || !r.later(e) {
		return Of(Invalid)
	}
	if r.method != nil && r.method.Constructor {
		return r.unsupported(e.Span(), e.Name+" in the contract of a constructor", "use an assignable clause")
	}
	saved := *r.spec
	r.spec.result = false
	for _, l := range e.Locs {
		r.storeRef(l)
		r.beforeCall(e, l)
	}
	*r.spec = saved
	return Of(Boolean)
}

// beforeCall refuses locations that depend on a variable which has no value before the
// method is called.
func (r *resolver) beforeCall(e *ast.JMLCall, l *ast.StoreRef) {
	ast.Walk(l, func(n ast.Node) bool {
		x, ok := n.(*ast.Ident)
		if !ok {
			return true
		}
		if v, ok := r.w.Info.Uses[x].(*Var); ok && v.Kind != ParamVar && v.Kind != OldVar {
			r.unsupported(x.Span(), e.Name+" of what depends on the variable "+v.Name, "name it by parameters and fields")
		}
		return true
	})
}
