package decide

import (
	"context"
	"slices"
	"sync"
	"time"

	"inspect/cfg"
	"inspect/encode"
	"inspect/solve"
)

// Splitting by property. Whether any property can be broken is one question; it
// is the quickest way to an answer where that is easy. Where it is not, the
// properties one by one are: each depends on a part of the formula, and what one
// encoding cannot prove another may. So an attempt asks for all at once for a
// while, then for each by itself for a while, and so on with more time each round.
// The attempts tell each other what they have proved.
//
// Meaning kept: no execution breaks a property first iff, for each, none breaks
// it first; one that does is a counterexample to the question.

// turn is how long an attempt asks for all properties at once, and for each by
// itself, in the first round.
type turn struct{ whole, part time.Duration }

// splitTimes is by encoding. The quantified one profits most from splitting: often
// all but a few of its properties are quick. But there are many of them, and of
// the ground one all together often take less than their sum (RedBlackTree.insert
// at 9 nodes 10 s against 50 s), so the whole question gets the time of several.
var splitTimes = map[encode.Method]turn{
	encode.Quantified: {16 * time.Second, 500 * time.Millisecond},
	encode.Ground:     {60 * time.Second, 10 * time.Second},
}

// progress is what the attempts at one question have proved.
type progress struct {
	mu   sync.Mutex
	open []*cfg.Property // not known to hold
	skip map[*cfg.Property]bool
}

// newProgress is nil for a goal that is not split.
func (q *Question) newProgress(goal encode.Goal) *progress {
	if goal.Kind != encode.Violate || goal.Property != nil || goal.Small != nil || q.certify {
		return nil
	}
	p := &progress{skip: map[*cfg.Property]bool{}}
	for x := range goal.Skip {
		p.skip[x] = true
	}
	for _, x := range q.Graph.Properties {
		if len(x.Edges) > 0 && !p.skip[x] {
			p.open = append(p.open, x)
		}
	}
	if len(p.open) < 2 {
		return nil
	}
	return p
}

// holding lists the properties that were proved beyond those that the goal skips.
func (p *progress) holding(goal encode.Goal) []*cfg.Property {
	if p == nil {
		return nil
	}
	_, skip := p.left()
	var out []*cfg.Property
	for x := range skip {
		if !goal.Skip[x] {
			out = append(out, x)
		}
	}
	return out
}

// left gives the open properties and the others.
func (p *progress) left() (open []*cfg.Property, skip map[*cfg.Property]bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	skip = map[*cfg.Property]bool{}
	for x := range p.skip {
		skip[x] = true
	}
	return slices.Clone(p.open), skip
}

// proved notes that a property holds.
func (p *progress) proved(x *cfg.Property) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.skip[x] = true
	p.open = slices.DeleteFunc(p.open, func(y *cfg.Property) bool { return y == x })
}

// split lets one attempt answer whether any property can be broken, in rounds.
// The ground encoding takes the properties in reverse order, so that attempts
// that run side by side rarely work at the same one.
func (q *Question) split(ctx context.Context, a *Solver, goal encode.Goal, p *progress) Trial {
	limit := splitTimes[a.Encoding.Encoding]
	if q.splitAfter > 0 {
		limit = turn{q.splitAfter, q.splitAfter}
	}
	for ; ; limit = limit.twice() {
		open, skip := p.left()
		whole := goal
		if len(skip) > len(goal.Skip) {
			whole.Skip = skip
		}
		o, timedOut := q.within(ctx, limit.whole, a, whole)
		if o.isFinal(ctx) || !timedOut {
			return o // or it gave up by itself
		}
		if a.Encoding.Encoding == encode.Ground {
			slices.Reverse(open)
		}
		for _, x := range open {
			if _, skip := p.left(); skip[x] {
				continue // another attempt has proved it
			}
			one, _ := q.within(ctx, limit.part, a, encode.Goal{Kind: encode.Violate, Property: x})
			switch {
			case one.isDecided() && one.Result.Status == solve.Unsat:
				p.proved(x)
			case one.isFinal(ctx):
				return one
			}
		}
		if open, _ := p.left(); len(open) == 0 {
			return Trial{Answer: Answer{By: a, Result: solve.Result{Status: solve.Unsat, Backend: a.Backend.Name()}}}
		}
	}
}

// twice is a turn of the next round.
func (t turn) twice() turn {
	return turn{min(2*t.whole, time.Hour), min(2*t.part, time.Hour)}
}

// within asks for a goal for a limited time, and reports whether that time was over.
func (q *Question) within(ctx context.Context, limit time.Duration, a *Solver, goal encode.Goal) (o Trial, timedOut bool) {
	limited, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	o = q.once(limited, a, goal)
	return o, limited.Err() != nil
}

// isFinal tells that there is nothing to be gained from splitting: the trial is
// decided, its backend failed, or the time is over.
func (o *Trial) isFinal(ctx context.Context) bool {
	return o.isDecided() || o.err != nil && !isContextual(o.err) || ctx.Err() != nil
}
