package sequences

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/types"
)

// isLending reports whether a method gives an object that is there before, and that has methods which write
// what is read:
//
//	Cell cell() { return cell; }       // box.cell().clear();
func (p *plan) isLending(m *types.Method, pl *pool) bool {
	c := classOf(m.Result)
	if !p.isOurs(c) || !p.effects.returnsExisting(m) || isCreating(m) {
		return false
	}
	on := pl.typ
	if m.Static {
		on = nil
	}
	if p.byType[p.callOf(m, on).result.String()] == nil && len(p.classes(p.callOf(m, on).result)) == 0 {
		return false
	}
	return slices.ContainsFunc(ours(c), func(k *types.Class) bool {
		return slices.ContainsFunc(k.Methods, func(o *types.Method) bool {
			return !o.Static && !o.Constructor && o.Decl != nil && p.isCallable(o) && p.effects.of(o).touches(p.reads)
		})
	})
}

// isCreating reports whether all that a method returns are new objects.
func isCreating(m *types.Method) bool {
	creating := true
	ast.Walk(m.Decl.Body, func(n ast.Node) bool {
		if r, ok := n.(*ast.Return); ok {
			_, isNew := ast.Unparen(r.X).(*ast.New)
			creating = creating && isNew
		}
		return true
	})
	return creating
}
