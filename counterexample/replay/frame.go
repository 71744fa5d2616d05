package replay

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// covers reports whether a location set names a slot of an object, or with o nil a static
// field.
type covers func(o *object, slot int) bool

// located evaluates a location set in the state at hand. Where it is undefined it names
// nothing.
type located func(fr *frame) covers

// framing is the frame of one specification case; nil: everything may change.
type framing struct {
	sets   []located
	strict bool // no object may be created
}

// framing compiles what a case lets the method change (DESIGN section 4): a pure
// one nothing, whatever its clauses say.
func (c *compiler) framing(method *types.Method, sc *core.SpecCase) *framing {
	switch {
	case method.Pure:
		return &framing{strict: method.CreatesNothing() || core.IsStrict(sc.Assignable)}
	case len(sc.Assignable) == 0:
		return nil
	}
	return c.sets(sc.Assignable)
}

// sets compiles frame clauses; nil: they name everything.
func (c *compiler) sets(clauses []*core.Clause) *framing {
	f := &framing{strict: core.IsStrict(clauses)}
	spec := c.spec
	c.spec = true
	defer func() { c.spec = spec }()
	for _, k := range clauses {
		for _, l := range k.Locs {
			switch {
			case l.Nothing:
			case l.Everything:
				return nil
			default:
				f.sets = append(f.sets, c.forAll(l.ForAll, func() located { return c.location(l) }))
			}
		}
	}
	return f
}

// containsNoSlot is the location set without locations.
func containsNoSlot(*object, int) bool { return false }

// within is a location set within the object that an expression means.
func (m *Machine) within(x eval, in covers) located {
	return func(fr *frame) covers {
		v, u := m.evaluate(fr, x)
		if u != nil || v.r == nil {
			return containsNoSlot
		}
		return func(o *object, slot int) bool { return o == v.r && in(o, slot) }
	}
}

func containsAnySlot(*object, int) bool { return true }

// this is the receiver.
func this(fr *frame) value { return value{r: fr.this} }

// location compiles one entry of a frame clause, for given indices of its variables.
func (c *compiler) location(l *core.Location) located {
	m := c.m
	switch {
	case l.Fields:
		if _, array := core.Plain(l.X).Type().(*types.Array); array {
			unsupported(l, "the fields of an array")
		}
		return m.within(c.expr(l.X), containsAnySlot)
	case l.Elements:
		return m.within(c.expr(l.X), containsAnySlot)
	case l.Lo != nil:
		return c.elements(l.X, l.Lo, l.Hi)
	}
	switch x := core.Plain(l.X).(type) {
	case *core.Unsupported:
		panic(x.Refuse())
	case *core.Elem:
		return c.elements(x.X, x.I, x.I)
	case *core.StaticField:
		if c.isFixed(l, x.Field) {
			return nowhereLocated
		}
		k := m.staticIndex(x.Field)
		return func(*frame) covers { return func(o *object, slot int) bool { return o == nil && slot == k } }
	case *core.Field:
		if c.isFixed(l, x.Field) {
			return nowhereLocated
		}
		k := m.fieldIndex(l, x.Field)
		return m.within(c.expr(x.X), func(o *object, slot int) bool { return slot == k(o) })
	case *core.Local, *core.Const:
		return nowhereLocated
	}
	unsupported(l, "this location")
	return nil
}

func nowhereLocated(*frame) covers { return containsNoSlot }

// isFixed reports whether a field never changes.
func (c *compiler) isFixed(l *core.Location, f *types.Field) bool {
	if f.Const == nil && f.Model && !f.IsFree() {
		unsupported(l, "a model field")
	}
	return f.Const != nil
}

// elements compiles x[lo..hi].
func (c *compiler) elements(x, lo, hi core.Expr) located {
	m := c.m
	array := c.expr(x)
	from, to := c.converted(lo, types.Of(types.Int)), c.converted(hi, types.Of(types.Int))
	return func(fr *frame) covers {
		l, u := m.evaluate(fr, from)
		h, v := m.evaluate(fr, to)
		if u != nil || v != nil {
			return containsNoSlot
		}
		return m.within(array, func(_ *object, slot int) bool { return l.i <= int64(slot) && int64(slot) <= h.i })(fr)
	}
}

// isFramed reports whether the assignments of the checked method are looked at.
func (r *runner) isFramed() bool {
	return len(r.k.watched) > 0 || slices.ContainsFunc(r.k.cases, func(c specCase) bool { return c.frame != nil })
}

