package replay

import (
	"fmt"
	"strconv"

	"inspect/ast"
	"inspect/types"
	"inspect/witness/heap"
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
	get    eval // the whole as an expression
	// storing is the store check of an array element; its place is the value
	// that is stored. nil: none.
	storing *check
}

func nowhere(*frame) (*object, int) { return nil, 0 }
func noGuard(*object, int)          {}

func (c *compiler) lvalue(e ast.Expr) *lvalue {
	switch e := e.(type) {
	case *ast.Paren:
		return c.lvalue(e.X)
	case *ast.Index:
		return c.index(e)
	case *ast.Ident:
		switch o := c.m.info.Uses[e].(type) {
		case *types.Var:
			return c.varTarget(e, o)
		case *types.Field:
			if o.Static {
				return c.staticTarget(e, o)
			}
			if c.m.info.Outer[e] > 0 {
				unsupported(e, "an enclosing instance")
			}
			return c.fieldTarget(e, o, this, e)
		}
	case *ast.Select:
		if f, ok := c.m.info.Uses[e].(*types.Field); ok {
			if f.Static {
				t := c.staticTarget(e, f)
				if !c.isType(e.X) {
					x := c.expr(e.X)
					t.locate = func(fr *frame) (*object, int) { x(fr); return nil, 0 }
				}
				return t
			}
			if _, super := e.X.(*ast.SuperRef); super {
				return c.fieldTarget(e, f, this, e.X)
			}
			return c.fieldTarget(e, f, c.expr(e.X), e.X)
		}
	}
	unsupported(e, "this target of an assignment")
	return nil
}

func (c *compiler) varTarget(e ast.Expr, v *types.Var) *lvalue {
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
			if m.trace != nil {
				m.trace.variable(v, x)
			}
		},
		get: c.variable(e, v),
	}
}

func (c *compiler) staticTarget(e ast.Expr, f *types.Field) *lvalue {
	m, i := c.m, c.m.staticIndex(f)
	if f.Model {
		unsupported(e, "an assignment to a model field")
	}
	return &lvalue{
		typ: f.Type, locate: nowhere, guard: noGuard,
		load: func(*frame, *object, int) value { return m.readStatic(i) },
		store: func(_ *frame, _ *object, _ int, x value) {
			m.assigns(nil, i, e)
			m.writeStatic(i, x)
			if m.trace != nil {
				m.trace.static(f, x)
			}
		},
		get: c.staticField(e, f),
	}
}

func (c *compiler) fieldTarget(e ast.Expr, f *types.Field, x eval, base ast.Expr) *lvalue {
	if f.Model {
		unsupported(e, "an assignment to a model field")
	}
	m, k := c.m, c.m.fieldIndex(e, f)
	null := c.about(m.check(Null, base.Span()), c.right == nil || c.laterPure([]ast.Expr{c.right}), base)
	return &lvalue{
		typ:    f.Type,
		locate: func(fr *frame) (*object, int) { return x(fr).r, k },
		guard: func(o *object, _ int) {
			if o == nil {
				null.nil(base)
			}
		},
		load: func(_ *frame, o *object, i int) value { return m.read(o, i) },
		store: func(_ *frame, o *object, i int, v value) {
			m.assigns(o, i, e)
			m.write(o, i, v)
			if m.trace != nil {
				m.trace.field(o, f, v)
			}
		},
		get: c.raw(e),
	}
}

// index compiles X[I].
func (c *compiler) index(e *ast.Index) *lvalue {
	m := c.m
	x, i := c.expr(e.X), c.converted(e.I, types.Of(types.Int))
	null, bounds := m.check(Null, e.X.Span()), m.check(ArrayIndex, e.I.Span())
	storing := m.check(ArrayStore, e.Span())
	later := c.laterPure([]ast.Expr{e.I}) && (c.right == nil || c.laterPure([]ast.Expr{c.right}))
	c.about(null, later, e.X)
	c.about(bounds, later, e.I, e.X)
	if bounds.parts != nil && later {
		bounds.parts = together([]parts{bounds.parts, c.lengthPart(e.X)})
	}
	at, ok := c.plainType(e.X).(*types.Array)
	if !ok {
		unsupported(e, "indexing a "+c.plainType(e.X).String())
	}
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
					index, of := oneLine(e.I.Span().Text()), oneLine(e.X.Span().Text())
					if index == strconv.Itoa(i) {
						return fmt.Sprintf("%s has length %d", of, n)
					}
					return fmt.Sprintf("%s is %d, %s has length %d", index, i, of, n)
				})
			}
		},
		load: func(_ *frame, o *object, i int) value { return m.read(o, i) },
		store: func(_ *frame, o *object, i int, v value) {
			if refs && v.r != nil && !assignable(v.r.typ, o.typ.(*types.Array).Elem) {
				storing.fail(func() string {
					return "a " + types.BriefName(v.r.typ) + " is stored into a " + types.BriefName(o.typ)
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
			return m.read(o, k)
		}
		l.guard(o, k)
		return value{}
	}
	return l
}

func (c *compiler) assign(e *ast.Assign) eval {
	outer := c.right
	c.right = e.Y
	l := c.lvalue(e.X)
	c.right = outer
	if l.storing != nil {
		l.storing.span = e.Y.Span()
		c.about(l.storing, true, e.Y)
	}
	if e.Op == "=" {
		y := c.converted(e.Y, l.typ)
		return func(fr *frame) value {
			o, i := l.locate(fr)
			v := y(fr)
			l.guard(o, i)
			l.store(fr, o, i, v)
			return v
		}
	}
	op := e.Op[:len(e.Op)-1]
	tmp := c.temp()
	x := func(fr *frame) value { return fr.vars[tmp] }
	var result eval
	if op == "+" && isString(l.typ) {
		result = c.concatOf(e, x, c.expr(e.Y), l.typ, c.typ(e.Y))
	} else {
		ty := c.typ(e.Y)
		result = c.operate(e.Y, op, x, c.expr(e.Y), l.typ, ty)
		result = c.convert(e, result, c.resultType(op, l.typ, ty), l.typ)
	}
	return func(fr *frame) value {
		o, i := l.locate(fr)
		l.guard(o, i)
		fr.vars[tmp] = l.load(fr, o, i)
		v := result(fr)
		l.store(fr, o, i, v)
		return v
	}
}

func (c *compiler) incDec(e *ast.IncDec) eval {
	l := c.lvalue(e.X)
	c.numeric(e, l.typ)
	d := int64(1)
	if e.Op == "--" {
		d = -1
	}
	m, k, prefix, floating := c.m, kind(l.typ), e.Prefix, types.IsFloating(l.typ)
	return func(fr *frame) value {
		o, i := l.locate(fr)
		l.guard(o, i)
		old := l.load(fr, o, i)
		v := value{i: m.wrap(k, old.i+d)}
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
