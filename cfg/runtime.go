package cfg

import (
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// check is a run-time check that an expression needs, collected while its
// operands are evaluated and made edges by flush, in order. fail reads the state
// of cur.
type check struct {
	fail    *Expr
	ok      *Expr // its negation
	kind    PropertyKind
	message string
	node    core.Node
	span    source.Span
	in      *types.Method // whose code needs it
	args    []*Expr       // of which the message of its exception is made
	guard   *Expr         // where it matters; nil: everywhere
	via     *Edge         // Edge.Via
}

// messages of the checks of expressions when they fail.
var runtimeMessages = map[PropertyKind]string{
	NullDeref:   "is null",
	ArrayIndex:  "is out of range",
	ArrayLength: "is negative",
	ArrayStore:  "has no place in the array",
	CastCheck:   "is not of the type",
	Arithmetic:  "is zero",
	Overflow:    "overflows",
	Readable:    "may not be read",
	Writable:    "may not be written",
}

// require adds a run-time check: ok must hold at cur wherever the guard does.
// what is the operand that the message names; args are what the exception's own names.
func (l *code) require(kind PropertyKind, ok *Expr, node core.Node, what source.Span, args ...*Expr) {
	if l.cur == nil {
		return
	}
	if l.guard != nil {
		given := facts{}
		for _, c := range conjuncts(l.guard) {
			given[c] = true
		}
		ok = l.mk.under(ok, given)
	}
	if ok = l.known(ok); ok == l.mk.yes {
		return
	}
	for _, c := range l.pending {
		if c.fail == l.mk.not(ok) {
			return
		}
	}
	fail := l.mk.not(ok)
	if l.guard != nil {
		fail = l.mk.and(l.guard, fail)
		ok = l.mk.implies(l.guard, ok)
	}
	if fail == l.mk.no {
		return
	}
	l.pending = append(l.pending, check{fail, ok, kind, what.Text() + " " + runtimeMessages[kind], node, what, l.act.method, args, l.guard, l.act.via(what)})
}

// flush makes the pending checks edges: each leads to a violation or, where the
// exception can be caught or is admitted by the contract, to where it goes.
func (l *code) flush() {
	checks := l.pending
	l.pending = nil
	if l.cur == nil || len(checks) == 0 {
		return
	}
	guard := l.guard
	l.guard = nil
	defer func() { l.guard = guard }()
	passed := l.mk.yes
	from, facts := l.cur, l.facts
	for _, c := range checks {
		cond := l.mk.and(passed, c.fail)
		passed = l.mk.and(passed, c.ok)
		if cond == l.mk.no {
			continue
		}
		l.cur, l.facts = from, facts
		class := l.w.Lookup(runtimeExceptions[c.kind])
		if class != nil && l.isLeftOut(class) {
			continue
		}
		if class == nil || !l.mayLand(class, c.in.CheckThrower()) {
			p := l.property(c.kind, c.node, 0, c.span, c.message)
			l.exitEdge(Edge{Exit: Violation, Property: p, Cond: cond, Span: c.span, Label: c.message, Via: c.via})
			if l.opt.Passing {
				if c.guard == nil {
					c.guard = l.mk.yes
				}
				l.exitEdge(Edge{Exit: Evaluated, Property: p, Cond: l.mk.and(passed, c.guard), Span: c.span})
			}
			continue
		}
		l.facts = copyFacts(facts)
		l.step(Edge{Op: Assume, Cond: cond, Span: c.span, Step: Branch, Label: c.message})
		l.throwNew(class, c)
	}
	l.cur, l.facts = from, facts
	if passed == l.mk.no {
		l.cur = nil
		return
	}
	l.step(Edge{Op: Assume, Cond: passed, Span: checks[0].span})
}
