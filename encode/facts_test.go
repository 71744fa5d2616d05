package encode

import (
	"testing"

	"inspect/cfg"
)

// TestFacts: which cells get fewer bits from the precondition.
func TestFacts(t *testing.T) {
	for _, c := range []struct {
		name, java string
		want       map[string]int // widths of constants; 0: none
	}{
		{"a parameter", `class T {
			//@ requires 0 <= a && a < 10 && b == -3 && c <= b && -10 < c;
			static int m(int a, int b, int c) { return a + b + c; } }`,
			map[string]int{"a": 4, "b": 0, "c": 5}},
		{"a disjunction says nothing", `class T {
			//@ requires 0 <= a || a < 10;
			static int m(int a) { return a + 1; } }`, map[string]int{"a": 32}},
		{"an implication says nothing", `class T {
			//@ requires b ==> 0 <= a && a < 10;
			static int m(boolean b, int a) { return a + 1; } }`, map[string]int{"a": 32}},
		{"a contradiction is the solver's", `class T {
			//@ requires 5 <= a && a <= 4;
			static int m(int a) { return a + 1; } }`, map[string]int{"a": 31}},
		{"the receiver's field, within an array", `class T {
			boolean[] x; int n;
			//@ invariant 0 <= n && n < x.length;
			int m() { return n + 1; } }`,
			map[string]int{"this": 0, "T#1.T.x": 0, "T#1.T.n": 2}},
		{"null may stand for what does not exist", `class T {
			T next; int n;
			//@ invariant 3 <= n && n <= 4;
			int m() { return n + next.n; } }`,
			map[string]int{"T#1.T.n": 3, "T#2.T.n": 3}},
		{"another's field", `class T {
			/*@ nullable @*/ T next; int n;
			//@ requires next != null && next.n == 5;
			int m() { return n + 1; } }`,
			map[string]int{"T#1.T.n": 32, "T#2.T.n": 32}},
		{"an object that need not exist bounds no other's field", `class T {
			int n; /*@ nullable @*/ U u;
			//@ requires (\forall T t; (\forall U u; t.n <= u.n && u.n <= 3)) && u == null;
			int m() { return n + 1; } }
			class U { int n; }`,
			map[string]int{"this": 0, "T#1.T.n": 32, "U#1.U.n": 32}},
		{"what lies behind an object that need not exist", `class T {
			/*@ nullable @*/ U u;
			//@ invariant u.n > 3;
			static int m(/*@ nullable @*/ T t, U u) { return u.n + 1; } }
			class U { int n; }`,
			map[string]int{"U#1.U.n": 32}},
		{"a long", `class T {
			//@ requires a >= 0;
			static long m(long a) { return a + 1; } }`, map[string]int{"a": 64}},
		{"wrap-around", `class T {
			//@ requires 0 <= a && a + 1 <= 10;
			static int m(int a) { return a + 1; } }`, map[string]int{"a": 31}},
	} {
		t.Run(c.name, func(t *testing.T) {
			e, err := New(graphOf(t, c.java, cfg.Bounds{Objects: 2, ArrayLength: 4}), Options{Encoding: Ground})
			if err != nil {
				t.Fatal(err)
			}
			got := widths(e.Script(Goal{Kind: Finish}))
			for name, w := range c.want {
				if got[name] != w {
					t.Errorf("%s has %d bits, want %d", name, got[name], w)
				}
			}
			if t.Failed() {
				t.Log(got)
			}
		})
	}
}
