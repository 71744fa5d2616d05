package core

import "inspect/java/types"

// TestedOfObject is the class of the library that a node of the program asks an Object whether it
// is of, or says that it is; nil: it does not. What generics insert says nothing.
//
//	o instanceof List<?> l      List
//	(Map<?, ?>) o               Map
//	o.getClass() == TreeSet.class
func TestedOfObject(n Node) *types.Class {
	var x Expr
	var of types.Type
	switch n := n.(type) {
	case *InstanceOf:
		x, of = n.X, n.Of
	case *SameClass:
		x, of = n.X, n.Of
	case *Cast:
		if n.IsWritten() {
			x, of = n.X, n.T
		}
	}
	c, ok := of.(*types.Class)
	if !ok || x == nil || !c.Library || types.IsInLibrary(n.Span()) {
		return nil
	}
	if o, ok := x.Type().(*types.Class); !ok || o.Name != "java.lang.Object" {
		return nil
	}
	return c
}
