package types

import "inspect/java/ast"

// assignedCall types \not_assigned(x, …), \only_assigned(x, …) and \only_accessed(x, …),
// which tell what a method assigned or read. The locations are those of the state before
// it.
func (r *resolver) assignedCall(e *ast.JMLCall) Type {
	if !r.some(e, len(e.Locs)) || !r.later(e) {
		return Of(Invalid)
	}
	switch {
	case r.refining != nil:
		if !r.ofRefining(e) {
			return Of(Invalid)
		}
	case r.method != nil && r.method.Constructor:
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

// ofRefining refuses what is about effects done so far, in the contract of a statement that
// looks back to the state before the method.
func (r *resolver) ofRefining(e *ast.JMLCall) bool {
	if r.refining == nil || r.refining.old {
		return true
	}
	r.unsupported(e.Span(), e.Name+" in KeY's contract of a statement", "write refining in front of the contract, or use assignable")
	return false
}

// beforeCall refuses locations that depend on a variable which has no value before the
// method is called, or where the statement begins.
func (r *resolver) beforeCall(e *ast.JMLCall, l *ast.StoreRef) {
	ast.Walk(l, func(n ast.Node) bool {
		x, ok := n.(*ast.Ident)
		if !ok {
			return true
		}
		if v, ok := r.w.Info.Uses[x].(*Var); ok && v.Kind != ParamVar && v.Kind != OldVar && (v.Kind != LocalVar || r.refining == nil) {
			r.unsupported(x.Span(), e.Name+" of what depends on the variable "+v.Name, "name it by parameters and fields")
		}
		return true
	})
}
