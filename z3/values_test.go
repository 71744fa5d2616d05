//go:build cgo

package z3

import (
	"context"
	"testing"

	"inspect/smtlib"
	"inspect/solve"
)

// TestValues: models made of values that libz3 evaluates are models of the script.
func TestValues(t *testing.T) {
	l, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	b := smtlib.NewBuilder()
	s := &smtlib.Script{B: b}
	ref, word := b.BitVec(2), b.BitVec(32)
	rows := b.Const("rows of", b.Array(ref, b.Array(word, word)))
	f := b.Declare("f", []*smtlib.Sort{ref, word}, b.BoolSort())
	i, p := b.Const("i", word), b.Const("p", b.BoolSort())
	s.Assert(b.ULt(b.BV(1000, 32), i), "")
	s.Assert(b.Eq(b.Select(b.Select(rows, b.BV(1, 2)), i), b.BV(7, 32)), "")
	s.Assert(b.Eq(b.Select(b.Select(rows, b.BV(2, 2)), i), b.BV(8, 32)), "")
	s.Assert(b.App(f, b.BV(1, 2), i), "")
	s.Assert(b.Not(b.App(f, b.BV(2, 2), i)), "")
	s.Assert(b.Eq(p, b.ULt(b.Select(b.Select(rows, b.BV(3, 2)), b.BV(5, 32)), b.BV(9, 32))), "")
	s.Assumptions = []*smtlib.Term{p}
	z := l.Backend().(*backend)
	q, err := z.question(context.Background(), s, solve.Options{WantModel: true})
	if err != nil {
		t.Fatal(err)
	}
	asked := 0
	q.model = func(_ string, values solve.Values) (*smtlib.Model, error) {
		return smtlib.QueryModel(s, func(b *smtlib.Builder, terms []*smtlib.Term) ([]string, error) {
			asked += len(terms)
			// In parts, which have their sorts in another order.
			first, err := values(b, terms[:len(terms)/3])
			if err != nil {
				return nil, err
			}
			rest, err := values(b, terms[len(terms)/3:])
			return append(first, rest...), err
		})
	}
	r := &run{answered: make(chan answer, 1)}
	r.solve(l, q)
	a := <-r.answered
	if a.err != nil || a.status != solve.Sat || asked < 200 {
		t.Fatalf("%+v, %d values", a, asked)
	}
	if err := solve.Verify(s, a.model); err != nil {
		t.Error(err)
	}
	bad := fresh(t, l)
	if _, err := bad.values("(assert", 1); err == nil {
		t.Error("values of a text that is none")
	}
}

// TestPanicReachesTheCaller: a mistake while a model is read is the caller's to see, and does not end the program.
func TestPanicReachesTheCaller(t *testing.T) {
	l, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	q := question{text: "(declare-const p Bool)(assert p)", kind: Combined(),
		model: func(string, solve.Values) (*smtlib.Model, error) { panic("a mistake") }}
	r := &run{answered: make(chan answer, 1)}
	r.solve(l, q)
	if a := <-r.answered; a.panicked != "a mistake" {
		t.Errorf("%+v", a)
	}
}
