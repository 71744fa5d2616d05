package verify_test

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"inspect/internal/columns"
	"inspect/report"
	"inspect/verify"
)

// initialisations are classes whose static initialisers call what asks something of its callers.
// What a contract asks an assertion asks as well, so that a JVM tells who breaks it.
const initialisations = `
class Numbers {
	//@ requires x > 0; ensures \result == x;
	static int positive(int x) { assert x > 0; return x; }
	//@ requires s != null;
	static int size(/*@ nullable @*/ String s) { assert s != null; return s.length(); }
	//@ ensures true;
	static Object same(/*@ non_null @*/ Object o) { assert o != null; return o; }
	//@ requires a.length > 1;
	static int second(int[] a) { assert a.length > 1; return a[1]; }
}
enum Constant { LOW(-1); final int w; /*@ requires w > 0; @*/ Constant(int w) { assert w > 0; this.w = w; } }
enum Constants { LOW(1), HIGH(2); final int w; /*@ requires w > 0; @*/ Constants(int w) { assert w > 0; this.w = w; } }
enum Asserted { LOW(1), NONE(0); Asserted(int w) { assert w > 0; } }
enum Again { ONE; final int w; Again() { this(0); } /*@ requires w > 0; @*/ Again(int w) { assert w > 0; this.w = w; } }
enum Bodies { A { int of(int n) { return Numbers.positive(n - 1); } }; final int n = of(1); abstract int of(int n); }
class Field { static int x = Numbers.positive(0); }
class FieldHolds { static int x = Numbers.positive(3); static final int Y = Numbers.positive(x); }
class Block { static { for (int i = 3; i >= 0; i--) through(i); } static void through(int i) { Numbers.positive(i); } }
class BlockHolds { static int sum; static { for (int i = 1; i < 20; i++) sum += Numbers.positive(i); } }
class Null { static int x = Numbers.size(null); }
class NotNull { static Object o = Numbers.same(null); }
class Elements { static int[] a = new int[1]; static int x = Numbers.second(a); }
class ElementsHold { static int[] a = {1, 2}; static int x = Numbers.second(a); }
class Function { static final java.util.function.IntUnaryOperator F = i -> Numbers.positive(i); static final int X = F.applyAsInt(0); }
class NeverCalled { static final java.util.function.IntUnaryOperator F = i -> Numbers.positive(i); static final int X = Numbers.positive(1); }
class Above { /*@ requires k < 5; @*/ int of(int k) { assert k < 5; return k; } }
class Below extends Above { int of(int k) { return super.of(k + 1); } static final int S = new Below().of(4); }
class Made { final int n; /*@ requires n > 0; @*/ Made(int n) { assert n > 0; this.n = n; } static Made made = new Made(0); }
interface Fields { int Z = Numbers.positive(0); }
class OfOthers { static int x = Numbers.positive(FieldHolds.Y); }
class Swallowed { static int y; static { try { y = Numbers.positive(-1); } finally { y = 3; } } }
class Thrown { static int[] a = new int[Numbers.positive(1)]; static { a[1] = 2; } }
`

// TestInitialisations: what static initialisers break a JVM finds broken, and nothing else.
func TestInitialisations(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	path := filepath.Join(dir, "Run.java")
	var names []string
	for _, m := range regexp.MustCompile(`(?m)^(?:class|enum|interface) (\w+)`).FindAllStringSubmatch(initialisations, -1) {
		names = append(names, m[1])
	}
	var main strings.Builder
	for _, n := range names {
		main.WriteString("try { Class.forName(\"" + n + "\"); System.out.println(\"" + n + " holds\"); } catch (ExceptionInInitializerError | AssertionError e) { System.out.println(\"" + n + " violated\"); }\n")
	}
	run := initialisations + "class Run { public static void main(String[] a) throws Exception {\n" + main.String() + "} }\n"
	if err := os.WriteFile(path, []byte(run), 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("javac", "-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-d", dir, path).CombinedOutput(); err != nil {
		t.Fatalf("javac: %v\n%s", err, out)
	}
	out, err := exec.Command("java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-ea", "-cp", dir, "Run").Output()
	if err != nil {
		t.Fatal(err)
	}
	of := resultsOf(t, 32, initialisations)
	for _, line := range strings.Fields(strings.NewReplacer(" holds", "=holds", " violated", "=violated").Replace(string(out))) {
		name, want, _ := strings.Cut(line, "=")
		r := of[name+".static() (its initialisation)"]
		switch {
		case r == nil && (name == "Numbers" || name == "Above"):
		case r == nil || string(r.Verdict) != want:
			t.Errorf("%s: %+v, a JVM says %s", name, r, want)
		case r.Counterexample != nil && r.Counterexample.Status != "confirmed":
			t.Errorf("%s is %s: %s", name, r.Counterexample.Status, r.Counterexample.Reason)
		}
	}
	text := func(c string) string { return of[c+".static() (its initialisation)"].Counterexample.Place.Text }
	for c, want := range map[string]string{"Constant": "LOW(-1)", "Asserted": "w > 0", "Block": "Numbers.positive(i)", "Below": "super.of(k + 1)", "Thrown": "1"} {
		if got := text(c); got != want {
			t.Errorf("%s: at %q, not %q", c, got, want)
		}
	}
}

// TestInitialisationsLeftAlone: without contracts that count nothing is asked of initialisers,
// and what cannot be executed is not known.
func TestInitialisationsLeftAlone(t *testing.T) {
	of := func(java, calls string) map[string]report.Verdict {
		t.Helper()
		doc := verify.Run(context.Background(), verify.Config{Paths: []string{javaFile(t, java)}, Calls: calls, Timeout: time.Minute, Check: true, Attempts: ground(gophersat(t))})
		out := map[string]report.Verdict{}
		for _, r := range doc.Results {
			out[r.Class+"."+strings.TrimSuffix(r.Method, " (its initialisation)")] = r.Verdict
		}
		if len(out) == 0 {
			t.Error(columns.Text(doc))
		}
		return out
	}
	const low = `enum Low { A(-1); final int w; /*@ requires w > 0; @*/ Low(int w) { this.w = w; } int w() { return w; } }`
	if got := of(low, "inline"); got["Low.static()"] != "" {
		t.Errorf("inline: %v", got)
	}
	const users = low + ` class User { static final int V = Low.A.w; static final Low U = of(V); /*@ requires v == -1; @*/ static Low of(int v) { return Low.A; } }`
	if got := of(users, "auto"); got["Low.static()"] != report.Violated || got["User.static()"] != report.Holds {
		t.Errorf("what others break: %v", got)
	}
	if got := of(low, "auto"); got["Low.static()"] != report.Violated || got["Low.w()"] != report.Nothing {
		t.Errorf("auto: %v", got)
	}
	got := of(`class Out {
	//@ requires x > 0;
	static int positive(long x) { return (int) x; }
	static int t = positive(System.nanoTime());
	static class Plain { static int u = 3; static /*@ nullable @*/ Object o = new Object(); static int f() { return u; } }
	static class Other { static int v = positive(Plain.u); }
	static class Olds { static int v = old(3);
		//@ old int y = x; requires y > 0;
		static int old(int x) { return x; }
	}
}`, "auto")
	for m, want := range map[string]report.Verdict{"Out.static()": report.Unsupported, "Out.Plain.static()": "", "Out.Other.static()": report.Unsupported, "Out.Olds.static()": report.Unsupported} {
		if got[m] != want {
			t.Errorf("%s: %s, not %s", m, got[m], want)
		}
	}
}
