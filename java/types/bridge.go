package types

import "slices"

// Bridge methods. A method that overrides another by a type argument may have
// narrower parameters: compareTo(Item) beside Comparable's compareTo(Object). A call
// of the latter then executes a bridge, which casts the arguments and calls the
// former (JLS 15.12.4.5):
//
//	interface Order<T> { boolean before(T a, T b); }
//	class Items implements Order<Item> {
//		public boolean before(Item a, Item b) { … }
//		// boolean before(Object a, Object b) { return this.before((Item) a, (Item) b); }
//	}
//
// A bridge belongs to the class of the method that it calls, but is none of its
// Methods: nothing names it.

// bridgeKey are the method that is called and the one that is to run.
type bridgeKey struct{ called, runs *Method }

// BridgeTo is what a call of method called executes where its receiver has method
// runs for it: runs itself, or a bridge to it.
func (w *World) BridgeTo(called, runs *Method) *Method {
	if runs == nil || called == runs || haveSameParams(called, runs) || runs.Class.Compiled {
		return runs
	}
	key := bridgeKey{called, runs}
	if b, ok := w.bridges.Load(key); ok {
		return b.(*Method)
	}
	b := &Method{Class: runs.Class, Name: runs.Name, Derived: Bridge, Bridged: runs, Span: runs.Span, Pure: runs.Pure, Helper: runs.Helper,
		Result: called.Result, NonNull: runs.NonNull, ElemNonNull: runs.ElemNonNull, Throws: runs.Throws}
	for i, p := range called.Params {
		b.Params = append(b.Params, &Var{Kind: ParamVar, Name: runs.Params[i].Name, Type: p.Type, Span: runs.Params[i].Span})
	}
	w.contract(b)
	first, _ := w.bridges.LoadOrStore(key, b)
	return first.(*Method)
}

// Bridges are those of class c: one for each list of parameters with which a method
// of c is called by what it overrides.
func (w *World) Bridges(c *Class) []*Method {
	var bs []*Method
	for _, m := range c.Methods {
		if m.Abstract {
			continue // the class that implements it has the bridge
		}
		var visit func(o *Method)
		visit = func(o *Method) {
			b := w.BridgeTo(o, m)
			if b != m && !slices.ContainsFunc(bs, func(x *Method) bool { return x.Name == b.Name && haveSameParams(x, b) }) {
				bs = append(bs, b)
			}
			for _, p := range o.Overrides {
				visit(p)
			}
		}
		for _, o := range m.Overrides {
			visit(o)
		}
	}
	return bs
}
