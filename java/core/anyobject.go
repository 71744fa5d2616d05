package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// AnyObject is an object of before the call of the checked method, any of type T, or null: what
// the call of Method gives, after its arguments.
type AnyObject struct {
	Typed
	*types.AnyObject
	Method *types.Method
	Args   []Expr
}

func (l *lowering) anyObject(e *ast.Call, m *types.Method, h Typed) Expr {
	a := l.info.AnyObjects[e]
	if a == nil {
		return l.unsupported(h, "this call of "+m.QName(), "", l.parts(e)...)
	}
	h.T = a.Root.Type
	return &AnyObject{h, a, m, l.exprs(e.Args)}
}
