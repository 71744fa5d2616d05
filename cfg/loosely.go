package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// The invariants of the library's collections ask keys whether they are equal, for their hash
// codes and for their order, and programs answer with code that clauses cannot call: it makes an
// array, or it is a stranger's. Of what such a call gives, nothing is assumed: the invariant is
// stated of the other keys alone, so that there are more states before the call than there can
// be, and none fewer.
//
//	record Name(List<String> parts) { public int hashCode() { return String.join(".", parts).hashCode(); } }
//	Map<Name, String> map;

// looseness is how a clause is lowered that is stated as far as it can be: of what is not known
// either the value counts as beyond the bounds, so that nothing is stated of it (in is false
// there), or as something, so that in tells the bounds alone.
type looseness struct {
	open    bool // there is something that is not known
	ignored bool // the value counts as something
}

// unknown is the value of an expression under a condition that says where it is not known.
func (k *looseness) unknown(s *spec, where *Expr) (in *Expr) {
	k.open = true
	if k.ignored {
		return s.mk.yes
	}
	return s.mk.not(where)
}

// loosely executes a statement of a body. The executions that come to one without translation
// end there, and nothing is known of the value.
func loosely(s *spec, st core.Stmt) {
	r := s.run
	start, jumps := r.now, len(r.jumps)
	defer func() {
		switch p := recover().(type) {
		case nil:
		case bail:
			if slices.ContainsFunc(p.why, func(d *source.Diagnostic) bool { return d.Code != source.Unsupported }) {
				panic(p)
			}
			r.in = s.mk.and(r.in, s.loose.unknown(s, start.live))
			r.now, r.jumps = path{s.mk.no, start.env}, r.jumps[:jumps]
		default:
			panic(p)
		}
	}()
	s.exec(st)
}

// reflexive is the value x of a call, where it is not known whether an object equals itself: it
// does, as all who look for a key know it by its identity first.
func reflexive(s *spec, m *types.Method, recv *Expr, args []*Expr, x value3) value3 {
	if s.loose == nil || s.loose.ignored || x.in == s.mk.yes || m.Name != "equals" || len(args) != 1 || !types.IsReference(args[0].Type) {
		return x
	}
	itself := s.mk.and(s.mk.not(x.in), s.mk.eq(recv, args[0]))
	return value3{s.mk.or(itself, x.v), s.mk.or(itself, x.def), s.mk.or(itself, x.in)}
}

// looselyStated is what an invariant of the library states of an object, as far as clauses can
// say it. A quantifier states it of each value of its variables by itself.
func looselyStated(l *code, s *spec, cl *core.Clause) value3 {
	lower := func(ignored bool) (value3, bool) {
		s.loose = &looseness{ignored: ignored}
		defer func() { s.loose = nil }()
		q, ok := cl.X.(*core.Quantified)
		if !ok || q.Kind != `\forall` {
			return l.clauseValue(s, cl), s.loose.open
		}
		old := l.needs.clause
		l.needs.clause = cl.Span()
		defer func() { l.needs.clause = old }()
		bs, r, b := rangeAndBody(s, q, OpForall)
		b = weakened(s, b, ignored)
		return s.everywhere(bs, r, b, s.mk.bind(OpForall, bs, r.v, b.v)), s.loose.open
	}
	x, open := lower(false)
	if !open {
		return l.clauseValue(s, cl)
	}
	l.g.Loose = true
	bounded, _ := lower(true)
	x = weakened(s, x, false)
	x.in = bounded.in
	return x
}

// weakened states x where it is known.
func weakened(s *spec, x value3, ignored bool) value3 {
	if ignored {
		return x
	}
	return s.pure(s.mk.or(s.mk.not(x.in), s.mk.and(x.def, x.v)))
}
