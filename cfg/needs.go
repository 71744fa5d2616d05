package cfg

import (
	"fmt"
	"slices"
	"strings"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// need is a construct of a specification that a bound may not suffice for.
type need struct {
	flag  string // of the command line: array-length, unwind, recursion
	bound int
	what  string // \sum, loop, call of m
	at    source.Span
	// by is the method of the library whose model does not say what is asked of it.
	by *types.Method
	// nonterminating: no bound suffices.
	nonterminating bool
}

func (n need) String() string {
	if n.nonterminating {
		return fmt.Sprintf("a %s at %s:%d that returns, and none does", n.what, n.at.File.Name, n.at.Line())
	}
	return fmt.Sprintf("more than --%s %d for the %s at %s:%d", n.flag, n.bound, n.what, n.at.File.Name, n.at.Line())
}

// needs keeps what each clause needs, by the clause's place.
type needs struct {
	clause source.Span // that is being lowered
	of     map[source.Span][]need
}

// note says what the clause that is being lowered may need.
func (ns *needs) note(n need) {
	if ns.of == nil {
		ns.of = map[source.Span][]need{}
	}
	if !slices.Contains(ns.of[ns.clause], n) {
		ns.of[ns.clause] = append(ns.of[ns.clause], n)
	}
}

// pass lets what a clause needs count for another place as well.
func (ns *needs) pass(from, to source.Span) {
	old := ns.clause
	ns.clause = to
	for _, n := range ns.of[from] {
		ns.note(n)
	}
	ns.clause = old
}

// stated lowers an expression of the clause at a place.
func (l *code) stated(s *spec, x core.Expr, clause source.Span) value3 {
	old := l.needs.clause
	l.needs.clause = clause
	defer func() { l.needs.clause = old }()
	return s.eval(x)
}

// specCut is the place where evaluating a clause is cut off.
func (l *lowering) specCut(of any, at source.Span) *Cut {
	c := l.cut("specification", of, at, 0)
	if p, ok := of.(*Property); ok {
		p.Bounded, c.Property = true, p
	}
	var parts []string
	c.Nonterminating = len(l.needs.of[at]) > 0
	for _, n := range l.needs.of[at] {
		if n.by != nil {
			c.LeftOut, c.By = true, n.by
		}
		parts = append(parts, n.String())
		c.Nonterminating = c.Nonterminating && n.nonterminating
	}
	if len(parts) > 0 {
		c.Detail = "needs " + strings.Join(parts, ", or ")
	}
	return c
}

// neverEnds reports whether a loop of the library is how its model says that it does not say
// what happens: nothing in it ends it.
func neverEnds(p core.Stmt) bool {
	l, ok := p.(*core.Loop)
	if !ok || !types.IsInLibrary(l.Span()) || len(l.Update) > 0 {
		return false
	}
	b, ok := l.Body.(*core.Block)
	return ok && len(b.Stmts) == 0
}

// byLibrary is the method of the library that a clause calls, of those that are being
// expanded; nil: it calls none.
func (s *spec) byLibrary() *types.Method {
	for _, m := range s.calls {
		if m.Class.Library {
			return m
		}
	}
	return nil
}
