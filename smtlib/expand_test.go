package smtlib

import (
	"errors"
	"testing"

	"pgregory.net/rapid"
)

func hasQuantifier(t *Term) bool {
	found := false
	walk([]*Term{t}, func(x *Term) { found = found || x.Op == OpForall || x.Op == OpExists })
	return found
}

// TestExpandKeepsValue: an expanded term has the value of the one with
// quantifiers in every model.
func TestExpandKeepsValue(t *testing.T) {
	expanded := 0
	rapid.Check(t, func(rt *rapid.T) {
		sm := drawSample(rt, true)
		for _, s := range []*Script{scriptOf(sm.simp, sm.simpTerm), scriptOf(sm.raw, sm.rawTerm)} {
			sm.model.Consts["the result"] = ZeroValue(sm.rawTerm.Sort)
			x, ok := s.Expand(20000, nil)
			if !ok {
				continue
			}
			expanded++
			want, err := Eval(s.Assertions[0].Term, sm.model)
			if errors.Is(err, ErrTooLarge) {
				continue
			}
			if err != nil {
				rt.Fatal(err)
			}
			got, err := Eval(x.Assertions[0].Term, sm.model)
			if err != nil {
				rt.Fatal(err)
			}
			if got.Compare(want) != 0 {
				rt.Fatalf("with quantifiers %s = %s\nexpanded %s = %s", s.Assertions[0].Term, want, x.Assertions[0].Term, got)
			}
		}
	})
	if expanded == 0 {
		t.Error("nothing was expanded")
	}
}

func TestExpand(t *testing.T) {
	b := NewBuilder()
	small, wide := b.BitVec(2), b.BitVec(32)
	x, y, z := b.BoundVar("x", small), b.BoundVar("y", small), b.BoundVar("z", wide)
	q := b.BoundVar("q", b.BoolSort())
	p := b.Declare("p", []*Sort{small, small}, b.BoolSort())
	o := b.Declare("o", []*Sort{small, small}, b.BoolSort()) // whose terms none of the other cases makes
	r := b.Declare("r", []*Sort{small, wide}, b.BoolSort())
	twelve, thirteen := b.BoundVar("twelve", b.BitVec(12)), b.BoundVar("thirteen", b.BitVec(13))
	row := b.BoundVar("row", b.Array(b.BitVec(1), b.BitVec(1)))
	low := func(t *Term) *Term { return b.Eq(b.Extract(1, 0, t), b.Const("c", small)) }
	one := func(t *Term) *Script {
		return &Script{B: b, Logic: "UFBV", Assertions: []Assertion{{b.True(), "first"}, {t, "why"}}, Assumptions: []*Term{b.Const("assumed", b.BoolSort())}}
	}
	nested := b.Forall([]*Term{x}, b.Exists([]*Term{y, q}, b.Xor(b.App(p, x, y), q)))
	for _, c := range []struct {
		name      string
		s         *Script
		limit     int
		ok, stays bool // whether there is an expansion, and quantifiers in it
	}{
		{"nested", one(b.Forall([]*Term{x}, b.Exists([]*Term{y}, b.App(p, x, y)))), 1000, true, false},
		{"all is true", one(nested), 1000, true, false},
		{"too many terms", one(b.Forall([]*Term{x}, b.Exists([]*Term{y}, b.App(o, x, y)))), 5, false, false},
		{"too many values", one(b.Forall([]*Term{z}, b.App(r, b.BV(0, 2), z))), 1000, false, false},
		{"too many values inside", one(b.Forall([]*Term{x}, b.Exists([]*Term{z}, b.App(r, x, z)))), 1000, true, true},
		{"too many values outside", one(b.Exists([]*Term{z}, b.Forall([]*Term{x}, b.App(r, x, z)))), 1000, true, true},
		{"4096 values", one(b.Exists([]*Term{twelve}, low(twelve))), 100000, true, false},
		{"8192 values", one(b.Exists([]*Term{thirteen}, low(thirteen))), 100000, false, false},
		{"4096 pairs of values", one(b.Exists([]*Term{x, twelve}, b.And(low(twelve), b.App(p, x, x)))), 1000000, false, false},
		{"over arrays", one(b.Exists([]*Term{row}, b.Eq(b.Select(row, b.Const("k", b.BitVec(1))), b.BV(1, 1)))), 1000, false, false},
		{"without quantifiers", one(b.App(p, b.BV(1, 2), b.BV(2, 2))), 1000, false, false},
	} {
		got, ok := c.s.Expand(c.limit, nil)
		if ok != c.ok {
			t.Errorf("%s: %v", c.name, ok)
			continue
		}
		if ok && (len(got.Assertions) != 2 || hasQuantifier(got.Assertions[1].Term) != c.stays || got.Assertions[1].Comment != "why" ||
			got.Logic != "" || len(got.Assumptions) != 1) {
			t.Errorf("%s:\n%s", c.name, got)
		}
	}
}

