package verify_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/columns"
	"inspect/verify"
)

// TestPlatformSources runs the JDK's own LinkedList and BitSet, from lib/src.zip, by
// small clients; what they assert holds or does not as on the JVM.
func TestPlatformSources(t *testing.T) {
	t.Parallel()
	dir := tree(t, map[string]string{"Lists.java": `import java.util.*;
		class Lists {
			static class P { int v; }
			static class Mine extends LinkedList<P> { int n; }
			static int inheritsUnseen(Mine m) { assert m.n == m.n; return m.n; }
			static void order(P a, P b) {
				LinkedList<P> l = new LinkedList<>();
				l.add(a); l.addFirst(b);
				assert l.size() == 2 && l.getFirst() == b && l.indexOf(a) == (a == b ? 0 : 1);
			}
			static void removed(P a, P b) {
				LinkedList<P> l = new LinkedList<>();
				l.add(a); l.add(b);
				assert l.removeFirst() == a;
				assert l.size() == 2;
			}
			static void empty() { new LinkedList<P>().removeFirst(); }
			static int given(LinkedList<P> l) { return l.size(); }
			static int inherits(Mine m) { return m.size(); }
		}`, "Bits.java": `import java.util.BitSet;
		class Bits {
			static void set(int i, int j) {
				if (i < 0 || i > 6 || j < 0 || j > 6) return;
				BitSet b = new BitSet(7);
				b.set(i);
				assert b.get(j) == (i == j);
			}
			static void cleared(int i) {
				if (i < 0 || i > 6) return;
				BitSet b = new BitSet(7);
				b.set(i); b.clear(i);
				assert b.get(i);
			}
		}`})
	sets := filepath.Join(tree(t, map[string]string{"Sets.java": `import java.util.*;
		class Sets {
			static void empty() { assert Set.of().isEmpty() && List.of().size() == 0 && List.of() == List.of(); }
			static void filled() { assert Set.of().size() == 1; }
			static void one(Integer x) { assert List.of(x).get(0) == x && Set.of(x).contains(x); }
			static void other(Integer x, Integer y) { assert List.of(x, y).size() == 1; }
			static int index(int i, int n) { int x = Objects.checkIndex(i, n); assert 0 <= x && x < n; return x; }
		}`}), "Sets.java")
	m := modules(t)
	if _, err := os.Stat(filepath.Join(filepath.Dir(m), "src.zip")); err != nil {
		t.Fatal(err) // make test installs it
	}
	const unknown = ", of whose states it is not known which are valid, is not supported yet"
	expect(t, verdicts(t, verify.Config{Paths: []string{filepath.Join(dir, "Lists.java")}, Modules: m, Library: "jdk", UnknownCalls: "refuse"}), map[string]string{
		"Lists.order(P,P)": "holds", "Lists.removed(P,P)": "violated", "Lists.empty()": "violated",
		"Lists.given(LinkedList)":    "unsupported: a call on a value that exists before the call, of type java.util.LinkedList" + unknown,
		"Lists.inheritsUnseen(Mine)": "holds",
		"Lists.inherits(Mine)":       "unsupported: an object of class Lists.Mine before the call, with what it inherits from java.util.LinkedList, is not supported yet",
	})
	expect(t, verdicts32(t, verify.Config{Paths: []string{filepath.Join(dir, "Bits.java")}, Modules: m, Library: "jdk"}), map[string]string{
		"Bits.set(int,int)": "holds", "Bits.cleared(int)": "violated",
	})
	expect(t, verdicts32(t, verify.Config{Paths: []string{sets}, Modules: m, Library: "jdk"}), map[string]string{
		"Sets.empty()": "holds", "Sets.filled()": "violated", "Sets.one(Integer)": "holds", "Sets.other(Integer,Integer)": "violated",
		"Sets.index(int,int)": "holds",
	})
}

