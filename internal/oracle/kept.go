package oracle

import (
	"slices"

	"inspect/counterexample/replay"
	"inspect/java/heap"
	"inspect/java/types"
)

// cell is a field of an object of the state.
type cell struct {
	object int
	field  *types.Field
}

// keep adds the arrays that the state's objects of the library keep for themselves.
func (e *explorer) keep() {
	e.own, e.owned = map[cell]int{}, map[int]*types.Field{}
	for i, t := range slices.Clone(e.types) {
		c, ok := t.(*types.Class)
		if !ok || !slices.Contains(e.keeps, c) || i < len(e.constants) && e.constants[i].Hidden {
			continue
		}
		for _, f := range e.world.ContentFields(c) {
			if _, ok := f.Type.(*types.Array); ok {
				n := len(e.types)
				e.own[cell{i, f}], e.owned[n] = n, f
				e.types = append(e.types, f.Type)
				e.state.Objects = append(e.state.Objects, &heap.Object{Type: f.Type, Number: n})
			}
		}
	}
}

// holds reports whether a place may hold an object of type t: by its own type or, if it is
// one inside a collection, by what the collection holds.
func (e *explorer) holds(p replay.Place, t types.Type) bool {
	if f := e.owned[p.Object]; p.Object >= 0 && p.Field == nil && f != nil {
		return slices.ContainsFunc(e.stored[f], func(h types.Type) bool {
			c, ok := h.(*types.Class)
			return e.isAssignable(t, h) && !(types.IsLookupKey(f) && ok && c.Name == "java.lang.Object" && e.scope.IsNoLookupKey(t))
		})
	}
	if p.Object >= 0 && p.Field != nil && p.Field.IsExact() && t != p.Type {
		return false
	}
	return e.isAssignable(t, p.Type)
}

// mayContain reports whether a place of the pre-state of a static type ranges over the class
// of an object, if it is one of the library's with a state of its own.
func (e *explorer) mayContain(object, location types.Type) bool {
	at, class := location.(*types.Class)
	c, ok := object.(*types.Class)
	if ok && !c.Library {
		return e.scope.Fits(c, location)
	}
	return !ok || !e.world.MayBeInput(c) || class && (slices.Contains(e.world.Ranges(at), c) || at.Name == "java.lang.Object" && e.scope.IsSubstitute(c))
}
