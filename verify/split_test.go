package verify_test

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"inspect/cfg"
	"inspect/encode"
	"inspect/report"
	"inspect/smtlib"
	"inspect/solve"
	"inspect/solve/sat"
	"inspect/verify"
	"inspect/z3"
)

// TestSplit: asking for the properties one by one changes no verdict. With next
// to no patience, every question of a method with several properties is split.
func TestSplit(t *testing.T) {
	t.Parallel()
	gopher, err := sat.New("gophersat")
	if err != nil {
		t.Fatal(err)
	}
	lib, err := z3.Open()
	if err != nil {
		t.Fatal(err)
	}
	ground := verify.Attempt{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gopher}
	quantified := verify.Attempt{Encoding: encode.Options{Encoding: encode.Quantified}, Backend: lib.Backend()}
	for _, c := range []struct {
		path    string
		methods []string
		bounds  cfg.Bounds
	}{
		{"lists", nil, cfg.Bounds{Bits: 4, Objects: 2, Unwind: 2}},
		{"dijkstra/repaired", []string{"BinaryHeap.decreaseKey"}, cfg.Bounds{Bits: 3, Objects: 3, ArrayLength: 3, Unwind: 2}},
		{"dijkstra/bug1-up-heap-alias", []string{"BinaryHeap.decreaseKey", "BinaryHeap.minElement"}, cfg.Bounds{Bits: 3, Objects: 3, ArrayLength: 3, Unwind: 2}},
	} {
		run := func(patience time.Duration, cpus int, as ...verify.Attempt) string {
			doc := verify.Run(context.Background(), verify.Config{
				Paths: []string{filepath.Join("../testdata", filepath.FromSlash(c.path))}, Methods: c.methods, Bounds: c.bounds, Calls: "inline",
				ReceiverOnly: true, Attempts: as, SplitAfter: patience, CPUs: cpus, Minimize: "off", Check: true,
			})
			var out string
			for _, r := range doc.Results {
				out += fmt.Sprintf("%s.%s %s", r.Class, r.Method, r.Verdict)
				for _, p := range r.Properties {
					// Whether one is unreachable is asked only as long as there is time.
					if r.Verdict == report.Holds && p.Status != report.Holds && p.Status != report.Unreachable {
						out += fmt.Sprintf(" %s is %s", p.ID, p.Status)
					}
				}
				out += "\n"
			}
			return out
		}
		want := run(time.Hour, 1, ground)
		if got := run(time.Microsecond, 1, ground); got != want {
			t.Errorf("%s, ground:\n%s\nat once:\n%s", c.path, got, want)
		}
		if got := run(time.Microsecond, 2, ground, quantified); got != want {
			t.Errorf("%s, side by side:\n%s\nat once:\n%s", c.path, got, want)
		}
	}
}

// stubborn proves nothing but single properties, and of those not the last.
type stubborn struct{ asked int }

func (*stubborn) Name() string { return "stubborn" }

func (s *stubborn) Solve(ctx context.Context, script *smtlib.Script, _ solve.Options) (solve.Result, error) {
	r := solve.Result{Status: solve.Unknown, Reason: solve.ReasonIncomplete, Backend: s.Name()}
	if text := script.String(); strings.Contains(text, "as asked: violate ") && !strings.Contains(text, "as asked: violate any") {
		if s.asked++; s.asked < 3 {
			r.Status, r.Reason = solve.Unsat, ""
		}
		return r, nil
	}
	<-ctx.Done()
	return r, ctx.Err()
}

// TestSplitInPart: properties that are proved do not prove the others.
func TestSplitInPart(t *testing.T) {
	t.Parallel()
	doc := verify.Run(context.Background(), verify.Config{
		Paths: []string{"../testdata/lists/SinglyLinkedList.java"}, Methods: []string{"SinglyLinkedList.remove"},
		Bounds:     cfg.Bounds{Bits: 4, Objects: 2, Unwind: 2},
		Attempts:   []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: &stubborn{}}},
		SplitAfter: time.Millisecond, Timeout: time.Second,
	})
	r := doc.Results[0]
	holds := 0
	for _, p := range r.Properties {
		if p.Status == report.Holds {
			holds++
		}
	}
	if r.Verdict != report.Inconclusive || r.Reason != "timeout" || holds != 2 {
		t.Errorf("%s (%s), %d properties hold", r.Verdict, r.Reason, holds)
	}
}
