package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// expect makes the edges that end in a violation of p where cond holds: one for
// an undefined predicate, and one for each conjunct that is false. Where the
// predicate is undefined it is violated, so that a conjunct's value there, which
// means nothing, adds nothing.
func (l *code) expect(p *Property, cond *Expr, x value3, at source.Span) {
	x.def, x.v = l.known(x.def), l.known(x.v)
	if x.in != l.mk.yes {
		beyond := l.mk.and(cond, l.mk.not(x.in))
		l.exitEdge(Edge{Exit: CutOff, Cut: l.specCut(p, at), Cond: beyond, Span: at})
	}
	switch decided := l.mk.and(cond, x.in); {
	case decided != l.mk.yes:
		l.exitEdge(Edge{Exit: Evaluated, Property: p, Cond: decided, Span: at})
	case x.def == l.mk.yes && x.v == l.mk.yes:
		p.Certain = true
	}
	if x.def != l.mk.yes {
		l.exitEdge(Edge{Exit: Violation, Property: p, Cond: l.mk.and(cond, x.in, l.mk.not(x.def)), Span: at, Label: p.Message + " (it is undefined)"})
	}
	for _, c := range conjuncts(x.v) {
		if c == l.mk.yes {
			continue
		}
		l.exitEdge(Edge{Exit: Violation, Property: p, Cond: l.mk.and(cond, x.in, l.mk.not(c)), Span: at, Label: p.Message})
	}
}

// afterNormal checks the contract where the method returns.
func (l *code) afterNormal(m *types.Method) {
	if g := l.g; g.Result != nil && types.IsReference(m.Result) {
		r := l.read(g.Result)
		if m.NonNull {
			p := l.property(Postcondition, "result", 0, m.Span, "the result is null")
			l.expect(p, l.mk.yes, value3{l.mk.nonNull(r), l.mk.yes, l.mk.yes}, m.Span)
		}
		if m.ElemNonNull {
			s := l.spec(nil)
			p := l.property(Postcondition, "result", 1, m.Span, "an element of the result is null")
			l.expect(p, l.mk.yes, s.pure(s.nonNullElements(m, r)), m.Span)
		}
	}
	for i, k := range l.contractOf(m) {
		cond := l.applies(m, k)
		if k.Behavior == core.ExceptionalBehavior {
			p := l.property(Postcondition, k, i, k.Span(), "the method returns normally where it must throw")
			l.exitEdge(Edge{Exit: Violation, Property: p, Cond: cond, Span: k.Span(), Label: p.Message})
			continue
		}
		s := l.postSpec(m, k)
		earlier := facts{}
		for _, c := range k.Ensures {
			p := l.property(Postcondition, c, 0, c.Span(), "does not hold: "+c.Text())
			x := l.clauseValue(s, c)
			if l.mk.under(x.def, earlier) == l.mk.yes { // where an earlier clause fails, that is what is wrong
				x.def = l.mk.yes
			}
			l.expect(p, cond, x, c.Span())
			for _, f := range conjuncts(x.v) {
				earlier[f] = true
			}
		}
	}
	var roots []*Expr
	if m.Constructor {
		roots = append(roots, l.act.this)
	} else if r := l.g.Result; r != nil && types.IsReference(m.Result) {
		roots = append(roots, l.read(r))
	}
	l.afterwards(m, roots...)
}

func (l *code) postSpec(m *types.Method, k *core.SpecCase) *spec {
	s := l.caseSpec(m, k)
	s.params = true
	if l.g.Result != nil {
		s.result = l.read(l.g.Result)
	}
	return s
}

// afterwards checks what holds after every way to end; roots are what the method
// hands over there.
func (l *code) afterwards(m *types.Method, roots ...*Expr) {
	if m.Helper {
		return
	}
	var after []invariant
	l.finishing(roots, func() { after = l.invariants(nil) })
	for _, i := range after {
		if m.Derived == types.Initialised && i.static != m.Class && (i.static != nil || !m.Class.States(i.class)) {
			continue
		}
		if f, ok := i.key.(*types.Field); ok && f.IsHidden() {
			continue // nobody assigns it
		}
		p := l.property(Invariant, i.key, i.sub, i.span, "does not hold afterwards: "+i.text)
		l.expect(p, l.mk.yes, i.value, i.span)
	}
	if m.Derived != types.Initialised {
		l.history(m)
	}
}

