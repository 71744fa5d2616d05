package verify_test

import (
	"context"
	"testing"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/columns"
	"inspect/report"
	"inspect/verify"
)

// TestUnreadClauses: a clause that cannot be read costs the methods that rest on it and
// no other; one that can change no verdict costs none.
func TestUnreadClauses(t *testing.T) {
	path := javaFile(t, `class U {
	int x;
	//@ ensures \result >= ;
	int own() { return x; }
	//@ ensures \result == 1;
	int good() { return 1; }
	//@ ensures \result == 1;
	int wrong() { return 2; }
	//@ ensures \result == x;
	int calls() { return own(); }
	//@ ensures \result == 1;
	int callsGood() { return good(); }
	int inside() {
		int y = 0;
		//@ loop_invariant y >= >;
		while (y < 2) { y++; }
		return y;
	}
	//@ ensures true;
	int callsInside() { return inside(); }
	//@ accessible ???;
	//@ ensures \result == 2;
	int accessible() { return 2; }
	//@ captures foo; callable m(int); when z == 1; duration 10; working_space 3;
	//@ ensures \result == 2;
	int ignored() { return 2; }
	//@ requires_redundantly v + ; ensures \result == 2; ensures_redundantly == 3;
	int again() {
		//@ debug v + ;
		//@ loop_invariant_redundantly v + ;
		for (int i = 0; i < 1; i++) { }
		return 2;
	}
	//@ requires_redundantly v + ; ensures \result == 2;
	int againWrong() { return 3; }
	//@ requires y > 0; when y + ; requires y < 3; ensures \result == y;
	int between(int y) { return y == 1 ? 1 : 2; }
	//@ requires y > 0;
	int callsBetween(int y) { return between(y); }
	//@ ensures \result == 2;
	//@ implies_that ensures \result + ; also ensures true;
	//@ for_example public normal_example ensures \result - ;
	int example() { return 2; }
	//@ ensures \result == 2; also for_example requires x + ; pure
	int exampleWrong() { x = 1; return 2; }
	//@ ensures \result == 2;
	int stated() {
		//@ assert_redundantly v + ;
		return 2;
	}
	//@ ensures \result == 1;
	int touches(V v) { return v.one(); }
	//@ requires v.v >= 0;
	//@ ensures \result == 1;
	int reads(V v) { return 1; }
	//@ ensures \result == 3;
	static int apart() { return 3; }
}
class V {
	int v;
	//@ invarient v >= 0;
	static int one() { return 1; }
	int two() { return v; }
}
class O {
	int o;
	static int s;
	//@ invariant o >= ;
	static int alone(int x) { return x == 0 ? 0 : 1 / x; }
	static int fails(int x) { return 1 / x; }
	static int calls(int x) { return alone(x) + x; }
	static int shared() { return s; }
	static int element(int[] a) { return a.length; }
	static int another(O o) { return 1; }
	int mine() { return 1; }
}
class P {
	static int uses(int x) { return 1 / O.alone(x); }
	static int makes() { return new O() == null ? 0 : 1; }
}
class W extends U {
	int own() { return 5; }
	int good() { return 1; }
}
`)
	doc := verify.Run(context.Background(), verify.Config{
		Paths: []string{path}, Bounds: cfg.Bounds{Bits: 4, Objects: 1},
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
	})
	want := map[string]string{
		"own()": "unsupported", "good()": "holds", "wrong()": "violated", "calls()": "unsupported", "callsGood()": "holds", "inside()": "unsupported",
		"callsInside()": "unsupported", "accessible()": "holds", "ignored()": "holds", "again()": "holds", "againWrong()": "violated", "between(int)": "holds", "callsBetween(int)": "violated", "example()": "holds", "exampleWrong()": "violated", "stated()": "unsupported", "touches(V)": "unsupported", "reads(V)": "unsupported",
		"alone(int)": "holds", "fails(int)": "violated", "calls(int)": "holds", "shared()": "unsupported", "element(int[])": "unsupported",
		"another(O)": "unsupported", "mine()": "unsupported", "uses(int)": "violated", "makes()": "unsupported",
		"apart()": "holds", "one()": "holds", "two()": "unsupported",
	}
	seen := 0
	for _, r := range doc.Results {
		if w := want[r.Method]; w != "" && string(r.Verdict) != w {
			t.Errorf("%s.%s: %s, want %s", r.Class, r.Method, r.Verdict, w)
		}
		if want[r.Method] != "" {
			seen++
		}
	}
	if seen != len(want)+2 { // W has two of those names
		t.Errorf("%d methods of %d\n%s", seen, len(want)+2, columns.Text(doc))
	}
	errors := 0
	for _, d := range doc.Diagnostics {
		if d.Severity == "error" {
			errors++
		}
	}
	if errors != 5 {
		t.Errorf("%d errors in the file, want 5\n%s", errors, columns.Text(doc))
	}
}

