package encode

import (
	"slices"

	"inspect/cfg"
	"inspect/java/types"
)

// Some arrays of the pre-state belong to one object each, which nobody else leads to: the
// row of a string, and what an object of the library keeps for itself. They have the
// numbers of their owners, so that no reference to them is open.

// own is the array that the cell of component c of object number index of kind k holds
// in every pre-state, with its kind; nil: the cell is no such.
func (s *shape) own(c *cfg.Component, k *cfg.Kind, index int) (array *cfg.Kind, number int) {
	a, ok := c.Type.(*types.Array)
	if c.Kind != cfg.Field || !ok || k == nil {
		return nil, 0
	}
	if a.Row {
		row := s.kindsOf(a)[0]
		return row, index - len(k.Constants) + len(row.Constants)
	}
	for _, o := range s.g.SortByType[a].Kinds {
		if o.Owner == k && o.Of == c.Fld {
			return o, index
		}
	}
	return nil, 0
}

// mayMean gives the kinds whose objects a place of the pre-state may mean, in order: a
// cell of component c of an object of kind k or, with k nil, an input.
func (s *shape) mayMean(c *cfg.Component, k *cfg.Kind) []*cfg.Kind {
	ts, in := []types.Type{c.Type}, (*types.Field)(nil)
	if k != nil {
		ts[0] = cellType(c, k)
		if c.Kind == cfg.Field {
			ts[0] = s.g.StoredIn(c)
		}
		f := c.Fld
		if k.Owner != nil {
			f, in = k.Of, k.Of
		}
		if stored, ok := s.g.Stored[f]; ok {
			ts = stored
		}
	}
	sort := s.g.SortByType[c.Type]
	if sort == nil {
		return nil
	}
	fits := isSubtype
	if k != nil && c.Kind == cfg.Field && s.g.Exact[c.Fld] {
		fits = func(x, t types.Type) bool { return x == t }
	}
	return slices.DeleteFunc(slices.Clone(sort.Kinds), func(x *cfg.Kind) bool {
		if x.Hidden {
			return !x.IsStoredBy(c, k)
		}
		return !slices.ContainsFunc(ts, func(t types.Type) bool { return fits(x.Type, t) && x.MayBeInField(in, t) })
	})
}
