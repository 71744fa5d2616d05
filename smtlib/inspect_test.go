package smtlib

import (
	"strings"
	"sync"
	"testing"
)

func TestDump(t *testing.T) {
	b := NewBuilder()
	x, i := b.Const("x", b.BitVec(8)), b.BoundVar("i", b.BitVec(4))
	f := b.Declare("f", []*Sort{b.BitVec(8)}, b.BitVec(4))
	q := b.Exists([]*Term{i}, b.Eq(b.App(f, x), b.Add(i, b.Extract(4, 1, x))))
	var sb strings.Builder
	if err := Dump(&sb, q); err != nil {
		t.Fatal(err)
	}
	want := `%0 : (_ BitVec 8) = Const x
%1 : (_ BitVec 4) = Bound i
%2 : (_ BitVec 4) = App f %0
%3 : (_ BitVec 4) = Extract 4:1 %0
%4 : (_ BitVec 4) = BVAdd %1 %3
%5 : Bool = Eq %2 %4
%6 : Bool = Exists %1. %5
`
	if sb.String() != want {
		t.Errorf("got\n%s\nwant\n%s", sb.String(), want)
	}
	if n := Size(q, x); n != 7 {
		t.Errorf("size %d", n)
	}
}

// TestCheckFinds: Check panics on terms that no constructor makes.
func TestCheckFinds(t *testing.T) {
	b := NewBuilder()
	x, p := b.Const("x", b.BitVec(8)), b.Const("p", b.BoolSort())
	for name, bad := range map[string]*Term{
		"ill-sorted":     {ID: 100, Op: OpBVAdd, Sort: x.Sort, Args: []*Term{x, p}},
		"wrong sort":     {ID: 100, Op: OpBVAdd, Sort: p.Sort, Args: []*Term{x, x}},
		"arity":          {ID: 100, Op: OpNot, Sort: p.Sort, Args: []*Term{p, p}},
		"not older":      {ID: 0, Op: OpNot, Sort: p.Sort, Args: []*Term{p}},
		"too wide":       {ID: 100, Op: OpBV, Sort: b.BitVec(3), Val: 8},
		"bound":          {ID: 100, Op: OpNot, Sort: p.Sort, Args: []*Term{p}, HasBound: true},
		"nameless const": {ID: 100, Op: OpConst, Sort: p.Sort},
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s: not found", name)
				}
			}()
			Check(b, bad)
		}()
	}
	Check(b, b.And(p, b.ULt(x, b.BV(3, 8))))
}

// TestConstructorsPanic: ill-sorted arguments are found when a term is built.
func TestConstructorsPanic(t *testing.T) {
	for _, b := range []*Builder{NewBuilder(), NewBuilder(NoSimplify)} {
		x, y, p := b.Const("x", b.BitVec(8)), b.Const("y", b.BitVec(9)), b.Const("p", b.BoolSort())
		a := b.Const("a", b.Array(x.Sort, x.Sort))
		f := b.Declare("f", []*Sort{x.Sort}, y.Sort)
		for name, build := range map[string]func(){
			"not":        func() { b.Not(x) },
			"and":        func() { b.And(p, x) },
			"or":         func() { b.Or(x) },
			"=":          func() { b.Eq(x, y) },
			"ite":        func() { b.Ite(p, x, y) },
			"ite test":   func() { b.Ite(x, y, y) },
			"add":        func() { b.Add(x, y) },
			"add bool":   func() { b.Add(p, p) },
			"ult":        func() { b.ULe(x, y) },
			"extract":    func() { b.Extract(8, 0, x) },
			"select":     func() { b.Select(a, y) },
			"store":      func() { b.Store(a, x, y) },
			"const":      func() { b.Const("x", y.Sort) },
			"app":        func() { b.App(f, y) },
			"app arity":  func() { b.App(f) },
			"forall":     func() { b.Forall([]*Term{x}, p) },
			"substitute": func() { b.Substitute(x, map[*Term]*Term{x: y}) },
			"bitvec":     func() { b.BitVec(0) },
		} {
			func() {
				defer func() {
					if recover() == nil {
						t.Errorf("%s: no panic", name)
					}
				}()
				build()
			}()
		}
	}
}

// TestReadersMeanwhile: others print, evaluate and parse while a builder
// builds; for the race detector.
func TestReadersMeanwhile(t *testing.T) {
	b := NewBuilder()
	s := wide(b, 2000, 50, 3)
	var wg sync.WaitGroup
	for range 2 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			_ = s.String()
			if _, err := EvalScript(s, nil); err != nil {
				t.Error(err)
			}
			if _, err := ParseModel(b, modelTexts[0].text); err != nil {
				t.Error(err)
			}
		}()
	}
	for i, a := range s.Assertions {
		b.Not(b.And(a.Term, b.Not(b.ULt(b.BV(uint64(i), 8), b.Const("x1", b.BitVec(8))))))
		b.Substitute(a.Term, map[*Term]*Term{b.Const("x1", b.BitVec(8)): b.BV(3, 8)})
	}
	wg.Wait()
}
