package decide

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/halt"
	"inspect/smtlib"
	"inspect/solve"
)

// Question is one graph with the attempts at it. Each attempt encodes once, on
// its first use, and answers any number of goals.
type Question struct {
	Graph      *cfg.Graph
	Attempts   []*Solver
	Side       []*Solver     // those of attempts, and the side attempts
	certify    bool          // an unsat without a checked proof is a fault of its backend
	splitAfter time.Duration // how long all properties are asked for at once; 0: as long as is good for the encoding
	wide       *solve.Gate   // shut while all but the reserve are kept to one processor

	Proofs []solve.Proof // of the certified unsat answers that ask gave
}

// Solver is an attempt at one graph, with its encoding once that is made.
type Solver struct {
	Attempt
	refute     Refuter
	check      bool          // each script (--check)
	Options    solve.Options // of all its questions
	Stopper    func(context.Context) func() bool
	Mu         sync.Mutex      // an encoding's builder serves one goroutine at a time
	ctx        context.Context // of the question that is encoded now
	Enc        *encode.Encoding
	encodeE    error
	Expand     expansion
	EncodeTime time.Duration
	SolveTime  time.Duration
	Terms      int
	Asserts    int
}

// Answer is what an attempt says about a goal.
type Answer struct {
	By     *Solver
	Result solve.Result
	Script *smtlib.Script
	Proved []*cfg.Property // by themselves, when the question was split; in no order
}

// Rules are what all questions of a run have in common.
type Rules struct {
	Certify    bool          // an unsat without a checked proof is a fault of its backend
	Check      bool          // each script
	SplitAfter time.Duration // how long all properties are asked for at once; 0: as long as is good for the encoding
	Refute     Refuter       // unless nil, helps the ground encoding
	Stopper    func(context.Context) func() bool
	Processors int // of one attempt
	MemoryMB   int // of one backend; 0: no limit of ours
}

// NewQuestion is a graph with attempts at it, and with those that join in for side questions.
func NewQuestion(g *cfg.Graph, r Rules, as, side []Attempt) *Question {
	q := &Question{Graph: g, certify: r.Certify, splitAfter: r.SplitAfter, wide: solve.NewGate()}
	q.wide.Open()
	attempt := func(a Attempt) *Solver {
		x := NewAttempt(a, r)
		x.Options.Wide = q.wide
		return x
	}
	for _, a := range as {
		q.Attempts = append(q.Attempts, attempt(a))
	}
	q.Side = append(q.Side, q.Attempts...)
	for _, a := range side {
		q.Side = append(q.Side, attempt(a))
	}
	return q
}

// Limit bounds the effort of each question, by conflicts of the solver; 0: nothing does.
func (q *Question) Limit(conflicts int) {
	for _, a := range q.Side {
		a.Options.Conflicts = conflicts
	}
}

// NewAttempt is an attempt that has encoded nothing so far.
func NewAttempt(a Attempt, r Rules) *Solver {
	return &Solver{Attempt: a, refute: r.Refute, check: r.Check, Stopper: r.Stopper,
		Options: solve.Options{Processors: r.Processors, MemoryMB: r.MemoryMB}}
}

// Use takes the attempt for one goroutine until the function returned is called.
// When ctx ends, work on the encoding does, with the panic of a *halt.Stopped; as
// half an encoding is of no use, it is made anew the next time.
func (a *Solver) Use(ctx context.Context) (done func()) {
	a.Mu.Lock()
	a.ctx = ctx
	return func() {
		a.ctx = nil
		if a.Enc != nil && a.Enc.Stopped() {
			a.Enc = nil
		}
		a.Mu.Unlock()
	}
}

// IsStopped reports whether the encoding was stopped, so that its answers cannot be read any more.
func (a *Solver) IsStopped() bool {
	a.Mu.Lock()
	defer a.Mu.Unlock()
	return a.Enc == nil
}

