package verify

import (
	"context"
	"slices"

	"inspect/cfg"
	"inspect/counterexample/sequences"
	"inspect/encode"
	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/report"
	"inspect/solve"
	"inspect/verify/present"
)

// A guard says what a caller must not do. Where the caller is the method that is checked, and no
// argument and no state lets it do anything else, the defect is its own:
//
//	Range(int lo, int hi) { if (lo > hi) throw new IllegalArgumentException(); … }
//	static Range all() { return new Range(5, 1); }
//
// So is a guard that leaves a test, whose caller expects none.

// allowsNoGuard reports whether a guard that leaves a method is a defect.
func (r *run) allowsNoGuard(m *types.Method) bool {
	if !m.Class.Plain || isSpecified(m) || m.Decl == nil {
		return false
	}
	_, always := r.unguarded.Load(m)
	return always || sequences.IsTest(m) && !hasExpectedException(m)
}

// hasExpectedException reports whether the annotation of a test names the exception that it ends in.
func hasExpectedException(m *types.Method) bool {
	return slices.ContainsFunc(m.Decl.Modifiers.Annotations, func(a *ast.Annotation) bool {
		return slices.ContainsFunc(a.Args, func(x *ast.AnnotationArg) bool { return x.Name == "expected" || x.Name == "expectedExceptions" })
	})
}

// isAlwaysGuarded reports whether every execution of a method, in any state, ends in a guard of
// what it calls, although others of those calls would not.
func (c *method) isAlwaysGuarded(ctx context.Context) bool {
	res, g := c.res, c.graph
	if res.Verdict != report.Nothing && res.Verdict != report.Holds || len(g.Cuts) > 0 || len(g.Exits) == 0 || !c.m.Class.Plain || isSpecified(c.m) || sequences.IsTest(c.m) {
		return false
	}
	for _, w := range g.Exits {
		if !c.isGuardOfCallee(c.m, w) || c.declares(w) {
			return false
		}
	}
	if g.Normal == nil || len(g.Normal.In) == 0 {
		return true
	}
	a, err := c.q.Query(ctx, c.q.Attempts, encode.Goal{Kind: encode.Reach, Points: []encode.Point{{Node: g.Normal}}}, 0)
	return err == nil && a.Result.Status == solve.Unsat
}

// declares reports whether a method says itself that it ends so.
func (c *method) declares(w *cfg.ThrowExit) bool {
	return slices.ContainsFunc(c.m.DeclaredThrows(), func(k *types.Class) bool { return w.Type.IsSubclassOf(k) || k.IsSubclassOf(w.Type) })
}

// isGuardOfCallee reports whether a way out is a throw statement in another method, which comes to it
// only under a condition: what always throws has nothing to tell its callers.
func (r *run) isGuardOfCallee(m *types.Method, w *cfg.ThrowExit) bool {
	if present.IsInLibrary(w.Span) {
		return true
	}
	if m.Decl.Span().Contains(w.Span) {
		return false
	}
	for _, c := range r.world.Classes() {
		for _, k := range c.Methods {
			if k.Decl != nil && k.Decl.Body != nil && k.Decl.Span().Contains(w.Span) {
				return isConditional(k.Decl.Body, w.Span)
			}
		}
	}
	return false
}

// isConditional reports whether a statement stands in a branch of a body.
func isConditional(body ast.Node, at source.Span) bool {
	found := false
	ast.Walk(body, func(n ast.Node) bool {
		switch n.(type) {
		case *ast.If, *ast.Switch, *ast.For, *ast.ForEach, *ast.While, *ast.Cond, *ast.SwitchExpr:
			found = found || n.Span().Contains(at)
		}
		return !found
	})
	return found
}
