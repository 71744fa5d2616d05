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
// in slices that grow; where the graph is flat it works to the end.
func TestReserve(t *testing.T) {
	slice := 125 * time.Millisecond
	inSlices := []time.Duration{time.Minute, slice, 4 * slice, 16 * slice}
	for name, c := range map[string]struct {
		java   string
		length int
		limits []time.Duration // of the calls: of the ground encoding, then of the other
	}{
		"flat":           {wide, 16, []time.Duration{time.Minute, time.Minute}},
		"small":          {wide, 15, inSlices},
		"one quantifier": {strings.Replace(wide, `(\forall int j; 0 <= j && j < i; a[i] <= a[j])`, "a[i] <= 4", 1), 16, inSlices},
		"shape":          {strings.Replace(wide, "next.f == 0", `(\forall A y; \reach(next, A, next).has(y); y.f == 0)`, 1), 16, inSlices},
	} {
		t.Run(name, func(t *testing.T) {
			g := &stage{}
			java := strings.Replace(c.java, "== 16", fmt.Sprint("== ", c.length), 1)
			r := verify.Run(context.Background(), verify.Config{
				Paths: []string{javaFile(t, java)}, Methods: []string{"A.f"}, Bounds: cfg.Bounds{ArrayLength: c.length}, CPUs: 2,
				Patience: 50 * time.Millisecond, Timeout: time.Minute, // that is no limit
				Attempts: append(ground(g.play(t, "ground", 2)), g.reserve(t, len(c.limits)-1)),
			}).Results[0]
			if r.Verdict != report.Holds || r.Encoding != "quantified" || r.Backend != "reserve" {
				t.Fatalf("%s (%s) by %s %s", r.Verdict, r.Reason, r.Encoding, r.Backend)
			}
			want := append([]string{"ground"}, slices.Repeat([]string{"reserve"}, len(c.limits)-1)...)
			if !slices.Equal(g.calls[:len(want)], want) {
				t.Errorf("calls %v, want %v first", g.calls, want)
			}
			for i, most := range c.limits {
				if l := g.limits[i]; l > most || most == time.Minute && l < most/2 {
					t.Errorf("call %d may take %v, want %v", i+1, l, most)
				}
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
