package types_test

import (
	"slices"
	"sort"
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/types"
)

const queryText = `package p.q;
class Outer {
    Outer() { }
    Outer(int x) { }
    void one(int x, Inner i, int[] a, String... s) { }
    void two(int x) { }
    void two(Object x) { }
    class Inner { void deep() { } }
}
class Sub extends Outer { }
class Box<T extends Outer> { void put(T t, java.util.List<String> l) { } }
`

// TestFindMethods: what --method finds, and how it says that it does not.
func TestFindMethods(t *testing.T) {
	for _, c := range []struct{ spec, want string }{
		{"Outer.one", "p.q.Outer.one(int,Inner,int[],String[])"},
		{"p.q.Outer.one", "p.q.Outer.one(int,Inner,int[],String[])"},
		{"Outer.one(int, Inner, int[], String...)", "p.q.Outer.one(int,Inner,int[],String[])"},
		{"Outer.one(int,p.q.Outer.Inner,int[],java.lang.String[])", "p.q.Outer.one(int,Inner,int[],String[])"},
		{"Outer.two(int)", "p.q.Outer.two(int)"},
		{"Outer.two(Object)", "p.q.Outer.two(Object)"},
		{"Outer.two", "p.q.Outer.two(int) p.q.Outer.two(Object)"},
		{"Outer.Outer()", "p.q.Outer.Outer()"},
		{"Outer.Outer(int)", "p.q.Outer.Outer(int)"},
		{"Sub.Sub", "p.q.Sub.Sub()"},
		{"Outer.Inner.deep", "p.q.Outer.Inner.deep()"},
		{"Inner.deep()", "p.q.Outer.Inner.deep()"},
		{"deep", "p.q.Outer.Inner.deep()"},
		{"Box.put(Outer,List<String>)", "p.q.Box.put(Outer,List)"},
		{"Outer.twoo", "error no-such-method: no method Outer.twoo; did you mean two?"},
		{"Outter.two", "error no-such-method: no class Outter for Outter.two; did you mean Outer?"},
		{"Outer.two(long)", "error no-such-method: no method Outer.two(long); there is p.q.Outer.two(int), p.q.Outer.two(Object)"},
		{"Sub.one", "error no-such-method: no method Sub.one; it is inherited: p.q.Outer.one(int,Inner,int[],String[])"},
		{"Outer.two(", `error no-such-method: "Outer.two(" is no method: write Class.name or Class.name(int,Node); `},
		{"", `error no-such-method: "" is no method: write Class.name or Class.name(int,Node); `},
		{"uter.two(int)", "error no-such-method: no class uter for uter.two(int); did you mean Outer?"},
	} {
		w := world(t, queryText)
		ms, d := w.FindMethods(c.spec)
		var got []string
		for _, m := range ms {
			got = append(got, m.QName())
		}
		s := strings.Join(got, " ")
		if d != nil {
			s = "error " + string(d.Code) + ": " + d.Message + "; " + d.Remedy
		}
		if s != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.spec, s, c.want)
		}
	}
}

