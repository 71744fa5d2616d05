package sat

import (
	"context"
	"fmt"
	"testing"

	"inspect/smtlib"
	"inspect/solve"

	"pgregory.net/rapid"
)

// comparisons is a script of a few constants of few bits, fixed numbers among
// and around them, choices between them and comparisons of all: small enough
// that orders for which there is no room come up.
func comparisons(rt *rapid.T) *smtlib.Script {
	n := func(lo, hi int, label string) int { return rapid.IntRange(lo, hi).Draw(rt, label) }
	b := smtlib.NewBuilder()
	if rapid.Bool().Draw(rt, "plain") {
		b = smtlib.NewBuilder(smtlib.NoSimplify)
	}
	w := n(2, 6, "width")
	less := b.SLt
	if rapid.Bool().Draw(rt, "unsigned") {
		less = b.ULt
	}
	var words, bools []*smtlib.Term
	for i := range n(3, 5, "constants") {
		words = append(words, b.Const(fmt.Sprint("x", i), b.BitVec(w)))
	}
	middle := n(-3, 3, "middle")
	for range n(0, 3, "fixed") {
		words = append(words, b.BVInt(int64(middle+n(-2, 2, "value")), w))
	}
	word := func() *smtlib.Term { return words[n(0, len(words)-1, "word")] }
	boolean := func() *smtlib.Term {
		t := bools[n(0, len(bools)-1, "bool")]
		if rapid.Bool().Draw(rt, "not") {
			t = b.Not(t)
		}
		return t
	}
	for i := range 2 {
		bools = append(bools, b.Const(fmt.Sprint("p", i), b.BoolSort()))
	}
	for range n(3, 25, "steps") {
		switch n(0, 5, "step") {
		case 0:
			words = append(words, b.Ite(boolean(), word(), word()))
		case 1:
			bools = append(bools, b.Or(boolean(), boolean()))
		case 2:
			bools = append(bools, b.Eq(word(), word()))
		default:
			bools = append(bools, less(word(), word()))
		}
	}
	s := &smtlib.Script{B: b}
	for range n(1, 8, "assertions") {
		s.Assert(boolean(), "")
	}
	if n(0, 3, "extended") == 0 {
		s.Assert(b.Not(b.Eq(b.SignExt(2, word()), b.SignExt(2, word()))), "")
	}
	for range n(0, 3, "wider") { // constants and fixed numbers of two widths meet
		wide := []*smtlib.Term{b.SignExt(2, word()), b.Const("y", b.BitVec(w+2)), b.BVInt(int64(middle+n(-9, 9, "value")), w+2)}
		t := b.SLt(wide[n(0, 2, "wide")], wide[n(0, 2, "wide")])
		if rapid.Bool().Draw(rt, "not") {
			t = b.Not(t)
		}
		s.Assert(t, "")
	}
	if n(0, 9, "sum") == 0 {
		s.Assert(b.Eq(b.Add(word(), word()), word()), "")
	}
	return s
}

// TestOrdersAgreeWithBits: words that are only compared give the same answers by
// their order as by their bits, and models that satisfy the script.
func TestOrdersAgreeWithBits(t *testing.T) {
	gopher := &backend{&gopher{}}
	count := map[string]int{}
	rapid.Check(t, func(rt *rapid.T) {
		s := comparisons(rt)
		byBits, err := translate(context.Background(), s, true)
		if err != nil {
			rt.Fatal(err)
		}
		byOrder, err := translate(context.Background(), s, false)
		if err != nil {
			rt.Fatal(err)
		}
		want, err := gopher.decide(context.Background(), byBits.cnf, limits{})
		if err != nil {
			rt.Fatal(err)
		}
		got, err := gopher.decide(context.Background(), byOrder.cnf, limits{})
		if err != nil || got.status != want.status {
			rt.Fatalf("by order %v (%v), by bits %v\n%s", got.status, err, want.status, s)
		}
		if got.status == satisfiable {
			if err := solve.Verify(s, byOrder.model(got.model)); err != nil {
				rt.Fatalf("%v\n%s", err, s)
			}
		}
		if len(byOrder.blaster.orders.list) > 0 {
			count[fmt.Sprint(got.status)]++
		}
	})
	if count[fmt.Sprint(satisfiable)] < 10 || count[fmt.Sprint(unsatisfiable)] < 3 {
		t.Errorf("orders decide too few questions: %v", count)
	}
}

