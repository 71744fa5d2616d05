package verify_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"inspect/cfg"
	"inspect/encode"
	"inspect/report"
	"inspect/smtlib"
	"inspect/solve"
	"inspect/verify"
	"inspect/z3"
)

// reserve is an attempt by the quantified encoding, by libz3 from its n-th call on.
func (g *stage) reserve(t *testing.T, n int) verify.Attempt {
	t.Helper()
	lib, err := z3.Open()
	if err != nil {
		t.Fatal(err)
	}
	return verify.Attempt{Encoding: encode.Options{Encoding: encode.Quantified}, Backend: g.playAs("reserve", n, lib.Backend())}
}

// wide has quantifiers of 16 * 16 instances, and no shape.
const wide = `class A {
    int f; /*@ nullable @*/ A next;
    //@ requires a.length == 16;
    //@ requires (\forall int i; 0 <= i && i < a.length; (\forall int j; 0 <= j && j < i; a[i] <= a[j]));
    //@ requires next.f == 0;
    //@ ensures \result == x;
    static int f(int[] a, A next, int x) { return x; }
}`

// TestReserve: beside the ground encoding, which goes on, the quantified one works
// in slices that grow; where the graph is flat, first in a long one.
func TestReserve(t *testing.T) {
	for name, c := range map[string]struct {
		java   string
		length int
		slices int // after which the reserve answers, 0: its first is a long one
	}{
		"flat":           {wide, 16, 0},
		"small":          {wide, 15, 3},
		"one quantifier": {strings.Replace(wide, `(\forall int j; 0 <= j && j < i; a[i] <= a[j])`, "a[i] <= 4", 1), 16, 3},
		"shape":          {strings.Replace(wide, "next.f == 0", `(\forall A y; \reach(next, A, next).has(y); y.f == 0)`, 1), 16, 3},
	} {
		t.Run(name, func(t *testing.T) {
			own, others := &stage{}, &stage{}
			kept := 0 // calls of the reserve during which the other is kept to one processor
			seen := func(b solve.Backend) solve.Backend {
				return &played{b.Name(), func(ctx context.Context, s *smtlib.Script, o solve.Options) (solve.Result, error) {
					if open, _ := o.Wide.State(); !open {
						kept++
					}
					return b.Solve(ctx, s, o)
				}}
			}
			reserve := own.reserve(t, max(1, c.slices))
			reserve.Backend = seen(reserve.Backend)
			java := strings.Replace(c.java, "== 16", fmt.Sprint("== ", c.length), 1)
			r := verify.Run(context.Background(), verify.Config{
				Paths: []string{javaFile(t, java)}, Methods: []string{"A.f"}, Bounds: cfg.Bounds{ArrayLength: c.length}, CPUs: 2,
				SplitAfter: 50 * time.Millisecond, Timeout: time.Minute, // that is no limit
				Attempts: append(ground(others.play(t, "ground", 2)), reserve),
			}).Results[0]
			if r.Verdict != report.Holds || r.Encoding != "quantified" || r.Backend != "reserve" {
				t.Fatalf("%s (%s) by %s %s", r.Verdict, r.Reason, r.Encoding, r.Backend)
			}
			if flat := c.slices == 0; flat != (kept > 0) {
				t.Errorf("the other is kept to one processor in %d calls", kept)
			}
			if open, _ := others.wide[0].State(); !open {
				t.Error("the other is kept to one processor afterwards")
			}
			if others.limits[0] < time.Minute/2 {
				t.Errorf("the other has %v", others.limits[0])
			}
			// What is left of each slice after the encoding is less than all of it, and
			// more than all of the one before.
			had := own.limits[:max(1, c.slices)]
			if c.slices == 0 && (had[0] < time.Second || had[0] > 5*time.Second) || c.slices > 0 && (!slices.IsSorted(had) || had[c.slices-1] > time.Minute/2 || had[0] < 0) {
				t.Errorf("the reserve has %v", had)
			}
		})
	}
}

// TestReserveAlone: when the others have given up or failed, the reserve works on
// without a limit.
func TestReserveAlone(t *testing.T) {
	lazy := &played{"lazy", func(context.Context, *smtlib.Script, solve.Options) (solve.Result, error) {
		return solve.Result{Reason: "tired"}, nil
	}}
	broke := &played{"broke", func(context.Context, *smtlib.Script, solve.Options) (solve.Result, error) {
		return solve.Result{}, fmt.Errorf("out of order")
	}}
	for _, other := range []solve.Backend{lazy, broke} {
		g := &stage{}
		r := verify.Run(context.Background(), verify.Config{
			Paths: []string{javaFile(t, broken)}, CPUs: 1, Minimize: "off", Attempts: append(ground(other), g.reserve(t, 1)),
		}).Results[0]
		if r.Verdict != report.Violated || r.Backend != "reserve" || len(g.limits) != 1 || g.limits[0] != 0 {
			t.Errorf("%s: %s (%s) by %s, limits %v", other.Name(), r.Verdict, r.Reason, r.Backend, g.limits)
		}
	}
}
