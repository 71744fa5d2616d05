package verify_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"inspect/counterexample/sequences"
	"inspect/encode"
	"inspect/internal/columns"
	"inspect/internal/sample"
	"inspect/report"
	"inspect/verify"
)

// states is the program whose methods say what is right of them, aliased one of arrays and collections
// that are in several places, and variable one of type variables.
var (
	states   = filepath.Join("..", "testdata", "sequences", "States.java")
	aliased  = filepath.Join("..", "testdata", "sequences", "Aliases.java")
	variable = filepath.Join("..", "testdata", "sequences", "Variables.java")
)

// checkStates checks it in the states that calls make.
func checkStates(t *testing.T, c verify.Config) *report.Document {
	t.Helper()
	if c.Paths == nil {
		c.Paths = []string{states}
	}
	c.States, c.CallsBefore, c.Check = verify.ReachableStates, verify.DefaultCallsBefore, true
	c.Attempts = []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}}
	return verify.Run(context.Background(), c)
}

// TestCallSequences: states that no calls make give no finding, and what calls reach is shown
// as these calls.
func TestCallSequences(t *testing.T) {
	t.Parallel()
	for _, file := range []string{states, aliased, variable} {
		rowsHold(t, file)
	}
}

// rowsHold compares the verdicts of a program with what its lines say.
func rowsHold(t *testing.T, file string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(text), "\n")
	doc := checkStates(t, verify.Config{Paths: []string{file}})
	asked := 0
	for _, r := range doc.Results {
		_, want, _ := strings.Cut(lines[r.Line-1], "} // ")
		if want == "" {
			if r.Verdict == report.Violated {
				t.Errorf("%s: %s\n%s", r.Name(), r.Headline(), columns.Text(doc))
			}
			continue
		}
		asked++
		if s := r.States; s != nil && s.Any == "" && (r.Bounds.CallsBefore == nil || *r.Bounds.CallsBefore != s.CallsBefore) {
			t.Errorf("%s: bounds %s", r.Name(), r.Bounds)
		}
		got := string(r.Verdict)
		if r.Reason != "" {
			got += " (" + r.Reason + ")"
		}
		if s := r.States; s != nil && len(s.Without) > 0 && r.Counterexample == nil {
			got += " without " + strings.Join(s.Without, ", ")
		}
		switch {
		case r.States != nil && r.States.Any != "":
			got = "any"
		case r.Counterexample != nil:
			got = strings.Join(r.Counterexample.Calls, " ")
			if r.Counterexample.Status != "confirmed" {
				got += " " + r.Counterexample.Status
			}
			for i, step := range r.Counterexample.Steps {
				if line := i < len(r.Counterexample.Calls); line != (step.Kind == report.SequenceStep) || line && step.Text != r.Counterexample.Calls[i] {
					t.Errorf("%s: step %d is %s", r.Name(), i, step.Text)
				}
				if step.Line == 0 || strings.HasPrefix(step.File, sequences.Root) {
					t.Errorf("%s: a step in a driver: %s", r.Name(), step.Text)
				}
			}
		}
		if got != want {
			t.Errorf("%s: %s, not %s", r.Name(), got, want)
		}
	}
	if n := strings.Count(string(text), "} // "); asked != n {
		t.Errorf("%d of %d methods have a verdict", asked, n)
	}
}

