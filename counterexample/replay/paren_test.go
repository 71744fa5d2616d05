package replay_test

import (
	"testing"

	"inspect/counterexample/replay"
	"inspect/java/heap"
)

// TestParentheses: core has none, but what is wrong is shown as it is written; the
// parts below are shown without.
func TestParentheses(t *testing.T) {
	w := textWorld(t, "P.java", `class P {
    static int div(int x) { return 8 / ((x)); }
    static int[] make(byte x) { return new int[(x)]; }
    static int at(int x) { int[] a = new int[2]; return (a)[(x + 1)]; }
    static int of(int x) { int[] a = null; return ((a)).length; }
    //@ ensures ((\result)) == ((x)) && (x > -9);
    static long same(int x) { return (x) + 1; }
}`)
	for name, c := range map[string]struct {
		x    int64
		want string
	}{
		"div":  {0, "((x)): ((x)) is 0\nx = 0"},
		"make": {-3, "(x): (x) is -3\nx = -3"},
		"at":   {4, "(x + 1): (x + 1) is 5, (a) has length 2\nx + 1 = 5\n  x = 4\na = int[]#1\n(a).length = 2"},
		"of":   {0, "((a)): ((a)) is null\na = null"},
		"same": {5, "((\\result)) == ((x))\n\\result = 6\nx = 5"},
	} {
		m := method(t, w, "P."+name)
		s := &heap.State{Roots: []heap.NamedValue{{Name: "x", Value: heap.Value{Type: m.Params[0].Type, Int: c.x}}}}
		o, err := replay.New(w, replay.Config{}).Check(m, s)
		if err != nil || o.Violation == nil || o.Violation.Detail == nil {
			t.Fatalf("%s: %v %+v", name, err, o)
		}
		if have := whole(o.Violation.Detail); have != c.want {
			t.Errorf("%s: have\n%s\nwant\n%s", name, have, c.want)
		}
	}
}
