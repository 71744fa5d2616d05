package core

import (
	"inspect/ast"
	"inspect/types"
)

// modelValue is what a represents clause says; at is the place of one that is missing.
func (l *lowering) modelValue(m *types.Method, at ast.Node) Expr {
	if k := m.Represents; k != nil && k.Y != nil && !k.SuchThat {
		return l.expr(k.Y)
	}
	return l.unsupported(Typed{Loc: Loc{at}, T: m.Result}, "the value of the model field "+m.Field.QName(),
		"write represents "+m.Field.Name+" = value; in its class")
}

// modelRead is the value of a model field of the object x, nil for other fields; x nil:
// of a class.
func (l *lowering) modelRead(h Typed, f *types.Field, x Expr) Expr {
	if !f.Model {
		return nil
	}
	m := l.p.w.ModelMethod(f)
	if m == nil {
		return l.unsupported(h, "the model field "+f.QName(), "write what it represents")
	}
	return &Call{Typed: h, X: x, Method: m, Virtual: !f.Static}
}
