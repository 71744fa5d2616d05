package replay_test

import (
	"testing"

	"inspect/counterexample/replay"
)

// TestOpenDigits: what JVMs may differ in costs the field that holds it, also where nothing ran
// but initialisers, and what reads it; what java.lang.StrictMath computes is known.
func TestOpenDigits(t *testing.T) {
	w := textWorld(t, "Logs.java", `
class Logs {
	static final double LN = Math.log(2);
	static final double STRICT = StrictMath.log(2), POWER = Math.pow(2, 10);
	static final double[] CACHE = new double[3];
	static final int AFTER = three();
	static { for (int i = 0; i < 3; i++) { CACHE[i] = Math.log(i); } }
	static int three() { return 3; }
}
class Reader { static final int N = (int) (Logs.LN * 1000), M = Logs.three(); }
class Cached { static final boolean C = Logs.CACHE[2] > 0.5; }
class Direct { static final int D = (int) (100 * Math.log(5)); }
class Local { static final int L; static { double d; d = Math.log(5); L = (int) d; } }`)
	s := replay.NewInitials(w, 32).Untouched()
	for name, known := range map[string]bool{"LN": false, "STRICT": true, "POWER": true, "CACHE": false, "AFTER": true, "N": false, "C": false, "D": false, "L": false} {
		if _, err := s.Initial(fieldNamed(t, w, name)); (err == nil) != known {
			t.Errorf("%s: %v, known %v", name, err, known)
		}
	}
	if err := s.Class(w.Lookup("Logs")); err != nil {
		t.Error(err)
	}
}
