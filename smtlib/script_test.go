package smtlib

import (
	"fmt"
	"strings"
	"testing"
)

func TestScriptText(t *testing.T) {
	b := NewBuilder()
	x, y := b.Const("x", b.BitVec(8)), b.Const("y", b.BitVec(8))
	sum := b.Add(x, y)
	s := &Script{B: b}
	s.Assert(b.And(b.SLt(sum, x), b.Eq(b.Mul(sum, sum), y)), "an overflow")
	want := `(set-info :smt-lib-version 2.6)
(set-logic QF_BV)
(declare-const x (_ BitVec 8))
(declare-const y (_ BitVec 8))
; an overflow
(assert (let ((?1 (bvadd x y)))
  (and (bvslt ?1 x) (= y (bvmul ?1 ?1)))))
(check-sat)
`
	if got := s.String(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestScriptQuantifier(t *testing.T) {
	b := NewBuilder()
	bv := b.BitVec(8)
	h := b.Const("heap", b.Array(bv, bv))
	n := b.Const("n", bv)
	f := b.Declare("f", []*Sort{bv, bv}, bv)
	i, j := b.BoundVar("i", bv), b.BoundVar("i", bv)
	e := b.Add(b.Select(h, b.Mul(n, n)), b.Mul(n, n))
	in := b.Forall([]*Term{j}, b.Or(b.Eq(b.App(f, i, b.Add(i, e)), b.Add(i, e)), b.Eq(b.Sub(j, i), b.Mul(b.Sub(j, i), e))))
	s := &Script{B: b, GetModel: true, Status: "sat", Comments: []string{"a", "b"}}
	s.Assert(b.Exists([]*Term{i}, b.And(b.ULt(i, e), in)), "")
	s.Assert(b.Not(b.Const("and", b.BoolSort())), "line\nline")
	want := `; a
; b
(set-info :smt-lib-version 2.6)
(set-info :status sat)
(set-option :produce-models true)
(set-logic AUFBV)
(declare-const n (_ BitVec 8))
(declare-const heap (Array (_ BitVec 8) (_ BitVec 8)))
(declare-fun f ((_ BitVec 8) (_ BitVec 8)) (_ BitVec 8))
(declare-const |and | Bool)
(assert (let ((?1 (bvmul n n)))
  (let ((?2 (bvadd ?1 (select heap ?1))))
  (exists ((i (_ BitVec 8))) (let ((?3 (bvadd i ?2)))
  (and (forall ((i!1 (_ BitVec 8))) (let ((?4 (bvsub i!1 i)))
  (or (= ?3 (f i ?3)) (= ?4 (bvmul ?2 ?4))))) (bvult i ?2)))))))
; line
; line
(assert (not |and |))
(check-sat)
(get-model)
`
	if got := s.String(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestScriptCheckFinds breaks scripts in each way that Script.Check knows.
func TestScriptCheckFinds(t *testing.T) {
	b, other := NewBuilder(), NewBuilder()
	p, x, i := b.Const("p", b.BoolSort()), b.Const("x", b.BitVec(8)), b.BoundVar("i", b.BitVec(8))
	script := func(assertions ...*Term) *Script {
		s := &Script{B: b}
		for _, a := range assertions {
			s.Assertions = append(s.Assertions, Assertion{Term: a})
		}
		return s
	}
	good := script(p, b.ULt(x, b.BV(3, 8)))
	good.Assumptions = []*Term{p, b.Not(p)}
	good.Check()
	assuming := *good
	assuming.Assumptions = []*Term{b.And(p, b.Eq(x, b.BV(1, 8)))}
	for says, s := range map[string]*Script{
		"not Boolean":    script(x),
		"not closed":     script(b.ULt(x, i)),
		"no literal":     &assuming,
		"declared twice": script(p, &Term{ID: 100, Op: OpNot, Sort: p.Sort, Args: []*Term{{ID: 99, Op: OpConst, Sort: other.BoolSort(), Name: "p"}}}),
	} {
		func() {
			defer func() {
				if r := fmt.Sprint(recover()); !strings.Contains(r, says) {
					t.Errorf("%s: Check says %q", says, r)
				}
			}()
			s.Check()
		}()
	}
}

// TestScriptNames: assertions get names that nothing else has, and the text reads as the same script.
func TestScriptNames(t *testing.T) {
	b := NewBuilder()
	x, taken := b.Const("x", b.BitVec(8)), b.Const("!a_1", b.BoolSort())
	s := &Script{B: b, Named: true, GetCore: true}
	s.Assert(b.And(b.ULt(x, b.BV(3, 8)), taken), "small")
	s.Assert(b.ULt(b.BV(3, 8), x), "large")
	want := `(set-info :smt-lib-version 2.6)
(set-option :produce-unsat-cores true)
(set-logic QF_BV)
(declare-const !a_1 Bool)
(declare-const x (_ BitVec 8))
; small
(assert (! (and !a_1 (bvult x #x03)) :named !a__1))
; large
(assert (! (bvult #x03 x) :named !a__2))
(check-sat)
(get-unsat-core)
`
	if got := s.String(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	again, err := Read(b, strings.NewReader(s.String()))
	if err != nil {
		t.Fatal(err)
	}
	for i, a := range again.Assertions {
		if a.Term != s.Assertions[i].Term {
			t.Errorf("assertion %d reads as %s", i+1, a.Term)
		}
	}
}
