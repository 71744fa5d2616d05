package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// newObject lowers `new C(…)`: what is given, arguments, allocation, then the
// constructor (JLS 15.9.4).
func (l *code) newObject(e *core.New) *Expr {
	c := e.Method.Class
	given := l.given(e.Given, e.Args)
	args := l.arguments(e.Method, e, e.Args, e.VarArgs)
	t := l.temp(e, "new "+c.SimpleName(), c)
	there := l.mk.no
	if l.w.MakesBox(e.Method) {
		there = l.bound(args[1])
	}
	l.allocUnless(there, t, c, e.Span())
	v := l.read(t)
	l.give(v, e.Given, given)
	l.noteCall(e, e.Method)
	l.construct(e, e.Method, v, args)
	if core.LacksMessage(l.act.method, e.Method) {
		l.noteUnknownMessage(v, c, l.act.method, e.Span())
	}
	return v
}

// given evaluates what fields of a new object have before its constructor runs, and
// the arguments after that.
func (l *code) given(gs []*core.Given, args []core.Expr) []*Expr {
	vs := make([]*Expr, len(gs))
	for i, g := range gs {
		vs[i] = l.save(l.coerce(l.expr(g.X), g.Field.Type, g.Span()), g, g.Field.Name, args...)
		if g.NonNull {
			l.require(NullDeref, l.mk.nonNull(vs[i]), g, g.X.Whole())
		}
	}
	return vs
}

// give gives the fields of an object those values.
func (l *code) give(object *Expr, gs []*core.Given, vs []*Expr) {
	for i, g := range gs {
		if l.cur != nil && l.scope.fields[g.Field] {
			l.step(Edge{Op: WriteField, Comp: l.fieldComp(g.Field), Object: object, Value: vs[i], Span: g.Span()})
		} else if types.IsReference(g.Field.Type) && !isString(g.Field.Type) && vs[i].Op != OpNull {
			l.leaks = true
		}
	}
}

// alloc makes an object with its fields at their defaults.
func (l *code) alloc(t *Component, c *types.Class, at source.Span) { l.allocUnless(l.mk.no, t, c, at) }

// allocUnless is alloc of what a program does not create where it is there already.
func (l *code) allocUnless(there *Expr, t *Component, c *types.Class, at source.Span) {
	k := l.u.byType[c]
	if k == nil {
		l.fault(at, "class %s was not collected", c.Name)
	}
	l.limitObjects(k, at)
	if l.checkNew(there, k, at); l.cur == nil {
		return
	}
	shown := Statement
	if c.Function() { // the statement around it says enough
		shown = Hidden
	}
	l.step(Edge{Op: Alloc, Comp: t, NewKind: k, Span: at, Step: shown, Label: "new " + c.SimpleName()})
	if l.cur != nil {
		l.learn(l.mk.nonNull(l.read(t)))
		l.markThrown(l.read(t), c, at) // right behind the allocation: see makerOf
	}
}

// limitObjects cuts off the executions in which an allocation would exceed the bound on
// objects, where that counts allocated ones too. The library's exceptions are not
// counted: a program seldom writes down where they are made.
func (l *code) limitObjects(k *Kind, at source.Span) {
	if !l.isTotalled(k) {
		return
	}
	l.flush()
	if l.cur == nil {
		return
	}
	most := l.opt.Bounds.ObjectsOf(k.Type)
	c := l.cut("allocation", allocated{k, at}, at, most)
	c.Detail = "of an object of " + types.SimpleName(k.Type) + ", of which --objects-total admits no more"
	l.cutOff(c, l.known(l.mk.more(k, most-1)), at)
}

// allocated is the key of the cut at an allocation.
type allocated struct {
	kind *Kind
	at   source.Span
}

// isTotalled reports whether the bound on objects of a kind counts allocated ones.
func (l *lowering) isTotalled(k *Kind) bool {
	if a, ok := k.Type.(*types.Array); ok && a.Seq {
		return false
	}
	c, class := k.Type.(*types.Class)
	return l.opt.Bounds.Total && !(class && c.Library && isThrowable(c))
}

