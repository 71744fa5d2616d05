package smtlib

import (
	"fmt"
	"strings"
	"testing"
)

const handWritten = `; header
(set-info :source |
 by hand|)
(set-option :produce-models true)
(set-logic QF_UFBV)
(declare-fun x () (_ BitVec 8))
(declare-const |a b| Bool)
(declare-fun f ((_ BitVec 8) Bool) (_ BitVec 8))
(define-fun twice ((v (_ BitVec 8))) (_ BitVec 8) (bvadd v v))
(define-fun four () (_ BitVec 8) (_ bv4 8))
(define-const five (_ BitVec 8) #b00000101)
; why
(assert (! (= (twice x) four (bvand x x (f x |a b|))) :named first))
(assert (let ((x four) (y x)) (bvult x (bvadd y #x01 five))))
(assert (=> first (xor |a b| true false) (distinct x (bvsmod x five) ((_ rotate_left 3) x))))
(check-sat-assuming (|a b| (not |a b|)))
(get-model)
(exit)
`

func TestReadByHand(t *testing.T) {
	b := NewBuilder()
	s, err := Read(b, strings.NewReader(handWritten))
	if err != nil {
		t.Fatal(err)
	}
	x := b.LookupConst("x")
	p := b.LookupConst("a b")
	f := b.LookupFunc("f")
	first := b.And(b.Eq(b.Add(x, x), b.BV(4, 8)), b.Eq(b.BV(4, 8), b.BVAnd(x, b.App(f, x, p))))
	want := []*Term{
		first,
		b.ULt(b.BV(4, 8), b.Add(x, b.BV(6, 8))),
	}
	for i, w := range want {
		if got := s.Assertions[i].Term; got != w {
			t.Errorf("assertion %d: %s, want %s", i, got, w)
		}
	}
	if s.Assertions[0].Comment != "why" || len(s.Comments) != 1 || s.Comments[0] != "header" {
		t.Errorf("comments %q, %q", s.Comments, s.Assertions[0].Comment)
	}
	if len(s.Assertions) != 3 || len(s.Assumptions) != 2 || !s.GetModel || s.Logic != "QF_UFBV" {
		t.Errorf("%+v", s)
	}
	text := s.String()
	again, err := Read(b, strings.NewReader(text))
	if err != nil || again.String() != text {
		t.Errorf("%v\n%s\nwant\n%s", err, again, text)
	}
	ask(t, "z3", strings.Replace(handWritten, "(get-model)", "", 1))
}

