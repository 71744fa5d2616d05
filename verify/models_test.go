package verify_test

import (
	"context"
	"testing"
	"time"

	"inspect/encode"
	"inspect/report"
	"inspect/solve"
	"inspect/verify"
	"inspect/z3"
)

// arrays have inputs whose models are arrays over all values of int: solvers write
// them as lambda, store, constant arrays and functions, often in a form that is no
// table.
const arrays = `class A {
    static int get(int[][] image, int x, int y) { return image[x][y]; }
    static boolean flag(boolean[] b, int i) { return b[i]; }
    static long sum(long[] a, int i, int j) { return a[i] + a[j]; }
    static void swap(char[] a, int i, int j) { char t = a[i]; a[i] = a[j]; a[j] = t; }
    //@ requires a.length == 3;
    //@ ensures \result != 5;
    static int last(int[] a) { a[0] = a[1]; return a[2]; }
    //@ requires a.length == 2 && a[0].length == 2 && a[1].length == 2;
    //@ ensures \result != 5;
    static int corner(int[][] a) { a[1][0] = 5; return a[0][0]; }
}`

// TestModelsOfArrays: every solver's models of arrays are read, checked on the
// script, and shown as a counterexample that the interpreter confirms.
func TestModelsOfArrays(t *testing.T) {
	t.Parallel()
	lib, err := z3.Open()
	if err != nil {
		t.Fatal(err)
	}
	file := javaFile(t, arrays)
	for _, c := range []struct {
		name    string
		backend solve.Backend
		gives   []string // methods with a model; none: all
	}{
		{"libz3", lib.Backend(), nil},
		{"z3", process(t, "z3 -in"), nil},
		{"cvc5", process(t, "cvc5 --lang smt2 -"), []string{"A.flag", "A.sum", "A.swap", "A.last"}}, // the others have quantifiers that it gives up on
		{"z3, asked for values", process(t, `sh -c 'sed -u "s/(get-model)/(get-info :name)/" | z3 -in'`), nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			doc := verify.Run(context.Background(), verify.Config{
				Paths: []string{file}, Methods: c.gives, Timeout: 2 * time.Minute, Check: true, Minimize: "off",
				Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Quantified}, Backend: c.backend}},
			})
			for _, d := range doc.Diagnostics {
				t.Errorf("%v", d)
			}
			if len(doc.Results) == 0 {
				t.Error("no results")
			}
			for _, r := range doc.Results {
				if r.Verdict != report.Violated || r.Counterexample == nil || r.Counterexample.Status != "confirmed" {
					t.Errorf("%s: %s (%s), counterexample %+v", r.Method, r.Verdict, r.Reason, r.Counterexample)
				}
			}
		})
	}
}

func process(t *testing.T, line string) solve.Backend {
	t.Helper()
	b, err := solve.Process(line)
	if err != nil {
		t.Fatal(err)
	}
	return b
}
