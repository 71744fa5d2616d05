package sat

import (
	"context"
	"fmt"
	"testing"
	"time"

	"inspect/smtlib"
	"inspect/solve"
)

// heap is a script of the shape that the ground encoding makes: cells of
// objects, written and read through references of few bits, step by step.
func heap(terms int) *smtlib.Script {
	const objects, refBits, width = 12, 4, 16
	b := smtlib.NewBuilder()
	s := &smtlib.Script{B: b}
	ref := func(name string) *smtlib.Term { return b.Const(name, b.BitVec(refBits)) }
	var next, key [objects + 1]*smtlib.Term
	for o := 1; o <= objects; o++ {
		next[o], key[o] = ref(fmt.Sprint("next", o)), b.Const(fmt.Sprint("key", o), b.BitVec(width))
	}
	is := func(x *smtlib.Term, o int) *smtlib.Term { return b.Eq(x, b.BV(uint64(o), refBits)) }
	read := func(x *smtlib.Term, cells []*smtlib.Term) *smtlib.Term {
		out := cells[objects]
		for o := objects - 1; o >= 1; o-- {
			out = b.Ite(is(x, o), cells[o], out)
		}
		return out
	}
	at := ref("this")
	for i := 0; b.NumTerms() < terms; i++ {
		path := b.ULt(read(at, key[:]), b.Const(fmt.Sprint("k", i), b.BitVec(width)))
		to := read(at, next[:])
		value := b.Add(read(to, key[:]), b.Const(fmt.Sprint("k", i), b.BitVec(width)))
		for o := 1; o <= objects; o++ {
			here := b.And(path, is(at, o))
			key[o] = b.Ite(here, value, key[o])
			next[o] = b.Ite(here, read(to, next[:]), next[o])
		}
		at = b.Ite(path, to, at)
		s.Assert(b.Or(path, b.SLt(value, read(at, key[:]))), "")
	}
	return s
}

// BenchmarkTranslate is from terms to clauses.
func BenchmarkTranslate(b *testing.B) {
	for _, terms := range []int{5000, 50000, 500000} {
		b.Run(fmt.Sprint(terms), func(b *testing.B) {
			s := heap(terms)
			var q *question
			for b.Loop() {
				var err error
				if q, err = translate(context.Background(), s, false); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(q.cnf.Vars), "vars")
			b.ReportMetric(float64(q.cnf.Clauses), "clauses")
			b.ReportMetric(float64(q.cnf.Clauses)/b.Elapsed().Seconds()*float64(b.N), "clauses/s")
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(1000*b.Elapsed().Seconds()/float64(b.N), "ms/op")
		})
	}
}

// BenchmarkStop is the delay between a timeout and the answer.
func BenchmarkStop(b *testing.B) {
	const after = 50 * time.Millisecond
	hard := factor(40)
	for _, name := range installed() {
		b.Run(name, func(b *testing.B) {
			solver, err := New(name)
			if err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				if r, err := solver.Solve(context.Background(), hard, solve.Options{Timeout: after}); err != nil || r.Status != solve.Unknown {
					b.Fatal(r.Status, err)
				}
			}
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(1000*(b.Elapsed().Seconds()/float64(b.N)-after.Seconds()), "ms-late/op")
		})
	}
}
