package bounds_test

import (
	"fmt"
	"sort"
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/bounds"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
)

// program resolves all methods of a text.
func program(t *testing.T, text string) *types.World {
	t.Helper()
	f, ds := parse.File(source.NewFile("A.java", text))
	for _, d := range ds {
		t.Fatal(d)
	}
	w, ds := types.NewWorld([]*ast.File{f}, types.Config{Parse: parse.Library})
	for _, d := range ds {
		t.Fatal(d)
	}
	for _, c := range w.Classes() {
		for _, m := range c.Methods {
			for _, d := range w.Resolve(m) {
				t.Fatal(d)
			}
		}
	}
	return w
}

// loops gives the limits of a method's loops, by the lines where they begin.
func loops(w *types.World, m *types.Method, b bounds.Bounds) string {
	l := bounds.NewLimits(b, w.Info)
	var out []string
	ast.Walk(m.Decl.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.While, *ast.DoWhile, *ast.For, *ast.ForEach:
			out = append(out, fmt.Sprint(l.Loop(m, n.(ast.Stmt))))
		case *ast.NewArray:
			for _, d := range n.Dims {
				out = append(out, fmt.Sprint("[", l.New(m, d, w.ArrayOf(types.Of(types.Int))), "]"))
			}
		}
		return true
	})
	return strings.Join(out, " ")
}

// TestCounts shows which iterations and lengths constants decide: 4 and [4] are
// the bounds.
func TestCounts(t *testing.T) {
	for _, c := range []struct{ body, want string }{
		{"for (int i = 0; i < 16; i++) { }", "16"},
		{"for (int i = 0; i < 64; i++) { }", "64"},
		{"for (int i = 0; i < 65; i++) { }", "4"},
		{"for (int i = 0; i <= 16; i += 3) { }", "6"},
		{"for (int i = 10; i > 0; --i) { }", "10"},
		{"for (int i = 3; i < 3; i++) { }", "4"},
		{"int n = 9; n = n - 1; for (int i = 0; i != n; i++) { }", "8"},
		{"int i = 0; while (i < 7) { i++; }", "7"},
		{"int i = 0; do { i++; } while (i < 7);", "7"},
		{"for (int i = 0; i < x; i++) { }", "4"},
		{"for (int i = x; i < 9; i++) { }", "4"},
		{"for (int i = 0; i < 9; i++) { if (x > i) { i--; } }", "4"},
		{"for (int i = 0; i < 9; i++) { if (x > i) { break; } }", "9"},
		{"for (int i = 0; i < 9; i++) { if (x > i) { continue; } }", "9"},
		{"for (int i = 0; i < 9; i++) { if (x > i) { return; } }", "9"},
		{"for (int i = 0; i < 9;) { if (x > i) { continue; } i++; }", "4"},
		{"while (true) { if (x > 0) { return; } }", "4"},
		{"for (;;) { if (x > 0) { break; } }", "4"},
		{"for (int i = 0; i < 8; i++) { for (int j = 0; j < 8; j++) { } }", "8 8"},
		{"for (int i = 0; i < 9; i++) { for (int j = 0; j < 8; j++) { } }", "9 4"},
		{"for (int i = 0; i < 9; i++) { for (int j = 0; j < i; j++) { } }", "9 8"},
		{"for (int i = 0; i < x; i++) { for (int j = 0; j < 9; j++) { } }", "4 9"},
		{"int n = 6; if (x > 0) { n = 7; } for (int i = 0; i < n; i++) { }", "4"},
		{"int n = 6; if (x > 0) { n = 6; } for (int i = 0; i < n; i++) { }", "6"},
		{"int n = 6; if (x > 0) { n = 7; return; } for (int i = 0; i < n; i++) { }", "6"},
		{"int n = 6; try { n = x / x; } finally { } for (int i = 0; i < n; i++) { }", "4"},
		{"int n = 6; switch (x) { case 1: n = 7; } for (int i = 0; i < n; i++) { }", "4"},
		{"int[] a = new int[12]; for (int v : a) { }", "[12] 12"},
		{"int[] a = new int[12]; for (int i = 0; i < a.length; i++) { }", "[12] 12"},
		{"int[] a = { 1, 2, 3, 4, 5 }; for (int v : a) { }", "5"},
		{"int[] a = new int[12]; if (x > 0) { a = new int[3]; } for (int v : a) { }", "[12] [4] 4"},
		{"int[][] a = new int[8][16];", "[8] [16]"},
		{"int n = 3; int[] a = new int[2 * n];", "[6]"},
		{"int[] a = new int[x];", "[4]"},
		{"int[] a = new int[65];", "[65]"},
		{"int[] a = new int[8192];", "[8192]"},
		{"int[] a = new int[8193];", "[4]"},
		{"int[][] a = new int[64][128];", "[64] [128]"},
		{"int[][] a = new int[64][129];", "[64] [4]"},
		{"int[][] a = new int[65][9];", "[4] [9]"},
		{"int n = 0; for (int i = 0; i < x; i++) { n = n + 7; int[] a = new int[n]; }", "4 [4]"},
		{"a: for (int i = 0; i < 7; i++) { if (x > i) { continue a; } }", "7"},
		{"int i = 0; a: while (i < 7) { i++; if (x > i) { continue a; } }", "4"},
		{"int i = 0; a: { if (x > 0) { i = 5; break a; } } while (i < 7) { i++; }", "4"},
		{"byte i = 120; while (i > 0) { i++; }", "8"},
		{"for (boolean b = true; b; b = false) { }", "4"},
	} {
		w := program(t, "class A { static void m(int x) { "+c.body+" } }")
		m, d := w.FindMethods("A.m")
		if d != nil {
			t.Fatal(d)
		}
		if got := loops(w, m[0], bounds.Bounds{}.WithDefaults()); got != c.want {
			t.Errorf("%s: %s, want %s", c.body, got, c.want)
		}
	}
}

