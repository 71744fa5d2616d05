package cfg

import (
	"fmt"
	"slices"

	"inspect/java/source"
	"inspect/java/types"
)

// NoObject is the code of a method that cannot be checked for want of objects: no
// class implements the sealed type of a parameter, or every class that inherits the
// method has one of its own instead.
//
//	sealed interface I { int f(); int g(); }   class A { int h(I i) { return i.f(); } }   // and no class implements I
const NoObject source.Code = "no-object"

// missing reports the objects that the method needs and that cannot exist, whatever
// the bounds: the world is closed.
func (l *lowering) missing(m *types.Method) {
	note := func(d *source.Diagnostic) {
		if d != nil {
			l.g.Missing = append(l.g.Missing, d)
		}
	}
	if !m.Static && !m.Constructor && len(l.receivers(m)) == 0 {
		d := l.noObject(m.Class, m.Span, "there is no object to call "+m.Name+" on")
		if d == nil {
			d = source.Errorf(NoObject, m.Span, "every class that inherits %s from %s has a method of its own instead", m.Name, m.Class.SimpleName())
			d.Remedy = "check the overriding methods"
		}
		note(d)
	}
	for _, p := range m.Params {
		if l.scope.unconstrained[p.Type] != nil {
			continue // who looks at it is refused
		}
		note(l.noObject(p.Type, p.Span, p.Name+" can only be null"))
	}
}

// noResult says that nothing of type t is known which a call of m by its contract could give,
// but null.
func (l *lowering) noResult(m *types.Method, t types.Type, at source.Span) *source.Diagnostic {
	if c, ok := t.(*types.Class); !ok || len(l.u.kindsOf(c)) > 0 {
		return nil
	}
	return source.NotSupported(at, "the result of "+m.QName()+", of type "+types.Declared(t).String()+", of which no object is known here,", "let its body count (--calls inline), or give a class of that type")
}

// noObject says that there is no object of a class or interface; nil, when there
// can be one.
func (l *lowering) noObject(t types.Type, at source.Span, what string) *source.Diagnostic {
	c, ok := t.(*types.Class)
	if !ok || slices.ContainsFunc(l.u.kindsOf(c), l.canBePassed) {
		return nil
	}
	verb := "extends"
	if c.IsInterface() {
		verb = "implements"
	}
	if c.Library {
		d := source.Errorf(NoObject, at, "no class of the program %s %s, and objects of the library's own classes are not tried here: %s", verb, c.SimpleName(), what)
		d.Remedy = fmt.Sprintf("call it from a method that makes the %s, as a lambda or an object", c.SimpleName())
		return d
	}
	if why := l.w.WhyNoFunction(c); why != "" {
		d := source.Errorf(NoObject, at, "no class %s %s, and functions of an interface that %s are not tried: %s", verb, c.SimpleName(), why, what)
		d.Remedy = fmt.Sprintf("give a file or --source-path with a class that %s %s", verb, c.SimpleName())
		return d
	}
	d := source.Errorf(NoObject, at, "no class %s %s: %s", verb, c.SimpleName(), what)
	d.Remedy = fmt.Sprintf("give a file or --source-path with a class that %s %s", verb, c.SimpleName())
	return d
}

// canBePassed reports whether an argument of the checked method can be of a kind: of the
// library's classes those that inputs range over, and so no string literal of the code,
// which a Comparable of before the call may be too.
func (l *lowering) canBePassed(k *Kind) bool {
	if k.IsArray() {
		return k.Pre > 0
	}
	if c, ok := k.Type.(*types.Class); ok && c.IsOutside() {
		return l.u.isInput(l.scope, c)
	}
	return canBeGiven(k)
}

// canBeGiven reports whether an input can be of a kind: the object of a lambda that the code
// makes is none.
func canBeGiven(k *Kind) bool {
	c, ok := k.Type.(*types.Class)
	return !ok || !c.Function() || k.Pre > 0
}

// receivers are the kinds of objects on which a call of m runs m.
func (l *lowering) receivers(m *types.Method) []*Kind {
	var own []*Kind
	for _, k := range l.u.kindsOf(m.Class) {
		if c, ok := k.Type.(*types.Class); ok && canBeGiven(k) && l.w.RunsFor(m, c) {
			own = append(own, k)
		}
	}
	return own
}
