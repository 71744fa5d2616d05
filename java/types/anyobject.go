package types

import (
	"fmt"
	"strings"

	"inspect/java/ast"
	"inspect/java/source"
)

// AnyObject is a call that gives any object of before the call of the checked method, of the
// type that the context asks for, or null: as if it were one more parameter.
//
//	Account a = CProver.nondetWithoutNull(null);
type AnyObject struct {
	Root    *Var    // stands for it, and has the erased type
	NonNull bool    // it is not null
	Known   []Known // what the type says of the places that it leads to
	// NullInside: the declaration says that what is in it may be null.
	NullInside bool
}

// proverClass is the class that programs written for JBMC call.
const proverClass = "org.cprover.CProver"

// GivesAny reports whether m is one of the methods that give any object.
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
	if !determinesClass(t) {
		u.noTranslation(source.NotSupported(e.Span(), "any object of a type that is not known here, which "+m.Class.SimpleName()+"."+m.Name+" gives,", "write the class in <> before the name: CProver.<String>"+m.Name+"()"))
		return
	}
	w.Info.AnyObjects[e] = w.anyOfType(u, e, m, t)
}

// anyOfType is what a call of m gives, of full type t.
func (w *World) anyOfType(u *unit, e *ast.Call, m *Method, t Type) *AnyObject {
	t = w.captureConversion(t)
	erased := w.Erasure(t)
	root := &Var{Name: m.Class.SimpleName() + "." + m.Name, Type: erased, Span: e.Span()}
	a := &AnyObject{Root: root, NonNull: strings.HasPrefix(m.Name, "nondetWithout")}
	a.Known, _ = w.knownFrom([]typedPlace{{Place{Root: root}, t, erased}})
	w.contentsOf(root, erased, func() Type { return t })
	w.anyObjects = append(w.anyObjects, a)
	u.refs.anyObjects = append(u.refs.anyObjects, a)
	u.refs.typ(erased)
	return a
}

// mayBeUnknown reports whether there may be nothing that says what a call of m does.
func mayBeUnknown(m *Method) bool {
	return !m.Static && m.Class.Platform || !m.Class.Library && (m.Abstract || m.Native)
}

// givenBy notes what such a call gives, if that is an object of the library of which inputs may be,
// with a state of its own.
//
//	interface Names { List<String> all(); }     // without implementors
//	names.all().get(0).length()
func (w *World) givenBy(u *unit, e *ast.Call) {
	m, ok := w.Info.Uses[e].(*Method)
	t := w.Info.FullType(e)
	if !ok || t == nil || IsKind(t, Invalid) || !determinesClass(t) || w.Info.Given[e] != nil {
		return
	}
	if c, ok := w.Erasure(t).(*Class); ok && c.Library && ranges[c.Name] != nil {
		a := w.anyOfType(u, e, m, t)
		a.NullInside = m.Decl != nil && allowsNullInside(m.Decl.Type)
		w.Info.Given[e] = a
	}
}

// Given is what the type of a call says of what it gives, where that is such an object and the call
// may be an unknown one; nil: n is no such call.
func (w *World) Given(n ast.Node) *AnyObject {
	e, ok := n.(*ast.Call)
	if !ok {
		return nil
	}
	return w.Info.Given[e]
}

// allowsNullInside reports whether a type as written whether one of its type arguments says may
// be null.
func allowsNullInside(t ast.TypeExpr) (allows bool) {
	named, ok := t.(*ast.NamedType)
	if !ok {
		return false
	}
	for _, p := range named.Parts {
		for _, x := range p.Args {
			ast.Walk(x, func(n ast.Node) bool {
				if q, ok := n.(*ast.NamedType); ok {
					for _, p := range q.Parts {
						allows = allows || DeclaresNullable(&ast.Modifiers{Annotations: p.Annotations})
					}
				}
				return !allows
			})
		}
	}
	return allows
}

// AnyContents is FieldContents for what such a call gives.
func (w *World) AnyContents(a *AnyObject) []Content {
	return w.contentsOf(a.Root, a.Root.Type, func() Type { return a.Root.Type })
}

// determinesClass reports whether a full type says which objects are of it: no type variable does.
func determinesClass(t Type) bool {
	if a, ok := t.(*Array); ok {
		return !IsReference(a.Elem) || determinesClass(a.Elem)
	}
	switch deref(t).(type) {
	case *TypeVar, *Intersection, *Wildcard:
		return false
	}
	return classOf(t) != nil
}