// TestEnough shows the least limit for constants with which they decide a loop and a length.
func TestEnough(t *testing.T) {
	for _, c := range []struct {
		body string
		want string
	}{
		{"for (int i = 0; i < 100; i++) { }", "100"},
		{"for (int i = 0; i < 65; i++) { }", "65"},
		{"for (int i = 0; i < 9; i++) { for (int j = 0; j < 8; j++) { } }", "65 72"},
		{"for (int i = 0; i < x; i++) { }", "0"},
		{"for (int i = 0; i < 5000; i++) { }", "0"},
		{"for (int i = 0; i < 100; i++) { if (x > i) { i--; } }", "0"},
		{"int[] a = new int[8193];", "65"},
		{"int[][] a = new int[65][2];", "65 65"},
		{"int[] a = new int[x];", "0"},
	} {
		w := program(t, "class A { static void m(int x) { "+c.body+" } }")
		m, d := w.FindMethods("A.m")
		if d != nil {
			t.Fatal(d)
		}
		l := bounds.NewLimits(bounds.Bounds{}.WithDefaults(), w.Info)
		var got []string
		ask := func(n ast.Node) { got = append(got, fmt.Sprint(l.Enough(m[0], n, 4096))) }
		ast.Walk(m[0].Decl.Body, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.For:
				ask(n)
			case *ast.NewArray:
				for _, d := range n.Dims {
					ask(d)
				}
			}
			return true
		})
		if s := strings.Join(got, " "); s != c.want {
			t.Errorf("%s: %s, want %s", c.body, s, c.want)
		}
	}
}

// TestPlaces shows which of several bounds for places counts.
func TestPlaces(t *testing.T) {
	w := program(t, `package p; class A {
  static void m(int x) { while (x > 0) { x--; } }
  static void m(long x) {
    while (x > 0) { x--; }
    while (x < 0) { x++; }
  }
  static void n() { }
}`)
	for _, c := range []struct{ places, want string }{
		{"", "m(int) 4; m(long) 4 4"},
		{"A.m=5", "m(int) 5; m(long) 5 5"},
		{"A.*=5 A.m=6", "m(int) 6; m(long) 6 6"},
		{"A.m=6 A.*=5", "m(int) 6; m(long) 6 6"},
		{"A.m=6 A.m=7", "m(int) 7; m(long) 7 7"},
		{"A.m(long)=6 A.m=5", "m(int) 5; m(long) 6 6"},
		{"p.A.m:5=9 A.m(long)=6", "m(int) 4; m(long) 6 9"},
		{"A.*:4=0", "m(int) 4; m(long) 0 4"},
		{"q.A.m=5 B.m=5 A.k=5 A.m(long,int)=5", "m(int) 4; m(long) 4 4"},
	} {
		b := bounds.Bounds{}.WithDefaults()
		for _, f := range strings.Fields(c.places) {
			at, n, _ := strings.Cut(f, "=")
			p, err := bounds.ParsePlace(bounds.Unwind, at, int(n[0]-'0'))
			if err != nil {
				t.Fatal(err)
			}
			b.Places = append(b.Places, p)
		}
		var got []string
		for _, m := range w.Classes()[0].Methods {
			if m.Name == "m" {
				got = append(got, m.Signature()+" "+loops(w, m, b))
			}
		}
		sort.Strings(got)
		if s := strings.Join(got, "; "); s != c.want {
			t.Errorf("%s: %s, want %s", c.places, s, c.want)
		}
	}
	b := bounds.Bounds{Places: []bounds.Place{{bounds.Unwind, "A.n", 1}, {bounds.Unwind, "A.m:3", 1}, {bounds.Unwind, "A.m:4", 1},
		{bounds.Recursion, "A.n", 1}, {bounds.Recursion, "A.k", 1}}}
	if got := fmt.Sprint(b.Unmatched(w)); got != "[{unwind A.n 1} {unwind A.m:3 1} {recursion A.k 1}]" {
		t.Errorf("unmatched: %s", got)
	}
	for _, at := range []string{"m", "A.m:x", "A.m(", "A.m(int", ""} {
		if _, err := bounds.ParsePlace(bounds.Unwind, at, 1); err == nil {
			t.Errorf("%q is taken", at)
		}
	}
}
