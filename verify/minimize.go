package verify

import (
	"context"
	"fmt"
	"math/big"
	"time"

	"inspect/counterexample/witness"
	"inspect/encode"
	"inspect/internal/halt"
	"inspect/java/heap"
	"inspect/java/types"
	"inspect/report"
	"inspect/smtlib/ieee754"
	"inspect/solve"
	"inspect/verify/decide"
)

// The effort that is given to finding a smaller counterexample. It counts questions,
// their size and solver conflicts, and no time, so that what is found does not
// depend on how busy the machine is.
const (
	tryConflicts = 1_000     // of one question, and twice as many where no boundary values are found
	giveUps      = 1         // questions that may take more than that, and as many about boundary values
	moreGiveUps  = 4         // as many more where no boundary values are found
	tryTerms     = 1_500_000 // of all questions together
)

// minimize looks for the smallest counterexample that the goal wants: fewest
// objects in the pre-state, among those fewest calls of a sequence that makes it, among those values nearest zero, among those fewest
// steps. It gives the smallest that its effort finds. The questions, and so the
// result, depend neither on the counterexample that it begins with nor on which
// attempt found that, unless no question has an answer: they are put to a fresh
// encoding, by one solver, and each depends on the answers before it alone.
func (c *method) minimize(ctx context.Context, w *witness.Witness, goal encode.Goal) (*witness.Witness, *report.Minimized) {
	if c.config.Minimize == "off" {
		return w, nil
	}
	a := c.minimizer()
	if a == nil {
		return w, nil
	}
	c.enter("minimize")
	s := &search{c: c, ctx: ctx, goal: goal, a: a, best: w, terms: tryTerms, giveUps: giveUps, since: time.Now()}
	if l := c.level; l != nil {
		s.selectors, s.aside = l.of.driver.Selectors(), l.of.driver.IsMark
	}
	s.size = s.sizeOf(w)
	a.Options.Repeatable = true
	mode := "default"
	if c.config.Minimize == "full" {
		mode, s.full = "full", true
	} else {
		a.Options.Conflicts = tryConflicts
		if k, ok := a.Backend.(solve.Counting); !ok || !k.CountsConflicts() {
			var cancel context.CancelFunc
			s.ctx, cancel = context.WithTimeout(ctx, max(time.Second, time.Since(c.start)/10)) // there is no other measure
			defer cancel()
		}
	}
	s.run()
	return s.best, &report.Minimized{Mode: mode, Objects: s.size.objects, Steps: s.size.steps,
		Magnitude: s.size.magnitude.String(), Least: s.least}
}

// minimizer is a fresh attempt by the ground encoding, nil when there is none.
func (c *method) minimizer() *decide.Solver {
	if small := c.config.Smaller; small.Backend != nil && !c.config.Certify {
		return c.attempt(small)
	}
	if a := c.groundAttempt(); a != nil {
		return c.attempt(a.Attempt)
	}
	return nil
}

// search is the search for the smallest counterexample.
type search struct {
	c       *method
	ctx     context.Context
	goal    encode.Goal // what is looked for, of any size
	a       *decide.Solver
	best    *witness.Witness
	size    size // of best
	least   []string
	full    bool // without end
	terms   int  // that further questions may have
	giveUps int  // questions that may still be given up
	// selectors are the parameters of a driver of call sequences each of which makes one call,
	// unless it is 0.
	selectors map[string]bool
	aside     func(types.Type) bool // marks in the place of objects that calls make

	since     time.Time
	announced bool

	// below is what the magnitude is at least, step how much more is asked for next, and
	// unproved that the questions that say so were not all answered.
	below, step big.Int
	unproved    bool
	long        bool // long numbers that are on no boundary will do
}

// size of a counterexample, as encode.Small counts.
type size struct {
	calls, objects, steps int
	magnitude             *big.Int
}

// isWithin reports whether a size keeps a bound.
func (s size) isWithin(b encode.Small) bool {
	return (len(b.Selectors) == 0 || b.Calls < 0 || s.calls <= b.Calls) && (b.Objects < 0 || s.objects <= b.Objects) && (b.Steps < 0 || s.steps <= b.Steps) &&
		(b.Magnitude == nil || s.magnitude.Cmp(b.Magnitude) <= 0)
}

func (s *search) sizeOf(w *witness.Witness) size {
	out := size{magnitude: magnitude(w.Pre)}
	for _, r := range w.Pre.Roots {
		if s.selectors[r.Name] && r.Value.Int != 0 {
			out.calls++
		}
	}
	for _, o := range w.Pre.Objects {
		if o.Constant == nil && (s.aside == nil || !s.aside(o.Type)) {
			out.objects++
		}
	}
	for _, e := range w.Path {
		out.steps += encode.Weight(e)
	}
	return out
}

