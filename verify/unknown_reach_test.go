package verify_test

import (
	"context"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"inspect/cfg"
	"inspect/internal/columns"
	"inspect/java/types"
	"inspect/verify"
)

// reaching is a class whose methods call what has no body, and look at what that may have
// changed: the verdicts with --unknown-calls havoc stand in front of them.
const reaching = `import java.util.*;
import java.util.function.*;
class A {
	int n; /*@ nullable @*/ A f; static /*@ nullable @*/ A kept;
	static native void out();
	static native /*@ nullable @*/ A touch(A a);
	static native void see(/*@ nullable @*/ Object o);
	static native void run(Runnable r);
	A() {}
	/*holds*/ A(int n) { this.n = n; out(); assert this.n == n; }
	/*violated*/ A(int n, int m) { this.n = n; touch(this); assert this.n == n; }
	/*holds*/ static void fresh() { A a = new A(); a.n = 3; out(); assert a.n == 3; }
	/*holds*/ static void thrown() { A a = new A(); a.n = 3; try { out(); } catch (RuntimeException e) { assert a.n == 3; } }
	/*violated*/ static void old(A a) { a.n = 3; out(); assert a.n == 3; }
	/*violated*/ static void passed() { A a = new A(); a.n = 3; touch(a); assert a.n == 3; }
	/*violated*/ static void inner() { A a = new A(); a.n = 3; A b = new A(); b.f = a; touch(b); assert a.n == 3; }
	/*holds*/ static void outer() { A a = new A(); A b = new A(); b.n = 4; b.f = a; touch(a); assert b.n == 4; }
	/*violated*/ static void inStatic() { A a = new A(); a.n = 3; kept = a; out(); assert a.n == 3; }
	/*violated*/ static void inOld(A o) { A a = new A(); a.n = 3; o.f = a; out(); assert a.n == 3; }
	/*holds*/ static void noMoreInOld(A o) { A a = new A(); a.n = 3; o.f = a; o.f = null; out(); assert a.n == 3; }
	/*holds*/ static void given(A o) { A a = new A(); A r = touch(o); assert r != a; }
	/*violated*/ static void givenBack() { A a = new A(); A r = touch(a); assert r != a; }
	/*holds*/ static void notKept() { A a = new A(); out(); assert kept != a; }
	/*violated*/ static void keptSince() { A a = new A(); touch(a); assert kept != a; }
	/*violated*/ static void keptFirst() { A a = new A(); a.n = 3; touch(a); a.n = 3; out(); assert a.n == 3; }
	/*holds*/ static void array() { int[] a = new int[2]; a[0] = 2; out(); assert a[0] == 2; }
	/*violated*/ static void arraySeen() { int[] a = new int[2]; a[0] = 2; see(a); assert a[0] == 2; }
	/*violated*/ static void inArray() { A a = new A(); a.n = 3; see(new Object[] {null, a}); assert a.n == 3; }
	/*holds*/ static void text() { StringBuilder b = new StringBuilder(); b.append("a"); out(); b.append("b"); assert b.length() == 2 && b.charAt(1) == 'b'; }
	/*violated*/ static void textSeen() { StringBuilder b = new StringBuilder(); b.append("a"); see(b); assert b.length() == 1; }
	/*holds*/ static void list() { List<Integer> l = new ArrayList<>(); l.add(1); out(); l.add(2); assert l.size() == 2 && l.get(1) == 2; }
	/*violated*/ static void inList() { A a = new A(); a.n = 3; see(Arrays.asList(a)); assert a.n == 3; }
	/*violated*/ static void inOptional() { A a = new A(); a.n = 3; see(Optional.of(a)); assert a.n == 3; }
	/*violated*/ static void captured() { A a = new A(); a.n = 3; run(() -> a.n = 5); assert a.n == 3; }
	/*violated*/ static void capturedTwice() { A a = new A(); a.n = 3; Runnable r = () -> a.n = 4; run(() -> r.run()); assert a.n == 3; }
	/*violated*/ static void anonymous() { A a = new A(); a.n = 3; run(new Runnable() { public void run() { a.n = 5; } }); assert a.n == 3; }
	/*holds*/ static void capturedOnly() { A a = new A(); a.n = 3; Runnable r = () -> a.n = 5; see(null); assert a.n == 3; }
	/*violated*/ static void composed() { A a = new A(); a.n = 3; Function<Integer, Integer> f = i -> a.n; see(f.andThen(i -> i + 1)); assert a.n == 3; }
	record R(A a) {}
	/*violated*/ static void recorded() { A a = new A(); a.n = 3; see(new R(a)); assert a.n == 3; }
	class In { int k; }
	/*violated*/ static void enclosing() { A a = new A(); a.n = 3; In i = a.new In(); see(i); assert a.n == 3; }
}
`

// TestUnknownReach: a call of a method without a body changes what it can reach, and no object
// that the method made and kept to itself.
func TestUnknownReach(t *testing.T) {
	t.Parallel()
	unknownRows(t, reaching, verify.Config{UnknownCalls: "havoc"})
}

// unknownRows checks the methods with a verdict in front of them, in both encodings.
//
// In the quantified one only those are checked that are given by name, all where none is.
func unknownRows(t *testing.T, text string, c verify.Config, quantified ...string) {
	t.Helper()
	dir := tree(t, map[string]string{"A.java": text})
	for name, column := range map[string]string{"ground": columns.Quick, "quantified": "quantified/z3"} {
		a, ok := columns.All(t)[column]
		if !ok {
			t.Fatalf("there is no column %s", column)
		}
		want := map[string]string{}
		c.Paths, c.Modules, c.Exceptions, c.Methods = []string{filepath.Join(dir, "A.java")}, modules(t), types.AnyUnchecked, nil
		c.Bounds, c.Attempts, c.Timeout, c.Check = cfg.Bounds{Bits: 8, Objects: 2, ArrayLength: 2, Unwind: 3}, []verify.Attempt{a}, 4*time.Second, true
		for _, line := range strings.Split(text, "\n") {
			if verdict, rest, ok := strings.Cut(strings.TrimPrefix(strings.TrimSpace(line), "/*"), "*/ "); ok && strings.Contains(line, "assert") {
				head, params, _ := strings.Cut(rest, "(")
				words := strings.Fields(head)
				key := words[len(words)-1]
				if key == "A" {
					params, _, _ = strings.Cut(params, ")")
					key += map[bool]string{true: "(int,int)", false: "(int)"}[strings.Contains(params, ",")]
				}
				if name == "quantified" && len(quantified) > 0 && !slices.Contains(quantified, key) {
					continue
				}
				want[key] = verdict
				c.Methods = append(c.Methods, "A."+key)
			}
		}
		got := map[string]string{}
		for _, r := range verify.Run(context.Background(), c).Results {
			m, _, _ := strings.Cut(r.Method, "(")
			if m == "A" {
				m = r.Method
			}
			got[m] = string(r.Verdict)
			for _, d := range r.Diagnostics {
				if d.Severity == "error" {
					got[m] += ": " + d.Message
				}
			}
		}
		for m := range got {
			if name == "quantified" && got[m] == "inconclusive" { // it may need long
				got[m] = want[m]
			}
		}
		t.Run(name, func(t *testing.T) { expect(t, got, want) })
	}
}
