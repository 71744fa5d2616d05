package replay

import (
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

func (c *compiler) block(stmts []core.Stmt) exec {
	var parts []exec
	for _, s := range stmts {
		parts = append(parts, c.stmt(s))
	}
	return sequence(parts)
}

// traced records a step before a statement.
func (c *compiler) traced(n core.Node, x exec) exec { return c.tracedAt(n.Span(), x) }

func (c *compiler) tracedAt(at source.Span, x exec) exec {
	m := c.m
	if m.config.Quick {
		return x
	}
	return func(fr *frame) flow {
		if m.trace != nil {
			m.trace.step(at)
		}
		return x(fr)
	}
}

func (c *compiler) stmt(s core.Stmt) exec { return c.notifyStart(s, c.statement(s)) }

// notifyStart calls Config.OnStatement before a statement that is written.
func (c *compiler) notifyStart(s core.Stmt, x exec) exec {
	m, own := c.m, c.method
	if m.config.OnStatement == nil || c.spec {
		return x
	}
	return func(fr *frame) flow {
		if m.specs == 0 && own == m.checked {
			m.config.OnStatement(s)
		}
		return x(fr)
	}
}

func (c *compiler) statement(s core.Stmt) exec {
	switch s := s.(type) {
	case *core.Block:
		return c.block(s.Stmts)
	case *core.Let:
		return c.let(s)
	case *core.Eval:
		if a, ok := s.X.(*core.Assign); ok && localOf(a.X) == nil {
			c.onlyStored = a.Y
		}
		x := c.expr(s.X)
		return c.traced(s, func(fr *frame) flow { x(fr); return normal })
	case *core.If:
		return c.ifStmt(s)
	case *core.Mark:
		return c.mark(s)
	case *core.Refined:
		return c.refined(s)
	case *core.Labeled:
		return c.labeled(s)
	case *core.Loop:
		return c.loop(s)
	case *core.ForEach:
		return c.forEach(s)
	case *core.Return:
		return c.returnStmt(s)
	case *core.Break:
		return c.traced(s, func(fr *frame) flow { fr.target = s.Target; return leave })
	case *core.Continue:
		return c.traced(s, func(fr *frame) flow { fr.target = s.Target; return again })
	case *core.Throw:
		return c.throwStmt(s)
	case *core.Assert:
		return c.assertStmt(s)
	case *core.Synchronized:
		return c.synchronized(s)
	case *core.Try:
		return c.try(s)
	case *core.Switch:
		return c.switchStmt(s)
	case *core.Construct:
		return c.construct(s)
	case *core.FieldInit:
		return c.fieldInit(s)
	case *core.Annotation:
		return c.annotation(s)
	case *core.Unsupported:
		panic(s.Refuse())
	}
	panic("replay: " + s.Span().String() + ": a statement of an unknown kind")
}

func (c *compiler) synchronized(s *core.Synchronized) exec {
	lock := c.object(s.Lock, c.about(c.m.check(Null, s.Lock.Whole()), true, s.Lock))
	body := c.block(s.Body.Stmts)
	return c.traced(s, func(fr *frame) flow {
		lock(fr)
		return body(fr)
	})
}

func (c *compiler) let(s *core.Let) exec {
	v := s.Var
	i, m := c.slot(v), c.m
	if s.Init == nil {
		return func(fr *frame) flow { fr.vars[i] = value{}; return normal }
	}
	x := c.converted(s.Init, v.Type)
	if v.Kind == types.ValueVar { // nobody wrote it
		return func(fr *frame) flow { fr.vars[i] = x(fr); return normal }
	}
	at := s.Init.Whole()
	return c.traced(s, func(fr *frame) flow {
		y := x(fr)
		m.holdsNonNull(v, y, at)
		fr.vars[i] = y
		if m.trace != nil {
			m.trace.variable(v, fr.vars[i])
		}
		return normal
	})
}

// condition records the outcome of a branch.
func (c *compiler) condition(e core.Expr) eval {
	x, m := c.expr(e), c.m
	if m.config.Quick {
		return x
	}
	at := e.Whole()
	read := noParts
	if m.config.Conditions {
		read = c.read(e)
	}
	return func(fr *frame) value {
		if m.trace == nil {
			return x(fr)
		}
		m.trace.step(at)
		v := x(fr)
		d := &Detail{}
		read(fr, d, 0)
		m.trace.branch(v.i != 0, d.Values)
		return v
	}
}

func (c *compiler) ifStmt(s *core.If) exec {
	p, then := c.condition(s.Cond), c.stmt(s.Then)
	if s.Else == nil {
		return func(fr *frame) flow {
			if p(fr).i != 0 {
				return then(fr)
			}
			return normal
		}
	}
	other := c.stmt(s.Else)
	return func(fr *frame) flow {
		if p(fr).i != 0 {
			return then(fr)
		}
		return other(fr)
	}
}

func (c *compiler) labeled(s *core.Labeled) exec {
	body := c.stmt(s.Body)
	return func(fr *frame) flow {
		f := body(fr)
		if f == leave && fr.target == core.Stmt(s) {
			return normal
		}
		return f
	}
}

func (c *compiler) returnStmt(s *core.Return) exec {
	if s.X == nil {
		return c.traced(s, func(*frame) flow { return ret })
	}
	t := s.X.Type()
	if c.method != nil && !types.IsKind(c.method.Result, types.Void) {
		t = c.method.Result
	}
	x, m := c.converted(s.X, t), c.m
	return c.traced(s, func(fr *frame) flow {
		fr.result = x(fr)
		if m.trace != nil {
			m.trace.result(t, fr.result)
		}
		return ret
	})
}

func (c *compiler) throwStmt(s *core.Throw) exec {
	x := c.object(s.X, c.about(c.m.check(Null, s.X.Whole()), true, s.X))
	return c.traced(s, func(fr *frame) flow {
		o := x(fr)
		panic(&thrown{obj: o, class: o.typ.(*types.Class), check: Exception, span: s.Span(),
			what: types.ShortName(o.typ) + " is thrown", by: o.by})
	})
}

// asserts reports whether a failing assert of a method throws an AssertionError.
func (m *Machine) asserts(method *types.Method) bool {
	return len(m.calls) > 0 && m.prog.Asserts(m.calls[0].method) || method != nil && m.prog.Asserts(method)
}

// assertStmt: a failing assert is a violation where it stands, unless a contract names
// AssertionError.
func (c *compiler) assertStmt(s *core.Assert) exec {
	p, m, method := c.expr(s.Cond), c.m, c.method
	var fails exec
	var ex explainer
	if !m.config.Quick {
		ex = c.explainer(s.Cond)
	}
	return c.traced(s, func(fr *frame) flow {
		if p(fr).i == 0 {
			if m.specs > 0 {
				panic(&thrown{check: Exception, span: s.Span(), what: "the assertion " + s.Cond.Whole().Text() + " fails"})
			}
			if m.asserts(method) {
				if fails == nil {
					fails = c.stmt(m.prog.Fails(s, method.Class))
				}
				return fails(fr)
			}
			m.violate(&Violation{Kind: Assert, Span: s.Span(), Message: "the assertion fails", Detail: c.detail(fr, s.Cond, ex)})
			panic(stop{})
		}
		m.asserted(&Violation{Kind: Assert, Span: s.Cond.Whole()})
		return normal
	})
}

// loop compiles a loop.
func (c *compiler) loop(s *core.Loop) exec {
	c.counted(s.Count)
	t := turns{s: s, count: s.Count, init: c.block(s.Init), cond: func(*frame) value { return value{i: 1} }, begin: func(*frame) {}, bodyFirst: s.After}
	if s.After {
		t.body = c.stmt(s.Body)
	}
	if s.Cond != nil {
		t.cond = c.condition(s.Cond)
	}
	if !s.After {
		t.body = c.stmt(s.Body)
	}
	var updates []exec
	for _, u := range s.Update {
		x := c.expr(u)
		updates = append(updates, c.traced(u, func(fr *frame) flow { x(fr); return normal }))
	}
	t.update = sequence(updates)
	return c.run(t, s.Spec, s.Contract)
}

// forEach compiles a loop over the elements of an array.
func (c *compiler) forEach(s *core.ForEach) exec {
	m, v := c.m, s.Var.Var
	c.counted(s.Count)
	x := c.object(s.X, c.about(m.check(Null, s.X.Whole()), true, s.X))
	slot, array, i := c.slot(v), c.temp(), c.temp()
	elem := c.convert(s, func(fr *frame) value {
		m.recordRead(fr.vars[array].r, int(fr.vars[i].i), nil, s)
		return m.read(fr.vars[array].r, int(fr.vars[i].i))
	}, s.X.Type().(*types.Array).Elem, v.Type)
	at, first := s.Var.Span(), func(fr *frame) flow {
		fr.vars[array], fr.vars[i] = value{r: x(fr)}, value{}
		return normal
	}
	return c.run(turns{
		s:     s,
		count: s.Count,
		init:  c.tracedAt(s.X.Whole(), first),
		cond:  func(fr *frame) value { return truth(fr.vars[i].i < int64(m.length(fr.vars[array].r))) },
		begin: func(fr *frame) {
			y := elem(fr)
			m.holdsNonNull(v, y, at)
			fr.vars[slot] = y
			if m.trace != nil {
				m.trace.step(at)
				m.trace.variable(v, fr.vars[slot])
			}
		},
		body:   c.stmt(s.Body),
		update: func(fr *frame) flow { fr.vars[i].i++; return normal },
	}, s.Spec, s.Contract)
}

// counted makes room for the number of turns of a loop, which its body and clauses may name.
func (c *compiler) counted(v *types.Var) {
	if v != nil {
		c.slot(v)
	}
}

// turns are the parts of a loop.
type turns struct {
	s                  core.Stmt
	count              *types.Var // how many ended; nil: nobody asks
	init, body, update exec
	cond               eval
	begin              func(*frame) // a turn, before the body
	bodyFirst          bool         // the first turn is not subject to cond
}

// run compiles a loop from its parts: as many executions of the body are admitted
// as the bound says.
func (c *compiler) run(t turns, spec []*core.Clause, of *core.Refined) exec {
	m, check, bound, at := c.m, c.loopSpec(spec), c.m.bounds.Loop(c.method, t.s.Origin()), t.s.Span()
	framed := c.frameLoop(spec)
	ended := func(*frame, int) {}
	if t.count != nil {
		slot, k := c.slot(t.count), kind(t.count.Type)
		ended = func(fr *frame, n int) { fr.vars[slot] = value{i: m.wrap(k, int64(n))} }
	}
	turns := func(fr *frame, start func()) flow {
		ended(fr, 0)
		if framed != nil {
			defer framed(fr)()
		}
		if check != nil {
			check.start(fr)
		}
		for n := 0; ; n++ {
			m.tick()
			if !t.bodyFirst {
				start()
			}
			if !(t.bodyFirst && n == 0) && t.cond(fr).i == 0 {
				return normal
			}
			if n >= bound {
				panic(m.beyond("loop", at, bound))
			}
			if t.bodyFirst {
				start()
			}
			if m.trace != nil {
				m.trace.iterate(n + 1)
			}
			if check != nil {
				check.before(fr)
			}
			t.begin(fr)
			f := t.body(fr)
			if m.trace != nil {
				m.trace.iterated()
			}
			switch {
			case f == leave && fr.target == t.s:
				return normal
			case f == again && fr.target == t.s, f == normal:
			default:
				return f
			}
			t.update(fr)
			ended(fr, n+1)
			if check != nil {
				check.after(fr)
			}
		}
	}
	loop := func(fr *frame) flow { return turns(fr, func() {}) }
	if of != nil {
		rest := func(*frame) flow { return normal }
		if of.Body != nil {
			rest = c.block(of.Body.Stmts)
		}
		loop = c.under(c.contracting(of), func(fr *frame, start func()) flow {
			if f := turns(fr, start); f != normal {
				return f
			}
			return rest(fr)
		})
	}
	return func(fr *frame) flow {
		if f := t.init(fr); f != normal {
			return f
		}
		return loop(fr)
	}
}
