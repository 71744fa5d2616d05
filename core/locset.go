package core

import (
	"inspect/ast"
	"inspect/types"
)

// locationSet lowers KeY's sets of locations in a frame to what they are the union of.
func (l *lowering) locationSet(r *ast.StoreRef, e *ast.JMLCall) []*Location {
	var ls []*Location
	for _, part := range e.Locs {
		ls = append(ls, l.locations(part)...)
	}
	for _, a := range e.Args {
		x := l.expr(a)
		_, array := x.Type().(*types.Array)
		ls = append(ls, &Location{Loc: Loc{r}, X: x, Fields: !array, Elements: array})
	}
	if len(ls) == 0 {
		ls = []*Location{{Loc: Loc{r}, Nothing: true}}
	}
	return ls
}
