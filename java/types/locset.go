package types

import "inspect/java/ast"

// KeY writes sets of locations with operators of their own. Those that make a union of
// what JML can name are understood, in frames and as what a model field represents, and
// what is asked of them:
//
//	model \locset footprint; represents footprint = \set_union(this.*, table[*]);
//	assignable \set_union(\singleton(this.size), \all_fields(other));
//	requires \disjoint(footprint, other.footprint);

// locationSets are those operators.
var locationSets = map[string]bool{`\empty`: true, `\singleton`: true, `\locset`: true, `\set_union`: true, `\all_fields`: true,
	`\intersect`: true, `\set_minus`: true}

// IsLocationSet reports whether a function of JML is a set of locations with a translation.
func IsLocationSet(e *ast.JMLCall) bool { return locationSets[e.Name] }

func init() {
	for name := range locationSets {
		jmlCalls[name] = (*resolver).locationUnion
	}
	jmlCalls[`\subset`] = (*resolver).locationTest
	jmlCalls[`\disjoint`] = (*resolver).locationTest
	jmlCalls[`\new_elems_fresh`] = (*resolver).newElemsFresh
}

// locationSet resolves an entry of a frame that is a set of locations; false: it is none.
func (r *resolver) locationSet(l *ast.StoreRef) bool {
	if l.Fields || l.Elements || l.Lo != nil || l.Hi != nil {
		return false
	}
	switch e := ast.Unparen(l.X).(type) {
	case *ast.JMLCall:
		if !IsLocationSet(e) {
			r.unsupported(e.Span(), "the set of locations "+e.Name, "name the locations, or join such sets by \\set_union")
			return true
		}
	case *ast.Old:
	default:
		return false
	}
	if t := r.value(l.X); !IsKind(t, LocSet, Invalid) {
		r.errorf(BadSpec, l.Span(), "a set of locations stands here, not a value of type %s", t)
	}
	return true
}

func (r *resolver) locationUnion(e *ast.JMLCall) Type {
	if n := len(e.Locs); (e.Name == `\intersect` || e.Name == `\set_minus`) && n != 2 {
		return r.errorf(NotApplicable, e.Span(), "%s takes two sets of locations", e.Name)
	}
	for _, part := range e.Locs {
		r.storeRef(part)
	}
	for _, x := range e.Args {
		if t := r.value(x); !IsReference(t) && !IsKind(t, Invalid) {
			r.errorf(NotApplicable, x.Span(), "%s takes an object, not %s", e.Name, t)
		}
	}
	return Of(LocSet)
}

// locationTest types \subset(a, b) and \disjoint(a, b, …).
func (r *resolver) locationTest(e *ast.JMLCall) Type {
	for _, l := range e.Locs {
		r.storeRef(l)
	}
	if n := len(e.Locs); n < 2 || n > 2 && e.Name == `\subset` {
		return r.errorf(NotApplicable, e.Span(), "%s takes two sets of locations", e.Name)
	}
	return Of(Boolean)
}

// newElemsFresh types \new_elems_fresh(a).
func (r *resolver) newElemsFresh(e *ast.JMLCall) Type {
	if !r.takes(e, 1) {
		return Of(Invalid)
	}
	if t := r.value(e.Args[0]); !IsKind(t, LocSet, Invalid) {
		return r.errorf(NotApplicable, e.Args[0].Span(), "%s takes a set of locations, not %s", e.Name, r.w.Erasure(t))
	}
	if !r.later(e) {
		return Of(Invalid)
	}
	return Of(Boolean)
}
