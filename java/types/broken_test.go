package types_test

import (
	"slices"
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
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
	// Of a class that a good file declares as well, neither is taken.
	w = broken(t, "class A { int x = ; } class B { }", "class A { int m() { return 1; } }")
	if d := w.Unknown(w.Lookup("A")); d == nil || !strings.Contains(d.Message, "class A is declared a second time at Bad.java:1:7, in a file with errors") {
		t.Errorf("A: %v", d)
	}
	for _, m := range resolvable(w, "m") {
		if ds := w.Resolve(m); len(ds) == 0 || ds[0].Code != types.BrokenFile {
			t.Errorf("A.m: %v", ds)
		}
	}
	if _, d := w.FindMethods("B.m"); d == nil || d.Code != types.BrokenFile {
		t.Errorf("B.m: %v", d)
	}
}

// TestUnreadCode: a syntax error costs the member in which it stands and what rests on
// it, or where it cannot be told what is declared there, the class. Each class I holds the
// error; the names are of the methods of the other class that are refused.
func TestUnreadCode(t *testing.T) {
	const user = `class U {
		int f() { return I.f(1); }
		int g() { return I.g(1); }
		int h(B b) { return b.k(); }
		int n() { return new I().v; }
		int o() { return 1; }
	}
	class B { int k() { return 1; } }
	class C { int k() { return 2; } }`
	for _, c := range []struct{ text, refused string }{
		{"class I { int v; static int f(int x) { return x; } static int g(int x) { return 1; } }", ""},
		{"class I { int v; static int f(int x) { return x +; } static int g(int x) { return 1; } }", "f"},
		{"class I { int v; static int f(int x) { if (x > { } return x; } static int g(int x) { return 1; } }", "f"},
		{"class I { int v; static int f(int x) { return #x; } static int g(int x) { return 1; } }", "f"},
		{"class I { int v; static int f(int x) { x + 1; return x; } static int g(int x) { return 1; } }", "f"},
		{"class I { int v; /*@ ensures true; @*/ static int f(int x) { return x +; } static int g(int x) { return 1; } }", "f"},
		{"class I { int v; I() { v = ; } static int f(int x) { return 1; } static int g(int x) { return 1; } }", "n"},
		{"class I { int v; { v = ; } static int f(int x) { return 1; } static int g(int x) { return 1; } }", "n"},
		// A method without a body that it ought to have is declared all the same.
		{"class I { int v; static int f(int x); static int g(int x) { return 1; } }", "f"},
		{"class I { int v; I(); static int f(int x) { return x; } static int g(int x) { return f(x); } }", "n"},
		{"class I { int v; static int f(int x); static int g(int x) { return f(x); } }", "f g"},
		{"class I extends B { int v; int k(); static int f(int x) { return x; } static int g(int x) { return 1; } }", "h"},
		// Classes in the code that is lost may be of any object; local ones have no name.
		{"class I { int v; static int f(int x) { new B() { int k() { return 3; } }; return x +; } static int g(int x) { return 1; } }", "f h"},
		{"class I { int v; static int f(int x) { class C extends B { int k() { return 3; } } return x +; } static int g(int x) { return 1; } }", "f h"},
		{"class I { int v; static int f(int x) { B b = x + new B() { int k() { return 3; } } +; return x; } static int g(int x) { return 1; } }", "f h"},
		{"class I { int v; static int f(int x) { B b = new B(x, y -> { return y; }) { int k() { return 3 +; } }; return x; } static int g(int x) { return 1; } }", "f h"},
		// What the class declares is not known.
		{"class I { int v; static int f(int x { return x; } static int g(int x) { return 1; } }", "f g n"},
		{"class I { int v = ; static int f(int x) { return x; } static int g(int x) { return 1; } }", "f g n"},
		{"class I { int v; static { v = ; } static int f(int x) { return x; } static int g(int x) { return 1; } }", "f g n"},
		{"class I extends B { int v; int k( { return 2; } static int f(int x) { return x; } static int g(int x) { return 1; } }", "f g h n"},
		{"class I { int v; class J extends B { int k( { return 2; } } static int f(int x) { return x; } static int g(int x) { return 1; } }", "h"},
		// Matching by chance, the braces hide a method.
		{"class I { int v; static int f(int x) { if (x > 1) { return x; \n int g(long x) { return 1; } } static int g(int x) { return 1; } } }", "f g n"},
	} {
		f, ds := parse.File(source.NewFile("I.java", c.text))
		if f == nil {
			t.Fatalf("%s: no tree: %v", c.text, ds)
		}
		for _, d := range ds {
			if !slices.Contains(f.Unread, d) {
				t.Errorf("%s: costs the file: %v", c.text, d)
			}
		}
		w, ds := types.NewWorld([]*ast.File{f, parsed(t, "U.java", user)}, config)
		fail(t, ds)
		var refused []string
		for _, m := range w.Lookup("U").Methods {
			if m.Constructor {
				continue
			}
			ds := w.Reachable(m, nil).Diags
			if m.Name == "h" && len(ds) == 0 {
				if d := w.Unknown(w.Lookup("B")); d != nil {
					ds = append(ds, d)
				}
			}
			if len(ds) == 0 {
				continue
			}
			refused = append(refused, m.Name)
			if d := ds[0]; d.Code != types.BadCode && d.Code != types.BrokenFile || !strings.Contains(d.Message, "cannot be read: ") && !strings.Contains(d.Message, "has no body") {
				t.Errorf("%s\n%s", c.text, d.Format())
			}
		}
		if got := strings.Join(refused, " "); got != c.refused {
			t.Errorf("%s: refused %q, want %q", c.text, got, c.refused)
		}
	}
}
