package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// Objects of nameless classes: what a program asks of them that the documentation does not tell
// is refused. The library itself may ask.

// outsider is such an object, or one whose class lacks a supertype here; nil: t is of strangers or
// arrays.
func outsider(t types.Type, at source.Span, what string) *source.Diagnostic {
	c, ok := t.(*types.Class)
	switch {
	case !ok || c.Unknown != nil:
		return nil
	case c.IsUnnamed():
		return source.NotSupported(at, what+" an object of a class that the JDK does not name,", "ask for what the documentation says that it is")
	}
	return source.NotSupported(at, what+" an object of class "+c.Name+",", "ask for the class itself")
}

// unnamedKinds are the kinds of nameless classes that x may be of, where the program asks.
func (l *lowering) unnamedKinds(x *Expr, at source.Span) []*Kind {
	return l.testedKinds(x, at, (*types.Class).IsUnnamed)
}

// undocumentedKinds are the kinds that x may be of and of which it is not known whether they are of type
// t, where the program asks.
func (l *lowering) undocumentedKinds(x *Expr, t types.Type, at source.Span) []*Kind {
	return l.testedKinds(x, at, func(c *types.Class) bool { return c.IsUndocumented(t) })
}

func (l *lowering) testedKinds(x *Expr, at source.Span, of func(*types.Class) bool) []*Kind {
	if x.Op == OpNull || !types.IsReference(x.Type) || types.IsInLibrary(at) {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(l.canBe(x)), func(k *Kind) bool { return !isOf(k, of) })
}

func isOf(k *Kind, of func(*types.Class) bool) bool {
	c, ok := k.Type.(*types.Class)
	return ok && of(c)
}

// undocumentedBelow gives, of the classes that are values, what says that x is one and y another of
// which it is not known whether the first is below it. It ends where yield gives false.
func (l *lowering) undocumentedBelow(class types.Type, yield func(below, above *Constant) bool) {
	if l.u.byType[class] == nil {
		return
	}
	all := l.u.byType[class].Constants
	for _, k := range all {
		c, ok := k.Class.(*types.Class)
		for _, above := range all {
			if ok && c.IsUndocumented(above.Class) && !yield(k, above) {
				return
			}
		}
	}
}

// requireKnownSubclass ends the executions in which it is not known whether class x is below class y, both
// values, as Class.isInstance asks.
func (l *code) requireKnownSubclass(x, y *Expr, at source.Span) {
	at = refusedAt(l, at)
	l.undocumentedBelow(x.Type, func(k, above *Constant) bool {
		why := outsider(k.Class, at, aTest)
		l.refuseWhere(why, at, func() *Expr {
			return l.mk.and(l.mk.eq(x, l.classConstant(k.Class)), l.mk.eq(y, l.classConstant(above.Class)))
		})
		return l.cur != nil
	})
}

// isBelow is belowClass in a clause.
func (s *spec) isBelow(x, y *Expr) *Expr {
	s.undocumentedBelow(x.Type, func(k, above *Constant) bool {
		if s.mk.and(s.mk.eq(x, s.classConstant(k.Class)), s.mk.eq(y, s.classConstant(above.Class))) != s.mk.no {
			giveUp(outsider(k.Class, s.g.Method.Span, aTest))
		}
		return true
	})
	return s.belowClass(x, y)
}

// mayBeUnknown reports whether executions may end at e, an expression of the program that asks
// something of objects, since that is not known of one of them.
func (l *code) mayBeUnknown(e core.Node) bool {
	may := func(x core.Expr, of func(*types.Class) bool) bool {
		return x != nil && types.IsReference(x.Type()) && !types.IsInLibrary(e.Span()) &&
			slices.ContainsFunc(l.u.kindsOf(x.Type()), func(k *Kind) bool { return isOf(k, of) })
	}
	switch e := e.(type) {
	case *core.InstanceOf:
		return may(e.X, func(c *types.Class) bool { return c.IsUndocumented(e.Of) })
	case *core.Cast:
		return may(e.X, func(c *types.Class) bool { return c.IsUndocumented(e.T) })
	case *core.SameClass:
		return e.Y != nil && may(e.X, (*types.Class).IsUnnamed) && may(e.Y, (*types.Class).IsUnnamed)
	case *core.ClassOf:
		return may(e.X, (*types.Class).IsUnnamed)
	case *core.Below:
		unknown := false
		l.undocumentedBelow(e.X.Type(), func(_, _ *Constant) bool {
			unknown = true
			return false
		})
		return unknown
	}
	return false
}

// unnamed are those of which y may be as well: the JDK may have several classes for one here.
func (l *lowering) unnamed(x, y *Expr, at source.Span) []*Kind {
	of := l.unnamedKinds(y, at)
	return slices.DeleteFunc(l.unnamedKinds(x, at), func(k *Kind) bool { return !slices.Contains(of, k) })
}

// requireKnownSameClass ends the executions in which it is not known whether x and y, not null, are of one
// class.
func (l *code) requireKnownSameClass(x, y *Expr, at source.Span) {
	l.excludeUnknownWhere(l.unnamed(x, y, at), at, itClass, func(k *Kind) *Expr {
		return l.mk.and(l.mk.instanceOf(x, []*Kind{k}), l.mk.instanceOf(y, []*Kind{k}))
	})
}