func TestLookup(t *testing.T) {
	w := world(t, "package p; class A { class X { } } class B { class X { } class Y { } }")
	for name, want := range map[string]string{
		"A": "p.A", "p.A": "p.A", "A.X": "p.A.X", "p.B.X": "p.B.X", "Y": "p.B.Y", "X": "", "C": "",
		"java.lang.Object": "java.lang.Object", "java.util.NoSuchElementException": "java.util.NoSuchElementException",
	} {
		got := ""
		if c := w.Lookup(name); c != nil {
			got = c.Name
		}
		if got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}

const hierarchyText = `
interface I { int f(); default int g() { return 1; } }
abstract class A implements I { int a; static int s; public abstract int f(); private int h() { return 0; } }
class B extends A { int b; public int f() { return 2; } int h() { return 1; } }
class C extends B { int c; public int f() { return 3; } public int g() { return 4; } }
class D extends A { public int f() { return 5; } }
class Cmp implements Comparable<Cmp> { public int compareTo(Cmp o) { return 0; } }
class User { int use(I i) { return i.f() + i.g(); } int cmp(Comparable<Cmp> a, Cmp b) { return a.compareTo(b); } }
`

func TestHierarchy(t *testing.T) {
	w := world(t, hierarchyText)
	class := func(n string) *types.Class { return w.Lookup(n) }
	names := func(cs []*types.Class) string {
		var ns []string
		for _, c := range cs {
			ns = append(ns, c.Name)
		}
		return strings.Join(ns, " ")
	}
	if got := names(w.Subclasses(class("I"))); got != "B C D" {
		t.Errorf("Subclasses(I) = %s", got)
	}
	if got := names(w.Subclasses(class("B"))); got != "B C" {
		t.Errorf("Subclasses(B) = %s", got)
	}
	var fields []string
	for _, f := range w.AllFields(class("C")) {
		fields = append(fields, f.QName())
	}
	if got := strings.Join(fields, " "); got != "Object.identityHashCode A.a B.b C.c" {
		t.Errorf("AllFields(C) = %s", got)
	}
	for _, c := range []struct{ method, class, want string }{
		{"I.f", "B", "B.f()"}, {"I.f", "C", "C.f()"}, {"A.f", "D", "D.f()"}, {"B.f", "C", "C.f()"},
		{"I.g", "B", "I.g()"}, {"I.g", "C", "C.g()"}, {"A.h", "B", "A.h()"}, {"I.f", "A", "none"},
	} {
		got := "none"
		if m := w.Dispatch(method(t, w, c.method), class(c.class)); m != nil {
			got = m.QName()
		}
		if got != c.want {
			t.Errorf("Dispatch(%s, %s) = %s, want %s", c.method, c.class, got, c.want)
		}
	}
	if m := method(t, w, "Cmp.compareTo"); len(m.Overrides) != 1 || m.Overrides[0].QName() != "java.lang.Comparable.compareTo(Object)" {
		t.Errorf("Cmp.compareTo overrides %v", m.Overrides)
	}
}

func qnames(ms []*types.Method) string {
	var ns []string
	for _, m := range ms {
		ns = append(ns, m.QName())
	}
	return strings.Join(ns, " ")
}

func TestReachable(t *testing.T) {
	w := world(t, hierarchyText)
	r := w.Reachable(method(t, w, "User.use"), nil)
	fail(t, r.Diags)
	if got, want := qnames(r.Bodies), "User.use(I) B.f() C.f() D.f() I.g() C.g()"; got != want {
		t.Errorf("bodies %s, want %s", got, want)
	}
	r = w.Reachable(method(t, w, "User.cmp"), nil)
	own := slices.DeleteFunc(r.Bodies, func(m *types.Method) bool {
		return m.Class.Library || m.Class.Outer != nil && m.Class.Outer.Library || strings.Contains(m.QName(), "java.lang")
	})
	if got, want := qnames(own), "User.cmp(Comparable,Cmp) Cmp.compareTo(Object) Cmp.compareTo(Cmp)"; got != want {
		t.Errorf("bodies %s, want %s", got, want)
	}
}

// TestOnlyTheReached: what is not reached is not resolved, whatever it holds.
func TestOnlyTheReached(t *testing.T) {
	w := world(t, `
import java.util.List;
class A {
    List<String> strings;
    Missing missing;
    int ok(int x) { return helper(x); }
    int helper(int x) { return x + new Other().v; }
    void bad() { Runnable r = () -> { }; nothing(); undefined = 3; }
    List<String> bad(Missing m) { return strings; }
    //@ requires undefined > 0;
    int spec(int x) { return x; }
}
class Other extends RuntimeException { int v; Other() { super("m"); } }
class Unrelated extends Nowhere { //@ invariant undefined;
}
`)
	r := w.Reachable(method(t, w, "A.ok"), nil)
	fail(t, r.Diags)
	if got, want := qnames(r.Bodies), "A.ok(int) A.helper(int) Other.Other() java.lang.RuntimeException.RuntimeException(String) java.lang.Exception.Exception(String) java.lang.Throwable.Throwable(String) java.lang.Object.Object()"; got != want {
		t.Errorf("bodies %s, want %s", got, want)
	}
	r = w.Reachable(method(t, w, "A.spec"), nil)
	if len(r.Diags) != 1 || r.Diags[0].Code != types.UnresolvedName {
		t.Errorf("A.spec: %s", lines(r.Diags))
	}
	again := w.Reachable(method(t, w, "A.spec"), nil)
	if lines(again.Diags) != lines(r.Diags) {
		t.Errorf("the second time: %s", lines(again.Diags))
	}
	contract := w.Reachable(method(t, w, "A.ok"), func(m *types.Method) bool { return m.Name == "helper" })
	fail(t, contract.Diags)
	if got := qnames(contract.Bodies); got != "A.ok(int)" {
		t.Errorf("with a contract: bodies %s", got)
	}
	if got := qnames(contract.Contracts); got != "A.ok(int) A.helper(int)" {
		t.Errorf("with a contract: contracts %s", got)
	}
}

// TestLoad: classes come from the source path when they are named, and their
// own errors are reported where they are reached.
func TestLoad(t *testing.T) {
	asked := map[string]int{}
	c := config
	c.Providers = provided(func(name string) (*ast.File, error) {
		asked[name]++
		if name == "p.Far" {
			return parsed(t, "p/Far.java", "package p; public class Far { public int v; Gone g; public static int f() { return 1; } class In { } }"), nil
		}
		return nil, nil
	})
	w, ds := types.NewWorld([]*ast.File{parsed(t, "A.java", "import p.*; class A { int m(Far f, p.Far.In i) { return f.v + Far.f(); } Object n(Far f) { return f.g; } }")}, c)
	fail(t, ds)
	r := w.Reachable(method(t, w, "A.m"), nil)
	fail(t, r.Diags)
	if asked["p.Far"] != 1 {
		t.Errorf("p.Far loaded %d times", asked["p.Far"])
	}
	if r := w.Reachable(method(t, w, "A.n"), nil); len(r.Diags) != 1 || r.Diags[0].Code != types.UnknownClass {
		t.Errorf("A.n: %s", lines(r.Diags))
	}
}

// TestClosedWorld: the classes of the source path that the files mention, in
// whatever place, belong to the world from the start; they are not the files'
// own, and not of the library. One that only a class found mentions does not.
func TestClosedWorld(t *testing.T) {
	files := map[string]string{
		"p.Base":    "package p; public class Base { int f() { return 1; } }",
		"p.Body":    "package p; public class Body extends Base { }",
		"p.Import":  "package p; public class Import extends Base { }",
		"p.Full":    "package p; public class Full extends Base { static int v; }",
		"p.Clause":  "package p; public class Clause extends Base { }",
		"p.Static":  "package p; public class Static extends Base { static int s; }",
		"p.Nested":  "package p; public class Nested extends Base { class In { Second second() { return null; } } }",
		"p.Second":  "package p; public class Second extends Base { }",
		"p.Never":   "package p; public class Never extends Base { }",
		"p.Twice":   "package p; public class Twice { int a; boolean a; }",
		"q.Package": "package q; public class Package extends p.Base { }",
	}
	asked := map[string]int{}
	c := config
	c.Providers = provided(func(name string) (*ast.File, error) {
		asked[name]++
		if text, ok := files[name]; ok {
			return parsed(t, strings.ReplaceAll(name, ".", "/")+".java", text), nil
		}
		return nil, nil
	})
	w, ds := types.NewWorld([]*ast.File{parsed(t, "q/A.java", `package q;
		import p.Import; import static p.Static.s; import p.*;
		class A { void m() { Object o = new Body(); int i = p.Full.v; Package k; Twice t; }
			//@ requires (\forall Clause c; true);
			void n(Nested b) { } }`)}, c)
	fail(t, ds)
	var subclasses []string
	for _, k := range w.Subclasses(w.Lookup("p.Base")) {
		subclasses = append(subclasses, k.SimpleName())
		if k.Library || !k.Found {
			t.Errorf("%s: library %v, found %v", k.Name, k.Library, k.Found)
		}
	}
	sort.Strings(subclasses)
	if got, want := strings.Join(subclasses, " "), "Base Body Clause Full Import Nested Package Static"; got != want {
		t.Errorf("subclasses of Base: %s, want %s", got, want)
	}
	for name, n := range asked {
		if n > 1 {
			t.Errorf("%s loaded %d times", name, n)
		}
	}
	for _, k := range w.Classes() {
		if k.Name != "q.A" {
			t.Errorf("%s is among the classes to be checked", k.Name)
		}
	}
}

// TestWithoutLibrary: a World without a parser still has Object and String.
func TestWithoutLibrary(t *testing.T) {
	w, ds := types.NewWorld([]*ast.File{parsed(t, "A.java", `class A { Object o = "s"; boolean m() { return o == this; } }`)}, types.Config{})
	fail(t, ds)
	for _, m := range w.Lookup("A").Methods {
		fail(t, w.Resolve(m))
	}
}

// TestConstantsAcrossClasses: constants that lead to a subclass and back.
func TestConstantsAcrossClasses(t *testing.T) {
	w := world(t, "class B extends A { static final int Y = 1 + Z; } class A { static final int X = B.Y + 1, Z = 3, LOOP = B.L; } class C { static final int V = A.X * 2; }")
	for name, want := range map[string]string{"A.X": "5", "B.Y": "4", "C.V": "10"} {
		for _, c := range w.Classes() {
			for _, f := range c.Fields {
				if f.QName() == name && (f.Const == nil || f.Const.String() != want) {
					t.Errorf("%s = %v, want %s", name, f.Const, want)
				}
			}
		}
	}
}

// TestConditionOfAnotherType: a constant condition that is no boolean.
func TestConditionOfAnotherType(t *testing.T) {
	w := world(t, "class A { int m() { return 1.5 ? 2 : 3; } }")
	ds := w.Resolve(method(t, w, "A.m"))
	if len(ds) != 1 || ds[0].Code != types.IncompatibleTypes {
		t.Errorf("%s", lines(ds))
	}
}
