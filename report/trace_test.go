package report

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"inspect/java/source"
)

// execution draws a random run of nested loops and calls.
func execution(t *rapid.T) []Step {
	var steps []Step
	line := 0
	var body func(depth, nesting, fuel int)
	add := func(kind, text string, depth, nesting int, changes ...NamedValue) {
		line++
		s := Step{Kind: kind, Line: line, Depth: depth, Text: text, Changes: changes}
		s.Arrange(nesting, "")
		steps = append(steps, s)
	}
	body = func(depth, nesting, fuel int) {
		for range rapid.IntRange(0, 3).Draw(t, "statements") {
			var ch []NamedValue
			for range rapid.IntRange(0, 3).Draw(t, "changes") {
				ch = append(ch, NamedValue{Name: rapid.SampledFrom([]string{"i", "current", "Node#1.next", "int[]#1[2]"}).Draw(t, "name"),
					Value: fmt.Sprint(rapid.IntRange(-99, 99).Draw(t, "value"))})
			}
			add("statement", "s"+strings.Repeat(rapid.SampledFrom([]string{"x", "漢"}).Draw(t, "letter"), rapid.IntRange(0, 70).Draw(t, "length")), depth, nesting, ch...)
			if fuel == 0 {
				continue
			}
			switch rapid.IntRange(0, 2).Draw(t, "what") {
			case 1:
				add("call", "call A.f", depth, nesting)
				body(depth+1, nesting, fuel-1)
				add("statement", "return 7;", depth+1, nesting, NamedValue{Name: "\\result", Value: "7"})
				add("return", "return from f", depth, nesting)
			case 2:
				at := line
				for k := range rapid.IntRange(1, 5).Draw(t, "iterations") {
					add("iteration", fmt.Sprintf("iteration %d", k+1), depth, nesting)
					steps[len(steps)-1].Line = at
					body(depth, nesting+1, fuel-1)
				}
			}
		}
	}
	body(0, 0, 3)
	return steps
}

func pathOf(steps []Step, how string) []string {
	p := &printer{o: TextOptions{Trace: how, Width: defaultWidth}}
	p.path(steps)
	return strings.Split(strings.TrimRight(p.b.String(), "\n"), "\n")
}

// TestTraceFits: no line of a trace is longer than 80 columns; the full one
// shows every step once, under the iterations and calls that it is in.
func TestTraceFits(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		steps := execution(t)
		for _, how := range []string{"full", "short"} {
			for _, l := range pathOf(steps, how) {
				if n := source.Columns(l); n > defaultWidth {
					t.Fatalf("%d columns: %s", n, l)
				}
			}
		}
		next := 0
		for _, l := range pathOf(steps, "full") {
			var line int
			if len(l) < 9 || l[4:8] == "    " || l == "  path" {
				continue
			}
			if _, err := fmt.Sscan(l[:8], &line); err != nil {
				t.Fatal(err)
			}
			s := steps[next]
			next++
			indent := len(l[8:]) - len(strings.TrimLeft(l[8:], " "))
			if want := 2 + 2*min(s.level(), deepestLevel); line != s.Line || indent != want {
				t.Fatalf("line %d indented by %d, want %d by %d: %s", line, indent, s.Line, want, l)
			}
		}
		if next != len(steps) {
			t.Fatalf("%d of %d steps are shown", next, len(steps))
		}
		if got := pathOf(steps, "none"); len(got) != 1 || got[0] != "" {
			t.Fatalf("%q is shown of a trace not wanted", got)
		}
	})
}

// TestShortTrace: a call is one line with its value; of a loop the first and the
// last iteration are shown, the others are one line; what leaves the method
// inside a call is shown.
func TestShortTrace(t *testing.T) {
	step := func(kind, text string, depth, nesting int, changes ...NamedValue) Step {
		s := Step{Kind: kind, Line: 5, Depth: depth, Text: text, Changes: changes}
		s.Arrange(nesting, strings.TrimPrefix(text, "call "))
		return s
	}
	var steps []Step
	for i := range 4 {
		k := fmt.Sprint(i + 1)
		steps = append(steps, step("iteration", "iteration "+k, 0, 0),
			step("call", "call f("+k+")", 0, 1),
			step("statement", "x = 1", 1, 1, NamedValue{Name: "x", Value: "1"}),
			step("statement", "this.n++", 1, 1, NamedValue{Name: "A#1.n", Value: k}),
			step("statement", "return n;", 1, 1, NamedValue{Name: "\\result", Value: k}),
			step("return", "return from f", 0, 1),
			step("statement", "y = f("+k+")", 0, 1, NamedValue{Name: "y'2", Value: k}))
	}
	steps = append(steps, step("call", "call g()", 0, 0), step("statement", "z = 1 / 0", 1, 0))
	want := `  path
       5  iteration 1
       5    > f(1) → 1                          A#1.n = 1
       5    y = f(1)                            y = 1
          … 2 more iterations                   A#1.n = 3, y = 3
       5  iteration 4
       5    > f(4) → 4                          A#1.n = 4
       5    y = f(4)                            y = 4
       5  > g()
       5    z = 1 / 0`
	if got := strings.Join(pathOf(steps, "short"), "\n"); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
