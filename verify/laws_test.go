package verify

import (
	"context"
	"slices"
	"strings"
	"testing"

	"inspect/cfg"
	"inspect/report"
)

// lawful are classes with the laws that each breaks, by the titles of the results; behind
// a ? those that no execution evaluates.
var lawful = []struct{ name, source, broken string }{
	{"keeps all", `class A { int x; public boolean equals(Object o) { return o instanceof A && ((A) o).x == x; } public int hashCode() { return 31 * x; } }`, ""},
	{"reflexive", `class A { int x; public boolean equals(Object o) { return o instanceof A && ((A) o).x != x; } public int hashCode() { return 1; } }`,
		"equals, reflexive; equals, transitive"},
	{"symmetric", `class A { public boolean equals(Object o) { return o instanceof A; } public int hashCode() { return 1; } }
		class B extends A { public boolean equals(Object o) { return o instanceof B; } }`, "equals, symmetric"},
	{"transitive", `class A { int x; public boolean equals(Object o) { return o instanceof A && Math.abs((long) ((A) o).x - x) <= 1; } public int hashCode() { return 1; } }`,
		"equals, transitive"},
	{"consistent", `class A { int n; public boolean equals(Object o) { return o == this || o instanceof A && n++ % 2 == 0 && ((A) o).n++ % 2 == 0; } public int hashCode() { return 1; } }`,
		"equals, consistent; equals, symmetric; equals, transitive"},
	{"null", `class A { public boolean equals(Object o) { return o == null || o == this; } public int hashCode() { return 1; } }`, "equals, unequalToNull"},
	{"exception", `class A { int x; public boolean equals(Object o) { return ((A) o).x == x; } public int hashCode() { return x; } }`, "?equals, unequalToNull; equals, equalsReturns"},
	{"hash code", `class A { int x, y; public boolean equals(Object o) { return o instanceof A && ((A) o).x == x; } public int hashCode() { return x + y; } }`,
		"hashCode, hashCodesAgree"},
	{"hash code of an array", `import java.util.Arrays; final class A { final int[] a; A(int[] a) { this.a = a; } public boolean equals(Object o) { return o instanceof A && Arrays.equals(((A) o).a, a); } public int hashCode() { return a == null ? 0 : a.hashCode(); } }`,
		"hashCode, hashCodesAgree"},
	{"no hash code", `class A { int x; public boolean equals(Object o) { return o instanceof A && ((A) o).x == x; } }`, "hashCode, hashCodesAgree"},
	{"changing hash code", `class A { int n; public int hashCode() { return n++; } }`, "hashCode, hashCodeIsConsistent; hashCode, hashCodesAgree"},
	{"hash code of null", `class A { Object o; public int hashCode() { return o == null ? 0 / (o == null ? 0 : 1) : 1; } }`, "hashCode, hashCodeReturns"},
	{"order", `class A implements Comparable<A> { byte x; public int compareTo(A o) { return x - o.x; } public boolean equals(Object o) { return o instanceof A && ((A) o).x == x; } public int hashCode() { return x; } }`, ""},
	{"subtraction", `class A implements Comparable<A> { int x; public int compareTo(A o) { return x - o.x; } public boolean equals(Object o) { return o instanceof A && ((A) o).x == x; } public int hashCode() { return x; } }`,
		"compareTo, reversible; compareTo, transitive"},
	{"apart", `class A implements Comparable<A> { byte x; public int compareTo(A o) { return x / 2 == o.x / 2 ? 0 : x - o.x; } public boolean equals(Object o) { return o == this; } public int hashCode() { return 1; } }`,
		"compareTo, agreesWithEquals"},
	{"not congruent", `class A implements Comparable<A> { byte x; public int compareTo(A o) { int d = x - o.x; return d > 1 ? 1 : d < -1 ? -1 : 0; } public boolean equals(Object o) { return compareTo((A) o) == 0; } public int hashCode() { return 1; } }`,
		"?equals, unequalToNull; compareTo, congruent; equals, equalsReturns; equals, transitive"},
	{"one direction", `class A implements Comparable<A> { String s; public int compareTo(A o) { return s == null ? -1 : s.compareTo(o.s); } public boolean equals(Object o) { return o instanceof A && compareTo((A) o) == 0; } public int hashCode() { return 1; } }`,
		"compareTo, reversible; compareTo, throwsBothWays; equals, equalsReturns; equals, reflexive"},
	{"of any Object", `class A implements Comparable<Object> { int x; public int compareTo(Object o) { return x - ((A) o).x; } public boolean equals(Object o) { return o instanceof A && ((A) o).x == x; } public int hashCode() { return x; } }`,
		"compareTo, reversible; compareTo, transitive"},
	{"raw", `@SuppressWarnings("rawtypes") class A implements Comparable { byte x; public int compareTo(Object o) { return ((A) o).x == x ? 0 : 1; } public boolean equals(Object o) { return o instanceof A && ((A) o).x == x; } public int hashCode() { return x; } }`,
		"compareTo, reversible; compareTo, transitive"},
	{"always throws", `class A { public int hashCode() { throw new UnsupportedOperationException(); } }`, "?hashCode, hashCodeIsConsistent; ?hashCode, hashCodesAgree; hashCode, hashCodeReturns"},
	{"of objects of a superclass", `class A implements Comparable<A> { int x; public int compareTo(A o) { return Integer.compare(x, o.x); } } class B extends A { public int compareTo(A o) { return o instanceof B ? super.compareTo(o) : 1; } }`,
		"compareTo, congruent; compareTo, reversible; compareTo, reversible; compareTo, transitive; compareTo, transitive"},
	{"no equals", `class A implements Comparable<A> { byte x; public int compareTo(A o) { return x - o.x; } }`, ""},
	{"equals of a superclass", `class B { public boolean equals(Object o) { return o instanceof B; } public int hashCode() { return 1; } } class A extends B implements Comparable<A> { byte x; public int compareTo(A o) { return x - o.x; } }`,
		"compareTo, agreesWithEquals"},
	{"equals of a subclass", `class A implements Comparable<A> { byte x; public int compareTo(A o) { return x - o.x; } } class B extends A { public boolean equals(Object o) { return o == this; } public int hashCode() { return 1; } }`,
		"compareTo, agreesWithEquals"},
	{"order of a record", `record A(byte x, byte y) implements Comparable<A> { public int compareTo(A o) { return x - o.x; } }`, "compareTo, agreesWithEquals"},
	{"by its own bound", `class A<T extends A<T>> implements Comparable<T> { byte x; public int compareTo(T o) { return x < o.x ? -1 : 1; } public boolean equals(Object o) { return o == this; } public int hashCode() { return 1; } }`,
		"compareTo, agreesWithEquals; compareTo, reversible"},
	{"comparator", `class A implements java.util.Comparator<B> { public int compare(B a, B b) { return a.x < b.x ? -1 : 1; } } class B { int x; }`, "compare, reversible"},
	{"comparators in fields", `import java.util.*; class A { int x; int x() { return x; }
		static final Comparator<A> LESS = (a, b) -> a.x - b.x;
		static final Comparator<? super A> SAME = new Comparator<A>() { public int compare(A a, A b) { return 1; } };
		static final Comparator<A> BACK = Comparator.comparing(A::x).reversed();
		static final Comparator<Integer> BOX = (a, b) -> a < b ? -1 : a == b ? 0 : 1; }`,
		"BOX, reversible; BOX, transitive; LESS, reversible; LESS, transitive; SAME, reversible"},
	{"good comparator", `class A implements java.util.Comparator<B> { public int compare(B a, B b) { return Integer.compare(a.x, b.x); } } class B { int x; }`, ""},
}

