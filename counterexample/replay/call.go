package replay

import (
	"strconv"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// varArgs compiles the arguments of a call, gathering the last ones into an
// array where the call says so.
func (c *compiler) varArgs(method *types.Method, args []core.Expr, gathered bool, at source.Span) []eval {
	n := len(method.Params)
	fixed := n
	if gathered {
		fixed = n - 1
	}
	var out []eval
	for i := 0; i < fixed; i++ {
		out = append(out, c.converted(args[i], method.Params[i].Type))
	}
	if !gathered {
		return out
	}
	t := method.Params[n-1].Type.(*types.Array)
	var rest []eval
	for _, a := range args[fixed:] {
		rest = append(rest, c.converted(a, t.Elem))
	}
	return append(out, c.gather(rest, t, at))
}

// gather makes an array of the values.
func (c *compiler) gather(xs []eval, t *types.Array, at source.Span) eval {
	m := c.m
	if int64(len(xs)) > m.maxInt {
		need := m.config.Bounds.Bits
		for int64(len(xs)) > 1<<(need-1)-1 {
			need++
		}
		panic(failure{&BitsError{Span: at, Need: need}})
	}
	most := m.bounds.Listed(len(xs), t)
	return func(fr *frame) value {
		if len(xs) > most {
			panic(m.beyond("array-length", at, most))
		}
		o := m.create(t, len(xs), at) // the array exists first (JLS 10.6)
		for i, x := range xs {
			o.slots[i] = x(fr)
		}
		return value{r: o}
	}
}

func (c *compiler) arrayOf(e *core.ArrayOf) eval {
	t := e.T.(*types.Array)
	var xs []eval
	for _, x := range e.Elems {
		xs = append(xs, c.converted(x, t.Elem))
	}
	return c.gather(xs, t, e.Span())
}

func (c *compiler) newArray(e *core.NewArray) eval {
	m := c.m
	t := e.T.(*types.Array)
	base := c.vars
	c.vars += len(e.Dims)
	var dims []eval
	var checks []*check
	most, of := make([]int, len(e.Dims)), t
	for i, d := range e.Dims {
		most[i] = m.bounds.New(c.method, d.Origin(), of)
		of, _ = of.Elem.(*types.Array)
		dims = append(dims, c.converted(d, types.Of(types.Int)))
		checks = append(checks, c.about(m.check(ArrayLength, d.Whole()), c.areLaterPure(e.Dims[i+1:]), d))
	}
	return func(fr *frame) value {
		for i, d := range dims {
			fr.vars[base+i] = d(fr)
		}
		sizes := fr.vars[base : base+len(dims)]
		for i, s := range sizes {
			if s.i < 0 {
				checks[i].fail(func() string { return e.Dims[i].Whole().Text() + " is " + strconv.FormatInt(s.i, 10) }, s)
			}
		}
		return value{r: m.newArray(t, sizes, most, e.Span())}
	}
}

// cloneArray copies an array, or makes one of the same class with another length.
func (c *compiler) cloneArray(e *core.CloneArray) eval {
	if e.IsByClass() {
		return c.arrayOfClass(e)
	}
	m, at := c.m, e.Span()
	array := c.object(e.X, c.about(m.check(Null, e.X.Whole()), true, e.X))
	most := m.bounds.New(c.method, e.Origin(), e.T.(*types.Array))
	if e.Len != nil {
		length := c.converted(e.Len, types.Of(types.Int))
		negative := c.about(m.check(ArrayLength, e.Len.Whole()), true, e.Len)
		return func(fr *frame) value {
			from := array(fr)
			n := length(fr).i
			if n < 0 {
				negative.fail(func() string { return e.Len.Whole().Text() + " is " + strconv.FormatInt(n, 10) }, value{i: n})
			}
			if n > int64(most) {
				panic(m.beyond("array-length", at, most))
			}
			return value{r: m.create(from.typ, int(n), at)}
		}
	}
	return func(fr *frame) value {
		from := array(fr)
		n := m.length(from)
		if n > most {
			panic(m.beyond("array-length", at, most))
		}
		o := m.create(from.typ, n, at)
		for i := range o.slots {
			m.recordRead(from, i, nil, e)
			o.slots[i] = m.read(from, i)
		}
		return value{r: o}
	}
}

// arrayOfClass makes an array of elements of a class that is a value.
func (c *compiler) arrayOfClass(e *core.CloneArray) eval {
	m, at := c.m, e.Span()
	class := c.object(e.X, c.about(m.check(Null, e.X.Whole()), true, e.X))
	length := c.converted(e.Len, types.Of(types.Int))
	negative := c.about(m.check(ArrayLength, e.Len.Whole()), true, e.Len)
	return func(fr *frame) value {
		of := class(fr).represents
		n := length(fr).i
		if n < 0 {
			negative.fail(func() string { return e.Len.Whole().Text() + " is " + strconv.FormatInt(n, 10) }, value{i: n})
		}
		if of == nil || types.IsKind(of, types.Void) || !types.IsAssignable(m.world.ArrayOf(of), e.T) {
			panic(fault("at %s an array is made of a class that is not known, or of another than %s", at, e.T))
		}
		t := m.world.ArrayOf(of)
		if most := m.bounds.New(c.method, e.Origin(), t); n > int64(most) {
			panic(m.beyond("array-length", at, most))
		}
		return value{r: m.create(t, int(n), at)}
	}
}

func (m *Machine) newArray(t *types.Array, sizes []value, most []int, at source.Span) *object {
	n := sizes[0].i
	if n > int64(most[0]) {
		panic(m.beyond("array-length", at, most[0]))
	}
	o := m.create(t, int(n), at)
	if len(sizes) > 1 {
		for i := range o.slots {
			o.slots[i] = value{r: m.newArray(t.Elem.(*types.Array), sizes[1:], most[1:], at)}
		}
	}
	return o
}

// create compiles an object creation.
func (c *compiler) create(e *core.New) eval {
	m, ctor := c.m, e.Method
	given, give := c.given(e.Given)
	args := append(given, c.varArgs(ctor, e.Args, e.VarArgs, e.Span())...)
	var k *code
	at := e.Span()
	demand := c.demandOf(ctor, false, at)
	unknownMessage := core.LacksMessage(c.method, ctor)
	box, throwable := m.world.MakesBox(ctor), isBelow(ctor.Class, "java.lang.Throwable")
	return func(fr *frame) value {
		if k == nil {
			k = m.code(ctor)
		}
		var buf [6]value
		vals := buf[:0]
		for _, a := range args {
			vals = append(vals, a(fr))
		}
		m.limitObjects(ctor.Class, at)
		if !box || vals[len(vals)-1].i == 0 { // else it is there before
			m.creates(ctor.Class, at)
		}
		o := m.alloc(ctor.Class, len(m.class(ctor.Class).fields))
		o.unknownMessage = unknownMessage
		if throwable {
			o.by = m.thrower(ctor.Class)
		}
		give(o, vals)
		if m.initials != nil {
			m.initials.makes(e, o)
		}
		m.calling(e, ctor)
		vals = vals[len(given):]
		if demand != nil {
			demand(k, o, vals)
		} else {
			m.enter(k, o, vals, at)
		}
		return value{r: o}
	}
}

// given compiles what fields of a new object are given before its constructor runs:
// the values, and what gives them to an object.
func (c *compiler) given(gs []*core.Given) (values []eval, give func(o *object, vs []value)) {
	m := c.m
	for _, g := range gs {
		x := c.converted(g.X, g.Field.Type)
		if g.NonNull {
			object := c.object(g.X, c.about(m.check(Null, g.X.Whole()), true, g.X))
			x = func(fr *frame) value { return value{r: object(fr)} }
		}
		values = append(values, x)
	}
	return values, func(o *object, vs []value) {
		for i, g := range gs {
			m.write(o, m.class(g.Field.Class).index[g.Field], vs[i])
		}
	}
}

// call compiles a method call.
func (c *compiler) call(e *core.Call) eval {
	method := e.Method
	args := c.varArgs(method, e.Args, e.VarArgs, e.Span())
	if x := c.onNumbers(e, args); x != nil {
		return x
	}
	switch f := mathOf(method); {
	case f != nil:
		return c.math(e, f, args)
	case method.Static:
		return c.staticCall(e, args)
	}
	m, at := c.m, e.Span()
	x, null := c.expr(e.X), m.check(Null, at)
	if r := e.Receiver(); r != nil {
		null.span = r.Whole()
		c.about(null, c.areLaterPure(e.Args), r)
	}
	native, demand := c.native(e, method), c.demandOf(method, !e.Virtual, at)
	var k *code
	return func(fr *frame) value {
		o := x(fr).r
		var buf [6]value
		vals := buf[:0]
		for _, a := range args {
			vals = append(vals, a(fr))
		}
		if o == nil {
			null.nil(e.X)
		}
		m.there(o, null, e.X)
		if native != nil {
			if v, ok := native(o, vals); ok {
				m.calling(e, method)
				return v
			}
		}
		callee := k
		switch {
		case m.isStrange(o) && !method.InJML():
			callee = m.unknownCallee(method)
		case e.Virtual:
			callee = m.dispatch(method, o, at)
			if m.isUnsaid(callee.method, o, vals) {
				callee = m.unknownCallee(callee.method)
			}
		case k == nil:
			k = m.code(method)
			callee = k
		}
		m.calling(e, callee.method)
		if demand != nil {
			return demand(callee, o, vals)
		}
		return m.enter(callee, o, vals, at)
	}
}

func (c *compiler) staticCall(e *core.Call, args []eval) eval {
	m, at, demand := c.m, e.Span(), c.demandOf(e.Method, false, e.Span())
	x := func(*frame) value { return value{} }
	if e.X != nil {
		x = c.expr(e.X)
	}
	var k *code
	return func(fr *frame) value {
		x(fr)
		if k == nil {
			k = m.code(e.Method)
		}
		if demand == nil && m.framed == nil {
			return m.invoke(fr, k, nil, args, at)
		}
		var vals []value
		for _, a := range args {
			vals = append(vals, a(fr))
		}
		m.calling(e, e.Method)
		if demand == nil {
			return m.enter(k, nil, vals, at)
		}
		return demand(k, nil, vals)
	}
}

// native gives the meaning of the few native methods of the library whose
// receiver is an array or a string; the second result is false for others.
func (c *compiler) native(e *core.Call, method *types.Method) func(o *object, args []value) (value, bool) {
	m := c.m
	if !method.Class.Library {
		return nil
	}
	switch method.Name + "/" + strconv.Itoa(len(method.Params)) {
	case "clone/0":
		return func(o *object, _ []value) (value, bool) {
			if _, array := o.typ.(*types.Array); !array {
				return value{}, false
			}
			n := m.length(o)
			d := m.alloc(o.typ, n)
			for i := range n {
				m.recordRead(o, i, nil, e)
				d.slots[i] = m.read(o, i)
			}
			return value{r: d}, true
		}
	}
	return nil
}

// isStrange reports whether it is not known what a call on object o executes.
func (m *Machine) isStrange(o *object) bool {
	c, ok := o.typ.(*types.Class)
	return ok && c.Unknown != nil
}

// unknownCallee is the code of what a call of method executes on such an object.
func (m *Machine) unknownCallee(method *types.Method) *code {
	return &code{method: method, saved: -1, most: m.bounds.Activations(method), body: func(fr *frame) flow { return callUnknown(m, fr, method) }}
}

type dispatchKey struct {
	method *types.Method
	typ    types.Type
}

// dispatch finds what a virtual call of method executes on o.
func (m *Machine) dispatch(method *types.Method, o *object, at source.Span) *code {
	key := dispatchKey{method, o.typ}
	if c, ok := o.typ.(*types.Class); ok && m.specs > 0 && c.Opaque {
		if d := m.world.Unwritten(method, c); d != nil {
			return m.code(d)
		}
	}
	if k := m.dispatchs[key]; k != nil {
		return k
	}
	c, ok := o.typ.(*types.Class)
	if !ok {
		c = m.world.Lookup("java.lang.Object")
	}
	t := Implementation(method, c)
	if c.Opaque && c.Unknown == nil && (t == nil || t.IsText()) {
		k := m.answered(method)
		m.dispatchs[key] = k
		return k
	}
	if t == nil {
		panic(fault("%s: %s has no implementation of %s", at, c.Name, method.Signature()))
	}
	k := m.code(m.world.BridgeTo(method, t))
	m.dispatchs[key] = k
	return k
}

// Implementation is the method that a virtual call of method executes on an
// object of class c: that of the nearest superclass, else the most specific
// default method; nil when there is none.
func Implementation(method *types.Method, c *types.Class) *types.Method {
	for d := c; d != nil; d = d.Super {
		for _, x := range d.Methods {
			if !x.Abstract && !x.Static && !x.Constructor && overrides(x, method) {
				return x
			}
		}
	}
	var best *types.Method
	seen := map[*types.Class]bool{}
	var visit func(d *types.Class)
	visit = func(d *types.Class) {
		if d == nil || seen[d] {
			return
		}
		seen[d] = true
		for _, x := range d.Methods {
			if d.IsInterface() && !x.Abstract && !x.Static && overrides(x, method) &&
				(best == nil || x.Class.IsSubclassOf(best.Class)) {
				best = x
			}
		}
		for _, i := range d.Interfaces {
			visit(i)
		}
		visit(d.Super)
	}
	visit(c)
	return best
}

// overrides reports whether x is method or overrides or implements it, also when
// x's class does not know method's (a class may inherit what implements an
// interface).
func overrides(x, method *types.Method) bool {
	if x == method {
		return true
	}
	if x.Name != method.Name || len(x.Params) != len(method.Params) {
		return false
	}
	for _, o := range x.Overrides {
		if overrides(o, method) {
			return true
		}
	}
	if d := x.Decl; d != nil && d.Modifiers.Has("private") {
		return false
	}
	if d := method.Decl; d != nil && d.Modifiers.Has("private") {
		return false
	}
	if d := method.Decl; d != nil && !method.Class.IsInterface() && !d.Modifiers.Has("public") && !d.Modifiers.Has("protected") &&
		(pack(x.Class) != pack(method.Class) || !x.Class.IsSubclassOf(method.Class)) {
		return false // it belongs to its package
	}
	for i := range x.Params {
		if x.Params[i].Type != method.Params[i].Type {
			return false
		}
	}
	return true
}

// pack is the package of a class.
func pack(c *types.Class) string {
	if c.File == nil || c.File.Package == nil {
		return ""
	}
	return c.File.Package.Name
}
