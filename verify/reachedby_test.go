package verify_test

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"inspect/encode"
	"inspect/report"
	"inspect/verify"
)

// TestReachedBy: what is violated in any state is looked for as the end of calls. Where somebody wrote
// what the states are, or others may write a field, it stays a finding; else only what calls come to.
func TestReachedBy(t *testing.T) {
	for _, c := range []struct{ method, text, want string }{
		{"Temp.t", `class Temp { private int t = 1;
			//@ ensures \result > 0;
			int t() { return 10 / t; }
			void set(int x) { if (x > 0 && x <= 10) t = x; } }`,
			"inconclusive states"},
		{"Temp.t", `class Temp { private int t = 1;
			//@ ensures \result > 0;
			int t() { return 10 / t; }
			void set(int x) { if (x > 0) t = x; } }`, // more than 10: the result is 0
			"violated [postcondition: Temp temp = new Temp(); temp.set(11); temp.t();]"},
		{"Temp.t", `class Temp { private int t = 1;
			//@ ensures \result > 0;
			int t() { int r = 0; if (t > 3) return 10 / t; r = 10 / t; return r; }
			void set(int x) { if (x >= 0) t = x; } }`,
			"violated [arithmetic: Temp temp = new Temp(); temp.set(0); temp.t();] [postcondition: Temp temp = new Temp(); temp.set(11); temp.t();]"},
		{"Temp.t", `class Temp { int t = 1;
			//@ ensures \result > 0;
			int t() { return 10 / (t - 20); }
			void set(int x) { if (x > 0 && x <= 10) t = x; } }`, // whoever is in the package may assign t, which no step does
			"violated [postcondition: Temp temp = new Temp(); temp.t();] [arithmetic: ]"},
		{"Temp.t", `class Temp { private int t = 1;
			//@ private invariant t != 7;
			//@ ensures \result > 0;
			int t() { return 10 / t; }
			void set(int x) { if (x > 0 && x <= 10 && x != 7) t = x; } }`,
			"violated [arithmetic: none of 3] [postcondition: none of 3]"},
		{"Temp.add", `class Temp { private int n;
			//@ requires d >= 0;
			//@ ensures n == \old(n) + d;
			void add(int d) { if (n == 2) return; n += d; }
			int half() { return n / 2; } }`,
			"violated [postcondition: Temp temp = new Temp(); temp.add(2); temp.add(1);]"},
		{"Temp.add", `class Temp { private int n, m;
			//@ requires d >= 0 && d < 9;
			//@ ensures n == m;
			void add(int d) { n += d; m += d; } }`,
			"inconclusive states"},
		{"Temp.both", `class Temp { private int n;
			//@ requires d >= 0 && d < 9;
			void add(int d) { n += d; }
			int both() { return 5 / (n + 1); } }`, // no call gives a negative d
			"holds"},
		{"Temp.call", `class Temp { private int n = 1;
			//@ requires d > 0;
			void add(int d) { n = d; }
			void call() { add(n - 1); } }`, // without a contract of its own, it must find that of add
			"violated [precondition: Temp temp = new Temp(); temp.call();]"},
		{"Temp.at", `class Temp { private int n;
			//@ ensures n >= 0;
			void set(int x) { n = x < 0 ? 0 : x; }
			int at(int[] a, int i) { return a[i] / (n + 1); } }`,
			"needs"},
		{"Temp.turn", `class Temp { private final int n; private final int[][] cells;
			Temp(int n) { if (n < 1 || n > 9) throw new IllegalArgumentException(); this.n = n; cells = new int[n][n]; }
			void set(int row, int col, int v) { if (row < 0 || row >= n || col < 0 || col >= n) throw new IndexOutOfBoundsException(); cells[row][col] = v; }
			//@ ensures (\forall int i, j; 0 <= i && i < n && 0 <= j && j < n; cells[i][j] == \old(cells[j][i]));
			void turn() { for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { int t = cells[i][j]; cells[i][j] = cells[j][i]; cells[j][i] = t; } } }`,
			"violated [postcondition: Temp temp = new Temp(2); temp.set(1, 0, 1); temp.turn();]"}, // in any state, rows are missing first
		{"Temp.all", `class Temp { private int[] a = new int[2]; private int i, j; private String s = "x";
			//@ requires true;
			int nop() { return 1; }
			void all() { int x = 3 / (i + 1); a[j] = 2; s = null; } }`, // what it leaves behind counts in any state
			"violated [invariant: ]"},
		{"Temp.all", `class Temp { private int[] a = new int[2]; private int i, j; private String s = "x";
			//@ requires true;
			int nop() { return 1; }
			void all() { int x = 3 / (i + 1); a[j] = 2; s = "y"; }
			void up() { if (j < 2) j++; } }`,
			"violated [array-index: Temp temp = new Temp(); temp.up(); temp.up(); temp.all();]"},
		{"Temp.all", `class Temp { private int[] a = new int[2]; private int i, j;
			//@ requires true;
			int nop() { return 1; }
			void all() { int x = 3 / (i + 1); a[j] = 2; }
			void up() { if (j < 1) j++; } }`,
			"holds"},
		{"Temp.of", `class Temp { private /*@ nullable @*/ String s; private int n;
			String of() { return 3 / (n + 1) > 0 ? s : "x"; } }`,
			"violated [postcondition: ]"},
		{"Temp.put", `class Kept { int n; //@ invariant n >= 0;
			} class Temp { void put(Kept k) { k.n = -1; } }`, // of another object
			"violated [invariant: ]"},
		{"Temp.last", `import java.util.*; class Temp { private final List<Integer> items = new ArrayList<>(); Temp() { items.add(1); }
			//@ ensures \result != 0;
			int last() { return items.get(items.size() - 1); }
			void drop() { if (items.size() > 1) items.remove(0); } }`, // the search in any state leaves something open
			"violated [exception: ] [null: ] [postcondition: ]"},
		{"Temp.over", `class Temp { private int n; void set(int x) { n = x; } void over() { zero(); }
			//@ requires n == 0;
			private void zero() { } }`,
			"violated [precondition: Temp temp = new Temp(); temp.set(1); temp.over();]"},
		{"Temp.post", `class Temp { private int n = 1, w = 1; void set(int x) { n = x; }
			//@ ensures n == 1;
			void post() { int x = 3 / w; } }`,
			"violated [postcondition: Temp temp = new Temp(); temp.set(0); temp.post();]"},
		{"Temp.of", `class Temp { private int i = 1, j = 1, l = 1;
			//@ requires true;
			int nop() { return 1; }
			Object of(int k) { int x = 3 / i; x = 3 / j; x = 3 / l; return k == 3 ? null : ""; } }`, // three findings hide nothing
			"violated [postcondition: ]"},
		{"Temp.f", `class Temp { private int n = 1;
			//@ requires true;
			int nop() { return 1; }
			Runnable r() { return () -> n = 0; }
			int f() { return 10 / n; } }`, // whoever has the function calls it
			"violated [arithmetic: ]"},
		{"Temp.f", `public class Temp { private int n = 1;
			//@ requires true;
			int nop() { return 1; }
			void zero() { n = 0; }
			public int f() { return 10 / n; } }
			class Other { static Runnable of(Temp t) { return new Runnable() { public void run() { t.zero(); } }; } }`, // also one of another class
			"violated [arithmetic: ]"},
		{"Temp.f", `class Temp {
			static int f(String s) {
				//@ assert s != null;
				return s.length(); } }`, // which says that it is never null
			"holds"},
		{"Temp.g", `public class Temp { private int q = 1; void set(int x) { q = x; }
			//@ ensures true;
			public int g() { return 10 / q; } }`, // so does the package
			"violated [arithmetic: ]"},
		{"Temp.of", `import java.util.*; class Temp { private final Map<String, String> names = new HashMap<>(); private int n = 1;
			String of(String k) { return 3 / n > 4 ? "" : names.get(k); }
			int half(int x) { int r = x / 2;
				//@ assert r != 7;
				return r; } }`, // a statement says nothing of what is declared
			"holds"},
		{"Temp.last", `import java.util.*; class Temp { private final List<Integer> items = new ArrayList<>(); Temp() { items.add(1); }
			//@ ensures \result != 0;
			int last() { return items.get(items.size() - 1); }
			void drop() { items.remove(0); } }`,
			"violated [exception: Temp temp = new Temp(); temp.drop(); temp.last();]"},
	} {
		path := filepath.Join(t.TempDir(), "A.java")
		write(t, path, c.text)
		doc := verify.Run(context.Background(), verify.Config{Paths: []string{path}, Methods: []string{c.method}, States: verify.ReachableStates, CallsBefore: 3, Findings: 3, Needs: verify.NeedsOn, Check: true, Reached: "off",
			Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}}})
		if len(doc.Results) != 1 {
			t.Errorf("%s: %+v", c.text, doc.Diagnostics)
			continue
		}
		r := doc.Results[0]
		got := strings.TrimSpace(string(r.Verdict) + " " + r.Reason)
		for _, ce := range r.Counterexamples() {
			by := strings.Join(append(ce.Calls, ce.ReachedBy...), " ")
			if ce.UnreachedBy > 0 {
				by = fmt.Sprint("none of ", ce.UnreachedBy)
			}
			got += " [" + ce.Kind + ": " + by + "]"
		}
		if got != c.want {
			t.Errorf("%s\n%s, not %s", c.text, got, c.want)
		}
	}
}

// TestWriters: a method of plain Java that assigns a field of a class with an invariant breaks it,
// also in a file of its own; one that calls its methods does not.
func TestWriters(t *testing.T) {
	dir := t.TempDir()
	write(t, filepath.Join(dir, "Kept.java"), "class Kept { int n; //@ invariant n >= 0;\n void up() { if (n < 9) n++; } record Pair(int left) { } }")
	write(t, filepath.Join(dir, "Plain.java"), "class Plain { void put(Kept k) { k.n = -1; } void through(Kept k) { put(k); } void up(Kept k) { k.up(); } }")
	doc := verify.Run(context.Background(), verify.Config{Paths: []string{dir}, States: verify.ReachableStates, CallsBefore: 1, Check: true, Reached: "off",
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}}})
	for _, r := range doc.Results {
		if want := r.Method == "put(Kept)" || r.Method == "through(Kept)"; want != (r.Verdict == report.Violated) {
			t.Errorf("%s: %s", r.Name(), r.Verdict)
		}
	}
	if len(doc.Results) < 4 {
		t.Errorf("%d results: %v", len(doc.Results), doc.Diagnostics)
	}
}
