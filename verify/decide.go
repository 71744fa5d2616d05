package verify

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

// question is one graph with the attempts at it. Each attempt encodes once, on
// its first use, and answers any number of goals.
type question struct {
	graph      *cfg.Graph
	attempts   []*attempt
	side       []*attempt    // those of attempts, and the side attempts
	certify    bool          // an unsat without a checked proof is a fault of its backend
	splitAfter time.Duration // see Config.SplitAfter
	wide       *solve.Gate   // shut while all but the reserve are kept to one processor

	proofs []solve.Proof // of the certified unsat answers that ask gave
}

type attempt struct {
	Attempt
	refute  Refuter
	check   bool          // each script (--check)
	options solve.Options // of all its questions
	stopper func(context.Context) func() bool
	mu      sync.Mutex      // an encoding's builder serves one goroutine at a time
	ctx     context.Context // of the question that is encoded now
	enc     *encode.Encoding
	encodeE error
	expand  expansion
	encode  time.Duration
	solve   time.Duration
	terms   int
	asserts int
}

// answer is what an attempt says about a goal.
type answer struct {
	by     *attempt
	result solve.Result
	script *smtlib.Script
	proved []*cfg.Property // by themselves, when the question was split; in no order
}

// rules are what all questions of a run have in common.
type rules struct {
	certify    bool          // an unsat without a checked proof is a fault of its backend
	check      bool          // each script
	splitAfter time.Duration // see Config.SplitAfter
	refute     Refuter       // unless nil, helps the ground encoding
	stopper    func(context.Context) func() bool
	processors int // of one attempt
	memoryMB   int // of one backend; 0: no limit of ours
}

// newQuestion is a graph with attempts at it, and with those that join in for side questions.
func newQuestion(g *cfg.Graph, r rules, as, side []Attempt) *question {
	q := &question{graph: g, certify: r.certify, splitAfter: r.splitAfter, wide: solve.NewGate()}
	q.wide.Open()
	attempt := func(a Attempt) *attempt {
		x := newAttempt(a, r)
		x.options.Wide = q.wide
		return x
	}
	for _, a := range as {
		q.attempts = append(q.attempts, attempt(a))
	}
	q.side = append(q.side, q.attempts...)
	for _, a := range side {
		q.side = append(q.side, attempt(a))
	}
	return q
}

// limit bounds the effort of each question, by conflicts of the solver; 0: nothing does.
func (q *question) limit(conflicts int) {
	for _, a := range q.side {
		a.options.Conflicts = conflicts
	}
}

// newAttempt is an attempt that has encoded nothing so far.
func newAttempt(a Attempt, r rules) *attempt {
	return &attempt{Attempt: a, refute: r.refute, check: r.check, stopper: r.stopper,
		options: solve.Options{Processors: r.processors, MemoryMB: r.memoryMB}}
}

// use takes the attempt for one goroutine until the function returned is called.
// When ctx ends, work on the encoding does, with the panic of a *halt.Stopped; as
// half an encoding is of no use, it is made anew the next time.
func (a *attempt) use(ctx context.Context) (done func()) {
	a.mu.Lock()
	a.ctx = ctx
	return func() {
		a.ctx = nil
		if a.enc != nil && a.enc.Stopped() {
			a.enc = nil
		}
		a.mu.Unlock()
	}
}

// isStopped reports whether the encoding was stopped, so that its answers cannot be read any more.
func (a *attempt) isStopped() bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.enc == nil
}

// encoding gives the attempt's encoding; the caller holds a.mu.
func (a *attempt) encoding(g *cfg.Graph) (*encode.Encoding, error) {
	if a.enc == nil && a.encodeE == nil {
		start := time.Now()
		o := a.Encoding
		o.Stop = func() bool { return a.ctx != nil && a.stopper(a.ctx)() }
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
		a.enc, a.encodeE = encode.New(g, o)
		a.encode = time.Since(start)
	}
	return a.enc, a.encodeE
}

// script gives the attempt's script for a goal.
func (a *attempt) script(g *cfg.Graph, goal encode.Goal) (*smtlib.Script, error) {
	enc, err := a.encoding(g)
	if err != nil {
		return nil, err
	}
	start := time.Now()
	s := enc.Script(goal)
	a.encode += time.Since(start)
	return a.checked(s), nil
}

// coreScript is script with assumptions, for cores.
func (a *attempt) coreScript(enc *encode.Encoding, goal encode.Goal) *smtlib.Script {
	return a.checked(enc.CoreScript(goal))
}

// checked panics where a script breaks its invariants, if anybody looks.
func (a *attempt) checked(s *smtlib.Script) *smtlib.Script {
	if a.check {
		s.Check()
	}
	return s
}

// trial is what became of one attempt at a goal.
type trial struct {
	answer
	err      error
	panicked any
}

