package core

import (
	"inspect/java/ast"
)

// sameClass lowers a comparison of what x.getClass() and class literals give, nil for
// another one.
func (l *lowering) sameClass(h Typed, x, y ast.Expr) Expr {
	x, y = ast.Unparen(x), ast.Unparen(y)
	if !l.info.ClassSides[x] || !l.info.ClassSides[y] {
		return nil
	}
	if a, ok := x.(*ast.ClassLit); ok {
		if b, ok := y.(*ast.ClassLit); ok {
			return l.truth(h, l.info.TypeOf[a.Type] == l.info.TypeOf[b.Type])
		}
	}
	s := &SameClass{Typed: h}
	for _, side := range []ast.Expr{x, y} {
		switch side := side.(type) {
		case *ast.ClassLit:
			s.Of = l.info.TypeOf[side.Type]
		case *ast.Call:
			o := l.getClassReceiver(side)
			if s.X == nil {
				s.X = o
			} else {
				s.Y = o
			}
		}
	}
	return s
}

// getClassReceiver is the object whose getClass() is called.
func (l *lowering) getClassReceiver(e *ast.Call) Expr {
	if e.X != nil {
		return l.object(e.X, l.class)
	}
	if n := l.info.Calls[e].OuterThis; n > 0 {
		return l.enclosing(e, n)
	}
	return l.self(e, l.class, Written)
}
