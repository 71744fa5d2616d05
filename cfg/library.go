package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/types"
)

// The invariants of the library's classes say which of their objects there are. They
// are assumed of the pre-state, and never checked: no program can break them.

// librarySpecs walks the invariants of a class of the library.
func (s *scope) librarySpecs(c *types.Class) {
	if len(c.Specs) == 0 || slices.Contains(s.library, c) {
		return
	}
	s.library = append(s.library, c)
	s.work = append(s.work, func() {
		s.report(s.w.Beside(c))
		for _, cl := range s.prog.Specs(c) {
			s.clause(cl)
		}
	})
}

// boxFields are what tells boxes of class c apart, nil for another class.
func (s *scope) boxFields(c *types.Class) []*types.Field {
	if types.Unboxed(c) == nil {
		return nil
	}
	return s.w.BoxFields(c)
}

// libraryInvariants assumes them.
func (l *code) libraryInvariants() {
	for _, c := range l.scope.library {
		for _, cl := range l.prog.Specs(c) {
			if cl.Kind != core.Invariant || !slices.ContainsFunc(l.u.kindsOf(c), func(k *Kind) bool { return k.Pre > 0 && !k.Hidden }) {
				continue
			}
			x := l.ofAllObjects(c, facts{}, func(s *spec) value3 { return looselyStated(l, s, cl) })
			l.assume(x, l.g.Method.Span, "library", cl.Text())
		}
	}
}

// sameBox reports whether two boxes are one to ==: valueOf keeps one box for each of some
// values, of which there are several here.
func (l *lowering) sameBox(x, y *Expr) *Expr {
	same := l.mk.distinctBoxes(x, y)
	for _, k := range l.u.kindsOf(x.Type) {
		c, ok := k.Type.(*types.Class)
		if !ok || !c.Library || types.Unboxed(c) == nil || !types.IsAssignable(c, y.Type) {
			continue
		}
		fields := l.w.BoxFields(c)
		if fields == nil || !l.scope.fields[fields[1]] {
			continue
		}
		value, cached := l.fieldComp(fields[0]), l.fieldComp(fields[1])
		a, b := l.narrowed(x, c), l.narrowed(y, c)
		same = l.mk.or(same, l.mk.and(l.mk.nonNull(x), l.mk.nonNull(y), l.mk.instanceOf(x, []*Kind{k}), l.mk.instanceOf(y, []*Kind{k}),
			l.mk.field(cached, a), l.mk.field(cached, b), l.mk.eq(l.mk.field(value, a), l.mk.field(value, b))))
	}
	return same
}
