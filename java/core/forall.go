package core

import (
	"slices"

	"inspect/java/types"
)

// A case with forall variables stands for one case for each value of them. What it
// requires of a call is that there are values for which the clauses that name the
// variables hold; what it ensures, that for all values for which they held before, the
// clauses behind hold.
//
//	forall int x; requires a == x; ensures b == x;
//	requires (\exists int x; a == x); ensures (\forall int x; \old(a == x) ==> b == x);

// bindForall writes the quantifiers out. What held before held in the state at, nil: that
// before the method.
func (l *lowering) bindForall(c *types.Case, k *SpecCase, at *State) {
	var vars []*Bound
	for _, q := range c.Quants {
		if v := l.info.Defs[q]; v != nil {
			vars = append(vars, &Bound{Loc{q}, v})
		}
	}
	if len(vars) == 0 {
		return
	}
	var required Expr // what is required of the variables
	var requires []*Clause
	for _, r := range k.Requires {
		switch {
		case r.X == nil || !Mentions(r.X, vars):
			requires = append(requires, r)
		case required == nil:
			required = r.X
			first := *r
			requires = append(requires, &first)
		default:
			required = &Binary{l.predicate(r), "&&", required, r.X}
		}
	}
	if required != nil {
		for _, r := range requires {
			if r.X != nil && Mentions(r.X, vars) {
				r.X = &Quantified{Typed: l.predicate(r), Kind: `\exists`, Vars: vars, Body: required}
			}
		}
	}
	k.Requires = requires
	for _, list := range [][]*Clause{k.Ensures, k.Signals, k.Jumps} {
		for i, e := range list {
			if e.X != nil && Mentions(e.X, vars) {
				all := *e
				all.X = l.forAll(e, vars, required, at)
				list[i] = &all
			}
		}
	}
	for _, o := range k.Olds {
		if o.Init != nil && Mentions(o.Init, vars) {
			o.Init = l.unsupported(l.predicate(o), "an old declaration that depends on a forall variable", `use \old in the clauses`, o.Init)
		}
	}
	for _, c := range k.Free {
		if c.X != nil && Mentions(c.X, vars) {
			c.X = l.unsupported(l.predicate(c), "a clause that is assumed only and names a forall variable", "state it without the variable", c.X)
		}
	}
	for _, a := range slices.Concat(k.Assignable, k.Free) {
		for _, at := range a.Locs {
			for _, x := range at.Parts() {
				if x != nil && Mentions(x, vars) {
					at.X = l.unsupported(l.predicate(at), "a location that depends on a forall variable", "name it by parameters and fields", x)
				}
			}
		}
	}
}

// forAll is what a clause says of all values for which held was true before; held nil:
// of all values.
func (l *lowering) forAll(e *Clause, vars []*Bound, required Expr, at *State) Expr {
	h := l.predicate(e)
	q := &Quantified{Typed: h, Kind: `\forall`, Vars: vars, Body: e.X}
	and := func(x Expr) {
		if q.Range != nil {
			x = &Binary{h, "&&", q.Range, x}
		}
		q.Range = x
	}
	for _, v := range vars {
		if types.IsReference(v.Var.Type) {
			and(&Unary{h, "!", &Fresh{h, &Local{Typed{Loc: v.Loc, T: v.Var.Type}, v.Var}, at}})
		}
	}
	if required != nil {
		and(&Old{h, required, at})
	}
	return q
}

// predicate is the head of a predicate that stands for a node.
func (l *lowering) predicate(n Node) Typed {
	return Typed{Loc: Loc{n.Origin()}, T: types.Of(types.Boolean)}
}
