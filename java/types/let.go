package types

import "inspect/java/ast"

// let types (\let T x = e; body): x is seen by what follows.
func (r *resolver) let(e *ast.Let) Type {
	saved := r.push()
	defer func() { r.scope = saved }()
	for _, d := range e.Vars {
		v := &Var{Kind: BoundVar, Name: d.Name.Text, Decl: d, Span: d.Name.Span()}
		r.varTypeOf(ofLet, v, d.Type)
		if IsKind(v.Type, Void) {
			v.Type = r.errorf(IncompatibleTypes, d.Type.Span(), "a variable cannot be void")
		}
		if d.Init == nil {
			r.errorf(BadSpec, d.Span(), `a variable of \let has a value`)
		} else {
			r.into(d.Init, r.w.Info.VarType(v))
			if IsKind(v.Type, Seq) {
				v.Type = r.w.Info.Types[d.Init]
			}
		}
		r.define(v, true)
	}
	t := r.value(e.Body)
	r.constant(e, nil)
	return t
}
