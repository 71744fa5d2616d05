package replay

import (
	"fmt"
	"strconv"

	"inspect/java/core"
	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
)

// lvalue is the target of an assignment. Its parts run in the order of JLS
// 15.26: locate, then the right side (simple assignment) or guard and load
// (compound assignment), then guard (simple) and store.
type lvalue struct {
	typ    types.Type
	locate func(fr *frame) (*object, int) // evaluates the subexpressions
	guard  func(o *object, i int)         // run-time checks of the access
	load   func(fr *frame, o *object, i int) value
	store  func(fr *frame, o *object, i int, v value)
	get    eval // of an element: its value
	// storing is the store check of an array element; its place is the value
	// that is stored. nil: none.
	storing *check
}

func nowhere(*frame) (*object, int) { return nil, 0 }
func noGuard(*object, int)          {}

func (c *compiler) lvalue(e core.Expr) *lvalue {
	switch e := e.(type) {
	case *core.Local:
		return c.varTarget(e, e.Var)
	case *core.Field:
		return c.guarded(c.fieldTarget(e, e.Field), e.Field, e)
	case *core.StaticField:
		return c.guarded(c.staticTarget(e, e.Field), e.Field, e)
	case *core.Elem:
		return c.index(e)
	}
	panic(e.(*core.Unsupported).Refuse())
}

func (c *compiler) varTarget(e *core.Local, v *types.Var) *lvalue {
	m := c.m
	i, ok := c.slots[v]
	if !ok {
		unsupported(e, "the variable "+v.Name+" of an enclosing scope")
	}
	return &lvalue{
		typ: v.Type, locate: nowhere, guard: noGuard,
		load: func(fr *frame, _ *object, _ int) value { return fr.vars[i] },
		store: func(fr *frame, _ *object, _ int, x value) {
			fr.vars[i] = x
			if m.trace != nil && v.Kind != types.ValueVar {
				m.trace.variable(v, x)
			}
		},
	}
}

func (c *compiler) staticTarget(e *core.StaticField, f *types.Field) *lvalue {
	m, i := c.m, c.m.staticIndex(f)
	locate := nowhere
	if e.X != nil {
		x := c.expr(e.X)
		locate = func(fr *frame) (*object, int) { x(fr); return nil, 0 }
	}
	return &lvalue{
		typ: f.Type, locate: locate, guard: noGuard,
		load: func(*frame, *object, int) value {
			m.recordRead(nil, i, f, e)
			return m.readStatic(i)
		},
		store: func(_ *frame, _ *object, _ int, x value) {
			m.assigns(nil, i, e)
			m.writeStatic(i, x)
			if m.trace != nil {
				m.trace.static(f, x)
			}
		},
	}
}

func (c *compiler) fieldTarget(e *core.Field, f *types.Field) *lvalue {
	m, slot, x := c.m, c.m.fieldIndex(e, f), c.expr(e.X)
	null := c.about(m.check(Null, e.X.Whole()), c.right == nil || c.isSteady(c.right), e.X)
	return &lvalue{
		typ: f.Type,
		locate: func(fr *frame) (*object, int) {
			o := x(fr).r
			return o, slot(o)
		},
		guard: func(o *object, _ int) {
			if o == nil {
				null.nil(e.X)
			}
		},
		load: func(_ *frame, o *object, i int) value {
			m.recordRead(o, i, f, e)
			return m.read(o, i)
		},
		store: func(_ *frame, o *object, i int, v value) {
			m.assigns(o, i, e)
			m.write(o, i, v)
			if m.trace != nil {
				m.trace.field(o, f, v)
			}
		},
	}
}

