package cfg

import (
	"inspect/java/core"
	"inspect/java/types"
)

// loop is any loop: cond nil is true; after tests the condition behind the body.
type loop struct {
	stmt   core.Stmt
	count  *types.Var // how many turns ended; nil: nobody asks
	spec   []*core.Clause
	of     *core.Refined // its contract; nil: none
	cond   core.Expr
	test   func() *Expr // instead of cond
	body   core.Stmt
	start  func() // before the body
	update func()
	// always, unless nil, holds whenever the condition is about to be evaluated.
	always func() *Expr
	after  bool
	frame  *loopFrame // nil: none, or it names everything
}

// loop lowers a loop, by its invariants or unrolled.
func (l *code) loop(p *loop) {
	l.countTurns(p)
	leave := l.frameLoop(p)
	after := l.node(p.stmt.Span())
	if check := l.loopSpec(p.spec); l.opt.Loops == "invariant" && check.hasInvariant() {
		if p.of != nil {
			l.unsupported(p.of.Span(), "a loop_contract of a loop by its invariants", "use --loops unwind")
		}
		l.anyIteration(p, check, after)
	} else {
		l.unroll(p, check, after)
	}
	leave()
	l.enter(after)
}

// unroll copies the body at most Unwind times, and as often as numbers that are known
// decide the condition; a path on which it asks for more is cut off.
func (l *code) unroll(p *loop, check *loopCheck, after *Node) {
	at := p.stmt.Span()
	most := l.limits.Loop(l.act.method, p.stmt.Origin())
	left := l.contracts(p, after)
	for i := 0; l.cur != nil; i++ {
		if check.head(); !p.after {
			left.begin()
		}
		forks := l.forks
		if !(p.after && i == 0) && l.cur != nil {
			body := l.node(p.body.Span())
			l.test(p, body, left.out)
			l.enter(body)
		}
		if l.cur == nil {
			break
		}
		exact := i >= most && !(p.after && i == 0) && l.forks == forks && l.isExact(p)
		if i >= l.within(most, l.most.Unwind) && !exact {
			cut := l.loopCut(p.stmt, most)
			cut.Method, cut.Sizes = l.act.method, []core.Node{p.stmt}
			cut.Decided = cut.Decided || i > 0 && l.forks == forks && p.hasTest()
			l.cutOff(cut, nil, at)
			l.cur = nil
			break
		}
		l.size.iteration(p.stmt, l.act.method, most)
		e := Edge{Span: at, Step: Iterate, Label: "iteration " + itoa(i+1)}
		if i >= most && !exact {
			e.Beyond = l.loopCut(p.stmt, most)
		}
		l.step(e)
		if l.act.turns == nil {
			l.act.turns = map[any]int{}
		}
		l.act.turns[p.stmt.Origin()]++
		if p.after {
			left.begin()
		}
		if l.cur != nil {
			l.turn(p, check, left.out)
		}
	}
	left.end()
}

// isExact reports whether one more turn of a loop, on which known numbers decide, is made
// beyond the bound: up to the limit for constants in an activation, of all loops around.
// Which objects there are may be known of executions that do not exist.
func (l *code) isExact(p *loop) bool {
	if !p.hasTest() {
		return false
	}
	of, most := p.stmt.Origin(), l.opt.Bounds.Constant
	if l.act.turns[of] >= most || l.exact[of] >= exactCopies*most {
		return false
	}
	l.exact[of]++
	return true
}

// hasTest reports whether a condition ends the loop, and not a jump.
func (p *loop) hasTest() bool { return p.test != nil || p.cond != nil && p.cond.Constant() == nil }

// exactCopies is how many copies of a loop's body the graph has beyond its bound, in limits
// for constants.
const exactCopies = 8

// turn is one execution of the body.
func (l *code) turn(p *loop, check *loopCheck, after *Node) {
	at, outer := p.stmt.Span(), l.ctx
	check.begin()
	if p.start != nil {
		p.start()
	}
	next := l.node(at)
	l.ctx = &context{outer: outer, of: p.stmt, brk: after, cont: next}
	l.stmts([]core.Stmt{p.body})
	l.ctx = outer
	l.link(next, Edge{Span: at})
	l.enter(next)
	if l.cur == nil {
		return
	}
	if p.update != nil {
		p.update()
		l.flush()
	}
	if p.count != nil {
		n := l.act.env[p.count].comp
		l.assign(n, l.mk.arith(OpAdd, l.read(n), l.mk.num(l.mk.intT, 1)), at, Hidden, "")
	}
	check.end()
}