// Encoded gives the attempt's encoding; the caller holds a.Mu.
func (a *Solver) Encoded(g *cfg.Graph) (*encode.Encoding, error) {
	if a.Enc == nil && a.encodeE == nil {
		start := time.Now()
		o := a.Encoding
		o.Stop = func() bool { return a.ctx != nil && a.Stopper(a.ctx)() }
		if a.refute != nil {
			o.Refute = func(facts, cases []*smtlib.Term) []bool {
				ctx := a.ctx
				if ctx == nil {
					ctx = context.Background()
				}
				refuted, err := a.refute(ctx, facts, cases)
				switch {
				case err == nil:
					return refuted
				case isContextual(err):
					panic(&halt.Stopped{}) // or the encoding would depend on the time
				}
				panic(err) // the ground encoding is QF_BV
			}
		}
		a.Enc, a.encodeE = encode.New(g, o)
		a.EncodeTime = time.Since(start)
	}
	return a.Enc, a.encodeE
}

// Script gives the attempt's script for a goal.
func (a *Solver) Script(g *cfg.Graph, goal encode.Goal) (*smtlib.Script, error) {
	enc, err := a.Encoded(g)
	if err != nil {
		return nil, err
	}
	start := time.Now()
	s := enc.Script(goal)
	a.EncodeTime += time.Since(start)
	return a.checked(s), nil
}

// CoreScript is script with assumptions, for cores.
func (a *Solver) CoreScript(enc *encode.Encoding, goal encode.Goal) *smtlib.Script {
	return a.checked(enc.CoreScript(goal))
}

// checked panics where a script breaks its invariants, if anybody looks.
func (a *Solver) checked(s *smtlib.Script) *smtlib.Script {
	if a.check {
		s.Check()
	}
	return s
}

// Trial is what became of one attempt at a goal.
type Trial struct {
	Answer
	err      error
	Panicked any
}

func (o *Trial) isDecided() bool {
	return o.Panicked == nil && o.err == nil && o.Result.Status != solve.Unknown
}

// isStopped reports whether the attempt may do better with more time.
func (o *Trial) isStopped() bool {
	return o.Panicked == nil && !o.isDecided() && (o.err == nil || isContextual(o.err))
}

func isContextual(err error) bool {
	return errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded)
}

// Query puts a goal to the given attempts and gives the first decided answer; the
// others are cancelled and gone when ask returns. All run side by side, those of
// the reserve in slices. Without a decided answer it gives an undecided one with
// the reasons, or, when every attempt failed, an error. Panics of an attempt are
// passed on.
func (q *Question) Query(ctx context.Context, attempts []*Solver, goal encode.Goal, limit time.Duration) (Answer, error) {
	if limit > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, limit)
		defer cancel()
	}
	p := q.newProgress(goal)
	a, err := q.decide(q.race(ctx, attempts, goal, p))
	a.Proved = p.holding(goal)
	return a, err
}

// race runs the attempts. Once one has decided or panicked, the others are
// cancelled. The trials are in the order in which they came.
func (q *Question) race(ctx context.Context, attempts []*Solver, goal encode.Goal, p *progress) []Trial {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	out := make(chan Trial, len(attempts))
	reserve := reserves(attempts)
	alone := make(chan struct{}) // closed when only the reserve is left
	for _, a := range attempts {
		if reserve[a] {
			go func() { out <- q.inSlices(ctx, a, goal, p, alone) }()
		} else {
			go func() { out <- q.Try(ctx, a, goal, p) }()
		}
	}
	var outs []Trial
	others := len(attempts) - len(reserve)
	for range attempts {
		o := <-out
		if o.isDecided() || o.Panicked != nil {
			cancel()
		}
		if !reserve[o.By] {
			if others--; others == 0 {
				close(alone)
			}
		}
		outs = append(outs, o)
	}
	return outs
}

