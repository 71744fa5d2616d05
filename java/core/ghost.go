package core

import (
	"inspect/java/ast"
	"inspect/java/types"
)

// ghostInit is the first assignment to the ghost variable that s declares: a value as
// specifications have it. The declaration itself gives it the default of its type.
func (l *lowering) ghostInit(s ast.Stmt) Stmt {
	d, ok := s.(*ast.LocalVar)
	if !ok || d.Init == nil || l.info.Defs[d] == nil || !l.info.Defs[d].Ghost {
		return nil
	}
	v := l.info.Defs[d]
	h := Typed{Loc: Loc{d}, T: v.Type}
	var x Expr
	if a, ok := v.Type.(*types.Array); ok && a.IsSequence() {
		x = l.builtArray(d.Init, a)
	} else {
		x = l.expr(d.Init)
	}
	set := &Clause{Loc: Loc{d}, Kind: SetGhost, X: &Assign{h, &Local{h, v}, x}}
	return &Annotation{step(d), set}
}
