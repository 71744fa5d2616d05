package verify_test

import (
	"context"
	"slices"
	"testing"

	"inspect/verify"
)

// TestListed: methods are listed without what they call, and are the same as with it,
// those of lambdas with a contract among them.
func TestListed(t *testing.T) {
	dir := tree(t, map[string]string{"A.java": `class A {
			interface Half { /*@ ensures \result <= x || x < 0; @*/ int of(int x); }
			static final Half SHIFT = x -> x >> 1;
			static int twice(Half h, int x) { return h.of(h.of(x)); }
			static int quarter(int x) { return twice(y -> y / 2, x); }
			private static Half hidden() { return y -> 0; }
			Half field = y -> y;
		}`})
	names := func(l *verify.List) (out []string) {
		for _, m := range l.Methods {
			out = append(out, m.Class+"."+m.Method+" "+m.Contract)
		}
		return out
	}
	c := verify.Config{Paths: []string{dir, "../testdata/dialects/key"}}
	quick, whole := names(verify.ListMethods(context.Background(), c)), names(verify.ListUnsupported(context.Background(), c))
	if lambdas := len(quick) - len(names(verify.ListMethods(context.Background(), verify.Config{Paths: c.Paths[1:]}))); lambdas != 8 {
		t.Errorf("%d methods of A: %q", lambdas, quick)
	}
	if !slices.Equal(quick, whole) {
		t.Errorf("listed are\n%q\nand with what they call\n%q", quick, whole)
	}
}