// TestCallSequencesOnJVM: the JVM executes the drivers with random choices and arguments.
// Whatever leaves the method of a driver whose verdict is holds is wrong, and the JUnit test of a
// counterexample comes to the exception that it names, and needs nothing but the classes that it calls.
// It takes a quarter of the classes, with -sample.all every one.
func TestCallSequencesOnJVM(t *testing.T) {
	t.Parallel()
	for _, tool := range []string{"javac", "java"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Fatalf("there is no %s, which make test installs", tool)
		}
	}
	text, err := os.ReadFile(states)
	if err != nil {
		t.Fatal(err)
	}
	var methods []string
	for _, m := range verify.ListMethods(context.Background(), verify.Config{Paths: []string{states}}).Methods {
		if sample.Chosen(m.Class, 0, 4) {
			name, _, _ := strings.Cut(m.Method, " ") // without what it is
			methods = append(methods, m.Class+"."+name)
		}
	}
	var drivers bytes.Buffer
	tests := t.TempDir()
	doc := checkStates(t, verify.Config{Methods: methods, Dumps: []verify.Dump{{Stage: "sequences"}}, Out: &drivers, Jobs: 1, Reproducer: tests})
	dir := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("States.java", string(text))
	holds := map[string]bool{}
	fail := 0
	for _, r := range doc.Results {
		if r.States == nil || r.States.Any != "" {
			continue
		}
		class := strings.ReplaceAll(r.Name()[:strings.IndexByte(r.Name(), '(')], ".", "_")
		if r.Verdict == report.Holds {
			holds[class] = true
		} else if c := r.Counterexample; c != nil && len(c.RestsOn) == 0 {
			fail++
		}
	}
	if err := os.MkdirAll(filepath.Join(dir, "org", "junit", "jupiter", "api"), 0o700); err != nil {
		t.Fatal(err)
	}
	write(filepath.Join("org", "junit", "jupiter", "api", "Test.java"), "package org.junit.jupiter.api; public @interface Test { }")
	var found []string
	files, err := filepath.Glob(filepath.Join(tests, "*Test.java"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(text, []byte("extends Reproducer")) {
			continue // of a state that no calls make
		}
		comes := comesTo.FindSubmatch(text)
		if comes == nil || bytes.Contains(text, []byte("reflect")) || bytes.Contains(text, []byte("inspect.")) {
			t.Errorf("%s is no plain test:\n%s", file, text)
			continue
		}
		thrown := string(comes[1])
		if thrown == "assertion" {
			thrown = "AssertionError"
		}
		name := strings.TrimSuffix(filepath.Base(file), ".java")
		write(name+".java", string(text))
		found = append(found, fmt.Sprintf("        try { new %s().callsEndWell(); System.out.println(%q); } catch (%s e) { } catch (Throwable e) { System.out.println(%q + e); }", name, name+" does not come to "+thrown, thrown, name+": "))
	}
	if len(found) != fail {
		t.Errorf("%d tests of %d counterexamples", len(found), fail)
	}
	var names []string
	for _, file := range regexp.MustCompile(`(?m)^// The calls that come before`).Split(drivers.String(), -1)[1:] {
		name := regexp.MustCompile(`interface (\w+)`).FindStringSubmatch(file)[1]
		write(name+".java", "//"+inStep.ReplaceAllString(file, "catch (Throwable $1) { if (!Random.isGuard($1) || "))
		if holds[strings.TrimRight(strings.TrimSuffix(strings.TrimRight(name, "_"), "Calls"), "_")] {
			names = append(names, fmt.Sprintf("%q", name))
		}
	}
	if len(names) < 10 || len(found) < 8 {
		t.Fatalf("%d drivers hold, %d sequences fail: too few", len(names), len(found))
	}
	write("Random.java", fmt.Sprintf(randomDrivers, strings.Join(names, ", "), strings.Join(found, "\n")))
	runRandom(t, dir)
}

// comesTo is what a test says that its last call comes to.
var comesTo = regexp.MustCompile(`; // (\w+)`)

// inStep is where a driver catches what ends a step: it means guards.
var inStep = regexp.MustCompile(`catch \(Throwable (\w+)\) \{ if \(`)

