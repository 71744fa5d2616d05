package verify

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"testing"

	"inspect/report"
)

// needKinds are methods and what callers see to, of kinds that neither the exhaustive nor the random
// test of needs has.
var needKinds = map[string]string{
	"Loaded.Loaded(float)":               "requires load > 0;",
	"Sieve.Sieve(int[])":                 `requires (\forall int row; 0 <= row && row < widths.length; widths[row] >= 0);`,
	"Sieve.width(int)":                   "requires i < this.widths.length && i >= 0;",
	"Spans.mark(int,int)":                "requires (low <= high ==> high < this.n);", // within --recursion 3
	"Copies.at(int)":                     "requires i < this.cells.length && i >= 0;",
	"Ranks.of(int)":                      "requires node < this.ranks.length && node >= 0;",
	"Walk.from(int,int)":                 "requires s >= 0 && s < this.n;",
	"Rows.deep(Integer[][],Integer[][])": `requires \nonnullelements(a) && \nonnullelements(b);`,
	"Rows.both(int[][],int[][])":         `requires \nonnullelements(a) && \nonnullelements(b);`,
	"Texts.part(String,int,int)":         "requires n >= 0 && from >= 0 && from <= s.length() - n;",
}

// defects are methods of which a condition that is wrong for longer sequences, that closes a statement,
// that the method tests itself, or over a field that may be null is no need.
var defects = []string{"Odd.part(int)", "Odd.both(int,int)", "Odd.all(int[])", "Odd.off(int,int[])", "OfSource.at(int)", "Inner.at(int)", "Five.at(int)", "Board.at(int,int)", "Wrapped.at(int)", "Wrapped.mirror(int)", "Hashed.at(int)", "Texts.asked(String,int,int)", "Texts.behind(String)", "Texts.typed(String)"}

