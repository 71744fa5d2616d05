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
	"inspect/smtlib"
	"inspect/solve"
)

// question is one graph with the attempts at it. Each attempt encodes once, on
// its first use, and answers any number of goals.
type question struct {
	graph    *cfg.Graph
	attempts []*attempt
	side     []*attempt // those of attempts, and the side attempts
}

type attempt struct {
	Attempt
	mu      sync.Mutex      // an encoding's builder serves one goroutine at a time
	ctx     context.Context // of the question that is encoded now
	enc     *encode.Encoding
	encodeE error
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
}

func newQuestion(g *cfg.Graph, as, side []Attempt) *question {
	q := &question{graph: g}
	for _, a := range as {
		q.attempts = append(q.attempts, &attempt{Attempt: a})
	}
	q.side = append(q.side, q.attempts...)
	for _, a := range side {
		q.side = append(q.side, &attempt{Attempt: a})
	}
	return q
}

// encoding gives the attempt's encoding; the caller holds a.mu.
func (a *attempt) encoding(g *cfg.Graph) (*encode.Encoding, error) {
	if a.enc == nil && a.encodeE == nil {
		start := time.Now()
		o := a.Encoding
		o.Stop = func() bool { return a.ctx != nil && a.ctx.Err() != nil }
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
	return s, nil
}

// ask runs the given attempts at a goal side by side and gives the first decided
// answer; the others are cancelled and gone when ask returns. Without a decided
// answer it gives an undecided one with the reasons, or, when every attempt
// failed, an error. Panics of an attempt are passed on.
func (q *question) ask(ctx context.Context, attempts []*attempt, goal encode.Goal, limit time.Duration) (answer, error) {
	if limit > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, limit)
		defer cancel()
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	type outcome struct {
		answer
		err      error
		panicked any
	}
	out := make(chan outcome, len(attempts))
	for _, a := range attempts {
		go func() {
			o := outcome{answer: answer{by: a}}
			defer func() {
				if p := recover(); p != nil {
					switch p := p.(type) {
					case *encode.Unfit:
						o.err = p
					case *encode.Stopped: // half an encoding is of no use
						a.mu.Lock()
						a.enc = nil
						a.mu.Unlock()
						o.err = context.Canceled
					default:
						o.panicked = p
					}
				}
				out <- o
			}()
			a.mu.Lock()
			defer a.mu.Unlock()
			a.ctx = ctx
			defer func() { a.ctx = nil }()
			o.script, o.err = a.script(q.graph, goal)
			if o.err != nil || ctx.Err() != nil {
				return
			}
			a.asserts, a.terms = len(o.script.Assertions), scriptSize(o.script)
			start := time.Now()
			o.result, o.err = a.Backend.Solve(ctx, o.script, solve.Options{Timeout: remaining(ctx), WantModel: goal.Kind != encode.Finish})
			a.solve += time.Since(start)
			if o.result.Status == solve.Sat && o.result.Model == nil {
				o.result.Model = &smtlib.Model{} // of a script without constants
			}
		}()
	}
	var first *outcome
	var undecided answer
	var reasons []string
	var errs []error
	var panicked any
	for range attempts {
		o := <-out
		switch {
		case o.panicked != nil:
			panicked = o.panicked
			cancel()
		case first != nil:
		case o.err == nil && o.result.Status != solve.Unknown:
			first = &o
			cancel()
		case o.err == nil && o.script != nil:
			undecided = o.answer
			reasons = append(reasons, reasonOf(o.result))
		case o.err != nil && !errors.Is(o.err, context.Canceled) && !errors.Is(o.err, context.DeadlineExceeded):
			errs = append(errs, fmt.Errorf("%s: %w", o.by.Name(), o.err))
		default:
			undecided = o.answer
			reasons = append(reasons, "timeout")
		}
	}
	switch {
	case panicked != nil:
		panic(panicked)
	case first != nil:
		return first.answer, nil
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
