package heap

import "inspect/types"

// Inside are the elements of a collection of the library, in order, which it keeps in an
// array of its own; false: o is no such, or one of which that is not known.
func (o *Object) Inside() ([]Value, bool) {
	a := o.array()
	if a == nil {
		return nil, false
	}
	n := len(a.Elems)
	for _, f := range o.Fields {
		if f.Field.Name == "size" && f.Field.Class.Library && !f.Unseen {
			n = min(n, max(0, int(f.Value.Int)))
		}
	}
	return a.Elems[:n], true
}

// array is the one that a collection keeps what is in it in.
func (o *Object) array() *Object {
	for _, f := range o.Fields {
		if keepsElements(f.Field) && !f.Unseen {
			return f.Value.Ref
		}
	}
	return nil
}

// keepsElements tells whether a field holds the array of what is in a collection.
func keepsElements(f *types.Field) bool {
	a, ok := f.Type.(*types.Array)
	return ok && types.IsKept(f) && types.IsReference(a.Elem)
}

// Own are the arrays of a state that collections keep for themselves.
func (s *State) Own() map[*Object]bool {
	own := map[*Object]bool{}
	for _, o := range s.Objects {
		for _, f := range o.Fields {
			if _, array := f.Field.Type.(*types.Array); array && types.IsKept(f.Field) && f.Value.Ref != nil {
				own[f.Value.Ref] = true
			}
		}
	}
	return own
}
