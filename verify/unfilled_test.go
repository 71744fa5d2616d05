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

// TestSaidOfFunctions: any function that exists before the call is equal to itself alone, as a lambda
// is, unless its interface has a contract for equals. Its text is not known, and neither is what an
// opaque object says of one with an equals of its own.
func TestSaidOfFunctions(t *testing.T) {
	t.Parallel()
	path := writeJava(t, `interface F { int f(int x); }
	interface G { int f(int x); boolean equals(Object o); }
	interface H { int f(int x); /*@ ensures !\result || \result; @*/ boolean equals(Object o); }
	interface Below extends H { }
	class Box<T> { T v; Box(T v) { this.v = v; } boolean like(Object o) { return v.equals(o); } }
	record Pair(Object a, int b) { }
	interface Shape { int area(); int sides(); }
	class Point { int x; public boolean equals(Object o) { return o instanceof Point p && p.x == x || o instanceof Shape; } }
	class Plain { int x; }
	class A {
		java.util.function.IntSupplier field; static Object kept; static F[] fs;
		static int text(F f) { assert f.toString().length() != 3; return 1; }
		static int equal(F f, F g) { assert f == g || !f.equals(g); return 1; }
		static int redeclared(G f, G g) { assert f == g || !f.equals(g); return 1; }
		static int contract(H f, H g) { if (f == null) return 0; Object o = f; assert f == g || !o.equals(g); return 1; }
		static int above(F f, Below g) { if (g == null) return 0; Object o = g; assert !o.equals(f); return 1; }
		static int ofOpaque(Shape s, Below g) { assert g == null || !s.equals(g); return 1; }
		static int order(java.util.Comparator<String> r, java.util.Comparator<String> q) { assert r == q || !r.equals(q); return 1; }
		static int wrong(F f, F g) { assert !f.equals(g); return 1; }
		static int removed(F f, F g) { java.util.List<F> l = new java.util.ArrayList<>(); l.add(f); assert l.remove(g) == (f == g); return 1; }
		static int keys(F f, F g) { java.util.Set<F> l = new java.util.HashSet<>(); l.add(f); l.add(g); assert l.size() == (f == g ? 1 : 2); return 1; }
		static int library(Runnable r, Runnable q) { assert r == q || !r.equals(q); return 1; }
		static int ofNull(Runnable r) { assert !r.equals(null); return 1; }
		static int ofItself(Runnable r) { assert r.equals(r); return 1; }
		int ofField(int x) { if (field == null) return 0; assert field.equals(this) || true; java.util.function.IntSupplier g = other(); assert field == g || !field.equals(g); return 1; }
		java.util.function.IntSupplier other;
		java.util.function.IntSupplier other() { return other; }
		int ofThis() { assert field == null || !field.equals(this); return 1; }
		//@ requires !f.equals(g); ensures \result == 1;
		static int clause(F f, F g) { return 1; }
		static int added(F f) { assert ("" + f).length() != 3; return 1; }
		static int valueOf(F f) { assert String.valueOf(f).length() != 3; return 1; }
		static int appended(F f) { assert new StringBuilder().append(f).length() != 3; return 1; }
		static int objects(F f, F g) { assert f == g || !java.util.Objects.equals(f, g); return 1; }
		static int number(F f, int x) { assert ("" + x).length() > 0; return 1; }
		static int object(F f) { if (f == null) return 0; Object o = f; assert o.toString().length() != 3; return 1; }
		static int objectEqual(F f, F g) { if (f == null) return 0; Object o = f; assert f == g || !o.equals(g); return 1; }
		static int inList(F f) { if (f == null) return 0; assert java.util.List.of(f).toString().length() != 5; return 1; }
		static int contained(F f, F g) { java.util.List<Object> l = new java.util.ArrayList<>(); l.add(f); assert f == g || !l.contains(g); return 1; }
		static int held(java.util.List<F> l, F g) { if (l.size() != 1 || l.get(0) == g || l.get(0) == null) return 0; assert !l.contains(g); return 1; }
		static int inBox(F f, F g) { Box<F> b = new Box<>(f); assert f == g || !b.like(g); return 1; }
		static int inRecord(F f, F g) { assert f == g || !new Pair(f, 1).equals(new Pair(g, 1)); return 1; }
		static int element(F g) { if (fs == null || fs.length == 0 || fs[0] == null) return 0; Object o = fs[0]; assert o == g || !o.equals(g); return 1; }
		static int inStatic(F f, F g) { kept = f; assert f == g || !kept.equals(g); return 1; }
		static int inArrays(F f, F g) { Object[] x = {f}, y = {g}; assert f == g || !java.util.Arrays.equals(x, y); return 1; }
		//@ requires l.size() == 1 && l.get(0) != null && l.get(0) != g; ensures \result == l.contains(g);
		static boolean listClause(java.util.List<F> l, F g) { return false; }
		static int itself(F f) { java.util.List<Object> l = new java.util.ArrayList<>(); l.add(f); assert l.contains(f); return 1; }
		static int lambda(F f) { F r = x -> x; assert f == null || !r.equals(f) && !f.equals(r) && r.equals(r); return 1; }
		static int reference(F f) { F r = Math::abs; Object o = r; assert !o.equals(f) && r.hashCode() == o.hashCode(); return 1; }
		static int shape(Shape s, Point p) { assert p == null || !s.equals(p); return 1; }
		static int shapePlain(Shape s, Plain p) { assert p == null || !s.equals(p); return 1; }
		static int shapeFunction(Shape s, F f) { assert f == null || !s.equals(f); return 1; }
		static int hash(F f) { assert f.hashCode() == f.hashCode(); return 1; }
	}`)
	want := map[string]report.Verdict{
		"text": report.Unsupported, "added": report.Unsupported, "valueOf": report.Unsupported, "appended": report.Unsupported,
		"object": report.Unsupported, "inList": report.Unsupported, "number": report.Holds, "hash": report.Holds,
		"equal": report.Holds, "redeclared": report.Holds, "library": report.Holds, "order": report.Holds, "ofField": report.Holds,
		"ofNull": report.Holds, "ofItself": report.Holds, "ofThis": report.Holds, "objectEqual": report.Holds, "wrong": report.Violated,
		"contained": report.Holds, "removed": report.Holds, "keys": report.Holds, "held": report.Holds, "inBox": report.Holds, "inRecord": report.Holds,
		"element": report.Holds, "inStatic": report.Holds, "inArrays": report.Holds, "clause": report.Holds, "listClause": report.Holds,
		"objects": report.Holds, "itself": report.Holds, "lambda": report.Holds, "reference": report.Holds,
		"contract": report.Unsupported, "above": report.Holds, "ofOpaque": report.Unsupported,
		"shape": report.Unsupported, "shapePlain": report.Holds, "shapeFunction": report.Holds,
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
