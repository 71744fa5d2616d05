package encode

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"inspect/cfg"
	"inspect/internal/oracle"
	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
	"inspect/smtlib"
)

// graphOf is the graph of method T.m.
func graphOf(t failer, java string, b cfg.Bounds) *cfg.Graph {
	t.Helper()
	demand := func(ds []*source.Diagnostic) {
		for _, d := range ds {
			if d.Severity == source.Error {
				t.Fatalf("%s\n%s", d.Format(), java)
			}
		}
	}
	f, ds := parse.File(source.NewFile("T.java", java))
	demand(ds)
	w, ds := types.NewWorld([]*ast.File{f}, oracle.Config())
	demand(ds)
	ms, d := w.FindMethods("T.m")
	if d != nil || len(ms) != 1 {
		t.Fatalf("%v, %d methods", d, len(ms))
	}
	demand(w.Resolve(ms[0]))
	g, ds := cfg.Build(w, ms[0], cfg.Options{Bounds: b.WithDefaults()})
	demand(ds)
	return g
}

// widths lists the constants of a script with their widths.
func widths(s *smtlib.Script) map[string]int {
	out := map[string]int{}
	for _, line := range strings.Split(s.String(), "\n") {
		var name string
		var w int
		if n, _ := fmt.Sscanf(line, "(declare-const %s (_ BitVec %d))", &name, &w); n == 2 {
			out[strings.Trim(name, "|")] = w
		}
	}
	return out
}

// TestOrderWidths: which integers get fewer bits, and how many.
func TestOrderWidths(t *testing.T) {
	for _, c := range []struct {
		name, java string
		want       map[string]int
	}{
		{"compared with each other", // 2 integers and 0: -2..2
			`class T { static void m(int a, int b) { assert a <= b; } }`,
			map[string]int{"a": 3, "b": 3}},
		{"one and a constant", // -1..101
			`class T { static void m(int a) { assert a != 100; } }`, map[string]int{"a": 8}},
		{"a negative constant", // -130..2
			`class T { static void m(int a, int b) { int c = a; if (c < b) c = -128; assert c < b; } }`,
			map[string]int{"a": 9, "b": 9}},
		{"a constant that leaves no room",
			`class T { static void m(int a) { assert a != Integer.MAX_VALUE; } }`, map[string]int{"a": 32}},
		{"arithmetic on one",
			`class T { static void m(int a, int b, int c, int d) { assert a + 1 != b || c != d; } }`,
			map[string]int{"a": 32, "b": 32, "c": 3, "d": 3}},
		{"arithmetic behind a field",
			`class T { int f; static void m(T t, int a) { if (t.f == a) { assert (t.f & 1) == 0; } } }`,
			map[string]int{"a": 32}},
		{"an index", `class T { static void m(boolean[] x, int a) { assert x[a]; } }`, map[string]int{"a": 32}},
		{"a length", `class T { static void m(boolean[] x, int a) { assert x.length != a; } }`, map[string]int{"a": 32}},
		{"another type", `class T { static void m(int a, long b) { assert a != b; } }`, map[string]int{"a": 32, "b": 64}},
		{"characters", `class T { static void m(char a, char b) { assert a <= b; } }`, map[string]int{"a": 16, "b": 16}},
		{"a quantifier over all", `class T {
			//@ requires (\forall int k; k < a; k < b);
			static void m(int a, int b) { assert a <= b; } }`, map[string]int{"a": 8, "b": 8}},
	} {
		t.Run(c.name, func(t *testing.T) {
			bits := 32
			if strings.Contains(c.java, "forall") { // expanded
				bits = 8
			}
			e, err := New(graphOf(t, c.java, cfg.Bounds{Bits: bits, Objects: 2, ArrayLength: 2}), Options{Encoding: Ground})
			if err != nil {
				t.Fatal(err)
			}
			got := widths(e.Script(Goal{Kind: Violate}))
			for name, w := range c.want {
				if got[name] != w {
					t.Errorf("%s has %d bits, want %d", name, got[name], w)
				}
			}
		})
	}
}

