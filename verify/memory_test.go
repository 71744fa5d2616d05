package verify

import (
	"context"
	"os"
	"sync/atomic"
	"testing"
	"time"

	"inspect/cfg"
	"inspect/report"
	"inspect/smtlib"
	"inspect/solve"
	"inspect/solve/sat"
	"inspect/verify/decide"
)

// hog is a backend that holds memory until it is told to end; stubborn ones do not
// give it back.
type hog struct {
	holds    *atomic.Int64
	stubborn bool
}

func (hog) Name() string { return "hog" }

func (h hog) Solve(ctx context.Context, s *smtlib.Script, o solve.Options) (solve.Result, error) {
	h.holds.Store(1 << 40)
	<-ctx.Done()
	if h.stubborn {
		select {}
	}
	h.holds.Store(0)
	return solve.Result{}, ctx.Err()
}

// guarded checks a method by a backend that holds too much.
func guarded(t *testing.T, stubborn bool) (first, second *report.Result, left error) {
	t.Helper()
	holds := &atomic.Int64{}
	config := Config{Paths: []string{writeJava(t, grown)}, Methods: []string{"List.has", "List.size"}, Bounds: cfg.Bounds{Objects: 2}, Refute: sat.Refute}
	config.Attempts = []decide.Attempt{{Encoding: groundOnly(t)[0].Encoding, Backend: hog{holds, stubborn}}}
	ctx, g, unguard := guard(context.Background(), 0)
	defer unguard()
	g.limit, g.resides = 1<<30, holds.Load
	quit := make(chan struct{})
	defer close(quit)
	go g.watch(quit)
	p, ds := openWithin(ctx, &config, prepareAll)
	if p == nil {
		t.Fatal(ds)
	}
	p.run.memory = g
	first = p.run.checkWithin(ctx, p.methods[0])
	if ctx.Err() == nil {
		p.run.config.Attempts = groundOnly(t)
		second = p.run.checkWithin(ctx, p.methods[1])
	}
	return first, second, context.Cause(ctx)
}

// TestMemory: a check that needs too much memory ends, and the next begins.
func TestMemory(t *testing.T) {
	first, second, left := guarded(t, false)
	if first.Verdict != report.Inconclusive || first.Reason != "size" {
		t.Errorf("%s (%s)", first.Verdict, first.Reason)
	}
	if len(first.Diagnostics) != 1 || first.Diagnostics[0].Code != string(codeMemory) || first.Diagnostics[0].Remedy == "" {
		t.Error(first.Diagnostics)
	}
	if left != nil || second.Verdict != report.Holds {
		t.Errorf("afterwards: %v, %s (%s)", left, second.Verdict, second.Reason)
	}
}

// TestMemoryNotGivenBack: when that does not help, the run ends, as a fault.
func TestMemoryNotGivenBack(t *testing.T) {
	start := time.Now()
	first, _, left := guarded(t, true)
	if first.Verdict != report.Inconclusive || first.Reason != "size" {
		t.Errorf("%s (%s)", first.Verdict, first.Reason)
	}
	if _, full := left.(*noMemory); !full {
		t.Errorf("the run goes on: %v", left)
	}
	if took := time.Since(start); took > relief+10*time.Second {
		t.Errorf("it took %v", took)
	}
}

// TestMemoryWhileReading: a run that cannot even read its sources is a fault.
func TestMemoryWhileReading(t *testing.T) {
	if resident() < 1<<20 || resident() > 1<<40 {
		t.Fatalf("this process holds %d bytes", resident())
	}
	doc := Run(context.Background(), Config{Paths: []string{writeJava(t, grown)}, Attempts: groundOnly(t), Memory: 1})
	if doc.Exit() == report.ExitFault {
		return
	}
	// It may have been read before memory was looked at.
	for _, r := range doc.Results {
		if r.Verdict == report.Inconclusive && r.Reason != "size" {
			t.Errorf("exit %d, %s (%s) %v", doc.Exit(), r.Verdict, r.Reason, doc.Diagnostics)
		}
	}
	if _, err := os.Stat("/proc/self/statm"); err != nil {
		t.Skip("memory is known only to Go's runtime here")
	}
}
