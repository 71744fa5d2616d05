package types

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/source"
)

// unevaluated resolves what is to be said of a failing assertion. The failure counts where it
// stands, so nothing runs that: what has no translation there stands in nobody's way, and what
// it calls is not reached.
//
//	assert n > 0 : describe(n);
func (r *resolver) unevaluated(e ast.Expr) {
	u := r.unit
	before, reached := len(u.diags), u.refs
	u.refs = refs{}
	r.value(e)
	u.refs = reached
	later := slices.DeleteFunc(slices.Clone(u.diags[before:]), func(d *source.Diagnostic) bool {
		gone := d.Code == source.Unsupported
		if gone {
			delete(u.untranslated, d)
		}
		return gone
	})
	u.diags = append(u.diags[:before], later...)
}