// TestClausesAboutAField: an error in a represents, readable or writable clause costs the
// methods that use the field, and no other.
func TestClausesAboutAField(t *testing.T) {
	path := javaFile(t, `class U {
	int v, w;
	//@ model int size;
	//@ represents size = none + v;
	//@ model int other;
	//@ represents other = v;
	int r; //@ readable r if none > 0;
	int s; //@ writable s if none;
	//@ model int half; represents half = v / ;
	int p; //@ readable p if v > ;
	//@ ensures \result == half;
	int unreadModel() { return v / 2; }
	int unreadField() { return p; }
	//@ ensures \result == v;
	int plain() { return v; }
	//@ ensures \result == size;
	int model() { return v; }
	//@ ensures \result == 1;
	int asksModel() { return model(); }
	//@ ensures \result == other;
	int good() { return v; }
	//@ ensures r == \old(r) && s == \old(s) && w == 0;
	int clauses() { return v; }
	int reads() { return r; }
	void writes() { s = 1; }
	//@ ensures \result == 1;
	int asksReads() { return reads(); }
}
class V {
	U u;
	//@ model int up;
	//@ represents up = 1;
	//@ ensures \result == up;
	int up() { return 1; }
	//@ invariant u.size >= 0;
	int one() { return 1; }
}
class W {
	//@ model int up;
	//@ represents up = 1;
	//@ ensures \result == up;
	int above() { return 1; }
	//@ ensures \result == 2;
	int two() { return 1; }
}
class X extends W {
	//@ represents up = none;
}
`)
	doc := verify.Run(context.Background(), verify.Config{
		Paths: []string{path}, Bounds: cfg.Bounds{Bits: 4, Objects: 1},
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
	})
	want := map[string]string{
		"plain()": "holds", "model()": "unsupported", "asksModel()": "unsupported", "good()": "holds", "clauses()": "violated",
		"reads()": "unsupported", "writes()": "unsupported", "asksReads()": "unsupported", "up()": "unsupported", "one()": "unsupported",
		"above()": "unsupported", "two()": "violated", "unreadModel()": "unsupported", "unreadField()": "unsupported",
	}
	expectVerdicts(t, doc, want)
}

