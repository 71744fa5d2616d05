package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// noteUnconstrained notes that nothing is known of the values of a type before the call. With
// Options.OnlyReached that refuses who reads a place of the type; else, or where such a
// value may be met in another way, it refuses the whole check.
func (s *scope) noteUnconstrained(t types.Type, why *source.Diagnostic) {
	switch {
	case why == nil:
	case s.opt.OnlyReached && s.inputs[t] && !s.inside[t]:
		s.unconstrained[t] = why
	default:
		s.report([]*source.Diagnostic{why})
	}
}

// isImplemented reports whether t is an interface, or an abstract class, of the JDK that the program has
// classes for. Its values before the call are objects of those, which the report names.
func (s *scope) isImplemented(t types.Type) bool {
	c, ok := t.(*types.Class)
	return ok && c.Platform && (c.Abstract || c.IsInterface()) && slices.ContainsFunc(s.w.Subclasses(c), func(d *types.Class) bool {
		return !d.Abstract && !d.Platform && !d.Library && !d.Compiled && !d.Function() && (!d.Opaque || s.counts(d))
	})
}

// unconstrainedReason says why the value of a place is not known, where an execution reads it; nil: it
// is known.
func (l *lowering) unconstrainedReason(e core.Expr) *source.Diagnostic {
	if f, ok := e.(*core.StaticField); ok {
		if k := l.scope.initials[f.Field]; k != nil && k.why != nil {
			return k.why
		}
	}
	why := l.scope.unconstrained[e.Type()]
	if f := fieldOf(e); f != nil && l.scope.sealed[f] != nil {
		why = l.scope.sealed[f]
	}
	if why != nil {
		d := *why
		d.Span = e.Span()
		return &d
	}
	return nil
}

// assumedKnown is the value of a place, v (nil: none was read). Where it is not known it ends the executions, but for
// those that find null there, if there may be.
func (l *code) assumedKnown(e core.Expr, v *Expr) *Expr {
	why := l.unconstrainedReason(e)
	if v == nil {
		v = l.deadValue(e.Type())
	} else if why != nil && l.values.can(l.cur, v) != nil {
		return v
	}
	if why == nil || l.cur == nil {
		return v
	}
	if !l.opt.OnlyReached {
		giveUp(why)
	}
	l.flush()
	if l.cur != nil && l.holdsNull(e) {
		l.exitEdge(Edge{Exit: CutOff, Cut: l.refusal(why), Span: why.Span})
		return v
	}
	if l.cur != nil {
		l.refused([]*source.Diagnostic{why})
	}
	if l.cur == nil {
		return l.deadValue(e.Type())
	}
	return v
}

// holdsNull reports whether a place of the program may hold null before the call. The other
// values of its type have no number, so that null is the one that is read there.
func (l *code) holdsNull(e core.Expr) bool {
	if x, ok := e.(*core.Local); ok {
		return !x.Var.NonNull
	}
	f := fieldOf(e)
	return f != nil && !f.NonNull && !f.Class.IsOutside() && !f.Class.Compiled && l.scope.initials[f] == nil
}

// inherits ends the executions that read a field which an object of before the call
// inherits from a class of the JDK: which of its states are valid is not known.
func (l *code) inherits(f *types.Field, obj *Expr, at source.Span) {
	if l.cur == nil || f.Static || !f.Class.Platform && !f.Class.Compiled || f.IsLent() {
		return
	}
	if !f.Ghost && !f.Model {
		l.excludeUnknown(obj, l.unknownKinds(obj), at, aField)
	}
	for _, k := range l.canBe(obj) {
		c, ok := k.Type.(*types.Class)
		if !ok || c.Unknown != nil || k.Pre == 0 || l.scope.opaqueClasses[c] == nil {
			continue
		}
		l.flush()
		if is := l.known(l.mk.instanceOf(obj, []*Kind{k})); l.cur != nil && is != l.mk.no {
			x := l.cut(Refused, l.scope.opaqueClasses[c], at, 0)
			x.Refused = l.scope.opaqueClasses[c]
			l.cutOff(x, is, at)
		}
	}
}

// fieldOf is the field that an expression names; nil: it names none.
func fieldOf(e core.Expr) *types.Field {
	switch e := e.(type) {
	case *core.Field:
		return e.Field
	case *core.StaticField:
		return e.Field
	}
	return nil
}

// trust refuses a clause that reads a place whose value before the call is not known.
func (l *lowering) trust(e core.Expr) {
	if why := l.unconstrainedReason(e); why != nil {
		giveUp(why)
	}
}
