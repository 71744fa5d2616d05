package replay

import (
	"inspect/ast"
	"inspect/types"
)

func (c *compiler) block(stmts []ast.Stmt) exec {
	var parts []exec
	for _, s := range stmts {
		parts = append(parts, c.stmt(s))
	}
	return sequence(parts)
}

// traced records a step before a statement.
func (c *compiler) traced(n ast.Node, x exec) exec {
	m := c.m
	if m.config.Quick {
		return x
	}
	at := n.Span()
	return func(fr *frame) flow {
		if m.trace != nil {
			m.trace.step(at)
		}
		return x(fr)
	}
}

func (c *compiler) stmt(s ast.Stmt) exec { return c.begun(s, c.statement(s)) }

// begun tells Config.Begun before a statement.
func (c *compiler) begun(s ast.Stmt, x exec) exec {
	m, own := c.m, c.method
	if m.config.Begun == nil || c.spec {
		return x
	}
	return func(fr *frame) flow {
		if m.specs == 0 && own == m.checked {
			m.config.Begun(s)
		}
		return x(fr)
	}
}

func (c *compiler) statement(s ast.Stmt) exec {
	switch s := s.(type) {
	case *ast.Block:
		return c.block(s.Stmts)
	case *ast.Empty, *ast.LocalClass, *ast.SpecStmt:
		if sp, ok := s.(*ast.SpecStmt); ok {
			unsupported(sp, "a specification of a statement")
		}
		return func(*frame) flow { return normal }
	case *ast.LocalVar:
		return c.localVar(s)
	case *ast.ExprStmt:
		x := c.expr(s.X)
		return c.traced(s, func(fr *frame) flow { x(fr); return normal })
	case *ast.If:
		return c.ifStmt(s)
	case *ast.Labeled:
		return c.labeled(s)
	case *ast.While, *ast.DoWhile, *ast.For, *ast.ForEach:
		return c.loop(s)
	case *ast.Return:
		return c.returnStmt(s)
	case *ast.Break:
		t := c.target(s)
		return c.traced(s, func(fr *frame) flow { fr.target = t; return leave })
	case *ast.Continue:
		t := c.target(s)
		return c.traced(s, func(fr *frame) flow { fr.target = t; return again })
	case *ast.Yield:
		x := c.expr(s.X)
		return c.traced(s, func(fr *frame) flow { fr.result = x(fr); return yielded })
	case *ast.Throw:
		return c.throwStmt(s)
	case *ast.AssertStmt:
		return c.assertStmt(s)
	case *ast.Synchronized:
		lock, body := c.expr(s.Lock), c.block(s.Body.Stmts)
		null := c.about(c.m.check(Null, s.Lock.Span()), true, s.Lock)
		return c.traced(s, func(fr *frame) flow {
			if lock(fr).r == nil {
				null.nil(s.Lock)
			}
			return body(fr)
		})
	case *ast.Try:
		return c.try(s)
	case *ast.Switch:
		return c.switchStmt(s)
	case *ast.JMLStmt:
		return c.annotation(s)
	}
	unsupported(s, "this statement")
	return nil
}

func (c *compiler) target(s ast.Stmt) ast.Node {
	t := c.m.info.Targets[s]
	if t == nil {
		panic("replay: " + s.Span().String() + ": jump without target")
	}
	return t
}

func (c *compiler) localVar(s *ast.LocalVar) exec {
	v := c.m.info.Defs[s]
	i, m := c.slot(v), c.m
	if s.Init == nil {
		return func(fr *frame) flow { fr.vars[i] = value{}; return normal }
	}
	x := c.converted(s.Init, v.Type)
	return c.traced(s, func(fr *frame) flow {
		fr.vars[i] = x(fr)
		if m.trace != nil {
			m.trace.variable(v, fr.vars[i])
		}
		return normal
	})
}

