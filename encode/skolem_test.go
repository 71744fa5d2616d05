package encode

import (
	"testing"

	"inspect/smtlib"
)

// TestSkolemise: alternatives share constants, conjuncts do not, and what is
// under a universal quantifier stays.
func TestSkolemise(t *testing.T) {
	e := &Encoding{b: smtlib.NewBuilder(), symbols: symbols{}}
	b := e.b
	w := b.BitVec(4)
	x, y, z := b.BoundVar("x", w), b.BoundVar("y", w), b.BoundVar("z", w)
	a, c := b.Const("a", w), b.Const("c", w)
	some := func(v, k *smtlib.Term) *smtlib.Term { return b.Exists([]*smtlib.Term{v}, b.ULt(v, k)) }
	s0, s1 := b.Const("!some_4_0", w), b.Const("!some_4_1", w)
	for _, u := range []struct{ name, got, want string }{
		{"conjunction", e.skolemise(b.And(some(x, a), some(y, c))).String(), b.And(b.ULt(s0, a), b.ULt(s1, c)).String()},
		{"disjunction", e.skolemise(b.Or(some(x, a), some(y, c))).String(), b.Or(b.ULt(s0, a), b.ULt(s0, c)).String()},
		{"negated universal", e.skolemise(b.Not(b.Forall([]*smtlib.Term{x}, b.ULt(x, a)))).String(), b.Not(b.ULt(s0, a)).String()},
		{"nested", e.skolemise(b.Exists([]*smtlib.Term{x}, b.Exists([]*smtlib.Term{y}, b.ULt(x, y)))).String(), b.ULt(s0, s1).String()},
		{"under a universal", e.skolemise(b.Forall([]*smtlib.Term{z}, b.Or(b.ULt(z, a), some(x, z)))).String(),
			b.Forall([]*smtlib.Term{z}, b.Or(b.ULt(z, a), some(x, z))).String()},
		{"universal in a disjunct", e.skolemise(b.Or(b.Forall([]*smtlib.Term{z}, b.ULt(z, a)), some(x, c))).String(),
			b.Or(b.Forall([]*smtlib.Term{z}, b.ULt(z, a)), b.ULt(s0, c)).String()},
	} {
		if u.got != u.want {
			t.Errorf("%s: %s, want %s", u.name, u.got, u.want)
		}
	}
}
