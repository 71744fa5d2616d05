package smtlib

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"
)

// vars makes the variables of a rule as constants; those of kind c too, unless
// value gives them a term.
func (r *Rule) vars(b *Builder, w int, value func() *Term) []*Term {
	var out []*Term
	for i, k := range r.Vars {
		name := fmt.Sprintf("%s_%d_%d", r.Name, w, i)
		var t *Term
		switch {
		case k == 'p':
			t = b.Const(name, b.BoolSort())
		case k == 'a':
			t = b.Const(name, b.Array(b.BitVec(w), b.BitVec(w)))
		case k == 'c' && value != nil:
			t = value()
		default:
			t = b.Const(name, b.BitVec(w))
		}
		out = append(out, t)
	}
	return out
}

// wrong is the negation of a rule, built plainly.
func (r *Rule) wrong(b *Builder, w int) (*Term, []*Term) {
	x := r.vars(b, w, nil)
	t := b.Not(b.Eq(r.Old(b, x), r.New(b, x)))
	if r.Cond != nil {
		t = b.And(r.Cond(b, x), t)
	}
	return t, x
}

// TestRulesByEnumeration: no rule is wrong in any valuation of few bits.
func TestRulesByEnumeration(t *testing.T) {
	for _, r := range Rules() {
		tried := 0
		for w := max(1, r.MinWidth); w <= 4; w++ {
			b := NewBuilder(NoSimplify)
			wrong, vars := r.wrong(b, w)
			points := new(big.Int).SetInt64(1)
			for _, v := range vars {
				points.Mul(points, v.Sort.Card())
			}
			if points.Cmp(big.NewInt(1<<13)) > 0 {
				continue
			}
			tried++
			m := &Model{Consts: map[string]Value{}}
			var visit func(k int)
			visit = func(k int) {
				if k < len(vars) {
					forAllValues(vars[k].Sort, func(v Value) bool {
						m.Consts[vars[k].Name] = v
						visit(k + 1)
						return true
					})
					return
				}
				v, err := Eval(wrong, m)
				if err != nil {
					t.Fatal(err)
				}
				if v.IsTrue() {
					t.Fatalf("rule %s is wrong at width %d for %v", r.Name, w, m.Consts)
				}
			}
			visit(0)
		}
		if tried == 0 {
			t.Errorf("rule %s was not tried", r.Name)
		}
	}
}

// TestRulesBySolver: no rule is wrong at larger widths.
func TestRulesBySolver(t *testing.T) {
	var sb strings.Builder
	var names []string
	for _, r := range Rules() {
		for _, w := range []int{8, 16, 32} {
			if r.Widest > 0 && w > r.Widest {
				continue
			}
			b := NewBuilder(NoSimplify)
			wrong, _ := r.wrong(b, w)
			s := &Script{B: b}
			s.Assert(wrong, r.Name)
			sb.WriteString("(reset)\n" + s.String())
			names = append(names, fmt.Sprintf("%s at width %d", r.Name, w))
		}
	}
	answers := strings.Fields(ask(t, "z3", sb.String()))
	if len(answers) != len(names) {
		t.Fatalf("%d answers to %d questions", len(answers), len(names))
	}
	for i, a := range answers {
		if a != "unsat" {
			t.Errorf("%s: %s", names[i], a)
		}
	}
}

// TestRulesFire: the constructors turn the old form into the new one, and it is
// not what a plain builder makes of the old one.
func TestRulesFire(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	for _, r := range Rules() {
		fired := 0
		for _, w := range []int{1, 2, 3, 8, 16, 32, 64, 65, 80} {
			if w < r.MinWidth {
				continue
			}
			for range 20 {
				b := NewBuilder()
				x := r.vars(b, w, func() *Term {
					if rnd.IntN(2) == 0 {
						return b.BV(uint64(rnd.IntN(w+2)), w)
					}
					return b.BV(rnd.Uint64(), w)
				})
				if r.Cond != nil && r.Cond(b, x) != b.True() {
					continue
				}
				fired++
				before := b.NumTerms()
				o := r.Old(b, x)
				if n := r.New(b, x); o != n {
					t.Fatalf("rule %s at width %d: %s, want %s (term %d)", r.Name, w, o, n, before)
				}
			}
		}
		if fired < 50 {
			t.Errorf("rule %s: only %d cases", r.Name, fired)
		}
	}
}
