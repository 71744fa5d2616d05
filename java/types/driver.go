package types

import (
	"inspect/java/ast"
)

// A driver is a file that is written to check the program, and no part of it.

// AddDriver says that a file is a driver, before its classes are looked up.
func AddDriver(w *World, f *ast.File) { w.drivers[f] = true }

// IsDriver reports whether a class stands in a driver.
func IsDriver(w *World, c *Class) bool { return w.drivers[c.File] }

// RemoveDriver drops the code of a driver that nothing is asked of any more, and what is known of it and of
// conditions of its method (Assume): most of what a world has is of drivers. Its class stays, with
// methods that do nothing. The world is not frozen.
func RemoveDriver(w *World, c *Class, conditions []*Clause) {
	for _, k := range conditions {
		drop(w, k.Clause)
		delete(w.clauses, k)
		delete(w.inScope, k)
	}
	drop(w, c.Decl)
	for _, m := range c.Methods {
		if u := w.units[m]; u != nil {
			u.functions, u.anyObjects, u.givers, u.untranslated = nil, nil, nil, nil
		}
		if m.Decl != nil && m.Decl.Body != nil {
			body := *m.Decl.Body
			body.Stmts = nil
			m.Decl.Body = &body
		}
	}
}

// drop forgets what the nodes of a tree mean.
func drop(w *World, tree ast.Node) {
	info := w.Info
	ast.Walk(tree, func(n ast.Node) bool {
		if e, ok := n.(ast.Expr); ok {
			info.forget(e)
			delete(info.Types, e)
			delete(info.Full, e)
			delete(info.Exact, e)
		}
		if s, ok := n.(ast.Stmt); ok {
			delete(info.Targets, s)
		}
		if t, ok := n.(ast.TypeExpr); ok {
			delete(info.TypeOf, t)
		}
		if v := info.Defs[n]; v != nil {
			delete(info.VarTypes, v)
			delete(w.members, v)
			delete(info.Defs, n)
		}
		delete(info.Uses, n)
		delete(info.Calls, n)
		delete(info.Inferred, n)
		return true
	})
}
