package smtlib

import (
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"testing"
	"time"
)

// deep is a term of many levels, each of depth 2 and using the one
// before twice.
func deep(b *Builder, levels int) *Term {
	x, y := b.Const("x", b.BitVec(8)), b.Const("y", b.BitVec(8))
	t := x
	for range levels {
		t = b.BVXor(b.Add(t, y), b.Mul(t, x))
	}
	return t
}

// wide is a DAG of about n terms over a few constants whose arguments are
// among the last ones made, in several assertions.
func wide(b *Builder, n, span, assertions int) *Script {
	rnd := rand.New(rand.NewPCG(3, 4))
	pool := []*Term{}
	for i := range 16 {
		pool = append(pool, b.Const(fmt.Sprint("x", i), b.BitVec(8)))
	}
	start := b.NumTerms()
	for b.NumTerms()-start < n {
		pick := func() *Term { return pool[len(pool)-1-rnd.IntN(min(span, len(pool)))] }
		x, y := pick(), pick()
		switch rnd.IntN(4) {
		case 0:
			pool = append(pool, b.Add(x, y))
		case 1:
			pool = append(pool, b.BVAnd(x, y))
		case 2:
			pool = append(pool, b.BVXor(x, y))
		default:
			pool = append(pool, b.Ite(b.ULt(x, y), pick(), y))
		}
	}
	s := &Script{B: b}
	for i := range assertions {
		s.Assert(b.Not(b.Eq(pool[len(pool)-1-i], pool[len(pool)/2-i])), fmt.Sprint("assertion ", i))
	}
	return s
}

// TestDeep: a term a million deep is printed, read back, evaluated and
// substituted in without exhausting the stack, and its text nests little.
func TestDeep(t *testing.T) {
	levels := 500000 // of depth 2
	if testing.Short() {
		levels = 50000
	}
	b := NewBuilder()
	x := b.Const("x", b.BitVec(8))
	s := &Script{B: b}
	s.Assert(b.Eq(deep(b, levels), x), "")
	var sb strings.Builder
	if err := s.Write(&sb); err != nil {
		t.Fatal(err)
	}
	nest, most := 0, 0
	for _, c := range sb.String() {
		switch c {
		case '(':
			nest++
			most = max(most, nest)
		case ')':
			nest--
		}
	}
	if most > 3*depthMax {
		t.Errorf("parentheses nest %d deep", most)
	}
	got, err := Read(b, strings.NewReader(sb.String()))
	if err != nil {
		t.Fatal(err)
	}
	if got.Assertions[0].Term != s.Assertions[0].Term {
		t.Error("read another term")
	}
	if _, err := Eval(s.Assertions[0].Term, nil); err != nil {
		t.Error(err)
	}
	z := b.Const("z", b.BitVec(8))
	if b.Substitute(b.Substitute(s.Assertions[0].Term, map[*Term]*Term{x: z}), map[*Term]*Term{z: x}) != s.Assertions[0].Term {
		t.Error("substituting back gives another term")
	}
}

// TestDeepPlain: the same for a chain without sharing, in both builders.
func TestDeepPlain(t *testing.T) {
	for _, opts := range [][]Option{nil, {NoSimplify}} {
		b := NewBuilder(opts...)
		p := b.Const("p", b.BoolSort())
		for i := range 200000 {
			p = b.Not(b.Ite(b.Const(fmt.Sprint("q", i%100), b.BoolSort()), p, b.Const(fmt.Sprint("r", i%70), b.BoolSort())))
		}
		s := &Script{B: b}
		s.Assert(p, "")
		got, err := Read(b, strings.NewReader(s.String()))
		if err != nil {
			t.Fatal(err)
		}
		if got.Assertions[0].Term != p {
			t.Error("read another term")
		}
	}
}

// TestSharedText: sharing keeps the text linear in the DAG.
func TestSharedText(t *testing.T) {
	for _, n := range []int{2000, 20000} {
		for _, assertions := range []int{1, 50} {
			s := wide(NewBuilder(), n, 300, assertions)
			terms := Size(s.roots()...)
			if size := len(s.String()); size > 60*terms+1000 {
				t.Errorf("%d bytes for %d terms in %d assertions", size, terms, assertions)
			}
			got, err := Read(s.B, strings.NewReader(s.String()))
			if err != nil || len(got.Assertions) != assertions {
				t.Fatalf("%v, %v", got, err)
			}
			for i, a := range s.Assertions {
				if got.Assertions[i] != a {
					t.Errorf("assertion %d of %d: read another", i, assertions)
				}
			}
			again := wide(NewBuilder(), n, 300, assertions)
			if s.String() != again.String() {
				t.Error("text differs between runs")
			}
		}
	}
}

// TestSolversReadLargeScripts: the CPU time that solvers take to read grows no
// faster than the text does.
func TestSolversReadLargeScripts(t *testing.T) {
	for _, solver := range []string{"z3", "cvc5"} {
		var times []time.Duration
		for _, n := range []int{25000, 100000} {
			s := wide(NewBuilder(), n, 2000, 20)
			text := strings.Replace(s.String(), "(check-sat)\n", "", 1)
			_, cpu := timed(t, solver, text)
			times = append(times, cpu)
		}
		t.Logf("%s: %v", solver, times)
		if times[1] > 10*times[0]+time.Second {
			t.Errorf("%s: four times the text took %v after %v", solver, times[1], times[0])
		}
	}
}

func BenchmarkBuild(b *testing.B) {
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		bu := NewBuilder()
		wide(bu, 100000, 2000, 1)
		n += bu.NumTerms()
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(n), "ns/term")
}

// BenchmarkRebuild measures finding terms that exist.
func BenchmarkRebuild(b *testing.B) {
	bu := NewBuilder()
	wide(bu, 100000, 2000, 1)
	b.ReportAllocs()
	for b.Loop() {
		x := bu.Const("x1", bu.BitVec(8))
		for k := range uint64(1000) {
			bu.Add(x, bu.BV(k, 8))
		}
	}
}

func BenchmarkWrite(b *testing.B) {
	s := wide(NewBuilder(), 100000, 2000, 20)
	b.ReportAllocs()
	for b.Loop() {
		if err := s.Write(io.Discard); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkRead(b *testing.B) {
	text := wide(NewBuilder(), 100000, 2000, 20).String()
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Read(NewBuilder(), strings.NewReader(text)); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkEval(b *testing.B) {
	s := wide(NewBuilder(), 100000, 2000, 20)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := EvalScript(s, nil); err != nil {
			b.Fatal(err)
		}
	}
}
