package z3

import (
	"context"
	"errors"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"inspect/smtlib"
	"inspect/solve"
)

// Option changes a backend.
type Option func(*backend)

// With makes a backend use solvers of one kind for all scripts.
func With(k Kind) Option { return func(b *backend) { b.kind = k } }

// Backend decides scripts in this process, each in a context of its own. It may be used by many goroutines at once.
//
// A check that is to stop is interrupted until it does. Z3 looks for interrupts seldom while it reads and rewrites, so
// Solve waits for it no longer than a moment and then leaves it behind: it ends by itself at Z3's next look and releases
// what it holds.
func (l *Library) Backend(options ...Option) solve.Backend {
	b := &backend{library: l}
	for _, o := range options {
		o(b)
	}
	return b
}

type backend struct {
	library *Library
	kind    Kind
}

// Name is "z3" and the library's version.
func (b *backend) Name() string { return "z3 " + b.library.version.String() }

const (
	interruptEvery = 4 * time.Millisecond
	abandonAfter   = 80 * time.Millisecond
)

// question is what a session is asked, in Z3's terms.
type question struct {
	text     string
	kind     Kind
	assumed  []literal
	model    func(text string, values solve.Values) (*smtlib.Model, error) // reads it; nil: none is wanted
	memoryMB int
}

// literal is a constant of sort Bool by the name that Z3 knows it by, or its negation.
type literal struct {
	constant string
	negated  bool
}

// answer is what a session says to it.
type answer struct {
	status solve.Status
	reason string
	model  *smtlib.Model
	core   []bool // for each assumption, whether it is in the core
	err    error

	panicked any // what Solve panics with: a mistake of ours on the session's goroutine
}

func (b *backend) Solve(ctx context.Context, s *smtlib.Script, o solve.Options) (solve.Result, error) {
	start := time.Now()
	limited, cancel := solve.WithTimeout(ctx, o)
	defer cancel()
	out, err := b.solve(limited, s, o)
	failure, failed := errors.AsType[*Error](err)
	switch {
	case err != nil && limited.Err() != nil:
		out, err = solve.Ended(ctx, limited)
	case failed && failure.isOutOfMemory():
		out, err = solve.Result{Reason: solve.ReasonMemory}, nil
	}
	if err != nil {
		return solve.Result{}, err
	}
	out.Backend, out.Seconds = b.Name(), time.Since(start).Seconds()
	return out, nil
}

// solve asks one question. Its error is ctx.Err() when ctx has ended.
func (b *backend) solve(ctx context.Context, s *smtlib.Script, o solve.Options) (solve.Result, error) {
	q, err := b.question(ctx, s, o)
	if err != nil {
		return solve.Result{}, err
	}
	if err := ctx.Err(); err != nil {
		return solve.Result{}, err
	}
	r := &run{answered: make(chan answer, 1)}
	go r.solve(b.library, q)
	var a answer
	select {
	case a = <-r.answered:
	case <-ctx.Done():
		r.stop()
		return solve.Result{}, ctx.Err()
	}
	if a.panicked != nil {
		panic(a.panicked)
	}
	if a.err != nil {
		return solve.Result{}, a.err
	}
	out := solve.Result{Status: a.status, Reason: a.reason, Model: a.model}
	for i, in := range a.core {
		if in {
			out.Core = append(out.Core, s.Assumptions[i].String())
		}
	}
	return out, nil
}

// question puts a script into Z3's terms. The text is what Script.Write writes: Z3 takes its declarations and assertions
// and passes over its commands.
func (b *backend) question(ctx context.Context, s *smtlib.Script, o solve.Options) (question, error) {
	q := question{kind: b.kind, memoryMB: o.MemoryMB}
	if o.WantModel {
		q.model = func(text string, values solve.Values) (*smtlib.Model, error) {
			return solve.ReadModel(b.Name(), s, o, text, values)
		}
	}
	var text strings.Builder
	if err := solve.WriteScript(ctx, s, &text); err != nil {
		return q, err
	}
	q.text = text.String()
	if !q.kind.set {
		logic := s.Logic
		if logic == "" {
			logic = s.InferLogic()
		}
		q.kind = choose(logic)
	}
	if len(s.Assumptions) > 0 && q.kind.how == Tactic("").how {
		q.kind = Combined()
	}
	for _, t := range s.Assumptions {
		l := literal{}
		if t.Op == smtlib.OpNot {
			l.negated, t = true, t.Args[0]
		}
		l.constant = strings.Trim(t.String(), "|")
		q.assumed = append(q.assumed, l)
	}
	return q, nil
}