// constraint is what a constraint of class c states of the objects that existed
// before, there and at cur.
func (l *code) constraint(c *types.Class, cl *core.Clause, before *Node) value3 {
	value := func(s *spec) value3 {
		s.old = before
		return l.clauseValue(s, cl)
	}
	if cl.Static {
		return value(l.spec(nil))
	}
	return l.ofAll(c, facts{}, func(s *spec) value3 {
		was := l.mk.at(before, s.existed(s.this))
		return impliedBy(s, was, s.given(was, value(s)))
	})
}

// history checks constraints, and of constructors initially clauses.
func (l *code) history(m *types.Method) {
	for _, c := range l.scope.specified {
		for _, cl := range l.prog.Specs(c) {
			switch {
			case cl.Redundantly:
			case cl.Kind == core.Initially && m.Constructor && !l.except && m.Class.IsSubclassOf(c):
				p := l.property(Initially, cl, 0, cl.Span(), "does not hold: "+cl.Text())
				s := l.spec(l.act.this)
				s.old = nil
				l.expect(p, l.mk.yes, l.clauseValue(s, cl), cl.Span())
			case cl.Kind == core.Constraint && m.Constructor && l.opt.InvariantsReceiverOnly && !cl.Static: // there was no receiver
			case cl.Kind == core.Constraint && cl.Binds(m): // of what existed before: not of the object constructed
				p := l.property(Constraint, cl, 0, cl.Span(), "does not hold: "+cl.Text())
				l.expect(p, l.mk.yes, l.constraint(c, cl, l.g.Entry), cl.Span())
			}
		}
	}
}

// leaveBy ends the checked method by exception v.
func (l *code) leaveBy(v *Expr, r raising) {
	if l.opt.supportCheck != nil && l.opt.supportCheck.callee {
		l.cur = nil
		return
	}
	if l.guards() {
		l.exitByThrow(v, r)
		return
	}
	if bad := l.known(l.unspoken(v, r)); bad != l.mk.no {
		if l.forbid(v, r, bad); l.cur == nil {
			return
		}
	}
	if l.mayDeclare(v, r) {
		l.leaveAs(v, r)
		return
	}
	l.exceptionalEnd(v, r)
}

// unspoken is that nothing in the contract could admit exception v, in whatever case: then
// it is wrong where it is thrown. Of a value whose class is not known it is decided at the
// exceptional end, as far as only the class matters.
func (l *code) unspoken(v *Expr, r raising) *Expr {
	may := func(by types.Thrower) bool {
		if r.exact != nil {
			return l.mayAllow(r.exact, by)
		}
		return slices.ContainsFunc(l.u.kindsOf(v.Type), func(k *Kind) bool { return l.mayAllow(k.Type.(*types.Class), by) })
	}
	if !may(types.ByThrow) {
		return l.mk.yes
	}
	if !l.dependsOnThrower() {
		return l.mk.no
	}
	o := l.originOf(v, r.by, r.of, r.at)
	return l.mk.or(l.unspokenBy(types.ByLibrary, o.library, v, r), l.unspokenBy(types.ByJVM, o.jvm, v, r))
}

// unspokenBy is unspoken of what a raiser made.
func (l *code) unspokenBy(by types.Thrower, thrown, v *Expr, r raising) *Expr {
	bad := l.mk.no
	for _, k := range l.u.kindsOf(v.Type) {
		c := k.Type.(*types.Class)
		switch {
		case thrown == l.mk.no || r.exact != nil && c != r.exact || l.mayAllow(c, by):
		case r.exact != nil:
			bad = thrown
		default:
			bad = l.mk.or(bad, l.mk.and(thrown, l.mk.instanceOf(v, []*Kind{k})))
		}
	}
	return bad
}