// Try lets one attempt encode and solve a goal, splitting it when p is not nil.
func (q *Question) Try(ctx context.Context, a *Solver, goal encode.Goal, p *progress) (o Trial) {
	o.By = a
	defer func() {
		switch p := recover().(type) {
		case nil:
		case *encode.Unencodable:
			o.err = p
		case *halt.Stopped:
			o.err = context.Canceled
		default:
			o.Panicked = p
		}
	}()
	defer a.Use(ctx)()
	if p != nil {
		return q.split(ctx, a, goal, p)
	}
	return q.once(ctx, a, goal)
}

// once asks for a goal without splitting it; the caller holds a.Mu.
func (q *Question) once(ctx context.Context, a *Solver, goal encode.Goal) (o Trial) {
	o.By = a
	if o.Script, o.err = a.Script(q.Graph, goal); o.err == nil {
		o.err = ctx.Err()
	}
	if o.err != nil {
		return o
	}
	if goal.Property == nil {
		a.Asserts, a.Terms = len(o.Script.Assertions), scriptSize(o.Script)
	}
	start := time.Now()
	options := a.Options
	options.Timeout, options.WantModel = Remaining(ctx), goal.Kind != encode.Finish
	o.Result, o.err = a.Consult(ctx, o.Script, options)
	a.SolveTime += time.Since(start)
	if o.Result.Status == solve.Sat && o.Result.Model == nil {
		o.Result.Model = &smtlib.Model{} // of a script without constants
	}
	if o.err == nil && q.certify && o.Result.Status == solve.Unsat && !o.Result.Certified {
		o.err = fmt.Errorf("%s answered unsat without a proof", a.Backend.Name())
	}
	return o
}

// decide makes one answer of the trials: the first decided one counts.
func (q *Question) decide(outs []Trial) (Answer, error) {
	var undecided Answer
	var reasons []string
	var errs []error
	for _, o := range outs {
		if o.Panicked != nil {
			panic(o.Panicked)
		}
	}
	for _, o := range outs {
		switch {
		case o.isDecided():
			if o.Result.Status == solve.Unsat && o.Result.Certified {
				q.Proofs = append(q.Proofs, o.Result.Proof)
			}
			return o.Answer, nil
		case o.err == nil && o.Script != nil:
			undecided = o.Answer
			reasons = append(reasons, ReasonOf(o.Result))
		case o.err != nil && !isContextual(o.err):
			errs = append(errs, fmt.Errorf("%s: %w", o.By.Name(), o.err))
		default:
			undecided = o.Answer
			reasons = append(reasons, "timeout")
		}
	}
	switch {
	case len(reasons) > 0:
		undecided.Result.Status, undecided.Result.Reason = solve.Unknown, joinReasons(reasons)
		return undecided, nil
	case len(errs) > 0:
		return Answer{}, errors.Join(errs...)
	}
	return Answer{}, errors.New("there is no backend to ask")
}

// Remaining is the time that ctx leaves, at least a millisecond; 0: there is no limit.
func Remaining(ctx context.Context) time.Duration {
	if d, ok := ctx.Deadline(); ok {
		return max(time.Until(d), time.Millisecond)
	}
	return 0
}

// ReasonOf is why a solver does not decide; "unknown" where it does not say.
func ReasonOf(r solve.Result) string {
	if r.Reason == "" {
		return "unknown"
	}
	return r.Reason
}

// joinReasons gives the reasons in order without repetition.
func joinReasons(rs []string) string {
	var out []string
	seen := map[string]bool{}
	for _, r := range rs {
		if !seen[r] {
			seen[r] = true
			out = append(out, r)
		}
	}
	return strings.Join(out, ", ")
}

func scriptSize(s *smtlib.Script) int {
	ts := make([]*smtlib.Term, len(s.Assertions))
	for i, a := range s.Assertions {
		ts[i] = a.Term
	}
	return smtlib.Size(ts...)
}