// isUnobserved reports whether m is a constructor of an exception of the library, and nobody looks at
// what it does.
func isUnobserved(p *core.Program, m *types.Method) bool {
	return !p.Messages && m.Constructor && m.Class.Library && isThrowable(m.Class)
}

// construct runs a constructor on a new object. What the constructors of Object and of
// lambdas do is seen by nobody, and so is what those of exceptions do where no message
// is looked at.
func (l *code) construct(call core.Node, m *types.Method, this *Expr, args []binding) {
	if m == nil || isObject(m.Class) || isUnobserved(l.prog, m) || m.Class.Function() || l.cur == nil {
		l.keeps(args)
		return
	}
	if m.Native && m.Contract.Explicit && l.opt.Calls != "inline" || l.opt.isUnknown(m) {
		l.contractCall(call, m, this, args, nil) // of a stub
		return
	}
	if l.opt.demands(m) {
		l.demandPrecondition(call, m, this, args)
	}
	l.inline(call, m, this, args, nil, func() { l.methodBody(m, call.Span()) })
}

// fieldInit gives a field its first value.
func (l *code) fieldInit(s *core.FieldInit) {
	f := s.Field
	if f.Const != nil {
		return
	}
	if l.isOpaqueText(f.Type) {
		l.text(s.X)
		return // read by nobody
	}
	if f.SpecInit() {
		l.initSpec(s)
		return
	}
	v := l.coerce(l.expr(s.X), f.Type, s.X.Whole())
	if !l.scope.fields[f] {
		return // read by nobody
	}
	l.step(Edge{Op: WriteField, Comp: l.fieldComp(f), Object: l.act.this, Value: v, Span: s.Span(),
		Step: Statement, Label: s.Span().Text()})
}

// constructStmt lowers this(…) and super(…).
func (l *code) constructStmt(s *core.Construct) {
	given := l.given(s.Given, s.Args)
	args := l.arguments(s.Method, s, s.Args, s.VarArgs)
	l.give(l.act.this, s.Given, given)
	l.construct(s, s.Method, l.act.this, args)
}

// arrayType is the type of a new array.
func (l *lowering) arrayType(e core.Expr) *types.Array {
	t, ok := e.Type().(*types.Array)
	if !ok {
		l.unsupported(e.Span(), "this array", "give it a known type")
	}
	return t
}

// newArray lowers `new T[n]…` and `new T[] {…}`.
func (l *code) newArray(e *core.NewArray) *Expr {
	t := l.arrayType(e)
	dims := make([]*Expr, len(e.Dims))
	for i, d := range e.Dims {
		v := l.mk.convert(l.expr(d), l.mk.intT)
		dims[i] = l.save(v, e, "length "+itoa(i+1), e.Dims[i+1:]...)
	}
	for i, d := range e.Dims {
		l.require(ArrayLength, l.mk.le(l.mk.num(l.mk.intT, 0), dims[i]), d, d.Whole(), dims[i])
	}
	l.flush()
	// The nested arrays read the lengths after allocations, which change nothing
	// that a length reads.
	most, many := make([]int, len(dims)), 1
	of := t
	for i, d := range e.Dims {
		limit, last := l.opt.Bounds.Constant, i == len(dims)-1
		if last {
			limit = l.opt.Bounds.ConstantLength() / many
		}
		most[i] = max(l.limits.New(l.act.method, d.Origin(), of), l.longest(dims[i], limit))
		if of, _ = of.Elem.(*types.Array); !last {
			most[i] = min(most[i], maxTerms) // they are allocated one by one
		}
		many *= max(most[i], 1)
	}
	if l.cur != nil {
		cut := l.cut("array-length", e, e.Span(), most[0])
		cut.Method = l.act.method
		for _, d := range e.Dims {
			cut.Sizes = append(cut.Sizes, d)
		}
		cut.Decided = cut.Decided || slices.ContainsFunc(dims, func(n *Expr) bool { return l.values.can(l.cur, n) != nil })
	}
	return l.nest(e, t, dims, most, "")
}

