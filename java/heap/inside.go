package heap

import "inspect/java/types"

// Inside are the elements of a collection of the library, in order, which it keeps in an
// array of its own, and of a map its keys and values in turn; false: o is no such, or
// one of which that is not known.
func (o *Object) Inside() ([]Value, bool) {
	as := o.arrays()
	if as == nil {
		return nil, false
	}
	n := len(as[0].Elems)
	for _, f := range o.Fields {
		if f.Field.Name == "size" && f.Field.Class.Library && !f.Unobserved {
			n = min(n, max(0, int(f.Value.Int)))
		}
	}
	in := make([]Value, 0, n*len(as))
	for i := range n {
		for _, a := range as {
			in = append(in, a.Elems[i])
		}
	}
	return in, true
}

// Inside are the elements of a collection of the library that nothing changes since class
// initialisation, in order, and of a map its keys and its values.
func (c *Constant) Inside() [][]ConstantValue {
	size := -1
	var as [][]ConstantValue
	for k := c.Type.(*types.Class); k != nil; k = k.Super {
		for _, f := range k.Fields {
			a, array := f.Type.(*types.Array)
			switch v := c.Fields[f]; {
			case f.Name == "size" && !f.Static:
				size = int(v.Int)
			case array && types.StoresElements(f) && types.IsReference(a.Elem):
				as = append(as, v.Ref.Elems)
			}
		}
	}
	for i := range as {
		if size >= 0 && size < len(as[i]) {
			as[i] = as[i][:size]
		}
	}
	return as
}

// IsMap reports whether what is inside are keys and values in turn.
func (o *Object) IsMap() bool { return len(o.arrays()) > 1 }

// arrays are those that a collection keeps what is in it in: of a map its keys and its
// values.
func (o *Object) arrays() []*Object {
	var as []*Object
	for _, f := range o.Fields {
		switch {
		case !KeepsElements(f.Field):
		case f.Unobserved || f.Value.Ref == nil:
			return nil
		default:
			as = append(as, f.Value.Ref)
		}
	}
	return as
}

// KeepsElements reports whether a field holds an array of what is in a collection.
func KeepsElements(f *types.Field) bool {
	a, ok := f.Type.(*types.Array)
	return ok && types.IsContentField(f) && (types.IsReference(a.Elem) || f.Name == "answers" || f.Name == "elements")
}

// Own are the arrays of a state that collections keep for themselves, also where nobody looks
// at what a constant holds.
func (s *State) Own() map[*Object]bool {
	own := map[*Object]bool{}
	fixed := map[*Constant]bool{}
	for _, o := range s.Objects {
		if o.Constant == nil {
			continue
		}
		for f, v := range o.Constant.Fields {
			if _, array := f.Type.(*types.Array); array && types.IsContentField(f) && v.Ref != nil {
				fixed[v.Ref] = true
			}
		}
	}
	for _, o := range s.Objects {
		if fixed[o.Constant] {
			own[o] = true
		}
		for _, f := range o.Fields {
			if _, array := f.Field.Type.(*types.Array); array && types.IsContentField(f.Field) && f.Value.Ref != nil {
				own[f.Value.Ref] = true
			}
		}
	}
	return own
}
