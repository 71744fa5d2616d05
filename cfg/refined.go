package cfg

import (
	"slices"
	"strings"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// A statement with a contract of its own is lowered as it is, and its contract checked
// where it begins and on each way out:
//
//	check that a case applies ─► statement ─┬─► check ensures
//	                                        ├─ jump ──────► check breaks, continues, returns ─► its target
//	                                        └─ exception ─► check signals, signals_only ─► where it is caught
//
// While it is lowered, its frames count as those of a loop do.

// refining is a statement with a contract that is being lowered.
type refining struct {
	stmt    *core.Refined
	act     *activation
	entry   *Node
	applies []*Expr // of each case: that its precondition held at the entry
	watches []*watched
}

// departure is how such a statement ends: kind is Ensures for normally, Signals for by an
// exception, or that of a jump, which leads to target. exact is the class of what is
// thrown where that is known.
type departure struct {
	kind   core.ClauseKind
	target core.Stmt
	thrown *Expr
	exact  *types.Class
}

// jumpTo is the departure by a jump, as code.jump takes it.
func jumpTo(target *Node, upto *context) departure {
	switch {
	case upto == nil || upto.border:
		return departure{kind: core.Returns}
	case upto.cont == target:
		return departure{kind: core.Continues, target: upto.of}
	}
	return departure{kind: core.Breaks, target: upto.of}
}

func (l *code) refined(s *core.Refined) {
	if l.flush(); l.cur == nil {
		return
	}
	outer, frames, watches := l.ctx, l.loopFrames, l.watches
	r := l.open(s)
	l.stmts(s.Body.Stmts)
	l.flush()
	l.ctx, l.loopFrames = outer, frames
	l.look(watches)
	if l.flush(); l.cur != nil {
		l.leaves(r, departure{kind: core.Ensures})
	}
}

// open lets a contract count from here on.
func (l *code) open(s *core.Refined) *refining {
	r := &refining{stmt: s, act: l.act, entry: l.cur}
	if s.State != nil {
		l.mark(&core.Mark{Step: s.Step, State: s.State})
	}
	l.begins(r)
	l.takenFree(r.stmt.Cases, r.applies, core.Requires)
	if l.cur != nil {
		l.loopFrames = append(l.loopFrames[:len(l.loopFrames):len(l.loopFrames)], l.framesOf(r)...)
	}
	l.watchStatement(r)
	l.ctx = &context{outer: l.ctx, refines: r}
	return r
}

// contracts are those of what is left of a loop, one for each iteration so far: all count
// until the loop ends, and those of a block until that ends which the loop begins.
//
//	head: open ─► condition ─┬─ false ─────────────┐
//	                         └─ true ──► body ──┐  ├─► rest of the block ─► check all that are open ─► on
//	next head: open ◄──────────────────── break ┴──┘
//
// In a do loop the head stands behind the condition, in front of the body.
type contracts struct {
	l      *code
	p      *loop
	after  *Node
	out    *Node // where the loop is left while the last one that is open is so
	outer  *context
	frames []*loopFrame
	open   []*refining
}

func (l *code) contracts(p *loop, after *Node) *contracts {
	return &contracts{l: l, p: p, after: after, out: after, outer: l.ctx, frames: l.loopFrames}
}

// begin opens that of another iteration.
func (c *contracts) begin() {
	l := c.l
	if l.flush(); c.p.of == nil || l.cur == nil {
		return
	}
	c.close()
	c.open, c.out = append(c.open, l.open(c.p.of)), l.node(c.p.stmt.Span())
}

// close checks all that are open where the loop is left by out, behind what stands under
// them in the block.
func (c *contracts) close() {
	l := c.l
	if len(c.open) == 0 {
		return
	}
	cur, known, ctx, frames := l.cur, l.facts, l.ctx, l.loopFrames
	l.enter(c.out)
	if rest := c.p.of.Body; rest != nil && l.cur != nil {
		l.loopFrames = slices.DeleteFunc(slices.Clone(frames), func(f *loopFrame) bool { return f == c.p.frame })
		l.stmts(rest.Stmts)
		l.flush()
	}
	l.ctx, l.loopFrames = c.outer, c.frames
	for i := len(c.open) - 1; i >= 0 && l.cur != nil; i-- {
		l.leaves(c.open[i], departure{kind: core.Ensures})
	}
	l.link(c.after, Edge{Span: c.p.stmt.Span()})
	l.cur, l.facts, l.ctx, l.loopFrames = cur, known, ctx, frames
}

// end lets none of them count from here on.
func (c *contracts) end() {
	c.close()
	c.l.ctx, c.l.loopFrames = c.outer, c.frames
}

// begins checks that the precondition of a case holds. Of a single case each clause is
// checked by itself.
func (l *code) begins(r *refining) {
	if cases := r.stmt.Cases; len(cases) == 1 {
		r.applies = []*Expr{l.mk.yes}
		for _, c := range cases[0].Requires {
			if l.cur != nil {
				l.demand(l.refinement(c, worded(c)+" does not hold where the statement begins"), l.clauseValue(l.spec(l.act.this), c), c.Span())
			}
		}
		return
	}
	any, in := l.mk.no, l.mk.yes
	for _, k := range r.stmt.Cases {
		s := l.spec(l.act.this)
		p := s.pure(l.mk.yes)
		for _, c := range k.Requires {
			x := s.given(p.v, l.clauseValue(s, c))
			p = s.strict(l.mk.and(p.v, x.v), p, x)
		}
		satisfied := l.mk.and(p.def, p.v)
		any, in = l.mk.or(any, satisfied), l.mk.and(in, p.in)
		r.applies = append(r.applies, l.mk.at(l.cur, satisfied))
	}
	first := r.stmt.Cases[0]
	l.demand(l.refinement(first, "no precondition of the contract holds where the statement begins"), value3{any, l.mk.yes, in}, first.Span())
}

// framesOf are what the cases let the statement assign of what exists where it begins.
func (l *code) framesOf(r *refining) []*loopFrame {
	var out []*loopFrame
	for i, k := range r.stmt.Cases {
		if len(k.Assignable) == 0 {
			continue
		}
		f := &loopFrame{frame{precondition: r.applies[i], strict: core.IsStrict(k.Assignable), why: worded(k.Assignable[0])}, l.cur}
		for _, loc := range l.named(l.spec(l.act.this), k.Assignable, "name fields and elements") {
			f.locs = append(f.locs, loc.at(l.mk, l.cur))
		}
		if !f.isUnrestricted() {
			out = append(out, f)
		}
	}
	return out
}

// leaves checks what the contract of a statement says of a departure from it.
func (l *code) leaves(r *refining, e departure) {
	act, watches := l.act, l.watches
	l.act = r.act // an exception may come from what it calls
	l.watches = r.watches
	defer func() { l.watches = watches }()
	if at := r.stmt.State; at != nil {
		last := r.act.marks[at]
		r.act.marks[at] = r.entry
		defer func() { r.act.marks[at] = last }()
	}
	for i, k := range r.stmt.Cases {
		l.leavesBy(r, k, r.applies[i], e)
	}
	l.act = act
}

// jumps are the words of Java for the jumps of which clauses speak.
var jumps = map[core.ClauseKind]string{core.Returns: "return", core.Breaks: "break", core.Continues: "continue"}

// leavesBy is leaves of a case that counts where it applies.
func (l *code) leavesBy(r *refining, k *core.SpecCase, applies *Expr, e departure) {
	demand := func(of *core.Clause, cond *Expr, x value3, message string) {
		if l.cur != nil {
			x.v, x.def, x.in = l.mk.implies(cond, x.v), l.mk.implies(cond, x.def), l.mk.implies(cond, x.in)
			l.demand(l.refinement(of, message), x, of.Span())
		}
	}
	never := func(what string) {
		if l.cur != nil {
			p := l.property(Assertion, violation{k.Origin(), what}, 0, k.Span(), what)
			l.demand(p, value3{l.mk.not(applies), l.mk.yes, l.mk.yes}, k.Span())
		}
	}
	s := l.spec(l.act.this)
	switch jump := k.Behavior.Jump(); {
	case jump != "" && e.kind != jump:
		what := "another jump leaves the statement"
		if e.kind == core.Ensures {
			what = "the statement ends normally"
		} else if e.kind == core.Signals {
			what = "an exception leaves the statement"
		}
		never(what + " where it must " + jumps[jump])
	case e.kind == core.Ensures && k.Behavior == core.ExceptionalBehavior:
		never("the statement ends normally where it must throw")
	case e.kind == core.Ensures:
		for _, c := range k.Ensures {
			demand(c, applies, l.clauseValue(s, c), worded(c)+" does not hold behind the statement")
		}
		l.takenFree([]*core.SpecCase{k}, []*Expr{applies}, core.Ensures)
	case e.kind == core.Signals && k.Behavior == core.NormalBehavior:
		never("an exception leaves the statement where it must end normally")
	case e.kind == core.Signals:
		l.throws(s, k, applies, e, demand)
	case k.Behavior == core.NormalBehavior:
		never("a jump leaves the statement where it must end normally")
	case k.Behavior == core.ExceptionalBehavior:
		never("a jump leaves the statement where it must throw")
	default:
		if e.kind == core.Returns && l.act.result != nil {
			s.result = l.read(l.act.result)
		}
		for _, c := range k.Jumps {
			if c.Kind == e.kind && c.Target == e.target {
				demand(c, applies, l.clauseValue(s, c), worded(c)+" does not hold where a jump leaves the statement")
			}
		}
	}
}

// throws checks what a case says of an exception that leaves the statement.
func (l *code) throws(s *spec, k *core.SpecCase, applies *Expr, e departure, demand func(*core.Clause, *Expr, value3, string)) {
	is := func(c *types.Class) *Expr {
		if e.exact != nil {
			return l.mk.boolean(e.exact.IsSubclassOf(c))
		}
		return l.withoutNull(l.isA(e.thrown, c))
	}
	for _, c := range k.SignalsOnly {
		ok := l.mk.no
		for _, t := range c.Exceptions {
			ok = l.mk.or(ok, is(t))
		}
		demand(c, applies, s.pure(ok), "an exception leaves the statement that is excluded by "+worded(c))
	}
	forAll := func(cs []*core.Clause, f func(c *core.Clause, cond *Expr, x value3)) {
		for _, c := range cs {
			of := l.mk.yes
			if c.Exception != nil {
				of = is(c.Exception)
			}
			if of == l.mk.no || l.cur == nil {
				continue
			}
			if v := c.ExceptionVar; v != nil {
				s.env[v] = e.thrown
				if c.Exception != nil {
					s.env[v] = l.narrowed(e.thrown, c.Exception)
				}
			}
			f(c, l.mk.and(applies, of), l.clauseValue(s, c))
		}
	}
	forAll(k.Signals, func(c *core.Clause, cond *Expr, x value3) {
		demand(c, cond, x, worded(c)+" does not hold when an exception leaves the statement")
	})
	forAll(freeClauses(k, core.Signals), l.takeWhere)
}

// takenFree takes the free clauses of a kind for granted in each case where it applies.
func (l *code) takenFree(cases []*core.SpecCase, applies []*Expr, kind core.ClauseKind) {
	for i, k := range cases {
		for _, c := range freeClauses(k, kind) {
			if l.cur != nil {
				l.takeWhere(c, applies[i], l.clauseValue(l.spec(l.act.this), c))
			}
		}
	}
}

// takeWhere takes for granted that a clause has the value x and holds, where cond does.
func (l *code) takeWhere(c *core.Clause, cond *Expr, x value3) {
	l.rest(c)
	l.bounded(value3{x.v, l.mk.yes, l.mk.implies(cond, x.in)}, c, c.Span())
	if ok := l.known(l.mk.implies(cond, l.mk.and(x.def, x.v))); l.cur != nil && ok != l.mk.yes {
		l.step(Edge{Op: Assume, Cond: ok, Span: c.Span(), Label: c.Span().Text()})
	}
}

// refinement is the property of a clause or case of the contract of a statement.
func (l *code) refinement(of core.Node, message string) *Property {
	return l.property(Assertion, of, 0, of.Span(), message)
}

// violation is the key of one way to break a case as a whole, by how it is left.
type violation struct {
	of  any
	how string
}

// worded is a clause as messages name it.
func worded(c *core.Clause) string { return strings.TrimSuffix(source.OneLine(c.Text()), ";") }
