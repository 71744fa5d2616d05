package types

import (
	"slices"

	"inspect/java/ast"
)

// A call may count by the contract of a method of which nobody has written one
// (Config.ByContract): it may be called with all that its parameters admit, throws what its
// declaration names and what Exceptions.Unsaid says, and may change anything. Whoever
// overrides the method has to keep that like a contract that is written down: the method
// has one case without clauses, which is inherited like any other.
//
//	interface Cell { void put(/*@ nullable @*/ Object o); }       // any object, and null
//	class Full implements Cell {
//		//@ also requires o != null;                              // null as well
//		public void put(Object o) { o.hashCode(); }
//	}

// isByDefault reports whether calls of m count by a contract that nobody has written, and who
// overrides it is of the program and can be asked to keep it.
func (w *World) isByDefault(m *Method) bool {
	return w.config.ByContract && m.Decl != nil && !m.Static && !m.Constructor && !m.Class.IsOutside() && !m.Class.Compiled
}

// inheritsCase reports whether a case of an overridden method counts for those that override it.
func (w *World) inheritsCase(c *Case) bool { return c.Decl != nil || w.isByDefault(c.Of) }

// narrows notes of methods of the JDK, or of which only the class file is known, that class c
// may run another method in their place: calls of them do not count by what they have by
// default then, since nobody asks c to keep that.
func (w *World) narrows(c *Class) {
	if !w.config.ByContract || c.IsOutside() || c.Compiled {
		return
	}
	for _, k := range w.ancestors(c) {
		if !k.Platform && !k.Compiled {
			continue
		}
		for _, o := range k.Methods {
			for s := c; s != nil && !s.IsOutside() && !s.Compiled; s = s.Super {
				o.Narrowed = o.Narrowed || len(w.named(s, o.Name)) > 0
			}
		}
	}
}

// Above is a method that another one overrides, with those cases of the other that are its
// own: callers of it know of no others.
type Above struct {
	Method *Method
	Cases  []int
}

// above finds the overridden methods of which a caller, by the contract, expects fewer
// exceptions than the cases of m admit that do not come from there.
//
//	class A { /*@ ensures true; @*/ void f() … }
//	class B extends A { /*@ also signals_only IllegalStateException; @*/ void f() … }
func (w *World) above(m *Method) []Above {
	var as []Above
	var visit func(o *Method)
	visit = func(o *Method) {
		if o.Contract == nil || slices.ContainsFunc(as, func(a Above) bool { return a.Method == o }) {
			return
		}
		a, more := Above{Method: o}, false
		for i, c := range m.Contract.Cases {
			if slices.ContainsFunc(o.Contract.Cases, c.isSame) {
				a.Cases = append(a.Cases, i)
				continue
			}
			more = more || len(c.Signals)+len(c.SignalsOnly) > 0 || c.Behavior == ast.ExceptionalBehavior || c.Decl == nil
		}
		if more && len(a.Cases) > 0 {
			as = append(as, a)
		}
		for _, p := range o.Overrides {
			visit(p)
		}
	}
	for _, o := range m.Overrides {
		visit(o)
	}
	return as
}

// isSame reports whether two cases are the same as they were written: see excludingNull.
func (c *Case) isSame(d *Case) bool { return c.Of == d.Of && c.Decl == d.Decl }
