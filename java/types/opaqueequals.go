package types

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/source"
)

// What an opaque object (see OpaqueClass) is equal to, nobody knows, but that it keeps the contracts
// of equals and hashCode of Object. It has a hidden number for that, which never changes:
// objects with the same are equal, and its lower half is the hash code.
//
//	interface Key { … }      // without implementors
//	a != b && a.equals(b)    // may be
//
// Where the abstract class has equals or hashCode of its own, these run.

// sameClassName is the name of the interface that opaque objects have beside their types where they
// may be equal: it has the number.
const sameClassName = "java.lang.Alike"

// sameClass is that interface.
func (w *World) sameClass() *Class {
	if c := w.byName[sameClassName]; c != nil {
		return c
	}
	file := source.NewFile(libraryRoot+"java/lang/Alike.java", "interface Alike { }")
	at := source.Span{File: file, End: int32(len(file.Text))}
	decl := &ast.ClassDecl{Loc: ast.Loc{At: at}, Kind: ast.Interface, Modifiers: &ast.Modifiers{}, Name: &ast.Name{Loc: ast.Loc{At: at}, Text: "Alike"}}
	c, _ := w.declare(&ast.File{Loc: ast.Loc{At: at}, Source: file, Types: []*ast.ClassDecl{decl}}, decl, nil, sameClassName, nil, embedded)
	w.Header(c)
	c.Fields = append(c.Fields, &Field{Class: c, Name: "likeness", Type: Of(Long), Span: at, Final: true})
	return c
}

// inheritsEquality reports whether the opaque objects of type c have equals and hashCode of Object.
func (w *World) inheritsEquality(c *Class) bool {
	return c.IsInterface() || !slices.ContainsFunc(w.object().Methods, func(m *Method) bool {
		return (m.Name == "equals" || m.Name == "hashCode") && w.implementation(m, c) != m
	})
}

// hasIdentity reports whether the functions of class c are equal to themselves alone, as lambdas
// are. They may be equal to others where an interface says in a contract what equals gives.
//
//	interface F { int f(int x); boolean equals(Object o); }                          identity
//	interface G { int g(int x); /*@ ensures …; @*/ boolean equals(Object o); }       not known
func (c *Class) hasIdentity() bool {
	return !slices.ContainsFunc(c.Interfaces, func(i *Class) bool {
		return !i.hasIdentity() || slices.ContainsFunc(i.Methods, func(m *Method) bool {
			return m.Name == "equals" && len(m.Params) == 1 && m.Contract != nil && m.Contract.Explicit
		})
	})
}

// MayEqual reports whether nobody knows if an object of class c, a function of before the call or an
// opaque object, is equal to another object, of type t. By the contract of equals, it is not where
// that is equal to itself alone.
func (w *World) MayEqual(c *Class, t Type) bool {
	o, ok := t.(*Class)
	function := AnyFunction(c) != nil
	switch {
	case !ok || function && c.hasIdentity():
		return false
	case AnyFunction(o) != nil:
		return !o.hasIdentity()
	case o.Unknown != nil:
		return !o.Unknown.Final
	case o.Opaque:
		return function || o.Likeness() == nil
	case o.IsOutside():
		return false
	}
	return slices.ContainsFunc(w.object().Methods, func(m *Method) bool {
		if m.Name != "equals" {
			return false
		}
		d := w.implementation(m, o)
		return d != nil && d.Decl != nil && !d.Class.IsOutside()
	})
}

// makeOpaque makes the heir of some types, with the number of the class of its objects, and with
// equals and hashCode, unless it inherits others than those of Object.
func (w *World) makeOpaque(of []*Class) *Class {
	equality := w.inheritsEquality(of[0])
	var more []*Class
	if more = of[1:]; equality {
		more = append(slices.Clone(more), w.sameClass())
	}
	k := w.makeOpaqueClass(of[0], more...)
	at := k.Decl.Name.Span()
	k.Fields = append(k.Fields, &Field{Class: k, Name: "class", Type: Of(Int), Span: at, Final: true})
	if !equality {
		return k
	}
	for _, m := range []*Method{
		{Name: "equals", Derived: OpaqueEquals, Params: []*Var{{Kind: ParamVar, Name: "other", Type: w.object(), Span: at}}, Result: Of(Boolean)},
		{Name: "hashCode", Derived: OpaqueHash, Result: Of(Int)},
	} {
		m.Class, m.Span, m.Pure = k, at, true
		k.Methods = append(k.Methods, m)
		w.named(k, "")
		w.declaring[m.Name]++
		w.overrides(m)
		w.contract(m)
	}
	return k
}

// IsText reports whether a method is Object's own toString: what an opaque object says of
// itself nobody knows.
func (m *Method) IsText() bool {
	return m.Name == "toString" && len(m.Params) == 0 && m.Class.Name == "java.lang.Object"
}

// Likeness is the hidden number of the objects of an heir; nil: it has none.
func (c *Class) Likeness() *Field {
	for _, i := range c.Interfaces {
		if c.Opaque && i.isSameClass() {
			return i.Fields[0]
		}
	}
	return nil
}

func (c *Class) isSameClass() bool { return c.Library && c.Name == sameClassName }

// ClassID is the hidden number of the class of the objects of an heir, which never changes: of
// opaque objects of one type, those with the same number are of one class.
//
//	interface Key { … }                // without implementors
//	a.getClass() != b.getClass()       // may be
func (c *Class) ClassID() *Field {
	for _, f := range c.Fields {
		if c.Opaque && f.Name == "class" && f.Decl == nil {
			return f
		}
	}
	return nil
}
