package cfg

import (
	"inspect/ast"
	"inspect/source"
	"inspect/types"
)

// newObject lowers `new C(…)`: arguments, allocation, then the constructor
// (JLS 15.9.4).
func (l *lowerer) newObject(e *ast.New) *Expr {
	if e.Body != nil {
		l.unsupported(e.Span(), "an anonymous class", "name it")
	}
	c, ok := l.info.Types[e].(*types.Class)
	if !ok {
		l.unsupported(e.Span(), "this creation", "create a class or an array")
	}
	if e.Outer != nil || c.Outer != nil && !c.Static && c.Kind == ast.Class {
		l.unsupported(e.Span(), "an object of an inner class", "make the class static")
	}
	m := l.methodOf(e, e.Span())
	args := l.arguments(m, e, e.Args)
	t := l.temp(e, "new "+c.SimpleName(), c)
	l.alloc(t, c, e.Span())
	v := l.read(t)
	l.construct(e, m, v, args)
	return v
}

// alloc makes an object with its fields at their defaults.
func (l *lowerer) alloc(t *Component, c *types.Class, at source.Span) {
	k := l.u.byType[c]
	if k == nil {
		l.fault(at, "class %s was not collected", c.Name)
	}
	l.room(k, at)
	l.step(Edge{Op: Alloc, Comp: t, NewKind: k, Span: at, Step: Statement, Label: "new " + c.SimpleName()})
	if l.cur != nil {
		l.learn(l.mk.nonNull(l.read(t)))
	}
}

