package verify

import (
	"context"
	"fmt"
	"math/big"
	"time"

	"inspect/encode"
	"inspect/halt"
	"inspect/report"
	"inspect/solve"
	"inspect/types"
	"inspect/witness"
	"inspect/witness/heap"
)

// MinimizeAtLeast is the least time that is given to finding a smaller
// counterexample.
const MinimizeAtLeast = time.Second

// minimize looks for the smallest counterexample that the goal wants: fewest
// objects in the pre-state, among those fewest steps, among those integers
// nearest zero. It gives the smallest that it found in its time. When time does
// not bind, the result does not depend on the counterexample that it begins
// with, nor on which attempt found that: the least measures are unique, and the
// last question asks for them by a script that depends on nothing else.
func (c *method) minimize(ctx context.Context, w *witness.Witness, goal encode.Goal) (*witness.Witness, *report.Minimized) {
	if c.config.Minimize == "off" {
		return w, nil
	}
	a := c.groundAttempt()
	if a == nil {
		return w, nil
	}
	c.enter("minimize")
	mode := "default"
	if c.config.Minimize == "full" {
		mode = "full"
	} else {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, max(MinimizeAtLeast, time.Since(c.start)/10))
		defer cancel()
	}
	s := &search{c: c, ctx: ctx, goal: goal, a: a, best: w, size: sizeOf(w)}
	asserts, terms := a.asserts, a.terms
	s.run()
	a.asserts, a.terms = asserts, terms
	return s.best, &report.Minimized{Mode: mode, Objects: s.size.objects, Steps: s.size.steps,
		Magnitude: s.size.magnitude.String(), Least: s.least}
}

// search is the search for the smallest counterexample.
type search struct {
	c     *method
	ctx   context.Context
	goal  encode.Goal // what is looked for, of any size
	a     *attempt
	best  *witness.Witness
	size  size // of best
	least []string
}

// size of a counterexample, as encode.Small counts.
type size struct {
	objects, steps int
	magnitude      *big.Int
}

// within tells whether a size keeps a bound.
func (s size) within(b encode.Small) bool {
	return (b.Objects < 0 || s.objects <= b.Objects) && (b.Steps < 0 || s.steps <= b.Steps) &&
		(b.Magnitude == nil || s.magnitude.Cmp(b.Magnitude) <= 0)
}

func sizeOf(w *witness.Witness) size {
	s := size{magnitude: magnitude(w.Pre)}
	for _, o := range w.Pre.Objects {
		if o.Constant == nil {
			s.objects++
		}
	}
	for _, e := range w.Path {
		s.steps += encode.Weight(e)
	}
	return s
}

// magnitude is the sum of the absolute values of the integers of a state and of
// the lengths of its arrays, but for those that class initialisation fixes.
func magnitude(s *heap.State) *big.Int {
	sum := new(big.Int)
	add := func(v heap.Value) {
		if v.Type != nil && types.IsIntegral(v.Type) {
			x := big.NewInt(v.Int)
			sum.Add(sum, x.Abs(x))
		}
	}
	for _, r := range s.Roots {
		add(r.Value)
	}
	for _, f := range s.Statics {
		add(f.Value)
	}
	for _, o := range s.Objects {
		for _, f := range o.Fields {
			if !f.Unseen && !o.Constant.Fixes(f.Field) {
				add(f.Value)
			}
		}
		if !o.Constant.FixesElems() {
			for _, e := range o.Elems {
				add(e)
			}
		}
		if o.Constant == nil {
			sum.Add(sum, big.NewInt(int64(len(o.Elems))))
		}
	}
	return sum
}

// run finds the least of each measure, given those before it.
func (s *search) run() {
	bound := encode.Small{Objects: -1, Steps: -1}
	ok := s.bisect("objects", s.size.objects, func(n int) encode.Small {
		b := bound
		b.Objects = n
		return b
	}, func() int { return s.size.objects })
	if !ok {
		return
	}
	bound.Objects = s.size.objects
	ok = s.bisect("steps", s.size.steps, func(n int) encode.Small {
		b := bound
		b.Steps = n
		return b
	}, func() int { return s.size.steps })
	if !ok {
		return
	}
	bound.Steps = s.size.steps
	if !s.integers(bound) {
		return
	}
	bound.Magnitude = s.size.magnitude
	s.a = s.c.attempt(s.a.Attempt)
	s.a.options.Repeatable = true // there may be several, and several solvers
	s.try(bound)
}

// bisect finds the least n for which there is a counterexample as small as
// within(n) says; have measures the best one. Small ones are likely, so that it
// looks below the middle first. false: there was no time to find out.
func (s *search) bisect(name string, hi int, within func(int) encode.Small, have func() int) bool {
	for lo := 0; lo < hi; {
		mid := lo + (hi-lo)/3
		switch s.try(within(mid)) {
		case solve.Sat:
			hi = min(mid, have())
		case solve.Unsat:
			lo = mid + 1
		default:
			return false
		}
	}
	s.least = append(s.least, name)
	return true
}

// integers finds the least magnitude within a bound on the other measures: the
// integers near zero first, at twice the distance each time, then between.
func (s *search) integers(bound encode.Small) bool {
	one := big.NewInt(1)
	lo, step := new(big.Int), new(big.Int)
	for lo.Cmp(s.size.magnitude) < 0 {
		mid := new(big.Int).Add(lo, step)
		if mid.Cmp(s.size.magnitude) >= 0 {
			mid.Add(lo, s.size.magnitude).Rsh(mid, 1)
		}
		bound.Magnitude = mid
		switch s.try(bound) {
		case solve.Sat:
			step.SetInt64(0)
			if half := new(big.Int).Sub(s.size.magnitude, lo); half.Cmp(one) > 0 {
				step.Rsh(half, 1)
			}
		case solve.Unsat:
			lo.Add(mid, one)
			step.Lsh(step, 1).Add(step, one)
		default:
			return false
		}
	}
	s.least = append(s.least, "integers")
	return true
}

// try asks for a counterexample within a bound and keeps it.
func (s *search) try(bound encode.Small) solve.Status {
	if s.ctx.Err() != nil {
		return solve.Unknown
	}
	goal := s.goal
	goal.Small = &bound
	found, err := s.c.q.ask(s.ctx, []*attempt{s.a}, goal, 0)
	if err != nil {
		return solve.Unknown
	}
	if found.result.Status == solve.Sat {
		if halt.Caught(func() { s.best = s.c.decode(s.ctx, found, goal) }) {
			return solve.Unknown
		}
		s.size = sizeOf(s.best)
		if s.c.config.Check && !s.size.within(bound) {
			panic(fmt.Sprintf("a counterexample of %d objects, %d steps, magnitude %s where at most %d, %d, %v were asked for",
				s.size.objects, s.size.steps, s.size.magnitude, bound.Objects, bound.Steps, bound.Magnitude))
		}
	}
	return found.result.Status
}

// groundAttempt is an attempt by the ground encoding, nil when there is none.
func (c *method) groundAttempt() *attempt {
	for _, a := range c.q.side {
		if a.Encoding.Encoding == encode.Ground {
			return a
		}
	}
	return nil
}