// TestPlatformEnums: the constants of an enum of the JDK are inputs, like those of the
// program's own, and no reproducer has the JDK's file compiled.
func TestPlatformEnums(t *testing.T) {
	dir := tree(t, map[string]string{"E.java": `import java.math.RoundingMode;
		class E {
			static void used(Object o) { assert RoundingMode.valueOf(1) != RoundingMode.DOWN; }
			static void any(Object o) { assert !(o instanceof Enum); }
			static void named(Object o) { assert o != RoundingMode.UP; }
			static void typed(Object o) { assert !(o instanceof RoundingMode); }
			static void compared(Comparable<RoundingMode> o) { assert o != RoundingMode.UP; }
		}`})
	out := t.TempDir()
	expect(t, verdicts(t, verify.Config{Paths: []string{dir}, Modules: modules(t), Reproducer: out}), map[string]string{
		"E.used(Object)": "violated", "E.any(Object)": "violated", "E.named(Object)": "violated", "E.typed(Object)": "violated", "E.compared(Comparable)": "violated",
	})
	text, err := os.ReadFile(filepath.Join(out, "Reproduce_E_used_Object.java"))
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(text), "SOURCES are E.java and") {
		t.Errorf("other sources than E.java\n%s", text)
	}
}

// TestPlatformMember: an enum within a class of which there is a model is the JDK's.
func TestPlatformMember(t *testing.T) {
	t.Parallel()
	dir := tree(t, map[string]string{"S.java": `import java.lang.Thread.State;
		class S {
			private State at = State.NEW;
			void set(State s) { if (s != null) at = s; }
			int left() { return 5 / (5 - at.ordinal()); }
			static int all(Thread.State s) { assert s.ordinal() < Thread.State.values().length; return switch (s) { case NEW -> 0; case RUNNABLE -> 1; case BLOCKED -> 2; case WAITING -> 3; case TIMED_WAITING -> 4; case TERMINATED -> 5; }; }
			static void name() { assert State.valueOf("BLOCKED").name().equals("BLOCKED"); }
		}`})
	doc := verify.Run(context.Background(), verify.Config{
		Paths: []string{dir}, Modules: modules(t), Confirm: verify.ConfirmJVM, States: verify.ReachableStates, CallsBefore: 1,
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
	})
	want := map[string]string{"S.left()": "violated", "S.all(State)": "holds", "S.name()": "holds"}
	for _, r := range doc.Results {
		if v := want[r.Name()]; v != "" && v != string(r.Verdict) {
			t.Errorf("%s: %s", r.Name(), r.Verdict)
		}
		if x := r.Counterexample; x != nil {
			if got := strings.Join(x.Calls, " "); got != "S s = new S(); s.set(Thread.State.TERMINATED); s.left();" {
				t.Error(got)
			}
			if x.JVM == nil || x.JVM.Status != "confirmed" {
				t.Errorf("the JVM says %+v", x.JVM)
			}
		}
	}
}

// TestPlatformClosed: a constant of an enum that its module does not open is found on the
// JVM all the same.
func TestPlatformClosed(t *testing.T) {
	t.Parallel()
	dir := tree(t, map[string]string{"A.java": `class A {
		static void f(Object o) { assert !(o instanceof Enum) || o.toString().length() != 7; new java.io.File("a"); }
	}`})
	doc := verify.Run(context.Background(), verify.Config{
		Paths: []string{dir}, Modules: modules(t), Confirm: verify.ConfirmJVM, Bounds: cfg.Bounds{Objects: 1},
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
	})
	x := doc.Results[0].Counterexample
	if x == nil || x.Arguments[0].Value != "PathStatus.INVALID" {
		t.Fatalf("no counterexample with a constant of File.PathStatus\n%s", columns.Text(doc))
	}
	if x.JVM == nil || x.JVM.Status != "confirmed" {
		t.Errorf("the JVM says %+v", x.JVM)
	}
}

