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
			sm.model.Consts["result"] = ZeroValue(sm.rawTerm.Sort)
			x, ok := s.Expand(20000)
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
	one := func(t *Term) *Script { return &Script{B: b, Logic: "UFBV", Assertions: []Assertion{{t, "why"}}} }
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
		{"without quantifiers", one(b.App(p, b.BV(1, 2), b.BV(2, 2))), 1000, false, false},
	} {
		got, ok := c.s.Expand(c.limit)
		if ok != c.ok {
			t.Errorf("%s: %v", c.name, ok)
			continue
		}
		if ok && (hasQuantifier(got.Assertions[0].Term) != c.stays || got.Assertions[0].Comment != "why" || got.Logic != "") {
			t.Errorf("%s:\n%s", c.name, got)
		}
	}
}
