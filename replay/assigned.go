package replay

import (
	"slices"

	"inspect/core"
)

// watched is what \only_assigned or \not_assigned asks of the assignments of an execution;
// hit: one broke it.
type watched struct {
	frame *framing // nil: everything
	only  bool
	hit   bool
}

// assigned compiles \only_assigned and \not_assigned.
func (c *compiler) assigned(e *core.Assigned) eval {
	if c.watches == nil {
		unsupported(e, e.Name()+" here")
	}
	w := &watched{frame: c.sets([]*core.Clause{{Loc: e.Loc, Locs: e.Locs}}), only: e.Only}
	*c.watches = append(*c.watches, w)
	return func(*frame) value {
		if w.hit {
			return value{}
		}
		return value{i: 1}
	}
}

// watch notes an assignment to a slot of an object of the pre-state, or with o nil to a
// static field.
func (r *runner) watch(o *object, slot int) {
	if len(r.k.watched) == 0 {
		return
	}
	view := r.m.view
	r.m.view = preState
	defer func() { r.m.view = view }()
	for _, w := range r.k.watched {
		in := w.frame == nil || slices.ContainsFunc(w.frame.sets, func(c located) bool { return c(&r.fr)(o, slot) })
		w.hit = w.hit || in != w.only
	}
}
