package sequences_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"inspect/counterexample/sequences"
	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
)

// steps is how many calls there are before one of a method, and of how long a text the driver is, in a program
// of files.
func steps(t *testing.T, class, method string, texts ...string) (n, size int) {
	t.Helper()
	d := driver(t, class, method, texts...)
	return d.Steps, len(d.Text)
}

// driver is that of a method.
func driver(t *testing.T, class, method string, texts ...string) *sequences.Driver {
	t.Helper()
	var files []*ast.File
	for i, text := range texts {
		f, errs := parse.File(source.NewFile(string(rune('A'+i))+".java", text))
		if source.HasError(errs) {
			t.Fatal(errs)
		}
		files = append(files, f)
	}
	w, _ := types.NewWorld(files, types.Config{Parse: parse.Library})
	for _, c := range w.Program() {
		w.Header(c)
	}
	c := w.Lookup(class)
	for _, m := range c.Methods {
		if m.Name == method {
			d, why := sequences.New(w, sequences.Options{Objects: func(*types.Class) int { return 3 }, Length: func(types.Type) int { return 4 }}).Driver(m, 3)
			if d == nil {
				t.Fatal(why)
			}
			return d
		}
	}
	t.Fatalf("%s has no method %s", class, method)
	return nil
}

// TestUnrelated says that code which has nothing to do with a class takes no part in its sequences, although
// fields, methods and classes there have the same names.
func TestUnrelated(t *testing.T) {
	const point = `package kd;
class Tree {
	static class Point {
		int[] coordinates;
		Point(int[] coordinates) { this.coordinates = coordinates; }
		int at(int i) { return coordinates[i]; }
		int[] all() { return coordinates; }
		public boolean equals(Object o) { return o instanceof Point p && p.coordinates == coordinates; }
		public String toString() { return java.util.Arrays.toString(coordinates); }
	}
}`
	const others = `package other;
public class Point {
	private int[] coordinates = {1};
	private static int[] all;
	public Point(int[] all) { coordinates = all; Point.all = coordinates; }
	int[] all() { return coordinates; }
	void at(int[] x) { x[0] = 1; all = x; }
	void clear() { coordinates[0] = 0; all[0] = 0; }
	public boolean equals(Object o) { return o instanceof Point p && p.coordinates == coordinates; }
}
class Cache<T> {
	private T all;
	void at(T x) { all = x; }
	T all() { return all; }
	int[] coordinates(int[] of) { of[1] = 2; return of; }
}
class Keeps {
	private int[] mine;
	void take(Point p) { mine = p.all(); }
	void clear() { mine[0] = 0; }
}
class Prints {
	private int[] last;
	String toString(int[] x) { last = x; return ""; }
	void clear() { last[0] = 0; }
}
class Makes { Object all(Class<?> c) { return java.lang.reflect.Array.newInstance(c, 3); } }`
	n, _ := steps(t, "kd.Tree.Point", "at", point)
	if n == 0 {
		t.Fatal("the array is changed by no step")
	}
	for _, method := range []string{"at", "equals"} {
		n, size := steps(t, "kd.Tree.Point", method, point)
		if k, long := steps(t, "kd.Tree.Point", method, point, others); k != n || long != size {
			t.Errorf("%s: %d steps in %d characters by itself, %d in %d beside other code", method, n, size, k, long)
		}
	}
	const named = `package kd;
class Shape {
	private int[] mine;
	void take(Tree.Point p) { mine = p.all(); }
	void clear() { mine[0] = 0; }
}`
	if k, _ := steps(t, "kd.Tree.Point", "at", point, named); k <= n {
		t.Errorf("%d steps, %d beside code that changes the array", n, k)
	}
}

// TestTooManySteps says that calls of other classes are left out where there would be too many, and are named.
func TestTooManySteps(t *testing.T) {
	const counter = "class Counter { private static int n = 1; static void set(int x) { n = x; } int f() { return 6 / n; } static void reset() { n = 1; } }"
	setters := func(n int) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, "static void set%d() { Counter.set(%d); } ", i, i)
		}
		return "class Others { static int own; " + b.String() + "}"
	}
	few := driver(t, "Counter", "f", counter, setters(3))
	if few.Steps != 5 || len(few.Without) > 0 {
		t.Errorf("of 5 methods %d are steps, without %v", few.Steps, few.Without)
	}
	many := driver(t, "Counter", "f", counter, setters(40))
	if many.Steps != 2 || !slices.Contains(many.Without, "40 further methods") || many.Complete {
		t.Errorf("of 42 methods %d are steps, without %v", many.Steps, many.Without)
	}
	own := driver(t, "Others", "set1", strings.ReplaceAll(strings.Replace(setters(40), "static int own", "private static int own", 1), "Counter.set(", "own = 6 / (own + 1) + ("))
	if own.Steps != 40 || len(own.Without) > 0 {
		t.Errorf("of 40 methods of the class itself %d are steps, without %v", own.Steps, own.Without)
	}
}
