package cfg

import (
	"inspect/java/core"
	"inspect/java/source"
)

// A location may name what each of several elements leads to, as a[*].f does: its
// expressions have variables for their indices, within bounds.

// indices are the variables of a location that stand for indices, and where they are some.
type indices struct {
	vars   []*Bound
	within *Expr // nil without variables
}

// forAllBound is the key of such a variable.
type forAllBound struct{ forAll *core.ForAll }

// indicesOf makes the variables of a location; part evaluates an expression.
func (l *code) indicesOf(p *spec, ref *core.Location, part func(core.Expr) value3) indices {
	if len(ref.ForAll) == 0 {
		return indices{}
	}
	in := indices{within: l.mk.yes}
	for _, e := range ref.ForAll {
		arr := part(e.X)
		b := p.bound(forAllBound{e}, e.Index.Var.Name, l.mk.intT, e.Index.Span())
		i := l.mk.boundVar(b)
		p.env[e.Index.Var] = i
		in.vars = append(in.vars, b)
		in.within = l.mk.and(in.within, l.mk.le(l.mk.num(l.mk.intT, 0), i), l.mk.lt(i, l.mk.length(arr.v)), arr.def, l.mk.nonNull(arr.v))
		if e.Lo != nil {
			from, to := part(e.Lo), part(e.Hi)
			in.within = l.mk.and(in.within, from.def, to.def,
				l.mk.le(l.mk.convert(from.v, l.mk.intT), i), l.mk.le(i, l.mk.convert(to.v, l.mk.intT)))
		}
	}
	return in
}

// at are the indices as they are in the state of node n.
func (in indices) at(mk *maker, n *Node) indices {
	if in.within != nil {
		in.within = mk.at(n, in.within)
	}
	return in
}

// some reports whether a condition holds for some of a location's indices.
func (l *lowering) some(loc location, cond *Expr) *Expr {
	if len(loc.forAll.vars) == 0 {
		return cond
	}
	return l.mk.bind(OpExistsQ, loc.forAll.vars, loc.forAll.within, cond)
}

// isOf reports whether an object is the one that a location is of, or one of those.
func (l *lowering) isOf(loc location, obj *Expr) *Expr {
	return l.some(loc, l.mk.and(loc.def, l.mk.eq(obj, loc.obj)))
}

// ofBound is the key of the variable for the objects that a location is of.
type ofBound struct{ of any }

// forAllObjects states something of all objects that a location is of: then is handed the
// location of one, without the range of its elements, which is another for each index.
func (l *code) forAllObjects(loc location, of any, at source.Span, then func(one location) *Expr) *Expr {
	if len(loc.forAll.vars) == 0 {
		return then(loc)
	}
	b := l.spec(nil).bound(ofBound{of}, "o", loc.obj.Type, at)
	o := l.mk.boundVar(b)
	one := loc
	one.obj, one.def, one.forAll = o, l.mk.yes, indices{}
	return l.mk.quantify(OpForall, b, l.isOf(loc, o), then(one))
}

// elementIn reports whether the element i of an object that a location is of is one of its.
func (l *lowering) elementIn(loc location, obj, i *Expr) *Expr {
	switch {
	case len(loc.forAll.vars) > 0:
		return l.covers(loc, loc.comp, obj, i)
	case loc.lo == nil:
		return l.mk.yes
	}
	return l.mk.and(l.mk.le(loc.lo, i), l.mk.le(i, loc.hi))
}
