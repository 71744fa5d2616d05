package replay

import (
	"slices"

	"inspect/core"
	"inspect/types"
)

// covers tells whether a location set names a slot of an object of the pre-state,
// or with o nil a static field. Where it is undefined it names nothing.
type covers func(fr *frame, o *object, slot int) bool

// framing is the frame of one specification case; nil: everything may change.
type framing struct{ sets []covers }

// framing compiles what a case lets the method change (DESIGN section 4): a pure
// one nothing, whatever its clauses say.
func (c *compiler) framing(method *types.Method, sc *core.SpecCase) *framing {
	switch {
	case method.Pure:
		return &framing{}
	case len(sc.Assignable) == 0:
		return nil
	}
	f := &framing{}
	spec := c.spec
	c.spec = true
	defer func() { c.spec = spec }()
	for _, k := range sc.Assignable {
		for _, l := range k.Locs {
			switch {
			case l.Nothing:
			case l.Everything:
				return nil
			default:
				f.sets = append(f.sets, c.location(l))
			}
		}
	}
	return f
}

// is gives the test of an object that an expression of the pre-state means.
func (m *Machine) is(x eval) func(fr *frame, o *object) bool {
	return func(fr *frame, o *object) bool {
		v, u := m.evaluate(fr, x)
		return u == nil && o != nil && v.r == o
	}
}

// this is the receiver.
func this(fr *frame) value { return value{r: fr.this} }

// location compiles one entry of an assignable clause.
func (c *compiler) location(l *core.Location) covers {
	m := c.m
	switch {
	case l.Fields:
		if _, array := core.Plain(l.X).Type().(*types.Array); array {
			unsupported(l, "the fields of an array")
		}
		is := m.is(c.expr(l.X))
		return func(fr *frame, o *object, _ int) bool { return is(fr, o) }
	case l.Elements:
		is := m.is(c.expr(l.X))
		return func(fr *frame, o *object, _ int) bool { return is(fr, o) }
	case l.Lo != nil:
		return c.elements(l.X, l.Lo, l.Hi)
	}
	switch x := core.Plain(l.X).(type) {
	case *core.Unsupported:
		panic(x.Refuse())
	case *core.Elem:
		return c.elements(x.X, x.I, x.I)
	case *core.StaticField:
		if c.fixed(l, x.Field) {
			return nowhereCovered
		}
		k := m.staticIndex(x.Field)
		return func(_ *frame, o *object, slot int) bool { return o == nil && slot == k }
	case *core.Field:
		if c.fixed(l, x.Field) {
			return nowhereCovered
		}
		is, k := m.is(c.expr(x.X)), m.fieldIndex(l, x.Field)
		return func(fr *frame, o *object, slot int) bool { return slot == k && is(fr, o) }
	case *core.Local, *core.Const:
		return nowhereCovered
	}
	unsupported(l, "this location")
	return nil
}

// nowhereCovered is the location set without locations.
func nowhereCovered(*frame, *object, int) bool { return false }

// fixed tells whether a field never changes.
func (c *compiler) fixed(l *core.Location, f *types.Field) bool {
	if f.Const == nil && f.Model {
		unsupported(l, "a model field")
	}
	return f.Const != nil
}

// elements compiles x[lo..hi].
func (c *compiler) elements(x, lo, hi core.Expr) covers {
	m := c.m
	is := m.is(c.expr(x))
	from, to := c.converted(lo, types.Of(types.Int)), c.converted(hi, types.Of(types.Int))
	return func(fr *frame, o *object, slot int) bool {
		if !is(fr, o) {
			return false
		}
		l, u := m.evaluate(fr, from)
		h, v := m.evaluate(fr, to)
		return u == nil && v == nil && l.i <= int64(slot) && int64(slot) <= h.i
	}
}

// framed tells whether the checked method has a frame.
func (r *runner) framed() bool {
	return slices.ContainsFunc(r.k.cases, func(c specCase) bool { return c.frame != nil })
}

// covers tells whether every case that applies lets a slot of an object of the
// pre-state, or with o nil a static field, be assigned.
func (r *runner) covers(o *object, slot int) bool {
	m := r.m
	view := m.view
	m.view = preState
	defer func() { m.view = view }()
	for i, k := range r.k.cases {
		if r.applies[i] && k.frame != nil && !slices.ContainsFunc(k.frame.sets, func(c covers) bool { return c(&r.fr, o, slot) }) {
			return false
		}
	}
	return true
}

// assigns checks an assignment to a slot, or with o nil to a static field, against
// the frame of the checked method.
func (m *Machine) assigns(o *object, slot int, at core.Node) {
	if m.framed == nil || m.specs > 0 || o != nil && o.serial >= m.pre || m.framed.covers(o, slot) {
		return
	}
	v := &Violation{Kind: Frame, Span: at.Span(), Message: oneLine(at.Span().Text()) + " is not assignable"}
	if !m.config.Quick {
		v.Detail = &Detail{Conjunct: at.Span(), Fault: "no clause names it"}
		if o != nil {
			v.Detail.Fault = m.label(o) + " exists before the call, and no clause names this part of it"
		}
	}
	m.violate(v)
	panic(stop{})
}
