package verify

import (
	"context"
	"math/big"
	"slices"
	"testing"

	"inspect/cfg"
	"inspect/encode"
	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
	"inspect/report"
	"inspect/smtlib"
	"inspect/solve"
	"inspect/solve/sat"
	"inspect/verify/decide"
)

// TestBoundaryValues: the numbers on a boundary are small ones, those at the ends of the types
// that occur, and the program's own with their neighbours, nearest zero first.
func TestBoundaryValues(t *testing.T) {
	f, ds := parse.File(source.NewFile("A.java", `class A { static int f(short x) { return x == 1000 ? 7 : x / 2; } }`))
	if len(ds) > 0 {
		t.Fatal(ds)
	}
	w, _ := types.NewWorld([]*ast.File{f}, types.Config{Parse: parse.Library})
	g, ds := cfg.Build(w, w.Lookup("A").Methods[0], cfg.Options{})
	if g == nil {
		t.Fatal(ds)
	}
	var have []int64
	for _, n := range boundaryValues(g) {
		have = append(have, n.Int64())
	}
	for _, n := range []int64{0, 1, -1, 2, 3, 6, 7, 8, 999, 1000, 1001, 32767, -32768, 2147483647, -2147483648} {
		if !slices.Contains(have, n) {
			t.Errorf("%d is no boundary value in %v", n, have)
		}
	}
	if slices.Contains(have, 127) || slices.Contains(have, 1<<62) {
		t.Errorf("%v has the boundaries of types that do not occur", have)
	}
	if !slices.IsSortedFunc(have, func(a, b int64) int { return encode.IntDistance(a).Cmp(encode.IntDistance(b)) }) || have[0] != 0 {
		t.Errorf("not from zero: %v", have)
	}
}

// TestLongNumbers: where no small numbers break a property, those of the counterexample are
// boundary values, and where none of these does either, they are as near zero as the effort
// finds.
func TestLongNumbers(t *testing.T) {
	t.Parallel()
	path := writeJava(t, `class Long {
		static void middle(int a, int b) { int m = (a + b) / 2; assert a > b || m >= a && m <= b; }
		static int scale(int v, int f) { if (f <= 0) return 0; int r = v * f; assert r / f == v; return r; }
		static int beside(int x) { if (x < 123456) return 0; assert x != 123457; return x; }
		static void small(int x) { assert x * 3 != 21; }
		static void none(int x) { assert x * 3 + 1 != 30001; }
	}`)
	doc := Run(context.Background(), Config{Paths: []string{path}, Attempts: groundOnly(t), Check: true})
	want := map[string][]string{
		"middle(int,int)": {"1", "2147483647"}, "beside(int)": {"123457"}, "small(int)": {"7"}, "none(int)": {"10000"},
		"scale(int,int)": nil,
	}
	least := map[string]bool{"small(int)": true, "none(int)": true}
	for _, r := range doc.Results {
		w, ok := want[r.Method]
		if r.Verdict != report.Violated || !ok {
			t.Errorf("%s: %s", r.Method, r.Verdict)
			continue
		}
		var have []string
		for _, a := range r.Counterexample.Arguments {
			have = append(have, a.Value)
			if n, _ := new(big.Int).SetString(a.Value, 10); w == nil && !slices.ContainsFunc([]int64{1, 2, 3, -1, -2, -3, 1<<31 - 1, -1 << 31, 1<<31 - 2, 1 - 1<<31}, func(k int64) bool { return n.Cmp(big.NewInt(k)) == 0 }) {
				t.Errorf("%s: %s is on no boundary", r.Method, n)
			}
		}
		if w != nil && !slices.Equal(have, w) {
			t.Errorf("%s: %v, want %v", r.Method, have, w)
		}
		if !least[r.Method] && slices.Contains(r.Counterexample.Minimized.Least, "steps") {
			t.Errorf("%s: the steps are least among boundary values alone", r.Method)
		}
		if least[r.Method] != slices.Contains(r.Counterexample.Minimized.Least, "values") {
			t.Errorf("%s: least are %v", r.Method, r.Counterexample.Minimized.Least)
		}
	}
	if len(doc.Results) != len(want) {
		t.Errorf("%d results", len(doc.Results))
	}
}

// waiting answers no question before its context ends.
type waiting struct{ solve.Backend }

func (waiting) Solve(ctx context.Context, s *smtlib.Script, o solve.Options) (solve.Result, error) {
	<-ctx.Done()
	return solve.Result{}, ctx.Err()
}

// TestFoundOnBoundary: a counterexample among boundary values is found while the main question
// has no answer.
func TestFoundOnBoundary(t *testing.T) {
	t.Parallel()
	gopher, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	ground := encode.Options{Encoding: encode.Ground}
	path := writeJava(t, `class A {
		static void f(long a) { assert a * a != 4611686014132420609L && a != Long.MIN_VALUE; }
		static void holds(int a) { assert a != a + 1; }
	}`)
	doc := Run(context.Background(), Config{Paths: []string{path}, Timeout: 2 * boundaryAfter, CPUs: 1,
		Attempts: []decide.Attempt{{Encoding: ground, Backend: waiting{gopher}}}, Smaller: decide.Attempt{Encoding: ground, Backend: gopher}})
	for i, want := range []report.Verdict{report.Violated, report.Inconclusive} {
		if r := doc.Results[i]; r.Verdict != want {
			t.Errorf("%s: %s %s", r.Method, r.Verdict, r.Reason)
		}
	}
}
