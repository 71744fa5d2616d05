package cfg

import (
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// context is a construct around the current statement that a jump or an
// exception can lead to or must pass: innermost first, through the activations
// up to the checked method.
type context struct {
	outer *context
	of    core.Stmt // that brk leaves and cont goes on with
	brk   *Node
	cont  *Node

	catches []catch
	fin     *finally
	refines *refining
	// border is set at the outermost context of an activation: jumps end here,
	// exceptions go on in the caller.
	border bool
}

type catch struct {
	types []types.Type
	node  *Node
	comp  *Component // the parameter
	by    catcher
}

// finally collects the ways into a finally block. Each place that they go on to
// gets its own copy of the block, lowered when the try statement ends.
type finally struct {
	stmt     *core.Try
	act      *activation
	landings []*landing
}

type landing struct {
	node   *Node
	target *Node // nil: an exception, in thrown
	upto   *context
	thrown *Component
	exits  []*ThrowExit // of the exceptions, where they were thrown
}

// jump leads to target, which belongs to the context upto (nil: the method
// itself), through the finally blocks between.
func (l *code) jump(target *Node, upto *context, at source.Span, label string) {
	l.flush()
	if l.cur == nil {
		return
	}
	for c := l.ctx; c != upto && c != nil; c = c.outer {
		if c.fin != nil {
			l.link(c.fin.landing(l, target, upto, at).node, Edge{Span: at, Step: Statement, Label: label})
			return
		}
		if c.refines != nil {
			if l.leaves(c.refines, jumpTo(target, upto)); l.cur == nil {
				return
			}
		}
	}
	l.link(target, Edge{Span: at, Step: Statement, Label: label})
}

func (f *finally) landing(l *code, target *Node, upto *context, at source.Span) *landing {
	for _, g := range f.landings {
		if g.target == target && g.upto == upto {
			return g
		}
	}
	g := &landing{node: l.node(at), target: target, upto: upto}
	if target == nil {
		act := l.act
		l.act = f.act
		g.thrown = l.temp(f.stmt, "thrown", l.throwable())
		l.act = act
	}
	f.landings = append(f.landings, g)
	return g
}

func (l *lowering) throwable() types.Type {
	c := l.w.Lookup("java.lang.Throwable")
	if c == nil {
		l.fault(source.Span{}, "no class java.lang.Throwable")
	}
	return c
}

// border is the outermost context of the current activation.
func (l *code) border() *context {
	c := l.ctx
	for c != nil && !c.border {
		c = c.outer
	}
	return c
}

// contextOf is the context of a statement that a jump leads to.
func (l *code) contextOf(target core.Stmt, at source.Span) *context {
	for c := l.ctx; c != nil && !c.border; c = c.outer {
		if c.of == target {
			return c
		}
	}
	l.fault(at, "a jump without target")
	return nil
}

// mayLand reports whether an exception of exactly the class can be caught, passes
// a finally block, or is admitted by the contract of the checked method, whoever raises it,
// or whether the contract of a statement speaks of it.
func (l *code) mayLand(class *types.Class, by types.Thrower) bool {
	for c := l.ctx; c != nil; c = c.outer {
		if c.fin != nil || c.refines != nil && c.refines.stmt.Excepts() {
			return true
		}
		for _, k := range c.catches {
			if catches(k, class) {
				return true
			}
		}
	}
	return l.mayAllow(class, by)
}

func catches(k catch, class *types.Class) bool {
	for _, t := range k.types {
		if c, ok := t.(*types.Class); ok && class.IsSubclassOf(c) {
			return true
		}
	}
	return false
}

// throwNew allocates the exception of a check that failed and throws it.
func (l *code) throwNew(class *types.Class, c check) {
	if l.cur == nil {
		return
	}
	of, at := c.node, c.span
	t := l.temp(of, class.SimpleName(), class)
	k := l.u.byType[class]
	if k == nil {
		l.fault(at, "class %s was not collected", class.Name)
	}
	l.step(Edge{Op: Alloc, Comp: t, NewKind: k, Span: at, Step: Statement, Label: "throw " + class.SimpleName()})
	l.learn(l.mk.nonNull(l.read(t)))
	by := raisers[c.in.CheckThrower()]
	l.markRaised(l.read(t), by, at) // right behind the allocation: see makerOf
	l.setMessage(l.read(t), class, c)
	l.raise(l.read(t), raising{exact: class, by: by, of: of, at: at})
}

// setMessage makes the exception of a check that failed say what it says in Java, where that is
// looked at. What is executed for that is no code of the program: no frame counts.
func (l *code) setMessage(v *Expr, class *types.Class, c check) {
	message, constructor := l.prog.MessageMethods(c.in, class)
	if message == nil {
		l.noteUnknownMessage(v, class, c.in, c.span)
		return
	}
	frames, loopFrames, watches := l.frames, l.loopFrames, l.watches
	l.frames, l.loopFrames, l.watches, l.settingMessage = nil, nil, nil, true
	text := l.temp(c.node, message.Name, message.Result)
	l.may.renew(text)
	args := make([]binding, len(c.args))
	for i, a := range c.args {
		args[i] = binding{value: a}
	}
	l.inline(c.node, message, nil, args, text, func() { l.methodBody(message, c.span) })
	if l.cur != nil {
		l.construct(c.node, constructor, v, []binding{{value: l.read(text)}})
	}
	l.frames, l.loopFrames, l.watches, l.settingMessage = frames, loopFrames, watches, false
}

// raising is how an exception comes to be thrown: exact is its class when that is
// known; named is that which a contract names, where one admits it; ways are where it was
// thrown before it passed a finally block.
type raising struct {
	exact *types.Class
	named *types.Class
	by    thrower
	of    core.Node
	at    source.Span
	exits []*ThrowExit
	// unsaid: nobody wrote that it is thrown.
	unsaid bool
}

// name is the class of an exception, or the type of what is thrown.
func (r raising) name(v *Expr) string {
	if r.exact != nil {
		return r.exact.SimpleName()
	}
	return types.SimpleName(v.Type)
}

// raise throws v, which is not null, to where it is caught.
func (l *code) raise(v *Expr, r raising) {
	exact, at := r.exact, r.at
	l.flush()
	for c := l.ctx; c != nil && l.cur != nil; c = c.outer {
		for _, k := range c.catches {
			is := l.mk.no
			if exact != nil {
				is = l.mk.boolean(catches(k, exact))
			} else {
				for _, t := range k.types {
					is = l.mk.or(is, l.withoutNull(l.isA(v, t)))
				}
			}
			if is == l.mk.no {
				continue
			}
			hit, miss := l.node(at), l.node(at)
			l.branch(is, hit, miss, at, "catch", Hidden)
			l.enter(hit)
			l.onlyGuards(k.by, v, r)
			if l.cur != nil {
				l.assign(k.comp, v, at, Statement, "throw")
				l.learn(l.mk.nonNull(l.read(k.comp)))
				l.link(k.node, Edge{Span: at})
			}
			l.enter(miss)
			if l.cur == nil {
				return
			}
		}
		if c.fin != nil {
			g := c.fin.landing(l, nil, nil, at)
			exit := newThrowExit(v, r, l.cur)
			e := l.step(Edge{Op: Assign, Comp: g.thrown, Value: v, Span: at, Step: Statement, Label: "throw"})
			g.exits = append(g.exits, exit.by(l.guards(), r, e)...)
			l.learn(l.mk.nonNull(l.read(g.thrown)))
			l.link(g.node, Edge{Span: at})
			return
		}
		if c.refines != nil {
			l.leaves(c.refines, departure{kind: core.Signals, thrown: v, exact: exact})
		}
	}
	if l.cur == nil {
		return
	}
	l.leaveBy(v, r)
}

// withoutNull drops the test for null from a type test of a value that is not.
func (l *lowering) withoutNull(is *Expr) *Expr {
	if is.Op == OpNot && is.Args[0].Op == OpEq && is.Args[0].Args[1].Op == OpNull {
		return l.mk.yes
	}
	return is
}

// throwStmt lowers `throw x;`.
func (l *code) throwStmt(s *core.Throw) {
	v := l.expr(s.X)
	var exact *types.Class
	by := byAllocator
	if n, ok := s.X.(*core.New); ok {
		exact = n.Method.Class
		by = l.thrower(exact)
	} else {
		l.require(NullDeref, l.mk.nonNull(v), s, s.X.Whole())
	}
	l.raise(v, raising{exact: exact, by: by, of: s, at: s.Span()})
	l.cur = nil
}

// try lowers try, catch and finally.
func (l *code) try(s *core.Try) {
	after := l.node(s.Span())
	var fin *finally
	outer := l.ctx
	if s.Finally != nil {
		fin = &finally{stmt: s, act: l.act}
		l.ctx = &context{outer: l.ctx, fin: fin}
	}
	guarded := l.ctx
	var cs []catch
	for _, c := range s.Catches {
		k := catch{types: c.Types, node: l.node(c.Span()), comp: l.variable(c.Var), by: l.catcherOf()}
		l.act.env[c.Var] = binding{comp: k.comp}
		cs = append(cs, k)
	}
	if len(cs) > 0 {
		l.ctx = &context{outer: l.ctx, catches: cs}
	}
	l.steps(s)
	l.ctx = guarded
	l.jump(after, outer, s.Span(), "")
	for i, c := range s.Catches {
		if l.enter(cs[i].node); l.cur != nil {
			l.stmts(c.Body.Stmts)
			l.jump(after, outer, s.Span(), "")
		}
	}
	l.ctx = outer
	if fin != nil {
		for i := 0; i < len(fin.landings); i++ {
			g := fin.landings[i]
			l.enter(g.node)
			l.stmts(s.Finally.Stmts)
			if l.cur == nil {
				continue
			}
			if g.target != nil {
				l.jump(g.target, g.upto, s.Span(), "")
				continue
			}
			v := l.read(g.thrown)
			l.raise(v, raising{of: s, at: s.Span(), exits: g.exits})
		}
	}
	l.enter(after)
}
