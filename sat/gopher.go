package sat

import (
	"bytes"
	"context"
	"fmt"
	"runtime/metrics"
	"time"

	"github.com/crillab/gophersat/solver"

	"inspect/solve"
)

// embedded is the name of the solver that is part of this program.
const embedded = "gophersat"

// gopher runs gophersat in this process.
//
// That solver has no way to stop it. But it tells every clause that it learns on
// a channel, and when that is closed, its next send panics, which unwinds it.
// Between two conflicts it cannot be stopped.
type gopher struct{ certify bool }

func (g *gopher) name() string    { return embedded }
func (g *gopher) certifies() bool { return g.certify }
func (g *gopher) counts() bool    { return true }

// gopherGate admits one gophersat at a time: version 1.4.0 has a buffer in a
// package variable (learn.go, bufLits), so two at once would learn each other's
// clauses.
var gopherGate = make(chan struct{}, 1)

func (g *gopher) run(ctx context.Context, f *CNF, l limits) (verdict, error) {
	r, err := reduce(ctx, f)
	switch {
	case err != nil:
		return verdict{}, err
	case r.contradiction:
		// Unit propagation alone finds it, so an empty proof will do.
		return g.refuted(ctx, f, nil)
	case len(r.start) == 1:
		return verdict{status: satisfiable, model: r.extend(nil)}, nil
	}
	select {
	case gopherGate <- struct{}{}:
	case <-ctx.Done():
		return verdict{}, ctx.Err()
	}
	run := &gopherRun{learned: make(chan string, 64), done: make(chan verdict, 1)}
	go run.solve(r)
	return run.watch(ctx, g, f, r, l)
}

// refuted is the verdict when clauses derived one after the other, in DIMACS,
// lead to a contradiction.
func (g *gopher) refuted(ctx context.Context, f *CNF, derived []byte) (verdict, error) {
	v := verdict{status: unsatisfiable}
	if g.certify {
		if err := checkProof(ctx, f, "sat/"+embedded, bytes.NewReader(derived), textProof); err != nil {
			return verdict{}, err
		}
		v.certified = true
	}
	return v, nil
}

// gopherRun is one run, in a goroutine of its own.
type gopherRun struct {
	learned chan string  // clauses in DIMACS
	done    chan verdict // one result
	failure any          // what it panicked with; set before done is sent to
}

func (run *gopherRun) solve(r *reduced) {
	v := verdict{reason: solve.ReasonUnknown}
	defer func() {
		run.failure = recover()
		<-gopherGate
		run.done <- v
	}()
	s := solver.New(r.problem())
	s.Certified = true
	s.CertChan = run.learned
	switch s.Solve() {
	case solver.Sat:
		v = verdict{status: satisfiable, model: s.Model()}
	case solver.Unsat:
		v = verdict{status: unsatisfiable}
	}
}

// watch waits for the end of the run, or brings it about.
func (run *gopherRun) watch(ctx context.Context, g *gopher, f *CNF, r *reduced, l limits) (verdict, error) {
	before := heapMB()
	look := time.NewTicker(100 * time.Millisecond)
	defer look.Stop()
	conflicts := 0
	var proof []byte
	hear := func(clause string) {
		conflicts++
		if g.certify {
			proof = r.original(proof, clause)
		}
	}
	for {
		select {
		case c := <-run.learned:
			hear(c)
			if l.conflicts > 0 && conflicts >= l.conflicts {
				run.stop()
				return verdict{reason: solve.ReasonUnknown}, nil
			}
		case <-look.C:
			if l.memoryMB > 0 && heapMB()-before > l.memoryMB {
				run.stop()
				return verdict{reason: solve.ReasonMemory}, nil
			}
		case <-ctx.Done():
			run.stop()
			return verdict{}, ctx.Err()
		case v := <-run.done:
			close(run.learned)
			for c := range run.learned {
				hear(c)
			}
			switch {
			case run.failure != nil:
				return verdict{}, &solve.Error{Fault: solve.Crashed, Backend: "sat/" + embedded,
					Message: fmt.Sprintf("panicked: %v", run.failure)}
			case v.status == satisfiable:
				v.model = r.extend(v.model)
			case v.status == unsatisfiable:
				return g.refuted(ctx, f, proof)
			}
			return v, nil
		}
	}
}

// stop makes the run panic at its next conflict and waits for that a short while.
func (run *gopherRun) stop() {
	close(run.learned)
	select {
	case <-run.done:
	case <-time.After(100 * time.Millisecond):
	}
}

// heapMB is the size of the objects in this process that the last garbage
// collection found in use.
func heapMB() int {
	sample := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(sample)
	return int(sample[0].Value.Uint64() >> 20)
}
