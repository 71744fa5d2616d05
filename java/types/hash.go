package types

import (
	"slices"

	"inspect/java/ast"
)

// HashParts are what a hash code is made of where no array need be made for it.
type HashParts struct {
	Args []ast.Expr // in order
	Elem Type       // what the array has that they are written in, if it holds no references; nil: each is asked as it is, or as its box
}

// HashParts are the parts of a call of m that gives the hash code of what is written in it; nil:
// it is another call.
//
//	Objects.hash(x, name)                      x, name
//	Arrays.hashCode(new Object[] {x, name})    x, name
//	Arrays.hashCode(new long[] {x, y})         x, y, each a long
func (info *Info) HashParts(e *ast.Call, m *Method) *HashParts {
	switch {
	case !m.Class.IsOutside():
	case m.Class.Name == "java.util.Objects" && m.Name == "hash" && info.Calls[e].VarArgs:
		return &HashParts{Args: e.Args}
	case m.Class.Name == "java.util.Arrays" && m.Name == "hashCode" && len(e.Args) == 1:
		return info.hashElements(e.Args[0])
	}
	return nil
}

// hashElements are the elements of an array that is written with them.
func (info *Info) hashElements(e ast.Expr) *HashParts {
	n, ok := ast.Unparen(e).(*ast.NewArray)
	if !ok || n.Init == nil {
		return nil
	}
	a, ok := info.Types[n].(*Array)
	if !ok || slices.ContainsFunc(n.Init.Elems, isArrayLit) {
		return nil
	}
	if IsReference(a.Elem) {
		return &HashParts{Args: n.Init.Elems}
	}
	return &HashParts{n.Init.Elems, a.Elem}
}

func isArrayLit(e ast.Expr) bool {
	_, ok := e.(*ast.ArrayLit)
	return ok
}

// hashes notes the calls of a call that gives the hash code of what is written in it.
func (r *resolver) hashes(e *ast.Call, m *Method) {
	parts := r.w.Info.HashParts(e, m)
	if parts == nil {
		return
	}
	for _, a := range parts.Args {
		t := r.w.Info.Types[a]
		if parts.Elem != nil {
			t = parts.Elem
		}
		if t == nil || IsKind(t, Null, Invalid) {
			continue
		}
		on, ok := t.(*Class)
		if !ok && IsReference(t) {
			on = r.w.object()
		}
		if h := r.w.HashOf(t); h != nil {
			r.makesCall(h, on, a.Span())
		}
	}
}
