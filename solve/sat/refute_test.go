package sat

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"inspect/smtlib"
	"inspect/solve"

	"pgregory.net/rapid"
)

// TestRefuteSound: what is refuted has no model together with the facts.
func TestRefuteSound(t *testing.T) {
	solver := backendOf(t, "gophersat", false)
	refuted := 0
	rapid.Check(t, func(rt *rapid.T) {
		b := smtlib.NewBuilder()
		if rapid.IntRange(0, 3).Draw(rt, "raw") == 0 {
			b = smtlib.NewBuilder(smtlib.NoSimplify)
		}
		w := rapid.SampledFrom([]int{1, 2, 3, 4, 8, 16, 31, 32, 33, 63, 64}).Draw(rt, "width")
		word := func() *smtlib.Term {
			if i := rapid.IntRange(0, 4).Draw(rt, "word"); i < 3 {
				return b.Const(fmt.Sprint("x", i), b.BitVec(w))
			}
			near := rapid.SampledFrom([]uint64{0, 1 << (w - 1)}).Draw(rt, "near") // least, greatest, with a sign and without
			return b.BV((near+uint64(rapid.Int64Range(-5, 4).Draw(rt, "value")))<<(64-w)>>(64-w), w)
		}
		atom := func() *smtlib.Term {
			return rapid.SampledFrom([]func(x, y *smtlib.Term) *smtlib.Term{b.SLt, b.ULt, b.Eq, b.ULe, b.SGe}).Draw(rt, "op")(word(), word())
		}
		formula := func() *smtlib.Term {
			p := atom()
			for range rapid.IntRange(0, 2).Draw(rt, "more") {
				p = b.Or(p, b.Not(atom()))
			}
			return p
		}
		var facts, cases []*smtlib.Term
		for range rapid.IntRange(0, 6).Draw(rt, "facts") {
			facts = append(facts, formula())
		}
		for range rapid.IntRange(1, 5).Draw(rt, "cases") {
			cases = append(cases, formula())
		}
		got, err := Refute(context.Background(), facts, cases)
		if err != nil {
			rt.Fatal(err)
		}
		for i, c := range cases {
			if !got[i] {
				continue
			}
			s := &smtlib.Script{B: b}
			for _, f := range append(slices.Clone(facts), c) {
				s.Assert(f, "")
			}
			r, err := solver.Solve(context.Background(), s, solve.Options{})
			if err != nil {
				rt.Fatal(err)
			}
			if r.Status != solve.Unsat {
				rt.Fatalf("refuted, but %v: %s\n%s", r.Status, c, s)
			}
			refuted++
		}
	})
	if refuted == 0 {
		t.Error("nothing was refuted")
	}
}

// TestRefuteFinds: what follows by propagation is found, also where it takes the
// order of the constants, what was refuted before, or a contradiction of the facts.
func TestRefuteFinds(t *testing.T) {
	b := smtlib.NewBuilder()
	x, y := b.Const("x", b.BitVec(8)), b.Const("y", b.BitVec(8))
	p, q := b.Const("p", b.BoolSort()), b.Const("q", b.BoolSort())
	num := func(n int64) *smtlib.Term { return b.BVInt(n, 8) }
	for name, c := range map[string]struct {
		facts, cases []*smtlib.Term
		want         []bool
	}{
		"nothing":     {nil, []*smtlib.Term{p, b.Not(p)}, []bool{false, false}},
		"constants":   {nil, []*smtlib.Term{b.True(), b.False()}, []bool{false, true}},
		"a chain":     {[]*smtlib.Term{b.Implies(p, q), b.Not(q)}, []*smtlib.Term{p, q, b.Not(p)}, []bool{true, true, false}},
		"order":       {[]*smtlib.Term{b.Implies(b.SLt(num(2), x), p), b.Not(p)}, []*smtlib.Term{b.SLt(num(4), x), b.SLt(num(1), x)}, []bool{true, false}},
		"equality":    {[]*smtlib.Term{b.Implies(b.SLt(x, num(5)), p), b.Not(p)}, []*smtlib.Term{b.Eq(x, num(4)), b.Eq(x, num(-1)), b.Eq(x, num(5))}, []bool{true, true, false}},
		"unsigned":    {[]*smtlib.Term{b.ULt(num(-2), x)}, []*smtlib.Term{b.ULt(x, num(2)), b.ULt(x, num(-1))}, []bool{true, true}},
		"the last":    {[]*smtlib.Term{b.Or(b.Eq(x, num(1)), b.Eq(x, num(2))), b.Implies(b.Eq(x, num(2)), b.Eq(y, num(7)))}, []*smtlib.Term{b.Eq(y, num(6)), b.Eq(x, num(3)), b.Eq(x, num(1))}, []bool{false, true, false}},
		"no facts":    {[]*smtlib.Term{p, b.Not(p)}, []*smtlib.Term{q, b.Not(q), b.True()}, []bool{true, true, true}},
		"by the rest": {[]*smtlib.Term{b.Or(p, q), b.Implies(p, b.Eq(x, num(3))), b.Implies(p, b.Eq(x, num(4)))}, []*smtlib.Term{b.Not(q), p}, []bool{true, true}},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := Refute(context.Background(), c.facts, c.cases)
			if err != nil || !slices.Equal(got, c.want) {
				t.Errorf("%v, %v, want %v", got, err, c.want)
			}
		})
	}
}

// TestRefuteStops: a cancelled context ends it.
func TestRefuteStops(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	b := smtlib.NewBuilder()
	if _, err := Refute(ctx, nil, []*smtlib.Term{b.Const("p", b.BoolSort())}); err != context.Canceled {
		t.Errorf("%v", err)
	}
}
