package verify

import (
	"slices"

	"inspect/ast"
	"inspect/types"
)

// A private method without a contract promises nothing by itself: it is checked where
// others call it, with the arguments and the state that they give it.

// byThemselves are the methods, of those with a body, that are checked by themselves,
// and how many others are checked where those call them. A private method that none
// of them calls, by the name and number of arguments, is checked by itself as well:
// nothing else would check it.
func byThemselves(methods []*types.Method) (out []*types.Method, left int) {
	called := map[callee]bool{}
	private := map[callee][]*types.Method{}
	var follow func(m *types.Method)
	enter := func(k callee) {
		if !called[k] {
			called[k] = true
			for _, m := range private[k] {
				follow(m)
			}
		}
	}
	follow = func(m *types.Method) {
		for _, k := range callees(m) {
			enter(k)
		}
	}
	of := map[*types.Method]callee{}
	for _, m := range methods {
		if isPrivate(m) {
			k := callee{outermost(m.Class), m.Name, len(m.Params)}
			if m.VarArgs {
				k.args = anyNumber
			}
			of[m] = k
			private[k] = append(private[k], m)
		}
	}
	for _, m := range methods {
		if _, p := of[m]; !p {
			follow(m)
		}
	}
	alone := map[*types.Method]bool{}
	for _, m := range methods {
		if k, p := of[m]; p && !called[k] {
			alone[m] = true
			follow(m)
		}
	}
	for _, m := range methods {
		if _, p := of[m]; !p || alone[m] {
			out = append(out, m)
		}
	}
	return out, len(methods) - len(out)
}

// isPrivate tells whether a method is private and has no contract.
func isPrivate(m *types.Method) bool {
	return m.Decl != nil && m.Decl.Modifiers.Has("private") && !m.Contract.Explicit
}

// callee is what a call says of the private method that it runs: private methods are
// called within one outermost class.
type callee struct {
	within *types.Class
	name   string
	args   int
}

// anyNumber of arguments: of a method of variable arity, whatever it is called with.
const anyNumber = -1

func outermost(c *types.Class) *types.Class {
	for c.Outer != nil {
		c = c.Outer
	}
	return c
}

// callees are the methods that the body of a method, and of a constructor the
// initialisers, may call by their text.
func callees(m *types.Method) []callee {
	var out []callee
	within := outermost(m.Class)
	add := func(name string, args int) {
		out = append(out, callee{within, name, args}, callee{within, name, anyNumber})
	}
	visit := func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Call:
			add(n.Name.Text, len(n.Args))
		case *ast.New:
			add(n.Type.Parts[len(n.Type.Parts)-1].Name, len(n.Args))
		case *ast.CtorCall:
			if !n.Super {
				add(m.Class.SimpleName(), len(n.Args))
			} else if m.Class.Super != nil {
				add(m.Class.Super.SimpleName(), len(n.Args))
			}
		case *ast.MethodRef:
			for k := range 8 { // how many arguments it takes is not written
				add(n.Name, k)
			}
		}
		return true
	}
	if m.Decl != nil && m.Decl.Body != nil {
		ast.Walk(m.Decl.Body, visit)
	}
	if m.Constructor {
		for _, i := range m.Class.Init {
			ast.Walk(i, visit)
		}
		if m.Class.Super != nil {
			add(m.Class.Super.SimpleName(), 0)
		}
	}
	return slices.Compact(out)
}
