package types_test

import (
	"strings"
	"testing"

	"inspect/ast"
	"inspect/parse"
	"inspect/source"
	"inspect/types"
)

// broken makes a World of sources and one file with an error.
func broken(t *testing.T, bad string, texts ...string) *types.World {
	t.Helper()
	src := source.NewFile("Bad.java", bad)
	_, ds := parse.File(src)
	if len(ds) == 0 {
		t.Fatal("the bad file has no error")
	}
	c := config
	c.Broken = []types.Broken{{Outline: parse.Outline(src), Cause: ds[0]}}
	var files []*ast.File
	for i, text := range texts {
		files = append(files, parsed(t, string(rune('A'+i))+".java", text))
	}
	w, ds := types.NewWorld(files, c)
	fail(t, ds)
	return w
}

// TestBroken: what names a class of a file with errors is refused with the first
// error, whatever the name could mean else; the rest is not.
func TestBroken(t *testing.T) {
	const bad = `package p; public class Bad extends q.Base { public int f(int x) { return x +; } static class In { } }`
	const base = `package q; public class Base { public /*@ pure @*/ int g() { return 1; } public static /*@ pure @*/ int f(int x) { return x; } }`
	for _, c := range []struct {
		use  string
		good bool
	}{
		{"import p.Bad; class A { int m(int x) { return Bad.f(x); } }", false},
		{"class A { int m(p.Bad b) { return b.v; } }", false},
		{"class A { int m(int x) { return p.Bad.LIMIT; } }", false},
		{"class A { Object m(int x) { return new p.Bad(); } }", false},
		{"class A { Object m(int x) { return new p.Bad(x, 1); } }", false},
		{"class A extends p.Bad { int m(int x) { return x; } }", false},
		{"class A extends p.Bad { A m(int x) { return null; } }", false},
		{"class A { static int v; static class B extends p.Bad { static class C { int m(int x) { return v; } } } }", false},
		{"import static p.Bad.*; class A { int m(int x) { return h(x); } }", false},
		{"import static p.Bad.h; class A { int m(int x) { return h(x); } }", false},
		{"import static p.Bad.LIMIT; class A { int m(int x) { return LIMIT; } }", false},
		{"import static p.Bad.*; import static q.Base.f; class A { int m(int x) { return f(x); } }", false},
		{"class A { static class B extends p.Bad { } int m(int x) { return B.f(x); } }", false},
		{"class A { static class B extends p.Bad { int w; } static B b() { return null; } int m(int x) { return b().w; } }", false},
		{"class A { //@ ensures p.Bad.f(x) == x;\n int m(int x) { return x; } }", false},
		{"import static p.Bad.*; class A { int m(int x) { return x; } }", true},
		{"class A { p.Bad b; int v; int m(int x) { return v; } }", true},
		{"class A { int m(int x) { return q.Base.f(x); } int n(p.Bad b) { return b.f(1); } }", true},
	} {
		w := broken(t, bad, c.use, base)
		for _, m := range resolvable(w, "m") {
			ds := w.Resolve(m)
			switch {
			case c.good:
				for _, d := range ds {
					t.Errorf("%s\n%s", c.use, d.Format())
				}
			case len(ds) == 0 || ds[0].Code != types.BrokenFile:
				t.Errorf("%s: %v", c.use, ds)
			case !strings.Contains(ds[0].Message, `since its file has errors; the first: Bad.java:1:78: unexpected ";"`):
				t.Error(ds[0].Message)
			}
		}
	}
}

// resolvable are the methods of that name.
func resolvable(w *types.World, name string) []*types.Method {
	var ms []*types.Method
	for _, c := range w.Classes() {
		for _, m := range c.Methods {
			if m.Name == name {
				ms = append(ms, m)
			}
		}
	}
	return ms
}

// TestUnknown: the world stays closed where a file with errors declares subclasses.
func TestUnknown(t *testing.T) {
	w := broken(t, "class Bad extends Base implements I { int x = ; } interface Broken extends J { }",
		"class Base { } class Other { } interface I { } interface J { } class K implements Broken { } class L extends Other { }")
	for name, known := range map[string]bool{"Base": false, "I": false, "J": false, "K": false, "Bad": false, "Other": true, "L": true,
		"java.lang.Object": false, "java.lang.RuntimeException": true} {
		if d := w.Unknown(w.Lookup(name)); (d == nil) != known {
			t.Errorf("%s: %v", name, d)
		}
	}
	// A class that a good file declares is that one.
	w = broken(t, "class A { int x = ; } class B { }", "class A { int m() { return 1; } }")
	if d := w.Unknown(w.Lookup("A")); d != nil {
		t.Errorf("A: %v", d)
	}
	if ms, d := w.FindMethods("A.m"); len(ms) != 1 {
		t.Errorf("A.m: %v", d)
	}
	if _, d := w.FindMethods("B.m"); d == nil || d.Code != types.BrokenFile {
		t.Errorf("B.m: %v", d)
	}
}
