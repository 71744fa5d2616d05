package types_test

import "testing"

func TestSingle(t *testing.T) {
	w := world(t, `class A { static final Object MINE = new Object(); void m() { Runtime.getRuntime(); } }`)
	for name, want := range map[string]bool{"A": false, "java.lang.Runtime": true, "java.lang.System": false} {
		c := w.Lookup(name)
		w.Header(c)
		n := 0
		for _, f := range c.Fields {
			if f.IsSingle() {
				n++
			}
		}
		if (n > 0) != want || c.Untouched() != (c.Library && !want) {
			t.Errorf("%s: %d objects of its own, untouched %v", name, n, c.Untouched())
		}
	}
}
