package verify_test

import (
	"context"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"inspect/internal/columns"
	"inspect/verify"
)

// outside is a class with fields that get their values from outside the program.
const outside = `
import java.util.*;
class A {
	static final int CPUS = Runtime.getRuntime().availableProcessors();
	static final int HALF = CPUS / 2;
	static final boolean DEBUG = Boolean.getBoolean("debug");
	static final String NAME = System.getProperty("name", "x");
	static final Integer LEVEL = Integer.valueOf(System.getProperty("level", "3"));
	static final long START = System.nanoTime();
	private static final int[] TABLE = {1, 2};
	static int calls;
	static int next() { return ++calls + new Random().nextInt(); }
	static final int OWN = next();
	static void cpus() { assert CPUS >= 1; }
	static void cpusMore() { assert CPUS >= 2; }
	static void half() { assert HALF * 2 == CPUS || HALF * 2 + 1 == CPUS; }
	static void halfOther() { assert HALF * 2 == CPUS; }
	static void debug(int n) { assert n != 7 || !DEBUG; }
	static void debugOff(int n) { assert DEBUG || !DEBUG && n == n; }
	static void name() { assert NAME != null; }
	static void nameShort() { assert NAME.length() < 2; }
	static void level() { assert LEVEL != null; }
	static void levelZero() { assert LEVEL != 0; }
	static void elapsed() { assert System.nanoTime() - START >= 0; }
	static void backwards() { long a = System.nanoTime(); long b = System.nanoTime(); long c = System.nanoTime(); assert a <= b && b <= c && c - a >= 0; }
	static void elapsedMore() { assert System.nanoTime() - START > 0; }
	static void table(int i) { assert TABLE[i & 1] > 0; }
	static void own() { assert OWN > 0; }
	static int base = 5;
	static final int SUM = base + CPUS;
	static void sum() { assert SUM - base >= 1; }
	static final int EARLY = A.LATE + CPUS;
	static final int LATE = Runtime.getRuntime().availableProcessors();
	static void early() { assert EARLY > LATE; }
	static final Random RANDOM = new Random() { public int nextInt() { return ++calls; } };
	static final int ROLL = RANDOM.nextInt() + CPUS;
	static void roll() { assert ROLL > 0; }
}
`

// TestReadWhileInitialised: a static final field has what its initialiser may read.
func TestReadWhileInitialised(t *testing.T) {
	t.Parallel()
	want := map[string]string{
		"cpus": "holds", "cpusMore": "violated", "half": "holds", "halfOther": "violated", "debug": "violated", "debugOff": "holds",
		"name": "holds", "nameShort": "violated", "level": "holds", "levelZero": "violated", "elapsed": "holds", "backwards": "holds", "elapsedMore": "violated",
		"table": "holds", "own": "violated", "sum": "violated", "early": "violated", "roll": "violated", "next": "nothing-to-check",
	}
	path := filepath.Join(t.TempDir(), "A.java")
	write(t, path, outside)
	doc := verify.Run(context.Background(), verify.Config{Paths: []string{path}, Timeout: time.Minute, Check: true, Attempts: ground(gophersat(t))})
	for _, r := range doc.Results {
		name, _, _ := strings.Cut(r.Method, "(")
		if string(r.Verdict) != want[name] {
			t.Errorf("%s: %s, not %s\n%s", r.Method, r.Verdict, want[name], columns.Text(doc))
		}
		if r.Verdict == "violated" {
			rests := map[string]string{
				"cpusMore": "A.CPUS", "halfOther": "A.CPUS", "debug": "A.DEBUG", "nameShort": "", "levelZero": "", "elapsedMore": "System.nanoTime A.START",
				"own": "A.OWN", "sum": "A.SUM", "early": "A.EARLY", "roll": "A.ROLL",
			}
			if got := strings.Join(r.Counterexample.RestsOn, " "); r.Counterexample.Status != "confirmed" && got == "" || got != rests[name] {
				t.Errorf("%s: %s, rests on %s", r.Method, r.Counterexample.Status, got)
			}
		}
		delete(want, name)
	}
	for name := range want {
		t.Errorf("%s has no verdict", name)
	}
}
