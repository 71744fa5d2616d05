package types

import (
	"strings"

	"inspect/java/ast"
)

// An abstract class or interface of the program that no class of the program, or of the
// library that comes with it, extends or implements has a class made for it, its heir, which
// adds nothing. Its objects are opaque: code out of sight made them. Wherever a value of
// before the call, or what a call by contract gives, may be of the abstract type, it may be
// one of them. What is concrete runs on them; a call of what is abstract counts by its
// contract, or else as an unknown call.
//
//	abstract class Shape { int n; abstract int area(); int twice() { return 2 * n; } }
//
//	class SomeShape extends Shape { }        // checked: SomeShape.twice()
//	int f(Shape s) { return s == null ? 0 : s.area(); }     // s may be null, or a SomeShape
//
// A sealed type has none, and neither has an interface whose inputs are any functions.

// OpaqueClass is the class made for c; nil: c needs none.
func (w *World) OpaqueClass(c *Class) *Class { return w.opaqueClasses[c] }

// makeOpaqueClasses makes these classes for the abstract ones known so far that have none yet.
func (w *World) makeOpaqueClasses() {
	if w.opaqueClasses == nil {
		w.opaqueClasses, w.functional = map[*Class]*Class{}, map[*Class]bool{}
	}
	extended := w.extended()
	for _, c := range w.classes[:len(w.classes):len(w.classes)] {
		if !extended[c] && w.opaqueClasses[c] == nil && c.IsInterface() && w.hasFunctions(c) {
			w.functional[c] = true
		}
		if w.opaqueClasses[c] == nil && !extended[c] && w.leavesOpen(c) {
			w.opaqueClasses[c] = w.makeOpaque([]*Class{c})
		}
	}
}

// OpenType is the abstract class or interface that an heir was made for, the first of several.
func OpenType(opaque *Class) *Class { return OpenTypes(opaque)[0] }

// isOpaque reports whether the objects of a type are opaque.
func isOpaque(t Type) bool {
	c, ok := t.(*Class)
	return ok && c.Opaque && c.Unknown == nil
}

// leavesOpen reports whether code out of sight may have implementors of c, a type without any.
func (w *World) leavesOpen(c *Class) bool {
	return c.Abstract && (c.Kind == ast.Class || c.Kind == ast.Interface) && !c.IsOutside() && !c.Compiled &&
		c.Broken == nil && c.Local == nil && w.isLive(c) && !c.Decl.Modifiers.Has("sealed") && !w.hasFunctions(c)
}

// Unwritten is the method without a body that a call of m comes to on an object of the heir
// of an abstract class or interface: the most specific declaration; nil: what the call runs
// has a body.
func (w *World) Unwritten(m *Method, opaque *Class) *Method {
	if !opaque.Opaque || opaque.Unknown != nil || w.Dispatch(m, opaque) != nil {
		return nil
	}
	best := m
	for _, k := range w.ancestors(opaque) {
		for _, o := range w.named(k, m.Name) {
			if o.Abstract && !o.Static && (o.Class.IsSubclassOf(best.Class) && o != best) && (w.overridesTransitively(o, m) || w.matches(opaque, o, m)) {
				best = o
			}
		}
	}
	return best
}

// extended are the classes and interfaces that known classes extend or implement of which
// there may be objects before the call: of one of the JDK, or known by its class file, there
// are none. Classes that stand in code do not count: which of them are known depends on what
// is checked.
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
		concrete := !c.Abstract || c.Kind == ast.Enum && len(c.Constants()) > 0 // constants have bodies
		if concrete && !c.Opaque && c.Local == nil && !c.Function() && w.isLive(c) && (!c.Platform || c.EnumOf() != nil) {
			mark(c)
		}
	}
	return seen
}

// makeOpaqueClass makes the class of the objects of a type, and of interfaces beside it.
func (w *World) makeOpaqueClass(c *Class, more ...*Class) *Class {
	prefix := c.Name[:len(c.Name)-len(c.ending())]
	name := "Some" + c.ending()
	for _, i := range more {
		if !i.isSameClass() {
			name += "And" + i.SimpleName()
		}
	}
	for w.byName[prefix+name] != nil {
		name = "Some" + name
	}
	at := c.Decl.Name.Span()
	decl := &ast.ClassDecl{Loc: ast.Loc{At: at}, Kind: ast.Class, Modifiers: &ast.Modifiers{}, Name: &ast.Name{Loc: ast.Loc{At: at}, Text: name}}
	k, _ := w.declare(c.File, decl, nil, prefix+name, nil, given)
	k.Opaque = true
	k.Super, k.Interfaces = c, more
	if c.IsInterface() {
		k.Super, k.Interfaces = w.object(), append([]*Class{c}, more...)
	}
	if w.full.supers == nil {
		w.full.supers = map[*Class][]Type{}
	}
	full := []Type{k.Super}
	for _, i := range k.Interfaces {
		full = append(full, i)
	}
	w.full.supers[k] = full
	w.inherits(k)
	w.headers[k].supersDone = done
	w.Header(k)
	return k
}

// isNone says of the types that an heir was made for what no class of the program does.
func isNone(of []*Class) string {
	var s []string
	for _, c := range of {
		verb := "extends "
		if c.IsInterface() {
			verb = "implements "
		}
		s = append(s, verb+c.SimpleName())
	}
	return strings.Join(s, " and ")
}
