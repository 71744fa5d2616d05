package smtlib

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// show prints a model, by name.
func show(m *Model, names ...string) string {
	var sb strings.Builder
	for _, n := range names {
		if v, ok := m.Consts[n]; ok {
			sb.WriteString(n + " = " + v.String() + "\n")
		}
		if f, ok := m.Funcs[n]; ok {
			for _, e := range f.Entries {
				sb.WriteString(n)
				for _, a := range e.Args {
					sb.WriteString(" " + a.String())
				}
				sb.WriteString(" = " + e.Result.String() + "\n")
			}
			if f.Body != nil {
				sb.WriteString(n + " = " + f.Body.String() + "\n")
			} else {
				sb.WriteString(n + " else " + f.Else.String() + "\n")
			}
		}
	}
	return sb.String()
}

// Answers as the solvers give them.
var modelTexts = []struct {
	name, text, want string
	show             []string
}{
	{"z3 4.8.12", `sat
(
  (define-fun x () (_ BitVec 8)
    #x05)
  (define-fun |odd name| () Bool
    true)
  (define-fun a () (Array (_ BitVec 8) Bool)
    (_ as-array k!0))
  (define-fun k!0 ((x!0 (_ BitVec 8))) Bool
    (ite (= x!0 #x03) true
    (ite (= x!0 #x07) false
      true)))
)`, "x = #x05\nodd name = true\na = (store ((as const (Array (_ BitVec 8) Bool)) true) #x07 false)\nk!0 #x03 = true\nk!0 #x07 = false\nk!0 else true\n",
		[]string{"x", "odd name", "a", "k!0"}},
	{"z3 with the word model", `(model
  (define-fun f ((x!0 (_ BitVec 8)) (x!1 Bool)) (_ BitVec 8)
    (ite (and (= x!0 #x01) (= x!1 true)) #x02 (ite (or (and (= #x04 x!0) x!1) (and (= x!0 #x05) (not x!1))) #x06 #x00)))
)`, "f #x01 true = #x02\nf #x04 true = #x06\nf #x05 false = #x06\nf else #x00\n", []string{"f"}},
	{"array by lambda", `((define-fun h () (Array (_ BitVec 8) (_ BitVec 8)) (lambda ((x!1 (_ BitVec 8))) (ite (= x!1 #x00) #x01 (ite (= x!1 #x02) #x03 #x09)))))`,
		"h = (store (store ((as const (Array (_ BitVec 8) (_ BitVec 8))) #x09) #x00 #x01) #x02 #x03)\n", []string{"h"}},
	{"array by stores", `sat
(
(define-fun h () (Array (_ BitVec 2) (_ BitVec 3)) (store (store ((as const (Array (_ BitVec 2) (_ BitVec 3))) #b000) #b01 #b001) #b01 (_ bv2 3)))
)`, "h = (store ((as const (Array (_ BitVec 2) (_ BitVec 3))) #b000) #b01 #b010)\n", []string{"h"}},
	{"function by other functions", `(
  (define-fun g ((x!0 (_ BitVec 8))) (_ BitVec 8) (g!1 (k!2 x!0)))
  (define-fun k!2 ((x!0 (_ BitVec 8))) (_ BitVec 8) (ite (= x!0 #x03) #x03 #x00))
  (define-fun g!1 ((x!0 (_ BitVec 8))) (_ BitVec 8) (ite (= x!0 #x03) #x07 #x01))
  (define-fun y () (_ BitVec 8) (g #x03))
)`, "y = #x07\n", []string{"y"}},
	{"function by a term, few points", `((define-fun p ((x Bool) (y Bool)) Bool (or (and x (not y)) y)))`,
		"p false false = false\np false true = true\np true false = true\np true true = true\np else false\n", []string{"p"}},
	{"function by a term, many points", `((define-fun s ((x (_ BitVec 32))) (_ BitVec 32) (let ((a!1 (bvadd x x))) (bvadd a!1 #x00000001))))`,
		"s = (bvadd (bvadd x x) #x00000001)\n", []string{"s"}},
	{"nothing", "sat\n(\n)", "", nil},
}

func TestParseModel(t *testing.T) {
	for _, c := range modelTexts {
		b := NewBuilder()
		m, err := ParseModel(b, c.text)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if d := cmp.Diff(c.want, show(m, c.show...)); d != "" {
			t.Errorf("%s: %s", c.name, d)
		}
		if b.NumTerms() != 2 {
			t.Errorf("%s: %d terms in the builder", c.name, b.NumTerms())
		}
	}
}

func TestParseModelErrors(t *testing.T) {
	for text, want := range map[string]string{
		`(error "line 1: no model")`:           "line 1: no model",
		`unsat`:                                "want a model",
		`((define-fun x () (_ BitVec 8) #x0))`: "body of sort",
		`((define-fun x () (_ BitVec 8) y) (define-fun y () (_ BitVec 8) x))`:    "by itself",
		`((define-fun x () Bool true) (define-fun x () Bool true))`:              "twice",
		`((define-fun x () Real 0.5))`:                                           "unknown sort",
		`((define-fun a () (Array Bool Bool) (_ as-array k!0)))`:                 "no function",
		`((define-fun h () (Array Bool Bool) (lambda ((x Bool) (y Bool)) x)))`:   "lambda over 2 variables",
		`((define-fun h () (Array Bool Bool) (lambda ((x Bool)) (select h x))))`: "by itself",
		`(`: "no ) for this",
	} {
		m, err := ParseModel(NewBuilder(), text)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, %v, want %q", text, m, err, want)
		}
	}
}

// TestModelsOfSolvers: what the solvers answer for satisfiable scripts of every
// kind is a model by Eval.
func TestModelsOfSolvers(t *testing.T) {
	for _, solver := range []string{"z3", "cvc5"} {
		var scripts []*Script
		var all strings.Builder
		for seed := range 90 {
			s := sampleGen(false).Example(seed)
			if solver == "cvc5" && cvc5Refuses(s.simpTerm) {
				continue
			}
			// The model that was drawn shows that it is satisfiable.
			v, err := Eval(s.simpTerm, s.model)
			if err != nil {
				t.Fatal(err)
			}
			if v.Sort.IsArray() {
				continue
			}
			sc := &Script{B: s.simp, GetModel: true, Logic: "ALL"}
			sc.Assert(s.simp.Eq(s.simpTerm, s.simp.ValueTerm(v)), "")
			scripts = append(scripts, sc)
			all.WriteString("(reset)\n" + sc.String() + "(echo \"end\")\n")
		}
		answers := strings.Split(strings.ReplaceAll(ask(t, solver, all.String()), `"end"`, "end"), "end\n")
		if len(answers) != len(scripts)+1 || len(scripts) < 50 {
			t.Fatalf("%s: %d answers to %d scripts", solver, len(answers), len(scripts))
		}
		for i, sc := range scripts {
			m, err := ParseModel(sc.B, answers[i])
			if err != nil {
				t.Errorf("%s: %v in\n%s", solver, err, answers[i])
				continue
			}
			bad, err := EvalScript(sc, m)
			if err != nil || bad >= 0 {
				t.Errorf("%s: assertion %d fails, %v:\n%s\nin\n%s", solver, bad, err, sc, answers[i])
			}
		}
	}
}
