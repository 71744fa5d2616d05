package verify

import (
	"context"
	"strings"
	"testing"

	"inspect/cfg"
	"inspect/report"
)

// leftOpen are methods that are violated, each with what the counterexample rests on that Java
// leaves open; "": it is confirmed, since it breaks the property whatever that is.
var leftOpen = []struct{ name, method, rests, jvm string }{
	{"order of a set", `static void m() { Set<Integer> s = new HashSet<>(); s.add(1); s.add(2); assert s.iterator().next() == 2; }`, "a choice that the library leaves open", "confirmed"},
	{"order that a JVM has not", `static void m() { Set<Integer> s = new HashSet<>(); s.add(1); s.add(2); assert s.iterator().next() == 1; }`, "a choice that the library leaves open", "unconfirmed"},
	{"sum of a set", `static void m() { Set<Integer> s = new HashSet<>(); s.add(1); s.add(2); int n = 0; for (int i : s) n += i; assert n != 3; }`, "", ""},
	{"order of a map", `static void m(int a) { Map<Integer, Integer> s = new HashMap<>(); s.put(1, a); s.put(2, 3); for (int i : s.values()) { assert i == 3; break; } }`, "a choice that the library leaves open", ""},
	{"order of a map of before", `static void m(HashMap<Integer, Integer> s) { if (s.getClass() == HashMap.class && s.size() == 2 && s.containsKey(1) && s.containsKey(2)) for (Integer i : s.keySet()) { assert i == 1; break; } }`, "a choice that the library leaves open", ""},
	{"order of a linked set", `static void m() { Set<Integer> s = new LinkedHashSet<>(); s.add(1); s.add(2); assert s.iterator().next() == 2; }`, "", ""},
	{"an attempt that may fail", `static void m(java.util.concurrent.atomic.AtomicInteger a) { int v = a.get(); assert a.weakCompareAndSetPlain(v, 1); }`, "a choice that the library leaves open", ""},
	{"one hash code", `static void m(Object o) { assert o.hashCode() != 7; }`, "identity hash codes", "unconfirmed"},
	{"hash codes that are the same", `static void m(int[] a, int[] b) { assert a == b || a.hashCode() != b.hashCode(); }`, "identity hash codes", ""},
	{"hash codes that differ", `static void m(int[] a, int[] b) { assert a.hashCode() == b.hashCode(); }`, "", "confirmed"},
	{"hash codes of new arrays", `static void m() { assert new int[1].hashCode() == new int[1].hashCode(); }`, "", ""},
	{"last digits", `static void m() { assert Math.sin(1) != 0.8414709848078965; }`, "the last digits of what Math gives", "confirmed"},
	{"all digits", `static void m() { assert Math.sin(1) < 0.5; }`, "", "confirmed"},
	{"digits of StrictMath", `static void m() { assert StrictMath.sin(1e10) != -0.4875060250875107; }`, "", "confirmed"},
	{"a value that is fixed", `static void m() { assert Math.pow(3, 4) != 81; }`, "", ""},
	{"comparison by subtraction", `static class R implements Comparable<R> { final int x; R(int x) { this.x = x; } public int compareTo(R p) { return x - p.x; } }
		static void m() { TreeSet<R> t = new TreeSet<>(); t.add(new R(1270634448)); t.add(new R(-876849200)); t.add(new R(1270634448)); assert t.size() == 2; }`,
		"which elements are compared, and how often, where the comparison is no order", "unconfirmed"},
	{"order", `static class R implements Comparable<R> { final int x; R(int x) { this.x = x; } public int compareTo(R p) { return Integer.compare(x, p.x); } }
		static void m() { TreeSet<R> t = new TreeSet<>(); t.add(new R(1270634448)); t.add(new R(-876849200)); t.add(new R(1270634448)); assert t.size() == 3; }`, "", "confirmed"},
	{"map by a comparator", `static void m(int a, int b, int c) { TreeMap<Integer, Integer> t = new TreeMap<>((x, y) -> x - y); t.put(a, 1); t.put(b, 2); t.put(c, 3); if (a == c && a != b) assert t.size() == 2; }`,
		"which elements are compared", ""},
	{"sorting by what is no order", `static void m() { Integer[] a = {1, 2, 3}; Arrays.sort(a, (x, y) -> x == 1 ? 1 : -1); assert a[0] == 2; }`, "which elements are compared", ""},
	{"sorting", `static void m() { Integer[] a = {2, 1, 3}; Arrays.sort(a, (x, y) -> Integer.compare(x, y)); assert a[0] == 2; }`, "", ""},
	{"comparisons that are counted", `static int n; static void m() { n = 0; Integer[] a = {2, 1, 3}; Arrays.sort(a, (x, y) -> { n++; return Integer.compare(x, y); }); assert n < 2; }`, "which elements are compared", ""},
	{"a random number", `static void m() { assert new Random().nextInt(10) != 7; }`, "Random, which the calls do not decide", ""},
	{"a random number of a seed", `static void m(long seed) { assert new Random(seed).nextInt(10) != 7; }`, "Random, which", ""},
	{"a random number that nobody guesses", `static void m() { assert new java.security.SecureRandom().nextInt(10) != 7; }`, "SecureRandom, which the calls do not decide", ""},
	{"a random number of the class", `static void m() { assert Math.random() < 0.9; }`, "Math.random, which", ""},
	{"a random number that does not matter", `static void m() { int i = new Random().nextInt(10); assert i < 0; }`, "", ""},
	{"one of two sources", `static void m() { long t = System.currentTimeMillis(); boolean b = new Random().nextBoolean(); assert b || t == t + 1; }`, "Random, which", ""},
	{"two sources", `static void m() { assert System.nanoTime() != 5 || System.currentTimeMillis() != 7; }`, "System.nanoTime, System.currentTimeMillis, which", ""},
	{"one source or another", `static void m() { boolean a = new Random().nextBoolean(), b = Math.random() > 0.5; assert a && b; }`, "Random, Math.random, which", ""},
	{"the environment", `static void m() { System.getenv("HOME").length(); }`, "System.getenv, which", ""},
	{"a number of a user", `static void m() { int i = new Scanner(System.in).nextInt(); assert i != 3; }`, "Scanner, which", ""},
	{"a random number, by a contract", `//@ requires true;
		static void m() { assert new Random().nextInt(10) != 7; }`, "", ""},
	{"by keys", `static void m(String a, String b) { TreeMap<String, Integer> t = new TreeMap<>(); t.put("b", 1); t.put("a", 2); assert t.firstKey().equals("b"); }`, "", ""},
}

