package verify

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/scope"
	"inspect/java/types"
)

// A check looks at the classes alone that the method has to do with, and so not at most of a large project.
// What it costs is what it costs in a project of these alone. Call sequences that are given no object have to
// do with what their code creates. What else is given to a method was created by code that leads to it.

// noteScopes finds the classes that methods have to do with, before the world is frozen. All matter where
// contracts say what holds, and to laws, which are about objects of several classes.
func noteScopes(r *run, methods []*types.Method) {
	findScopes(r)
	if r.scopes == nil {
		r.scopes = map[*types.Method]func(*types.Class) bool{}
	}
	by := r.by
	for _, m := range methods {
		of := m
		if s := r.sequencedBy[m]; s != nil {
			of = s.driver.Of
		}
		noteLeading(r, of)
		if lawOf(r, of) != nil || of.Class.File.Specified || isSpecified(of) || r.config.Calls == "contract" {
			continue
		}
		in := by.Of(m.Class)
		switch {
		case m == of && isOfNumbers(m):
		case m != of && !slices.ContainsFunc(m.Params, func(v *types.Var) bool { return isGiven(v, m.Class) }):
			in = by.Created(m.Class)
		default:
			in = by.Both(in, by.LeadingTo(of.Class))
		}
		for _, names := range r.config.Implementations {
			for _, name := range names {
				if c := r.world.Lookup(name); c != nil {
					in = by.Both(in, by.Of(c))
				}
			}
		}
		r.scopes[m] = func(c *types.Class) bool { return in.Has(by.Number(c)) }
	}
}

// findScopes finds the scopes of the program's classes. More may have been found beside the files meanwhile.
func findScopes(r *run) {
	if classes := r.world.Program(); r.by == nil || len(classes) != r.scopeClasses {
		r.by, r.scopeClasses = scope.New(r.world, classes), len(classes)
	}
}

// scopeSizes gives the size of the text of the classes to which the code of a method's class leads, in bytes.
func scopeSizes(r *run) func(m *types.Method) int {
	return func(m *types.Method) int {
		if r.by == nil {
			r.reopen()
			findScopes(r)
			freeze(r.loaded)
		}
		return r.by.Size(r.by.Of(m.Class))
	}
}

// isGiven reports whether the parameter of a driver may be an object that the driver's code does not create.
func isGiven(v *types.Var, driver *types.Class) bool {
	c, ok := types.Leaf(v.Type).(*types.Class)
	return scope.IsOpen(v.Type) && !(ok && c.Outer == driver)
}

// isOfNumbers reports whether no object but the receiver matters to a method: its text looks into none, and
// compares none.
//
//	boolean isEmpty() { return n == 0; }
func isOfNumbers(m *types.Method) bool {
	if !isOfNoObject(m) {
		return false
	}
	is := true
	ast.Walk(m.Decl.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Select:
			_, this := n.X.(*ast.This)
			is = is && this
		case *ast.Index, *ast.Synchronized, *ast.LocalClass:
			is = false
		case *ast.Literal:
			is = is && !ast.IsNull(n)
		}
		return is
	})
	return is
}
