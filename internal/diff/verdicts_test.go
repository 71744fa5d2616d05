package diff

import (
	"context"
	"testing"
	"time"

	"inspect"
)

// changes are small programs before and after a change that a caller can see: none of their methods may be the same.
var changes = []struct {
	name, before, now string
	want              Verdict // of all methods together
}{
	{"message", `class A { static void pay(int n) { if (n < 0) throw new IllegalArgumentException("neg"); } }`,
		`class A { static void pay(int n) { if (n < 0) throw new IllegalArgumentException("minus"); } }`, Different},
	{"message of a class of the program", `class A { static class Full extends RuntimeException { Full(String s) { super(s); } } static void add() { throw new Full("a"); } }`,
		`class A { static class Full extends RuntimeException { Full(String s) { super(s); } } static void add() { throw new Full("b"); } }`, Different},
	{"message of a class whose messages may be Java's", `class A { static void at(int n) { if (n == 3) throw new IndexOutOfBoundsException("three"); } }`,
		`class A { static void at(int n) { if (n == 3) throw new IndexOutOfBoundsException("3"); } }`, NotDecided},
	{"message of the cause", `class A { static void load() { throw new IllegalStateException("failed", new RuntimeException("x")); } }`,
		`class A { static void load() { throw new IllegalStateException("failed", new RuntimeException("y")); } }`, Different},
	{"cause", `class A { static void load() { throw new IllegalStateException("failed", new RuntimeException("x")); } }`,
		`class A { static void load() { throw new IllegalStateException("failed"); } }`, Different},
	{"field of an exception", `class A { static void f(int n) { throw new X(n); } } class X extends RuntimeException { private final int n; X(int n) { this.n = n; } int n() { return n; } }`,
		`class A { static void f(int n) { throw new X(n + 1); } } class X extends RuntimeException { private final int n; X(int n) { this.n = n; } int n() { return n; } }`, NotDecided},
	{"order of constants", `class A { enum Side { LEFT, RIGHT } static Side of(int n) { return n > 0 ? Side.LEFT : Side.RIGHT; } }`,
		`class A { enum Side { RIGHT, LEFT } static Side of(int n) { return n > 0 ? Side.LEFT : Side.RIGHT; } }`, Different},
	{"state of static methods", `class A { private static int n; static void inc() { n++; } static int get() { return n; } }`,
		`class A { private static int n; static void inc() { n += 2; } static int get() { return n; } }`, NotDecided},
	{"second call of a static method", `class A { private static int n; static int next() { return ++n; } }`,
		`class A { private static int n; static int next() { n += n == 1 ? 2 : 1; return n; } }`, NotDecided},
	{"second call of a method with static state", `class A { private static int n; int next() { return ++n; } }`,
		`class A { private static int n; int next() { n += n == 1 ? 2 : 1; return n; } }`, Different},
	{"static state of another class", `class S { static int last; } class A { static void keep(int x) { S.last = x; } }`,
		`class S { static int last; } class A { static void keep(int x) { S.last = x + 1; } }`, NotDecided},
	{"static array handed out", `class A { private static final int[] T = {1, 2}; static int[] all() { return T; } }`,
		`class A { private static final int[] T = {1, 2}; static int[] all() { return T.clone(); } }`, NotDecided},
	{"kind of an object", `class A { static boolean isText(Object o) { return o instanceof String; } }`,
		`class A { static boolean isText(Object o) { return o instanceof CharSequence; } }`, NotDecided},
	{"kind of what a type variable stands for", `class A<T> { boolean isBig(T t) { return t instanceof Long; } }`,
		`class A<T> { boolean isBig(T t) { return false; } }`, NotDecided},
	{"order of components", `record A(int from, int to) { }`, `record A(int to, int from) { }`, Different},
	{"what a static field begins with", `class A { static int limit = 1; }`, `class A { static int limit = 2; }`, Different},
	{"what a field begins with", `class A { int limit = 1; }`, `class A { int limit = 2; }`, Different},
	{"object that a static field begins with", `class V { final int k; V(int k) { this.k = k; } } class A { static V v = new V(1); }`,
		`class V { final int k; V(int k) { this.k = k; } } class A { static V v = new V(2); }`, NotDecided},
	{"field of the result", `class V { int k; } class A { static V make() { V v = new V(); v.k = 1; return v; } }`,
		`class V { int k; } class A { static V make() { V v = new V(); v.k = 2; return v; } }`, Different},
	{"field of an argument", `class V { int k; } class A { static void set(V v) { v.k = 1; } }`, `class V { int k; } class A { static void set(V v) { v.k = 2; } }`, Different},
	{"field of an argument of the class", `class A { int k; static void set(A a) { a.k = 1; } }`, `class A { int k; static void set(A a) { a.k = 2; } }`, Different},
	{"private field of an argument", `class A { private int k; int k() { return k; } static void set(A a) { a.k = 1; } }`,
		`class A { private int k; int k() { return k; } static void set(A a) { a.k = 2; } }`, Different},
	{"one row twice", `class A { static void fill(int[][] a) { if (a.length == 2 && a[0].length == 1 && a[1].length == 1) { a[0][0] = 1; a[1][0] = 2; } } }`,
		`class A { static void fill(int[][] a) { if (a.length == 2 && a[0].length == 1 && a[1].length == 1) { a[1][0] = 2; a[0][0] = 1; } } }`, Different},
	{"rows of the result", `class A { static int[][] make() { int[] r = {1}; return new int[][] {r, r}; } }`, `class A { static int[][] make() { int[] r = {1}; return new int[][] {r, r.clone()}; } }`, Different},
	{"row that is handed back", `class A { static int[] first(int[][] a) { return a[0]; } }`, `class A { static int[] first(int[][] a) { return a[0] == null ? null : a[0].clone(); } }`, Different},
	{"rows of two arrays", `class A { static void fill(int[][] a, int[] b) { a[0][0] = 1; b[0] = 2; } }`,
		`class A { static void fill(int[][] a, int[] b) { int[] r = a[0]; int x = r[0]; r[0] = 1; b[0] = b[0] == x ? 2 : 2; } }`, NotDecided},
	{"constants of an enum", `enum A { X, Y }`, `enum A { Y, X }`, NotDecided},
}

