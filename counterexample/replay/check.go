package replay

import (
	"fmt"
	"math/big"
	"slices"

	"inspect/java/core"
	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
)

// Check executes a method on a pre-state and evaluates its contract. The roots
// of the state are "this" (not for static methods and constructors), the inputs of
// types.Preset, and the parameters by name. The state is not modified.
//
// The error is a *source.Diagnostic for a construct without translation, a
// *BitsError for a constant that does not fit, or says what is wrong with the
// state. A panic is a fault of this package.
func (m *Machine) Check(method *types.Method, pre *heap.State) (*Outcome, error) {
	return m.CheckLazy(method, pre, nil)
}

// CheckLazy is Check on a pre-state that leaves locations open: fields, array
// elements (an array with nil Elems also its length), static fields and roots
// that are missing in it are chosen by src when first read.
func (m *Machine) CheckLazy(method *types.Method, pre *heap.State, src Source) (out *Outcome, err error) {
	defer failed(&err)
	return m.run(method, pre, src), nil
}

// ScopeOf gives what checking a method can touch. Errors are those of Check.
func (m *Machine) ScopeOf(method *types.Method) (s *Scope, err error) {
	defer failed(&err)
	m.ready(method)
	return m.contract(method).scope, nil
}

// failed turns the panics that are errors into one.
func failed(err *error) {
	switch r := recover().(type) {
	case nil:
	case *source.Diagnostic:
		*err = r
	case failure:
		*err = r.error
	default:
		panic(r)
	}
}

// Unwrap gives the error inside a failure.
func (f failure) Unwrap() error { return f.error }

// load takes over the pre-state.
func (m *Machine) load(pre *heap.State, src Source) {
	m.view, m.specs, m.specStart = nil, 0, never
	for _, k := range m.calls {
		k.active = 0
	}
	m.calls, m.arena, m.current, m.steps, m.violation = m.calls[:0], m.arena[:0], nil, 0, nil
	m.source, m.staticOld = src, nil
	m.trace, m.framed, m.loops, m.watching, m.begin, m.open = nil, nil, nil, nil, nil, open{given: pre.Open}
	m.noting, m.arbitrary = false, nil
	m.outside, m.readers, m.reads, m.left = nil, nil, nil, leftOpen{}
	m.interned, m.classObjects = map[string]*object{}, map[types.Type]*object{}
	m.singles = map[*types.Field]*object{}
	m.choices, m.picks, m.given = nil, m.picks[:0], pre.Chosen
	m.applied, m.apply = map[string]int64{}, pre.Apply
	for _, a := range pre.Applied {
		m.applied[key(a)] = a.Value
	}
	m.pre, m.roots, m.gave, m.answers, m.unknown = len(pre.Objects), pre, 0, map[*heap.Answer]bool{}, nil
	for len(m.pool) < m.pre {
		m.pool = append(m.pool, &object{})
	}
	m.objects = append(m.objects[:0], m.pool[:m.pre]...)
	var index map[*heap.Object]*object
	ref := func(h *heap.Object) *object {
		if h == nil {
			return nil
		}
		if index == nil {
			index = make(map[*heap.Object]*object, m.pre)
			for i, p := range pre.Objects {
				index[p] = m.pool[i]
			}
		}
		o := index[h]
		if o == nil {
			panic(fault("the pre-state refers to an object that is not in it: %s", h.Label()))
		}
		return o
	}
	val := func(v heap.Value) value {
		if v.Ref == nil {
			return number(v)
		}
		return value{r: ref(v.Ref)}
	}
	for i, h := range pre.Objects {
		m.loadObject(m.pool[i], i, h, val)
	}
	for i := range m.static {
		m.static[i] = value{r: absent}
	}
	for _, f := range pre.Statics {
		k := m.staticIndex(f.Field)
		m.static[k] = val(f.Value)
	}
}

