package cfg

import (
	"inspect/java/core"
	"inspect/java/types"
)

// A contract says what holds where a call returns. Of a method that is called by its own
// contract while it runs, that proves something only if the calls come to an end:
//
//	//@ ensures \result == 5;
//	static int self(int n) { return self(n); }    // by its contract alone it would hold
//
// So executions end at such a call unless a measure decreases there, and so they do at a
// call of a method that need not return, as its diverges clause says. Other executions go
// on behind the call: what they break is broken. A method that need not return itself may
// make such calls.

// Unmeasured is the kind of a Cut at a call by contract of a method that runs already,
// where no measure tells that such calls come to an end.
const Unmeasured = "call"

// Diverging is the kind of a Cut at a call of a method that need not return.
const Diverging = "diverges"

// mayNotReturn ends executions at a call by contract that may never return. now are the
// measures of the call.
func (s *substitution) mayNotReturn(now map[*core.Clause]measured) {
	if s.opt.isUnknown(s.m) {
		return
	}
	if s.scope.neverEnds(s.m) {
		s.cutOff(s.noReturn(), nil, s.call.Span())
		return
	}
	must := s.mk.not(s.mayDiverge())
	if a := s.running(); a != nil {
		cond := s.mk.and(must, s.mk.not(s.measuredBy(now, a)))
		why := s.m.QName() + " is called by its contract while it runs, and no measure tells that such calls come to an end"
		if a.method != s.m {
			why = s.m.QName() + " is called by its contract and may call " + shownName(a.method) + ", and no measures tell that such calls come to an end"
		}
		s.someEnd(Unmeasured, why, cond)
		if s.opt.FromBases && a.method == s.m && len(s.scope.targets(s.m)) == 1 && s.cur != nil {
			s.take(s.mk.yes, value3{s.mk.not(cond), s.mk.yes, s.mk.yes}, s.call.Span(), "no call of the method itself has returned")
		}
	}
	s.readIn(s.before, func() {
		s.someEnd(Diverging, s.m.QName()+" need not return, as its diverges clause says",
			s.mk.and(must, s.mk.at(s.before, s.diverges(s.m, s.spec))))
	})
}

// shownName names a method for a reader: that of a lambda has no name in the program.
func shownName(m *types.Method) string {
	if m.Class.Local != nil && m.Class.Local.Function != nil {
		return "the function in line " + itoa(m.Span.Line())
	}
	return m.QName()
}

// noReturn is the cut at a call of a method of which no call returns.
func (s *substitution) noReturn() *Cut {
	c := s.cut(Unmeasured, s.call, s.call.Span(), 0)
	c.Detail, c.Nonterminating = "no call of "+s.m.QName()+" returns", true
	return c
}

// someEnd lets executions for which cond holds end at the call: others of them go on.
func (s *substitution) someEnd(kind, why string, cond *Expr) {
	if cond = s.known(cond); s.cur == nil || cond == s.mk.no {
		return
	}
	c := s.cut(kind, s.call, s.call.Span(), 0)
	c.Detail = why
	s.checks()
	s.exitEdge(Edge{Exit: CutOff, Cut: c, Cond: cond, Span: s.call.Span()})
}

// running is the innermost activation that the call may come back to, of a method for
// whose calls its contract stands; nil: none.
func (s *substitution) running() *activation {
	for a := s.act; a != nil; a = a.caller {
		if s.opt.isByContract(a.method) && s.scope.comesBack(s.m, a.method) {
			return a
		}
	}
	return nil
}

// measuredBy reports whether measures of the call were compared with those of an activation:
// one counts in both, or each has one that counts.
func (s *substitution) measuredBy(now map[*core.Clause]measured, a *activation) *Expr {
	return s.mk.and(s.counts(s.m, now), s.counts(a.method, a.measures))
}

// mayDiverge reports whether the contract of the checked method lets it run for ever.
func (l *code) mayDiverge() *Expr {
	if l.diverging == nil {
		m := l.g.Method
		cur := l.cur
		l.cur = l.g.Entry
		l.diverging = l.mk.at(l.g.Entry, l.diverges(m, func(k *core.SpecCase) *spec { return l.caseSpec(m, k) }))
		l.cur = cur
	}
	return l.diverging
}

// diverges reports whether a contract lets a call run for ever: each case that applies says
// so. One without a diverges clause does not.
func (l *code) diverges(m *types.Method, context func(k *core.SpecCase) *spec) *Expr {
	cases := l.contractOf(m)
	all, any := l.mk.yes, l.mk.no
	for _, k := range cases {
		if len(k.Diverges) == 0 && len(cases) == 1 {
			return l.mk.no
		}
		s := context(k)
		satisfied := l.mk.yes
		if len(cases) > 1 {
			p := l.required(s, k)
			satisfied = l.mk.and(p.in, p.def, p.v)
		}
		states := l.mk.boolean(len(k.Diverges) > 0)
		for _, c := range k.Diverges {
			x := l.clauseValue(s, c)
			states = l.mk.and(states, x.in, x.def, x.v)
		}
		all, any = l.mk.and(all, l.mk.implies(satisfied, states)), l.mk.or(any, satisfied)
	}
	return l.mk.and(all, any)
}
