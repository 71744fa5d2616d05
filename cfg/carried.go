package cfg

import (
	"inspect/java/source"
	"inspect/java/types"
)

// carried reports what the finished graph holds of types that have no translation.
// Operations on such values are refused where they stand; a value that is only
// passed on from place to place is refused here.
func (l *lowering) carried() {
	known := map[types.Type]bool{}
	translated := func(t types.Type) bool {
		k, found := known[t]
		if !found {
			k = t == nil || isNumber(t) || t == l.mk.boolT || types.IsKind(t, types.Null) || l.g.SortByType[t] != nil
			known[t] = k
		}
		return k
	}
	reported := map[*Component]bool{}
	report := func(c *Component, at source.Span) {
		if c != nil && c.Kind != Counter && !translated(c.Type) && !reported[c] {
			reported[c] = true
			l.diagnose(source.NotSupported(at, carrierName(c), "use integers, booleans and references"))
		}
	}
	seen := map[*Expr]bool{}
	var visit func(x *Expr, at source.Span)
	visit = func(x *Expr, at source.Span) {
		if x == nil || seen[x] {
			return
		}
		seen[x] = true
		for _, c := range ownReads(x) {
			report(c, at)
		}
		for _, a := range x.Args {
			visit(a, at)
		}
		if !translated(x.Type) && x.Comp == nil && len(reported) == 0 {
			l.diagnose(source.NotSupported(at, "a value of type "+x.Type.String(), "use integers, booleans and references"))
		}
	}
	for _, a := range l.g.Pre {
		visit(a.Cond, a.Span)
	}
	for _, e := range l.g.Edges {
		for _, c := range e.modifies() {
			report(c, e.Span)
		}
		for _, x := range e.exprs() {
			visit(x, e.Span)
		}
	}
	for _, c := range l.g.Components { // those that nothing mentions
		switch {
		case c.Fld != nil:
			report(c, c.Fld.Span)
		case c.Var != nil:
			report(c, c.Var.Span)
		default:
			report(c, l.g.Method.Span)
		}
	}
}

// carrierName names, for people, a component that holds values.
func carrierName(c *Component) string {
	switch c.Kind {
	case Field, Static:
		return "field " + c.Fld.QName() + " of type " + c.Type.String()
	case Elems:
		return "an element of type " + c.Type.String()
	}
	return "a variable of type " + c.Type.String()
}
