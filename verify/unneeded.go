package verify

import "inspect/java/types"

// removeUnneeded drops the drivers of which nothing is asked any more. In a project they would be most of what
// there is in memory.
func removeUnneeded(r *run) {
	for _, m := range r.unneeded {
		s := r.sequenced[m]
		if s == nil {
			continue
		}
		delete(r.sequenced, m)
		for _, o := range append(s.others, s) {
			k := o.method
			if k == nil {
				continue
			}
			types.RemoveDriver(r.world, k.Class, o.conditions(r))
			delete(r.sequencedBy, k)
			delete(r.supposed, k)
		}
	}
	r.unneeded = nil
}

// conditions are those that are assumed of the method of a driver.
func (s *sequenced) conditions(r *run) (out []*types.Clause) {
	for _, k := range s.given {
		out = append(out, k.Clause)
	}
	for _, k := range r.supposed[s.method] {
		out = append(out, k.clause)
		if k.opposite != nil {
			out = append(out, k.opposite)
		}
	}
	return out
}
