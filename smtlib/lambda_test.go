package smtlib

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// bytesAt is an array over as many indices as the ints that Java has.
const bytesAt = "(Array (_ BitVec 32) (_ BitVec 8))"

// TestLambdas: arrays that no table holds are read, written and compared.
func TestLambdas(t *testing.T) {
	const model = `(
  (define-fun step () ` + bytesAt + ` (lambda ((x (_ BitVec 32))) (ite (bvule #x00000003 x) (ite (bvsle #x00000000 x) #x02 #x01) #x00)))
  (define-fun same () ` + bytesAt + ` (lambda ((x (_ BitVec 32))) (ite (bvslt x #x00000000) #x01 (ite (bvult x #x00000003) #x00 #x02))))
  (define-fun other () ` + bytesAt + ` (lambda ((x (_ BitVec 32))) (ite (bvslt x #x00000000) #x01 (ite (bvult x #x00000004) #x00 #x02))))
  (define-fun low () ` + bytesAt + ` (lambda ((x (_ BitVec 32))) ((_ extract 7 0) x)))
  (define-fun low1 () ` + bytesAt + ` (lambda ((x (_ BitVec 32))) (bvadd #x01 ((_ extract 7 0) x))))
  (define-fun low2 () ` + bytesAt + ` (lambda ((x (_ BitVec 32))) (bvsub ((_ extract 7 0) x) #xff)))
  (define-fun flat () ` + bytesAt + ` ((as const ` + bytesAt + `) #x07))
  (define-fun stored () ` + bytesAt + ` (store (store step #x00000000 #x09) #xffffffff #x08))
  (define-fun choice () ` + bytesAt + ` (ite (= #x00000001 (select (select image #b10) #x00000002)) stored flat))
  (define-fun through () ` + bytesAt + ` (_ as-array k!1))
  (define-fun k!1 ((x (_ BitVec 32))) (_ BitVec 8) (k!2 (k!3 x) #b1))
  (define-fun k!2 ((x (_ BitVec 32)) (y (_ BitVec 1))) (_ BitVec 8) (ite (and (= x #x00000000) (= y #b1)) #x00 (select step x)))
  (define-fun k!3 ((x (_ BitVec 32))) (_ BitVec 32) (ite (bvult x #x00000003) #x00000000 (ite (bvslt x #x00000000) #xffffffff #x00000003)))
  (define-fun heap () (Array (_ BitVec 2) ` + bytesAt + `) (lambda ((o (_ BitVec 2)))
    (let ((a (lambda ((x (_ BitVec 32))) (ite (and (bvule #b10 o) (bvule #x00000005 x)) #x04 ((_ zero_extend 6) o)))))
      (ite (= o #b11) flat a))))
  (define-fun image () (Array (_ BitVec 2) (Array (_ BitVec 32) (_ BitVec 32))) (lambda ((o (_ BitVec 2)))
    (lambda ((x (_ BitVec 32))) (ite (= o #b10) (bvsub x #x00000001) x))))
)`
	const declarations = `(set-logic ALL)
(declare-const step ` + bytesAt + `) (declare-const same ` + bytesAt + `) (declare-const other ` + bytesAt + `)
(declare-const low ` + bytesAt + `) (declare-const low1 ` + bytesAt + `) (declare-const low2 ` + bytesAt + `)
(declare-const flat ` + bytesAt + `) (declare-const stored ` + bytesAt + `) (declare-const choice ` + bytesAt + `) (declare-const through ` + bytesAt + `)
(declare-const heap (Array (_ BitVec 2) ` + bytesAt + `))
(declare-const image (Array (_ BitVec 2) (Array (_ BitVec 32) (_ BitVec 32))))
(declare-fun k!3 ((_ BitVec 32)) (_ BitVec 32))
`
	b := NewBuilder(NoSimplify)
	m, err := ParseModel(b, model)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ term, want string }{
		{"(select step #x00000002)", "#x00"},
		{"(select step #x7fffffff)", "#x02"},
		{"(select step #x80000000)", "#x01"},
		{"(= step same)", "true"},
		{"(= step other)", "false"},
		{"(= step flat)", "false"},
		{"(= step through)", "true"},
		{"(= stored step)", "false"},
		{"(= stored choice)", "true"},
		{"(= step (store (store stored #x00000000 #x00) #xffffffff #x01))", "true"},
		{"(= (store step #x12345678 #x02) same)", "true"},
		{"(= (store step #x12345678 #x03) same)", "false"},
		{"(= (store step #x12345678 #x03) (store same #x12345678 #x03))", "true"},
		{"(distinct step flat other)", "true"},
		{"(distinct step flat same)", "false"},
		{"(select stored #xffffffff)", "#x08"},
		{"(select (select heap #b10) #x00000005)", "#x04"},
		{"(select (select heap #b10) #x00000004)", "#x02"},
		{"(select (select heap #b01) #x00000005)", "#x01"},
		{"(= (select heap #b11) flat)", "true"},
		{"(= (select heap #b01) ((as const " + bytesAt + ") #x01))", "true"},
		{"(= (select heap #b01) (select heap #b10))", "false"},
		{"(= heap (store heap #b10 (select heap #b10)))", "true"},
		{"(= heap (store heap #b01 ((as const " + bytesAt + ") #x01)))", "true"},
		{"(= heap (store heap #b01 flat))", "false"},
		{"(select low #x00000123)", "#x23"},
		{"(= low1 low2)", "?"}, // no ranges, and the same wherever one looks
		{"(= low low1)", "false"},
		{"(= low low)", "true"},
		{"(= (store low #x00000001 #x02) low)", "false"},
		{"(select (select image #b10) #x00000000)", "#xffffffff"},
		{"(select (select image #b01) #x00000000)", "#x00000000"},
		{"(k!3 #x80000000)", "#xffffffff"},
		{"(forall ((i (_ BitVec 32))) (= (select step i) (select same i)))", "true"},
		{"(forall ((i (_ BitVec 32))) (= (select step i) (select other i)))", "false"},
		{"(forall ((o (_ BitVec 2)) (i (_ BitVec 32))) (or (= o #b11) (bvult (select (select heap o) i) #x05)))", "true"},
		{"(forall ((o (_ BitVec 2)) (i (_ BitVec 32))) (or (= o #b11) (bvult (select (select heap o) i) #x04)))", "false"},
		{"(exists ((o (_ BitVec 2)) (i (_ BitVec 32))) (and (bvslt i #x00000000) (= (select (select heap o) i) #x04)))", "true"},
		{"(forall ((i (_ BitVec 32))) (exists ((j (_ BitVec 32))) (and (bvult i #x00000003) (= (select step j) #x00))))", "false"},
		{"(forall ((i (_ BitVec 32)) (j (_ BitVec 32))) (or (bvslt i #x00000000) (bvslt j #x00000000) (bvule (select step i) #x02)))", "true"},
		{"(forall ((i (_ BitVec 32)) (j (_ BitVec 32))) (or (bvslt i j) (bvsle j i)))", "?"},
		{"(forall ((i (_ BitVec 32))) (= (bvadd i #x00000001) (bvsub i #xffffffff)))", "?"},
		{"(forall ((i (_ BitVec 32))) (=> (bvult i #x00000010) (= (select step i) (select same i))))", "true"},
	} {
		script, err := Read(b, strings.NewReader(declarations+"(assert (= "+c.term+" "+strings.ReplaceAll(c.want, "?", "true")+"))"))
		if err != nil {
			t.Fatal(err)
		}
		bad, err := EvalScript(script, m)
		if c.want == "?" {
			if !errors.Is(err, ErrTooLarge) {
				t.Errorf("%s: %v, %v", c.term, bad, err)
			}
			continue
		}
		if err != nil || bad >= 0 {
			t.Errorf("%s is not %s: %v", c.term, c.want, err)
		}
	}
	for name := range m.Funcs {
		if !strings.HasPrefix(name, "k!") {
			t.Errorf("the model has a function %q", name)
		}
	}
	if len(m.Consts) != 12 {
		t.Errorf("the model has %d constants", len(m.Consts))
	}
}

