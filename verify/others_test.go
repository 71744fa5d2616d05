package verify_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"inspect/encode"
	"inspect/java/bounds"
	"inspect/report"
	"inspect/verify"
	"inspect/z3"
)

// TestOthersAreAll: where the inputs are few, the counterexamples of a property are all those that
// enumeration finds, each once, and no more.
func TestOthersAreAll(t *testing.T) {
	t.Parallel()
	const bits = 3
	wrap := func(n int) int { return (n&(1<<bits-1) ^ 1<<(bits-1)) - 1<<(bits-1) }
	var want []string
	for x := -4; x < 4; x++ {
		for y := -4; y < 4; y++ {
			if x != 3 && wrap(x*y) == -2 || x == 3 && y < -2 {
				want = append(want, fmt.Sprintf("x = %d, y = %d", x, y))
			}
		}
	}
	slices.Sort(want)
	path := javaFile(t, `class A { static void f(int x, int y) { int z = x == 3 ? y < -2 ? -2 : 0 : x * y; assert z != -2; } }`)
	lib, err := z3.Open()
	if err != nil {
		t.Fatal(err)
	}
	for name, attempts := range map[string][]verify.Attempt{
		"ground":     ground(gophersat(t)),
		"quantified": {{Encoding: encode.Options{Encoding: encode.Quantified}, Backend: lib.Backend()}},
	} {
		doc := verify.Run(context.Background(), verify.Config{Paths: []string{path}, Bounds: bounds.Bounds{Bits: bits}, States: "any", Needs: "off",
			Attempts: attempts, Counterexamples: 60, Check: true})
		r := doc.Results[0]
		if r.Verdict != report.Violated {
			t.Fatalf("%s: %s %v", name, r.Verdict, r.Diagnostics)
		}
		var have []string
		for _, c := range r.Counterexample.All() {
			if c.Status != "confirmed" {
				t.Errorf("%s: %v is %s: %s", name, c.Arguments, c.Status, c.Reason)
			}
			var args []string
			for _, a := range c.Arguments {
				args = append(args, a.Name+" = "+a.Value)
			}
			have = append(have, strings.Join(args, ", "))
		}
		if slices.Sort(have); !slices.Equal(have, want) {
			t.Errorf("%s: %d\n%v\nwant %d\n%v", name, len(have), have, len(want), want)
		}
	}
}
