package verify

import (
	"context"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"inspect/report"
	"inspect/solve/sat"
)

// TestOthersDoNotMatter: a method has the result in a project that it has without the classes that its code
// has nothing to do with, whatever the names of their methods and fields are.
func TestOthersDoNotMatter(t *testing.T) {
	t.Parallel()
	files := map[string]string{
		"Tree.java": `import java.util.*;
class Tree {
	private final List<Tree> children = new ArrayList<>();
	private final Object[] marks = new Object[2];
	private int n = 1;
	private static int made;
	Tree() { made++; }
	void add(Tree t) { children.add(t); n--; }
	int size() { return 6 / n; }
	int all() { return 6 / (made - 4); }
	boolean isMarked(Object o) { for (Object m : marks) if (m != null && m.equals(o)) return true; return false; }
	void mark(Object o) { marks[0] = o; }
}`,
	}
	others := map[string]string{
		"Queue.java": `import java.util.*;
class Queue extends ArrayList<Integer> implements Comparable<Queue>, Runnable {
	static int made; int n; int[] marks = new int[made];
	public boolean add(Integer t) { n = 0; made = 4; marks[n]++; return super.add(t); }
	public int compareTo(Queue q) { return n / q.n; }
	public boolean equals(Object o) { n = 7; return made++ > 3; }
	public int hashCode() { return 1 / n; }
	public void run() { made--; }
	Runnable clear() { return () -> n = made; }
}`,
		"Kind.java": `enum Kind implements Comparator { A, B { int get() { return 1; } }; int n; int get() { return n++; } }
interface Comparator { int get(); }`,
	}
	results := func(all map[string]string) map[string]string {
		folder := t.TempDir()
		for name, text := range all {
			if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		c := Config{Paths: []string{folder}, Attempts: groundOnly(t), Refute: sat.Refute, States: ReachableStates, CallsBefore: DefaultCallsBefore, Needs: NeedsOn, Jobs: 1}
		out := map[string]string{}
		for _, r := range Run(context.Background(), c).Results {
			if r.Class != "Tree" {
				continue
			}
			r.RenameFiles(filepath.Base)
			r.Seconds = report.Seconds{}
			for i := range r.Properties {
				r.Properties[i].Core = nil // as far as there was time
			}
			text, err := json.MarshalIndent(r, "", " ")
			if err != nil {
				t.Fatal(err)
			}
			out[r.Method] = strings.ReplaceAll(string(text), folder, "")
		}
		return out
	}
	want := results(files)
	maps.Copy(files, others)
	got := results(files)
	if len(want) < 5 {
		t.Fatalf("results of %d methods", len(want))
	}
	for _, m := range slices.Sorted(maps.Keys(want)) {
		is, alone := strings.Split(got[m], "\n"), strings.Split(want[m], "\n")
		for i := range min(len(is), len(alone)) {
			if is[i] != alone[i] {
				t.Errorf("%s, line %d of its result:\n%s\nin the project, and alone\n%s", m, i, is[i], strings.Join(alone[i:min(i+25, len(alone))], "\n"))
				break
			}
		}
		if len(is) != len(alone) {
			t.Errorf("%s has %d lines in the project, and %d alone", m, len(is), len(alone))
		}
	}
}

// TestScopesAreWide: what code elsewhere creates, and gives to a method, matters to it. Each program fails on
// the JVM, in the method that is named.
func TestScopesAreWide(t *testing.T) {
	t.Parallel()
	for method, text := range map[string]string{
		// a getter-like method in any state
		"Box.per": `abstract class Shape { int sides; }
class Dot extends Shape { }
class Box { Shape s; int per() { return s == null ? 0 : 360 / s.sides; } }
class Main { static void main() { Box b = new Box(); b.s = new Dot(); b.per(); } }`,
		// the identity of objects of two types
		"Ids.m": `interface Op { }
class OpImpl implements Op { }
class Foo { }
class FooOp extends Foo implements Op { }
class Ids { Op op = new OpImpl(); Foo foo = new Foo(); int n; void set(Op o, Foo f) { op = o; foo = f; } int m() { return op != null && op == foo ? 10 / n : 0; } }
class Main { static void main() { FooOp x = new FooOp(); Ids b = new Ids(); b.set(x, x); b.m(); } }`,
		// constants of another enum, which a sequence is given
		"Calc.total": `interface Op { int run(int x); }
enum Good implements Op { ADD; public int run(int x) { return x + 1; } }
enum Ops implements Op { DIV; public int run(int x) { return 10 / x; } }
class Calc { private Op s = Good.ADD; void put(Op o) { s = o; } int total() { return s == null ? 0 : s.run(0); } }
class Main { static void main() { Calc b = new Calc(); b.put(Ops.DIV); b.total(); } }`,
		// what an object reads that a sequence is given
		"Shown.show": `class Shown { private Object o; void put(Object x) { o = x; } String show() { return o == null ? "" : o.toString(); } }
class K { private static int v = 1; static void set(int x) { v = x; } public String toString() { return "" + 10 / v; } }
class Main { static void main() { Shown b = new Shown(); b.put(new K()); K.set(0); b.show(); } }`,
		// a class of the library between a parameter and a class of the program
		"Sum.size": `import java.util.*;
class Ev extends ArrayList<Integer> { public int size() { return -1; } }
class Sum { static int size(Collection<Integer> c) { return c == null ? 0 : 6 / (c.size() + 1); } }`,
		// a registry that others fill
		"Reg.h": `class Reg { static final Cell cell = new Cell(); static int h() { return cell.v == null ? 0 : cell.v.hashCode(); } }
class Cell { Object v; }
class Foo { int n; static void set() { Reg.cell.v = new Foo(); } public int hashCode() { return 1 / n; } }`,
		// objects that no text names
		"Show.show": `class Show { static int show(Object o) { return o == null ? 0 : o.hashCode(); } }
class Evil { int[] a; public int hashCode() { return a.length; } }
class Main { static void main() throws Exception { Show.show(Class.forName("Evil").getDeclaredConstructor().newInstance()); } }`,
	} {
		c := Config{Paths: []string{writeJava(t, text)}, Methods: []string{method}, Attempts: groundOnly(t), Refute: sat.Refute, States: ReachableStates, CallsBefore: DefaultCallsBefore, Needs: NeedsOn, Jobs: 1}
		for _, r := range Run(context.Background(), c).Results {
			if r.Verdict == report.Holds || r.Verdict == report.Nothing {
				t.Errorf("%s is %s (%s)", method, r.Verdict, r.Reason)
			}
		}
	}
}
