package verify

import (
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
	if d := c.m.Decl; d != nil {
		clauses := func(n ast.Node) bool {
			if cl, ok := n.(*ast.Clause); ok {
				clause(cl)
			}
			return true
		}
		if d.Spec != nil {
			for _, k := range d.Spec.Cases {
				ast.Walk(k, clauses)
			}
			for _, k := range d.Spec.Implies {
				note(k, "what is implied")
			}
			for _, k := range d.Spec.Examples {
				note(k, "an example")
			}
		}
		if d.Body != nil {
			ast.Walk(d.Body, clauses)
		}
	}
	if c.m.Contract != nil {
		for _, k := range c.m.Contract.Cases {
			for _, cl := range k.Other {
				clause(cl.Clause)
			}
		}
	}
}