// randomDrivers executes some sequences once, while static fields are as they were, and the drivers of
// some names 10,000 times each.
const randomDrivers = `
import java.util.*;
public class Random {
    static final java.util.Random random = new java.util.Random(1);
    static Object any(Class<?> t) {
        if (t == boolean.class) return random.nextInt(4) == 0;
        if (t == int.class) return random.nextInt(8) > 0 ? random.nextInt(6) - 1 : random.nextInt();
        if (t == double.class) return random.nextInt(3) / 2.0;
        if (t == float.class) return random.nextInt(3) / 2f;
        if (t == Integer.class) return random.nextInt(3);
        if (t == String.class) return new String[] {"", "a", "ab"}[random.nextInt(3)];
        if (t == int[].class) return random.nextBoolean() ? held : (held = random.ints(random.nextInt(3), 0, 3).toArray());
        if (t == Object.class) return new Object();
        if (t.isEnum()) return t.getEnumConstants()[random.nextInt(t.getEnumConstants().length)];
        if (t == Comparable.class) return null;
        if (t == Radio.Listener.class) return listeners[random.nextInt(3)];
        if (t == StringBuilder.class) return new StringBuilder(random.nextBoolean() ? "" : "ab");
        throw new IllegalArgumentException(t.getName());
    }
    static Object any(java.lang.reflect.Type t) throws Exception {
        if (t instanceof Class<?> c && c.isArray() && c != int[].class) {
            Object out = java.lang.reflect.Array.newInstance(c.getComponentType(), random.nextInt(3));
            for (int i = 0; i < java.lang.reflect.Array.getLength(out); i++) java.lang.reflect.Array.set(out, i, any((java.lang.reflect.Type) c.getComponentType()));
            return out;
        }
        if (t instanceof Class<?> c && c.getSimpleName().startsWith("Mark$")) {
            if (random.nextInt(4) == 0) return null;
            java.lang.reflect.Constructor<?> make = c.getDeclaredConstructor();
            make.setAccessible(true);
            Object out = make.newInstance();
            java.lang.reflect.Field at = c.getDeclaredField("at");
            at.setAccessible(true);
            at.setInt(out, random.nextInt(3));
            return out;
        }
        if (t instanceof Class<?> c) return any(c);
        java.lang.reflect.ParameterizedType p = (java.lang.reflect.ParameterizedType) t;
        java.lang.reflect.Type[] of = p.getActualTypeArguments();
        switch (p.getRawType().getTypeName()) {
            case "java.util.Optional": return java.util.Optional.ofNullable(any(of[0]));
            case "java.util.Map": case "java.util.HashMap": case "java.util.Map$Entry":
                java.util.Map<Object, Object> map = new java.util.HashMap<>();
                for (int n = random.nextInt(3); n > 0; n--) map.put(any(of[0]), any(of[1]));
                return p.getRawType() == java.util.Map.Entry.class ? new java.util.AbstractMap.SimpleEntry<Object, Object>(any(of[0]), any(of[1])) : map;
            case "java.lang.Comparable": return null;
        }
        java.util.List<Object> list = new java.util.ArrayList<>();
        for (int n = random.nextInt(3); n > 0; n--) list.add(any(of[0]));
        return p.getRawType() == java.util.Iterator.class ? list.iterator() : list;
    }
    static int[] held = {1};
    static final Radio.Listener[] listeners = {null, e -> { }, e -> { }};
    static boolean isGuard(Throwable t) { return t instanceof IllegalArgumentException || t instanceof IllegalStateException; }
    public static void main(String[] args) throws Throwable {
%[2]s
        for (String name : new String[] {%[1]s}) {
            java.lang.reflect.Method m = Class.forName(name).getDeclaredMethods()[0];
            for (java.lang.reflect.Method k : Class.forName(name).getDeclaredMethods()) if (!k.getName().startsWith("make")) m = k;
            m.setAccessible(true);
            for (int i = 0; i < 10_000; i++) {
                Object[] given = new Object[m.getParameterCount()];
                for (int k = 0; k < given.length; k++) given[k] = any(m.getGenericParameterTypes()[k]);
                try {
                    m.invoke(null, given);
                } catch (java.lang.reflect.InvocationTargetException e) {
                    Throwable t = e.getCause();
                    if (isGuard(t)) continue;
                    System.out.println(name + java.util.Arrays.toString(given) + " " + t);
                    break;
                }
            }
        }
    }
}
`