// TestOrdered: which constants are left without bits.
func TestOrdered(t *testing.T) {
	for _, c := range []struct {
		name   string
		script func(b *smtlib.Builder, x, y, z, s *smtlib.Term) *smtlib.Term
		want   bool
	}{
		{"compared", func(b *smtlib.Builder, x, y, z, s *smtlib.Term) *smtlib.Term {
			return b.And(b.SLt(x, y), b.SLt(y, z))
		}, true},
		{"chosen", func(b *smtlib.Builder, x, y, z, s *smtlib.Term) *smtlib.Term {
			return b.Eq(b.Ite(s, x, y), z)
		}, true},
		{"neighbours", func(b *smtlib.Builder, x, y, z, s *smtlib.Term) *smtlib.Term {
			return b.And(b.SLt(x, y), b.SLt(y, z), b.SLt(b.BV(4, 8), x), b.SLt(z, b.BV(5, 8)))
		}, true},
		{"two", func(b *smtlib.Builder, x, y, z, s *smtlib.Term) *smtlib.Term {
			return b.SLt(x, y)
		}, false},
		{"added", func(b *smtlib.Builder, x, y, z, s *smtlib.Term) *smtlib.Term {
			return b.And(b.SLt(x, y), b.SLt(y, b.Add(z, x)))
		}, false},
		{"without a sign", func(b *smtlib.Builder, x, y, z, s *smtlib.Term) *smtlib.Term {
			return b.And(b.ULt(x, y), b.ULt(y, z), b.ULt(x, z))
		}, true},
		{"with and without a sign", func(b *smtlib.Builder, x, y, z, s *smtlib.Term) *smtlib.Term {
			return b.And(b.SLt(x, y), b.SLt(y, z), b.ULt(x, z))
		}, false},
		{"from the first word on", func(b *smtlib.Builder, x, y, z, s *smtlib.Term) *smtlib.Term {
			return b.And(b.ULt(x, y), b.ULt(y, z), b.Eq(z, b.BV(0, 8)))
		}, true},
		{"up to the last word", func(b *smtlib.Builder, x, y, z, s *smtlib.Term) *smtlib.Term {
			return b.And(b.SLt(x, y), b.SLt(y, z), b.Eq(x, b.BV(127, 8)))
		}, true},
		{"two widths, to the last of the narrow words", func(b *smtlib.Builder, x, y, z, s *smtlib.Term) *smtlib.Term {
			w := b.Const("w", b.BitVec(10))
			return b.And(b.SLt(x, y), b.SLt(w, b.SignExt(2, x)), b.SLt(w, b.BVInt(-128, 10)), b.Not(b.Eq(y, z)))
		}, false},
		{"little room below", func(b *smtlib.Builder, x, y, z, s *smtlib.Term) *smtlib.Term {
			return b.And(b.ULt(x, y), b.ULt(y, z), b.ULt(z, b.BV(2, 8)))
		}, false},
		{"no room above", func(b *smtlib.Builder, x, y, z, s *smtlib.Term) *smtlib.Term {
			return b.And(b.SLt(b.BV(125, 8), x), b.SLt(x, y), b.SLt(y, z))
		}, false},
		{"no room between", func(b *smtlib.Builder, x, y, z, s *smtlib.Term) *smtlib.Term {
			return b.And(b.SLt(b.BV(4, 8), x), b.SLt(x, y), b.SLt(y, z), b.SLt(z, b.BV(7, 8)))
		}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := smtlib.NewBuilder()
			word := func(name string) *smtlib.Term { return b.Const(name, b.BitVec(8)) }
			s := &smtlib.Script{B: b}
			s.Assert(c.script(b, word("x"), word("y"), word("z"), b.Const("s", b.BoolSort())), "")
			q, err := translate(context.Background(), s, false)
			if err != nil {
				t.Fatal(err)
			}
			if got := len(q.blaster.orders.list) > 0; got != c.want {
				t.Errorf("ordered: %v, want %v\n%s", got, c.want, s)
			}
			r, err := (&backend{&gopher{}}).Solve(context.Background(), s, solve.Options{WantModel: true})
			if err != nil {
				t.Fatal(err)
			}
			if r.Status == solve.Sat {
				if err := solve.Verify(s, r.Model); err != nil {
					t.Error(err)
				}
			}
		})
	}
}

// TestOrdersTogether: the clauses of all orders together are bounded, and the
// classes that come first have theirs.
func TestOrdersTogether(t *testing.T) {
	b := smtlib.NewBuilder()
	var compared []*smtlib.Term
	for k := range 6 {
		words := make([]*smtlib.Term, 60)
		for i := range words {
			words[i] = b.Const(fmt.Sprint("x", k, ".", i), b.BitVec(8))
			if i > 0 {
				compared = append(compared, b.SLt(words[i-1], words[i]))
			}
		}
	}
	o := findOrders(NewBlaster().pending(compared))
	clauses := 0
	for _, k := range o.list {
		clauses += len(k.consts) * len(k.consts) * len(k.consts)
	}
	if len(o.list) != maxClauses/(60*60*60) || clauses > maxClauses || o.list[0].consts[0].Name != "x0.0" {
		t.Errorf("%d classes with %d clauses", len(o.list), clauses)
	}
	for i, k := range o.list {
		if o.of(compared[59*i]) != k {
			t.Errorf("class %d is not that of %s", i, compared[59*i])
		}
	}
	if last := compared[len(compared)-1]; o.of(last) != nil || o.isOrdered(last.Args[0]) {
		t.Errorf("%s has an order", last)
	}
}

// TestOrderValues: an order's values keep it, and stay beside the fixed numbers.
func TestOrderValues(t *testing.T) {
	b := smtlib.NewBuilder()
	word := func(name string) *smtlib.Term { return b.Const(name, b.BitVec(8)) }
	u, v, w, x, y := word("u"), word("v"), word("w"), word("x"), word("y")
	five, forty := b.BV(5, 8), b.BV(40, 8)
	s := &smtlib.Script{B: b}
	s.Assert(b.And(b.SLt(u, v), b.SLt(v, five), b.SLt(v, w), b.SLt(five, w), b.SLt(w, x), b.SLt(x, forty), b.Eq(y, forty)), "")
	r, err := (&backend{&gopher{}}).Solve(context.Background(), s, solve.Options{WantModel: true})
	if err != nil || r.Status != solve.Sat {
		t.Fatal(r.Status, err)
	}
	if got, want := fmt.Sprint(r.Model.Consts["u"].Int(), r.Model.Consts["v"].Int(), r.Model.Consts["w"].Int(),
		r.Model.Consts["x"].Int(), r.Model.Consts["y"].Int()), "3 4 6 7 40"; got != want {
		t.Errorf("the values are %s, want %s", got, want)
	}
}
