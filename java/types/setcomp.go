package types

import (
	"strings"

	"inspect/java/ast"
)

// setComp types new JMLObjectSet {T x | p}: the set of all objects x of type T for which
// p holds.
func (r *resolver) setComp(e *ast.SetComp) Type {
	at := e.Type.Span()
	if name := at.Text(); name != "JMLObjectSet" && !strings.HasSuffix(name, ".JMLObjectSet") {
		return r.unsupported(at, "a set comprehension of the type "+name, "write new JMLObjectSet {T x | p}")
	}
	saved := r.push()
	defer func() { r.scope = saved }()
	v := r.boundVar(e.Var)
	r.define(v, true)
	r.condition(e.X)
	switch {
	case IsKind(v.Type, Invalid):
		return v.Type
	case !IsReference(v.Type):
		return r.errorf(IncompatibleTypes, e.Var.Type.Span(), "a set holds objects, not values of type %s", v.Type)
	case !v.NonNull:
		return r.unsupported(e.Var.Span(), "a variable of a set comprehension that may be null", "leave nullable out: null is in no set")
	}
	return Of(ObjectSet)
}

// newSet types new JMLObjectSet() and new JMLObjectSet(o) in an annotation, and their like
// of sequences; nil: it is something else.
func (r *resolver) newSet(e *ast.New) Type {
	n := e.Type
	if r.spec == nil || n == nil || e.Body != nil || e.Outer != nil {
		return nil
	}
	name := n.Parts[len(n.Parts)-1].Name
	if full := strings.HasPrefix(n.Span().Text(), modelLibrary); !full && len(n.Parts) != 1 || name != "JMLObjectSet" && name != "JMLObjectSequence" {
		return nil
	}
	if c, _, _ := r.types.withoutReports().simple(name, n.Span()); c != nil {
		return nil
	}
	if name == "JMLObjectSequence" {
		return r.newSequence(e)
	}
	for _, a := range e.Args {
		if t := r.value(a); !IsReference(t) && !IsKind(t, Invalid) {
			return r.errorf(IncompatibleTypes, a.Span(), "a set holds objects, not values of type %s", t)
		}
	}
	if len(e.Args) > 1 {
		return r.errorf(NotApplicable, e.Span(), "new JMLObjectSet takes at most one object")
	}
	return Of(ObjectSet)
}

// ObjectClass is java.lang.Object.
func (w *World) ObjectClass() *Class { return w.object() }