// countTurns begins to count the turns of a loop.
func (l *code) countTurns(p *loop) {
	if p.count == nil {
		return
	}
	n := l.temp(p.stmt, "count", l.mk.intT)
	l.assign(n, l.mk.num(l.mk.intT, 0), p.stmt.Span(), Hidden, "")
	l.act.env[p.count] = binding{comp: n}
}

// test leads to body where the loop goes on and to after where it ends.
func (l *code) test(p *loop, body, after *Node) {
	switch {
	case p.test != nil:
		l.branch(p.test(), body, after, p.stmt.Span(), "next element", Branch)
	case p.cond == nil:
		l.link(body, Edge{Span: p.stmt.Span()})
	default:
		l.condition(p.cond, body, after)
	}
}

func (l *code) loopStmt(s *core.Loop) {
	l.stmts(s.Init)
	p := &loop{stmt: s, count: s.Count, spec: s.Spec, of: s.Contract, cond: s.Cond, body: s.Body, after: s.After}
	if s.Known != nil {
		p.always = func() *Expr { return l.atHead(s.Known) }
	}
	if len(s.Update) > 0 {
		p.update = func() {
			for _, u := range s.Update {
				l.effect(u)
			}
		}
	}
	l.loop(p)
}

// forEach lowers `for (T x : array)`: the array is evaluated once, a hidden
// index counts (JLS 14.14.2).
func (l *code) forEach(s *core.ForEach) {
	v := l.expr(s.X)
	t, ok := v.Type.(*types.Array)
	if !ok {
		l.unsupported(s.X.Whole(), "a for loop over "+v.Type.String(), "loop over an array")
	}
	l.require(NullDeref, l.mk.nonNull(v), s, s.X.Whole())
	arr := l.keep(v, s, "array")
	idx := l.temp(s, "index", l.mk.intT)
	l.assign(idx, l.mk.num(l.mk.intT, 0), s.Span(), Hidden, "")
	x := s.Var.Var
	c := l.variable(x)
	l.act.env[x] = binding{comp: c}
	if s.Count != nil {
		l.act.env[s.Count] = binding{comp: idx}
	}
	l.loop(&loop{stmt: s, spec: s.Spec, of: s.Contract, body: s.Body,
		test: func() *Expr { return l.mk.lt(l.read(idx), l.mk.length(arr)) },
		start: func() {
			l.noteRead(place{comp: l.elems(t), obj: arr, idx: l.read(idx), node: s.X}, s.X.Whole())
			e := l.mk.elem(l.elems(t), t.Elem, arr, l.read(idx))
			e = l.conversion(e, x.Type, s.X.Whole())
			l.holdsNonNull(x, e, s, s.Var.Span())
			l.assign(c, e, s.Var.Span(), Statement, s.Var.Span().Text())
		},
		update: func() {
			l.assign(idx, l.mk.arith(OpAdd, l.read(idx), l.mk.num(l.mk.intT, 1)), s.Span(), Hidden, "")
		},
		always: func() *Expr {
			within := l.mk.and(l.mk.le(l.mk.num(l.mk.intT, 0), l.read(idx)), l.mk.le(l.read(idx), l.mk.length(arr)))
			return l.mk.and(within, l.atHead(s.Known))
		}})
}

// atHead is what holds at the head of a loop; nil: nothing is said.
func (l *code) atHead(x core.Expr) *Expr {
	if x == nil {
		return l.mk.yes
	}
	return l.spec(l.act.this).eval(x).v
}

// loopCut is where executions of a loop end that could go on.
func (l *code) loopCut(loop core.Stmt, most int) *Cut {
	c := l.cut("loop", loop, loop.Span(), most)
	c.LeftOut = neverEnds(loop)
	c.Nonterminating = !l.act.method.Class.IsOutside() && l.scope.isNonterminating(loop)
	return c
}
