package verify_test

import (
	"context"
	"path/filepath"
	"slices"
	"testing"

	"inspect/encode"
	"inspect/verify"
)

// TestFindings: broken properties at places of their own are shown up to a number, as far as they
// are no needs, and of what rests on a state that no calls make none.
func TestFindings(t *testing.T) {
	t.Parallel()
	dir := tree(t, map[string]string{"A.java": `class A {
		private int n;
		A(int n) { this.n = n; }
		int three(int i) {
			if (i == 1) return 1 / (n - 1);
			if (i == 2) return new int[1][2][n - i].length;
			if (i == 3) { int[] b = {1}; return b[i]; }
			if (i == 4) throw new AssertionError();
			String s = n == 7 ? null : "a";
			return s.length();
		}
		int twice(int[][] a) { int[] b = null; return i() == 0 ? b[1] : b[2]; }
		private int i() { return n; }
		int one(int k) { if (n == 3) return 1 / (k - k); return 5 / k; }
	}`})
	for n, want := range map[int][]int{0: {1, 1, 1}, 1: {1, 1, 1}, 2: {2, 2, 1}, 9: {5, 2, 1}} {
		doc := verify.Run(context.Background(), verify.Config{
			Paths: []string{filepath.Join(dir, "A.java")}, States: verify.ReachableStates, CallsBefore: 2, Findings: n, Needs: verify.NeedsOn, Check: true,
			Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
		})
		var got []int
		for _, r := range doc.Results {
			var at []int
			for _, x := range r.Counterexamples() {
				if x.Status != "confirmed" {
					t.Errorf("%s: %s", r.Name(), x.Status)
				}
				at = append(at, x.Place.Line*1000+x.Place.Column)
			}
			if slices.Sort(at); len(slices.Compact(at)) != len(r.Counterexamples()) {
				t.Errorf("%s: two at one place", r.Name())
			}
			if len(at) > 0 {
				got = append(got, len(at))
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("up to %d: %d, not %d", n, got, want)
		}
	}
}
