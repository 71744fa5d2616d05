package verify

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"inspect/cfg"
	"inspect/encode"
	"inspect/report"
	"inspect/solve/sat"
	"inspect/verify/decide"
	"inspect/z3"
)

const cores = `class Cores {
    static class Node { Node next; int value; }
    interface I { default int f() { return 1; } int g(); int h(); }
    sealed interface Closed {}
    static abstract class Partly { int h() { return 1; } abstract int k(); }
    static class Base { int m() { return 1; } }
    static class Over extends Base { int m() { return 2; } }
    static abstract class Only { int m() { return 1; } }
    static class Own extends Only { int m() { return 2; } }
    static class Holder { Closed held; int g() { return held.hashCode(); } }
    Node head;

    //@ requires a.length == 10;
    static int ten(int[] a) { return a.length; }
    //@ requires a.length == 10 && a.length == 11;
    static int both(int[] a) { return a.length; }
    //@ requires n == 6;
    //@ requires a.length > n;
    static int byName(int[] a, int n) { return a.length; }
    //@ requires a != b && b != c && a != c && a != d && b != d && c != d;
    static int four(Node a, Node b, Node c, Node d) { return 0; }
    //@ requires \reach(n, Node, next).int_size() == 5;
    static int fifth(Node n) { return 0; }
    //@ requires a < b && b < c && c < d && d < e;
    static int chain(int a, int b, int c, int d, int e) { return 0; }
    //@ requires x > 1 && x < 1;
    static int never(int x) { return 0; }
    static int given(Closed i) { return 1; }
    static int givenNull(/*@ nullable @*/ Closed i) { return 1; }

    //@ ensures \result >= 0;
    int indexOf(int v) {
        int i = 0;
        Node n = head;
        while (n != null) {
            if (n.value == v) {
                return 1;
            }
            n = n.next;
        }
        return -1;
    }
    static int longer(int[] a) {
        if (a.length > 4) {
            return 1;
        }
        return 0;
    }
    static int often(int n) {
        int i = 0;
        while (i < n) {
            i++;
        }
        if (i > 4) {
            return 1;
        }
        return 0;
    }
    static int deep(int n) {
        if (n <= 0) {
            return 0;
        }
        int d = deep(n - 1) + 1;
        if (d > 2) {
            return 7;
        }
        return d;
    }
    static int distinct(Node a, Node b) {
        if (a == b) {
            return 0;
        }
        return 1;
    }
    //@ requires x > 0;
    static int fact(int x) {
        if (x <= 0) {
            x = 1;
            x = 2;
        }
        return x;
    }
    static int constant(int x) {
        if (false) {
            x = 1;
        }
        return x;
    }
    static int wide(int x) {
        if (x > 1 && x - 1 > 0 && x > x - 2 && x - 2 > 0) {
            return 1;
        }
        return 0;
    }
    static int handler(int x) {
        try {
            x = 1;
        } catch (RuntimeException e) {
            return 3;
        }
        return x;
    }
}
`