func TestReadErrors(t *testing.T) {
	for text, want := range map[string]string{
		"(assert x)":                     "1:9: unknown constant x",
		"(assert (bvadd #x0 #b0))":       "1:9: bvadd: arguments of sorts",
		"\n  (assert #x0)":               "2:11: assertion of sort (_ BitVec 4)",
		"(assert true":                   "1:1: no ) for this (",
		")":                              "1:1: no ( for this )",
		"(push 1)":                       "1:1: command push is not supported",
		"(declare-const x Int)":          "1:18: unknown sort",
		"(declare-const x (_ BitVec 0))": "1:18: width 0",
		"(declare-const x Bool)(declare-const x Bool)": "1:38: x is declared already",
		"(declare-const and Bool)":                     "1:16: and has a meaning of its own",
		"(assert (_ bv4 2))":                           "1:9: constant does not fit 2 bits",
		"(assert (= ((_ extract 9 0) #x0) #x0))":       "1:12: extract: bits 9 to 0",
		"(assert (forall ((x Bool) (x Bool)) x))":      "1:27: x is bound twice",
		"(assert (forall ((x Bool)) #x0))":             "1:9: forall over",
		"(assert (let ((x)) true))":                    "1:15: want (x term)",
		"(define-fun f ((x Bool)) Bool x)(assert (f))": "1:41: f takes 1 arguments",
		"(assert |)":                  "1:9: no | ends",
		"(assert \"a)":                "1:9: no \" ends",
		"(assert #q)":                 "1:9: want #x or #b",
		"(check-sat)(assert true)":    "1:12: assertion after the check",
		"(check-sat)(check-sat)":      "1:12: a second check",
		"(assert (foo true))":         "1:9: unknown function foo",
		"(assert ())":                 "1:9: empty term",
		"(check-sat-assuming (true))": "1:22: want a literal",
		"x":                           "1:1: want a command",
		"(declare-const !def_1 Bool)(assert (= !def_1 #x0))":                  "1:36: = between sorts",
		"(declare-const x Bool)(assert (! x :named x))":                       "1:43: x is declared already",
		"(assert ((_ repeat 0) true))":                                        "1:9: repeat: argument of sort Bool",
		"(assert (= ((_ repeat 0) #x0) #x0))":                                 "1:12: repeat 0 times",
		"(assert (not))":                                                      "1:9: not without arguments",
		"(assert (not true true))":                                            "1:9: not: 2 arguments",
		"(declare-const x (Array (_ BitVec 8) Bool)) (assert (select x #x0))": "index of sort",
	} {
		_, err := Read(NewBuilder(), strings.NewReader(text))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

// TestReadDefinition: a constant !def_N stands for its definition, unless it is
// none.
func TestReadDefinition(t *testing.T) {
	b := NewBuilder()
	s, err := Read(b, strings.NewReader(`(declare-const x Bool)(declare-const y Bool)
(declare-const !def_1 Bool)(assert (= !def_1 (and x y)))
(declare-const !def_2 Bool)(assert (= !def_2 (not !def_2)))
(declare-const !def_3 Bool)(declare-const !def_4 Bool)(assert (= !def_3 (or x !def_1)))(assert !def_4)(check-sat)`))
	if err != nil {
		t.Fatal(err)
	}
	c := func(n string) *Term { return b.Const(n, b.BoolSort()) }
	want := []*Term{b.False(), b.Eq(c("!def_3"), b.Or(c("x"), b.And(c("x"), c("y")))), c("!def_4")}
	if len(s.Assertions) != len(want) {
		t.Fatalf("%d assertions", len(s.Assertions))
	}
	for i, w := range want {
		if s.Assertions[i].Term != w {
			t.Errorf("assertion %d: %s, want %s", i, s.Assertions[i].Term, w)
		}
	}
}

// TestLogics: both solvers take the scripts in the logics that are inferred.
func TestLogics(t *testing.T) {
	b := NewBuilder()
	s := b.BitVec(8)
	x, i := b.Const("x", s), b.BoundVar("i", s)
	arr := b.Const("a", b.Array(s, s))
	f := b.Declare("f", []*Sort{s}, s)
	nested := b.Const("n", b.Array(s, b.Array(s, b.BoolSort())))
	bv := b.ULt(x, b.BV(9, 8))
	ar := b.Eq(b.Select(arr, x), b.BV(3, 8))
	uf := b.Eq(b.App(f, x), b.BV(2, 8))
	qbv := b.Exists([]*Term{i}, b.ULt(i, x))
	qar := b.Forall([]*Term{i}, b.Implies(b.ULt(i, x), b.Eq(b.Select(arr, i), b.BV(3, 8))))
	quf := b.Forall([]*Term{i}, b.Implies(b.ULt(i, x), b.Eq(b.App(f, i), b.BV(3, 8))))
	for _, c := range []struct {
		want  string
		terms []*Term
	}{
		{"QF_BV", []*Term{bv}},
		{"QF_BV", []*Term{b.Const("p", b.BoolSort())}},
		{"QF_ABV", []*Term{bv, ar}},
		{"QF_UFBV", []*Term{uf}},
		{"QF_AUFBV", []*Term{uf, ar}},
		{"BV", []*Term{qbv}},
		{"ABV", []*Term{qbv, ar}},
		{"ABV", []*Term{qar}},
		{"UFBV", []*Term{quf}},
		{"AUFBV", []*Term{quf, qar}},
		{"ALL", []*Term{b.Select(b.Select(nested, x), x), quf}},
		{"ALL", []*Term{b.Eq(arr, b.ConstArray(arr.Sort, b.BV(1, 8)))}},
	} {
		sc := &Script{B: b, GetModel: true, Status: "sat"}
		for _, t := range c.terms {
			sc.Assert(t, "")
		}
		if got := sc.InferLogic(); got != c.want {
			t.Errorf("logic %s, want %s", got, c.want)
		}
		for solver := range solvers {
			answer := ask(t, solver, sc.String())
			if solver == "cvc5" && strings.HasPrefix(answer, "unknown") && !strings.HasPrefix(sc.InferLogic(), "QF_") {
				continue // it does not build models of quantified formulas
			}
			if !strings.HasPrefix(answer, "sat") {
				t.Errorf("%s, %s: %s", solver, c.want, answer)
				continue
			}
			m, err := ParseModel(b, answer)
			if err != nil {
				t.Errorf("%s, %s: %v in %s", solver, c.want, err, answer)
				continue
			}
			if bad, err := EvalScript(sc, m); bad >= 0 || err != nil {
				t.Errorf("%s, %s: assertion %d fails, %v in %s", solver, c.want, bad, err, answer)
			}
		}
	}
}

// TestNames: awkward names reach the solvers and come back.
func TestNames(t *testing.T) {
	names := []string{"and", "select", "this.next@3", "x y", "1st", "let", "assert", "!def_1", "?1", "@a", ".b",
		"Node.next", "f(int)", "a;b", "größe", "true", "bvadd", "if", "x#0", "\"q\"", "select ", "as", "!", "_", "forall", "match", "par", "exists", "check-sat", "BINARY", "lambda"}
	for _, solver := range []string{"z3", "cvc5"} {
		b := NewBuilder()
		s := &Script{B: b, GetModel: true}
		i := b.BoundVar("x y", b.BitVec(2))
		var all []*Term
		for k, n := range names {
			all = append(all, b.Eq(b.Const(n, b.BitVec(8)), b.BV(uint64(k), 8)))
		}
		for _, e := range all {
			s.Assert(e, "")
		}
		s.Assert(b.Not(b.Forall([]*Term{i}, b.Eq(b.ZeroExt(6, i), b.Const("x y", b.BitVec(8))))), "")
		text := s.String()
		got, err := Read(b, strings.NewReader(text))
		if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		for k := range all {
			if got.Assertions[k].Term != all[k] {
				t.Errorf("read %s", got.Assertions[k].Term)
			}
		}
		m, err := ParseModel(b, ask(t, solver, text))
		if err != nil {
			t.Fatal(err)
		}
		for k, n := range names {
			if v := m.Consts[n]; fmt.Sprint(v.Uint()) != fmt.Sprint(k) {
				t.Errorf("%s: %q is %v, want %d", solver, n, v, k)
			}
		}
	}
	b := NewBuilder()
	s := &Script{B: b}
	s.Assert(b.Const("a|b", b.BoolSort()), "")
	if err := s.Write(&strings.Builder{}); err == nil {
		t.Error("a name with | was written")
	}
}

func fuzzSeeds(f *testing.F) {
	f.Add(handWritten)
	for seed := range 20 {
		s := sampleGen(true).Example(seed)
		f.Add(scriptOf(s.simp, s.simpTerm).String())
	}
	for _, m := range modelTexts {
		f.Add(m.text)
	}
}

// FuzzRead: no text makes the reader panic, and what it reads can be written
// and read again.
func FuzzRead(f *testing.F) {
	fuzzSeeds(f)
	f.Fuzz(func(t *testing.T, text string) {
		s, err := Read(NewBuilder(), strings.NewReader(text))
		if err != nil {
			return
		}
		Check(s.B, s.roots()...)
		out := s.String()
		if again, err := Read(NewBuilder(), strings.NewReader(out)); err != nil {
			t.Fatalf("%v in\n%s\nfrom\n%s", err, out, text)
		} else if len(again.Assertions) != len(s.Assertions) {
			t.Fatalf("%d assertions, read again %d", len(s.Assertions), len(again.Assertions))
		}
	})
}

// FuzzParseModel: no text makes the model reader panic.
func FuzzParseModel(f *testing.F) {
	fuzzSeeds(f)
	f.Fuzz(func(t *testing.T, text string) {
		if m, err := ParseModel(NewBuilder(), text); (m == nil) == (err == nil) {
			t.Fatalf("%v, %v", m, err)
		}
	})
}