// TestLaws: each class breaks the laws that it is said to break, and no others.
func TestLaws(t *testing.T) {
	t.Parallel()
	for _, c := range lawful {
		t.Run(c.name, func(t *testing.T) {
			doc := Run(context.Background(), Config{Paths: []string{writeJava(t, c.source)}, Laws: true, Reached: "off", Exceptions: "violation",
				Bounds: cfg.Bounds{StringLength: 1}, Attempts: groundOnly(t), Check: true})
			for _, d := range doc.Diagnostics {
				if d.Code != "laws-equals" {
					t.Error(d.Message)
				}
			}
			var broken []string
			for _, r := range doc.Results {
				switch {
				case r.Verdict == report.Inconclusive && r.Reason == report.Unevaluated:
					broken = append(broken, "?"+r.Method)
				case r.Verdict == report.Violated:
					broken = append(broken, r.Method)
					if r.Counterexample.Status != "confirmed" {
						t.Errorf("%s: %s: %s", r.Method, r.Counterexample.Status, r.Counterexample.Reason)
					}
				case r.Verdict == report.Holds:
				default:
					t.Errorf("%s: %s (%s)", r.Method, r.Verdict, r.Reason)
				}
			}
			slices.Sort(broken)
			if got := strings.Join(broken, "; "); got != c.broken {
				t.Errorf("breaks %s, want %s", got, c.broken)
			}
		})
	}
}
