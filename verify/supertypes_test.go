package verify_test

import (
	"maps"
	"path/filepath"
	"testing"

	"inspect/verify"
)

// TestSupertypes: inputs of types above String and the boxes range over all of their
// values, as parameters, fields, elements, and inside of collections, and not over the
// constants of the code; a Comparable is of the program's classes, where there are some.
func TestSupertypes(t *testing.T) {
	t.Parallel()
	files := map[string]string{"own/Own.java": `
		class Own implements CharSequence {
			char c;
			public int length() { return 1; }
			public char charAt(int i) { return c; }
			public CharSequence subSequence(int from, int to) { return this; }
			static void length(CharSequence s) { assert s.length() == 1; }
			static class P implements Comparable<P> { int n; public int compareTo(P p) { return n < p.n ? -1 : n > p.n ? 1 : 0; } }
			static void compared(Comparable<P> c) { assert c instanceof P; }
			static void letter(CharSequence s) { assert s.charAt(0) != 'a'; }
		}`,
		"A.java": `import java.util.*;
		class A {
			/*@ nullable @*/ Comparable<?> least; /*@ nullable @*/ CharSequence text; /*@ nullable @*/ Object any;
			static class Keeps<T extends Comparable<T>> { /*@ nullable @*/ T first; /*@ nullable @*/ Comparable<Integer> number; }
			static void argument(CharSequence s) { assert s.length() != 2; }
			static void constant(CharSequence s) { String t = "abc"; assert s.length() != 2; }
			void field() { String t = "abc"; assert least == null || least == t; }
			void fieldText() { assert text == null || text.length() < 2; }
			static void element(/*@ nullable @*/ Comparable<?>[] a) { String t = "abc"; if (a.length > 0) assert a[0] == null || a[0] == t; }
			static void inside(List<CharSequence> l) { String t = "abc"; if (l.size() > 0) assert l.get(0) == null || l.get(0) == t; }
			static void boxInside(List<Comparable<Integer>> l) { if (l.size() > 0 && l.get(0) != null) assert l.get(0).compareTo(1) != 0; }
			static void allBoxes(List<Comparable<Integer>> l) { if (l.size() > 0) assert l.get(0) == null || l.get(0) instanceof Integer; }
			static void text(Comparable<String> c) { assert c.compareTo("a") != 0; }
			static void allText(Comparable<String> c) { assert c instanceof String; }
			static <T extends Comparable<T>> void antisymmetric(T a, T b) { if (a.compareTo(b) == 0) assert b.compareTo(a) == 0; }
			static <T extends Comparable<T>> void kept(Keeps<T> k) { assert k.first == null; }
			static void number(Keeps<String> k) { assert k.number == null || k.number instanceof Integer; }
			static void asked(Object o) { assert !(o instanceof String) || ((String) o).length() != 2; }
			void askedField() { String t = "abc"; assert !(any instanceof String) || any == t; }
			static void unasked(Object o) { assert o != null; }
			static void any(Number n) { assert n.intValue() != 7; }
			static void serial(java.io.Serializable s) { assert !(s instanceof String); }
			static int askedNumber(Object o) { return o instanceof Number n && n.intValue() == 2 ? 1 / 0 : 1; }
			static int castNumber(Object o) { try { return ((Number) o).intValue() == 2 ? 1 / 0 : 1; } catch (ClassCastException | NullPointerException e) { return 0; } }
			static int askedText(Object o) { return o instanceof CharSequence s && s.length() == 2 ? 1 / 0 : 1; }
			int askedOrder() { return any instanceof Comparable ? 1 / 0 : 1; }
			int askedSerial(Object[] a) { return switch (a.length == 1 ? a[0] : null) { case java.io.Serializable s -> 1 / 0; case null, default -> 1; }; }
			static int askedList(Object o) { return o instanceof java.util.List<?> l && l.size() == 2 ? 1 / 0 : 1; }
			static int askedMap(Object o) { return o instanceof java.util.Map<?, ?> m && m.containsKey("a") ? 1 / 0 : 1; }
			static int askedSet(Object o) { return o instanceof java.util.Set<?> s && s.contains("a") ? 1 / 0 : 1; }
			static int askedBeside(java.util.Set<Object> s, Object o) { return o instanceof java.util.List && s.size() == 1 ? 1 / 0 : 1; }
			static void askedInside(java.util.Set<Object> s) { for (Object x : s) assert !(x instanceof java.util.List); }
			static void askedKeys(Object o) { if (o instanceof java.util.Map<?, ?> m) for (Object k : m.keySet()) assert !(k instanceof java.util.Map); }
			static int askedValues(Object o) { return o instanceof java.util.Map<?, ?> m && m.get("a") instanceof java.util.Map ? 1 / 0 : 1; }
			static void textAlone(Object o) { assert !(o instanceof CharSequence) || o instanceof String; }
		}`}
	dir := tree(t, files)
	got := verdicts32(t, verify.Config{Paths: []string{filepath.Join(dir, "A.java")}})
	maps.Copy(got, verdicts32(t, verify.Config{Paths: []string{filepath.Join(dir, "own")}}))
	expect(t, got, map[string]string{
		"Own.length(CharSequence)": "violated", "Own.compared(Comparable)": "holds", "Own.letter(CharSequence)": "violated",
		"A.argument(CharSequence)": "violated", "A.constant(CharSequence)": "violated", "A.field()": "violated", "A.fieldText()": "violated",
		"A.element(Comparable[])": "violated", "A.inside(List)": "violated", "A.boxInside(List)": "violated", "A.allBoxes(List)": "holds",
		"A.text(Comparable)": "violated", "A.allText(Comparable)": "holds", "A.antisymmetric(Comparable,Comparable)": "holds",
		"A.kept(Keeps)": "violated", "A.number(Keeps)": "holds", "A.asked(Object)": "violated", "A.askedField()": "violated", "A.unasked(Object)": "holds",
		"A.any(Number)": "violated", "A.serial(Serializable)": "violated",
		"A.askedNumber(Object)": "violated", "A.castNumber(Object)": "violated", "A.askedText(Object)": "violated", "A.askedOrder()": "violated", "A.askedSerial(Object[])": "violated",
		"A.textAlone(Object)": "holds",
		"A.askedList(Object)": "violated", "A.askedMap(Object)": "violated", "A.askedSet(Object)": "violated", "A.askedBeside(Set,Object)": "violated",
		"A.askedInside(Set)": "holds", "A.askedKeys(Object)": "holds", "A.askedValues(Object)": "violated",
	})
}

