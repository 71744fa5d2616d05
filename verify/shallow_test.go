package verify_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"inspect/cfg"
	"inspect/internal/columns"
	"inspect/report"
	"inspect/verify"
)

// manyCalls is a class whose calls of many() make a large graph: each method calls the
// next one four times.
func manyCalls() string {
	var b strings.Builder
	b.WriteString(`class Many {
	int n;
	//@ ensures \result != 7;
	int first(int a) { if (a == 7) { return a; } many0(a); return 0; }
	//@ ensures \result != 7;
	int behind(int a) { if (a == 7) { return mid(a); } many0(a); return 0; }
	int mid(int a) { return last(a); }
	int last(int a) { return a; }
	//@ ensures n != 7;
	void whole() { many0(1); n = 7; }
	//@ ensures \result != 7;
	int holds(int a) { many0(a); return 0; }
`)
	for i := range 6 {
		fmt.Fprintf(&b, "\tvoid many%d(int a) { %s }\n", i, strings.Repeat(fmt.Sprintf("many%d(a); ", i+1), 4))
	}
	b.WriteString("\tvoid many6(int a) { n = a & 3; }\n}\n")
	return b.String()
}

// TestNear: where the graph is large, a counterexample with few calls is found without it,
// and what has none is decided by it.
func TestNear(t *testing.T) {
	t.Parallel()
	path := javaFile(t, manyCalls())
	check := func(accept func(*verify.Config)) map[string]*report.Result {
		c := verify.Config{Paths: []string{path}, Bounds: cfg.Bounds{Bits: 4, Objects: 1}, Check: true, Reached: "off",
			Methods: []string{"Many.first", "Many.behind", "Many.whole", "Many.holds"}, Attempts: ground(gophersat(t))}
		accept(&c)
		out := map[string]*report.Result{}
		for _, r := range verify.Run(context.Background(), c).Results {
			out[r.Method] = r
		}
		return out
	}
	got := check(func(*verify.Config) {})
	for name, near := range map[string]bool{"first(int)": true, "behind(int)": true, "whole()": false} {
		r := got[name]
		if r == nil || r.Verdict != report.Violated || r.Counterexample.Status != "confirmed" || !r.CompleteKnown || r.Complete {
			t.Errorf("%s: %+v", name, r)
			continue
		}
		if small := r.Size.Edges < 2000; small != near {
			t.Errorf("%s: %d edges", name, r.Size.Edges)
		}
		if least := len(r.Counterexample.Minimized.Least) == 3; least == near {
			t.Errorf("%s: least are its %v", name, r.Counterexample.Minimized.Least)
		}
	}
	if r := got["holds(int)"]; r == nil || r.Verdict != report.Holds || r.Size.Edges < 2000 {
		t.Errorf("holds: %+v", r)
	}
	all := check(func(c *verify.Config) { c.All, c.Methods = true, c.Methods[:1] })
	if r := all["first(int)"]; r == nil || r.Verdict != report.Violated || r.Size.Edges < 2000 || !slices.Contains(r.Counterexample.Minimized.Least, "objects") {
		t.Errorf("with all properties: %+v", r)
	}
}

// TestNearConstants: the interpreter knows the chars of a constant string, and the name of a
// class, at which nothing in the graph of few calls looks.
func TestNearConstants(t *testing.T) {
	path := javaFile(t, `class A {
		static boolean ends(boolean a) { String s = a ? null : "x"; return "x".endsWith(s); }
		A next; int n;
		int of(Class<?> c) { return c == A.class ? next.n : named(c); }
		static int named(Class<?> c) { return c.getName().length(); }
	}`)
	c := verify.Config{Paths: []string{path}, Methods: []string{"A.ends", "A.of"}, Bounds: cfg.Bounds{Bits: 20, Objects: 1}, ShallowAlways: true, Check: true, Attempts: ground(gophersat(t))}
	doc := verify.Run(context.Background(), c)
	if len(doc.Results) != 2 {
		t.Fatal(columns.Text(doc))
	}
	for _, r := range doc.Results {
		if r.Verdict != report.Violated || r.Counterexample.Status != "confirmed" {
			t.Errorf("%s: %s\n%s", r.Method, r.Verdict, columns.Text(doc))
		}
	}
}
