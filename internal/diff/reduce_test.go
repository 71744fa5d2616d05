package diff

import (
	"slices"
	"testing"
)

// TestReduced: what looks idle goes, and all that the last line needs stays.
func TestReduced(t *testing.T) {
	for _, k := range []struct{ lines, want []string }{
		{[]string{"char[] values = new char[] {'a'};", "Ring$pair.Ring$in0(values, -1, '=');", "Ring$pair ring$pair = new Ring$pair(values);", "ring$pair.f();"},
			[]string{"char[] values = new char[] {'a'};", "Ring$pair ring$pair = new Ring$pair(values);", "ring$pair.f();"}},
		{[]string{"int[] a = null;", "new Ring$pair(a);", "Ring$pair ring$pair = new Ring$pair(1);", "ring$pair.g();", "ring$pair.f();"},
			[]string{"Ring$pair ring$pair = new Ring$pair(1);", "ring$pair.g();", "ring$pair.f();"}},
		{[]string{"Ring$pair.f(1);"}, []string{"Ring$pair.f(1);"}},
	} {
		if got := reduced(k.lines, "$pair"); !slices.Equal(got, k.want) {
			t.Errorf("%q\nbecomes %q\nand not %q", k.lines, got, k.want)
		}
	}
}
