package core

import "inspect/java/types"

// TestedOfObject is the class that a node of the program asks an Object whether it
// is of, or says that it is, or one of whose objects it may be; nil: it does not. What generics
// insert says nothing.
//
//	o instanceof List<?> l      List
//	(Map<?, ?>) o               Map
//	o.getClass() == TreeSet.class
//	o == runnable               Runnable
//	list.equals(o)              List
func TestedOfObject(n Node) *types.Class {
	var x Expr
	var of types.Type
	switch n := n.(type) {
	case *Binary:
		if n.Op == "==" || n.Op == "!=" {
			x, of = objectFirst(n.X, n.Y)
		}
	case *Call:
		if n.Method.Name == "equals" && len(n.Args) == 1 && n.X != nil {
			x, of = objectFirst(n.X, n.Args[0])
		} else if n.Method.Name == "equals" && len(n.Args) == 2 && n.Method.Static {
			x, of = objectFirst(n.Args[0], n.Args[1])
		}
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
	if !ok || x == nil || types.IsInLibrary(n.Span()) {
		return nil
	}
	if !isObject(x) {
		return nil
	}
	return c
}

// objectFirst is the operand of type Object of two that are compared, and the type of the other.
func objectFirst(x, y Expr) (Expr, types.Type) {
	if isObject(x) {
		return x, y.Type()
	}
	return y, x.Type()
}

func isObject(x Expr) bool {
	c, ok := x.Type().(*types.Class)
	return ok && c.Name == "java.lang.Object"
}
