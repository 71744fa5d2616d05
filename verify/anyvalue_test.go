package verify_test

import (
	"context"
	"strings"
	"testing"

	"inspect/cfg"
	"inspect/encode"
	"inspect/verify"
)

// anyValues are static final fields whose initialisers look at what may have changed before: each
// holds any value of its type, null and what other fields hold included, always the same one.
// What breaks only where one is read is unconfirmed, and says so. Constants of such an enum are different
// objects, by name and in order; their final fields hold anything.
const anyValues = `import java.util.*;
class X { int v = 1; }
class S {
    static final X A = new X();
    static final X B = D.n > 0 ? A : new X();
    static final X N = D.n > 0 ? null : A;
    static final List<String> L = new ArrayList<>(List.of("a"));
    static final List<String> M = D.n > 0 ? L : new ArrayList<>();
    static final int K = D.n + 3;
    static final int[] T = D.n > 1 ? new int[] {1} : new int[] {2, 3};
    static final E DEFAULT = E.P;
}
enum E {
    P(D.n), Q(2), R(D.n) { int twice() { return 2 * w + 1; } };
    final int w;
    final String s;
    E(int w) { this.w = w; s = w > 0 ? "positive" : null; }
    int twice() { return 2 * w; }
    boolean isLast() { return this == R; }
}
enum F {
    P, Q;
    final int w;
    private static int made;
    F() { w = D.next(); }
}
class A {
    /* unconfirmed, S.B */ void differ() { assert S.A != S.B; }
    /* unconfirmed, S.N */ void isNull() { assert S.N != null; }
    /* unconfirmed, S.M */ void lists() { assert S.L != S.M; }
    /* unconfirmed, S.M */ void grows() { int s = S.L.size(); S.M.add("x"); assert S.L.size() == s; }
    /* unconfirmed, S.K */ void value() { assert S.K == 3; }
    /* holds */ void same() { int k = S.K; assert S.K == k; }
    /* unconfirmed, S.T */ void array() { assert S.T.length == 1; }
    /* violated */ int unread(int n) { if (n == 7) return S.K; int[] a = new int[1]; return a[n == 8 ? 1 : 0]; }
    /* unconfirmed, E.P */ void weight() { assert E.P.w == 0; }
    /* unconfirmed, E.P, F.P */ void again() { assert E.P.w == F.P.w; }
    /* violated */ void followed() { assert E.Q.w == 3; }
    /* holds */ void exact() { assert E.Q.w == 2 && E.Q.s.equals("positive") && E.Q.twice() == 4; }
    /* holds */ void distinct(E e) { if (e == E.P) assert e != E.Q && e != E.R && e != null; }
    /* holds */ void all(E e) { if (e != null) assert e == E.P || e == E.Q || e == E.R; }
    /* violated */ void few(E e) { if (e != null) assert e == E.P || e == E.Q; }
    /* holds */ void named() { assert E.P.name().equals("P") && E.R.ordinal() == 2 && E.Q.compareTo(E.R) < 0; }
    /* violated */ void misnamed() { assert E.R.ordinal() == 1; }
    /* holds */ void listed() { assert E.values().length == 3 && E.values()[0] == E.P && E.valueOf("R") == E.R; }
    /* holds */ void led() { assert S.DEFAULT == E.P; }
    /* violated */ void misled() { assert S.DEFAULT == E.Q; }
    /* holds */ void stays() { int w = E.P.w; D.set(w + 1); assert E.P.w == w; }
    /* holds */ void body() { assert E.R.twice() % 2 != 0 && E.P.twice() % 2 == 0 && E.R.isLast() && !E.P.isLast(); }
    /* unconfirmed, E.P */ int text() { return E.P.s.length(); }
    /* holds */ int switched(E e) { switch (e) { case P: return 1; case Q: return 2; case R: return 3; } assert false; return 0; }
    /* holds */ void failing() { assert F.P != F.Q && F.P.ordinal() == 0 && F.Q.name().equals("Q"); }
    /* unconfirmed, F.P, F.Q */ void failingWeight() { assert F.P.w <= F.Q.w; }
    /* holds */ void keyed() { EnumMap<E, Integer> m = new EnumMap<>(E.class); m.put(E.P, 1); m.put(E.R, 2); assert m.get(E.P) == 1 && m.get(E.Q) == null; }
}
class D { static int n; static void set(int k) { n = k; } static int next() { return n++; } }
`

func TestAnyInitialValue(t *testing.T) {
	stated(t, anyValues, verify.Config{Paths: []string{javaFile(t, anyValues)}, Modules: modules(t), Nullness: "plain", States: "any", Bounds: cfg.Bounds{Objects: 3}})
}

// anyUnlessSpecified is a file with JML, where no such value is taken for anything.
const anyUnlessSpecified = `class S {
    static final E DEFAULT = E.P;
    static final int K = D.n + 3;
}
enum E { P(D.n), Q(2); final int w; E(int w) { this.w = w; } }
class A {
    /* unsupported */ /*@ ensures \result == E.P.w; @*/ int weight() { return E.P.w; }
    /* unsupported */ /*@ ensures \result; @*/ boolean led() { return S.DEFAULT == E.P; }
    /* unsupported */ void value() { assert S.K == S.K; }
    /* holds */ void none() { assert true; }
}
class D { static int n; }
`

func TestAnyInitialValueUnlessSpecified(t *testing.T) {
	stated(t, anyUnlessSpecified, verify.Config{Paths: []string{javaFile(t, anyUnlessSpecified)}, Modules: modules(t), Nullness: "auto", States: "any"})
}

// anyInCalls are such fields in states that calls make: of their classes, initialisation is left out.
const anyInCalls = `import java.util.*;
class S {
    static final List<String> L = new ArrayList<>(List.of("a"));
    static final int K = D.n + 3;
}
class A {
    /* violated */ int unread(int n) { if (n == 7) return S.L.size(); int[] a = new int[1]; return a[n == 8 ? 1 : 0]; }
    /* unconfirmed, S.K */ int read() { int[] a = new int[3]; return a[S.K]; }
    /* unconfirmed, S.K */ void value() { assert S.K == 3; }
    /* holds */ void same() { int k = S.K; D.set(k); assert S.K == k; }
}
class D { static int n; static void set(int k) { n = k; } }
`

func TestAnyInitialValueInCalls(t *testing.T) {
	stated(t, anyInCalls, verify.Config{Paths: []string{javaFile(t, anyInCalls)}, Modules: modules(t), Nullness: "plain", States: "reachable", CallsBefore: 2})
}

// stated checks the methods of class A in a text, of which each has its verdict in front, or
// "unconfirmed, NAMES" of a violation with what it rests on.
func stated(t *testing.T, text string, c verify.Config) {
	t.Helper()
	c.Attempts = []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}}
	got := map[string]string{}
	for _, r := range verify.Run(context.Background(), c).Results {
		name, _, _ := strings.Cut(r.Method, "(")
		if got[name] = string(r.Verdict); r.Counterexample != nil && r.Counterexample.Status != "confirmed" {
			got[name] = strings.Join(append([]string{r.Counterexample.Status}, r.Counterexample.RestsOn...), ", ")
		}
	}
	want := map[string]string{}
	for _, line := range strings.Split(text, "\n") {
		if verdict, rest, ok := strings.Cut(strings.TrimSpace(line), " */ "); ok {
			head, _, _ := strings.Cut(rest, "(")
			words := strings.Fields(head)
			want[words[len(words)-1]] = strings.TrimPrefix(verdict, "/* ")
		}
	}
	expect(t, got, want)
}