// magnitude is the sum of the distances from zero of the values of a state and of
// the lengths of its arrays, but for those that class initialisation fixes.
func magnitude(s *heap.State) *big.Int {
	sum := new(big.Int)
	add := func(v heap.Value) {
		switch {
		case v.Type == nil:
		case types.IsKind(v.Type, types.Char):
			sum.Add(sum, encode.SizeDistance(v.Int))
		case types.IsKind(v.Type, types.BigInt):
			if n, ok := new(big.Int).SetString(v.Text, 10); ok && n.IsInt64() {
				sum.Add(sum, encode.IntDistance(n.Int64()))
			}
		case v.Text != "" && types.IsKind(v.Type, types.Long): // wider than 64 bits
			if n, ok := new(big.Int).SetString(v.Text, 10); ok {
				sum.Add(sum, encode.BigDistance(n))
			}
		case types.IsIntegral(v.Type):
			sum.Add(sum, encode.IntDistance(v.Int))
		case types.IsKind(v.Type, types.Float):
			sum.Add(sum, big.NewInt(encode.FloatDistance(uint64(uint32(v.Int)), ieee754.Float)))
		case types.IsFloating(v.Type):
			sum.Add(sum, big.NewInt(encode.FloatDistance(uint64(v.Int), ieee754.Double)))
		}
	}
	for _, r := range s.Roots {
		add(r.Value)
	}
	for _, f := range s.Statics {
		if !f.Fixed {
			add(f.Value)
		}
	}
	for _, o := range s.Objects {
		for _, f := range o.Fields {
			if !f.Unobserved && !o.Constant.Fixes(f.Field) {
				add(f.Value)
			}
		}
		if !o.Constant.FixesElems() {
			for _, e := range o.Elems {
				add(e)
			}
		}
		if o.Constant == nil {
			sum.Add(sum, encode.SizeDistance(int64(max(len(o.Elems), o.Length))))
		}
	}
	return sum
}

// run finds the least of each measure, given those before it. Where no small numbers will do,
// or that is too hard to find out, it takes boundary values, which are easier to find and to read
// than other long numbers.
func (s *search) run() {
	bound := encode.Small{Objects: -1, Steps: -1, Calls: -1, Selectors: s.selectors, Aside: s.aside}
	found := s.objects(bound)
	if found {
		bound.Objects = s.size.objects
		s.calls(&bound)
		found = s.values(bound)
	}
	if !found && !s.full {
		if found = s.boundary(&bound); !found && bound.Objects >= 0 {
			bound.Values, s.giveUps = nil, moreGiveUps
			s.a.Options.Conflicts *= 2
			s.long = true
			found = s.values(bound)
		}
	}
	if found {
		bound.Magnitude = s.size.magnitude
		least := s.least
		if s.steps(bound); bound.Values != nil {
			s.least = least // the steps are so only among boundary values
		}
	}
}

// calls finds the fewest calls, from below, and narrows the bound to these.
func (s *search) calls(bound *encode.Small) {
	if len(s.selectors) == 0 {
		return
	}
	b, giveUps := *bound, s.giveUps
	for b.Calls = 0; b.Calls < s.size.calls; b.Calls++ {
		switch s.try(b) {
		case solve.Sat:
			bound.Calls = b.Calls
			return
		case solve.Unknown:
			s.giveUps = giveUps // other measures may be found
			return
		}
	}
	bound.Calls = b.Calls
}

// boundary finds a counterexample among boundary values: one as far from zero as one of them
// is. It narrows the bound to these; false: it found none.
func (s *search) boundary(bound *encode.Small) bool {
	least := s.least
	defer func() { s.least = least }() // what is proved there is proved of them alone
	bound.Values, s.giveUps = boundaryValues(s.c.graph), giveUps
	if bound.Objects < 0 {
		if !s.objects(*bound) {
			return false
		}
		bound.Objects = s.size.objects
	}
	b := *bound
	if s.try(b) != solve.Sat {
		return false
	}
	for lo, hi := 0, len(b.Values); lo < hi && !s.isOver(); {
		mid := (lo + hi) / 2 // nearest zero first
		b.Magnitude = encode.BigDistance(b.Values[mid])
		if s.try(b) == solve.Sat {
			hi = mid
		} else {
			lo = mid + 1
		}
	}
	return true
}

