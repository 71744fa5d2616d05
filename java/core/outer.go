package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// enclosing is the object that is steps enclosing instances away from `this`, as it
// stands in front of e.
func (l *lowering) enclosing(e ast.Expr, steps int) Expr {
	return l.outwards(e, steps)
}

func (l *lowering) outwards(at ast.Node, steps int) Expr {
	c := l.class
	x := l.self(at, c, Implied)
	for ; steps > 0; steps-- {
		f := c.Enclosing()
		x = &Field{Typed{Loc: Loc{at}, T: f.Type}, x, f}
		c = c.Outer
	}
	return x
}

// outerOf is the number of enclosing instances from an object of class c to the one
// that its superclass s belongs to, 0 for none.
func (l *lowering) outerOf(c, s *types.Class) int {
	if s == nil || !s.IsInner() {
		return 0
	}
	steps, _ := types.OuterOfSuper(c, s)
	return steps
}

// given are the values of what Java adds to the fields of class c, for an object
// that e creates: outer, or else what is steps away, is the enclosing instance.
func (l *lowering) given(c *types.Class, outer ast.Expr, e ast.Node, steps int) []*Given {
	if c == nil {
		return nil
	}
	var gs []*Given
	for _, f := range l.p.w.HiddenFields(c) {
		g := &Given{Loc: Loc{e}, Field: f}
		switch {
		case f.Captured != nil:
			g.X = l.capturedValue(f.Captured, e)
		case outer != nil:
			g.X, g.NonNull = l.expr(outer), true
		default:
			g.X = l.outwards(e, steps)
		}
		gs = append(gs, g)
	}
	return gs
}

// capturedValue is the value of a variable of the code around: from the object of
// the local class that captured it, or the variable itself.
func (l *lowering) capturedValue(v *types.Var, e ast.Node) Expr {
	if f := l.captured(v); f != nil {
		return &Field{Typed{Loc: Loc{e}, T: f.Type}, &This{Typed{Loc: Loc{e}, T: l.of}, Implied}, f}
	}
	for c, steps := l.class, 0; c != nil; c, steps = c.Outer, steps+1 {
		for _, f := range l.p.w.HiddenFields(c) {
			if f.Captured == v {
				return &Field{Typed{Loc: Loc{e}, T: f.Type}, l.outwards(e, steps), f}
			}
		}
	}
	return &Local{Typed{Loc: Loc{e}, T: v.Type}, v}
}

// captured is the field in which the lambda or method reference whose body is lowered
// keeps a variable of the code around it, nil for none.
func (l *lowering) captured(v *types.Var) *types.Field {
	if l.of != nil {
		for _, f := range l.p.w.HiddenFields(l.of) {
			if f.Captured == v {
				return f
			}
		}
	}
	return nil
}