// TestExpandAroundWide: what is expanded means the same beside, below and above a
// quantifier that stays.
func TestExpandAroundWide(t *testing.T) {
	b := NewBuilder()
	small, wide := b.BitVec(2), b.BitVec(13)
	x, y, z := b.BoundVar("x", small), b.BoundVar("y", small), b.BoundVar("z", wide)
	k := b.Const("k", small)
	w := func(t *Term) *Term { return b.ZeroExt(11, t) }
	// z is x + k, and differs from all y below k.
	inner := b.Forall([]*Term{y}, b.Implies(b.ULt(y, k), b.Not(b.Eq(w(y), z))))
	some := b.Exists([]*Term{z}, b.And(b.Eq(b.Add(w(x), w(k)), z), inner))
	scripts := []*Term{b.Forall([]*Term{x}, some), b.Exists([]*Term{x}, b.Not(some)), b.Forall([]*Term{x}, b.Eq(some, b.ULt(x, k)))}
	values := map[bool]int{}
	for _, a := range scripts {
		s := &Script{B: b}
		s.Assert(a, "")
		got, ok := s.Expand(10000, nil)
		if !ok {
			t.Fatalf("no expansion of %s", a)
		}
		for v := range uint64(4) {
			m := &Model{Consts: map[string]Value{"k": BVOrBool(small, v)}}
			want, err := Eval(a, m)
			if err != nil {
				t.Fatal(err)
			}
			if have, err := Eval(got.Assertions[0].Term, m); err != nil || have.Compare(want) != 0 {
				t.Errorf("%s at k = %d: %s, expanded %s, %v", a, v, want, have, err)
			}
			values[want.IsTrue()]++
		}
	}
	if values[true] == 0 || values[false] == 0 {
		t.Errorf("one-sided: %v", values)
	}
}

// TestExpandStops: it stops when it is told to, and a shared quantifier is
// instantiated once.
func TestExpandStops(t *testing.T) {
	b := NewBuilder()
	x := b.BoundVar("x", b.BitVec(8))
	p := b.Declare("p", []*Sort{x.Sort}, b.BoolSort())
	f := b.Declare("f", []*Sort{b.BoolSort(), b.BoolSort()}, b.BoolSort())
	q, acc := b.Forall([]*Term{x}, b.App(p, x)), b.Const("c", b.BoolSort())
	for range 50 {
		acc = b.App(f, q, acc)
	}
	s := &Script{B: b}
	s.Assert(acc, "")
	asked := 0
	if _, ok := s.Expand(100000, func() bool { asked++; return asked > 100 }); ok || asked != 101 {
		t.Errorf("stopped: %v after %d", ok, asked)
	}
	asked = 0
	if _, ok := s.Expand(100000, func() bool { asked++; return false }); !ok || asked != 256 {
		t.Errorf("not stopped: %v after %d", ok, asked)
	}
}
