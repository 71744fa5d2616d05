package cfg

import (
	"inspect/java/core"
	"inspect/java/types"
)

func (l *code) stmts(ss []core.Stmt) {
	for _, s := range ss {
		if l.cur == nil {
			return
		}
		l.guarded(func() { l.stmt(s) })
		l.flush()
	}
}

// stmt lowers one statement.
func (l *code) stmt(s core.Stmt) {
	defer l.begin(s)()
	switch s := s.(type) {
	case *core.Block:
		l.stmts(s.Stmts)
	case *core.Let:
		l.let(s)
	case *core.Eval:
		l.effect(s.X)
	case *core.If:
		l.ifStmt(s)
	case *core.Loop:
		l.loopStmt(s)
	case *core.ForEach:
		l.forEach(s)
	case *core.Mark:
		l.mark(s)
	case *core.Refined:
		l.refined(s)
	case *core.Labeled:
		l.labeled(s)
	case *core.Return:
		l.returnStmt(s)
	case *core.Throw:
		l.throwStmt(s)
	case *core.Break:
		c := l.contextOf(s.Target, s.Span())
		l.jump(c.brk, c, s.Span(), s.Span().Text())
	case *core.Continue:
		c := l.contextOf(s.Target, s.Span())
		l.jump(c.cont, c, s.Span(), s.Span().Text())
	case *core.Try:
		l.try(s)
	case *core.Switch:
		l.switchStmt(s)
	case *core.Assert:
		l.assertStmt(s)
	case *core.Construct:
		l.constructStmt(s)
	case *core.FieldInit:
		l.fieldInit(s)
	case *core.Annotation:
		l.annotation(s)
	case *core.Synchronized:
		v := l.expr(s.Lock)
		l.require(NullDeref, l.mk.nonNull(v), s, s.Lock.Whole())
		l.flush() // no handler in the body may see it
		l.stmts(s.Body.Stmts)
	case *core.Unsupported:
		l.refuse(s)
	default:
		l.fault(s.Span(), "a statement of kind %T", s)
	}
}

// effect lowers an expression for its effects only.
func (l *code) effect(e core.Expr) {
	switch e := e.(type) {
	case *core.Assign, *core.Update:
		l.assignment(e, false)
	case *core.IncDec:
		l.incDec(e, false)
	case *core.Call:
		l.call(e, false)
	default:
		l.expr(e)
	}
}

func (l *code) let(s *core.Let) {
	v := s.Var
	if l.isOpaqueText(v.Type) {
		l.act.env[v] = binding{opaque: true}
		if s.Init != nil {
			l.text(s.Init)
		}
		return
	}
	c := l.variable(v)
	l.may.renew(c)
	l.act.env[v] = binding{comp: c}
	switch zero := func() *Expr { return l.mk.convert(l.mk.zero(v.Type), c.Type) }; {
	case v.Ghost && !s.Set:
		l.set(c, zero(), s.Span(), Hidden, "")
	case v.Ghost:
		l.set(c, zero(), s.Span(), Unobserved, "")
	case s.Init == nil && l.sometimesIn(l.act.method)[v]:
		l.set(c, zero(), s.Span(), Unobserved, "")
	}
	if s.Init != nil {
		x := l.coerce(l.expr(s.Init), v.Type, s.Init.Whole())
		l.holdsNonNull(v, x, s, s.Init.Whole())
		l.set(c, x, s.Span(), Statement, s.Span().Text())
	}
}

// isOpaqueText reports whether a value of type t is text that only stands to be passed on:
// nothing looks at strings.
func (l *lowering) isOpaqueText(t types.Type) bool { return isString(t) && l.u.sorts[t] == nil }

