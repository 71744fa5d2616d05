package verify

import (
	"slices"
	"strings"

	"inspect/counterexample/sequences"
	"inspect/java/ast"
	"inspect/java/types"
)

// A private method without a contract promises nothing by itself: it is checked where
// others call it, with the arguments and the state that they give it. So is one of a public
// class that is not public, and one of a private class: where the states are those that calls
// make, no call of it by itself is among them.

// byThemselves are the methods, of those with a body, that are checked by themselves,
// and how many others are checked where those call them. One of the others that none
// of them calls, by the name and number of arguments, is checked by itself as well, since
// nothing else would check it; of a private one in plain Java there is nothing to check then.
func (r *run) byThemselves(methods []*types.Method) (out []*types.Method, left int) {
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
		if r.isOfCallers(m) {
			k := callee{r.scopeOf(m), m.Name, len(m.Params)}
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
	named := map[callee]bool{} // by others, whoever calls those
	for _, m := range methods {
		for _, k := range callees(m) {
			named[k] = named[k] || of[m] != k
		}
	}
	alone := map[*types.Method]bool{}
	for _, isFirst := range []func(m *types.Method, k callee) bool{
		func(m *types.Method, k callee) bool { return !named[k] && !m.Decl.Modifiers.Has("private") },
		func(_ *types.Method, k callee) bool { return !named[k] },
		func(*types.Method, callee) bool { return true }, // those that call each other
	} {
		for _, m := range methods {
			if k, p := of[m]; p && !called[k] && !alone[m] && isFirst(m, k) {
				alone[m] = true
				if !r.isUseless(m) { // else it calls nothing that anybody comes to
					follow(m)
				}
			}
		}
	}
	r.uncalled = map[*types.Method]bool{}
	for m := range alone {
		r.uncalled[m] = r.isUseless(m)
	}
	for _, m := range methods {
		if isOfSubclasses(r, m) {
			continue
		}
		if _, p := of[m]; !p || alone[m] || !m.Decl.Modifiers.Has("private") && !r.writer().IsCalled(m) {
			out = append(out, m)
		}
	}
	return out, len(methods) - len(out)
}

// isOfCallers reports whether a method has no contract and is checked where others call it.
func (r *run) isOfCallers(m *types.Method) bool {
	if m.Decl == nil {
		return false
	}
	if m.Decl.Modifiers.Has("private") {
		return !m.Contract.Explicit
	}
	isHook := slices.ContainsFunc(m.Overrides, func(o *types.Method) bool { return o.Class.IsOutside() })
	isInside := !sequences.IsOpen(m) || r.isInPrivate(m) || isOfSubclasses(r, m)
	return r.takesSequences() && m.Class.Plain && !isSpecified(m) && isInside && !isHook && !sequences.IsTest(m)
}

// isOfSubclasses reports whether a method is a constructor that those of subclasses alone execute: its
// class is abstract, and classes of the program extend it. Others that clients may write are not
// considered.
func isOfSubclasses(r *run, m *types.Method) bool {
	return r.takesSequences() && m.Constructor && m.Class.Abstract && m.Class.Plain && !isSpecified(m) &&
		slices.ContainsFunc(r.world.Classes(), func(c *types.Class) bool {
			return c != m.Class && !c.Abstract && !c.IsOutside() && c.IsSubclassOf(m.Class)
		})
}

// isInPrivate reports whether a method is of a private class, and nobody calls it by another one: it
// stands for no method of a supertype, and no class extends its own, by which others could have it.
func (r *run) isInPrivate(m *types.Method) bool {
	return sequences.EnclosingPrivate(m.Class) != nil && len(m.Overrides) == 0 &&
		!slices.ContainsFunc(r.world.Classes(), func(c *types.Class) bool { return c != m.Class && c.IsSubclassOf(m.Class) })
}

// isUseless reports whether nobody else calls a method that nothing in the program calls. It is private,
// or of a private class, without an annotation by which a framework would know it, and the JVM does not
// call it.
func (r *run) isUseless(m *types.Method) bool {
	annotated := slices.ContainsFunc(m.Decl.Modifiers.Annotations, func(a *ast.Annotation) bool {
		return !strings.HasPrefix(a.Name, "SuppressWarnings") && !strings.HasPrefix(a.Name, "Deprecated")
	})
	isPrivate := m.Decl.Modifiers.Has("private") || r.isInPrivate(m)
	return m.Class.Plain && isPrivate && !annotated && !slices.Contains(serialization, m.Name) && !isNamed(m)
}

// isNamed reports whether code in the outermost class, initialisers as well, calls a method by its name.
func isNamed(m *types.Method) bool {
	found := false
	ast.Walk(types.TopLevel(m.Class).Decl, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.MethodDecl:
			return n != m.Decl
		case *ast.Call:
			found = found || n.Name.Text == m.Name
		case *ast.MethodRef:
			found = found || n.Name == m.Name || n.Name == "new" && m.Constructor
		case *ast.New:
			found = found || n.Type.Parts[len(n.Type.Parts)-1].Name == m.Name
		case *ast.CtorCall:
			found = found || m.Constructor
		}
		return true
	})
	return found
}

// serialization are the private methods that the JVM calls.
var serialization = []string{"readObject", "writeObject", "readResolve", "writeReplace", "readObjectNoData"}

// callee is what a call says of the method that it runs, where code of a scope alone can call it.
type callee struct {
	within any // the outermost class, of a private method, or the name of the package
	name   string
	args   int
}

// scopeOf is the code that can call a method which is not public.
func (r *run) scopeOf(m *types.Method) any {
	if m.Decl.Modifiers.Has("private") || r.isInPrivate(m) {
		return types.TopLevel(m.Class)
	}
	return types.PackageOf(m.Class)
}

// anyNumber of arguments: of a method of variable arity, whatever it is called with.
const anyNumber = -1

// callees are the methods that the body of a method, and of a constructor the
// initialisers, may call by their text.
func callees(m *types.Method) []callee {
	var out []callee
	scopes := []any{types.TopLevel(m.Class), types.PackageOf(m.Class)}
	for k := m.Class.Super; k != nil && !k.IsOutside(); k = k.Super { // of protected ones
		scopes = append(scopes, types.PackageOf(k))
	}
	add := func(name string, args int) {
		for _, within := range scopes {
			out = append(out, callee{within, name, args}, callee{within, name, anyNumber})
		}
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
