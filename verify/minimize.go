package verify

import (
	"context"
	"time"

	"inspect/encode"
	"inspect/solve"
	"inspect/witness"
)

// MinimizeAtLeast is the least time that is given to finding a smaller
// counterexample.
const MinimizeAtLeast = 300 * time.Millisecond

// minimize looks for a smaller counterexample of the same property: with fewer
// objects first, then with integers that need fewer bits. It gives the smallest
// that it found in its time.
func (c *method) minimize(ctx context.Context, w *witness.Witness) *witness.Witness {
	if c.config.Minimize == "off" {
		return w
	}
	a := c.groundAttempt()
	if a == nil {
		return w
	}
	c.enter("minimize")
	if c.config.Minimize != "full" {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, max(MinimizeAtLeast, time.Since(c.start)/10))
		defer cancel()
	}
	small := encode.Small{Objects: len(w.Pre.Objects), Bits: c.config.Bounds.WithDefaults().Bits}
	try := func(s encode.Small) bool {
		goal := encode.Goal{Kind: encode.Violate, Property: w.Property, Small: &s}
		found, err := c.q.ask(ctx, []*attempt{a}, goal, 0)
		if err != nil || found.result.Status != solve.Sat {
			return false
		}
		w = c.decode(found, goal)
		return true
	}
	// Few objects are likely to do: go up from the least, doubling the step.
	for lo, hi := 0, small.Objects; lo < hi && ctx.Err() == nil; {
		mid := lo + (hi-lo)/4
		small.Objects = mid
		if try(small) {
			hi = len(w.Pre.Objects)
		} else {
			lo = mid + 1
		}
		small.Objects = hi
	}
	full := small.Bits
	for bits := 2; bits < full && ctx.Err() == nil; bits *= 2 {
		if small.Bits = bits; try(small) {
			break
		}
	}
	return w
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