// objects finds the fewest objects, from below: few are likely. It asks no question
// that depends on the counterexample that is there. false: it found none.
func (s *search) objects(bound encode.Small) bool {
	most := 0
	for _, x := range s.c.graph.Sorts {
		for _, k := range x.Kinds {
			most += k.Pre - len(k.Constants)
		}
	}
	known, proved := 0, true // so many are needed
	if m := s.c.m; !m.Static && !m.Constructor {
		known = min(1, most)
	}
	for step := 0; ; step++ {
		bound.Objects = min(known+step/2, most)
		switch s.try(bound) {
		case solve.Sat:
			return s.between("objects", known, s.size.objects, proved, func(n int) encode.Small {
				b := bound
				b.Objects = n
				return b
			}, func() int { return s.size.objects })
		case solve.Unknown:
			proved = false
		}
		if known = bound.Objects + 1; known > most || s.isOver() {
			return false
		}
	}
}

// steps finds the fewest steps within a bound on the other measures.
func (s *search) steps(bound encode.Small) {
	s.between("steps", 0, s.size.steps, true, func(n int) encode.Small {
		b := bound
		b.Steps = n
		return b
	}, func() int { return s.size.steps })
}

// between finds the least n from lo to hi for which there is a counterexample as
// small as within(n) says; have measures the best one, which has hi. Small ones are
// likely, so that it looks below the middle first. It gives true, and notes the
// measure as least if it proved that.
func (s *search) between(measure string, lo, hi int, proved bool, within func(int) encode.Small, have func() int) bool {
	for lo < hi && !s.isOver() {
		mid := lo + (hi-lo)/3
		switch s.try(within(mid)) {
		case solve.Sat:
			hi = min(mid, have())
		case solve.Unknown:
			proved = false
			lo = mid + 1
		default:
			lo = mid + 1
		}
	}
	if proved && lo >= hi {
		s.least = append(s.least, measure)
	}
	return true
}

// longNumbers is a sum of distances from zero that only numbers of four digits and more reach.
var longNumbers = big.NewInt(2_000)

// values finds the least magnitude within a bound on the other measures: values near
// zero first, at twice the distance each time, then between. false: it is so great that
// there are long numbers, or it is not known.
func (s *search) values(bound encode.Small) bool {
	one := big.NewInt(1)
	lo, step := &s.below, &s.step
	for lo.Cmp(s.size.magnitude) < 0 && !s.isOver() {
		mid := new(big.Int).Add(lo, step)
		if mid.Cmp(s.size.magnitude) >= 0 {
			mid.Add(lo, s.size.magnitude).Rsh(mid, 1)
		}
		if !s.full && !s.long && mid.Cmp(longNumbers) > 0 {
			return false
		}
		bound.Magnitude = mid
		switch s.try(bound) {
		case solve.Sat:
			step.SetInt64(0)
			if half := new(big.Int).Sub(s.size.magnitude, lo); half.Cmp(one) > 0 {
				step.Rsh(half, 1)
			}
			continue
		case solve.Unknown:
			s.unproved = true
		}
		lo.Add(mid, one)
		step.Lsh(step, 1).Add(step, one)
	}
	if !s.unproved && lo.Cmp(s.size.magnitude) >= 0 {
		s.least = append(s.least, "values")
	}
	return s.full || s.long || s.size.magnitude.Cmp(longNumbers) <= 0
}

// isOver tells that there is no effort left.
func (s *search) isOver() bool {
	return s.ctx.Err() != nil || !s.full && (s.terms <= 0 || s.giveUps <= 0)
}

// try asks for a counterexample within a bound and keeps it.
func (s *search) try(bound encode.Small) solve.Status {
	if s.isOver() {
		return solve.Unknown
	}
	if !s.announced && time.Since(s.since) > announceAfter {
		s.announced = true
		s.c.announce(s.ctx, s.best)
	}
	goal := s.goal
	goal.Small = &bound
	found, err := s.c.q.Query(s.ctx, []*decide.Solver{s.a}, goal, 0)
	s.terms -= s.a.Terms
	if err != nil || found.Result.Status == solve.Unknown {
		s.giveUps--
		return solve.Unknown
	}
	if found.Result.Status == solve.Sat {
		var w *witness.Witness
		var failure error
		if halt.Caught(func() { failure = expressed(func() { w = s.c.decode(s.ctx, found, goal) }) }) || failure != nil {
			return solve.Unknown
		}
		s.best = w
		s.size = s.sizeOf(s.best)
		if s.c.config.Check && !s.size.isWithin(bound) {
			panic(fmt.Sprintf("a counterexample of %d objects, %d calls, %d steps, magnitude %s where at most %d, %d, %d, %v were asked for",
				s.size.objects, s.size.calls, s.size.steps, s.size.magnitude, bound.Objects, bound.Calls, bound.Steps, bound.Magnitude))
		}
	}
	return found.Result.Status
}

// groundAttempt is an attempt by the ground encoding, nil when there is none.
func (c *method) groundAttempt() *decide.Solver {
	for _, a := range c.q.Side {
		if a.Encoding.Encoding == encode.Ground {
			return a
		}
	}
	return nil
}
