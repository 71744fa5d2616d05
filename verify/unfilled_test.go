package verify

import (
	"context"
	"strings"
	"testing"

	"inspect/report"
)

// TestUnfilled: what is of a type for whose type arguments no class is known is not taken for
// null.
func TestUnfilled(t *testing.T) {
	path := writeJava(t, `class Item { int x; }
	class Kept implements Comparable<Kept> { public int compareTo(Kept k) { return 0; } }
	class A {
		Comparable<Item> field; Comparable<Kept> kept;
		static int parameter(Comparable<Item> c) { assert c == null; return 1; }
		static int called(Comparable<Item> c) { return c.compareTo(null); }
		static int above(Comparable<? super Item> c) { assert c == null; return 1; }
		static int element(Comparable<Item>[] cs) { assert cs.length == 0 || cs[0] == null; return 1; }
		int held() { assert field == null; return 1; }
		static int found(Comparable<Item> c, int x) { return c == null ? 1 / x : 1; }
		static int filled(Comparable<Kept> c) { assert c == null; return 1; }
		int heldFilled() { assert kept == null; return 1; }
		static int any(Comparable<?> c) { assert c == null; return 1; }
		static <T extends Comparable<T>> int variable(T c) { assert c == null; return 1; }
		int notLookedAt(int x) { return x; }
	}`)
	want := map[string]report.Verdict{
		"parameter": report.Inconclusive, "called": report.Inconclusive, "above": report.Inconclusive, "element": report.Inconclusive, "held": report.Inconclusive,
		"found": report.Violated, "filled": report.Violated, "heldFilled": report.Violated, "any": report.Violated, "variable": report.Violated,
	}
	doc := Run(context.Background(), Config{Paths: []string{path}, Attempts: groundOnly(t), Check: true})
	for _, r := range doc.Results {
		name, _, _ := strings.Cut(r.Method, "(")
		if w := want[name]; w != "" && (r.Verdict != w || w == report.Inconclusive && r.Reason != "bounds") {
			t.Errorf("%s: %s (%s), want %s", name, r.Verdict, r.Reason, w)
		}
		delete(want, name)
	}
	for name := range want {
		t.Errorf("%s has no result", name)
	}
}

// TestSaidOfFunctions: what any function that exists before the call says of itself is not taken
// for what a lambda says.
func TestSaidOfFunctions(t *testing.T) {
	path := writeJava(t, `interface F { int f(int x); }
	interface G { int f(int x); boolean equals(Object o); }
	class A {
		java.util.function.IntSupplier field;
		static int text(F f) { assert f.toString().length() != 3; return 1; }
		static int equal(F f, F g) { assert f == g || !f.equals(g); return 1; }
		static int redeclared(G f, G g) { assert f == g || !f.equals(g); return 1; }
		static int library(Runnable r) { assert !r.equals(null); return 1; }
		int ofField(int x) { if (field == null) return 0; assert !field.equals(this); return 1; }
		//@ requires !f.equals(g); ensures \result == 1;
		static int clause(F f, F g) { return 1; }
		static int added(F f) { assert ("" + f).length() != 3; return 1; }
		static int valueOf(F f) { assert String.valueOf(f).length() != 3; return 1; }
		static int appended(F f) { assert new StringBuilder().append(f).length() != 3; return 1; }
		static int objects(F f, F g) { assert f == g || !java.util.Objects.equals(f, g); return 1; }
		static int number(F f, int x) { assert ("" + x).length() > 0; return 1; }
		static int hash(F f) { assert f.hashCode() == f.hashCode(); return 1; }
	}`)
	want := map[string]report.Verdict{
		"text": report.Unsupported, "equal": report.Unsupported, "redeclared": report.Unsupported, "library": report.Unsupported, "ofField": report.Unsupported,
		"clause": report.Unsupported, "added": report.Unsupported, "valueOf": report.Unsupported, "appended": report.Unsupported, "objects": report.Unsupported,
		"number": report.Holds, "hash": report.Holds,
	}
	doc := Run(context.Background(), Config{Paths: []string{path}, Attempts: groundOnly(t), Check: true})
	for _, r := range doc.Results {
		name, _, _ := strings.Cut(r.Method, "(")
		if w := want[name]; w != "" && r.Verdict != w {
			t.Errorf("%s: %s (%s), want %s", name, r.Verdict, r.Reason, w)
		}
		delete(want, name)
	}
	for name := range want {
		t.Errorf("%s has no result", name)
	}
}