// mayDeclare reports whether the declaration of the checked method may be what admits
// exception v: no clause of its contract speaks of such.
func (l *code) mayDeclare(v *Expr, r raising) bool {
	return slices.ContainsFunc(l.u.kindsOf(v.Type), func(k *Kind) bool {
		c := k.Type.(*types.Class)
		return (r.exact == nil || c == r.exact) && !l.mayAllowByClause(c) &&
			slices.ContainsFunc(l.admissions(), func(a types.Admission) bool { return c.IsSubclassOf(a.Class) })
	})
}

// leaving is the property that an exception does not leave the checked method. A call by
// contract may end by exceptions of several classes, and each has its own.
func (l *lowering) leaving(v *Expr, r raising) *Property {
	class := 0
	if r.exact != nil {
		class = r.exact.ID + 1
	}
	return l.property(Exception, r.of, class, r.at, r.name(v)+" leaves the method, which admits no such exception")
}

// exceptionalEnd leads to where the contract is checked after an exception has left
// the method; it gives the edge that hands the exception over.
func (l *code) exceptionalEnd(v *Expr, r raising) *Edge {
	g := l.g
	if l.exceptional == nil {
		l.exceptional = l.node(g.Method.Span)
		g.Thrown = l.component(&Component{Kind: Local, Name: `\exception`, Type: l.throwable()})
	}
	e := l.step(Edge{Op: Assign, Comp: g.Thrown, Value: v, Span: r.at, Step: Statement, Label: "throw " + r.name(v)})
	if l.cur != nil {
		l.learn(l.mk.nonNull(l.read(g.Thrown)))
	}
	l.link(l.exceptional, Edge{Span: r.at})
	return e
}

// mayAllow reports whether the contract may admit an exception of the class that somebody
// raised, or has a clause that decides about it at the exceptional end.
func (l *lowering) mayAllow(class *types.Class, by types.Thrower) bool {
	return slices.ContainsFunc(l.admissions(), func(a types.Admission) bool { return a.Allows(class, by) }) || l.mayAllowByClause(class)
}

// mayAllowByClause is mayAllow by what is written in the contract, and by what the flags
// let leave where nothing is written.
func (l *lowering) mayAllowByClause(class *types.Class) bool {
	unspecified := true
	for _, k := range l.contractOf(l.g.Method) {
		if k.Behavior == core.NormalBehavior || k.Behavior == core.ExceptionalBehavior || len(k.Signals)+len(k.SignalsOnly) > 0 {
			unspecified = false
		}
		if len(k.SignalsOnly) > 0 || k.Behavior == core.ExceptionalBehavior || slices.ContainsFunc(l.opt.open(l.w, k), class.IsSubclassOf) {
			return true
		}
		for _, c := range k.Signals {
			if c.Exception == nil || class.IsSubclassOf(c.Exception) {
				return true
			}
		}
	}
	return unspecified && l.opt.Exceptions == types.AnyUnchecked && isUnchecked(class)
}

// isUnchecked reports whether a class is one of the unchecked exceptions.
func isUnchecked(c *types.Class) bool {
	for ; c != nil; c = c.Super {
		if c.Name == "java.lang.RuntimeException" || c.Name == "java.lang.Error" {
			return true
		}
	}
	return false
}

// afterException checks the contract where an exception leaves the method.
func (l *code) afterException(m *types.Method) {
	thrown := l.read(l.g.Thrown)
	is := func(t types.Type) *Expr { return l.withoutNull(l.isA(thrown, t)) }
	from := origin{l.mk.no, l.mk.no}
	if l.dependsOnThrower() && !l.guards() { // else what may not leave has been stopped where it is thrown
		from = l.originOf(thrown, byAllocator, l.exceptional, m.Span)
	}
	declared := l.declared(from, is)
	allowed := declared
	unspecified := true
	normal := l.mk.no
	var allows []caseAllows
	for _, k := range l.contractOf(m) {
		a := caseAllows{l.applies(m, k), l.mk.no}
		if k.Behavior == core.NormalBehavior {
			normal = l.mk.or(normal, a.applies)
		} else {
			a.exception = l.signals(m, k, a.applies, thrown, is)
			allowed = l.mk.or(allowed, l.mk.and(a.applies, a.exception))
		}
		unspecified = unspecified && !specifiesExceptions(k)
		allows = append(allows, a)
	}
	if l.guards() {
		allowed = l.mk.yes // what may not leave has been stopped where it is thrown
	}
	if unspecified && l.opt.Exceptions == types.AnyUnchecked {
		for _, k := range l.u.kindsOf(l.throwable()) {
			if isUnchecked(k.Type.(*types.Class)) {
				allowed = l.mk.or(allowed, l.mk.instanceOf(thrown, []*Kind{k}))
			}
		}
	}
	if bad := l.mk.or(normal, l.mk.not(allowed)); bad != l.mk.no {
		p := l.property(Exception, m, 0, m.Span, "an exception leaves the method that its contract does not admit")
		l.exitEdge(Edge{Exit: Violation, Property: p, Cond: bad, Span: m.Span, Label: p.Message})
	}
	l.allowedAbove(m, allows, declared, is)
	l.except = m.Constructor
	l.afterwards(m, thrown)
	l.except = false
}