// run is one session on a goroutine of its own.
//
//	Solve ──go──▶ solve: open, read, check, answer, close
//	  └─ stop ──▶ interrupt, interrupt, … until closed
type run struct {
	answered chan answer // holds one
	stopped  atomic.Bool

	mu      sync.Mutex
	session *session // nil before open and after close
	over    bool     // closed
}

// stop makes the run end and waits for that a moment.
func (r *run) stop() {
	r.stopped.Store(true)
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		for r.interrupt() {
			time.Sleep(interruptEvery)
		}
	}()
	abandon := time.NewTimer(abandonAfter)
	defer abandon.Stop()
	select {
	case <-ended:
	case <-abandon.C:
	}
}

// interrupt interrupts the session once and reports whether the run goes on. An interrupt before the
// check begins is lost: hence many.
func (r *run) interrupt() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.session != nil {
		r.session.interrupt()
	}
	return !r.over
}

func (r *run) solve(l *Library, q question) {
	s, err := newSession(l)
	r.mu.Lock()
	r.session = s
	r.mu.Unlock()
	a := answer{err: err}
	if err == nil {
		a = r.query(s, q)
	}
	r.answered <- a // before closing, which takes its time
	r.mu.Lock()
	r.session, r.over = nil, true
	r.mu.Unlock()
	if err == nil {
		s.close()
	}
}

// query takes the steps of one question. A run that was stopped takes no further step; what it answers does not matter.
func (r *run) query(s *session, q question) (a answer) {
	defer func() {
		if p := recover(); p != nil {
			a = answer{panicked: p}
		}
	}()
	var found int
	steps := []func() error{
		func() error { return s.solver(q.kind) },
		func() error {
			if q.memoryMB == 0 {
				return nil
			}
			return s.limit("max_memory", uint(q.memoryMB))
		},
		func() error { return s.read(q.text) },
		func() error {
			for _, l := range q.assumed {
				if err := s.assume(l.constant, l.negated); err != nil {
					return err
				}
			}
			return nil
		},
		func() (err error) { found, err = s.check(); return err },
		func() (err error) {
			switch {
			case found == 0:
				a.reason = solve.ReasonOf(s.reason())
			case found > 0:
				a.status = solve.Sat
				if q.model != nil {
					a.model, err = r.model(s, q)
				}
			default:
				a.status = solve.Unsat
				a.core, err = s.core(len(q.assumed))
			}
			return err
		},
	}
	for _, step := range steps {
		if r.stopped.Load() {
			return answer{reason: solve.ReasonTimeout}
		}
		if err := step(); err != nil {
			return answer{err: err}
		}
	}
	return a
}

// model reads the model of a session that has answered sat. What its text does not say is evaluated in the session.
func (r *run) model(s *session, q question) (*smtlib.Model, error) {
	text, err := s.model()
	if err != nil {
		return nil, err
	}
	return q.model(text, func(b *smtlib.Builder, terms []*smtlib.Term) ([]string, error) {
		if r.stopped.Load() {
			return nil, context.Canceled
		}
		return s.values(predicates(b, terms), len(terms))
	})
}

// predicates is a script that asserts a predicate of each term, one for each sort: the way to have Z3 read terms of any
// sort.
func predicates(b *smtlib.Builder, terms []*smtlib.Term) string {
	q := smtlib.Script{B: b}
	tests := map[*smtlib.Sort]*smtlib.Func{}
	for _, t := range terms {
		if tests[t.Sort] == nil {
			tests[t.Sort] = b.Declare("!ask "+t.Sort.String(), []*smtlib.Sort{t.Sort}, b.BoolSort())
		}
		q.Assert(b.App(tests[t.Sort], t), "")
	}
	return q.String()
}
