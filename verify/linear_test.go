package verify

import (
	"context"
	"fmt"
	"runtime"
	"strings"
	"testing"

	"inspect/java/source"
)

// TestLinear: what is allocated to prepare a method grows as the program does. Where
// it grows as the square, a program four times as large takes sixteen times as much.
func TestLinear(t *testing.T) { // not beside others, since it measures memory
	for name, c := range map[string]struct {
		class  func(i int) string
		method func(n int) string
	}{
		"extends, the last": {func(i int) string {
			return fmt.Sprintf("class C%d %s { int f%d; int m%d() { return f%d; } int common() { return %d; } }\n", i, after(i, "extends C%d"), i, i, i, i)
		}, func(n int) string { return fmt.Sprintf("C%d.m%d", n-1, n-1) }},
		"implements": {func(i int) string {
			return fmt.Sprintf("interface I%d %s { int m%d(); }\n", i, after(i, "extends I%d"), i)
		}, func(n int) string { return "A.f" }},
		"mentions, the last": {func(i int) string {
			return fmt.Sprintf("class C%d { int v; %s //@ invariant v >= 0;\n int m%d() { return v; } }\n", i, after(i, "C%d n;"), i)
		}, func(n int) string { return fmt.Sprintf("C%d.m%d", n-1, n-1) }},
		"methods": {func(i int) string {
			return fmt.Sprintf("class C%d { //@ ensures \\result == %d;\n static int m() { return %d; } static int n%d(int x) { return x; } int k; }\n", i, i, i, i)
		}, func(n int) string { return "C7.m" }},
	} {
		t.Run(name, func(t *testing.T) {
			program := func(n int) Config {
				var text strings.Builder
				text.WriteString("class A { static int f(int x) { return x; } }\n")
				for i := range n {
					text.WriteString(c.class(i))
				}
				return Config{Paths: []string{writeJava(t, text.String())}, Methods: []string{c.method(n)}, Attempts: groundOnly(t)}
			}
			small, large := allocated(t, program(300)), allocated(t, program(1200))
			most := 6.0
			if name == "implements" { // each may have objects of its own, with all the supertypes above it
				most = 8
			}
			if ratio := float64(large) / float64(small); ratio > most {
				t.Errorf("4 times the classes: %.1f times the memory (%d and %d bytes)", ratio, small, large)
			}
		})
	}
	t.Run("one class", func(t *testing.T) {
		program := func(n int) Config {
			var text strings.Builder
			for i := range n {
				fmt.Fprintf(&text, "  int f%d = %d; int m(A%s) { return f%d; } int m%d() { return 0; }\n", i, i, strings.Repeat("[]", i%200)+" x", i, i)
			}
			return Config{Paths: []string{writeJava(t, "class A {\n"+text.String()+"}")}, Methods: []string{"A.m7"}, Attempts: groundOnly(t)}
		}
		small, large := allocated(t, program(200)), allocated(t, program(800))
		if ratio := float64(large) / float64(small); ratio > 6 {
			t.Errorf("4 times the members: %.1f times the memory (%d and %d bytes)", ratio, small, large)
		}
	})
}

func after(i int, format string) string {
	if i == 0 {
		return ""
	}
	return fmt.Sprintf(format, i-1)
}

// allocated is how many bytes are allocated until the graph of a method is built.
func allocated(t *testing.T, c Config) uint64 {
	t.Helper()
	var before, behind runtime.MemStats
	runtime.ReadMemStats(&before)
	r, ms, ds := open(context.Background(), &c, prepareAll)
	if source.HasError(ds) || len(ms) != 1 {
		t.Fatal(len(ms), ds)
	}
	m := r.newMethod(ms[0])
	if !m.through(context.Background(), front) {
		t.Fatal(m.res.Verdict, m.res.Diagnostics)
	}
	runtime.ReadMemStats(&behind)
	return behind.TotalAlloc - before.TotalAlloc
}