// TestCores: what contradicts each other, bounds and missing classes included, in
// both encodings.
func TestCores(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "Cores.java")
	if err := os.WriteFile(path, []byte(cores), 0o644); err != nil {
		t.Fatal(err)
	}
	gopher, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	lib, err := z3.Open()
	if err != nil {
		t.Fatal(err)
	}
	columns := map[encode.Method]decide.Attempt{
		encode.Ground:     {Encoding: encode.Options{Encoding: encode.Ground}, Backend: gopher},
		encode.Quantified: {Encoding: encode.Options{Encoding: encode.Quantified}, Backend: lib.Backend()},
	}
	for _, c := range []struct {
		method  string
		bounds  cfg.Bounds
		verdict report.Verdict
		core    []string // of the verdict, or of the one line that is never reached
		says    string   // of the diagnostic
	}{
		{"Cores.ten", cfg.Bounds{}, report.Inconclusive, []string{"requires a.length == 10;", "--array-length 4"}, ""},
		{"Cores.ten", cfg.Bounds{ArrayLength: 10}, report.Holds, nil, ""},
		{"Cores.both", cfg.Bounds{}, report.Vacuous, []string{"requires a.length == 10 && a.length == 11;"}, ""},
		{"Cores.byName", cfg.Bounds{}, report.Inconclusive, []string{"requires n == 6;", "requires a.length > n;", "--array-length 4"}, ""},
		{"Cores.four", cfg.Bounds{}, report.Inconclusive, []string{"requires a != b", "a is not null", "b is not null", "c is not null", "d is not null", "--objects Node=3"}, ""},
		{"Cores.four", cfg.Bounds{PerClass: map[string]int{"Node": 4}}, report.Holds, nil, ""},
		{"Cores.fifth", cfg.Bounds{}, report.Inconclusive, []string{`requires \reach(n, Node, next).int_size() == 5;`, "--objects Node=3"}, ""},
		{"Cores.chain", cfg.Bounds{Bits: 2}, report.Inconclusive, []string{"requires a < b", "--bits 2"}, ""},
		{"Cores.chain", cfg.Bounds{Bits: 3}, report.Holds, nil, ""},
		{"Cores.never", cfg.Bounds{Bits: 3}, report.Vacuous, []string{"requires x > 1 && x < 1;"}, ""},
		{"Cores.given", cfg.Bounds{}, report.Inconclusive, nil, "no class implements Closed: i can only be null"},
		{"Cores.givenNull", cfg.Bounds{}, report.Inconclusive, nil, "no class implements Closed: i can only be null"},
		{"I.f", cfg.Bounds{}, report.Holds, nil, ""},
		{"Partly.h", cfg.Bounds{}, report.Holds, nil, ""},
		{"Base.m", cfg.Bounds{}, report.Holds, nil, ""},
		{"Only.m", cfg.Bounds{}, report.Inconclusive, nil, "every class that inherits m from Only has a method of its own instead"},
		{"Holder.g", cfg.Bounds{}, report.Inconclusive, []string{"Holder.held is not null"}, "no class implements Closed"},

		{"Cores.indexOf", cfg.Bounds{Objects: 2}, report.Holds, []string{"Node.next is not null (the default)", "Cores.head is not null (the default)", "[!(n != null)]"}, ""},
		{"Cores.longer", cfg.Bounds{}, report.Holds, []string{"[a.length > 4]", "--array-length 4"}, ""},
		{"Cores.longer", cfg.Bounds{ArrayLength: 5}, report.Holds, nil, ""},
		{"Cores.often", cfg.Bounds{}, report.Holds, []string{"[i > 4]", "--unwind 4"}, ""},
		{"Cores.often", cfg.Bounds{Unwind: 5}, report.Holds, nil, ""},
		{"Cores.deep", cfg.Bounds{}, report.Holds, []string{"[d > 2]", "--recursion 3"}, ""},
		{"Cores.deep", cfg.Bounds{Recursion: 4}, report.Holds, nil, ""},
		{"Cores.distinct", cfg.Bounds{Objects: 1}, report.Holds, []string{"a is not null", "b is not null", "[!(a == b)]", "--objects Node=1"}, ""},
		{"Cores.distinct", cfg.Bounds{Objects: 2}, report.Holds, nil, ""},
		{"Cores.fact", cfg.Bounds{}, report.Holds, []string{"requires x > 0;", "[x <= 0]"}, ""},
		{"Cores.constant", cfg.Bounds{}, report.Holds, []string{"[false]"}, ""},
		{"Cores.wide", cfg.Bounds{Bits: 2}, report.Inconclusive, nil, "does not fit"},
		{"Cores.handler", cfg.Bounds{}, report.Holds, []string{"nothing before it leads there"}, ""},
	} {
		for name, a := range columns {
			doc := Run(context.Background(), Config{Paths: []string{path}, Methods: []string{c.method}, Bounds: c.bounds,
				Check: true, Attempts: []decide.Attempt{a}, Reached: "full", Calls: "inline"})
			if len(doc.Results) != 1 || doc.Results[0].Verdict != c.verdict && !(c.verdict == report.Holds && doc.Results[0].Verdict.Good()) {
				t.Errorf("%s, %s: want %s:\n%s", c.method, name, c.verdict, textOf(doc))
				continue
			}
			r := doc.Results[0]
			if r.Verdict == report.Inconclusive && r.Reason != "bounds" {
				t.Errorf("%s, %s: the reason is %s", c.method, name, r.Reason)
			}
			core := r.Core
			if r.Verdict.Good() {
				core = nil
				if n := len(r.Lines.NeverReached); !r.Lines.Known || n > 1 || (n == 1) != (c.core != nil) {
					t.Errorf("%s, %s: %d lines are never reached\n%s", c.method, name, n, textOf(doc))
					continue
				} else if n == 1 {
					core = r.Lines.NeverReached[0].Core
				}
			}
			var have []string
			for _, p := range core {
				if p.Bound != "" {
					have = append(have, p.Bound)
				} else {
					have = append(have, p.Text)
				}
			}
			begins := func(have, want string) bool { return strings.HasPrefix(have, want) }
			missing := slices.DeleteFunc(slices.Clone(c.core), func(w string) bool {
				return slices.ContainsFunc(have, func(h string) bool { return begins(h, w) })
			})
			if len(missing) > 0 || len(have) > len(c.core)+1 {
				t.Errorf("%s, %s: have %q, want %q", c.method, name, have, c.core)
			}
			if c.says != "" && !slices.ContainsFunc(r.Diagnostics, func(d report.Diagnostic) bool {
				return strings.Contains(d.Message, c.says) && d.Remedy != ""
			}) {
				t.Errorf("%s, %s: nothing says %q:\n%s", c.method, name, c.says, textOf(doc))
			}
		}
	}
}