// room cuts off the executions in which an allocation would exceed the bound on
// objects, where that counts allocated ones too. The library's exceptions are not
// counted: a program seldom writes down where they are made.
func (l *lowerer) room(k *Kind, at source.Span) {
	if !l.totalled(k) {
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

// totalled tells whether the bound on objects of a kind counts allocated ones.
func (l *lowerer) totalled(k *Kind) bool {
	c, class := k.Type.(*types.Class)
	return l.opt.Bounds.Total && !(class && c.Library && isThrowable(c))
}

// construct runs a constructor on a new object. What the constructors of
// Object and of the library's exceptions do is seen by nobody.
func (l *lowerer) construct(call ast.Node, m *types.Method, this *Expr, args []binding) {
	if m == nil || isObject(m.Class) || m.Class.Library && isThrowable(m.Class) || l.cur == nil {
		l.keeps(args)
		return
	}
	if m.Class.Kind != ast.Class {
		l.unsupported(call.Span(), "construction of a record or enum", "use a class")
	}
	l.inline(call, m, this, args, nil, func() { l.constructorBody(m) })
}

// constructorBody runs another constructor first, then the initialisers, unless
// that was one of the same class, then the statements (JLS 12.5).
func (l *lowerer) constructorBody(m *types.Method) {
	var stmts []ast.Stmt
	if m.Decl != nil {
		if m.Decl.Body == nil {
			l.unsupported(m.Span, "a constructor without body", "give it one")
		}
		stmts = m.Decl.Body.Stmts
	}
	if c := explicitCall(m); c != nil {
		l.stmts(stmts[:1])
		stmts = stmts[1:]
	} else if super := l.info.Implicit[m]; super != nil {
		l.construct(&implicitCall{m}, super, l.act.this, nil)
	}
	if !startsWithThis(m) {
		l.initialise(m.Class)
	}
	l.stmts(stmts)
}

// implicitCall stands for the constructor call that is not written.
type implicitCall struct{ m *types.Method }

// Span is that of the constructor's name.
func (c *implicitCall) Span() source.Span { return c.m.Span }

// initialise runs the field initialisers and initialiser blocks of a class.
func (l *lowerer) initialise(c *types.Class) {
	for _, i := range c.Init {
		if l.cur == nil {
			return
		}
		switch i := i.(type) {
		case *ast.Initializer:
			l.block(i.Body)
		case *ast.FieldDecl:
			for _, f := range c.Fields {
				if f.Decl != i || f.Const != nil || f.Static {
					continue
				}
				l.guarded(func() {
					if l.opaque(f.Type, i.Init) {
						l.unsupported(i.Span(), "text", "leave text out of what is checked")
					}
					v := l.coerce(l.expr(i.Init), f.Type, i.Init.Span())
					if !l.scope.fields[f] {
						return // read by nobody
					}
					l.step(Edge{Op: WriteField, Comp: l.fieldComp(f), Object: l.act.this, Value: v, Span: i.Span(),
						Step: Statement, Label: i.Span().Text()})
				})
				l.flush()
			}
		}
	}
}

// ctorCall lowers this(…) and super(…).
func (l *lowerer) ctorCall(s *ast.CtorCall) {
	if s.Outer != nil {
		l.unsupported(s.Span(), "an object of an inner class", "make the class static")
	}
	m := l.methodOf(s, s.Span())
	args := l.arguments(m, s, s.Args)
	l.construct(s, m, l.act.this, args)
}

// newArray lowers `new T[n]…` and `new T[] {…}`.
func (l *lowerer) newArray(e *ast.NewArray) *Expr {
	t, ok := l.info.Types[e].(*types.Array)
	if !ok {
		l.unsupported(e.Span(), "this array", "give it a known type")
	}
	if e.Init != nil {
		return l.arrayElems(e, t, e.Init.Elems)
	}
	dims := make([]*Expr, len(e.Dims))
	for i, d := range e.Dims {
		v := l.mk.convert(l.expr(d), l.mk.intT)
		dims[i] = l.save(v, e, "length "+itoa(i+1), e.Dims[i+1:]...)
	}
	for i, d := range e.Dims {
		l.require(ArrayLength, l.mk.le(l.mk.num(l.mk.intT, 0), dims[i]), d, d.Span())
	}
	l.flush()
	// The nested arrays read the lengths after allocations, which change nothing
	// that a length reads.
	most := make([]int, len(dims))
	of := t
	for i, d := range e.Dims {
		most[i] = l.limits.New(l.act.method, d, of)
		if of, _ = of.Elem.(*types.Array); i < len(dims)-1 {
			most[i] = min(most[i], maxTerms) // they are allocated one by one
		}
	}
	return l.nest(e, t, dims, most, "")
}

// nest allocates an array and the arrays within it; most are their lengths at most.
func (l *lowerer) nest(e ast.Node, t *types.Array, dims []*Expr, most []int, path string) *Expr {
	if len(dims) > 1 && !l.unchanging(dims[1]) {
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
func (l *lowerer) allocLength(e ast.Node, t *types.Array, n *Expr, most int, role string) *Expr {
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
	l.room(k, at)
	l.step(Edge{Op: Alloc, Comp: c, NewKind: k, Length: n, Span: at, Step: Statement, Label: "new " + types.SimpleName(t)})
	if l.cur != nil {
		l.learn(l.mk.nonNull(l.read(c)))
		l.learn(l.mk.eq(l.mk.length(l.read(c)), n))
	}
	return l.read(c)
}

func (l *lowerer) arrayLit(e *ast.ArrayLit) *Expr {
	t, ok := l.info.Types[e].(*types.Array)
	if !ok {
		l.unsupported(e.Span(), "this array", "give it a known type")
	}
	return l.arrayElems(e, t, e.Elems)
}

// arrayElems evaluates the elements of an initialiser into a new array: the
// array exists first (JLS 10.6).
func (l *lowerer) arrayElems(e ast.Expr, t *types.Array, elems []ast.Expr) *Expr {
	arr := l.allocLength(e, t, l.mk.num(l.mk.intT, int64(len(elems))), l.limits.Listed(len(elems), t), "")
	for i, x := range elems {
		v := l.coerce(l.expr(x), t.Elem, x.Span())
		l.step(Edge{Op: WriteElem, Comp: l.elems(t), Object: arr, Index: l.mk.num(l.mk.intT, int64(i)), Value: v,
			Span: x.Span(), Step: Statement, Label: x.Span().Text()})
	}
	return arr
}

// allocArray makes the array of a variable-arity call.
func (l *lowerer) allocArray(call ast.Node, t *types.Array, vs []*Expr) *Expr {
	arr := l.allocLength(call, t, l.mk.num(l.mk.intT, int64(len(vs))), l.limits.Listed(len(vs), t), "")
	for i, v := range vs {
		l.step(Edge{Op: WriteElem, Comp: l.elems(t), Object: arr, Index: l.mk.num(l.mk.intT, int64(i)), Value: v, Span: call.Span()})
	}
	return arr
}