// order is a random program over three integers that only compares and moves
// them: its text, and what it does.
type order struct {
	text string
	eval func(v [4]int) int // of a, b, c and the variable d; conditions give 0 or 1
}

func orderValue(t *rapid.T, depth int) order {
	switch k := rapid.IntRange(0, 8).Draw(t, "value"); {
	case k < 4:
		return order{string("abcd"[k]), func(v [4]int) int { return v[k] }}
	case k < 6 || depth == 0:
		n := rapid.IntRange(-2, 2).Draw(t, "constant")
		return order{fmt.Sprintf("(%d)", n), func([4]int) int { return n }}
	}
	c, x, y := orderCondition(t, depth-1), orderValue(t, depth-1), orderValue(t, depth-1)
	return order{"(" + c.text + " ? " + x.text + " : " + y.text + ")", func(v [4]int) int {
		if c.eval(v) == 1 {
			return x.eval(v)
		}
		return y.eval(v)
	}}
}

var comparisons = map[string]func(x, y int) bool{
	"<": func(x, y int) bool { return x < y }, "<=": func(x, y int) bool { return x <= y },
	">": func(x, y int) bool { return x > y }, ">=": func(x, y int) bool { return x >= y },
	"==": func(x, y int) bool { return x == y }, "!=": func(x, y int) bool { return x != y },
}

func orderCondition(t *rapid.T, depth int) order {
	if depth == 0 || rapid.IntRange(0, 3).Draw(t, "condition") == 0 {
		op := rapid.SampledFrom([]string{"<", "<=", ">", ">=", "==", "!="}).Draw(t, "op")
		x, y := orderValue(t, depth), orderValue(t, depth)
		return order{"(" + x.text + " " + op + " " + y.text + ")",
			func(v [4]int) int { return truthInt(comparisons[op](x.eval(v), y.eval(v))) }}
	}
	x, y := orderCondition(t, depth-1), orderCondition(t, depth-1)
	if rapid.Bool().Draw(t, "and") {
		return order{"(" + x.text + " && " + y.text + ")", func(v [4]int) int { return x.eval(v) & y.eval(v) }}
	}
	return order{"(" + x.text + " || !" + y.text + ")", func(v [4]int) int { return x.eval(v) | (1 - y.eval(v)) }}
}

// TestOrder compares random programs that only compare and move integers with
// what enumeration of all integers of 5 bits finds.
func TestOrder(t *testing.T) {
	const bits = 5
	answers, narrow := map[string]int{}, 0
	rapid.Check(t, func(rt *rapid.T) {
		first, second := orderCondition(rt, 2), orderCondition(rt, 3)
		then := orderValue(rt, 1)
		java := fmt.Sprintf(`class T {
    static int c;
    static void m(int a, int b) {
        int d = b;
        if (%s) { d = %s; }
        assert !%s;
    }
}`, first.text, then.text, second.text)
		want := "unsat"
		const lo, hi = -1 << (bits - 1), 1<<(bits-1) - 1
	search:
		for a := lo; a <= hi; a++ {
			for b := lo; b <= hi; b++ {
				for c := lo; c <= hi; c++ {
					v := [4]int{a, b, c, b}
					if first.eval(v) == 1 {
						v[3] = then.eval(v)
					}
					if second.eval(v) == 1 {
						want = "sat"
						break search
					}
				}
			}
		}
		g := graphOf(rt, java, cfg.Bounds{Bits: bits})
		e, err := New(g, Options{Encoding: Ground})
		if err != nil {
			rt.Fatalf("%v", err)
		}
		s := e.Script(Goal{Kind: Violate})
		for _, w := range widths(s) {
			if w < bits {
				narrow++
			}
		}
		got, m := solve(rt, "z3", s)
		if got != want {
			rt.Fatalf("%s, but enumeration says %s\n%s\n%s", got, want, java, s)
		}
		if m != nil {
			satisfies(rt, s, m)
		}
		answers[got]++
	})
	t.Log(answers, narrow)
	if answers["sat"] == 0 || narrow == 0 {
		t.Errorf("one-sided: %v, %d narrow constants", answers, narrow)
	}
}