// longest is the greatest of the lengths that a new array can have here, as far as a
// limit goes; 0: they are not known.
func (l *code) longest(n *Expr, limit int) int {
	most := 0
	for _, a := range l.values.can(l.cur, n) {
		if a.num <= int64(limit) {
			most = max(most, int(a.num))
		}
	}
	return most
}

// nest allocates an array and the arrays within it; most are their lengths at most.
func (l *code) nest(e core.Node, t *types.Array, dims []*Expr, most []int, path string) *Expr {
	if len(dims) > 1 && !l.isUnchanging(dims[1]) {
		for i := 1; i < len(dims); i++ {
			dims[i] = l.keep(dims[i], e, "length "+itoa(i+1))
		}
	}
	arr := l.allocLength(e, t, dims[0], most[0], path)
	inner, ok := t.Elem.(*types.Array)
	if len(dims) == 1 || !ok {
		return arr
	}
	at := e.Span()
	after := l.node(at)
	for i := 0; i < most[0] && l.cur != nil; i++ {
		more := l.node(at)
		idx := l.mk.num(l.mk.intT, int64(i))
		l.branch(l.mk.lt(idx, dims[0]), more, after, at, "next element", Hidden)
		l.enter(more)
		if l.cur == nil {
			break
		}
		x := l.nest(e, inner, dims[1:], most[1:], path+"["+itoa(i)+"]")
		l.step(Edge{Op: WriteElem, Comp: l.elems(t), Object: arr, Index: idx, Value: x, Span: at})
	}
	l.link(after, Edge{Span: at})
	l.enter(after)
	return arr
}

// allocLength allocates one array; longer ones than most are cut off.
func (l *code) allocLength(e core.Node, t *types.Array, n *Expr, most int, role string) *Expr {
	at := e.Span()
	if l.cur != nil {
		l.flush()
		bound := l.mk.num(l.mk.intT, int64(most))
		l.cutOff(l.cut("array-length", e, at, most), l.known(l.mk.lt(bound, n)), at)
	}
	c := l.temp(e, "new "+types.SimpleName(t)+role, t)
	k := l.u.byType[t]
	if k == nil {
		l.fault(at, "type %s was not collected", t)
	}
	k.Longest = max(k.Longest, most)
	l.limitObjects(k, at)
	if l.cur != nil {
		l.checkNew(l.mk.no, k, at)
	}
	shown := Statement
	if t.Seq { // the set statement says enough
		shown = Hidden
	}
	l.step(Edge{Op: Alloc, Comp: c, NewKind: k, Length: n, Span: at, Step: shown, Label: "new " + types.SimpleName(t)})
	if l.cur != nil {
		l.learn(l.mk.nonNull(l.read(c)))
		l.learn(l.mk.eq(l.mk.length(l.read(c)), n))
	}
	return l.read(c)
}

// arrayElems evaluates the elements of an initialiser into a new array: the
// array exists first (JLS 10.6).
func (l *code) arrayElems(e *core.ArrayOf) *Expr {
	t, elems := l.arrayType(e), e.Elems
	arr := l.allocLength(e, t, l.mk.num(l.mk.intT, int64(len(elems))), l.limits.Listed(len(elems), t), "")
	for i, x := range elems {
		v := l.coerce(l.expr(x), t.Elem, x.Whole())
		l.step(Edge{Op: WriteElem, Comp: l.elems(t), Object: arr, Index: l.mk.num(l.mk.intT, int64(i)), Value: v,
			Span: x.Whole(), Step: Statement, Label: x.Whole().Text()})
	}
	return arr
}

// allocArray makes the array of a variable-arity call.
func (l *code) allocArray(call core.Node, t *types.Array, vs []*Expr) *Expr {
	arr := l.allocLength(call, t, l.mk.num(l.mk.intT, int64(len(vs))), l.limits.Listed(len(vs), t), "")
	for i, v := range vs {
		l.step(Edge{Op: WriteElem, Comp: l.elems(t), Object: arr, Index: l.mk.num(l.mk.intT, int64(i)), Value: v, Span: call.Span()})
	}
	return arr
}
