package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/types"
)

// throws are the kinds of exceptions that the contract admits.
func (s *substitution) throws() []*Kind {
	var ks []*Kind
	seen := map[*Kind]bool{}
	add := func(t types.Type) {
		for _, k := range s.u.kindsOf(t) {
			if c, ok := k.Type.(*types.Class); ok && !seen[k] && isThrowable(c) {
				seen[k] = true
				ks = append(ks, k)
			}
		}
	}
	for _, t := range s.named() {
		add(t)
	}
	if s.opt.isUnknown(s.m) {
		return s.unknownThrows(ks)
	}
	return ks
}

// named are the classes of exceptions that the contract admits by name.
func (s *substitution) named() []*types.Class {
	cs := s.allowedExceptions()
	for _, k := range s.contractOf(s.m) {
		for _, c := range k.Signals {
			if c.Exception != nil {
				cs = append(cs, c.Exception)
			}
		}
		for _, c := range k.SignalsOnly {
			cs = append(cs, c.Exceptions...)
		}
		if k.Behavior == core.ExceptionalBehavior && len(k.Signals)+len(k.SignalsOnly) == 0 {
			cs = append(cs, s.throwable().(*types.Class))
		}
		cs = append(cs, s.opt.open(s.w, k)...)
	}
	return cs
}

// widest is the widest of the classes named that an exception of a class is of; nil: it is of
// none.
func widest(class *types.Class, named []*types.Class) (w *types.Class) {
	for _, c := range named {
		if class.IsSubclassOf(c) && (w == nil || w.IsSubclassOf(c)) {
			w = c
		}
	}
	return w
}

// allowedExceptions are the classes of exceptions that the declarations of the methods that
// the call can run name, and of a method without a contract those that its throw
// statements may raise.
func (s *substitution) allowedExceptions() (cs []*types.Class) {
	for _, t := range s.scope.targets(s.m) {
		cs = append(cs, t.DeclaredThrows()...)
	}
	return append(cs, s.opt.unsaid(s.w, s.m)...)
}

// exceptional throws a new exception of each admitted kind under what the
// contract promises then.
func (s *substitution) exceptional(kinds []*Kind) {
	at := s.call.Span()
	from, facts := s.cur, s.facts
	if from == nil {
		return
	}
	named := s.named()
	for _, k := range kinds {
		s.cur, s.facts = from, copyFacts(facts)
		class := k.Type.(*types.Class)
		c := s.temp(s.call, class.SimpleName(), class)
		s.step(Edge{Op: Alloc, Comp: c, NewKind: k, Span: at, Step: Statement, Label: "throw " + class.SimpleName()})
		e := s.read(c)
		s.learn(s.mk.nonNull(e))
		s.arbitraryFields(c, k)
		s.ensured()
		by := byThrow
		if !s.opt.isUnknown(s.m) { // nothing says that anybody else did not
			by = raisers[s.m.ByContract(class, named, runtimeClasses(s.w))]
			s.markRaised(e, by, at)
		}
		allowed := s.mk.no
		for _, t := range s.allowedExceptions() {
			allowed = s.mk.or(allowed, s.mk.boolean(class.IsSubclassOf(t)))
		}
		for _, cs := range s.contractOf(s.m) {
			if s.cur == nil {
				break
			}
			satisfied := s.satisfied(cs)
			if cs.Behavior == core.NormalBehavior {
				s.take(satisfied, value3{s.mk.no, s.mk.yes, s.mk.yes}, at, "it does not throw")
				continue
			}
			covers := s.mk.boolean(len(cs.SignalsOnly) > 0 || cs.Behavior == core.ExceptionalBehavior && len(cs.Signals) == 0)
			for _, t := range s.opt.open(s.w, cs) {
				covers = s.mk.or(covers, s.mk.boolean(class.IsSubclassOf(t)))
			}
			for _, cl := range cs.SignalsOnly {
				ok := false
				for _, t := range cl.Exceptions {
					ok = ok || class.IsSubclassOf(t)
				}
				s.take(satisfied, value3{s.mk.boolean(ok), s.mk.yes, s.mk.yes}, cl.Span(), cl.Text())
			}
			for _, cl := range slices.Concat(cs.Signals, s.free(cs, core.Signals)) {
				if cl.Exception != nil && !class.IsSubclassOf(cl.Exception) {
					continue
				}
				if !cl.Free {
					covers = s.mk.yes
				}
				sp := s.spec(cs)
				if cl.ExceptionVar != nil {
					sp.env[cl.ExceptionVar] = e
				}
				s.take(satisfied, s.clauseValue(sp, cl), cl.Span(), cl.Text())
			}
			allowed = s.mk.or(allowed, s.mk.and(satisfied, covers))
		}
		s.take(s.mk.yes, value3{allowed, s.mk.yes, s.mk.yes}, at, "the exception is admitted")
		if s.cur != nil {
			s.raise(e, raising{exact: class, named: widest(class, named), by: by, of: s.call, at: at, unsaid: s.opt.UnknownCalls == UnknownPlain && s.opt.isUnknown(s.m) && !slices.Contains(s.m.Throws, class)})
		}
	}
	s.cur = nil
}

// arbitraryFields gives the fields of a new exception arbitrary values.
func (s *substitution) arbitraryFields(c *Component, k *Kind) {
	s.may.grow(k)
	for _, f := range s.heapComponents() {
		if f.Kind != Field || f.Sort != k.Sort {
			continue
		}
		sp := s.code.spec(nil)
		b := sp.bound(keepBound{s.call, f}, "o", s.widestOf(f.Sort), s.call.Span())
		b.Kinds = f.Sort.Kinds
		s.step(Edge{Op: Havoc, Comp: f, Bound: b, OfNew: true, Cond: s.mk.not(s.mk.eq(s.mk.boundVar(b), s.read(c))), Span: s.call.Span()})
	}
}