// loadObject makes an object of the pre-state, with what its fields and elements hold.
func (m *Machine) loadObject(o *object, serial int, h *heap.Object, val func(heap.Value) value) {
	*o = object{typ: h.Type, serial: serial, constant: h.Constant != nil && h.Constant.Hidden && !h.Constant.Left, left: h.Constant != nil && h.Constant.Left, slots: o.slots[:0], oldBuf: o.oldBuf[:0]}
	if h.Constant != nil && h.Constant.Arbitrary != nil {
		o.arbitrary = h.Constant
	}
	if !m.config.Quick {
		o.plain = &heap.Object{Type: h.Type, Number: h.Number, Constant: h.Constant, Twin: h.Twin}
	}
	switch t := h.Type.(type) {
	case *types.Class:
		l := m.class(t)
		for range l.fields {
			o.slots = append(o.slots, value{r: absent})
		}
		for _, f := range h.Fields {
			if f.Unobserved && h.Constant != nil && h.Constant.Class != nil {
				continue // said tells what it is
			}
			if f.Unobserved && types.IsContentField(f.Field) {
				o.unknownContents = true
				continue // it is in a valid state, and nobody asks in which
			}
			if k, ok := l.index[f.Field]; ok {
				o.slots[k] = val(f.Value)
			}
		}
		if text, ok := h.Text(); ok && h.Constant != nil {
			m.loadText(o, l, h.Constant, text)
		}
		if h.Constant != nil && h.Constant.Class != nil {
			o.represents = h.Constant.Class
			m.classObjects[o.represents] = o
		}
	case *types.Array:
		o.hash = value{r: absent}
		for _, f := range h.Fields {
			o.hash = val(f.Value)
		}
		o.noLength = h.Elems == nil && m.source != nil
		for _, v := range h.Elems {
			o.slots = append(o.slots, val(v))
		}
		if h.Elems == nil && h.Constant != nil {
			o.noLength = false
			o.slots = append(o.slots, repeated(h.Constant.Length)...)
		}
	}
}

// repeated are locations without a value yet.
func repeated(n int) []value {
	out := make([]value, n)
	for i := range out {
		out[i].r = absent
	}
	return out
}

// root gives a root of the pre-state, chosen when it is missing.
func (m *Machine) root(pre *heap.State, i int, name string, t types.Type) value {
	v, ok := pre.Root(name)
	if !ok {
		if m.source == nil {
			panic(fault("the pre-state has no value for %s", name))
		}
		return m.choose(Place{Object: -1, Root: i, Type: t})
	}
	for k, h := range pre.Objects {
		if h == v.Ref {
			return value{r: m.objects[k]}
		}
	}
	if v.Ref != nil {
		panic(fault("the pre-state refers to an object that is not in it: %s", v.Ref.Label()))
	}
	return number(v)
}

// number is a value of the pre-state that is no object.
func number(v heap.Value) value {
	n, ok := new(big.Int).SetString(v.Text, 10)
	switch {
	case !ok:
		return value{i: v.Int}
	case types.IsKind(v.Type, types.Long):
		panic(fault("%s is a long of more than 64 bits", n))
	}
	return exactly(n)
}

// stopped is how an execution of the body ended.
type stopped struct {
	result  value
	thrown  *thrown
	cutOff  *CutOff
	stop    bool
	blocked *source.Span
}

// run checks a method on a pre-state.
func (m *Machine) run(method *types.Method, pre *heap.State, src Source) *Outcome {
	m.ready(method)
	k := m.contract(method)
	body := m.code(method)
	m.load(pre, src)
	m.checked = method
	m.choices = k.scope.choices
	for _, c := range m.choices {
		c.again = 0
	}
	out := &Outcome{}
	if v := m.brokenBefore(method); v != nil {
		out.Allowed, out.Violation, out.Violations = true, v, []*Violation{v}
		return out
	}
	r := runner{m: m, k: k, method: method, out: out}
	if end := m.guard(func() { r.checkPreState(pre) }); end.cutOff != nil {
		out.CutOff = end.cutOff
		return out
	} else if end.blocked != nil {
		out.Why, out.WhyText = *end.blocked, noSuchState
	}
	if !out.Allowed {
		return out
	}
	out.QueryResults = r.queryResults()
	end, t := r.execute(pre, body)
	r.ended(&end)
	out.Unknown = m.unknown
	out.Arbitrary = m.arbitrary
	out.Violations, out.Left = m.violation, m.left.listed()
	if len(m.violation) > 0 {
		out.Violation = m.violation[0]
	}
	if t != nil {
		out.Steps, out.Reads = t.steps, m.reads
		r.export(pre, &end)
	}
	return out
}

// execute runs the body behind what class initialisation established, and gives the steps of
// the body; nil: they are not asked for.
func (r *runner) execute(pre *heap.State, body *code) (stopped, *trace) {
	m := r.m
	if !m.config.Quick {
		m.trace = &trace{m: m, depth: -1}
	}
	for _, w := range r.k.watched {
		w.hit = false
	}
	m.unsettle()
	if r.isFramed() {
		m.framed = r
	}
	var result value
	m.noting = true
	defer func() { m.noting = false }()
	end := m.guard(func() {
		for _, x := range pre.InitializerFacts {
			m.enter(m.code(x), nil, nil, x.Span)
			if m.trace != nil {
				m.trace = &trace{m: m, depth: -1} // these are no steps of the call
			}
		}
		if r.method.Constructor {
			r.construct()
		}
		result = m.enter(body, r.fr.this, r.fr.vars[:len(r.method.Params)], r.method.Span)
	})
	end.result = result
	t := m.trace
	m.trace, m.framed = nil, nil
	return end, t
}

