package cfg

import (
	"slices"

	"inspect/java/core"
)

// fresh tells where an object exists now and did not in the state before.
func (s *spec) fresh(e *core.Fresh) value3 {
	before := s.old
	if e.At != nil {
		if before = s.act.marks[e.At]; before == nil {
			s.fault(e.Span(), "the state %s is not noted", e.At.Name)
		}
	}
	if before == nil {
		s.unsupported(e.Span(), `\fresh here`, "use it in a postcondition")
	}
	x := s.eval(e.X)
	if x.v.Op == OpNull {
		return s.strict(s.mk.no, x)
	}
	was := s.throughBound(e, e.Span(), x.v, func(v *Expr) *Expr { return s.mk.at(before, s.existed(v)) })
	return s.strict(s.mk.and(s.mk.nonNull(x.v), s.mk.not(was)), x)
}

// typeIs tells where an object is of a type.
func (s *spec) typeIs(e *core.TypeIs) value3 {
	x := s.eval(e.X)
	s.unmixed(x.v.Type, e.Of, e.Span())
	is := s.mk.no
	if !e.Sub {
		s.wholly(s.classless(x.v), e.Span(), itClass)
	}
	s.requireWhollyKnown(x.v, e.Of, e.Span())
	if e.Sub {
		is = s.isA(x.v, e.Of)
	} else {
		var of []*Kind
		for _, k := range s.u.kindsOf(x.v.Type) {
			if k.Type == e.Of {
				of = append(of, k)
			}
		}
		if of != nil {
			is = s.mk.instanceOf(x.v, of)
		}
	}
	return s.where(s.strict(is, x), s.mk.nonNull(x.v))
}

// sameType tells where two objects are of one type.
func (s *spec) sameType(e *core.SameType) value3 {
	x, y := s.eval(e.X), s.eval(e.Y)
	s.unmixed(x.v.Type, y.v.Type, e.Span())
	s.wholly(slices.Concat(s.classless(x.v), s.classless(y.v), s.unnamed(x.v, y.v, e.Span())), e.Span(), itClass)
	same := s.mk.no
	for _, k := range s.u.kindsOf(x.v.Type) {
		if isOpaque(k) {
			same = s.mk.or(same, s.ofOneClassID(x.v, y.v, k))
			continue
		}
		for _, j := range s.u.kindsOf(y.v.Type) {
			if k.Type == j.Type {
				same = s.mk.or(same, s.mk.and(s.mk.instanceOf(x.v, []*Kind{k}), s.mk.instanceOf(y.v, []*Kind{j})))
			}
		}
	}
	return s.where(s.strict(same, x, y), s.mk.and(s.mk.nonNull(x.v), s.mk.nonNull(y.v)))
}