func TestNeedKinds(t *testing.T) {
	t.Parallel()
	path := writeJava(t, `
class Rows {
	static boolean both(int[][] a, int[][] b) { return isFull(a) && isFull(b); }
	private static boolean isFull(int[][] m) { return m.length > 0 && m[0].length > 0; }
	static boolean deep(Integer[][] a, Integer[][] b) { return isDeep(a) && isDeep(b); }
	private static boolean isDeep(Integer[][] m) { return m.length > 0 && m[0].length > 0; }
}
class Loaded {
	final java.util.Map<String, Integer> map;
	Loaded(float load) { map = new java.util.HashMap<>(3, load); }
}
class Sieve {
	private final int[] widths;
	Sieve(int[] widths) { this.widths = widths.clone(); long[][] bits = new long[widths.length][]; for (int i = 0; i < bits.length; i++) bits[i] = new long[widths[i]]; }
	int width(int i) { return widths[i]; }
}
// A range is within what the object was made with, where it is not empty.
class Spans {
	private final int n;
	private final int[] sums;
	Spans(int n) { if (n < 1 || n > 1000) throw new IllegalArgumentException(); this.n = n; int size = 4 * n; sums = new int[size]; }
	void mark(int low, int high) { mark(0, 0, n - 1, low, high); }
	private void mark(int i, int from, int to, int low, int high) {
		sums[i]++;
		if (low > high || from == low && to == high) return;
		int mid = (from + to) / 2;
		mark(2 * i + 1, from, mid, low, Math.min(mid, high));
		mark(2 * i + 2, mid + 1, to, Math.max(low, mid + 1), high);
	}
}
// Nobody sees to what is typed, but the method that takes a text does not say which it takes.
class Texts {
	static String part(String s, int from, int n) { return s.substring(from, from + n); }
	static String asked(String s, int from, int n) { if (n < 0) return ""; return s.substring(from, from + n); }
	static String behind(String s) { String r = ""; for (int i = 0; i < s.length(); i++) r = s.substring(i, i + 2); return r; }
	static int typed(String s) { return new java.util.Scanner(s).nextInt(); }
	static int read() { return new java.util.Scanner(System.in).nextInt(); }
	static String line() { return new java.util.Scanner(System.in).nextLine(); }
}
// What the method itself makes of any number is its own matter.
class Wrapped {
	private final int n; private final int[] a;
	Wrapped(int n) { if (n < 1) throw new IllegalArgumentException(); this.n = n; a = new int[n]; }
	int at(int i) { return a[i < 0 ? n + i + 1 : i]; }
	int mirror(int i) { return a[i > n ? 2 * n - i : i]; }
}
class Hashed {
	private final int bits; private final int[] table;
	Hashed(int bits) { if (bits < 1 || bits > 2) throw new IllegalArgumentException(); this.bits = bits; table = new int[1 << bits]; }
	int at(int key) { return table[slot(key)]; }
	private int slot(int key) { return (key * 5) >>> (31 - bits); }
}
class Hinted {
	private final int[] cells;
	Hinted(int n) { cells = new int[n]; }
	int at(int i) { if (i < 0) return 0; return cells[i]; }
	static int part(int n) { if (n > 5) return 1; return 3 / n; }
}
abstract class Adjusted {
	int size; int[] cells;
	Adjusted() { adjust(); cells = new int[size]; }
	abstract void adjust();
}
class Sentinel {
	private static final Object NIL = new Object();
	static int of(Object o) { return o == NIL ? 1 / 0 : 1; }
}
class Odd {
	private int size;
	void add() { size++; }
	int part(int k) { int m = k; if (size > 1) m = m | 1; return 10 / m; }
	static int both(int k, int b) { int x = 0; if (k == 0) { x = 10 / (b - 7); System.out.println(x); } if (b > 9) { x += 10 / k; } return x; }
	static int all(int[] a) { int s = 0; for (int v : a) { if (v < 0) throw new IllegalArgumentException(); s += 100 / v; } return s; }
	static int off(int n, int[] a) { int k = n - 1; if (k < 0) return -1; return a[n]; }
}
class Source { public int[] clone() { return null; } }
class OfSource {
	private final int[] c;
	OfSource(Source s) { c = s.clone(); }
	int at(int i) { return c[i]; }
}
class Inner {
	private int[] c, unset;
	Inner(int n) { for (int i = 0; i < n; i++) { int[] unset = new int[n]; unset[i] = 1; } c = unset; }
	int at(int i) { return c[i]; }
}
class Five {
	private final int[] a;
	Five(int n) { int k = n; k = 5; a = new int[k]; }
	int at(int i) { return a[i]; }
}
class Block { static int sum(int[] cells) { int s = 0; for (int i = 0; i < 16; i++) s += cells[i]; return s; } }
class Board {
	private final int[] cells = new int[9];
	int at(int row, int column) { return cells[row * 4 + column]; }
}
class Ranks {
	private final double[] ranks = new double[10];
	double of(int node) { return ranks[node]; }
}
class Walk {
	private final int n;
	Walk(int n) { if (n < 0) throw new IllegalArgumentException(); this.n = n; }
	int from(int s, int t) { return step(s, t, new boolean[n]); }
	private int step(Integer at, Integer t, boolean[] seen) { if (at.equals(t)) return 1; seen[at] = true; return 0; }
}
class Copies {
	private int[] cells;
	Copies(int[] of) { int[] copy = of.clone(); cells = copy; }
	int at(int i) { return cells[i]; }
}`)
	doc := Run(context.Background(), Config{Paths: []string{path}, States: ReachableStates, CallsBefore: DefaultCallsBefore, Needs: NeedsOn, Check: true, Attempts: groundOnly(t)})
	hints := map[string]string{"Hinted.at(int)": "i < this.cells.length && i >= 0", "Hinted.part(int)": "n != 0"}
	others := map[string]string{
		"Sentinel.of(Object)": string(report.Holds),   // no caller has it
		"Adjusted.Adjusted()": report.Unconstructed,   // no class extends it
		"Block.sum(int[])":    "bounds",               // no array is so long within the bounds
		"Texts.read()":        string(report.Nothing), // nobody sees to what is typed
		"Texts.line()":        string(report.Holds),
	}
	found := 0
	for _, r := range doc.Results {
		if want := hints[r.Name()]; want != "" {
			found++
			if r.Counterexample == nil || r.Counterexample.Hint != want {
				t.Errorf("%s: no hint %s: %+v", r.Name(), want, r.Counterexample)
			}
		}
		if want, ok := others[r.Name()]; ok {
			found++
			if got := cmp.Or(r.Reason, string(r.Verdict)); got != want {
				t.Errorf("%s: %s, not %s", r.Name(), got, want)
			}
		}
		if slices.Contains(defects, r.Name()) {
			found++
			if r.Verdict != report.Violated {
				t.Errorf("%s: %s, %v", r.Name(), r.Verdict, r.Needs)
			}
		}
		want, ok := needKinds[r.Name()]
		if !ok {
			continue
		}
		found++
		var got []string
		for _, n := range r.Needs {
			got = append(got, n.Clause)
		}
		if r.Verdict != report.Needs || strings.Join(got, " ") != want {
			t.Errorf("%s: %s, %s, not %s", r.Name(), r.Verdict, got, want)
		}
	}
	if found != len(needKinds)+len(defects)+len(hints)+len(others) {
		t.Errorf("%d methods were found", found)
	}
}
