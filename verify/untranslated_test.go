package verify_test

import (
	"context"
	"strings"
	"testing"

	"inspect/cfg"
	"inspect/internal/columns"
	"inspect/report"
	"inspect/verify"
)

// resultsOf are those of the methods of a class, with the reason of what is refused.
func resultsOf(t *testing.T, bits int, java string) map[string]*report.Result {
	t.Helper()
	doc := verify.Run(context.Background(), verify.Config{
		Paths: []string{javaFile(t, java)}, Bounds: cfg.Bounds{Bits: bits, Objects: 1}, Nullness: "jml", Minimize: "off", Check: true,
		Attempts: []verify.Attempt{columns.All(t)[columns.Quick], columns.All(t)["quantified/z3"]},
	})
	of := map[string]*report.Result{}
	for _, r := range doc.Results {
		of[r.Class+"."+r.Method] = r
	}
	return of
}

// TestUntranslatedClauses: a clause without translation costs the methods that rest on it
// and no other, whatever its kind.
func TestUntranslatedClauses(t *testing.T) {
	of := resultsOf(t, 4, `class A {
	int x;
	//@ requires \lockset == 3;
	void requires() { x = 1; }
	//@ ensures \lockset == 3;
	void ensures() { x = 1; }
	//@ signals (Exception e) \lockset == 3;
	void signals() { x = 1; }
	//@ assignable \set_minus(this.*, \singleton(x));
	void assignable() { x = 1; }
	//@ measured_by \lockset;
	void measured() { x = 1; }
	//@ old int k = \lockset; ensures x == 1;
	void old() { x = 1; }
	void loop() {
		//@ loop_invariant \lockset == 3;
		while (x < 1) x = 1;
	}
	void decreases() {
		//@ decreases \lockset;
		while (x < 1) x = 1;
	}
	void asserts() {
		//@ assert \lockset == 3;
		x = 1;
	}
	void ghost() {
		//@ ghost int g = \lockset;
		x = 1;
	}
	void sets() {
		//@ ghost \locset g = \empty;
		x = 1;
	}
	//@ duration \lockset; captures \lockset; when \lockset; working_space \lockset; accessible \lockset; callable \lockset;
	//@ ensures x == 1;
	void ignored() { x = 1; }
	//@ ensures x == 1;
	void good() { x = 1; }
	//@ ensures x == 1;
	void bad() { x = 2; }
	//@ ensures x == 1;
	void calls() { ensures(); }
}
class V {
	int v;
	//@ invariant \lockset == v;
	static int apart(int x) { return 1 / x; }
	static int makes() { return new V() == null ? 0 : 1; }
	int mine() { return 1 / v; }
}
class C {
	int v;
	//@ constraint undeclared == v;
	int mine() { return 1 / v; }
	C() { v = 1 / v; }
}
class I {
	int v;
	//@ initially \lockset == v;
	int mine() { return 1 / v; }
	I() { v = 1; }
}
class W {
	//@ ensures \result == 1;
	static int other() { return 1; }
	//@ ensures \result == 1;
	static int given(V v) { return 1; }
}
`)
	want := map[string]string{
		"A.ignored()": "holds", "A.good()": "holds", "A.bad()": "violated", "V.apart(int)": "violated", "I.mine()": "violated", "W.other()": "holds",
	}
	for _, m := range strings.Fields("A.requires() A.ensures() A.signals() A.assignable() A.measured() A.old() A.loop() A.decreases() A.asserts() A.ghost() A.sets() A.calls() " +
		"V.makes() V.mine() C.mine() C.C() I.I() W.given(V)") {
		want[m] = "unsupported"
	}
	for m, w := range want {
		switch r := of[m]; {
		case r == nil:
			t.Errorf("no result of %s", m)
		case string(r.Verdict) != w:
			t.Errorf("%s: %s %s, want %s", m, r.Verdict, r.Reason, w)
		}
	}
}

