package cfg

import (
	"inspect/ast"
	"inspect/types"
)

func (l *lowerer) block(b *ast.Block) {
	if b == nil {
		return
	}
	l.stmts(b.Stmts)
}

func (l *lowerer) stmts(ss []ast.Stmt) {
	for _, s := range ss {
		if l.cur == nil {
			return
		}
		l.guarded(func() { l.stmt(s) })
		l.flush()
	}
}

// stmt lowers one statement.
func (l *lowerer) stmt(s ast.Stmt) {
	defer l.begin(s)()
	switch s := s.(type) {
	case *ast.Block:
		l.block(s)
	case *ast.Empty:
	case *ast.LocalVar:
		l.localVar(s)
	case *ast.ExprStmt:
		l.effect(s.X)
	case *ast.If:
		l.ifStmt(s)
	case *ast.While:
		l.loop(&loop{stmt: s, spec: s.Spec, cond: s.Cond, body: s.Body}, nil)
	case *ast.DoWhile:
		l.loop(&loop{stmt: s, spec: s.Spec, cond: s.Cond, body: s.Body, after: true}, nil)
	case *ast.For:
		l.forStmt(s, nil)
	case *ast.ForEach:
		l.forEach(s, nil)
	case *ast.Labeled:
		l.labeled(s)
	case *ast.Return:
		l.returnStmt(s)
	case *ast.Throw:
		l.throwStmt(s)
	case *ast.Break:
		l.breakTo(s.Label, s.Span())
	case *ast.Continue:
		l.continueTo(s.Label, s.Span())
	case *ast.Try:
		l.try(s)
	case *ast.Switch:
		l.switchStmt(s)
	case *ast.Yield:
		l.yield(s.X, s.Span())
	case *ast.AssertStmt:
		l.assertStmt(s)
	case *ast.CtorCall:
		l.ctorCall(s)
	case *ast.JMLStmt:
		l.jmlStmt(s)
	case *ast.Synchronized:
		v := l.expr(s.Lock)
		l.require(NullDeref, l.mk.nonNull(v), s, s.Lock.Span())
		l.flush() // no handler in the body may see it
		l.block(s.Body)
	case *ast.LocalClass:
		// Only its use would need a translation.
	case *ast.SpecStmt:
		l.unsupported(s.Span(), "a specification of a statement", "use assert and assume")
	default:
		l.unsupported(s.Span(), "this statement", "rewrite it")
	}
}

// effect lowers an expression for its effects only.
func (l *lowerer) effect(e ast.Expr) {
	switch e := e.(type) {
	case *ast.Paren:
		l.effect(e.X)
	case *ast.Assign:
		l.assignment(e, false)
	case *ast.IncDec:
		l.incDec(e, false)
	case *ast.Call:
		l.call(e, false)
	default:
		l.expr(e)
	}
}

func (l *lowerer) localVar(s *ast.LocalVar) {
	if s.JML {
		l.unsupported(s.Span(), "a ghost variable", "use a Java variable")
	}
	v := l.info.Defs[s]
	if l.opaque(v.Type, s.Init) {
		l.act.env[v] = binding{opaque: true}
		if s.Init != nil {
			l.text(s.Init)
		}
		return
	}
	c := l.variable(v)
	l.act.env[v] = binding{comp: c}
	if s.Init != nil {
		x := l.coerce(l.expr(s.Init), v.Type, s.Init.Span())
		l.set(c, x, s.Span(), Statement, s.Span().Text())
	}
}

// opaque tells whether a value of type t, given by e, is text that only stands
// to be passed on. References to text that the state holds are values like
// others.
func (l *lowerer) opaque(t types.Type, e ast.Expr) bool {
	if !isString(t) {
		return false
	}
	if l.u.sorts[t] == nil {
		return true
	}
	if e == nil {
		return false
	}
	if c := l.info.Consts[e]; c != nil {
		return true
	}
	switch x := ast.Unparen(e).(type) {
	case *ast.Binary:
		return true
	case *ast.Literal:
		return x.Kind != ast.NullLit
	case *ast.Ident:
		if v, ok := l.info.Uses[x].(*types.Var); ok {
			return l.act.env[v].opaque
		}
	}
	return false
}