// TestUnreadDeclarations: a declaration of a ghost or model member that cannot be read
// costs those who speak of its name or rest on its first value, and no other.
func TestUnreadDeclarations(t *testing.T) {
	path := javaFile(t, `class U {
	int x, size;
	//@ ghost int g = ;
	//@ ghost size = 3;
	//@ model pure int twice(int v) { return 2 * ; }
	//@ model int len +;
	//@ represents len = x;
	//@ ensures \result == x;
	int plain() { return x; }
	//@ ensures \result == x + 1;
	int wrong() { return x; }
	//@ ensures \result == size;
	int named() { return size; }
	//@ ensures \result == twice(x);
	int model() { return x + x; }
	//@ ensures \result == len;
	int length() { return x; }
	void sets() {
		//@ set g = 3;
	}
	//@ ensures x == 1;
	void ghostly() {
		x = 1;
		//@ ghost int k = ;
	}
	//@ ensures \result == 1;
	int calls() { sets(); return 1; }
	//@ ensures \result == 1;
	static int made() { new U(); return 1; }
}
class V extends U {
	int size;
	int twice(int v) { return v; }
	//@ ensures \result == size;
	int hides() { return size; }
	//@ ensures \result == super.size;
	int above() { return super.size; }
	//@ ensures \result == 2;
	int wrongBelow() { return 1; }
}
class W {
	U u;
	//@ invariant u.g > 0;
	int x;
	//@ ensures \result == x;
	int touches() { return x; }
	//@ ensures \result == 1;
	static int apart() { return 1; }
}
class X {
	int x; /*@ in part; @*/
	//@ model int part = ;
	//@ in top;
	//@ model int top;
	//@ assignable part;
	void part() { x = 1; }
	//@ assignable top;
	//@ ensures x == 1;
	void top() { x = 1; }
}
class Y {
	int y; //@ in part;
	//@ model part;
	//@ in top;
	//@ model int top;
	//@ assignable top;
	//@ ensures y == 1;
	void lost() { y = 1; }
}
class Z {
	int z;
	//@ ghost int g = 1 +
	//@ invarient z > 0;
	int swallowed() { return 1 / z; }
}
`)
	doc := verify.Run(context.Background(), verify.Config{
		Paths: []string{path}, Bounds: cfg.Bounds{Bits: 4, Objects: 1},
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
	})
	want := map[string]string{
		"plain()": "holds", "wrong()": "violated", "named()": "unsupported", "model()": "unsupported", "length()": "unsupported",
		"sets()": "unsupported", "ghostly()": "unsupported", "calls()": "unsupported", "made()": "unsupported",
		"twice(int)": "unsupported", "hides()": "holds", "above()": "unsupported", "wrongBelow()": "violated",
		"touches()": "unsupported", "apart()": "holds", "part()": "unsupported", "top()": "holds", "lost()": "unsupported", "swallowed()": "unsupported",
	}
	expectVerdicts(t, doc, want)
}

// TestMisplaced: an annotation that nothing takes where it stands is a warning, and costs
// the methods that it may be meant for.
func TestMisplaced(t *testing.T) {
	path := javaFile(t, `class U {
	int x;
	//@ ensures \result == x;
	int first() { return x; }
	int before() { return 1 / x; }
	//@ requires x > 0;
	int y;
	int behind() { return y; }
	//@ ensures \result == x;
	int middle() { return x; }
	//@ ensures \result == 2;
	int wrong() { return 1; }
	int tail() { return x; }
	//@ ensures \result == x;
}
class V extends U {
	int before() { return 1; }
	//@ ensures \result == 1;
	int other() { return 1; }
	//@ ensures \result == 1;
	int calls(U u) { u.behind(); return 1; }
	//@ ensures \result == 1;
	int free(U u) { u.middle(); return 1; }
	int last()
	//@ ensures \result == 3;
	{ return 2; }
}
class W {
	int w;
	void inside() {
		//@ invariant w > 0;
	}
	//@ ensures \result == w;
	int touched() { return w; }
}
`)
	doc := verify.Run(context.Background(), verify.Config{
		Paths: []string{path}, Bounds: cfg.Bounds{Bits: 4, Objects: 1},
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
	})
	expectVerdicts(t, doc, map[string]string{
		"first()": "holds", "before()": "unsupported", "behind()": "unsupported", "middle()": "holds", "wrong()": "violated", "tail()": "unsupported",
		"other()": "holds", "calls(U)": "unsupported", "free(U)": "holds", "last()": "unsupported", "inside()": "unsupported", "touched()": "unsupported",
	})
	for _, d := range doc.Diagnostics {
		if d.Severity == "error" {
			t.Errorf("an error: %s", d.Message)
		}
	}
	if len(doc.Diagnostics) != 4 {
		t.Errorf("%d diagnostics, want 4", len(doc.Diagnostics))
	}
}

