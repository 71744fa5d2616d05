package types

import (
	"slices"

	"inspect/java/ast"
)

// Adopted methods. A class may implement an interface by a method that it inherits from a
// superclass which does not know of the interface:
//
//	interface Sized { /*@ ensures \result >= 0; @*/ int size(); }
//	class Box { int n; public int size() { return n; } }
//	class Sizes extends Box implements Sized { }
//
// Box.size() overrides nothing, yet for objects of class Sizes it has the contract of
// Sized.size() to keep. A method of its own stands for that, Sizes.size(), which calls
// what is inherited: it is checked, and nothing names it.

// InheritedImpls are the methods by which class c implements methods of its interfaces that have
// a contract, and which it inherits from classes that do not.
func (w *World) InheritedImpls(c *Class) []*Method {
	if c.Abstract || c.Kind == ast.Interface || c.Library || c.Compiled || c.Super == nil || c.Decl == nil {
		return nil
	}
	var ms []*Method
	for _, k := range w.ancestors(c) {
		if k.Kind != ast.Interface || k.Library || k.Compiled || isInheritedAbove(c, k) {
			continue
		}
		for _, o := range k.Methods {
			if m := w.adopts(c, o); m != nil {
				ms = append(ms, m)
			}
		}
	}
	return ms
}

// isInheritedAbove reports whether a superclass of c that has objects implements an interface
// already, so that what is said of the superclass is said of c.
func isInheritedAbove(c, k *Class) bool {
	for s := c.Super; s != nil; s = s.Super {
		if !s.Abstract && s.IsSubclassOf(k) {
			return true
		}
	}
	return false
}

// adopts is the method that stands for what class c inherits as method o of an interface;
// nil: c declares it, or there is no contract to keep.
func (w *World) adopts(c *Class, o *Method) *Method {
	if o.Static || o.Decl == nil || o.Contract == nil || !o.Contract.Explicit && !o.NonNull && !w.isByDefault(o) {
		return nil
	}
	runs := w.implementation(o, c)
	if runs != nil && !o.Contract.Explicit && !o.NonNull && !requiresMore(runs, o) {
		return nil
	}
	if runs == nil || runs.Class == c || runs.Class.Kind == ast.Interface || runs.Decl == nil || w.overridesTransitively(runs, o) {
		return nil
	}
	m := &Method{Class: c, Name: runs.Name, Derived: Adoption, Bridged: runs, Span: c.Decl.Name.Span(), Pure: runs.Pure || o.Pure, Result: runs.Result,
		NonNull: o.NonNull, ElemNonNull: o.ElemNonNull, Throws: runs.Throws, Overrides: []*Method{o}}
	for _, p := range runs.Params {
		m.Params = append(m.Params, &Var{Kind: ParamVar, Name: p.Name, Type: p.Type, Span: p.Span, NonNull: p.NonNull, ElemNonNull: p.ElemNonNull})
	}
	w.contract(m)
	w.keepNullity(m)
	return m
}

// requiresMore reports whether a method may do, or ask for, what a caller of o by its contract does
// not expect, where nobody has written that contract; nobody checks the code of the library.
func requiresMore(runs, o *Method) bool {
	more := runs.Class.IsOutside() || runs.Contract != nil && runs.Contract.Explicit || o.Pure && !runs.Pure
	for i, p := range runs.Params {
		more = more || p.NonNull && !o.Params[i].NonNull || p.ElemNonNull && !o.Params[i].ElemNonNull
	}
	return more
}

// RunsFor reports whether a virtual call of method m executes m on objects of a class.
func (w *World) RunsFor(m *Method, dynamic *Class) bool {
	if m.Derived == Adoption {
		return w.implementation(m.Overrides[0], dynamic) == m.Bridged
	}
	return w.Dispatch(m, dynamic) == m
}

// IsOverridden reports whether some class runs another method in the place of m.
func (w *World) IsOverridden(m *Method) bool {
	return slices.ContainsFunc(w.Subclasses(m.Class), func(c *Class) bool { return !w.RunsFor(m, c) })
}