// specifiesExceptions reports whether a case says which exceptions leave.
func specifiesExceptions(k *core.SpecCase) bool {
	return len(k.Signals)+len(k.SignalsOnly) > 0 || k.Behavior == core.NormalBehavior || k.Behavior == core.ExceptionalBehavior
}

// signals checks what a case that applies says of the exception that leaves, and gives the
// condition that the case admits it.
func (l *code) signals(m *types.Method, k *core.SpecCase, applies, thrown *Expr, is func(types.Type) *Expr) *Expr {
	covers := l.coveredUnsaid(k, is)
	s := l.postSpec(m, k)
	s.result = nil
	for _, c := range k.SignalsOnly {
		ok := l.mk.no
		for _, t := range c.Exceptions {
			ok = l.mk.or(ok, is(t))
		}
		p := l.property(SignalsOnly, c, 0, c.Span(), "an exception leaves that is excluded by "+c.Text())
		l.expect(p, applies, s.pure(ok), c.Span())
	}
	for _, c := range k.Signals {
		of := l.mk.yes
		if c.Exception != nil {
			of = is(c.Exception)
		}
		covers = l.mk.or(covers, of)
		if c.ExceptionVar != nil {
			s.env[c.ExceptionVar] = thrown
			if c.Exception != nil {
				s.env[c.ExceptionVar] = l.narrowed(thrown, c.Exception)
				l.mk.never[s.env[c.ExceptionVar]] = true
			}
		}
		p := l.property(Signals, c, 0, c.Span(), "does not hold when the exception leaves: "+c.Text())
		l.expect(p, l.mk.and(applies, of), s.given(of, l.clauseValue(s, c)), c.Span())
	}
	return covers
}

// coveredUnsaid is whether a case admits the exception whatever its signals clauses say.
func (l *code) coveredUnsaid(k *core.SpecCase, is func(types.Type) *Expr) *Expr {
	if len(k.SignalsOnly) > 0 || k.Behavior == core.ExceptionalBehavior && len(k.Signals) == 0 {
		return l.mk.yes
	}
	covers := l.mk.no
	for _, t := range l.opt.open(l.w, k) {
		covers = l.mk.or(covers, is(t))
	}
	return covers
}

// caseAllows reports whether a case applies, and whether it admits the exception then.
type caseAllows struct{ applies, exception *Expr }

// allowedAbove checks that an exception is one that callers by the contracts of overridden
// methods expect, where these let the method be called.
func (l *code) allowedAbove(m *types.Method, allows []caseAllows, declared *Expr, is func(types.Type) *Expr) {
	for _, a := range m.Contract.Above {
		called, allowed := l.mk.no, declared
		for _, i := range a.Cases {
			called = l.mk.or(called, allows[i].applies)
			allowed = l.mk.or(allowed, l.mk.and(allows[i].applies, allows[i].exception))
		}
		for _, t := range l.opt.unsaid(l.w, a.Method) {
			allowed = l.mk.or(allowed, is(t))
		}
		if bad := l.mk.and(called, l.mk.not(allowed)); bad != l.mk.no {
			p := l.property(Exception, a.Method, 0, m.Span, "an exception leaves the method that the contract of "+a.Method.QName()+", which it overrides, does not admit")
			l.exitEdge(Edge{Exit: Violation, Property: p, Cond: bad, Span: m.Span, Label: p.Message})
		}
	}
}
