package replay

import (
	"fmt"
	"math"
	"slices"

	"inspect/java/core"
	"inspect/java/heap"
	"inspect/java/types"
)

// A hidden field (types.Method.Chosen) holds the value of a model field or method of which
// only a predicate is known. In the pre-state it is a field like others. When something
// that its predicate looks at has changed, its value is picked again, where it is read
// first. An execution in which its predicate does not hold of it, though it would of
// another value, is none.

// hidden is a hidden field that clauses read.
type hidden struct {
	field *types.Field
	on    *core.Depends
	again int // how often it may have changed
}

// pick is the value of a hidden field of an object, nil for a static one, since the
// again-th time that it may have changed.
type pick struct {
	of      *hidden
	object  *object
	again   int
	decided bool
	value   value
}

// unpicked marks a hidden field whose value is the pick with the number.
var unpicked = &object{serial: -1}

// noSuchState is why an execution is none.
const noSuchState = "a value of which only a predicate is known is not as that says"

// choice notes a hidden field.
func (w *scoper) choice(e *core.Chosen) {
	f := e.Field
	if f == nil || slices.ContainsFunc(w.s.choices, func(c *hidden) bool { return c.field == f }) {
		return
	}
	on := w.m.prog.Depends(f)
	if on.Other != nil {
		unsupported(e, "a predicate that depends on another value of which only a predicate is known")
	}
	w.uses(f)
	w.s.choices = append(w.s.choices, &hidden{field: f, on: on})
}

// before is what slot i of an object holds, where a change of it counts.
func (m *Machine) before(o *object, i int) value {
	if len(m.choices) == 0 || m.specs > 0 {
		return value{}
	}
	return m.read(o, i)
}

func (m *Machine) beforeStatic(i int) value {
	if len(m.choices) == 0 {
		return value{}
	}
	return m.readStatic(i)
}

// wrote notes an assignment to a field or element.
func (m *Machine) wrote(o *object, i int, old, v value) {
	if m.specs > 0 {
		return
	}
	for _, c := range m.choices {
		switch t := o.typ.(type) {
		case *types.Array:
			if c.dependsOnElements(t) {
				m.changed(c, old != v, nil)
			}
		case *types.Class:
			f := m.class(t).fields[i]
			switch {
			case c.on.All && m.contract(m.checked).scope.fields[f] || c.on.Wide[f]:
				m.changed(c, old != v, nil)
			case c.on.Own[f]:
				m.changed(c, old != v, o)
			}
		}
	}
}

func (m *Machine) wroteStatic(i int, old, v value) {
	for _, c := range m.choices {
		if f := m.fields[i]; c.on.All && m.contract(m.checked).scope.fields[f] || c.on.Wide[f] {
			m.changed(c, old != v, nil)
		}
	}
}

// dependsOnElements reports whether the predicate depends on the elements of arrays of a type: of those
// of references, on all.
func (c *hidden) dependsOnElements(t *types.Array) bool {
	return c.on.All || slices.ContainsFunc(c.on.Elems, func(a *types.Array) bool {
		return a.Elem == t.Elem || types.IsReference(a.Elem) && types.IsReference(t.Elem)
	})
}

// created notes a new object.
func (m *Machine) created(o *object) {
	t, ok := o.typ.(*types.Class)
	if !ok {
		return
	}
	for _, c := range m.choices {
		in := func(of types.Type) bool { return isAssignable(t, of) }
		has := !c.field.Static && in(c.field.Class)
		switch {
		case m.specs > 0:
		case slices.ContainsFunc(c.on.Objects, in):
			m.changed(c, true, nil)
			continue
		case has:
			c.again++
		}
		if has {
			m.leave(c, o)
		}
	}
}

// changed lets the value of a hidden field be picked again, of one object or, with nil, of
// all, if anything is really different.
func (m *Machine) changed(c *hidden, different bool, of *object) {
	c.again++
	switch {
	case !different:
	case c.field.Static:
		m.leave(c, nil)
	case of != nil:
		m.leave(c, of)
	default:
		for _, o := range m.objects {
			if isAssignable(o.typ, c.field.Class) {
				m.leave(c, o)
			}
		}
	}
}

// leave leaves the value of a hidden field of an object to be picked.
func (m *Machine) leave(c *hidden, o *object) {
	v := value{r: unpicked, i: int64(len(m.picks))}
	m.picks = append(m.picks, pick{of: c, object: o, again: c.again})
	if o == nil {
		m.putStatic(m.staticIndex(c.field), v)
		return
	}
	m.put(o, m.class(o.typ.(*types.Class)).index[c.field], v)
}

// picked is a value, picked now if that was left open.
func (m *Machine) picked(v value) value {
	if v.r != unpicked {
		return v
	}
	p := &m.picks[v.i]
	if !p.decided {
		p.decided, p.value = true, m.pick(p)
	}
	return p.value
}

// decided is a value, absent if nobody asked for it.
func (m *Machine) decided(v value) value {
	if v.r == unpicked && !m.picks[v.i].decided {
		return value{r: absent}
	}
	return m.picked(v)
}