// TestPrivate: a method that was made private is gone, and one that was private is new.
func TestPrivate(t *testing.T) {
	open, closed := `class A { int size(int n) { return n; } }`, `class A { private int size(int n) { return n; } }`
	for _, c := range []struct{ before, now, want string }{{open, closed, "gone"}, {closed, open, "new"}} {
		found := changed(t, c.before, c.now)
		if len(found.Only) != 1 || found.Only[0].Where != c.want || found.Only[0].Method != "A.size(int)" {
			t.Errorf("%v, want A.size(int) %s", found.Only, c.want)
		}
	}
}

// TestChanges: what a caller sees of a change is found, or left undecided.
func TestChanges(t *testing.T) {
	for _, c := range changes {
		t.Run(c.name, func(t *testing.T) {
			found := changed(t, c.before, c.now)
			if got := verdictOf(found); got != c.want || len(found.Methods) == 0 {
				t.Errorf("%s, want %s\n%s", got, c.want, listed(found))
			}
		})
	}
}

// changed compares what a change concerns, without a JVM.
func changed(t *testing.T, before, now string) *Found {
	t.Helper()
	o := Options{Revision: "HEAD", NoJVM: true}
	o.Check.Bounds = inspect.Bounds{Objects: 2, ArrayLength: 2, Unwind: 3, StringLength: 2}
	o.Check.CallsBefore, o.Check.Jobs, o.Check.Timeout = 2, 1, 20*time.Second
	found, err := compare(context.Background(), o, sides(before, now))
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// unseen are small programs before and after a change that no caller sees.
var unseen = []struct{ name, before, now string }{
	{"messages", `class A { static void pay(int n) { if (n < 0) throw new IllegalArgumentException("neg " + n); } }`,
		`class A { static void pay(int n) { if (0 > n) { String s = "neg " + n; throw new IllegalArgumentException(s); } } }`},
	{"exceptions of Java's own", `class A { static int first(String s, int n) { return s.length() / n; } }`,
		`class A { static int first(String s, int n) { int k = s.length(); return k / n; } }`},
	{"failing casts", `class A { static <T extends Comparable<T>> T max(T a, T b) { return a.compareTo(b) < 0 ? b : a; } }`,
		`class A { static <T extends Comparable<T>> T max(T a, T b) { return a.compareTo(b) >= 0 ? a : b; } }`},
	{"table", `class A { private static final int[] T = {1, 2}; static int at(int i) { return i == 1 ? T[1] : T[0]; } }`,
		`class A { private static final int[] T = {1, 2}; static int at(int i) { return i != 1 ? T[0] : T[1]; } }`},
	{"kind of an object of the program", `class A { private int n; public boolean equals(Object o) { return o instanceof A && ((A) o).n == n; } public int hashCode() { return n; } }`,
		`class A { private int n; public boolean equals(Object o) { if (!(o instanceof A)) return false; A a = (A) o; return a.n == n; } public int hashCode() { return n; } }`},
	{"what a field begins with", `class A { private int n = 2; int n() { return n; } }`, `class A { private int n = 1 + 1; int n() { return n; } }`},
}

// TestUnseen: what no caller sees of a change is the same.
func TestUnseen(t *testing.T) {
	for _, c := range unseen {
		t.Run(c.name, func(t *testing.T) {
			found := changed(t, c.before, c.now)
			if got := verdictOf(found); got != Same || len(found.Methods) == 0 {
				t.Errorf("%s, want same\n%s", got, listed(found))
			}
		})
	}
}
