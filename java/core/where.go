package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// where lowers \let.
func (l *lowering) where(e *ast.Let, h Typed) Expr {
	for _, d := range e.Vars {
		v := l.info.Defs[d]
		if v == nil || d.Init == nil || !types.IsSequence(v.Type) && !types.IsKind(v.Type, types.LocSet, types.ObjectSet) {
			continue
		}
		if isNamedInOld(l.info, e, v) {
			return l.unsupported(h, `a variable of \let inside \old`, `put the \let inside the \old as well`)
		}
		l.means[v] = meant{l, d.Init}
	}
	body := l.expr(e.Body)
	h.T = body.Type()
	for i := len(e.Vars) - 1; i >= 0; i-- {
		d := e.Vars[i]
		v := l.info.Defs[d]
		if v == nil || d.Init == nil {
			return l.unsupported(h, `this \let`, "write the value out", body)
		}
		if l.means[v].x != nil {
			continue
		}
		b := &Bound{Loc{d}, v}
		if isInOld(body, b) {
			return l.unsupported(h, `a variable of \let inside \old`, `put the \let inside the \old as well`, l.expr(d.Init), body)
		}
		body = &Where{h, b, l.expr(d.Init), body}
	}
	return body
}

// isNamedInOld reports whether a variable that stands for an expression is named inside an
// \old, which would be of another state.
func isNamedInOld(info *types.Info, e ast.Node, v *types.Var) bool {
	found := false
	ast.Walk(e, func(n ast.Node) bool {
		if o, ok := n.(*ast.Old); ok {
			ast.Walk(o, func(n ast.Node) bool {
				x, ok := n.(*ast.Ident)
				found = found || ok && info.Uses[x] == types.Object(v)
				return true
			})
		}
		return true
	})
	return found
}

// isInOld reports whether a variable stands inside an \old of an expression.
func isInOld(e Expr, v *Bound) bool {
	found := false
	Walk(e, func(n Node) bool {
		if o, ok := n.(*Old); ok {
			found = found || Mentions(o.X, []*Bound{v})
		}
		return !found
	})
	return found
}