// ended checks what must hold behind the body, where that came to an end.
func (r *runner) ended(end *stopped) {
	m, out := r.m, r.out
	switch {
	case end.blocked != nil:
		out.Allowed, out.Why, out.WhyText = false, *end.blocked, "the assumption does not hold"
	case end.cutOff != nil:
		out.CutOff = end.cutOff
	case end.stop:
	default:
		if after := m.guard(func() { r.concludeSupported(end) }); after.cutOff != nil {
			out.CutOff = after.cutOff // what is violated already stands
		} else if after.blocked != nil {
			out.Allowed, out.Why, out.WhyText = false, *after.blocked, noSuchState
			m.violation = nil
		}
	}
}

// guard runs f and tells how it was ended.
func (m *Machine) guard(f func()) (s stopped) {
	k := m.mark()
	defer func() {
		r := recover()
		if r == nil {
			return
		}
		switch r := r.(type) {
		case *thrown:
			s.thrown = r
		case *cutOff:
			c := r.CutOff
			s.cutOff = &c
		case stop:
			s.stop = true
		case blocked:
			at := r.span
			s.blocked = &at
		default:
			panic(r)
		}
		tr := m.trace
		m.restore(k)
		m.trace = tr
	}()
	f()
	return
}

// runner evaluates a contract around one execution.
type runner struct {
	m           *Machine
	k           *contract
	method      *types.Method
	out         *Outcome
	fr          frame
	applies     []bool               // the cases whose precondition holds
	constructed *types.Class         // of a constructor's object
	given       map[*types.Var]value // the inputs of types.Preset, as far as they count
}

// reject records why the pre-state is not admitted.
func (r *runner) reject(at source.Span, format string, args ...any) {
	r.out.Why = at
	if !r.m.config.Quick {
		r.out.WhyText = fmt.Sprintf(format, args...)
	}
}

// checkPreState decides whether the pre-state is one in which the method may be called.
func (r *runner) checkPreState(pre *heap.State) {
	m, method := r.m, r.method
	clear(r.k.buf)
	r.fr = frame{m: m, vars: r.k.buf, old: preState}
	roots := 0
	if !method.Static && !method.Constructor {
		this := m.root(pre, 0, "this", method.Class).r
		if this == nil || !r.receives(this) {
			r.reject(method.Span, "there is no receiver on which a call executes the method")
			return
		}
		r.fr.this = this
		roots = 1
	}
	if !r.isStateAllowed() {
		return
	}
	if method.Constructor {
		n, ok := r.preset(pre)
		if !ok {
			return
		}
		roots = n
	}
	if !r.arguments(pre, roots) {
		return
	}
	if !r.isWellTyped() {
		r.reject(method.Span, "an object in a field is not of the type that the type arguments say")
		return
	}
	r.requires()
}

// isStateAllowed reports whether the axioms and invariants hold of the objects of the
// pre-state, and their constructors would take what they hold.
func (r *runner) isStateAllowed() bool {
	refuse := func(_ Kind, at source.Span, _ *predicate, _ *frame, o *object, what string) bool {
		if o != nil && !r.m.config.Quick {
			what += " for " + r.m.label(o)
		}
		r.reject(at, "%s", what)
		return false
	}
	for _, c := range r.k.scope.Classes {
		s := r.k.scope.specs[c]
		if !r.all(s, s.axioms, nil, Invariant, "the axiom does not hold", refuse) {
			return false
		}
	}
	given := r.m.objects[:r.m.pre]
	for _, o := range given {
		c, ok := o.typ.(*types.Class)
		s := r.k.scope.specs[c]
		if !ok || s == nil || o.constant || o.left {
			continue
		}
		if !o.unknownContents && !isValid(r, func() bool { return r.all(s, s.valid, o, Invariant, "the invariant does not hold", refuse) }) ||
			!r.all(s, s.construction, o, Invariant, "the constructor refuses this", refuse) {
			return false
		}
	}
	return r.method.Helper || r.invariants(given, refuse)
}

