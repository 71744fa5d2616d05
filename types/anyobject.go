package types

import (
	"fmt"
	"strings"

	"inspect/ast"
	"inspect/source"
)

// AnyObject is a call that gives any object of before the call of the checked method, of the
// type that the context asks for, or null: as if it were one more parameter.
//
//	Account a = CProver.nondetWithoutNull(null);
type AnyObject struct {
	Root    *Var    // stands for it, and has the erased type
	NonNull bool    // it is not null
	Known   []Known // what the type says of the places that it leads to
}

// proverClass is the class that programs written for JBMC call.
const proverClass = "org.cprover.CProver"

// GivesAny tells of the methods that give any object.
func (m *Method) GivesAny() bool {
	return m.Class.Library && m.Class.Name == proverClass && strings.HasPrefix(m.Name, "nondetWith")
}

// AnyName is the name of the root that the call number n, from 0, gives an execution.
func AnyName(n int) string { return fmt.Sprintf("any object %d", n+1) }

// anyObject notes what a call that gives any object gives: what its type with the type
// arguments says, as of a parameter.
func (w *World) anyObject(u *unit, e *ast.Call) {
	m, ok := w.Info.Uses[e].(*Method)
	t := w.Info.FullType(e)
	if !ok || !m.GivesAny() || t == nil || IsKind(t, Invalid) || w.Info.AnyObjects[e] != nil {
		return
	}
	if !saysClass(t) {
		u.late(source.NotSupported(e.Span(), "any object of a type that is not known here, which "+m.Class.SimpleName()+"."+m.Name+" gives,", "write the class in <> before the name: CProver.<String>"+m.Name+"()"))
		return
	}
	t = w.captureConversion(t)
	erased := w.Erasure(t)
	root := &Var{Name: m.Class.SimpleName() + "." + m.Name, Type: erased, Span: e.Span()}
	a := &AnyObject{Root: root, NonNull: strings.HasPrefix(m.Name, "nondetWithout")}
	a.Known, _ = w.knownFrom([]typedPlace{{Place{Root: root}, t, erased}})
	w.contentsOf(root, erased, func() Type { return t })
	w.Info.AnyObjects[e] = a
	w.anyObjects = append(w.anyObjects, a)
	u.refs.anyObjects = append(u.refs.anyObjects, a)
	u.refs.typ(erased)
}

// AnyContents is FieldContents for what such a call gives.
func (w *World) AnyContents(a *AnyObject) []Content {
	return w.contentsOf(a.Root, a.Root.Type, func() Type { return a.Root.Type })
}

// saysClass tells whether a full type says which objects are of it: no type variable does.
func saysClass(t Type) bool {
	if a, ok := t.(*Array); ok {
		return !IsReference(a.Elem) || saysClass(a.Elem)
	}
	switch deref(t).(type) {
	case *TypeVar, *Intersection, *Wildcard:
		return false
	}
	return classOf(t) != nil
}
