package types

import "inspect/ast"

// KeY writes sets of locations with operators of their own. In a frame those that make
// a union of what JML can name are understood:
//
//	assignable \set_union(\singleton(this.size), \all_fields(other));

// locationSets are those operators.
var locationSets = map[string]bool{`\empty`: true, `\singleton`: true, `\locset`: true, `\set_union`: true, `\all_fields`: true}

// LocationSet tells whether a function of JML is a set of locations with a translation.
func LocationSet(e *ast.JMLCall) bool { return locationSets[e.Name] }

// locationSet resolves an entry of a frame that is written so; false: it is not.
func (r *resolver) locationSet(l *ast.StoreRef) bool {
	e, ok := l.X.(*ast.JMLCall)
	if !ok || l.Fields || l.Elements || l.Lo != nil || l.Hi != nil {
		return false
	}
	if !LocationSet(e) {
		r.unsupported(e.Span(), "the set of locations "+e.Name, "name the locations, or join such sets by \\set_union")
		return true
	}
	for _, part := range e.Locs {
		r.storeRef(part)
	}
	for _, x := range e.Args {
		if t := r.value(x); !IsReference(t) && !IsKind(t, Invalid) {
			r.errorf(NotApplicable, x.Span(), "%s takes an object, not %s", e.Name, t)
		}
	}
	return true
}
