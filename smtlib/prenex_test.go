package smtlib

import "testing"

// TestPullOut: nested quantifiers of one kind become one, unless a variable
// would be captured.
func TestPullOut(t *testing.T) {
	b := NewBuilder()
	s := b.BitVec(3)
	x, y, z := b.BoundVar("x", s), b.BoundVar("y", s), b.BoundVar("z", s)
	p := func(a, c *Term) *Term { return b.ULt(a, c) }
	vars := func(vs ...*Term) []*Term { return vs }
	k := b.Const("k", s)
	for _, c := range []struct {
		name string
		term *Term
		want string
	}{
		{"universal", b.Forall(vars(x), b.Or(p(x, k), b.Forall(vars(y), p(x, y)))),
			"(forall ((x (_ BitVec 3)) (y (_ BitVec 3))) (or (bvult x k) (bvult x y)))"},
		{"existential", b.Exists(vars(x), b.And(p(x, k), b.Exists(vars(y), p(x, y)))),
			"(exists ((x (_ BitVec 3)) (y (_ BitVec 3))) (and (bvult x k) (bvult x y)))"},
		{"directly", b.Forall(vars(x), b.Forall(vars(y), p(x, y))),
			"(forall ((x (_ BitVec 3)) (y (_ BitVec 3))) (bvult x y))"},
		{"three", b.Forall(vars(x), b.Or(p(x, k), b.Forall(vars(y), b.Or(p(k, y), b.Forall(vars(z), b.Or(p(x, z), p(z, y))))))),
			"(forall ((x (_ BitVec 3)) (y (_ BitVec 3)) (z (_ BitVec 3))) (or (bvult x k) (bvult k y) (bvult x z) (bvult z y)))"},
		{"two beside each other", b.Forall(vars(x), b.Or(b.Forall(vars(y), p(x, y)), b.Forall(vars(z), p(z, x)))),
			"(forall ((x (_ BitVec 3)) (y (_ BitVec 3)) (z (_ BitVec 3))) (or (bvult x y) (bvult z x)))"},
		{"alternating", b.Forall(vars(x), b.Or(p(x, k), b.Exists(vars(y), p(x, y)))),
			"(forall ((x (_ BitVec 3))) (or (bvult x k) (exists ((y (_ BitVec 3))) (bvult x y))))"},
		{"a conjunct of a universal body", b.Forall(vars(x), b.And(p(x, k), b.Forall(vars(y), p(x, y)))),
			"(forall ((x (_ BitVec 3))) (and (bvult x k) (forall ((y (_ BitVec 3))) (bvult x y))))"},
		{"the same variable twice", b.Forall(vars(x), b.Or(b.Forall(vars(y), p(x, y)), b.Forall(vars(y), p(y, x)))),
			"(forall ((x (_ BitVec 3)) (y (_ BitVec 3))) (or (bvult x y) (forall ((y (_ BitVec 3))) (bvult y x))))"},
		{"free outside", b.Forall(vars(x), b.Or(p(x, y), b.Forall(vars(y), p(y, x)))),
			"(forall ((x (_ BitVec 3))) (or (bvult x y) (forall ((y (_ BitVec 3))) (bvult y x))))"},
	} {
		if got := c.term.String(); got != c.want {
			t.Errorf("%s:\n%s, want\n%s", c.name, got, c.want)
		}
	}
	raw := NewBuilder(NoSimplify)
	v, w := raw.BoundVar("v", raw.BitVec(3)), raw.BoundVar("w", raw.BitVec(3))
	if got := raw.Forall([]*Term{v}, raw.Forall([]*Term{w}, raw.ULt(v, w))); len(got.Bound) != 1 {
		t.Errorf("the builder does not simplify, but gave %s", got)
	}
}