// TestSequencesOfManyClasses: of a program whose classes all need each other those nearest to the
// method take part, and the verdict says without which.
func TestSequencesOfManyClasses(t *testing.T) {
	t.Parallel()
	doc := manyClasses(t, "c.n + 1")
	part, half := doc.Results[0], doc.Results[1]
	if part.Verdict != report.Violated || part.Counterexample.Calls[len(part.Counterexample.Calls)-2] != "a.set(9);" {
		t.Errorf("%s", columns.Text(doc))
	}
	if half.Verdict != report.Holds || !slices.Contains(half.States.Without, "objects of C0") || !slices.Contains(half.States.Without, "A.take") {
		t.Errorf("%+v\n%s", half.States, columns.Text(doc))
	}
	doc = manyClasses(t, "c == null ? 1 : c.n + 1") // the last one that is made takes null
	if half := doc.Results[1]; half.Verdict != report.Violated || !slices.ContainsFunc(half.Counterexample.Calls, func(line string) bool { return strings.HasPrefix(line, "a.take(") }) {
		t.Errorf("%+v\n%s", half.States, columns.Text(doc))
	}
}

// manyClasses checks two methods of a class beside many others, each of which is made from an
// object c of the next one, of which it takes a number.
func manyClasses(t *testing.T, number string) *report.Document {
	t.Helper()
	var b strings.Builder
	b.WriteString("class A { private int n; void take(C0 c) { n = c.n; } void set(int v) { if (v >= 0) n = v; } int part() { return n > 8 ? 12 / (n - 9) : 0; } int half() { return 12 / (n + 1); } }\n")
	const many = 30
	for i := range many {
		fmt.Fprintf(&b, "class C%d { int n; C%d(C%d c) { n = %s; } }\n", i, i, i+1, number)
	}
	fmt.Fprintf(&b, "class C%d { int n; }\n", many)
	file := filepath.Join(t.TempDir(), "A.java")
	if err := os.WriteFile(file, []byte(b.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	doc := verify.Run(context.Background(), verify.Config{Paths: []string{file}, Methods: []string{"A.part", "A.half"}, States: verify.ReachableStates, CallsBefore: 3,
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}}})
	if len(doc.Results) != 2 {
		t.Fatal(columns.Text(doc))
	}
	return doc
}

// TestSequencesWithoutInitialisation: a class whose initialisation cannot be followed is named, and
// costs no sequences.
func TestSequencesWithoutInitialisation(t *testing.T) {
	file := filepath.Join(t.TempDir(), "A.java")
	text := `interface Conv { int HASH = new int[1].hashCode(); static int one() { return 1; } }
class A {
    private int n = 1;
    void set(int v) { if (v > 0) n = v + Conv.one() - 1; }
    int part() { return 12 / n; }
    int third() { return 12 / (n - 3); }
}
class B {
    private final int n;
    B(int v) { n = v < 1 ? 1 : v; }
    int part() { return 12 / n + Conv.one(); }
}
`
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	doc := verify.Run(context.Background(), verify.Config{Paths: []string{file}, Methods: []string{"A.part", "B.part", "A.third"}, States: verify.ReachableStates, CallsBefore: 3,
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}}})
	if len(doc.Results) != 3 || doc.Results[2].Verdict != report.Violated {
		t.Fatal(columns.Text(doc))
	}
	for _, r := range doc.Results[:2] {
		if s := r.States; r.Verdict != report.Holds || s == nil || s.CompleteInCalls || !slices.Contains(s.Without, "what initialisation of Conv does") {
			t.Errorf("%s: %+v\n%s", r.Name(), s, columns.Text(doc))
		}
	}
}

