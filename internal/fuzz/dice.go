package fuzz

import "pgregory.net/rapid"

// dice draws choices. Smaller numbers are simpler, and what a failing program
// shrinks to.
type dice struct{ t *rapid.T }

var ranges = func() (gs [65]*rapid.Generator[int]) {
	for n := 1; n < len(gs); n++ {
		gs[n] = rapid.IntRange(0, n-1)
	}
	return gs
}()

// n draws from 0..n-1, n at most 64.
func (d dice) n(n int) int {
	if n <= 1 {
		return 0
	}
	return ranges[n].Draw(d.t, "n")
}

// oneIn is true once in n.
func (d dice) oneIn(n int) bool { return d.n(n) == n-1 }

// of draws one of xs.
func of[T any](d dice, xs []T) T { return xs[d.n(len(xs))] }

// some draws a subset.
func some[T any](d dice, xs []T, oneIn int) (out []T) {
	for _, x := range xs {
		if d.oneIn(oneIn) {
			out = append(out, x)
		}
	}
	return out
}

// any draws any 32 bits.
func (d dice) any() int64 { return int64(rapid.Int32().Draw(d.t, "i")) }

// choice is one of several ways to go on, taken as often as its weight says.
type choice[R any] struct {
	weight int
	take   func() (R, bool)
}

// take tries ways in the order of a weighted draw until one succeeds; the first
// way must always succeed.
func take[R any](d dice, choices []choice[R]) R {
	total := 0
	for _, w := range choices {
		total += w.weight
	}
	k := d.n(total)
	for _, w := range choices {
		if k < w.weight {
			if r, ok := w.take(); ok {
				return r
			}
			break
		}
		k -= w.weight
	}
	r, _ := choices[0].take()
	return r
}
