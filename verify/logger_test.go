package verify_test

import "testing"

// TestLoggers: loggers of one name are one, so whether two that are made apart are is refused;
// what only logs is checked.
func TestLoggers(t *testing.T) {
	of := resultsOf(t, 12, `import java.util.logging.*;
class A {
	private static final Logger LOG = Logger.getLogger(A.class.getName());
	static class Own extends Logger { Own() { super("a", null); } }
	/*@ nullable @*/ Logger own;
	//@ ensures \result == n;
	static int logs(int n) { LOG.info("n is " + n); return n; }
	boolean same() { return own == LOG; }
	boolean apart(Own o) { return LOG != o; }
	boolean none() { return own == null; }
	boolean twice() { assert LOG.equals(Logger.getLogger("A")); return true; }
	void level() { LOG.getLevel(); }
}`)
	for name, want := range map[string]string{"A.logs(int)": "holds", "A.same()": "unsupported", "A.apart(Own)": "unsupported",
		"A.none()": "nothing-to-check", "A.twice()": "holds", "A.level()": "unsupported"} {
		r := of[name]
		if r == nil || string(r.Verdict) != want {
			t.Errorf("%s: %+v, want %s", name, r, want)
		}
	}
}
