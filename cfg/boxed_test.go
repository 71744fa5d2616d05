package cfg

import (
	"strings"
	"testing"
)

// TestBoxEscapes: what would tell boxes, or strings, of a clause apart is refused.
func TestBoxEscapes(t *testing.T) {
	for _, clause := range []string{
		`ensures (Object) x == (Object) x;`,
		`ensures same(x, x);`,
		`ensures \fresh((Object) x);`,
		`ensures System.identityHashCode(x) == 3;`,
		`ensures \reach(a).has((Object) x);`,
		`ensures same(c ? (Object) x : a, x);`,
		`ensures (x + "a") == (x + "a");`,
		`ensures same(c ? (Object) "a" : "a".concat("b"), x);`,
		`ensures \fresh(x + "a");`,
	} {
		w := world(t, "class A { static /*@ pure @*/ boolean same(Object a, Object b) { return a == b; } //@ "+clause+"\nstatic void f(A a, boolean c, int x) { } }")
		g, diags := Build(w, method(t, w, "A.f"), Options{})
		if g != nil || len(diags) == 0 || !strings.Contains(diags[0].Message, "identity of a box or a string that a clause makes") {
			t.Errorf("%s: %v", clause, diags)
		}
	}
}