// arguments gives the parameters their values, which are the roots from the given one on,
// and reports whether they may have them.
func (r *runner) arguments(pre *heap.State, roots int) bool {
	for i, p := range r.method.Params {
		v := r.m.root(pre, roots+i, p.Name, p.Type)
		r.fr.vars[i] = v
		switch {
		case !types.IsReference(p.Type):
		case p.NonNull && v.r == nil:
			r.reject(p.Span, "the parameter %s is null", p.Name)
			return false
		case p.ElemNonNull && r.m.hasNullElement(v.r, p.Type):
			r.reject(p.Span, "an element of the parameter %s is null", p.Name)
			return false
		}
	}
	return true
}

// requires finds the specification cases whose preconditions hold: a pre-state is
// admitted if one does.
func (r *runner) requires() {
	any := false
	for i := range r.k.cases {
		ok := true
		for j := range r.k.cases[i].requires {
			p := &r.k.cases[i].requires[j]
			if ok, _ = r.m.holds(&r.fr, p); !ok {
				if !any {
					r.reject(p.span, "the precondition does not hold")
				}
				break
			}
		}
		r.applies = append(r.applies, ok)
		any = any || ok
	}
	if any && !r.satisfiesFree() {
		return
	}
	r.out.Allowed, r.out.Cases = any, r.applies
	if any {
		r.out.Why, r.out.WhyText = source.Span{}, ""
	}
}

// satisfiesFree reports whether the requires_free clauses of the cases that apply hold.
func (r *runner) satisfiesFree() bool {
	for i, ok := range r.applies {
		for j := range r.k.cases[i].free {
			p := &r.k.cases[i].free[j]
			if holds, _ := r.m.holds(&r.fr, p); ok && !holds {
				r.reject(p.span, "what is assumed does not hold")
				return false
			}
		}
	}
	return true
}

// receives reports whether a call of the method on an object executes it, and no
// method that overrides it.
func (r *runner) receives(o *object) bool {
	c, ok := o.typ.(*types.Class)
	runs := r.method
	if runs.Derived == types.Adoption {
		runs = runs.Bridged
	}
	return ok && isAssignable(c, r.method.Class) && Implementation(runs, c) == runs
}

// hasNullElement reports whether an array has a null element at some depth of a type that is written:
// an Object[] may hold itself.
func (m *Machine) hasNullElement(o *object, written types.Type) bool {
	t, ok := written.(*types.Array)
	if !ok || o == nil || !types.IsReference(t.Elem) {
		return false
	}
	for i := range m.length(o) {
		if v := m.read(o, i).r; v == nil || m.hasNullElement(v, t.Elem) {
			return true
		}
	}
	return false
}

// report receives each class-level property that does not hold; it gives
// false to stop. The predicate is nil for nullity, the object for static ones.
type report func(kind Kind, at source.Span, p *predicate, fr *frame, o *object, what string) bool

// invariants evaluates nullity and invariants of the objects and of the classes.
func (r *runner) invariants(objects []*object, fail report) bool {
	m := r.m
	for _, o := range objects {
		c, ok := o.typ.(*types.Class)
		if !ok {
			continue
		}
		if o == r.fr.this && r.method.Constructor {
			c = r.method.Class // a class below has a constructor of its own, which goes on
		}
		if r.method.Derived == types.Initialised && !r.out.Allowed && c.EnumOf() == r.method.Class {
			continue // to be established
		}
		s := r.k.scope.specs[c]
		if s == nil || o.constant || o.left {
			continue
		}
		other := m.config.InvariantsReceiverOnly && o != r.fr.this && !(r.method.Derived == types.Initialised && c.EnumOf() == r.method.Class)
		for _, n := range s.nonNull {
			if other && !n.field.IsHidden() {
				continue // those that are hidden Java itself keeps
			}
			v := m.read(o, n.slot).r
			if n.self && v == nil && !fail(Invariant, n.field.Span, nil, nil, o, "the field "+n.field.QName()+" is null") {
				return false
			}
			if n.elems && m.hasNullElement(v, n.field.Type) && !fail(Invariant, n.field.Span, nil, nil, o, "an element of the field "+n.field.QName()+" is null") {
				return false
			}
		}
		if !other && !r.all(s, s.invariants, o, Invariant, "the invariant does not hold", fail) {
			return false
		}
	}
	return r.staticInvariants(fail)
}

// all evaluates class-level predicates on an object.
func (r *runner) all(s *classSpecs, ps []predicate, o *object, kind Kind, what string, fail report) bool {
	if len(ps) == 0 {
		return true
	}
	fr := &s.fr
	fr.this = o
	for i := range ps {
		if ok, _ := r.m.holds(fr, &ps[i]); !ok && !fail(kind, ps[i].span, &ps[i], fr, o, what) {
			return false
		}
	}
	return true
}

