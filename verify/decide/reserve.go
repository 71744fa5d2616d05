package decide

import (
	"context"
	"time"

	"inspect/cfg"
	"inspect/encode"
)

// The reserve. Beside the ground encoding the quantified one seldom answers
// first, but where it does, it may be alone: where the proof does not depend on
// the shape of the heap, its effort hardly grows with the bounds. So it keeps out
// of the way at first, and then works at the question in slices, the processors
// being shared for so long. libz3 cannot be stopped and go on: in each slice it
// starts anew, with four times the time, so that little is lost by that.

// slice is what a reserve attempt does in turn: it waits, then it works.
type slice struct {
	wait time.Duration
	work time.Duration // 0: to the end
}

// next is the slice after this one. It waits as long as this one worked, at least.
func (s slice) next() slice { return slice{max(4*s.wait, s.work), 4 * s.work} }

var (
	// mostly gives the reserve a ninth of the time.
	mostly = slice{time.Second, time.Second / 8}
	// whenFlat is for a graph where the quantified encoding is likely to win, soon or
	// not at all. The first of these slices has a processor for itself: see headStart.
	whenFlat = slice{time.Second / 10, 5 * time.Second}
)

// headStart keeps the other attempts to one processor, where there are several, until
// end is called.
func (q *Question) headStart() (end func()) {
	q.wide.Shut()
	return q.wide.Open
}

// flatInstances are so many instances of a specification's quantifiers that it
// matters whether they are expanded.
const flatInstances = 256

// isFlat reports whether the quantified encoding of a graph may hardly depend on its
// bounds: its specifications quantify over many values, and follow no references
// to whatever can be reached.
func isFlat(g *cfg.Graph) bool {
	most := 0
	instances := make([]int, len(g.Exprs)) // of the quantifiers inside of each other
	for _, e := range g.Exprs {            // arguments stand before their users
		n := 1
		for _, x := range e.Args {
			n = max(n, instances[x.ID])
		}
		switch e.Op {
		case cfg.OpReachHas, cfg.OpReachCount:
			return false
		case cfg.OpForall, cfg.OpExistsQ:
			n = min(n*max(1, values(g, e.Bound)), flatInstances)
			most = max(most, n)
		}
		instances[e.ID] = n
	}
	return most >= flatInstances
}

// values estimates how many values a bound variable takes: integers are indices
// mostly.
func values(g *cfg.Graph, b *cfg.Bound) int {
	if len(b.Kinds) == 0 {
		return g.Bounds.ArrayLength
	}
	n := 0
	for _, k := range b.Kinds {
		n += k.Pre + k.Fresh
	}
	return n
}

// reserves gives the attempts among some that are the reserve of the others.
func reserves(as []*Solver) map[*Solver]bool {
	out := map[*Solver]bool{}
	for _, a := range as {
		if a.Encoding.Encoding == encode.Quantified {
			out[a] = true
		}
	}
	if len(out) == len(as) {
		return nil
	}
	return out
}

// firstSlice is that of the reserve at the question's graph.
func (q *Question) firstSlice() slice {
	s := mostly
	if isFlat(q.Graph) {
		s = whenFlat
	}
	if q.splitAfter > 0 {
		s.wait = min(s.wait, q.splitAfter)
	}
	return s
}

// inSlices lets a reserve attempt work at a goal, without a limit once nobody else
// does.
func (q *Question) inSlices(ctx context.Context, a *Solver, goal encode.Goal, p *progress, alone <-chan struct{}) Trial {
	ahead := isFlat(q.Graph)
	for s := q.firstSlice(); ; s = s.next() {
		select {
		case <-ctx.Done():
		case <-time.After(s.wait):
		case <-alone:
			s.work = 0
		}
		if ctx.Err() != nil {
			return Trial{Answer: Answer{By: a}, err: ctx.Err()}
		}
		if s.work == 0 {
			return q.Try(ctx, a, goal, p)
		}
		end := func() {}
		if ahead {
			end, ahead = q.headStart(), false
		}
		limited, cancel := context.WithTimeout(ctx, s.work)
		o := q.Try(limited, a, goal, p)
		timedOut := limited.Err() != nil
		cancel()
		end()
		if !timedOut || !o.isStopped() {
			return o
		}
	}
}
