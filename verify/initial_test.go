package verify_test

import (
	"context"
	"strings"
	"testing"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/columns"
	"inspect/report"
	"inspect/verify"
)

// TestStaticFinals: a static final field that is no constant has the value that
// initialisation gives it on every column; where that is not known, only the
// methods that read the field are not supported, and the message names it.
func TestStaticFinals(t *testing.T) {
	t.Parallel()
	path := javaFile(t, `class S {
	static final int G = three();
	static final int[] LONG = new int[9];
	static int three() { return 3; }
	static final Runnable LAMBDA = () -> { };
	static final int AFTER = three();
	static final int WIDE = three() + 100;
	static final int MOVING = Other.count;
	//@ ensures \result == 3;
	static int value() { return G; }
	//@ ensures \result == 9;
	static int beyondTheBound() { return LONG.length; }
	//@ requires n == 7; ensures true;
	static int last(int n) { return LONG[n + 1]; }
	//@ ensures \result == 3;
	static int after() { return AFTER; }
	//@ ensures !\result;
	static boolean lambda() { return LAMBDA == null; }
	static int moving() { return MOVING; }
	//@ ensures \result == 103;
	static int wide() { return WIDE; }
	static int apart() { return 1; }
}
class Other { static int count = 4; }`)
	run := func(a verify.Attempt, bits int) map[string]*report.Result {
		doc := verify.Run(context.Background(), verify.Config{Paths: []string{path}, Bounds: cfg.Bounds{Bits: bits}, Attempts: []verify.Attempt{a}, Check: true})
		out := map[string]*report.Result{}
		for _, r := range doc.Results {
			out[strings.SplitN(r.Method, "(", 2)[0]] = r
		}
		return out
	}
	for name, a := range columns.All(t) {
		got := run(a, 32)
		for m, want := range map[string]report.Verdict{
			"value": report.Holds, "beyondTheBound": report.Holds, "last": report.Holds, "after": report.Holds,
			"lambda": report.Holds, "moving": report.Unsupported, "wide": report.Holds, "apart": report.Nothing,
		} {
			if got[m].Verdict != want {
				t.Errorf("%s: %s: %s (%s), want %s", name, m, got[m].Verdict, got[m].Reason, want)
			}
		}
		for m, field := range map[string]string{"moving": "S.MOVING"} {
			if ds := got[m].Diagnostics; len(ds) != 1 || !strings.Contains(ds[0].Message, field) {
				t.Errorf("%s: %s: %+v", name, m, ds)
			}
		}
	}
	got := run(verify.Attempt{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}, 6)
	if r := got["wide"]; r.Verdict != report.Inconclusive || r.Reason != "bounds" || !strings.Contains(r.Diagnostics[0].Message, "--bits 8") {
		t.Errorf("wide at 6 bits: %s (%s) %+v", r.Verdict, r.Reason, r.Diagnostics)
	}
	if r := got["value"]; r.Verdict != report.Holds {
		t.Errorf("value at 6 bits: %s (%s)", r.Verdict, r.Reason)
	}
}

// TestStaticInvariants: the initialisation of a class leaves its static invariants, and no null
// where its static fields may hold none, whatever --statics says.
func TestStaticInvariants(t *testing.T) {
	of := resultsOf(t, 4, `class A { static int z = -1; /*@ static invariant z >= 0; @*/
	//@ ensures \result >= 0;
	static int get() { return z; }
}
class B { static int z = 3; static B b = new B(); int v = 2; /*@ static invariant z >= 0 && b.v > 0; @*/ }
class C { static /*@ nullable @*/ C c; static int z = 1; }
class D { static Object o; static int hash() { return o.hashCode(); } }
class E { static final Object O = new Object(); private static String s = "a"; static final String[] T = {"a", "b"}; static final Runnable R = () -> { }; }
class F { static Object[] all = {new Object(), null}; }
class G { static Object s = new Object(); static { s = new int[1]; } }`)
	for name, want := range map[string]report.Verdict{"A.static() (its initialisation)": report.Violated, "A.get()": report.Holds, "B.static() (its initialisation)": report.Holds,
		"D.static() (its initialisation)": report.Violated, "F.static() (its initialisation)": report.Violated, "G.static() (its initialisation)": report.Holds} {
		if r := of[name]; r == nil || r.Verdict != want {
			t.Errorf("%s: %+v, want %s", name, r, want)
		} else if r.Counterexample != nil && r.Counterexample.Status != "confirmed" {
			t.Errorf("%s is %s", name, r.Counterexample.Status)
		}
	}
	for _, c := range []string{"C", "E"} {
		if of[c+".static() (its initialisation)"] != nil {
			t.Errorf("%s: a class that says nothing of its static fields, or sets them plainly for ever, is checked for itself", c)
		}
	}
}

// TestBegunBefore: what the initialiser of a class may have changed that only objects have
// touched is not known, and that of a class that the method touches must be.
func TestBegunBefore(t *testing.T) {
	doc := verify.Run(context.Background(), verify.Config{Paths: []string{javaFile(t, `class A {
	static int of(Object o) { assert o != null || o == null; return 1; }
	static int level(Object o) { return Base.level + o.hashCode(); }
	static int held(Object o) { return Base.HELD.n + o.hashCode(); }
	static int made() { return new Changes().n; }
	static int called() { return Changes.m(); }
}
class Changes { static { Base.level = 3; } int n; static int m() { return 1; } }
class Base { static int level = 1; static final Base HELD = new Base(); int n; }`)}, Statics: cfg.StaticsInitialized, Attempts: ground(gophersat(t)), Check: true})
	got := map[string]report.Verdict{}
	for _, r := range doc.Results {
		got[strings.SplitN(r.Method, "(", 2)[0]] = r.Verdict
	}
	for m, want := range map[string]report.Verdict{"of": report.Holds, "level": report.Unsupported, "held": report.Unsupported,
		"made": report.Unsupported, "called": report.Unsupported} {
		if got[m] != want {
			t.Errorf("%s: %s, want %s\n%s", m, got[m], want, columns.Text(doc))
		}
	}
}