// TestPlatformTimes: java.time and the units of java.util.concurrent run as the JDK has them.
func TestPlatformTimes(t *testing.T) {
	t.Parallel()
	dir := tree(t, map[string]string{"T.java": `import java.time.*; import java.util.concurrent.TimeUnit;
		class T {
			static void leap() { assert LocalDate.of(2024, 2, 28).plusDays(1).getDayOfMonth() == 29; }
			static void noLeap() { assert LocalDate.of(2023, 2, 28).plusDays(1).getDayOfMonth() == 29; }
			static void week(DayOfWeek d) { assert d.plus(7) == d && d.plus(1).minus(1) == d; }
			static void monday(DayOfWeek d) { assert d.plus(1) != DayOfWeek.MONDAY; }
			static void unit(TimeUnit u) { assert u.toSeconds(1) <= 86400; }
			static void hour(TimeUnit u) { assert u.toSeconds(1) <= 3600; }
		}`})
	expect(t, verdicts32(t, verify.Config{Paths: []string{dir}, Modules: modules(t)}), map[string]string{
		"T.leap()": "holds", "T.noLeap()": "violated", "T.week(DayOfWeek)": "holds", "T.monday(DayOfWeek)": "violated",
		"T.unit(TimeUnit)": "holds", "T.hour(TimeUnit)": "violated",
	})
}

// TestPlatformBelow: a class of the JDK that extends an abstract one of the program has no
// objects before the call, so that this one is checked on a class made for it.
func TestPlatformBelow(t *testing.T) {
	dir := tree(t, map[string]string{"java/util/Dictionary.java": `package java.util;
		public abstract class Dictionary<K, V> {
			int n; Hashtable<K, V> other;
			int twice() { assert n < 5 || n >= 5; return 2 * n; }
			int half() { assert n < 5; return n / 2; }
		}`})
	expect(t, verdicts(t, verify.Config{Paths: []string{dir}, Modules: modules(t), Library: "jdk"}), map[string]string{
		"java.util.Dictionary.twice()": "holds", "java.util.Dictionary.half()": "violated",
	})
}

// TestPlatformUnmade: a virtual call may execute no method of a class of the JDK that only
// stands in the type of a field: there is no object of it.
func TestPlatformUnmade(t *testing.T) {
	t.Parallel()
	dir := tree(t, map[string]string{"A.java": `import java.util.*;
		class A {
			static /*@ nullable @*/ Properties p;
			//@ ensures \result == 1;
			static int wrong(boolean b) { if (b) return p == null ? 1 : 2; return new Hashtable<String, String>().size(); }
			//@ ensures \result == 0;
			static int right() { return new Hashtable<String, String>().size(); }
		}`})
	expect(t, verdicts32(t, verify.Config{Paths: []string{dir}, Modules: modules(t), Library: "jdk"}), map[string]string{
		"A.wrong(boolean)": "violated", "A.right()": "holds",
	})
}

// bareModules is the lib/modules of the JDK in a folder without its sources.
func bareModules(t testing.TB) string {
	t.Helper()
	m := filepath.Join(t.TempDir(), "modules")
	if err := os.Symlink(modules(t), m); err != nil {
		t.Fatal(err)
	}
	return m
}

// TestNoPlatformSources: without a lib/src.zip the call of a body that is there alone is
// refused, with how to get it.
func TestNoPlatformSources(t *testing.T) {
	t.Parallel()
	m := bareModules(t)
	dir := tree(t, map[string]string{"A.java": `class A { int f() { return new java.util.concurrent.CopyOnWriteArrayList<A>().size(); } int g() { return 1; } }`})
	c := verify.Config{Paths: []string{dir}, Modules: m, UnknownCalls: "refuse"}
	expect(t, verdicts(t, c), map[string]string{
		"A.f()": "unsupported: a call of java.util.concurrent.CopyOnWriteArrayList.CopyOnWriteArrayList(), which has no body here, is not supported yet",
	})
	said := func(library, want string) {
		t.Helper()
		c.Library = library
		if got := verdicts(t, c)["diagnostics"]; (got != "") != (want != "") || !strings.Contains(got, want) {
			t.Errorf("--library %s: said %q, want %q", library, got, want)
		}
	}
	zip := filepath.Join(filepath.Dir(m), "src.zip")
	said("models", "")
	said("jdk", "--library jdk: the JDK's sources are missing, the models stand for them: "+zip+" is not there")
	if err := os.WriteFile(zip, []byte("no archive"), 0o666); err != nil {
		t.Fatal(err)
	}
	expect(t, verdicts(t, c), map[string]string{
		"A.f()": "unsupported: a call of java.util.concurrent.CopyOnWriteArrayList.CopyOnWriteArrayList(), which has no body here, is not supported yet",
	})
	said("models", zip+": zip: not a valid zip file")
	said("jdk", zip+": zip: not a valid zip file")
	c.Modules = ""
	said("jdk", "there is no JDK")
}

