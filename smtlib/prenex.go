package smtlib

import "slices"

// Nested quantifiers of one kind are one quantifier: solvers instantiate all its
// variables at once, and not a new quantifier for each value of the outer ones.
//
//	forall x. a or (forall y. b)     is    forall x y. a or b
//	exists x. a and (exists y. b)    is    exists x y. a and b
//
// where y is not free in a. All sorts have values, so y may be pulled out.

// pullOut gives the variables and the body of a quantifier over body, those of
// the quantifiers below it that can be part of it included.
func (b *Builder) pullOut(op Op, vars []*Term, body *Term) ([]*Term, *Term) {
	for {
		inner, rest := b.innerQuantifier(op, body)
		if inner == nil || slices.ContainsFunc(inner.Bound, func(v *Term) bool {
			return slices.Contains(vars, v) || slices.Contains(FreeBound(rest), v)
		}) {
			return vars, body
		}
		vars = append(slices.Clone(vars), inner.Bound...)
		if op == OpForall {
			body = b.Or(rest, inner.Args[0])
		} else {
			body = b.And(rest, inner.Args[0])
		}
	}
}

// innerQuantifier finds a quantifier of the kind that is a disjunct of a
// universal body, a conjunct of an existential one, and what else is there.
func (b *Builder) innerQuantifier(op Op, body *Term) (inner, rest *Term) {
	if body.Op == op {
		if op == OpForall {
			return body, b.False()
		}
		return body, b.True()
	}
	// A disjunction is written as the negation of a conjunction.
	all := body
	if op == OpForall {
		if body.Op != OpNot || body.Args[0].Op != OpAnd {
			return nil, nil
		}
		all = body.Args[0]
	} else if body.Op != OpAnd {
		return nil, nil
	}
	for i, t := range all.Args {
		if op == OpForall {
			if t.Op != OpNot {
				continue
			}
			t = t.Args[0]
		}
		if t.Op != op {
			continue
		}
		rest := b.And(slices.Delete(slices.Clone(all.Args), i, i+1)...)
		if op == OpForall {
			rest = b.Not(rest)
		}
		return t, rest
	}
	return nil, nil
}