// concludeSupported is conclude that stops at what is not supported, where something was
// violated before: that stands.
func (r *runner) concludeSupported(end *stopped) {
	k := r.m.mark()
	defer func() {
		switch e := recover().(type) {
		case nil:
		case *source.Diagnostic:
			if len(r.m.violation) == 0 {
				panic(e)
			}
			r.m.restore(k)
		default:
			panic(e)
		}
	}()
	r.conclude(end)
}

// conclude checks the contract after the body has ended.
func (r *runner) conclude(end *stopped) {
	m, method := r.m, r.method
	if end.thrown != nil {
		m.objectOf(end.thrown)
		r.exceptional(end.thrown)
	} else {
		r.normal(end.result)
	}
	if method.Helper {
		return
	}
	record := func(kind Kind, at source.Span, p *predicate, fr *frame, o *object, what string) bool {
		v := &Violation{Kind: kind, Span: at, Message: what}
		if !m.config.Quick {
			if o != nil {
				v.Message += " for " + m.label(o)
			}
			v.Detail = m.detail(at, p, fr, what)
			if o != nil && o != r.fr.this && (p != nil && r.fr.this != nil || method.Derived == types.Initialised) { // whose fields the clause means
				v.Detail.Values = slices.Insert(v.Detail.Values, 0, Part{Name: "this", Type: o.typ, Value: m.label(o)})
			}
		}
		m.violate(v)
		return true
	}
	ofLibrary := func(o *object) bool { c, ok := o.typ.(*types.Class); return ok && c.Library }
	if method.Derived == types.Initialised {
		r.invariants(slices.DeleteFunc(slices.Clone(m.objects), func(o *object) bool {
			c, ok := o.typ.(*types.Class)
			return !ok || c.EnumOf() != method.Class
		}), record)
		return
	}
	r.invariants(slices.DeleteFunc(m.seen(r.handsOver(end)), ofLibrary), record)
	if method.Constructor {
		if s := r.k.scope.specs[method.Class]; s != nil && end.thrown == nil {
			r.all(s, s.initially, r.fr.this, Initially, "the initially clause does not hold", record)
		}
	}
	for _, o := range m.objects[:m.pre] {
		c, ok := o.typ.(*types.Class)
		if !ok || m.config.InvariantsReceiverOnly && o != r.fr.this {
			continue
		}
		if s := r.k.scope.specs[c]; s != nil {
			r.all(s, s.constraints, o, Constraint, "the constraint does not hold", record)
		}
	}
	for _, c := range r.k.scope.Classes {
		s := r.k.scope.specs[c]
		r.all(s, s.staticHists, nil, Constraint, "the static constraint does not hold", record)
	}
}

// handsOver is the object that the caller is given: the result, the exception, or
// the object constructed; nil for none.
func (r *runner) handsOver(end *stopped) *object {
	switch {
	case end.thrown != nil:
		return end.thrown.obj
	case r.method.Constructor:
		return r.fr.this
	}
	return end.result.r
}

// normal checks a normal return.
func (r *runner) normal(result value) {
	m, method := r.m, r.method
	r.fr.result = result
	if types.IsReference(method.Result) {
		if method.NonNull && result.r == nil {
			m.violate(&Violation{Kind: Postcondition, Span: method.Span, Message: "the result is null",
				Detail: &Detail{Conjunct: method.Span, Fault: "\\result is null"}})
		}
		if method.ElemNonNull && m.hasNullElement(result.r, method.Result) {
			m.violate(&Violation{Kind: Postcondition, Span: method.Span, Message: "an element of the result is null",
				Detail: &Detail{Conjunct: method.Span, Fault: "an element of \\result, " + m.label(result.r) + ", is null"}})
		}
	}
	for i := range r.k.cases {
		if !r.applies[i] {
			continue
		}
		c := &r.k.cases[i]
		if c.behavior == core.ExceptionalBehavior {
			m.violate(&Violation{Kind: Postcondition, Span: c.span, Message: "the method returns normally, though only exceptional behaviour is specified"})
		}
		for j := range c.ensures {
			p := &c.ensures[j]
			m.demand(&r.fr, p, Postcondition, p.span, "the postcondition does not hold")
		}
	}
}

// loadText loads what a constant string consists of, also where no code of the graph looks at it.
func (m *Machine) loadText(o *object, l *class, c *heap.Constant, text []uint16) {
	if c.Interned {
		m.interned[source.OfUnits(text)] = o
	}
	f := m.world.Text()
	if o.slots[l.index[f]].r != nil {
		return
	}
	row := &object{typ: f.Type, serial: -1}
	for _, u := range text {
		row.slots = append(row.slots, value{i: int64(u)})
	}
	o.slots[l.index[f]] = value{r: row}
}
