package verify

import (
	"context"
	"math/big"
	"slices"
	"time"

	"inspect/cfg"
	"inspect/encode"
	"inspect/java/types"
	"inspect/solve"
	"inspect/verify/decide"
)

// Boundary values. Faults of arithmetic show at 0 and 1, at the least and the greatest
// number of a type, and beside the constants of the program (boundary value analysis). Where
// a question is hard, it is asked with the numbers before the call restricted to these as
// well: what is left to the solver is then a choice among a few numbers, and not the search
// for a factor. A counterexample among them is one; that there is none says nothing.
//
//	static long f(long a, long b) { if (a > 1000) … a * b … }
//
//	-9223372036854775808 … -2 -1 0 1 2 … 999 1000 1001 … 9223372036854775807

const (
	// boundaryAfter is how long the main question is asked alone.
	boundaryAfter = 500 * time.Millisecond

	// boundaryConflicts is the effort of a question about boundary values.
	boundaryConflicts = 10_000

	// boundarySize is how many edges and expressions a graph has at most that is encoded
	// twice at a time for such a question.
	boundarySize = 200_000

	// maxBoundary is how many constants of the program count.
	maxBoundary = 24
)

// boundaryValues are the numbers on a boundary of a graph's method, nearest zero first: small
// ones, the least and the greatest of int and of each type that occurs with those beside them,
// and the first constants of the program with their neighbours.
func boundaryValues(g *cfg.Graph) []*big.Int {
	var out []*big.Int
	add := func(n *big.Int) {
		if !slices.ContainsFunc(out, func(o *big.Int) bool { return o.Cmp(n) == 0 }) {
			out = append(out, n)
		}
	}
	addNeighbours := func(n *big.Int) {
		one := big.NewInt(1)
		add(n)
		add(new(big.Int).Add(n, one))
		add(new(big.Int).Sub(n, one))
	}
	addNeighbours(new(big.Int))
	for _, k := range []types.BasicKind{types.Byte, types.Short, types.Int, types.Long} {
		if k != types.Int && !slices.ContainsFunc(g.Components, func(c *cfg.Component) bool { return types.IsKind(c.Type, k) }) {
			continue
		}
		top := new(big.Int).Lsh(big.NewInt(1), uint(g.Bounds.Width(k)-1))
		addNeighbours(new(big.Int).Neg(top))
		addNeighbours(new(big.Int).Sub(top, big.NewInt(1)))
	}
	constants := 0
	for _, e := range g.Exprs {
		if e.Op == cfg.OpConst && types.IsIntegral(e.Type) && e.Int.BitLen() > 1 && constants < maxBoundary {
			constants++
			addNeighbours(e.Int)
		}
	}
	slices.SortFunc(out, func(a, b *big.Int) int { return encode.BigDistance(a).Cmp(encode.BigDistance(b)) })
	return out
}

// queryWithBoundary asks a goal, and beside it, where that takes long, the same about boundary
// values.
func (c *method) queryWithBoundary(ctx context.Context, goal encode.Goal) (decide.Answer, error) {
	small := c.config.Smaller
	if small.Backend == nil || c.config.Certify || len(c.graph.Exprs)+len(c.graph.Edges) > boundarySize || len(c.graph.Inputs) == 0 {
		return c.q.Query(ctx, c.q.Attempts, goal, 0)
	}
	whole, cancel := context.WithCancel(ctx)
	defer cancel()
	found := make(chan decide.Trial, 1)
	go func() { found <- c.onBoundary(whole, cancel, c.attempt(small), goal) }()
	a, err := c.q.Query(whole, c.q.Attempts, goal, 0)
	cancel()
	switch b := <-found; {
	case b.Panicked != nil:
		panic(b.Panicked)
	case b.Result.Status == solve.Sat && (err != nil || a.Result.Status == solve.Unknown):
		return b.Answer, nil
	}
	return a, err
}

// onBoundary asks an attempt for a counterexample among boundary values, after a while, and
// ends the other questions where there is one.
func (c *method) onBoundary(ctx context.Context, end func(), a *decide.Solver, goal encode.Goal) (o decide.Trial) {
	select {
	case <-ctx.Done():
		return o
	case <-time.After(boundaryAfter):
	}
	a.Options.Conflicts = boundaryConflicts
	goal.Small = &encode.Small{Objects: -1, Steps: -1, Values: boundaryValues(c.graph)}
	if o = c.q.Try(ctx, a, goal, nil); o.Panicked != nil || o.Result.Status == solve.Sat {
		end()
	}
	return o
}
