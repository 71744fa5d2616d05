package sat

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"time"

	"inspect/smtlib"
	"inspect/solve"
)

// limits of one run of a SAT solver. The zero value sets none.
type limits struct {
	memoryMB   int         // 0: none
	conflicts  int         // 0: none
	processors int         // that several programs may use at a time, 0: one
	repeatable bool        // the same formula is to get the same answer every time
	gate       *solve.Gate // when a program may run, nil: always
	wide       *solve.Gate // while it is shut several programs take turns, whatever the processors
}

// verdict is what one run of a SAT solver says.
type verdict struct {
	status    status
	model     []bool // when satisfiable: values by variable, 1 to Vars
	reason    string // when undecided
	certified bool   // when unsatisfiable: a proof has been checked
	proof     solve.Proof
	by        string // name of the engine that said so, "" for the one asked
}

// engine is a SAT solver.
type engine interface {
	name() string
	certifies() bool // unsatisfiable comes with a proof, checked
	counts() bool    // limits.conflicts are kept

	// run decides a formula without empty clauses. The error is ctx.Err() or of
	// type *solve.Error.
	run(ctx context.Context, f *CNF, l limits) (verdict, error)
}

// Names lists the solvers that New knows.
func Names() []string {
	names := []string{embedded}
	for _, p := range programs() {
		names = append(names, p.name)
	}
	return names
}

// New makes a backend of a solver by name: gophersat, which is part of this
// program, or one that must be found on PATH. "auto" stands for a race of the two
// best programs found, after a short try of gophersat on small scripts, or for
// gophersat when there is none; Result.Backend tells which of them answered.
func New(name string) (solve.Backend, error) { return newBackend(name, false) }

// NewCertified is New with a backend that answers unsat only with a proof that
// it has checked: Result.Certified is then set. "auto" stands for cadical, if
// found, and gophersat; other solvers give no proof that we read.
func NewCertified(name string) (solve.Backend, error) { return newBackend(name, true) }

func newBackend(name string, certify bool) (solve.Backend, error) {
	if name == "auto" {
		return &backend{best(certify)}, nil
	}
	if name == embedded {
		return &backend{&gopher{certify}}, nil
	}
	for _, p := range programs() {
		if name != p.name {
			continue
		}
		if certify && p.proof == nil {
			return nil, fmt.Errorf("%s gives no proof that can be checked; use cadical or gophersat", name)
		}
		path, err := exec.LookPath(p.name)
		if err != nil {
			return nil, fmt.Errorf("%s is not found; install it, or use --sat-solver %s, which is built in", name, embedded)
		}
		return &backend{&external{p, path, certify}}, nil
	}
	return nil, fmt.Errorf("unknown SAT solver %q: choose one of %s", name, strings.Join(Names(), ", "))
}

// best is what "auto" stands for.
func best(certify bool) engine {
	var found []engine
	for _, p := range programs() {
		path, err := exec.LookPath(p.name)
		if err == nil && (!certify || p.proof != nil) {
			found = append(found, &external{p, path, certify})
		}
	}
	switch {
	case len(found) == 0:
		return &gopher{certify}
	case len(found) == 1 || certify:
		return &quick{found[0]}
	}
	return &quick{newRace(found)}
}

// backend decides scripts by clauses and an engine. It does not change.
type backend struct{ engine engine }

// Name is such as sat/cadical.
func (b *backend) Name() string { return "sat/" + b.engine.name() }

// CountsConflicts tells that Options.Conflicts is kept: where the engine cannot
// count, gophersat takes its place.
func (b *backend) CountsConflicts() bool { return true }

func (b *backend) Solve(ctx context.Context, s *smtlib.Script, o solve.Options) (solve.Result, error) {
	start := time.Now()
	limited, cancel := solve.WithTimeout(ctx, o)
	defer cancel()
	r, err := b.solve(limited, s, o)
	switch {
	case err != nil && limited.Err() != nil:
		r, err = solve.Ended(ctx, limited)
	case errors.Is(err, errTooLarge):
		r, err = solve.Result{Reason: solve.ReasonMemory}, nil
	}
	if err != nil {
		return solve.Result{}, err
	}
	if r.Backend == "" {
		r.Backend = b.Name()
	}
	r.Seconds = time.Since(start).Seconds()
	return r, nil
}

func (b *backend) solve(ctx context.Context, s *smtlib.Script, o solve.Options) (solve.Result, error) {
	q, err := translate(ctx, s, false)
	if err != nil {
		return solve.Result{}, err
	}
	l := limits{memoryMB: o.MemoryMB, processors: o.Processors, wide: o.Wide, repeatable: o.Repeatable, conflicts: o.Conflicts}
	if l.conflicts > 0 && !b.engine.counts() {
		b = &backend{&gopher{b.engine.certifies()}}
	}
	v, err := b.decide(ctx, q.cnf, l)
	if err != nil {
		return solve.Result{}, err
	}
	r := solve.Result{Reason: v.reason}
	if v.by != "" {
		r.Backend = "sat/" + v.by
	}
	switch v.status {
	case satisfiable:
		r.Status = solve.Sat
		if o.WantModel {
			r.Model = q.model(v.model)
		}
	case unsatisfiable:
		r.Status, r.Certified, r.Proof = solve.Unsat, v.certified, v.proof
		r.Core, err = b.core(ctx, s, q, l)
	}
	return r, err
}

// decide runs the engine on a formula and checks its model.
func (b *backend) decide(ctx context.Context, f *CNF, l limits) (verdict, error) {
	if f.Trivial {
		// Nothing needs a proof: there is an empty clause.
		return verdict{status: unsatisfiable, certified: b.engine.certifies()}, nil
	}
	v, err := b.engine.run(ctx, f, l)
	if err != nil || v.status != satisfiable {
		return v, err
	}
	if c := f.falsified(v.model); c != nil {
		return verdict{}, &solve.Error{Fault: solve.Lied, Backend: b.Name(),
			Message: fmt.Sprintf("lied: it answered SATISFIABLE with a model that makes the clause %v false", c)}
	}
	return v, nil
}

// coreConflicts bounds the search for one smaller core. It counts conflicts,
// not time, so that the core does not depend on the machine.
const coreConflicts = 5000

// core gives assumptions that contradict the assertions: no one of them can be
// dropped with an effort of coreConflicts.
func (b *backend) core(ctx context.Context, s *smtlib.Script, q *question, l limits) ([]string, error) {
	l.conflicts = coreConflicts
	if !b.engine.counts() {
		b = &backend{&gopher{}}
	}
	drop := make([]bool, len(q.assumed))
	try := func(drop []bool) (bool, error) {
		v, err := b.decide(ctx, q.without(drop), l)
		return v.status == unsatisfiable, err
	}
	if len(drop) > 1 {
		all := slices.Repeat([]bool{true}, len(drop))
		if without, err := try(all); err != nil || without {
			return nil, err
		}
	}
	for i := range drop {
		drop[i] = true
		spare, err := try(drop)
		if err != nil {
			return nil, err
		}
		drop[i] = spare
	}
	var core []string
	for i, t := range s.Assumptions {
		if !drop[i] {
			core = append(core, t.String())
		}
	}
	return core, nil
}
