package verify

import (
	"slices"

	"inspect/ast"
	"inspect/source"
)

// unchecked are the clauses that claim something of a method and are read, but
// not checked.
var unchecked = map[ast.ClauseKind]bool{ast.Accessible: true, ast.MeasuredBy: true, ast.LoopModifies: true}

// noteUnchecked says which clauses of the method do not count: those kinds,
// inherited ones included, and what is marked as redundant.
func (c *method) noteUnchecked() {
	seen := map[*ast.Clause]bool{}
	note := func(n ast.Node, what string) {
		c.diagnose([]*source.Diagnostic{{Code: codeUnchecked, Severity: source.Note, Span: n.Span(), Message: what + " is not checked"}})
	}
	clause := func(cl *ast.Clause) {
		stated := cl.Kind == ast.Assert || cl.Kind == ast.Assume // these count all the same
		if (unchecked[cl.Kind] || cl.Redundantly && !stated) && !seen[cl] {
			seen[cl] = true
			note(cl, "this clause")
		}
	}
	if c.m.Decl != nil {
		ast.Walk(c.m.Decl, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.MethodSpec:
				for _, k := range n.Implies {
					note(k, "what is implied")
				}
				for _, k := range n.Examples {
					note(k, "an example")
				}
			case *ast.SpecCase:
				return !redundant(c.m.Decl.Spec, n)
			case *ast.Clause:
				clause(n)
			}
			return true
		})
	}
	if c.m.Contract != nil {
		for _, k := range c.m.Contract.Cases {
			for _, cl := range k.Other {
				clause(cl.Clause)
			}
		}
	}
}

// redundant tells whether a case stands under implies_that or for_example.
func redundant(s *ast.MethodSpec, k *ast.SpecCase) bool {
	return s != nil && (slices.Contains(s.Implies, k) || slices.Contains(s.Examples, k))
}
