package reproduce

import (
	"strings"
	"testing"
)

// TestOutOfMemory: an array that the JVM has no room for, where the interpreter
// foresees another exception, is said to be too large, and is no disagreement.
func TestOutOfMemory(t *testing.T) {
	o := Observation{Status: Unconfirmed, Line: Line{Verdict: "differs", Outcome: "threw", Value: "java.lang.OutOfMemoryError: Java heap space", Predicted: true}}
	o.judge(&Program{fails: true, decided: true, predicts: true, kind: "array-length", bits: Width})
	if o.Status != Unconfirmed || o.Disagrees || !strings.Contains(o.Reason, "--effort full") {
		t.Errorf("%+v", o)
	}
}