// TestPlatformImmutable: what class initialisation left in numbers of any size stays.
func TestPlatformImmutable(t *testing.T) {
	t.Parallel()
	dir := tree(t, map[string]string{"B.java": `import java.math.BigInteger;
		class B {
			static void sum() { assert BigInteger.valueOf(3).add(BigInteger.ONE).intValue() == 4; }
			static void wrong() { assert BigInteger.ONE.add(BigInteger.ONE).intValue() == 3; }
			static void same(int x) { assert BigInteger.valueOf(x).intValue() == x; }
		}`})
	expect(t, verdicts32(t, verify.Config{Paths: []string{dir}, Modules: modules(t)}), map[string]string{
		"B.sum()": "holds", "B.wrong()": "violated", "B.same(int)": "holds",
	})
}

// TestPlatformNull: a field of the program whose type is a class of the JDK may hold null; of
// other values before the call nothing is known. What the method makes is known.
func TestPlatformNull(t *testing.T) {
	dir := tree(t, map[string]string{"A.java": `import java.util.*;
		class A {
			LinkedList<String> list; static LinkedList<String> all;
			int size() { return list.size(); }
			static int sizes() { return all.size(); }
			int guarded() { return list == null ? 0 : list.size(); }
			static int makes() { A a = new A(); a.list = new LinkedList<>(); assert a.list.size() == 0; return 1; }
			static int given(LinkedList<String> l) { return l.size(); }
			static int perhaps(LinkedList<String> l) { if (l == null) { assert all != all; } return 1; }
			int both(LinkedList<String> l) { assert l == null || list == null || l != list || l == list; return 0; }
		}
		class B { final LinkedList<String> made = new LinkedList<>(); int never() { return made.size(); } }`})
	const list = "unsupported: a call on a value that exists before the call, of type java.util.LinkedList, of whose states it is not known which are valid, is not supported yet"
	expect(t, verdicts32(t, verify.Config{Paths: []string{dir}, Modules: modules(t), Library: "jdk", UnknownCalls: "refuse"}), map[string]string{
		"A.size()": "violated", "A.sizes()": "violated", "A.guarded()": list, "A.makes()": "holds", "B.never()": list,
		"A.given(LinkedList)": list, "A.perhaps(LinkedList)": "violated", "A.both(LinkedList)": "holds",
	})
}

// TestWithheld: a static field whose value class initialisation leaves unknown costs who reads
// it alone.
func TestWithheld(t *testing.T) {
	path := javaFile(t, `import java.util.*;
		class A {
			static final TreeMap<String, String> MAP = new TreeMap<>(Comparator.reverseOrder());
			static Object other(boolean b) { if (b && !b) return MAP; assert b == b; return null; }
			static Object reads() { return MAP; }
		}`)
	expect(t, verdicts32(t, verify.Config{Paths: []string{path}}), map[string]string{"A.other(boolean)": "holds",
		"A.reads()": "unsupported: an object of class initialisation, of type java.util.TreeMap with a comparator, is not supported yet"})
}

// TestPlatformJoins: StringJoiner is the model's, since the JDK's leads to what only the JVM has.
func TestPlatformJoins(t *testing.T) {
	dir := tree(t, map[string]string{"A.java": `class A {
		static String join(boolean b) { java.util.StringJoiner j = new java.util.StringJoiner(",").add("a"); if (b) j.add("b"); return j.toString(); }
		//@ ensures \result.equals(b ? "a,b" : "a");
		static String right(boolean b) { return join(b); }
		//@ ensures \result.equals("a");
		static String wrong(boolean b) { return join(b); }
	}`})
	expect(t, verdicts32(t, verify.Config{Paths: []string{dir}, Modules: modules(t), Library: "jdk"}), map[string]string{
		"A.join(boolean)": "holds", "A.right(boolean)": "holds", "A.wrong(boolean)": "violated",
	})
}
