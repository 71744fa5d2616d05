package replay

import (
	"slices"

	"inspect/java/core"
	"inspect/java/types"
)

// watched is what \only_assigned or the like asks of an execution; hit: something broke it.
type watched struct {
	of    *core.Did
	frame *framing // nil: everything
	hit   bool
}

// watching is a watched of a statement that runs: sets are its locations where it began
// (nil: everything), and since the number of objects then.
type watching struct {
	*watched
	sets  []covers
	all   bool
	since int
	hit   bool
}

// watchStatement begins to look at what a statement does.
func (m *Machine) watchStatement(fr *frame, ws []*watched) (all []*watching) {
	for _, w := range ws {
		x := &watching{watched: w, all: w.frame == nil, since: len(m.objects)}
		if !x.all {
			for _, s := range w.frame.sets {
				x.sets = append(x.sets, s(fr))
			}
		}
		all = append(all, x)
	}
	m.watching = append(m.watching, all...)
	return all
}

// touched notes an assignment, or with read a read, of a slot of an object, or with o nil
// of a static field, for the statements that run.
func (m *Machine) touched(o *object, slot int, read bool, outside core.Node) {
	for _, w := range m.watching {
		if o != nil && o.serial >= w.since || read != (w.of.Name == `\only_accessed`) || w.of.Name == `\only_called` {
			continue
		}
		if outside != nil {
			unsupported(outside, "what the library reads, in a method with "+w.of.Name)
		}
		names := w.all || slices.ContainsFunc(w.sets, func(c covers) bool { return c(o, slot) })
		w.hit = w.hit || names == (w.of.Name == `\not_assigned`)
	}
}

// assigned compiles \only_assigned and the like.
func (c *compiler) assigned(e *core.Did) eval {
	if c.watches == nil {
		unsupported(e, e.Name+" here")
	}
	w := &watched{of: e, frame: c.sets([]*core.Clause{{Loc: e.Loc, Locs: e.Locs}})}
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
	for _, w := range r.k.watched {
		switch w.of.Name {
		case `\only_assigned`:
			w.hit = w.hit || !r.names(w, o, slot)
		case `\not_assigned`:
			w.hit = w.hit || r.names(w, o, slot)
		}
	}
}

// names reports whether a slot is one of the locations of a predicate.
func (r *runner) names(w *watched, o *object, slot int) bool {
	if w.frame == nil {
		return true
	}
	view := r.m.view
	r.m.view = preState
	defer func() { r.m.view = view }()
	return slices.ContainsFunc(w.frame.sets, func(c located) bool { return c(&r.fr)(o, slot) })
}

// recordRead notes that code reads a slot of an object, or with o nil a static field; of an
// element f is nil.
func (m *Machine) recordRead(o *object, slot int, f *types.Field, at core.Node) {
	if m.specs > 0 || f != nil && !core.IsLocated(f) {
		return
	}
	var outside core.Node
	if f != nil && f.Class.IsOutside() {
		outside = at
	}
	m.touched(o, slot, true, outside)
	if m.framed == nil || o != nil && o.serial >= m.pre {
		return
	}
	for _, w := range m.framed.k.watched {
		if w.of.Name != `\only_accessed` {
			continue
		}
		if outside != nil {
			unsupported(at, "what the library reads, in a method with "+w.of.Name)
		}
		w.hit = w.hit || !m.framed.names(w, o, slot)
	}
}

// calling notes a call, or what stands for one, that is about to execute a method; nil: the
// one that it names.
func (m *Machine) calling(e core.Expr, runs *types.Method) {
	if m.specs > 0 {
		return
	}
	forbidden := func(w *watched) bool {
		return w.of.Name == `\only_called` && m.prog.Forbids(w.of, m.calls[len(m.calls)-1].method, e, runs)
	}
	for _, w := range m.watching {
		w.hit = w.hit || forbidden(w.watched)
	}
	if m.framed != nil {
		for _, w := range m.framed.k.watched {
			w.hit = w.hit || forbidden(w)
		}
	}
}

// noteReplacedCall lets an expression that stands for a call be noted as one.
func (c *compiler) noteReplacedCall(e core.Expr, x eval) eval {
	if !core.ReplacesCall(e) || c.spec || c.mute {
		return x
	}
	m := c.m
	return func(fr *frame) value {
		v := x(fr)
		m.calling(e, nil)
		return v
	}
}