// text evaluates a text that is never looked at: only expressions without
// effects and without checks are so ignored.
func (l *lowerer) text(e ast.Expr) {
	ignorable := true
	walk(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Literal, *ast.Paren:
		case *ast.Binary:
			ignorable = ignorable && n.Op == "+"
		case *ast.Ident:
			_, variable := l.info.Uses[n].(*types.Var)
			f, field := l.info.Uses[n].(*types.Field)
			ignorable = ignorable && (variable || field && (f.Const != nil || !f.Static))
		case ast.Expr:
			ignorable = false
		}
		return true
	})
	if !ignorable {
		l.unsupported(e.Span(), "text with a call or a check in it", "use a literal")
	}
}

func (l *lowerer) ifStmt(s *ast.If) {
	then, join := l.node(s.Then.Span()), l.node(s.Span())
	other := join
	if s.Else != nil {
		other = l.node(s.Else.Span())
	}
	l.condition(s.Cond, then, other)
	l.enter(then)
	if l.cur != nil {
		l.stmts([]ast.Stmt{s.Then})
		l.link(join, Edge{Span: s.Span()})
	}
	if s.Else != nil {
		l.enter(other)
		if l.cur != nil {
			l.stmts([]ast.Stmt{s.Else})
			l.link(join, Edge{Span: s.Span()})
		}
	}
	l.enter(join)
}

func (l *lowerer) labeled(s *ast.Labeled) {
	labels := []string{s.Label.Text}
	body := s.Body
	for {
		inner, ok := body.(*ast.Labeled)
		if !ok {
			break
		}
		defer l.begin(inner)()
		labels = append(labels, inner.Label.Text)
		body = inner.Body
	}
	switch b := body.(type) {
	case *ast.While:
		defer l.begin(b)()
		l.loop(&loop{stmt: b, spec: b.Spec, cond: b.Cond, body: b.Body}, labels)
	case *ast.DoWhile:
		defer l.begin(b)()
		l.loop(&loop{stmt: b, spec: b.Spec, cond: b.Cond, body: b.Body, after: true}, labels)
	case *ast.For:
		defer l.begin(b)()
		l.forStmt(b, labels)
	case *ast.ForEach:
		defer l.begin(b)()
		l.forEach(b, labels)
	default:
		after := l.node(s.Span())
		outer := l.ctx
		l.ctx = &context{outer: outer, labels: labels, brk: after}
		l.stmts([]ast.Stmt{body})
		l.ctx = outer
		l.link(after, Edge{Span: s.Span()})
		l.enter(after)
	}
}

func (l *lowerer) returnStmt(s *ast.Return) {
	if s.X != nil {
		m := l.act.method
		if l.opaque(m.Result, s.X) {
			l.unsupported(s.X.Span(), "text", "leave text out of what is checked")
		}
		v := l.coerce(l.expr(s.X), m.Result, s.X.Span())
		if l.act.result != nil {
			l.set(l.act.result, v, s.Span(), Statement, s.Span().Text())
		}
	}
	l.jump(l.act.ret, l.border(), s.Span(), "return")
	l.cur = nil
}

func (l *lowerer) assertStmt(s *ast.AssertStmt) {
	if s.Message != nil {
		l.text(s.Message)
	}
	ok, bad := l.node(s.Span()), l.node(s.Span())
	p := l.property(Assertion, s, 0, s.Cond.Span(), "assertion "+s.Cond.Span().Text()+" fails")
	if !l.effectsOf(s.Cond).any {
		v := l.expr(s.Cond)
		l.violate(p, l.known(l.mk.not(v)), s.Span(), p.Message)
		if l.cur != nil {
			l.step(Edge{Op: Assume, Cond: v, Span: s.Span(), Step: Branch, Label: s.Cond.Span().Text()})
		}
		return
	}
	l.condition(s.Cond, ok, bad)
	if l.enter(bad); l.cur != nil {
		l.violate(p, nil, s.Span(), p.Message)
	}
	l.enter(ok)
}

