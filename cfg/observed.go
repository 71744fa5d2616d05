package cfg

import (
	"cmp"
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// A pure method is a function of the state: a call of it in code gives what a clause means
// by the same call. Where code calls it by its contract, and clauses call it as well, in
// which its body counts, the result is that value of the state of the call.
//
//	//@ ensures \result >= 0;
//	/*@ pure @*/ int size() { return n; }
//	//@ requires size() > 0;
//	void first() { if (size() == 0) throw new IllegalStateException(); … }
//
// That is so of every execution that returns, whatever the contract says. Nothing is said
// where the value is undefined or beyond the bounds, of results that may be new objects, nor
// where a class below may run what is not known.

// asInClauses assumes of the result r of the call what clauses mean by it.
func (s *substitution) asInClauses(r *Expr) {
	e, ok := s.call.(*core.Call)
	if !ok || !s.m.Pure || e.VarArgs || s.cur == nil || s.opt.supportCheck != nil || s.opt.isUnknown(s.m) || !s.isSameInClauses(r.Type) {
		return
	}
	if s.recv != nil && len(s.unknownKinds(s.recv)) > 0 {
		return
	}
	x, ok := s.valueInClauses(e)
	if !ok {
		return
	}
	same := s.mk.implies(s.mk.at(s.before, s.mk.and(x.def, x.in)), s.sameValue(r, s.mk.at(s.before, x.v), e))
	if same != s.mk.yes {
		s.step(Edge{Op: Assume, Cond: same, Span: e.Span()})
	}
}

// asFunction assumes of the result r of a call of a pure method without a body that it is what
// the method gives for the same arguments in the same state, whoever calls it.
//
//	int a = at(1), b = at(1);
//	//@ assert a == b;
func (s *substitution) asFunction(r *Expr) {
	f := s.m.VersionOf()
	if f == nil || s.cur == nil || s.opt.supportCheck != nil || !s.scope.fields[f] {
		return
	}
	var args []*Expr
	if s.recv != nil {
		args = append(args, s.narrowTo(s.recv, f.Class))
	}
	args = append(args, s.args...)
	var v *Expr
	s.readIn(s.before, func() { v = s.application(f, s.m.Result, args) })
	s.step(Edge{Op: Assume, Cond: s.mk.eq(r, s.mk.at(s.before, v)), Span: s.call.Span()})
}

// isSameInClauses reports whether clauses make no new objects of a result of type t.
func (s *substitution) isSameInClauses(t types.Type) bool {
	if !types.IsReference(t) {
		return true
	}
	c, ok := types.Leaf(t).(*types.Class)
	return (!ok || !c.IsOutside() && !c.Compiled) && !s.isOpaqueText(t)
}

// sameValue states that two results of the method are the same.
func (s *substitution) sameValue(r, v *Expr, e *core.Call) *Expr {
	if types.IsFloating(r.Type) {
		none := func(x *Expr) *Expr { return s.mk.not(s.mk.float(OpFEq, x, x)) }
		return s.mk.or(s.mk.float(OpFEq, r, v), s.mk.and(none(r), none(v)))
	}
	return s.equal(r, v, e.Span())
}

// valueInClauses is the value that clauses mean by the call, in its state; false: they do not
// call all that it can run, or there is none.
func (s *substitution) valueInClauses(e *core.Call) (x value3, ok bool) {
	clause, before := s.needs.clause, slices.Clone(s.needs.of[source.Span{}])
	s.needs.clause = source.Span{}
	defer func() {
		s.needs.clause = clause
		if s.needs.of != nil {
			s.needs.of[source.Span{}] = before
		}
		if p := recover(); p != nil {
			if _, refused := p.(bail); !refused {
				panic(p)
			}
			x, ok = value3{}, false
		}
	}()
	s.readIn(s.before, func() {
		ts := s.targets(s.m, e.Virtual, s.recv, e.Span())
		if len(ts) == 0 || slices.ContainsFunc(ts, func(t target) bool { return !s.scope.methods[walked{t.method, true}] }) {
			return
		}
		x, ok = s.code.spec(nil).dispatched(e, ts, s.recv, s.args), true
	})
	return x, ok
}

// compared lets calls of one pure method, of which there are several in the code, have the
// values that clauses would mean by them, where that takes no more than the fields of objects
// that the check knows anyway.
//
//	int a = s.at(1), b = s.at(1);
//	//@ assert a == b;
func (s *scope) compared() {
	var ms []*types.Method
	for m, calls := range s.observing {
		if len(calls) > 1 {
			ms = append(ms, m)
		}
	}
	slices.SortFunc(ms, func(a, b *types.Method) int {
		return cmp.Or(a.Class.ID-b.Class.ID, int(a.Span.Start-b.Span.Start))
	})
	for _, m := range ms {
		c := s.observing[m][0]
		trial := newScope(s.w, s.prog, s.opt, s.point)
		trial.checked = s.checked
		trial.inSpec = true
		trial.call(m, false, c)
		trial.inSpec = false
		trial.drain()
		if len(trial.diags)+len(trial.untranslated)+len(trial.sealed)+len(trial.instantiated) > 0 || slices.ContainsFunc(trial.types, func(t types.Type) bool { return !s.typeSet[t] }) {
			continue
		}
		s.inSpec = true
		s.call(m, false, c)
		s.inSpec = false
		s.drain()
	}
}
