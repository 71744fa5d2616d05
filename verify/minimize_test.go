package verify

import (
	"bytes"
	"context"
	"math/big"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"testing"

	"inspect/cfg"
	"inspect/counterexample/replay"
	"inspect/encode"
	"inspect/internal/oracle"
	"inspect/java/bounds"
	"inspect/java/heap"
	"inspect/java/source"
	"inspect/report"
	"inspect/smtlib"
	"inspect/solve"
	"inspect/solve/sat"
	"inspect/verify/decide"
	"inspect/z3"
)

const smallSource = `class Small {
    /*@ nullable @*/ Node head;
    /*@ nullable @*/ int[] a;
    int n;

    //@ requires x > 2 || y < -3;
    //@ ensures \result < 3;
    static int integers(int x, int y) {
        return x - y;
    }
    //@ ensures \result == 0;
    int objects() {
        if (head == null || head.next == null || head.next == head) {
            return 0;
        }
        return head.key * head.next.key == 6 ? 1 : 0;
    }
    //@ requires a != null && n != 0;
    //@ ensures \result < 2;
    int loop() {
        int count = 0;
        for (int i = 0; i < a.length; i++) {
            if (a[i] == n) {
                count++;
            }
        }
        return count;
    }
    //@ requires k > 0;
    void chars(char c, long l, int k) {
        assert c / 2 != k + 1 || l != -5;
    }
    //@ ensures \result != 3;
    int longer(int k, boolean quick) {
        int i = 0;
        if (quick && k == 5) {
            return 3;
        }
        while (i < k) {
            i++;
        }
        return i;
    }
    //@ requires \reach(head, Node, next).int_size() >= 2;
    void fewest(Node p) {
        assert p.next == null || p.key == p.next.key;
    }
}
class Node {
    int key;
    /*@ nullable @*/ Node next;
}
`

func writeSmall(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "Small.java")
	if err := os.WriteFile(path, []byte(smallSource), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestMinimizeReachesTheOptimum compares what --effort full finds with the
// smallest of all violating executions: objects, then values, then steps.
func TestMinimizeReachesTheOptimum(t *testing.T) {
	path := writeSmall(t)
	gopher, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	ground := decide.Attempt{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gopher}
	for _, name := range []string{"integers", "objects", "loop", "chars", "longer", "fewest"} {
		t.Run(name, func(t *testing.T) {
			c := Config{Paths: []string{path}, Methods: []string{"Small." + name}, Minimize: "full", Check: true,
				Bounds: cfg.Bounds{Bits: 4, Objects: 2, ArrayLength: 3, Unwind: 6}, Attempts: []decide.Attempt{ground}}
			if name == "loop" {
				c.Bounds.Bits = 3
			}
			r, ms, ds := open(context.Background(), &c, prepareAll)
			if source.HasError(ds) || len(ms) != 1 {
				t.Fatal(ms, ds)
			}
			m := r.newMethod(ms[0])
			if !m.through(context.Background(), front) {
				t.Fatal(m.res.Diagnostics)
			}
			m.q = m.question(m.graph, c.Attempts, nil)
			goal := encode.Goal{Kind: encode.Violate}
			a, err := m.q.Query(context.Background(), m.q.Attempts, goal, 0)
			if err != nil || a.Result.Status != solve.Sat {
				t.Fatal(a.Result, err)
			}
			w := m.decode(context.Background(), a, goal)
			x, small := m.minimize(context.Background(), w, goal)
			if len(small.Least) != 3 {
				t.Fatalf("least are only %v", small.Least)
			}
			out, err := replay.New(m.world, replay.Config{Bounds: bounds.Bounds{Bits: c.Bounds.Bits, Unwind: 6, ArrayLength: 3}}).Check(x.Method, x.Pre)
			if err != nil || matching(x, out) == nil {
				t.Fatalf("not confirmed: %v %v", err, out)
			}
			have := optimum{len(x.Pre.Objects), len(out.Steps), magnitude(x.Pre)}
			if small.Objects != have.objects || small.Magnitude != have.magnitude.String() {
				t.Errorf("it is said to have %+v, but has %+v", small, have)
			}
			var want *optimum
			b := oracle.Bounds{Bounds: bounds.Bounds{Bits: c.Bounds.Bits, Objects: 2, ArrayLength: 3, Unwind: 6}}
			err = oracle.Violating(m.world, x.Method, b, func(pre *heap.State, objects int, out *replay.Outcome) {
				o := optimum{objects, len(out.Steps), magnitude(pre)}
				if want == nil || o.less(*want) {
					want = &o
				}
			})
			if err != nil || want == nil {
				t.Fatalf("exhaustive execution: %v %v", want, err)
			}
			if have.less(*want) || want.less(have) {
				t.Errorf("%d objects, %d steps, magnitude %s; the least are %d, %d, %s",
					have.objects, have.steps, have.magnitude, want.objects, want.steps, want.magnitude)
			}
		})
	}
}

// optimum is a size in the interpreter's terms: statements that it executes.
type optimum struct {
	objects, steps int
	magnitude      *big.Int
}

func (o optimum) less(p optimum) bool {
	if o.objects != p.objects {
		return o.objects < p.objects
	}
	if c := o.magnitude.Cmp(p.magnitude); c != 0 {
		return c < 0
	}
	return o.steps < p.steps
}

// fickle is a backend of several solvers, of which now one and now another
// answers, unless the answer is to be repeatable.
type fickle struct {
	solvers []solve.Backend
	asked   int
}

func (*fickle) Name() string { return "fickle" }

func (f *fickle) Solve(ctx context.Context, s *smtlib.Script, o solve.Options) (solve.Result, error) {
	if f.asked++; o.Repeatable {
		return f.solvers[0].Solve(ctx, s, o)
	}
	return f.solvers[f.asked%len(f.solvers)].Solve(ctx, s, o)
}

// TestSameUnderLoad: with the effort of the default, the counterexamples are the same
// on a machine that is busy, though nothing is proved least in the time of a clock.
func TestSameUnderLoad(t *testing.T) {
	path := writeSmall(t)
	auto, err := sat.New("auto")
	if err != nil {
		t.Fatal(err)
	}
	c := Config{Paths: []string{path}, Bounds: cfg.Bounds{Objects: 2, ArrayLength: 2, Unwind: 5},
		Attempts: []decide.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: auto}}}
	shown := func() string {
		var b bytes.Buffer
		for _, r := range Run(context.Background(), c).Results {
			for _, x := range r.Counterexamples() {
				if x.Minimized == nil || len(x.Minimized.Least) == 0 {
					t.Errorf("%s: nothing is least", r.Method)
				}
				if err := (&report.Document{Results: []*report.Result{{Counterexample: x}}}).WriteJSON(&b); err != nil {
					t.Fatal(err)
				}
			}
		}
		return b.String()
	}
	first := shown()
	stop := make(chan struct{})
	defer close(stop)
	for range 4 * runtime.NumCPU() {
		go func() {
			for i := 0; ; i++ {
				select {
				case <-stop:
					return
				default:
				}
			}
		}()
	}
	for range 3 {
		if again := shown(); again != first {
			t.Fatalf("another counterexample:\n%s\n%s", first, again)
		}
	}
}

