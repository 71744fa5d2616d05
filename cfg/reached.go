package cfg

import (
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// What a call of an unknown method can reach: what existed before the checked method, since
// other code may hold it; what static fields, the receiver and the arguments lead to; and what
// any of that leads to. An object that the method made and kept to itself stays as it is.
//
//	A a = new A(); a.n = 1; poll();     // a.n is 1
//	A b = new A(); b.n = 1; see(b);     // b.n is any int
//
// Once another call may have kept new objects where the graph does not look, all are reached.

// leads are the new objects that matter for those of a sort, and how they are reached.
type leads struct {
	kinds []*Kind
	comps []*Component
}

// unreachable prepares for each sort what the call at hand cannot reach.
func (s *substitution) unreachable() {
	if s.leaks || !s.opt.isUnknown(s.m) {
		return
	}
	s.reachability = map[*Sort]leads{}
	for _, sort := range s.g.Sorts {
		if ks, cs := s.leadingTo(sort.Kinds); len(ks) > 0 {
			s.reachability[sort] = leads{ks, cs}
		}
	}
}

// reached states that an object of a sort, which existed at the call, can be reached by it:
// a variable that is bound in any state.
func (s *substitution) reached(o *Expr, sort *Sort) *Expr {
	by, ok := s.reachability[sort]
	if !ok {
		return s.mk.yes
	}
	x := Expr{Op: OpSeen, Type: s.mk.boolT, Args: []*Expr{o}, Kinds: by.kinds, Comps: by.comps, At: s.g.Entry}
	root := func(v *Expr) {
		if v != nil && v.Op != OpNull && types.IsReference(v.Type) && s.mayBe(v.Type, by.kinds) {
			x.Args = append(x.Args, v)
		}
	}
	root(s.recv)
	for _, a := range s.args {
		root(a)
	}
	s.readIn(s.before, func() {
		for _, c := range s.g.Components {
			if c.Kind == Static && types.IsReference(c.Type) {
				root(s.read(c))
			}
		}
	})
	return s.mk.at(s.before, s.mk.cons(x))
}

// notGiven assumes that a reference which the call gives is none to what it cannot reach.
func (s *substitution) notGiven(r *Expr) {
	sort := s.u.sorts[r.Type]
	if _, ok := s.reachability[sort]; !ok || r.Op == OpNull || s.cur == nil {
		return
	}
	b := s.code.spec(nil).bound(keepBound{s.call, nil}, "o", s.widestOf(sort), s.call.Span())
	b.Kinds = sort.Kinds
	o := s.mk.boundVar(b)
	there := s.mk.at(s.before, s.mk.cons(Expr{Op: OpExists, Type: s.mk.boolT, Args: []*Expr{o}, Kinds: sort.Kinds}))
	other := s.mk.or(s.reached(o, sort), s.mk.not(s.mk.eq(o, r)))
	s.step(Edge{Op: Assume, Cond: s.mk.quantify(OpForall, b, there, other), Span: s.call.Span()})
}

// attempt runs f and reports whether it came to nothing that has no translation.
func (s *substitution) attempt(f func()) (done bool) {
	defer func() {
		if p := recover(); p != nil {
			if _, ok := p.(bail); !ok {
				panic(p)
			}
		}
	}()
	f()
	return true
}

// keepsValid assumes of each object of the library that it is as valid as before, and that what
// collections hold is what their types say where that was so: no call leaves one otherwise but
// of a method that works on it. Invariants are left out that have no translation there.
func (s *substitution) keepsValid() {
	if s.m.Pure || s.cur == nil {
		return
	}
	var was []*Expr
	s.readIn(s.before, func() {
		s.contents(s.g.Method, func(x value3, _ source.Span, _ string) { was = append(was, s.mk.at(s.before, x.v)) })
	})
	n := 0
	s.contents(s.g.Method, func(x value3, at source.Span, text string) {
		s.take(was[n], x, at, text)
		n++
	})
	for _, c := range s.scope.library {
		for _, cl := range s.prog.Specs(c) {
			if cl.Kind == core.Invariant {
				s.attempt(func() { s.take(s.mk.yes, s.preservedForAll(c, cl), s.call.Span(), cl.Text()) })
			}
		}
	}
}

// preservedForAll says that an invariant holds of each object of class c of which it held before
// the call.
func (s *substitution) preservedForAll(c *types.Class, cl *core.Clause) value3 {
	return s.ofAllObjects(c, facts{}, func(p *spec) value3 {
		var was value3
		s.readIn(s.before, func() { was = s.clauseValue(p, cl) })
		satisfied := s.mk.at(s.before, s.mk.and(was.def, s.mk.and(was.in, was.v)))
		return p.given(satisfied, impliedBy(p, satisfied, s.clauseValue(p, cl)))
	})
}
