package types

import (
	"slices"

	"inspect/ast"
)

// The methods of an abstract class or interface of the program that no class of the
// program, or of the library that comes with it, extends or implements are checked on the objects of a class that is made for
// that: it adds nothing. What is abstract has no body there, so a call of it is refused.
//
//	abstract class Shape { int n; abstract int area(); int twice() { return 2 * n; } }
//
//	class SomeShape extends Shape { }        // checked: SomeShape.twice()
//
// There are objects of such a class only where a method, or a constructor, of the abstract
// one is checked.

// HeirOf is the class made for the methods of c; nil: c needs none.
func (w *World) HeirOf(c *Class) *Class { return w.madeHeirs[c] }

// makeHeirs makes these classes for the abstract ones of the files given.
func (w *World) makeHeirs() {
	w.madeHeirs = map[*Class]*Class{}
	extended := w.extended()
	for _, c := range w.Classes() {
		if c.Abstract && !extended[c] && c.Kind != ast.AnnotationInterface && c.Broken == nil && c.Local == nil && !c.Decl.Modifiers.Has("sealed") && hasObjectBody(c) && !(c.IsInterface() && w.functionTypeOf(c) != nil) {
			w.madeHeirs[c] = w.makeHeir(c)
		}
	}
}

// extended are the classes and interfaces that known classes extend or implement of which
// there may be objects before the call: of one of the JDK, or known by its class file, there
// are none.
func (w *World) extended() map[*Class]bool {
	w.link()
	seen := map[*Class]bool{}
	var mark func(*Class)
	mark = func(c *Class) {
		if c == nil || seen[c] {
			return
		}
		seen[c] = true
		mark(c.Super)
		for _, s := range c.Interfaces {
			mark(s)
		}
	}
	for _, c := range w.classes {
		if !c.Abstract && w.live(c) && (!c.Platform || c.EnumOf() != nil) {
			mark(c)
		}
	}
	return seen
}

// hasObjectBody tells whether objects of an abstract class or interface execute code of it:
// an interface without default or private methods has none.
func hasObjectBody(c *Class) bool {
	return !c.IsInterface() || slices.ContainsFunc(c.Methods, func(m *Method) bool { return m.Derived == NotDerived && !m.Abstract && !m.Static })
}

func (w *World) makeHeir(c *Class) *Class {
	prefix := c.Name[:len(c.Name)-len(c.ending())]
	name := "Some" + c.ending()
	for w.byName[prefix+name] != nil {
		name = "Some" + name
	}
	at := c.Decl.Name.Span()
	decl := &ast.ClassDecl{Loc: ast.Loc{At: at}, Kind: ast.Class, Modifiers: &ast.Modifiers{}, Name: &ast.Name{Loc: ast.Loc{At: at}, Text: name}}
	k, _ := w.declare(c.File, decl, nil, prefix+name, nil, given)
	k.Heir = true
	k.Super = c
	if c.IsInterface() {
		k.Super, k.Interfaces = w.object(), []*Class{c}
	}
	if w.full.supers == nil {
		w.full.supers = map[*Class][]Type{}
	}
	w.full.supers[k] = []Type{c}
	if c.IsInterface() {
		w.full.supers[k] = []Type{w.object(), c}
	}
	w.inherits(k)
	w.headers[k].supersDone = done
	w.Header(k)
	return k
}
