package core

import (
	"inspect/ast"
)

// where lowers \let.
func (l *lowering) where(e *ast.Let, h Typed) Expr {
	body := l.expr(e.Body)
	h.T = body.Type()
	for i := len(e.Vars) - 1; i >= 0; i-- {
		d := e.Vars[i]
		v := l.info.Defs[d]
		if v == nil || d.Init == nil {
			return l.unsupported(h, `this \let`, "write the value out", body)
		}
		b := &Bound{Loc{d}, v}
		if inOld(body, b) {
			return l.unsupported(h, `a variable of \let inside \old`, `put the \let inside the \old as well`, l.expr(d.Init), body)
		}
		body = &Where{h, b, l.expr(d.Init), body}
	}
	return body
}

// inOld tells whether a variable stands inside an \old of an expression.
func inOld(e Expr, v *Bound) bool {
	found := false
	Walk(e, func(n Node) bool {
		if o, ok := n.(*Old); ok {
			found = found || Mentions(o.X, []*Bound{v})
		}
		return !found
	})
	return found
}