// TestLeftOpen: a counterexample that rests on what Java leaves open is not confirmed by the
// interpreter, which takes it as the model does, but by a JVM that takes it so, too. Others are.
func TestLeftOpen(t *testing.T) {
	t.Parallel()
	for _, c := range leftOpen {
		t.Run(c.name, func(t *testing.T) {
			config := Config{Paths: []string{writeJava(t, "import java.util.*; class A { "+c.method+" }")}, Methods: []string{"A.m"}, Reached: "off", Exceptions: "violation",
				Bounds: cfg.Bounds{StringLength: 1}, Attempts: groundOnly(t), Check: true}
			if c.jvm != "" {
				config.Confirm = ConfirmJVM
			}
			doc := Run(context.Background(), config)
			if len(doc.Results) != 1 || doc.Results[0].Verdict != report.Violated {
				t.Fatalf("%+v %v", doc.Results, doc.Diagnostics)
			}
			ce := doc.Results[0].Counterexample
			rests := c.rests
			if ce.JVM != nil {
				if ce.JVM.Status == "unavailable" {
					t.Fatal(ce.JVM.Reason)
				}
				if ce.JVM.Status != c.jvm {
					t.Errorf("the JVM: %s: %s", ce.JVM.Status, ce.JVM.Reason)
				}
				if c.jvm == "confirmed" {
					rests = ""
				} else if !strings.Contains(ce.JVM.Reason, rests) {
					t.Errorf("the JVM: %s", ce.JVM.Reason)
				}
			}
			switch {
			case rests == "" && ce.Status != "confirmed":
				t.Errorf("%s: %s", ce.Status, ce.Reason)
			case rests != "" && (ce.Status != "unconfirmed" || !strings.HasPrefix(ce.Reason, "rests on: "+rests) || len(ce.RestsOn) == 0):
				t.Errorf("%s: %s", ce.Status, ce.Reason)
			}
		})
	}
}