// TestSequencesAfterInitialisation: what the initialisation of a class that cannot be followed changes
// of others makes no violation sure.
func TestSequencesAfterInitialisation(t *testing.T) {
	file := filepath.Join(t.TempDir(), "A.java")
	text := `class Seen {
    static final java.util.List<Integer> ALL = new java.util.ArrayList<>();
    static { ALL.add(7); }
    static int first() { return 12 / (ALL.size() - 1); }
}
class Adds {
    static { Seen.ALL.add(8); }
    static int second() { return 12 / (Seen.ALL.size() - 1); }
}
`
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	doc := verify.Run(context.Background(), verify.Config{Paths: []string{file}, Methods: []string{"Seen.first", "Adds.second"}, States: verify.ReachableStates, CallsBefore: 1,
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}}})
	for i, want := range []string{"confirmed", "unconfirmed"} {
		if r := doc.Results[i]; r.Verdict != report.Violated || r.Counterexample.Status != want {
			t.Errorf("%s: %s, not %s\n%s", r.Name(), r.Counterexample.Status, want, columns.Text(doc))
		}
	}
}

// TestSequencesOfOddClasses: a step that never ends is left out, and any number of calls is
// one that nothing hangs on.
func TestSequencesOfOddClasses(t *testing.T) {
	for _, row := range []struct {
		calls      int
		text, want string
	}{
		{3, "class A { private int n; void spin() { while (true) n++; } int part() { return 12 / (n + 1); } }", "inconclusive holds"},
		{0, "class A { private int n = 1; void down() { n--; } int part() { return 12 / n; } }", "nothing-to-check holds"},
		{1000, "class A { private int n = 1; void down() { n--; } int part() { return 12 / n; } }", "nothing-to-check violated"},
		{1000, "class A { private int n = 1; void down() { n--; } void up() { n = n < 1 ? 1 : n; } int part() { return 12 / (n + 2000); } }", "nothing-to-check nothing-to-check holds"},
		// A method of the constants, each of which has its own.
		{3, "enum Gear { SLOW { void shift() { } }, FAST { void shift() { at[0]++; } }; final int[] at = {0}; abstract void shift(); int part() { return 12 / (at[0] - 1); } }", "violated"},
		// Two calls come to what one does not, and thirty are not tried.
		{3, "class A { private int n; void up() { n++; } int two() { if (n < 2) throw new IllegalStateException(); return 12 / (n - 2); } }", "nothing-to-check violated"},
		{3, "class A { private int n; void up() { n++; } int all() { if (n < 30) throw new IllegalStateException(); return 12 / (n - 30); } }", "nothing-to-check holds"},
		{1000, "class A { private int n; void up() { n++; } int all() { if (n < 30) throw new IllegalStateException(); return 12 / (n - 30); } }", "nothing-to-check holds"},
		// A method that takes what nothing is known of is left out.
		{3, "class A { private int n; void load(Character.UnicodeBlock b) { n = 1; } void block() { Character.UnicodeBlock b = null; n = 3; } int rate() { return 6 / (n - 2); } }", "unsupported unsupported holds"},
		// What an array is in goes through functions.
		{3, "class A { private static final int[] R = {3}; static java.util.function.Supplier<int[]> all() { return () -> R; } static int part() { return 6 / R[0]; } }", "holds inconclusive"},
		{3, "class A { private static final int[] R = {3}; private final int[] of = java.util.Optional.of(R).map(a -> a).get(); void zero() { of[0] = 0; } static int part() { return 6 / R[0]; } }", "holds holds violated"},
		// Where initialisation is not known, what static fields hold is a state that no calls were found to make.
		{3, "class A { static final int[] R = {1}; static final int X = R.hashCode(); static final Object[] D = {R, R}; static int d(int i) { return D[i & 1].hashCode() + X; } static int e(int[] q) { return q[0] + X; } }", "inconclusive violated"},
	} {
		file := filepath.Join(t.TempDir(), "A.java")
		if err := os.WriteFile(file, []byte(row.text), 0o600); err != nil {
			t.Fatal(err)
		}
		doc := verify.Run(context.Background(), verify.Config{Paths: []string{file}, States: verify.ReachableStates, CallsBefore: row.calls,
			Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}}})
		var got []string
		for _, r := range doc.Results {
			got = append(got, string(r.Verdict))
		}
		if s := strings.Join(got, " "); s != row.want {
			t.Errorf("%d calls: %s\n%s, not %s\n%s", row.calls, row.text, s, row.want, columns.Text(doc))
		}
	}
}