// condition records the outcome of a branch.
func (c *compiler) condition(e ast.Expr) eval {
	x, m := c.expr(e), c.m
	if m.config.Quick {
		return x
	}
	at := e.Span()
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

func (c *compiler) ifStmt(s *ast.If) exec {
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

func (c *compiler) labeled(s *ast.Labeled) exec {
	body := c.stmt(s.Body)
	return func(fr *frame) flow {
		f := body(fr)
		if f == leave && (fr.target == ast.Node(s) || fr.target == ast.Node(s.Body)) {
			return normal
		}
		return f
	}
}

func (c *compiler) returnStmt(s *ast.Return) exec {
	if s.X == nil {
		return c.traced(s, func(*frame) flow { return ret })
	}
	t := c.typ(s.X)
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

func (c *compiler) throwStmt(s *ast.Throw) exec {
	x := c.expr(s.X)
	null := c.about(c.m.check(Null, s.X.Span()), true, s.X)
	return c.traced(s, func(fr *frame) flow {
		o := x(fr).r
		if o == nil {
			null.nil(s.X)
		}
		panic(&thrown{obj: o, class: o.typ.(*types.Class), check: Exception, span: s.Span(),
			what: types.BriefName(o.typ) + " is thrown", raised: o.raised})
	})
}

// assertStmt: a failing assert is a violation where it stands.
func (c *compiler) assertStmt(s *ast.AssertStmt) exec {
	p, m := c.expr(s.Cond), c.m
	var ex explainer
	if !m.config.Quick {
		ex = c.explainer(s.Cond)
	}
	return c.traced(s, func(fr *frame) flow {
		if p(fr).i == 0 {
			if m.specs > 0 {
				panic(&thrown{check: Exception, span: s.Span(), what: "the assertion " + s.Cond.Span().Text() + " fails"})
			}
			m.violate(&Violation{Kind: Assert, Span: s.Span(), Message: "the assertion fails", Detail: c.detail(fr, s.Cond, ex)})
			panic(stop{})
		}
		return normal
	})
}

// loop compiles every loop: k executions of the body are admitted.
func (c *compiler) loop(s ast.Stmt) exec {
	var init, update, body exec
	var cond eval
	var spec *ast.LoopSpec
	bodyFirst, inLoop := false, func(*frame) {}
	m := c.m
	always := func(*frame) value { return value{i: 1} }
	init = func(*frame) flow { return normal }
	update = init
	switch s := s.(type) {
	case *ast.While:
		cond, spec = c.condition(s.Cond), s.Spec
		body = c.stmt(s.Body)
	case *ast.DoWhile:
		spec, bodyFirst = s.Spec, true
		body = c.stmt(s.Body)
		cond = c.condition(s.Cond)
	case *ast.For:
		init, spec = c.block(s.Init), s.Spec
		cond = always
		if s.Cond != nil {
			cond = c.condition(s.Cond)
		}
		body = c.stmt(s.Body)
		var ups []exec
		for _, u := range s.Update {
			x := c.expr(u)
			ups = append(ups, c.traced(u, func(fr *frame) flow { x(fr); return normal }))
		}
		update = sequence(ups)
	case *ast.ForEach:
		spec = s.Spec
		at, ok := c.plainType(s.X).(*types.Array)
		if !ok {
			unsupported(s, "an enhanced for over an Iterable")
		}
		x, v := c.expr(s.X), c.m.info.Defs[s.Var]
		slot, array, i := c.slot(v), c.temp(), c.temp()
		null := c.about(m.check(Null, s.X.Span()), true, s.X)
		elem := c.convert(s, func(fr *frame) value { return m.read(fr.vars[array].r, int(fr.vars[i].i)) }, at.Elem, v.Type)
		init = c.traced(s.X, func(fr *frame) flow {
			fr.vars[array] = x(fr)
			if fr.vars[array].r == nil {
				null.nil(s.X)
			}
			fr.vars[i] = value{}
			return normal
		})
		cond = func(fr *frame) value { return truth(fr.vars[i].i < int64(m.length(fr.vars[array].r))) }
		inLoop = func(fr *frame) {
			fr.vars[slot] = elem(fr)
			if m.trace != nil {
				m.trace.step(s.Var.Span())
				m.trace.variable(v, fr.vars[slot])
			}
		}
		update = func(fr *frame) flow { fr.vars[i].i++; return normal }
		body = c.stmt(s.Body)
	}
	check := c.loopSpec(spec)
	self := ast.Node(s)
	bound := m.bounds.Loop(c.method, s)
	return func(fr *frame) flow {
		if f := init(fr); f != normal {
			return f
		}
		if check != nil {
			check.start(fr)
		}
		for n := 0; ; n++ {
			m.tick()
			if !(bodyFirst && n == 0) && cond(fr).i == 0 {
				return normal
			}
			if n >= bound {
				panic(m.beyond("loop", s.Span(), bound))
			}
			if m.trace != nil {
				m.trace.iterate(n + 1)
			}
			if check != nil {
				check.before(fr)
			}
			inLoop(fr)
			f := body(fr)
			if m.trace != nil {
				m.trace.iterated()
			}
			switch {
			case f == leave && fr.target == self:
				return normal
			case f == again && fr.target == self, f == normal:
			default:
				return f
			}
			update(fr)
			if check != nil {
				check.after(fr)
			}
		}
	}
}
