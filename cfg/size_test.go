package cfg

import (
	"strings"
	"testing"
)

// TestTooLarge: a graph beyond the limit is none, and what made it grow is named.
func TestTooLarge(t *testing.T) {
	for name, c := range map[string]struct {
		source, method string
		bounds         Bounds
		line           int
		want, remedy   string
	}{
		"loops": {`class A { static int m(int a) {
			int s = 0;
			for (int i = 0; i < a; i++)
				for (int j = i; j < a; j++)
					for (int k = j; k < a; k++)
						s += i * g(j) + g(k);
			return s; }
			static int g(int x) { int y = x; if (x > 3) y++; return y; } }`, "A.m", Bounds{Unwind: 30}, 5, "the body of this loop", "lower --unwind, which is 30"},
		"recursion": {`class A {
			static int m(int a) { for (int i = 0; i < 1; i++) a = f(a); return a; }
			static int f(int a) { if (a <= 0) { return 1; } return f(a - 1) + f(a - 2) + f(a - 3); } }`, "A.m", Bounds{Recursion: 12}, 3,
			"the body of A.f(int)", "lower --recursion, which is 12, or give it a contract and use --calls contract"},
		"calls": {`class A { int n;
			void a() { n++; b(); b(); b(); b(); } void b() { n++; c(); c(); c(); c(); } void c() { n++; d(); d(); d(); d(); }
			void d() { n++; e(); e(); e(); e(); } void e() { n++; f(); f(); f(); f(); }
			void f() { n++; } }`, "A.a", Bounds{}, 4, "the body of A.f()", "give it a contract and use --calls contract, so that its calls are not expanded"},
		"specification": {`class A {
			//@ ensures \result == s(a);
			static int m(int a) { return a; }
			/*@ pure */ static int s(int a) { int x = 0;
				for (int i = 0; i < a; i++)
					for (int j = 0; j < i; j++)
						x += i ^ j;
				return x; } }`, "A.m", Bounds{Unwind: 60}, 6, "the body of this loop", "lower --unwind, which is 60"},
		"long": {`class A { static int m(int a) { ` + strings.Repeat("if (a > 3) a -= 2; else a += 5; ", 500) + ` return a; } }`, "A.m", Bounds{}, 1,
			"the body of A.m(int)", "lower the bounds, or divide the method and give the parts contracts"},
	} {
		t.Run(name, func(t *testing.T) {
			w := world(t, c.source)
			g, ds := Build(w, method(t, w, c.method), Options{Bounds: c.bounds, MaxSize: 2000})
			if g != nil || len(ds) != 1 || ds[0].Code != TooLarge {
				t.Fatalf("graph %v, diagnostics %v", g != nil, ds)
			}
			if at := ds[0].Span.Position().Line; at != c.line || !strings.Contains(ds[0].Message, c.want) || ds[0].Remedy != c.remedy {
				t.Errorf("at line %d: %s\n%s", at, ds[0].Message, ds[0].Remedy)
			}
			if !strings.Contains(ds[0].Message, "more than 2000 edges and expressions") {
				t.Error(ds[0].Message)
			}
		})
	}
}

// TestTooLargeCall: of a graph that takes too much memory the call of the library is named to
// which most of it belongs.
func TestTooLargeCall(t *testing.T) {
	w := world(t, `import java.util.*;
		class A { static int m(List<Object> l, int n) {
			int s = add(n, 1);
			s += l.hashCode();
			return add(s, 2); }
			static int add(int a, int b) { return a > b ? a : b; } }`)
	g, ds := Build(w, method(t, w, "A.m"), Options{MaxMemory: 1 << 20, Bounds: Bounds{CollectionSize: 100, Unwind: 100}})
	if g != nil || len(ds) != 1 || ds[0].Code != TooLarge {
		t.Fatalf("graph %v, diagnostics %v", g != nil, ds)
	}
	if at := ds[0].Span.Position(); at.Line != 4 || ds[0].Span.Text() != "l.hashCode()" || !strings.Contains(ds[0].Message, "needs more than 1 MB; ") ||
		!strings.Contains(ds[0].Message, "% of it are for the call of List.hashCode here") {
		t.Errorf("%s: %s", at, ds[0].Message)
	}
	if !strings.Contains(ds[0].Remedy, "move the call to a method of its own, with a contract, and use --calls contract") {
		t.Error(ds[0].Remedy)
	}
}