// loop is any loop: cond nil is true; after tests the condition behind the body.
type loop struct {
	stmt   ast.Stmt
	spec   *ast.LoopSpec
	cond   ast.Expr
	test   func() *Expr // instead of cond
	body   ast.Stmt
	start  func() // before the body
	update func()
	after  bool
}

// loop unrolls: the body runs at most Unwind times, and a path on which the
// condition asks for more is cut off.
func (l *lowerer) loop(p *loop, labels []string) {
	at := p.stmt.Span()
	after := l.node(at)
	outer := l.ctx
	check := l.loopSpec(p.spec)
	most := l.limits.Loop(l.act.method, p.stmt)
	for i := 0; l.cur != nil; i++ {
		check.head()
		if !(p.after && i == 0) {
			body := l.node(p.body.Span())
			l.test(p, body, after)
			l.enter(body)
		}
		if l.cur == nil {
			break
		}
		if i == l.within(most, l.most.Unwind) {
			l.cutOff(l.cut("loop", p.stmt, at, most), nil, at)
			break
		}
		l.size.iteration(p.stmt, most)
		e := Edge{Span: at, Step: Iterate, Label: "iteration " + itoa(i+1)}
		if i >= most {
			e.Past = l.cut("loop", p.stmt, at, most)
		}
		l.step(e)
		check.begin()
		if p.start != nil {
			p.start()
		}
		next := l.node(at)
		l.ctx = &context{outer: outer, labels: labels, brk: after, cont: next}
		l.stmts([]ast.Stmt{p.body})
		l.ctx = outer
		l.link(next, Edge{Span: at})
		l.enter(next)
		if l.cur == nil {
			break
		}
		if p.update != nil {
			p.update()
			l.flush()
		}
		check.end()
	}
	l.enter(after)
}

// test leads to body where the loop goes on and to after where it ends.
func (l *lowerer) test(p *loop, body, after *Node) {
	switch {
	case p.test != nil:
		l.branch(p.test(), body, after, p.stmt.Span(), "next element", Branch)
	case p.cond == nil:
		l.link(body, Edge{Span: p.stmt.Span()})
	default:
		l.condition(p.cond, body, after)
	}
}

func (l *lowerer) forStmt(s *ast.For, labels []string) {
	l.stmts(s.Init)
	l.loop(&loop{stmt: s, spec: s.Spec, cond: s.Cond, body: s.Body, update: func() {
		for _, u := range s.Update {
			l.effect(u)
		}
	}}, labels)
}

// forEach lowers `for (T x : array)`: the array is evaluated once, a hidden
// index counts (JLS 14.14.2).
func (l *lowerer) forEach(s *ast.ForEach, labels []string) {
	v := l.expr(s.X)
	t, ok := v.Type.(*types.Array)
	if !ok {
		l.unsupported(s.X.Span(), "a for loop over "+v.Type.String(), "loop over an array")
	}
	l.require(NullDeref, l.mk.nonNull(v), s, s.X.Span())
	arr := l.keep(v, s, "array")
	idx := l.temp(s, "index", l.mk.intT)
	l.assign(idx, l.mk.num(l.mk.intT, 0), s.Span(), Hidden, "")
	x := l.info.Defs[s.Var]
	c := l.variable(x)
	l.act.env[x] = binding{comp: c}
	l.loop(&loop{stmt: s, spec: s.Spec, body: s.Body,
		test: func() *Expr { return l.mk.lt(l.read(idx), l.mk.length(arr)) },
		start: func() {
			e := l.mk.elem(l.elems(t), t.Elem, arr, l.read(idx))
			l.assign(c, l.conversion(e, x.Type, s.X.Span()), s.Var.Span(), Statement, s.Var.Span().Text())
		},
		update: func() {
			l.assign(idx, l.mk.arith(OpAdd, l.read(idx), l.mk.num(l.mk.intT, 1)), s.Span(), Hidden, "")
		}}, labels)
}