// TestLambdasByEnumeration: random arrays over a few thousand indices, more than
// are compared one by one, are equal exactly if they are the same everywhere.
func TestLambdasByEnumeration(t *testing.T) {
	const width = 13
	equal, different := 0, 0
	draw := rapid.Custom(func(rt *rapid.T) string {
		index := func() string {
			return fmt.Sprintf("(_ bv%d %d)", rapid.SampledFrom([]int{0, 1, 2, 4095, 4096, 8191}).Draw(rt, "i"), width)
		}
		var body func(depth int, x string) string
		cond := func(x string) string {
			a, b := x, index()
			if rapid.Bool().Draw(rt, "swap") {
				a, b = b, a
			}
			return fmt.Sprintf("(%s %s %s)", rapid.SampledFrom([]string{"bvult", "bvule", "bvslt", "bvsge", "="}).Draw(rt, "op"), a, b)
		}
		body = func(depth int, x string) string {
			switch rapid.IntRange(0, 5).Draw(rt, "kind") {
			case 0, 1:
				if depth > 0 {
					return fmt.Sprintf("(ite %s %s %s)", cond(x), body(depth-1, x), body(depth-1, x))
				}
			case 2:
				return fmt.Sprintf("(select ((as const (Array (_ BitVec %d) Bool)) true) %s)", width, x)
			case 3:
				return fmt.Sprintf("(f %s)", x)
			case 4:
				return cond(x)
			}
			return rapid.SampledFrom([]string{"true", "false"}).Draw(rt, "b")
		}
		sort := fmt.Sprintf("(Array (_ BitVec %d) Bool)", width)
		lambda := func() string {
			return fmt.Sprintf("(store (lambda ((x (_ BitVec %d))) %s) %s true)", width, body(3, "x"), index())
		}
		return fmt.Sprintf("((define-fun a () %s %s) (define-fun b () %s %s) (define-fun f ((y (_ BitVec %d))) Bool %s))",
			sort, lambda(), sort, lambda(), width, strings.ReplaceAll(body(2, "y"), "(f y)", "true"))
	})
	for seed := range 24 {
		text := draw.Example(seed)
		b := NewBuilder()
		m, err := ParseModel(b, text)
		if err != nil {
			t.Fatal(err)
		}
		e := NewEvaluator(m)
		e.Budget = 1 << 30
		same := true
		for i := range uint64(1 << width) {
			at := BVValue(b.BitVec(width), i)
			v, err1 := e.selectAt(m.Consts["a"], at)
			w, err2 := e.selectAt(m.Consts["b"], at)
			if err := errors.Join(err1, err2); err != nil {
				t.Fatal(err)
			}
			same = same && v.Compare(w) == 0
		}
		got, err := e.equal(m.Consts["a"], m.Consts["b"])
		if err != nil || got != same {
			t.Errorf("equal: %v, %v, want %v:\n%s", got, err, same, text)
		}
		if same {
			equal++
		} else {
			different++
		}
	}
	if equal < 2 || different < 5 {
		t.Errorf("%d equal, %d different", equal, different)
	}
}