// TestQuantifiedTypes: of each type a quantifier has a meaning, or is refused by name.
func TestQuantifiedTypes(t *testing.T) {
	of := resultsOf(t, 4, `interface Shape {}
enum Color { RED, GREEN }
record Point(int x, int y) {}
class Impl implements Shape {}
class Box<T> {
	/*@ nullable */ T v;
	//@ ensures (\forall T t; t == t);
	void generic() {}
}
class Q {
	//@ ensures (\forall long x; x + 1 > x);
	void longs() {}
	//@ ensures (\forall char x; 0 <= x) && (\forall boolean b; b || !b) && (\exists byte b; b < 0) && (\forall short s; s == -8 || -s <= 7);
	void narrow() {}
	//@ ensures (\forall String s; s.length() >= 0) && (\forall int[] a; a.length >= 0) && (\forall Point p; p.x() == p.x);
	//@ ensures (\forall Color c; c == Color.RED || c == Color.GREEN) && (\forall Shape s; s instanceof Impl);
	void objects() {}
	//@ ensures (\forall \bigint b; 0 <= b && b < 3; b * b <= 4);
	void bounded() {}
	//@ ensures (\forall \seq s; s.length >= 0);
	void sequences() {}
	//@ ensures (\exists \seq<int> s; s.length > 3);
	void typed() {}
	//@ ensures (\num_of \locset s; true) == 1;
	void sets() {}
	//@ ensures (\forall JMLObjectSet s; s.isEmpty());
	void objectSets() {}
	//@ ensures (\forall \bigint b; b == b);
	void unbounded() {}
	//@ ensures (\forall \real r; r == r);
	void reals() {}
	//@ ensures (\forall float r; r == r);
	void floats() {}
	//@ ensures (\forall \TYPE r; r == r);
	void types() {}
	//@ ensures (\forall java.util.List<String> l; l.size() >= 0);
	void lists() {}
}
`)
	want := map[string]string{
		"Box.generic()": "holds", "Q.longs()": "violated", "Q.narrow()": "holds", "Q.objects()": "holds", "Q.bounded()": "holds",
		"Q.sequences()": `a quantifier over \seq`, "Q.typed()": `a quantifier over \seq<int>`, "Q.sets()": `a quantifier over \locset`, "Q.objectSets()": "a quantifier over JMLObjectSet",
		"Q.unbounded()": `a quantifier over all \bigint`, "Q.reals()": `a quantifier over \real`, "Q.floats()": "a quantifier over float", "Q.types()": `a quantifier over \TYPE`,
		"Q.lists()": "a quantifier over java.util.List",
	}
	for m, w := range want {
		r := of[m]
		if r == nil {
			t.Errorf("no result of %s", m)
			continue
		}
		got := string(r.Verdict)
		if r.Verdict == report.Unsupported && len(r.Diagnostics) > 0 {
			got = strings.TrimSuffix(r.Diagnostics[0].Message, " is not supported yet")
			if r.Diagnostics[0].Column < 20 {
				t.Errorf("%s: refused at column %d, not at the quantifier", m, r.Diagnostics[0].Column)
			}
		}
		if got != w {
			t.Errorf("%s: %s, want %s", m, got, w)
		}
	}
}

// TestNoSuchValue: that no integer of Java's width is as a predicate says that only compares
// it, the interpreter finds as well.
func TestNoSuchValue(t *testing.T) {
	of := resultsOf(t, 32, `class A {
	int v;
	//@ model int w; represents w \such_that w > v;
	//@ ensures w > v;
	void greatest() {}
	//@ requires v < 100;
	//@ ensures w > v;
	void smaller() { v++; }
	//@ model short s; represents s \such_that v < s;
	//@ ensures s > v;
	void widened() {}
	//@ model long l; represents l \such_that !(l <= v && l <= -v) && (byte) l < v;
	//@ ensures l == l;
	void narrowed() {}
}
`)
	for m, want := range map[string]string{"A.greatest()": "confirmed", "A.smaller()": "holds", "A.widened()": "confirmed", "A.narrowed()": "unconfirmed"} {
		r := of[m]
		if r == nil {
			t.Errorf("no result of %s", m)
			continue
		}
		got := string(r.Verdict)
		if k := r.Counterexamples(); len(k) > 0 {
			got = string(k[0].Status)
		}
		if got != want {
			t.Errorf("%s: %s %s, want %s", m, got, r.Reason, want)
		}
	}
}
