package types

import "inspect/java/ast"

func (f *flow) switchStmt(s *ast.Switch) {
	f.expr(s.X)
	before, hasDefault := f.at, f.r.w.Info.IsEnhanced(s.X, s.Cases)
	f.at = nowhere
	after := nowhere
	for _, c := range s.Cases {
		hasDefault = hasDefault || c.Default
		if f.guards(c, before); c.Arrow {
			f.at = before
			f.stmts(c.Body)
			after = after.join(f.at)
			f.at = nowhere
			continue
		}
		entry := before
		f.at = f.at.join(entry)
		f.stmts(c.Body)
	}
	f.at = f.at.join(after)
	if !hasDefault {
		f.at = f.at.join(before)
	}
	if len(s.Cases) == 0 {
		f.at = before
	}
	f.arrive(s, false)
}

// guards evaluates the guards of a case, which assign nothing.
func (f *flow) guards(c *ast.Case, before flowState) {
	saved := f.at
	for _, l := range c.Labels {
		if p, ok := l.(*ast.Pattern); ok && p.Guard != nil {
			f.at = before
			f.cond(p.Guard)
		}
	}
	f.at = saved
}

// switchExpr evaluates a switch expression (JLS 15.28.1 and 16.1.7) and gives what
// holds when it is true and false; where it is not boolean, both are the same.
func (f *flow) switchExpr(e *ast.SwitchExpr) (yes, no flowState) {
	f.expr(e.X)
	before := f.at
	f.at = nowhere
	for _, c := range e.Cases {
		if f.guards(c, before); !c.Arrow {
			f.at = revive(f.at.join(before))
			f.stmts(c.Body)
			continue
		}
		f.at = revive(before)
		if x := RuleValue(c); x != nil {
			f.yield(e, x)
		} else if f.stmts(c.Body); !f.at.dead {
			f.r.errorf(MissingYield, c.Body[0].Span(), "this block can end without a yield")
		}
		f.at = nowhere
	}
	if !f.at.dead {
		f.r.errorf(MissingYield, e.Span(), "this switch expression can end without a yield")
	}
	yes = f.taken(exit{target: e})
	no = yes
	if f.isBoolean(e) {
		no = f.taken(exit{target: e, no: true})
	}
	yes.dead, no.dead = before.dead, before.dead
	return yes, no
}

// yield gives a switch expression the value of x.
func (f *flow) yield(e *ast.SwitchExpr, x ast.Expr) {
	if f.isBoolean(e) {
		yes, no := f.cond(x)
		f.leaveBy(exit{target: e}, yes)
		f.leaveBy(exit{target: e, no: true}, no)
	} else {
		f.expr(x)
		f.leaveBy(exit{target: e}, f.at)
	}
	f.at = nowhere
}

func (f *flow) isBoolean(e ast.Expr) bool { return IsKind(f.info.Types[e], Boolean) }
