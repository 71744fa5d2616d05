package encode

import (
	"slices"
	"testing"

	"inspect/cfg"
	"inspect/smtlib"
)

const tightJava = `class T {
	static class Item { /*@ nullable @*/ T owner; int at; }
	Item[] a; int n;
	//@ requires 0 <= n && n <= a.length;
	//@ requires (\forall int i; 0 <= i && i < n; a[i] != null && 0 <= a[i].at && a[i].at < a.length);
	//@ requires (\forall int i, j; 0 <= i && i < j && j < n; a[i] != a[j]);
	//@ requires (\forall int i; n <= i && i < a.length; a[i] == null);
	int m() { return n + a[0].at + 1; } }`

// TestTight: element i of an array of different objects is null or object i+1, and
// what its objects say of indices needs the bits of an index.
func TestTight(t *testing.T) {
	b := cfg.Bounds{Bits: 6, Objects: 4, ArrayLength: 4, PerClass: map[string]int{"T": 1}}
	for _, c := range []struct {
		name    string
		options Options
		element []int // numbers that a[2] may have
		at      int   // bits of at
	}{
		{"without", Options{Encoding: Ground}, []int{0, 1, 2, 3}, 6},
		{"with", Options{Encoding: Ground, Refute: refute}, []int{0, 3}, 2},
		{"no facts", Options{Encoding: Ground, Refute: refute, NoFacts: true}, []int{0, 1, 2, 3}, 6},
		{"nothing refuted", Options{Encoding: Ground, Refute: func(_, cases []*smtlib.Term) []bool { return make([]bool, len(cases)) }}, []int{0, 1, 2, 3}, 6},
		{"interrupted", Options{Encoding: Ground, Refute: func(_, cases []*smtlib.Term) []bool { return nil }}, []int{0, 1, 2, 3}, 6},
	} {
		t.Run(c.name, func(t *testing.T) {
			e, err := New(graphOf(t, tightJava, b), c.options)
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range e.Graph.Sorts {
				for _, comp := range e.Graph.Components {
					if comp.Kind != cfg.Elems || comp.Sort != s {
						continue
					}
					if got := e.ground.ranges.candidates(e.ElemValue(comp, 1, 2, e.Graph.Entry), 100); !slices.Equal(got, c.element) {
						t.Errorf("a[2] is one of %v, want %v", got, c.element)
					}
				}
			}
			if got := widths(e.Script(Goal{Kind: Finish})); got["Item#1.Item.at"] != c.at {
				t.Errorf("at has %d bits, want %d: %v", got["Item#1.Item.at"], c.at, got)
			}
		})
	}
}