func (o *trial) isDecided() bool {
	return o.panicked == nil && o.err == nil && o.result.Status != solve.Unknown
}

// isStopped tells that the attempt may do better with more time.
func (o *trial) isStopped() bool {
	return o.panicked == nil && !o.isDecided() && (o.err == nil || isContextual(o.err))
}

func isContextual(err error) bool {
	return errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded)
}

// query puts a goal to the given attempts and gives the first decided answer; the
// others are cancelled and gone when ask returns. All run side by side, those of
// the reserve in slices. Without a decided answer it gives an undecided one with
// the reasons, or, when every attempt failed, an error. Panics of an attempt are
// passed on.
func (q *question) query(ctx context.Context, attempts []*attempt, goal encode.Goal, limit time.Duration) (answer, error) {
	if limit > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, limit)
		defer cancel()
	}
	p := q.newProgress(goal)
	a, err := q.decide(q.race(ctx, attempts, goal, p))
	a.proved = p.holding(goal)
	return a, err
}

// race runs the attempts. Once one has decided or panicked, the others are
// cancelled. The trials are in the order in which they came.
func (q *question) race(ctx context.Context, attempts []*attempt, goal encode.Goal, p *progress) []trial {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	out := make(chan trial, len(attempts))
	reserve := reserves(attempts)
	alone := make(chan struct{}) // closed when only the reserve is left
	for _, a := range attempts {
		if reserve[a] {
			go func() { out <- q.inSlices(ctx, a, goal, p, alone) }()
		} else {
			go func() { out <- q.try(ctx, a, goal, p) }()
		}
	}
	var outs []trial
	others := len(attempts) - len(reserve)
	for range attempts {
		o := <-out
		if o.isDecided() || o.panicked != nil {
			cancel()
		}
		if !reserve[o.by] {
			if others--; others == 0 {
				close(alone)
			}
		}
		outs = append(outs, o)
	}
	return outs
}

// try lets one attempt encode and solve a goal, splitting it when p is not nil.
func (q *question) try(ctx context.Context, a *attempt, goal encode.Goal, p *progress) (o trial) {
	o.by = a
	defer func() {
		switch p := recover().(type) {
		case nil:
		case *encode.Unencodable:
			o.err = p
		case *halt.Stopped:
			o.err = context.Canceled
		default:
			o.panicked = p
		}
	}()
	defer a.use(ctx)()
	if p != nil {
		return q.split(ctx, a, goal, p)
	}
	return q.once(ctx, a, goal)
}

// once asks for a goal without splitting it; the caller holds a.mu.
func (q *question) once(ctx context.Context, a *attempt, goal encode.Goal) (o trial) {
	o.by = a
	if o.script, o.err = a.script(q.graph, goal); o.err == nil {
		o.err = ctx.Err()
	}
	if o.err != nil {
		return o
	}
	if goal.Property == nil {
		a.asserts, a.terms = len(o.script.Assertions), scriptSize(o.script)
	}
	start := time.Now()
	options := a.options
	options.Timeout, options.WantModel = remaining(ctx), goal.Kind != encode.Finish
	o.result, o.err = a.consult(ctx, o.script, options)
	a.solve += time.Since(start)
	if o.result.Status == solve.Sat && o.result.Model == nil {
		o.result.Model = &smtlib.Model{} // of a script without constants
	}
	if o.err == nil && q.certify && o.result.Status == solve.Unsat && !o.result.Certified {
		o.err = fmt.Errorf("%s answered unsat without a proof", a.Backend.Name())
	}
	return o
}

// decide makes one answer of the trials: the first decided one counts.
func (q *question) decide(outs []trial) (answer, error) {
	var undecided answer
	var reasons []string
	var errs []error
	for _, o := range outs {
		if o.panicked != nil {
			panic(o.panicked)
		}
	}
	for _, o := range outs {
		switch {
		case o.isDecided():
			if o.result.Status == solve.Unsat && o.result.Certified {
				q.proofs = append(q.proofs, o.result.Proof)
			}
			return o.answer, nil
		case o.err == nil && o.script != nil:
			undecided = o.answer
			reasons = append(reasons, reasonOf(o.result))
		case o.err != nil && !isContextual(o.err):
			errs = append(errs, fmt.Errorf("%s: %w", o.by.Name(), o.err))
		default:
			undecided = o.answer
			reasons = append(reasons, "timeout")
		}
	}
	switch {
	case len(reasons) > 0:
		undecided.result.Status, undecided.result.Reason = solve.Unknown, joinReasons(reasons)
		return undecided, nil
	case len(errs) > 0:
		return answer{}, errors.Join(errs...)
	}
	return answer{}, errors.New("there is no backend to ask")
}

func remaining(ctx context.Context) time.Duration {
	if d, ok := ctx.Deadline(); ok {
		return max(time.Until(d), time.Millisecond)
	}
	return 0
}

func reasonOf(r solve.Result) string {
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
