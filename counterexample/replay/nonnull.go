package replay

import (
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// holdsNonNull checks a value that is about to be assigned to a variable which never holds
// null, if it is one; at is the value's place.
func (m *Machine) holdsNonNull(v *types.Var, x value, at source.Span) {
	if !v.NeverNull || x.r != nil {
		return
	}
	m.violate(&Violation{Kind: Assert, Span: at, Message: v.Name + " may not be null, and null is assigned to it"})
	panic(stop{})
}

// localOf is the variable that an expression stands for, nil for others.
func localOf(e core.Expr) *types.Var {
	if x, ok := e.(*core.Local); ok {
		return x.Var
	}
	return nil
}
