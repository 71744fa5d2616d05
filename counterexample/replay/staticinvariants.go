package replay

import "inspect/java/types"

// staticInvariants evaluates the static invariants of all classes, and that static fields are not
// null which never are.
func (r *runner) staticInvariants(fail report) bool {
	m := r.m
	for _, c := range r.k.scope.Classes {
		if r.method.Derived == types.Initialised && (!r.out.Allowed || c != r.method.Class) {
			continue // to be established, by the initialisation of its class
		}
		s := r.k.scope.specs[c]
		for _, n := range s.staticNonNull {
			if m.source == nil && m.static[n.slot].r == absent {
				continue // no execution looks at it: it is not null, whatever it is
			}
			v := m.readStatic(n.slot).r
			if n.self && v == nil && !fail(Invariant, n.field.Span, nil, nil, nil, "the field "+n.field.QName()+" is null") {
				return false
			}
			if n.elems && m.hasNullElement(v, n.field.Type) && !fail(Invariant, n.field.Span, nil, nil, nil, "an element of the field "+n.field.QName()+" is null") {
				return false
			}
		}
		if !r.all(s, s.statics, nil, Invariant, "the static invariant does not hold", fail) {
			return false
		}
	}
	return true
}