func (m *Machine) pick(p *pick) value {
	at := Place{Object: -1, Field: p.of.field, Type: p.of.field.Type, Again: p.again}
	var holder heap.Holder
	if o := p.object; o != nil {
		holder = heap.Holder{Type: o.typ, Number: m.plain(o).Number}
		at.Object, at.Of, at.Nth = o.serial, o.typ, holder.Number
	}
	if all := m.given[p.of.field]; p.again <= len(all) {
		if v, ok := all[p.again-1][holder]; ok {
			return m.storedValue(v)
		}
	}
	if m.source == nil {
		return value{}
	}
	n := m.source.Choose(at)
	switch {
	case !types.IsReference(at.Type):
		return value{i: n}
	case n < 0:
		return value{}
	}
	return value{r: m.objects[n]}
}

// storedValue is a value that a hidden field holds.
func (m *Machine) storedValue(v heap.Argument) value {
	if v.Type == nil {
		return value{i: v.Int}
	}
	for _, o := range m.objects {
		if o.typ == v.Type && m.plain(o).Number == v.Number {
			return value{r: o}
		}
	}
	return value{}
}

// version tells the states of a hidden field apart.
func (m *Machine) version(f *types.Field) int64 {
	i := m.staticIndex(f)
	v := m.static[i]
	if m.view != nil {
		if s := m.viewStatics(); s != nil {
			if v = (value{r: absent}); i < len(s) {
				v = s[i]
			}
		}
	}
	switch v.r {
	case absent:
		return 0
	case unpicked:
		again := m.picks[v.i].again
		if all := m.given[f]; again <= len(all) {
			if x, ok := all[again-1][heap.Holder{}]; ok {
				return x.Int
			}
		}
		return int64(again)
	}
	return v.i
}

// key names an application of a method without a body.
func key(a heap.Applied) string {
	s := fmt.Sprintf("%s@%d", a.Field.QName(), a.Version)
	for _, x := range a.Args {
		s += fmt.Sprintf(",%d", x.Int)
		if x.Type != nil {
			s += fmt.Sprintf("%s#%d", x.Type, x.Number)
		}
	}
	return s
}

// apply compiles what a method without a body gives: always the same of the same arguments,
// while its version is the same.
func (c *compiler) apply(e *core.Chosen) eval {
	m, slot := c.m, c.slot(e.Value.Var)
	is, none := c.expr(e.Is), c.m.check(Cast, e.Whole())
	args := make([]eval, len(e.Args))
	for i, a := range e.Args {
		args[i] = c.expr(a)
	}
	return func(fr *frame) value {
		a := heap.Applied{Field: e.Field, Version: m.version(e.Field)}
		for i, x := range args {
			v := x(fr)
			switch {
			case !types.IsReference(e.Args[i].Type()):
				a.Args = append(a.Args, heap.Argument{Int: v.i})
			case v.r == nil:
				a.Args = append(a.Args, heap.Argument{})
			default:
				a.Args = append(a.Args, heap.Argument{Holder: heap.Holder{Type: v.r.typ, Number: m.plain(v.r).Number}})
			}
		}
		k := key(a)
		n, known := m.applied[k]
		switch {
		case known:
		case m.apply != nil:
			n, _ = m.apply(a)
		case m.source != nil:
			n = m.source.Choose(Place{Object: -1, Type: e.T, Applied: &a})
		}
		m.applied[k] = n
		if types.IsKind(e.T, types.Boolean) && n != 1 {
			n = 0
		}
		fr.vars[slot] = value{i: n}
		if x, u := m.evaluate(fr, is); u != nil || x.i == 0 {
			none.fail(func() string { return "no value is as its specification says" })
		}
		return value{i: n}
	}
}

// chosen compiles a value of which a predicate holds.
func (c *compiler) chosen(e *core.Chosen) eval {
	if e.X == nil && e.Field.IsVersion() {
		return c.apply(e)
	}
	s := &suiting{m: c.m, e: e, slot: c.slot(e.Value.Var)}
	s.is = c.expr(e.Is)
	none := c.m.check(Cast, e.Whole())
	undefined := func() { none.fail(func() string { return "no value is as its specification says" }) }
	if e.X != nil {
		x := c.converted(e.X, e.T)
		return func(fr *frame) value {
			v := x(fr)
			if !s.suits(fr, v) {
				undefined()
			}
			return v
		}
	}
	read := c.m.hiddenField(e.Field)
	sides, compares := c.m.compared(e.Is, e.Value)
	s.compares = compares
	for _, x := range sides {
		s.terms = append(s.terms, c.expr(x))
	}
	return func(fr *frame) value {
		v := read(fr)
		if s.suits(fr, v) {
			return v
		}
		if e.Field.IsFree() && c.m.isUnchanged(e.Field, fr.this) || s.suitsAny(fr) {
			panic(blocked{e.Span()}) // the field would have held another value
		}
		undefined()
		return value{}
	}
}