// text evaluates a text that is never looked at: what stands in front of it, and of the
// text itself only expressions without effects and without checks, which are ignored.
func (l *code) text(e core.Expr) {
	if s, ok := e.(*core.Seq); ok {
		if l.stmts(s.Stmts); l.cur != nil {
			l.text(s.X)
		}
		return
	}
	ignorable := true
	core.Walk(e, func(n core.Node) bool {
		switch n := n.(type) {
		case *core.Const, *core.Null, *core.Local, *core.Convert:
		case *core.Binary:
			ignorable = ignorable && n.Op == "+"
		case *core.Field:
			ignorable = ignorable && isImplied(n.X) && !l.watchesFor(`\only_accessed`)
			return false
		case *core.StaticField:
			ignorable = ignorable && n.X == nil && n.Field.Const != nil
		default:
			ignorable = false
		}
		return true
	})
	if !ignorable {
		l.unsupported(e.Whole(), "text with a call or a check in it", "use a literal")
	}
}

func (l *code) ifStmt(s *core.If) {
	then, join := l.node(s.Then.Span()), l.node(s.Span())
	other := join
	if s.Else != nil {
		other = l.node(s.Else.Span())
	}
	l.condition(s.Cond, then, other)
	l.enter(then)
	if l.cur != nil {
		l.stmts([]core.Stmt{s.Then})
		l.link(join, Edge{Span: s.Span()})
	}
	if s.Else != nil {
		l.enter(other)
		if l.cur != nil {
			l.stmts([]core.Stmt{s.Else})
			l.link(join, Edge{Span: s.Span()})
		}
	}
	l.enter(join)
}

// labeled lowers a statement behind its labels. Breaks of a loop lead to the loop;
// those of another statement to the outermost label.
func (l *code) labeled(s *core.Labeled) {
	body := s.Body
	for {
		inner, ok := body.(*core.Labeled)
		if !ok {
			break
		}
		defer l.begin(inner)()
		body = inner.Body
	}
	switch b := body.(type) {
	case *core.Loop:
		defer l.begin(b)()
		l.loopStmt(b)
	case *core.ForEach:
		defer l.begin(b)()
		l.forEach(b)
	default:
		after := l.node(s.Span())
		outer := l.ctx
		l.ctx = &context{outer: outer, of: s, brk: after}
		l.stmts([]core.Stmt{body})
		l.ctx = outer
		l.link(after, Edge{Span: s.Span()})
		l.enter(after)
	}
}

func (l *code) returnStmt(s *core.Return) {
	if s.X != nil {
		m := l.act.method
		if l.isOpaqueText(m.Result) {
			l.unsupported(s.X.Whole(), "a String here", "keep what uses it out of the method")
		}
		v := l.coerce(l.expr(s.X), m.Result, s.X.Whole())
		if l.act.result != nil {
			l.set(l.act.result, v, s.Span(), Statement, s.Span().Text())
		}
	}
	if !l.isDriver() { // there it leaves the sequence out
		l.jump(l.act.ret, l.border(), s.Span(), "return")
	}
	l.cur = nil
}

func (l *code) assertStmt(s *core.Assert) {
	ok, bad := l.node(s.Span()), l.node(s.Span())
	if l.prog.Asserts(l.g.Method) || l.prog.Asserts(l.act.method) {
		l.condition(s.Cond, ok, bad)
		if l.enter(bad); l.cur != nil {
			l.stmt(l.prog.Fails(s, l.act.method.Class))
		}
		l.enter(ok)
		return
	}
	p := l.property(Assertion, s, 0, s.Cond.Whole(), "assertion "+s.Cond.Whole().Text()+" fails")
	if !l.effectsOf(s.Cond).any {
		v := l.expr(s.Cond)
		l.violate(p, l.known(l.mk.not(v)), s.Span(), p.Message)
		if l.cur != nil {
			l.step(Edge{Op: Assume, Cond: v, Span: s.Span(), Step: Branch, Label: s.Cond.Whole().Text()})
		}
		return
	}
	l.condition(s.Cond, ok, bad)
	if l.enter(bad); l.cur != nil {
		l.violate(p, nil, s.Span(), p.Message)
	}
	l.enter(ok)
}
