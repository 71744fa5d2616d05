package verify_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"inspect/cfg"
	"inspect/encode"
	"inspect/report"
	"inspect/verify"
)

// TestInvariantAtACall: that an invariant does not hold where a method is called by
// its contract is confirmed by the interpreter, which tells which one.
func TestInvariantAtACall(t *testing.T) {
	because := map[string]string{
		"brokenAtTheCall()":                   "v > 0",
		"anotherIsBroken(Positive)":           "v > 0",
		"receiverOfTheCallIsBroken(Positive)": "v > 0",
		"Positive()":                          "v > 0",
		"nullAtTheCall()":                     "Positive p = ",
		"negative()":                          "n >= 0",
		"unseenClass(Cell)":                   "cell.v > 0",
	}
	path := filepath.Join("..", "testdata", "mutate", "Invariants.java")
	src, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(src), "\n")
	doc := verify.Run(context.Background(), verify.Config{
		Paths: []string{path}, Bounds: cfg.Bounds{Bits: 3, Objects: 2}, Check: true, Calls: "contract",
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
	})
	for _, r := range doc.Results {
		want, wanted := because[r.Method]
		if !wanted {
			continue
		}
		delete(because, r.Method)
		ce := r.Counterexample
		if r.Verdict != report.Violated || ce.Status != "confirmed" || ce.Because == nil {
			t.Errorf("%s: %s, %+v", r.Method, r.Verdict, ce)
			continue
		}
		if line := lines[ce.Because.Place.Line-1]; !strings.Contains(line, want) {
			t.Errorf("%s: because of %q, want %s", r.Method, line, want)
		}
	}
	if len(because) > 0 {
		t.Errorf("no results of %v", because)
	}
}
