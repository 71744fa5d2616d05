package ieee754

import (
	"fmt"
	"math/rand"
	"os/exec"
	"strings"
	"testing"

	"inspect/smtlib"
)

// natively are the operations that have a form in the theory, and those that keep
// their own.
var natively = []struct {
	name  string
	arity int
	own   bool // it has no form in the theory
	term  func(a Arith, x []*smtlib.Term) *smtlib.Term
}{
	{"add", 2, false, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Add(x[0], x[1]) }},
	{"sub", 2, false, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Sub(x[0], x[1]) }},
	{"mul", 2, false, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Mul(x[0], x[1]) }},
	{"div", 2, false, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Div(x[0], x[1]) }},
	{"fma", 3, false, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.FMA(x[0], x[1], x[2]) }},
	{"sqrt", 1, false, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Sqrt(x[0]) }},
	{"neg", 1, false, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Neg(x[0]) }},
	{"abs", 1, false, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Abs(x[0]) }},
	{"rint", 1, false, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.RoundToIntegral(x[0], ToEven) }},
	{"floor", 1, false, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.RoundToIntegral(x[0], Down) }},
	{"ceil", 1, false, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.RoundToIntegral(x[0], Up) }},
	{"eq", 2, false, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.bit(a.Eq(x[0], x[1])) }},
	{"lt", 2, false, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.bit(a.Lt(x[0], x[1])) }},
	{"le", 2, false, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.bit(a.Le(x[0], x[1])) }},
	{"to float", 1, false, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Convert(x[0], Float) }},
	{"to double", 1, false, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Convert(x[0], Double) }},
	{"to int", 1, false, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.ToInt(x[0], 32, ToZero) }},
	{"to long", 1, false, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.ToInt(x[0], 64, ToZero) }},
	{"to 4 bits", 1, false, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.ToInt(x[0], 4, ToZero) }},
	{"of integer", 1, false, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.FromInt(x[0]) }},
	{"of char", 1, false, func(a Arith, x []*smtlib.Term) *smtlib.Term {
		return a.FromInt(a.b.ZeroExt(1, a.b.Extract(15, 0, x[0])))
	}},
	{"of few bits", 1, false, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.FromInt(a.b.Extract(2, 0, x[0])) }},
	{"sum of products", 3, false, func(a Arith, x []*smtlib.Term) *smtlib.Term {
		return a.Add(a.Mul(x[0], x[1]), a.Neg(a.Mul(x[1], x[2])))
	}},
	{"min of sum", 2, false, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Min(a.Add(x[0], x[1]), x[1]) }},
	{"max", 2, true, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Max(x[0], x[1]) }},
	{"round", 1, true, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.ToInt(x[0], 32, HalfUp) }},
	{"compare", 2, true, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Compare(x[0], x[1], 4) }},
	{"copySign", 2, true, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.CopySign(x[0], x[1]) }},
	{"scalb", 2, true, func(a Arith, x []*smtlib.Term) *smtlib.Term { return a.Scalb(x[0], a.b.Extract(7, 0, x[1])) }},
}

// TestNative: each operation by way of the theory gives what the own term gives, on
// special values and on random ones: by the evaluator, and by z3 and cvc5.
func TestNative(t *testing.T) {
	for _, f := range []Format{Float, Double} {
		for _, op := range natively {
			t.Run(fmt.Sprintf("%s/%d", op.name, f.Width()), func(t *testing.T) {
				t.Parallel()
				b := smtlib.NewBuilder()
				a := New(b, f)
				xs := inputs(b, a.Sort(), op.arity)
				own, native := op.term(a, xs), op.term(a.Theory(), xs)
				if (own == native) != op.own {
					t.Fatalf("own and native term are the same: %v", own == native)
				}
				tuples := operands(f, op.arity)
				var wants []uint64
				for _, v := range tuples {
					want := evaluate(t, own, a.Sort(), v...)
					if got := evaluate(t, native, a.Sort(), v...); got != want {
						t.Fatalf("of %x: the theory gives %x, bits %x", v, got, want)
					}
					wants = append(wants, want)
				}
				for _, solver := range [][]string{{"z3", "-in"}, {"cvc5", "--lang", "smt2", "--incremental", "-"}} {
					agrees(t, solver, b, native, xs, tuples, wants)
				}
			})
		}
	}
}

// operands are tuples of special values, and of random ones.
func operands(f Format, arity int) [][]uint64 {
	dice := rand.New(rand.NewSource(11))
	var out [][]uint64
	values := special(f)
	for range 25 {
		v := make([]uint64, arity)
		for i := range v {
			v[i] = values[dice.Intn(len(values))]
		}
		out = append(out, v)
	}
	for range 25 {
		v := make([]uint64, arity)
		for i := range v {
			v[i] = draw(dice, f)
		}
		out = append(out, v)
	}
	return out
}

// agrees asks a solver whether a term over x0, x1, … can be anything but what is wanted
// when those are the operands.
func agrees(t *testing.T, solver []string, b *smtlib.Builder, term *smtlib.Term, xs []*smtlib.Term, tuples [][]uint64, wants []uint64) {
	t.Helper()
	text := "(set-logic ALL)\n"
	for i, v := range tuples {
		s := &smtlib.Script{B: b}
		for k, x := range xs {
			s.Assert(b.Eq(x, b.BV(v[k], x.Width())), "")
		}
		s.Assert(b.Not(b.Eq(term, b.BV(wants[i], term.Width()))), "")
		_, body, _ := strings.Cut(s.String(), "(set-logic "+s.InferLogic()+")\n")
		text += "(push 1)\n" + body + "(pop 1)\n"
	}
	z := exec.Command(solver[0], solver[1:]...)
	z.Stdin = strings.NewReader(text)
	out, err := z.CombinedOutput()
	answers := strings.Fields(string(out))
	if err != nil || len(answers) != len(tuples) {
		t.Fatalf("%s: %v: %.500s", solver[0], err, out)
	}
	for i, a := range answers {
		if a != "unsat" {
			t.Fatalf("%s says %s: of %x it is not %x", solver[0], a, tuples[i], wants[i])
		}
	}
}
