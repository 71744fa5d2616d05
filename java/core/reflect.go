package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// arrayOfClass lowers an array of a class that is a value, which code casts to what it takes
// it for. nil: the cast is one of another value.
//
//	(T[]) Array.newInstance(type.getComponentType(), n)
func (l *lowering) arrayOfClass(e *ast.Cast, h Typed) Expr {
	call, ok := ast.Unparen(e.X).(*ast.Call)
	if !ok {
		return nil
	}
	m, ok := l.info.Uses[call].(*types.Method)
	if !ok || !types.MakesArray(m) || l.p.w.LiteralOf(call.Args[0]) != nil || l.p.w.ComponentOf(call.Args[0]) != nil {
		return nil
	}
	if t, ok := h.T.(*types.Array); !ok || !types.IsReference(t.Elem) {
		return nil
	}
	return &CloneArray{Typed{Loc: Loc{call}, T: h.T}, l.expr(call.Args[0]), l.expr(call.Args[1])}
}

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
		return l.unsupported(h, "an array of a class that is a value, and that is not cast to its type,", "name the class: String.class, or cast the array: (T[])", l.parts(e)...)
	case types.IsEnumConstants(m) && e.X != nil:
		if values := l.p.w.Values(l.p.w.LiteralOf(e.X)); values != nil {
			return &Call{Typed: h, Method: values}
		}
	}
	return nil
}
