package cfg

import (
	"slices"
	"testing"

	"inspect/java/types"
)

// TestOverflows: the operations whose results may not fit are those that --overflow report
// finds broken; what conditions, lengths and constants keep small is none.
func TestOverflows(t *testing.T) {
	const text = `class A {
		int count;
		static final int LIMIT = 7;
		static int add(int x, int y) { return x + y; }
		static int sum(int[] a) { int s = 0; for (int i = 0; i < a.length; i++) s += a[i]; return s; }
		static int last(int[] a) { return a.length == 0 ? 0 : a[a.length - 1]; }
		static int find(int[] a, int k) {
			int lo = 0, hi = a.length - 1;
			while (lo <= hi) {
				int m = (lo + hi) / 2;
				if (a[m] == k) return m;
				if (a[m] < k) lo = m + 1; else hi = m - 1;
			}
			return -1;
		}
		static int guarded(int x) { if (x < 0 || x > 100) return 0; return x * 3 + 1; }
		static int less(int x, int y) { return x < y ? x + 1 : y - 1; }
		static int up(int from, int to) { int n = 0; for (int i = from; i < to && n < 3; i++) n++; return n; }
		void increment() { count++; }
		void limited() { if (count < LIMIT) count++; }
		static int negate(int x) { return -x; }
		static int opposite(int x) { return x == Integer.MIN_VALUE ? 0 : -x; }
		static int next(int x) { if (Integer.MAX_VALUE != x) x++; return x; }
		static int same(int x, int y) { return x == y ? 0 : x + 1; }
		static int almost(int x) { return x == 5 ? 0 : x + 1; }
		static int quotient(int x, int y) { return y == 0 ? 0 : x / y; }
		static int half(int x) { return x / 2; }
		static long wide(int x, int y) { return (long) x + y; }
		static long widest(long x) { return x * 2; }
		static int number(int[] a) { int n = 0; for (int x : a) n++; return n; }
		static int digit(char c) { return c >= '0' && c <= '9' ? c - '0' : 0; }
		static int rest(int x) { return x % 10 + 1; }
		static int bits(int x) { return (x & 255) + 1 + (x >>> 8) * 2 + (x >> 4); }
		static byte nextByte(byte b) { b += 1; return b; }
		static int joined(int x, boolean f) { if (x > 10 || x < -10) return 0; int y; if (f) y = x + 1; else y = x - 1; return y * 2 + x; }
		static int changed(int x, int y) { if (x > 10) return 0; x = y; return x + 1; }
		static int constants() { int x = 1; for (int i = 0; i < 40; i++) x = x * 31; return x; }
		static int twice(int x) { return add(x, 1) + add(x, 2); }
		//@ requires 0 <= x && x < 1000;
		static int required(int x) { return x * x; }
		/*@ code_java_math @*/ static int meant(int x) { return x + 1; }
		/*@ code_safe_math @*/ static int safe(int x) { return x + 1; }
		static int size(java.util.List<Integer> l) { return l.size() + 1; }
		private int k;
		Object both(int x) { int y = x + 1; if (y < x) { while (true) { y++; } } return null; }
		static double floats(double x, float y) { return x + y; }
		static String words(String s, int x) { return s + x; }
	}`
	want := map[string][]string{
		"add": {"x + y"}, "sum": {"s += a[i]"}, "increment": {"count++"}, "negate": {"-x"}, "quotient": {"x / y"}, "widest": {"x * 2"},
		"less": {"y - 1"}, "same": {"x + 1"}, "almost": {"x + 1"}, "constants": {"x * 31"}, "nextByte": {"b += 1"}, "changed": {"x + 1"}, "both": {"x + 1", "y++"}, "twice": {"x + y", "add(x, 1) + add(x, 2)"},
	}
	safe := config
	safe.SafeCode = true
	for name, w := range map[string]*types.World{"wrap": world(t, text), "report": worldOf(t, safe, text)} {
		for _, m := range w.Lookup("A").Methods {
			if m.Constructor {
				continue
			}
			g, ds := Build(w, m, Options{Bounds: Bounds{}})
			if g == nil {
				t.Fatal(m.Name, ds)
			}
			var got []string
			for _, s := range g.Overflows {
				got = append(got, s.Text())
			}
			expected := want[m.Name]
			if name == "report" {
				expected = nil
			}
			if !slices.Equal(got, expected) {
				t.Errorf("%s: %s: %q, want %q", name, m.Name, got, expected)
			}
			broken := map[string]bool{}
			for _, p := range g.Properties {
				broken[p.Span.Text()] = broken[p.Span.Text()] || p.Kind == Overflow
			}
			for _, x := range want[m.Name] {
				if name == "report" && !broken[x] {
					t.Errorf("%s: %s is not checked", m.Name, x)
				}
			}
		}
	}
}
