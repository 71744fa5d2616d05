package sat

import (
	"bytes"
	"context"
	"fmt"
	"math"
	"runtime/metrics"
	"time"

	"github.com/crillab/gophersat/solver"

	"inspect/solve"
)

// embedded is the name of the solver that is part of this program.
const embedded = "gophersat"

// gopher runs gophersat in this process.
//
// That solver has no way to stop it. But the literals of its clauses are in an
// array of ours. When they are overwritten by one that does not exist, the next
// propagation through any clause panics, which unwinds the solver; whatever it
// makes of a half-written formula until then is thrown away. It reads the array
// without synchronisation, in words, so it sees the old or the new value of each.
type gopher struct{ certify bool }

func (g *gopher) name() string    { return embedded }
func (g *gopher) certifies() bool { return g.certify }
func (g *gopher) counts() bool    { return true }

// gopherGate admits one gophersat at a time: version 1.4.0 has a buffer in a
// package variable (learn.go, bufLits), so two at once would learn each other's
// clauses. What goes before its search needs no gate.
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
	run := &gopherRun{learned: make(chan string, 64)}
	var pb *solver.Problem
	pb, run.lits = r.problem()
	s := solver.New(pb)
	if g.certify || l.conflicts > 0 { // telling what it learns takes half of its time
		s.Certified, s.CertChan = true, run.learned
	}
	select {
	case gopherGate <- struct{}{}:
	case <-ctx.Done():
		return verdict{}, ctx.Err()
	}
	go run.solve(s)
	return run.watch(ctx, g, f, r, l)
}

// refuted is the verdict when clauses derived one after the other, in DIMACS,
// lead to a contradiction.
func (g *gopher) refuted(ctx context.Context, f *CNF, derived []byte) (verdict, error) {
	v := verdict{status: unsatisfiable}
	if g.certify {
		var err error
		if v.proof, err = checkProof(ctx, f, "sat/"+embedded, bytes.NewReader(derived), textProof); err != nil {
			return verdict{}, err
		}
		v.certified = true
	}
	return v, nil
}

// gopherRun is one run, in a goroutine of its own.
type gopherRun struct {
	lits    []solver.Lit // of all clauses
	learned chan string  // clauses in DIMACS; closed at the end

	// Set before learned is closed.
	verdict verdict
	failure any // what it panicked with
}

func (run *gopherRun) solve(s *solver.Solver) {
	defer func() {
		run.failure = recover()
		<-gopherGate
		close(run.learned)
	}()
	run.verdict.reason = solve.ReasonUnknown
	switch s.Solve() {
	case solver.Sat:
		run.verdict = verdict{status: satisfiable, model: s.Model()}
	case solver.Unsat:
		run.verdict = verdict{status: unsatisfiable}
	}
}

// watch waits for the end of the run, or brings it about.
func (run *gopherRun) watch(ctx context.Context, g *gopher, f *CNF, r *reduced, l limits) (verdict, error) {
	before := heapMB()
	look := time.NewTicker(100 * time.Millisecond)
	defer look.Stop()
	conflicts := 0
	var proof []byte
	for {
		select {
		case clause, more := <-run.learned:
			if !more {
				return run.result(ctx, g, f, r, proof)
			}
			if conflicts++; l.conflicts > 0 && conflicts >= l.conflicts {
				run.stop()
				return verdict{reason: solve.ReasonUnknown}, nil
			}
			if g.certify {
				proof = r.original(proof, clause)
			}
		case <-look.C:
			if l.memoryMB > 0 && heapMB()-before > l.memoryMB {
				run.stop()
				return verdict{reason: solve.ReasonMemory}, nil
			}
		case <-ctx.Done():
			run.stop()
			return verdict{}, ctx.Err()
		}
	}
}

// result is that of a run that has ended by itself.
func (run *gopherRun) result(ctx context.Context, g *gopher, f *CNF, r *reduced, proof []byte) (verdict, error) {
	v := run.verdict
	switch {
	case run.failure != nil:
		return verdict{}, &solve.Error{Fault: solve.Crashed, Backend: "sat/" + embedded,
			Message: fmt.Sprintf("panicked: %v", run.failure), Remedy: remedies[solve.Crashed]}
	case v.status == satisfiable:
		v.model = r.extend(v.model)
	case v.status == unsatisfiable:
		return g.refuted(ctx, f, proof)
	}
	return v, nil
}

// stop makes the run end, and waits for that a short while.
func (run *gopherRun) stop() {
	poison(run.lits)
	ended := make(chan struct{})
	go func() {
		for range run.learned { // it may wait for somebody to listen
		}
		close(ended)
	}()
	select {
	case <-ended:
	case <-time.After(100 * time.Millisecond):
	}
}

// poison overwrites literals that the solver may be reading: a race, but one
// whose outcome does not matter (see gopher).
//
//go:norace
func poison(lits []solver.Lit) {
	for i := range lits {
		lits[i] = math.MaxInt32 - 1
	}
}

// heapMB is the size of the objects in this process that the last garbage
// collection found in use.
func heapMB() int {
	sample := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(sample)
	return int(sample[0].Value.Uint64() >> 20)
}
