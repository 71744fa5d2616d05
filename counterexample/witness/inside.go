package witness

import (
	"slices"

	"inspect/cfg"
	"inspect/java/heap"
	"inspect/java/types"
)

// What the library's code writes into a collection, or into the array that it keeps what
// is in it in, is shown as what is in the collection then.

// ownArrays are the components of the fields in which objects of a kind keep what is in
// them: of a map its keys and its values.
func (d *decoder) ownArrays(k *cfg.Kind) []*cfg.Component {
	class, ok := k.Type.(*types.Class)
	if !ok {
		return nil
	}
	var cs []*cfg.Component
	for _, c := range d.fields {
		if heap.KeepsElements(c.Fld) && class.IsSubclassOf(c.Fld.Class) {
			cs = append(cs, c)
		}
	}
	return cs
}

// begin notes what is in the collections, and which answers functions have, where a call by
// contract begins.
func (d *decoder) begin(at *cfg.Node) {
	d.before, d.began, d.aside = map[objectKey]*Change{}, at, map[string][]Change{}
	d.forAllHolders(at, func(key objectKey) {
		x, err := d.insideAt(key.kind, key.number, at)
		if err != nil {
			d.fail(err)
		}
		d.before[key] = x
	})
}

// end are those that are otherwise where it ends, and what is in the new one that it gives.
func (d *decoder) end(at *cfg.Node, given []Change) (out []Change) {
	gives := func(label string) bool {
		return slices.ContainsFunc(given, func(c Change) bool { return c.Value.Ref != nil && c.Value.Ref.Label() == label })
	}
	for label, cs := range d.aside {
		if gives(label) {
			out = append(out, cs...)
		}
	}
	d.forAllHolders(at, func(key objectKey) {
		x, err := d.insideAt(key.kind, key.number, at)
		if err != nil {
			d.fail(err)
			return
		}
		was := d.before[key]
		if was == nil && gives(x.Name) || was != nil && !slices.EqualFunc(*was.Inside, *x.Inside, func(a, b heap.Value) bool { return a.String() == b.String() }) {
			out = append(out, *x)
		}
	})
	d.before, d.began = nil, nil
	return out
}

// forAllHolders visits the objects at a node that keep arrays for themselves.
func (d *decoder) forAllHolders(at *cfg.Node, visit func(objectKey)) {
	for _, s := range d.g.Sorts {
		for _, k := range s.Kinds {
			for i := k.First; i <= k.Last() && d.ownArrays(k) != nil; i++ {
				if d.isTrue(d.terms.Exists(k, i, at)) {
					visit(objectKey{k, i})
				}
			}
		}
	}
}

// holder is the collection that keeps an array for itself at a node, 0: none does.
func (d *decoder) holder(array int, s *cfg.Sort, at *cfg.Node) (*cfg.Kind, int) {
	for _, owners := range d.g.Sorts {
		for _, k := range owners.Kinds {
			for _, c := range d.ownArrays(k) {
				for i := k.First; i <= k.Last() && d.g.SortByType[c.Type] == s; i++ {
					if d.isTrue(d.terms.Exists(k, i, at)) && d.reference(c, i, at) == array {
						return k, i
					}
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

// collectionChange is what is in the collection that a write of the library changes, nil: it
// changes none.
func (d *decoder) collectionChange(e *cfg.Edge, k *cfg.Kind, n int) (*Change, error) {
	if e.Op == cfg.WriteElem {
		if k, n = d.holder(n, e.Comp.Sort, e.To); k == nil {
			return nil, d.err
		}
	}
	if d.ownArrays(k) == nil {
		return nil, d.err
	}
	return d.insideAt(k, n, e.To)
}

// insideAt is what is in a collection at a node.
func (d *decoder) insideAt(k *cfg.Kind, n int, at *cfg.Node) (*Change, error) {
	own := d.ownArrays(k)
	in := []heap.Value{}
	out := &Change{Name: d.object(k, n).Label(), Inside: &in, Map: len(own) > 1}
	c, s := own[0], d.g.SortByType[own[0].Type]
	var arrays []int
	size := 0
	for i, c := range own {
		a := d.reference(c, n, at)
		if a == 0 {
			return out, d.err
		}
		arrays = append(arrays, a)
		if x := d.length(s, a); i == 0 || x < size {
			size = x
		}
	}
	for _, f := range d.fields {
		if f.Fld.Name == "size" && f.Fld.Class == c.Fld.Class {
			size = min(size, max(0, int(d.value(nil, f.Type, d.terms.FieldValue(f, n, at)).Int)))
		}
	}
	for _, elems := range d.elems {
		if k := d.kindOf(s, arrays[0]); k == nil || !elems.HasElementsOf(k) {
			continue
		}
		for i := range size {
			for _, a := range arrays {
				v, err := d.shown(c.Type.(*types.Array).Elem, d.terms.ElemValue(elems, a, i, at))
				if err != nil {
					return nil, err
				}
				in = append(in, v)
			}
		}
	}
	return out, d.err
}
