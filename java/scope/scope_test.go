package scope

import (
	"slices"
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
)

// program has the classes of texts, each of which begins with the name of its file.
func program(t *testing.T, texts ...string) (*types.World, *Scopes) {
	t.Helper()
	var files []*ast.File
	for _, text := range texts {
		name, text, _ := strings.Cut(text, ": ")
		f, errs := parse.File(source.NewFile(name+".java", text))
		if source.HasError(errs) {
			t.Fatal(errs)
		}
		files = append(files, f)
	}
	w, _ := types.NewWorld(files, types.Config{Parse: parse.Library})
	return w, New(w, w.Program())
}

// classes are the names of those in a scope.
func classes(s *Scopes, of *Scope) string {
	var names []string
	for n, c := range s.tops {
		if of.Has(n) {
			names = append(names, c.Name)
		}
	}
	slices.Sort(names)
	return strings.Join(names, " ")
}

// TestOf says which classes code can come to.
func TestOf(t *testing.T) {
	w, s := program(t,
		"Tree: import java.util.*; class Tree { List<Tree> children; Leaf leaf; void add(Tree t) { children.add(t); } }",
		"Leaf: class Leaf { void grow() { new Sap(); } }",
		"Sap: class Sap { }",
		"Oak: class Oak extends Tree { static class Acorn { Bark bark; } }",
		"Bark: class Bark { }",
		"Queue: class Queue implements Iterable<Integer> { Integer n; public java.util.Iterator<Integer> iterator() { return null; } void add(Tree.Missing n) { } }",
		"Bell: import java.util.*; class Bell { private final List<Runnable> hooks = new ArrayList<>(); void add(Comparable<String> r) { } }",
		"Ringer: class Ringer implements Runnable { public void run() { } }",
		"Name: class Name implements Comparable<String> { public int compareTo(String s) { return 0; } }",
		"Size: class Size implements Comparable<Size> { public int compareTo(Size s) { return 0; } }",
		"Last: class Last { static Object last; static final Object FIRST = null; int n; }",
		"Sets: class Sets { void set() { Last.last = new Sets(); } }",
		"Reads: class Reads { Object get() { return Last.FIRST; } }",
		"pkg/Near: package pkg; class Near { Far f; }",
		"pkg/Far: package pkg; class Far { }",
		"other/Far: package other; public class Far { Near n; }",
		"other/Near: package other; class Near { }",
		"third/Uses: package third; import other.*; class Uses { Far f; }",
		"third/Names: package third; class Names { void f() { pkg.Near n = null; } }",
		"deep/Bud: package deep.pkg; class Bud { }",
		"third/Local: package third; class Local { int Bud, pkg; }",
		"third/Whole: package third; class Whole { deep.pkg.Bud b; }",
		"Pot: import java.util.*; class Pot { int size(Collection<Integer> c, Comparator<? super Leaf> by, Enum<?> e) { return c.size(); } }",
		"Lots: import java.util.*; class Lots extends ArrayList<Integer> { }",
		"Words: import java.util.*; class Words extends ArrayList<String> { }",
		"ByTree: import java.util.*; class ByTree implements Comparator<Sap> { public int compare(Sap a, Sap b) { return 0; } }",
		"ByLeaf: import java.util.*; class ByLeaf implements Comparator<Object> { public int compare(Object a, Object b) { return 0; } }",
		"Tint: enum Tint { RED }",
		"Asks: class Asks { boolean f(Object o) { return o instanceof Runnable r; } int g(Object o) { Thread t = (Thread) o; return 1; } }",
		"Own: class Own extends Thread { }",
		"Root: class Root { Seed s; }",
		"Seed: class Seed { Object o; int f() { return o.hashCode(); } }",
		"Stem: class Stem { void set(Root r) { r.s.o = new Sap(); } }",
		"Broken: class Broken { void f() { Sap s = 1; } }",
	)
	for name, want := range map[string]string{
		"Tree":        "Bark Leaf Oak Sap Tree", // what extends it, what that names
		"Leaf":        "Leaf Sap",
		"Sap":         "Sap",
		"Oak.Acorn":   "Bark Leaf Oak Sap Tree", // with the class leading it
		"Bell":        "Bell Name Own Ringer",   // what it may be given, but for other type arguments
		"Pot":         "ByLeaf Leaf Lots Pot Sap Tint",
		"Asks":        "Asks Own Ringer",
		"Last":        "Last Sets", // who assigns what may be of any class
		"pkg.Near":    "pkg.Far pkg.Near",
		"other.Far":   "other.Far other.Near",
		"third.Uses":  "other.Far other.Near third.Uses",
		"third.Names": "pkg.Far pkg.Near third.Names",
		"third.Local": "third.Local",
		"third.Whole": "deep.pkg.Bud third.Whole",
		"Broken":      "Broken Sap",
	} {
		if got := classes(s, s.Of(w.Lookup(name))); got != want {
			t.Errorf("%s comes to %s, want %s", name, got, want)
		}
	}
	for _, c := range []struct {
		what string
		of   *Scope
		want string
	}{
		{"what Tree creates", s.Created(w.Lookup("Tree")), "Leaf Sap Tree"},
		{"what Pot creates", s.Created(w.Lookup("Pot")), "Leaf Pot Sap"},
		{"what leads to Seed", s.LeadingTo(w.Lookup("Seed")), "Root Sap Seed Stem"},
		{"what leads to Root", s.LeadingTo(w.Lookup("Root")), "Root Sap Seed Stem"},
		{"what leads to Stem", s.LeadingTo(w.Lookup("Stem")), "Root Sap Seed Stem"},
		{"what leads to Queue", s.LeadingTo(w.Lookup("Queue")), "Bark Leaf Oak Queue Sap Tree"},
	} {
		if got := classes(s, c.of); got != c.want {
			t.Errorf("%s: %s, want %s", c.what, got, c.want)
		}
	}
	makes, all := program(t, "Maker: class Maker { Object make(Class<?> c) throws Exception { return c.newInstance(); } }", "Made: class Made { }")
	if got := classes(all, all.Of(makes.Lookup("Maker"))); got != "Made Maker" {
		t.Errorf("what creates objects of any class comes to %s", got)
	}
	tree, bell := s.Of(w.Lookup("Tree")), s.Of(w.Lookup("Bell"))
	both := s.Both(tree, bell)
	if !both.Has(s.Number(w.Lookup("Ringer"))) || !both.Has(s.Number(w.Lookup("Sap"))) || both.Has(s.Number(w.Lookup("Queue"))) {
		t.Error("both have not what either has")
	}
	if s.Both(both, tree) != both || s.Both(tree, s.Of(w.Lookup("Leaf"))) != tree {
		t.Error("one that has another is not both")
	}
	if tree.HasAnyOf(bell) || !tree.HasAnyOf(s.With([]*types.Class{w.Lookup("Oak.Acorn"), w.Lookup("Queue")})) {
		t.Error("what scopes have in common is wrong")
	}
	if !tree.Has(s.Number(w.Lookup("java.lang.String"))) {
		t.Error("a class of the library is in no scope")
	}
}

// TestCreators says from which code objects of any class may come.
func TestCreators(t *testing.T) {
	w, s := program(t,
		"Rows: class Rows { Object f(Object[] a) { return java.lang.reflect.Array.newInstance(a.getClass(), 3); } }",
		"Row: import java.lang.reflect.Array; class Row { Object f() { return Array.newInstance(int.class, 3); } }",
		"Loads: class Loads { java.util.function.Function<String, Object> f = Class::forName; }",
		"Named: class Named { Object f(Class<?> c) throws Exception { return c.newInstance(); } }",
		"Read: class Read { Object f(java.io.ObjectInputStream in) throws Exception { return in.readObject(); } }",
	)
	const every = "Loads Named Read Row Rows"
	for name, want := range map[string]string{
		"Rows":  "Rows", // an array is no object of a class that nobody names
		"Row":   "Row",
		"Loads": every,
		"Named": every,
		"Read":  every,
	} {
		if got := classes(s, s.Of(w.Lookup(name))); got != want {
			t.Errorf("%s comes to %s, want %s", name, got, want)
		}
	}
}