// covers reports whether every case that applies lets a slot of an object of the
// pre-state, or with o nil a static field, be assigned.
func (r *runner) covers(o *object, slot int) bool {
	m := r.m
	view := m.view
	m.view = preState
	defer func() { m.view = view }()
	for i, k := range r.k.cases {
		if r.applies[i] && k.frame != nil && !slices.ContainsFunc(k.frame.sets, func(c located) bool { return c(&r.fr)(o, slot) }) {
			return false
		}
	}
	return true
}

// loopFrame is what a loop that runs, or a statement with a contract, may change of the
// objects that existed when it began.
type loopFrame struct {
	sets   []covers
	strict bool
	since  int    // the number of objects then
	what   string // "the loop"
}

// frameLoop compiles a loop's frame; nil: it has none. The frame counts until leave is
// called.
func (c *compiler) frameLoop(clauses []*core.Clause) func(fr *frame) (leave func()) {
	var own []*core.Clause
	for _, k := range clauses {
		if k.Kind == core.LoopModifies && !k.Redundantly {
			own = append(own, k)
		}
	}
	if len(own) == 0 {
		return nil
	}
	f := c.sets(own)
	if f == nil {
		return nil
	}
	m := c.m
	return func(fr *frame) func() {
		n := len(m.loops)
		if m.specs == 0 {
			m.counts(fr, f, "the loop")
		}
		return func() { // those of a contract behind it stay
			if n < len(m.loops) {
				m.loops = slices.Delete(m.loops, n, n+1)
			}
		}
	}
}

// counts lets a frame count from here on.
func (m *Machine) counts(fr *frame, f *framing, what string) {
	l := loopFrame{strict: f.strict, since: len(m.objects), what: what}
	for _, s := range f.sets {
		l.sets = append(l.sets, s(fr))
	}
	m.loops = append(m.loops, l)
}

// assigns checks an assignment to a slot, or with o nil to a static field, against
// the frame of the checked method, and those of the loops around.
func (m *Machine) assigns(o *object, slot int, at core.Node) {
	if m.specs > 0 || o != nil && types.AnyFunction(o.typ) != nil {
		return
	}
	noted := o != nil && m.isLibraryOnly(o, slot)
	if m.framed != nil && (o == nil || o.serial < m.pre) {
		if !noted && !m.framed.covers(o, slot) {
			m.outsideFrame(o, at, "the call")
		}
		m.framed.watch(o, slot)
	}
	m.touched(o, slot, false, nil)
	for _, l := range m.loops {
		if !noted && (o == nil || o.serial < l.since) && !slices.ContainsFunc(l.sets, func(c covers) bool { return c(o, slot) }) {
			m.outsideFrame(o, at, l.what)
		}
	}
}

// isLibraryOnly reports whether the library alone writes to a slot, of which no frame speaks.
func (m *Machine) isLibraryOnly(o *object, slot int) bool {
	c, class := o.typ.(*types.Class)
	return o.constant || class && types.Noted(m.class(c).fields[slot])
}

// creates checks that an object may be created.
func (m *Machine) creates(t types.Type, at source.Span) {
	if a, array := t.(*types.Array); m.specs > 0 || array && a.Seq {
		return
	}
	strict := slices.ContainsFunc(m.loops, func(l loopFrame) bool { return l.strict })
	if r := m.framed; r != nil {
		for i, k := range r.k.cases {
			strict = strict || r.applies[i] && k.frame != nil && k.frame.strict
		}
	}
	if !strict {
		return
	}
	v := &Violation{Kind: Frame, Span: at, Message: "an object is created, which \\strictly_nothing does not allow"}
	if !m.config.Quick {
		v.Detail = &Detail{Conjunct: at, Fault: "it is new"}
	}
	m.violate(v)
	panic(stop{})
}

// outsideFrame reports an assignment to what existed before the call or loop.
func (m *Machine) outsideFrame(o *object, at core.Node, before string) {
	v := &Violation{Kind: Frame, Span: at.Span(), Message: oneLine(at.Span().Text()) + " is not assignable"}
	if !m.config.Quick {
		v.Detail = &Detail{Conjunct: at.Span(), Fault: "no clause names it"}
		if o != nil {
			v.Detail.Fault = m.label(o) + " exists before " + before + ", and no clause names this part of it"
		}
	}
	m.violate(v)
	panic(stop{})
}