// index compiles X[I].
func (c *compiler) index(e *core.Elem) *lvalue {
	m := c.m
	x, i := c.expr(e.X), c.converted(e.I, types.Of(types.Int))
	null, bounds := m.check(Null, e.X.Whole()), m.check(ArrayIndex, e.I.Whole())
	storing := m.check(ArrayStore, e.Span())
	later := c.isSteady(e.I) && (c.right == nil || c.isSteady(c.right))
	c.about(null, later, e.X)
	c.about(bounds, later, e.I, e.X)
	if bounds.parts != nil && later {
		bounds.parts = together([]parts{bounds.parts, c.lengthPart(e.X)})
	}
	at := e.X.Type().(*types.Array)
	refs := types.IsReference(at.Elem)
	l := &lvalue{
		typ: at.Elem, storing: storing,
		locate: func(fr *frame) (*object, int) {
			o := x(fr).r
			return o, int(i(fr).i)
		},
		guard: func(o *object, i int) {
			if o == nil {
				null.nil(e.X)
			}
			m.there(o, null, e.X)
			if n := m.length(o); i < 0 || i >= n {
				bounds.fail(func() string {
					index, of := oneLine(e.I.Whole().Text()), oneLine(e.X.Whole().Text())
					if index == strconv.Itoa(i) {
						return fmt.Sprintf("%s has length %d", of, n)
					}
					return fmt.Sprintf("%s is %d, %s has length %d", index, i, of, n)
				}, value{i: int64(i)}, value{i: int64(n)})
			}
		},
		load: func(_ *frame, o *object, i int) value {
			m.recordRead(o, i, nil, e)
			return m.read(o, i)
		},
		store: func(_ *frame, o *object, i int, v value) {
			if refs && v.r != nil && !isAssignable(v.r.typ, o.typ.(*types.Array).Elem) {
				storing.fail(func() string {
					return source.A(types.ShortName(v.r.typ)) + " is stored into " + source.A(types.ShortName(o.typ))
				})
			}
			m.assigns(o, i, e)
			m.write(o, i, v)
			if m.trace != nil {
				m.trace.elem(o, i, v)
			}
		},
	}
	l.get = func(fr *frame) value {
		o := x(fr).r
		k := int(i(fr).i)
		if o != nil && m.exists(o) && uint(k) < uint(m.length(o)) {
			m.recordRead(o, k, nil, e)
			return m.read(o, k)
		}
		l.guard(o, k)
		return value{}
	}
	return l
}

// target compiles the target of an assignment of y.
func (c *compiler) target(x, y core.Expr) *lvalue {
	outer := c.right
	c.right = y
	l := c.lvalue(x)
	c.right = outer
	if l.storing != nil {
		l.storing.span = y.Whole()
		c.about(l.storing, true, y)
	}
	return l
}

func (c *compiler) assign(e *core.Assign) eval {
	l := c.target(e.X, e.Y)
	y := c.converted(e.Y, l.typ)
	m, local, at := c.m, localOf(e.X), e.Y.Whole()
	return func(fr *frame) value {
		o, i := l.locate(fr)
		v := y(fr)
		l.guard(o, i)
		if local != nil {
			m.holdsNonNull(local, v, at)
		}
		l.store(fr, o, i, v)
		return v
	}
}

func (c *compiler) update(e *core.Update) eval {
	l := c.target(e.X, e.Y)
	tmp := c.temp()
	x := func(fr *frame) value { return fr.vars[tmp] }
	y, ty := c.expr(e.Y), e.Y.Type()
	operate := func(x, y eval) eval { return c.operate(e.Y, e.Op, x, y, l.typ, ty) }
	result := operate(x, y)
	if core.Grows(e.Op) && isInteger(l.typ) && isInteger(ty) && c.isSafe(l.typ) {
		result = c.growing(e, e.Op, x, y, l.typ, operate)
	}
	result = c.convert(e, result, c.resultType(e.Op, l.typ, ty), l.typ)
	return func(fr *frame) value {
		o, i := l.locate(fr)
		l.guard(o, i)
		fr.vars[tmp] = l.load(fr, o, i)
		v := result(fr)
		l.store(fr, o, i, v)
		return v
	}
}

func (c *compiler) incDec(e *core.IncDec) eval {
	l := c.lvalue(e.X)
	c.numeric(e, l.typ)
	d := int64(e.By)
	m, k, prefix, floating := c.m, kind(l.typ), e.Prefix, types.IsFloating(l.typ)
	if c.isSafe(l.typ) {
		return c.safeIncDec(e, l)
	}
	return func(fr *frame) value {
		o, i := l.locate(fr)
		l.guard(o, i)
		old := l.load(fr, o, i)
		v := value{}
		if !floating {
			v.i = m.add(k, old.i, d)
		}
		if floating {
			v.i = heap.Floating(l.typ, heap.Number(l.typ, old.i)+float64(d))
		}
		l.store(fr, o, i, v)
		if prefix {
			return v
		}
		return old
	}
}

// safeIncDec compiles ++ and -- where they may not overflow.
func (c *compiler) safeIncDec(e *core.IncDec, l *lvalue) eval {
	k, d, tmp := kind(l.typ), int64(e.By), c.temp()
	old := func(fr *frame) value { return fr.vars[tmp] }
	by := func(*frame) value { return value{i: d} }
	next := c.growing(e, "+", old, by, l.typ, func(x, _ eval) eval {
		return func(fr *frame) value { return value{i: c.m.add(k, x(fr).i, d)} }
	})
	return func(fr *frame) value {
		o, i := l.locate(fr)
		l.guard(o, i)
		was := l.load(fr, o, i)
		fr.vars[tmp] = was
		v := next(fr)
		l.store(fr, o, i, v)
		if e.Prefix {
			return v
		}
		return was
	}
}
