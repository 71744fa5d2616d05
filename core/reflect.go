package core

import (
	"inspect/ast"
	"inspect/types"
)

// reflected lowers a call that asks a class at run time, nil for another one.
func (l *lowering) reflected(e *ast.Call, m *types.Method, h Typed) Expr {
	switch {
	case types.MakesArray(m):
		if t := l.p.w.LiteralOf(e.Args[0]); t != nil {
			return &NewArray{Typed{Loc: h.Loc, T: l.p.w.ArrayOf(t)}, []Expr{l.expr(e.Args[1])}}
		}
		if a := l.p.w.ComponentOf(e.Args[0]); a != nil {
			x := l.expr(a)
			return &CloneArray{Typed{Loc: h.Loc, T: x.Type()}, x, l.expr(e.Args[1])}
		}
		return l.unsupported(h, "an array of a class that is a value", "name the class: String.class", l.parts(e)...)
	case types.AsksConstants(m) && e.X != nil:
		if values := l.p.w.Values(l.p.w.LiteralOf(e.X)); values != nil {
			return &Call{Typed: h, Method: values}
		}
	}
	return nil
}
