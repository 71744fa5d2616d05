package types_test

import "testing"

// TestSweptInitialisers: of a class that no code names the initialisers are loaded where they may change
// what other classes have, and otherwise not.
func TestSweptInitialisers(t *testing.T) {
	w := world(t, `
class A { static int n; static java.util.List<String> l; static int f(Object o) { return n; } }
class Changes { static { A.n = 1; } }
class Calls { static int m = go(); static int go() { return 1; } }
class Makes { static Object made = new Makes(); }
class Hands { static boolean more = java.util.Collections.addAll(A.l, "x"); }
class Inherits extends A { static boolean more = java.util.Collections.addAll(l, "x"); }
interface Has { java.util.List<String> ALL = new java.util.ArrayList<>(); }
class Adds implements Has { static boolean more = ALL.add("x"); static class Inner { static boolean more = ALL.add("y"); } }
class Casts { static Object o = null; static int k = ((A) o).f(o); }
class Through { static A a; static int k = a.f(null); }
class Keeps { static final java.util.List<String> ALL = new java.util.ArrayList<>(); static int[] made = {1}; static int k = Math.max(made.length, 2); }
class Named { static int[] made = {1}; static int g() { return made[0]; } }
`)
	w.LoadInitialisers()
	for _, of := range []string{"A", "Named"} {
		c := w.Lookup(of)
		w.Header(c)
		for _, m := range c.Methods {
			w.Load(m)
		}
	}
	w.Freeze()
	for name, want := range map[string]bool{"A": true, "Changes": true, "Calls": true, "Makes": true, "Hands": true, "Inherits": true, "Casts": true, "Through": true, "Adds": true, "Adds.Inner": true, "Keeps": false, "Named": true} {
		if got := w.AreInitialisersReached(w.Lookup(name)); got != want {
			t.Errorf("%s: initialisers are loaded: %v, want %v", name, got, want)
		}
	}
}