// hiddenField reads a hidden field, of `this` if it is not static.
func (m *Machine) hiddenField(f *types.Field) eval {
	if f.Static {
		i := m.staticIndex(f)
		return func(*frame) value { return m.readStatic(i) }
	}
	return func(fr *frame) value { return m.read(fr.this, m.class(fr.this.typ.(*types.Class)).index[f]) }
}

// suiting are the values of which the predicate of e holds.
type suiting struct {
	m    *Machine
	e    *core.Chosen
	slot int // of the variable that stands for the value
	is   eval
	// compares: it does nothing with an integer but to compare it with these terms.
	compares bool
	terms    []eval
}

func (s *suiting) suits(fr *frame, v value) bool {
	fr.vars[s.slot] = v
	x, u := s.m.evaluate(fr, s.is)
	return u == nil && x.i != 0
}

// suitsAny reports whether the predicate holds of any value that the hidden field can hold.
func (s *suiting) suitsAny(fr *frame) bool {
	m, t := s.m, s.e.Field.Type
	if types.IsReference(t) {
		return slices.ContainsFunc(append([]*object{nil}, m.objects...), func(o *object) bool {
			return (o == nil || isAssignable(o.typ, t)) && s.suits(fr, value{r: o})
		})
	}
	lo, hi := int64(0), int64(1)
	if types.IsIntegral(t) {
		lo, hi = m.limits(kind(t))
	}
	if n := hi - lo; n > int64(m.config.MaxSteps) || n < 0 {
		if !s.compares {
			panic(fault("there are more than %d integers to look for one as %s says", m.config.MaxSteps, oneLine(s.e.Span().Text())))
		}
		return slices.ContainsFunc(append(m.neighbours(fr, s.terms), lo, hi), func(x int64) bool {
			return lo <= x && x <= hi && s.suits(fr, value{i: x})
		})
	}
	for i := lo; i <= hi; i++ {
		if m.tick(); s.suits(fr, value{i: i}) {
			return true
		}
	}
	return false
}

// isUnchanged reports whether a hidden field of an object, or with nil a static one, has the
// value of before the call.
func (m *Machine) isUnchanged(f *types.Field, o *object) bool {
	return !slices.ContainsFunc(m.picks, func(p pick) bool { return p.of.field == f && p.object == o })
}

// compared are the terms with which a predicate compares an integer variable; false: it does
// something else with it. Between two terms that are no neighbours it is the same of all
// values.
func (m *Machine) compared(x core.Expr, v *core.Bound) (terms []core.Expr, ok bool) {
	var parts, sides []core.Expr
	switch e := x.(type) {
	case *core.Unary:
		if e.Op == "!" {
			parts = []core.Expr{e.X}
		}
	case *core.Binary:
		switch e.Op {
		case "&&", "||", "&", "|", "==>", "<==", "<==>", "<=!=>":
			parts = []core.Expr{e.X, e.Y}
		case "==", "!=", "<", "<=", ">", ">=":
			sides = []core.Expr{e.X, e.Y}
		}
	case *core.Chain:
		sides = e.Operands
	case *core.Quantified:
		if e.Kind == `\forall` || e.Kind == `\exists` {
			parts = []core.Expr{e.Body}
			if e.Range != nil {
				parts = append(parts, e.Range)
			}
		}
	}
	switch {
	case !core.Mentions(x, []*core.Bound{v}):
		return nil, true
	case len(parts)+len(sides) == 0:
		return nil, false
	}
	for _, part := range parts {
		more, ok := m.compared(part, v)
		if !ok {
			return nil, false
		}
		terms = append(terms, more...)
	}
	for _, side := range sides {
		switch {
		case m.isValueOf(side, v):
		case core.Mentions(side, []*core.Bound{v}) || !types.IsIntegral(side.Type()) || types.IsKind(side.Type(), types.BigInt):
			return nil, false
		default:
			terms = append(terms, side)
		}
	}
	if q, ok := x.(*core.Quantified); ok {
		for _, y := range terms {
			if core.Mentions(y, q.Vars) {
				return nil, false
			}
		}
	}
	return terms, true
}

// isValueOf reports whether an expression is the variable, of its type or a wider one.
func (m *Machine) isValueOf(x core.Expr, v *core.Bound) bool {
	for {
		switch e := x.(type) {
		case *core.Local:
			return e.Var == v.Var
		case *core.Convert:
			if t := e.T; !types.IsIntegral(t) || types.IsKind(t, types.BigInt) {
				return false
			}
			lo, hi := m.limits(kind(v.Var.Type))
			if low, high := m.limits(kind(e.T)); low > lo || high < hi {
				return false
			}
			x = e.X
		default:
			return false
		}
	}
}

// neighbours are the values of terms, as far as they are defined, and their neighbours.
func (m *Machine) neighbours(fr *frame, terms []eval) []int64 {
	var out []int64
	for _, t := range terms {
		if x, u := m.evaluate(fr, t); u == nil {
			out = append(out, x.i)
			if x.i > math.MinInt64 {
				out = append(out, x.i-1)
			}
			if x.i < math.MaxInt64 {
				out = append(out, x.i+1)
			}
		}
	}
	return out
}