// TestPlainValues: 0, 1 and -1 come before others, and before fewer steps; plain
// floating-point numbers before NaN and infinity.
func TestPlainValues(t *testing.T) {
	path := writeJava(t, `class Plain {
		int n; double d; Plain other;
		//@ ensures \result != 7;
		int far(int x) {
			if (x == 2147483647) { return 7; }
			int y = 0;
			if (x == 1) { y++; y++; y++; y = 7; }
			return y;
		}
		//@ ensures \result;
		static boolean floats(double x, float y) { return x == 0 || y == 0; }
		//@ ensures \result;
		static boolean signs(int x, int y) { return x == 0 || y == 0 || x == y; }
		//@ ensures \result == 0;
		int alone() { return 1; }
	}`)
	doc := Run(context.Background(), Config{Paths: []string{path}, Attempts: groundOnly(t), Check: true, NullableByDefault: true})
	want := map[string][]string{
		"far(int)": {"Plain#1", "1"}, "floats(double,float)": {"1.0", "1.0f"}, "signs(int,int)": nil, "alone()": {"Plain#1"},
	}
	for _, r := range doc.Results {
		x := r.Counterexample
		if x == nil {
			continue
		}
		var have []string
		for _, a := range x.Arguments {
			have = append(have, a.Value)
		}
		if w := want[r.Method]; w != nil && !slices.Equal(have, w) {
			t.Errorf("%s: %v, want %v", r.Method, have, w)
		}
		if r.Method == "signs(int,int)" && !slices.Equal(have, []string{"1", "-1"}) && !slices.Equal(have, []string{"-1", "1"}) {
			t.Errorf("%s: %v", r.Method, have)
		}
		if r.Method == "alone()" && len(x.Pre.Objects) != 1 {
			t.Errorf("there are %d objects where one matters", len(x.Pre.Objects))
		}
		delete(want, r.Method)
	}
	if len(want) > 0 {
		t.Errorf("not violated: %v", want)
	}
}

// TestSameCounterexample: whichever attempt, and whichever solver of one, answers
// first, the counterexample printed is the same.
func TestSameCounterexample(t *testing.T) {
	path := writeSmall(t)
	gopher, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	lib, err := z3.Open()
	if err != nil {
		t.Fatal(err)
	}
	ground := decide.Attempt{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gopher}
	quantified := decide.Attempt{Encoding: encode.Options{Encoding: encode.Quantified}, Backend: lib.Backend()}
	minisat, err := sat.New("minisat")
	if err != nil {
		t.Fatal(err)
	}
	changing := decide.Attempt{Encoding: ground.Encoding, Backend: &fickle{solvers: []solve.Backend{gopher, minisat, lib.Backend()}}}
	var first string
	for i, c := range []Config{
		{Attempts: []decide.Attempt{ground}},
		{Attempts: []decide.Attempt{quantified}, Side: []decide.Attempt{ground}},
		{Attempts: []decide.Attempt{ground, quantified}},
		{Attempts: []decide.Attempt{quantified, ground}},
		{Attempts: []decide.Attempt{changing}},
	} {
		c.Paths, c.Bounds, c.Minimize = []string{path}, cfg.Bounds{Bits: 4, Objects: 2, ArrayLength: 2, Unwind: 5}, "full"
		doc := Run(context.Background(), c)
		var b bytes.Buffer
		for _, r := range doc.Results {
			if r.Verdict != report.Violated {
				continue
			}
			one := &report.Document{Results: []*report.Result{{Counterexample: r.Counterexample}}}
			if err := one.WriteJSON(&b); err != nil {
				t.Fatal(err)
			}
		}
		if i == 0 {
			first = b.String()
		} else if b.String() != first {
			t.Errorf("another counterexample by %d attempts:\n%s\n%s", len(c.Attempts), first, b.String())
		}
	}
	if len(first) < 5000 {
		t.Errorf("few counterexamples:\n%s", first)
	}
}
