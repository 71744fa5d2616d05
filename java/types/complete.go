package types

import "inspect/java/ast"

// completion reports whether statements can complete normally, as JLS 14.22 defines
// it by their shape and by constant conditions. The statements are resolved.
type completion struct{ info *Info }

// canComplete reports whether s can complete normally, given that it can be reached.
func (c completion) canComplete(s ast.Stmt) bool {
	switch s := s.(type) {
	case *ast.Block:
		return c.canCompleteAll(s.Stmts)
	case *ast.If:
		return s.Else == nil || c.canComplete(s.Then) || c.canComplete(s.Else)
	case *ast.While:
		return !c.info.isTrue(s.Cond) || c.isLeft(s.Body, s)
	case *ast.For:
		return s.Cond != nil && !c.info.isTrue(s.Cond) || c.isLeft(s.Body, s)
	case *ast.DoWhile:
		goesOn := c.canComplete(s.Body) || c.hasJump(s.Body, s, true)
		return goesOn && !c.info.isTrue(s.Cond) || c.isLeft(s.Body, s)
	case *ast.Labeled:
		return c.canComplete(s.Body) || c.isLeft(s.Body, innermost(s))
	case *ast.Synchronized:
		return c.canComplete(s.Body)
	case *ast.SpecStmt:
		return c.canCompleteAll(s.Body)
	case *ast.Try:
		completes := c.canComplete(s.Body)
		for _, k := range s.Catches {
			completes = completes || c.canComplete(k.Body)
		}
		return completes && (s.Finally == nil || c.canComplete(s.Finally))
	case *ast.Switch:
		return c.canCompleteSwitch(s)
	case *ast.Return, *ast.Throw, *ast.Break, *ast.Continue, *ast.Yield:
		return false
	}
	return true
}

func (c completion) canCompleteAll(list []ast.Stmt) bool {
	for _, s := range list {
		if !c.canComplete(s) {
			return false
		}
	}
	return true
}

func (c completion) canCompleteSwitch(s *ast.Switch) bool {
	otherwise := c.info.IsEnhanced(s.X, s.Cases)
	for i, k := range s.Cases {
		otherwise = otherwise || k.Default
		if (k.Arrow || i == len(s.Cases)-1) && c.canCompleteAll(k.Body) || c.isLeft(&ast.Block{Stmts: k.Body}, s) {
			return true
		}
	}
	return !otherwise
}

// isLeft reports whether a break below s leaves the target.
func (c completion) isLeft(s ast.Stmt, target ast.Node) bool { return c.hasJump(s, target, false) }

// hasJump reports whether a break, or with cont a continue, below n leads to the
// target and is not caught up by a finally block that cannot complete.
func (c completion) hasJump(n ast.Node, target ast.Node, cont bool) bool {
	found := false
	ast.Walk(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Break:
			found = found || !cont && c.info.Targets[n] == target
		case *ast.Continue:
			found = found || cont && c.info.Targets[n] == target
		case *ast.Try:
			if n.Finally != nil && !c.canComplete(n.Finally) {
				found = found || c.hasJump(n.Finally, target, cont)
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
