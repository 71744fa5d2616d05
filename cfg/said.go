package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// What a function that exists before the call says of itself in toString, nobody knows. It is equal
// to itself alone, as a lambda is, unless its interface has a contract for equals. Whether an opaque
// object is equal to one whose class has an equals of its own, nobody knows. The contract of equals
// is kept: it is equal to itself, and not to null or to an object that is equal to itself alone.
//
//	Object o = f; o.toString()      with an interface F of one method, and f an F
//	shape.equals(point)             with a class Point that may be equal to a Shape
//
// Their hash codes are any numbers that stay.

// opinion is what a call asks a kind of objects of which that is not known.
type opinion struct {
	of   *Kind
	than *Kind // whether it is equal to one of these; nil: its text
	is   *Expr // is true where the call asks that
}

// isEquality reports whether a method is equals(Object).
func isEquality(m *types.Method) bool {
	if m.Name != "equals" || len(m.Params) != 1 {
		return false
	}
	c, ok := m.Params[0].Type.(*types.Class)
	return ok && isObject(c)
}

// isToString reports whether a method is toString().
func isToString(m *types.Method) bool { return m.Name == "toString" && len(m.Params) == 0 }

// isFunction reports whether the objects of a kind are any functions of an interface.
func isFunction(k *Kind) bool { return types.AnyFunction(k.Type) != nil }

// unsaidBy is what a call of m on recv, not null, asks so.
func (l *lowering) unsaidBy(m *types.Method, recv *Expr, args []*Expr) (us []opinion) {
	equality := isEquality(m)
	if recv == nil || m.Static || !equality && !isToString(m) {
		return nil
	}
	for _, k := range l.canBe(recv) {
		if !isFunction(k) && !(equality && isOpaque(k)) {
			continue
		}
		c := k.Type.(*types.Class)
		d := l.w.Dispatch(m, c)
		if d == nil || !isObject(d.Class) && d.Derived != types.OpaqueEquals {
			continue
		}
		is := l.mk.instanceOf(recv, []*Kind{k})
		if !equality {
			us = append(us, opinion{k, nil, is})
			continue
		}
		for _, j := range l.canBe(args[0]) {
			if l.w.MayEqual(c, j.Type) {
				us = append(us, opinion{k, j, l.mk.and(is, l.mk.and(l.mk.instanceOf(args[0], []*Kind{j}), l.mk.not(l.mk.eq(recv, args[0]))))})
			}
		}
	}
	return us
}

// why says what is not known.
func (l *lowering) why(u opinion, at source.Span) *source.Diagnostic {
	f := types.AnyFunction(u.of.Type)
	switch {
	case f == nil:
		t := types.ShortName(openType(u.of))
		return source.NotSupported(at, "whether "+source.A(t)+" of which no class is known is equal to "+source.A(types.ShortName(openType(u.than)))+",", "give a class that implements "+t)
	case u.than == nil:
		return source.NotSupported(at, "toString of a function that exists before the call,", "ask for what it gives, or name its classes with --implementation "+f.SimpleName()+"=CLASS")
	}
	return source.NotSupported(at, "equals of a function that exists before the call,", "ask for what it gives, or name its classes with --implementation "+f.SimpleName()+"=CLASS")
}

// requireKnownText ends the executions in which a call of m asks for what nobody knows.
func (l *code) requireKnownText(recv *Expr, m *types.Method, args []binding, at source.Span) {
	var xs []*Expr
	for _, a := range args {
		xs = append(xs, a.value)
	}
	at = refusedAt(l, at)
	for _, u := range l.unsaidBy(m, recv, xs) {
		l.refuseWhere(l.why(u, at), at, func() *Expr { return u.is })
	}
}

// mayBeUnsaid reports whether executions may end at call e for that.
func (l *code) mayBeUnsaid(e *core.Call) bool {
	x := e.Receiver()
	return x != nil && (isEquality(e.Method) || isToString(e.Method)) && slices.ContainsFunc(l.u.kindsOf(x.Type()), func(k *Kind) bool { return isFunction(k) || isOpaque(k) })
}

// refuseUnknownText refuses a clause that asks for what nobody knows. Where a method of the library asks for
// it, its value is known for the other objects alone.
func (s *spec) refuseUnknownText(e *core.Call, recv *Expr, args []*Expr, x value3) value3 {
	for _, u := range s.unsaidBy(e.Method, recv, args) {
		switch {
		case !e.Virtual || u.is == s.mk.no:
		case !types.IsInLibrary(e.Span()):
			giveUp(s.why(u, e.Span()))
		default:
			s.needs.note(need{what: "call of " + e.Method.Name, at: e.Span(), by: s.byLibrary()})
			x.in = s.mk.and(x.in, s.mk.not(u.is))
		}
	}
	return x
}
