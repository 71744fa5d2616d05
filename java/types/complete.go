package types

import "inspect/java/ast"

// completion reports whether statements can complete normally, as JLS 14.22 defines
// it by their shape and by constant conditions. The statements are resolved.
type completion struct{ info *Info }

// of reports whether s can complete normally, given that it can be reached.
func (c completion) of(s ast.Stmt) bool {
	switch s := s.(type) {
	case *ast.Block:
		return c.all(s.Stmts)
	case *ast.If:
		return s.Else == nil || c.of(s.Then) || c.of(s.Else)
	case *ast.While:
		return !c.info.isTrue(s.Cond) || c.isLeft(s.Body, s)
	case *ast.For:
		return s.Cond != nil && !c.info.isTrue(s.Cond) || c.isLeft(s.Body, s)
	case *ast.DoWhile:
		goesOn := c.of(s.Body) || c.jumps(s.Body, s, true)
		return goesOn && !c.info.isTrue(s.Cond) || c.isLeft(s.Body, s)
	case *ast.Labeled:
		return c.of(s.Body) || c.isLeft(s.Body, innermost(s))
	case *ast.Synchronized:
		return c.of(s.Body)
	case *ast.SpecStmt:
		return c.all(s.Body)
	case *ast.Try:
		completes := c.of(s.Body)
		for _, k := range s.Catches {
			completes = completes || c.of(k.Body)
		}
		return completes && (s.Finally == nil || c.of(s.Finally))
	case *ast.Switch:
		return c.switches(s)
	case *ast.Return, *ast.Throw, *ast.Break, *ast.Continue, *ast.Yield:
		return false
	}
	return true
}

func (c completion) all(list []ast.Stmt) bool {
	for _, s := range list {
		if !c.of(s) {
			return false
		}
	}
	return true
}

func (c completion) switches(s *ast.Switch) bool {
	otherwise := Matches(s.Cases)
	for i, k := range s.Cases {
		otherwise = otherwise || k.Default
		if (k.Arrow || i == len(s.Cases)-1) && c.all(k.Body) || c.isLeft(&ast.Block{Stmts: k.Body}, s) {
			return true
		}
	}
	return !otherwise
}

// isLeft reports whether a break below s leaves the target.
func (c completion) isLeft(s ast.Stmt, target ast.Node) bool { return c.jumps(s, target, false) }

// jumps reports whether a break, or with cont a continue, below n leads to the
// target and is not caught up by a finally block that cannot complete.
func (c completion) jumps(n ast.Node, target ast.Node, cont bool) bool {
	found := false
	ast.Walk(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Break:
			found = found || !cont && c.info.Targets[n] == target
		case *ast.Continue:
			found = found || cont && c.info.Targets[n] == target
		case *ast.Try:
			if n.Finally != nil && !c.of(n.Finally) {
				found = found || c.jumps(n.Finally, target, cont)
				return false
			}
		case *ast.ClassDecl, *ast.ClassBody, *ast.Lambda:
			return false
		}
		return !found
	})
	return found
}

// isTrue reports whether e is a constant expression with the value true.
func (i *Info) isTrue(e ast.Expr) bool {
	c := i.Consts[e]
	return c != nil && c.Int != nil && c.Int.Sign() != 0
}