// TestUnheld: where all classes say of a type parameter that it is of a type that only places
// of that very type hold before the call, there is no input, and the check says so.
func TestUnheld(t *testing.T) {
	dir := tree(t, map[string]string{"A.java": `import java.util.*;
		abstract class A<T> {
			/*@ nullable @*/ T kept;
			abstract int f(T t);
			int argument(T t) { return f(t); }
			int field() { return f(kept); }
			int plain() { return 1; }
			static int called(Lists a, List<Integer> l) { return a.argument(l); }
			static class Lists extends A<List<Integer>> { int f(List<Integer> l) { return 1 / l.size(); } }
		}
		abstract class B<T> {
			abstract int f(T t);
			int argument(T t) { return f(t); }
			static class Lists extends B<List<Integer>> { int f(List<Integer> l) { return 1 / l.size(); } }
			static class Numbers extends B<Integer> { int f(Integer i) { return 1 / i; } }
		}
		abstract class C<T> {
			abstract int f(T t);
			int argument(T t) { return f(t); }
			static class Runs extends C<Runnable> implements Runnable { int n; int f(Runnable r) { return 1 / ((Runs) r).n; } public void run() { } }
		}
		interface F<T> { int of(T t); }
		class Maps implements F<Map<String, String>> {
			public int of(Map<String, String> m) { return 1 / m.size(); }
			static <T> int call(F<T> f, T t) { return f.of(t); }
		}`})
	refused := func(class, of string) string {
		return "unsupported: a value that exists before the call, of type java.util." + class + ", where " + of + " stands, is not supported yet"
	}
	expect(t, verdicts32(t, verify.Config{Paths: []string{dir}}), map[string]string{
		"A.argument(Object)": refused("List", "T"), "A.field()": refused("List", "T"), "A.plain()": "nothing-to-check", "A.called(Lists,List)": "violated",
		"B.argument(Object)": "violated", "C.argument(Object)": "violated", "Maps.call(F,Object)": refused("Map", "T"), "Maps.of(Map)": "violated",
	})
}
