package witness

import (
	"inspect/cfg"
	"inspect/types"
	"inspect/witness/heap"
)

// What the library's code writes into a collection, or into the array that it keeps what
// is in it in, is shown as what is in the collection then.

// ownArray is the component of the field in which objects of a kind keep an array for
// themselves, nil: they keep none.
func (d *decoder) ownArray(k *cfg.Kind) *cfg.Component {
	class, ok := k.Type.(*types.Class)
	if !ok {
		return nil
	}
	for _, c := range d.fields {
		if a, array := c.Type.(*types.Array); array && types.IsReference(a.Elem) && types.IsKept(c.Fld) && class.IsSubclassOf(c.Fld.Class) {
			return c
		}
	}
	return nil
}

// holder is the collection that keeps an array for itself at a node, 0: none does.
func (d *decoder) holder(array int, s *cfg.Sort, at *cfg.Node) (*cfg.Kind, int) {
	for _, owners := range d.g.Sorts {
		for _, k := range owners.Kinds {
			c := d.ownArray(k)
			if c == nil || d.g.SortByType[c.Type] != s {
				continue
			}
			for i := k.First; i <= k.Last(); i++ {
				if d.bool(d.terms.Exists(k, i, at)) && d.reference(c, i, at) == array {
					return k, i
				}
			}
		}
	}
	return nil, 0
}

// reference is the number of the object that a field holds.
func (d *decoder) reference(c *cfg.Component, object int, at *cfg.Node) int {
	t := d.terms.FieldValue(c, object, at)
	if t == nil {
		return 0
	}
	v, err := d.eval(t)
	if err != nil {
		d.fail(err)
		return 0
	}
	return int(v.Uint().Int64())
}

// filled is what is in the collection that a write of the library changes, nil: it
// changes none.
func (d *decoder) filled(e *cfg.Edge, k *cfg.Kind, n int) (*Change, error) {
	if e.Op == cfg.WriteElem {
		if k, n = d.holder(n, e.Comp.Sort, e.To); k == nil {
			return nil, d.err
		}
	}
	c := d.ownArray(k)
	if c == nil {
		return nil, d.err
	}
	s := d.g.SortByType[c.Type]
	array := d.reference(c, n, e.To)
	if array == 0 {
		return &Change{Name: d.object(k, n).Label(), Inside: &[]heap.Value{}}, d.err
	}
	size := d.length(s, array)
	for _, f := range d.fields {
		if f.Fld.Name == "size" && f.Fld.Class == c.Fld.Class {
			size = min(size, max(0, int(d.value(nil, f.Type, d.terms.FieldValue(f, n, e.To)).Int)))
		}
	}
	in := []heap.Value{}
	for _, elems := range d.elems {
		for i := 0; elems.Sort == s && i < size; i++ {
			v, err := d.shown(c.Type.(*types.Array).Elem, d.terms.ElemValue(elems, array, i, e.To))
			if err != nil {
				return nil, err
			}
			in = append(in, v)
		}
	}
	return &Change{Name: d.object(k, n).Label(), Inside: &in}, d.err
}