// TestViolatedBeforeUnread: what is violated before a clause counts that cannot be read is
// confirmed.
func TestViolatedBeforeUnread(t *testing.T) {
	path := javaFile(t, `class U {
	//@ constraint ;
	void fails() { int[] a = new int[1]; a[1] = 1; }
	void unknown() { }
}
class V {
	//@ initially ;
	V() { int[] a = new int[1]; a[1] = 1; }
	V(int x) { }
	void fails(int x) { int[] a = new int[1]; a[1] = 1; }
}
`)
	doc := verify.Run(context.Background(), verify.Config{
		Paths: []string{path}, Bounds: cfg.Bounds{Bits: 4, Objects: 1},
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
	})
	expectVerdicts(t, doc, map[string]string{
		"fails()": "violated", "unknown()": "unsupported", "V()": "violated", "V(int)": "unsupported", "fails(int)": "violated",
	})
}

// TestUnreadBesideOthers: a slip that the check or the scanner finds in a contract costs
// what rests on that, also where clauses of the class stand directly in front.
func TestUnreadBesideOthers(t *testing.T) {
	path := javaFile(t, `class U {
	int x;
	//@ invariant x >= 0;

	//@ requires x > 0 && x = 1;
	int own() { return x; }
	int calls() { return own(); }
	int fails() { return 1 / x; }
	//@ ensures \result >= 0;
	int good() { return x; }
	//@ invariant x <= 5;
	//@ ensures x == 'ab';
	int letters() { return 1 / x; }
	/*@ pure */ //@ ensures \result == x;
	/*@ pure */ int twice() { return 1 / x; }
	//@ ensures \result == twice();
	int asks() { return x; }
	//@ \result == 2;
	int forgotten() { return 1 / x; }
	//@ helpre
	int strange() { return 1 / x; }
	void breaks() { x = 6; }
}
class V extends U {
	int own() { return 1; }
	int twice() { return 1; }
	int mine() { return 1 / x; }
}
class W {
	int x;
	//@ invariant x > 0 && x = 1;

	//@ requires x > 1;
	int touches() { return 1 / x; }
	static int apart(int y) { return 1 / y; }
}
`)
	doc := verify.Run(context.Background(), verify.Config{
		Paths: []string{path}, Bounds: cfg.Bounds{Bits: 4, Objects: 1},
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
	})
	expectVerdicts(t, doc, map[string]string{
		"own()": "unsupported", "calls()": "unsupported", "fails()": "violated", "good()": "holds", "letters()": "unsupported",
		"twice()": "unsupported", "asks()": "unsupported", "forgotten()": "unsupported", "strange()": "unsupported", "breaks()": "violated",
		"mine()": "violated", "touches()": "unsupported", "apart(int)": "violated",
	})
}

// expectVerdicts compares the verdicts of the methods that want names.
func expectVerdicts(t *testing.T, doc *report.Document, want map[string]string) {
	t.Helper()
	seen := map[string]bool{}
	for _, r := range doc.Results {
		w := want[r.Method]
		if w == "" {
			continue
		}
		seen[r.Method] = true
		if string(r.Verdict) != w {
			t.Errorf("%s.%s: %s, want %s", r.Class, r.Method, r.Verdict, w)
		}
		if c := r.Counterexample; w == "violated" && (c == nil || c.Status != "confirmed") {
			t.Errorf("%s.%s: not confirmed", r.Class, r.Method)
		}
	}
	if len(seen) != len(want) {
		t.Errorf("%d methods of %d\n%s", len(seen), len(want), columns.Text(doc))
	}
}
