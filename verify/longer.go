package verify

import (
	"context"
	"fmt"
	"slices"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/halt"
	"inspect/report"
	"inspect/solve"
	"inspect/verify/decide"
)

// The room of a core has arrays of some thousand elements at most. Where clauses ask for
// more, the quantified encoding shows whether lengths are what they contradict: it has no
// term for each element. Where only SAT solvers are there, the ground one is asked.
//
//	requires n > 60000; requires a.length == n;      // excluded by --array-length 512
//
// lengthBounds are the bounds on lengths before the call, and how each is raised.
var lengthBounds = []struct {
	flag, text string
	of         func(b *cfg.Bounds) *int
}{
	{"--array-length", "arrays before the call are no longer", func(b *cfg.Bounds) *int { return &b.ArrayLength }},
	{"--string-length", "strings before the call are no longer", func(b *cfg.Bounds) *int { return &b.StringLength }},
	{collectionSize, collectionText, func(b *cfg.Bounds) *int { return &b.CollectionSize }},
}

// tooShort is the bound on lengths without which there are such executions, with that on
// the width of integers where it takes wider ones; nil: these do not help, or nobody can
// tell.
func (c *method) tooShort(ctx context.Context, what goalOf) []report.Reason {
	n := largestOfAll(c.graph)
	for _, bits := range []int{c.graph.Bounds.Bits, javaBits} {
		for _, l := range lengthBounds {
			o := c.options(ctx)
			have := *l.of(&o.Bounds)
			if have > n || bits < c.graph.Bounds.Bits || l.flag == collectionSize && hasKeys(c.graph) && !hasLists(c.graph) { // see tooMany
				continue
			}
			*l.of(&o.Bounds), o.Bounds.Bits = n+1, bits
			o.Bounds.Places, o.Undecided = nil, true
			if !c.isPossible(ctx, o, what) {
				continue
			}
			c.suffices = fmt.Sprintf("%s %d", l.flag, n+1)
			out := []report.Reason{bound(l.flag, fmt.Sprint(have), l.text)}
			if bits > c.graph.Bounds.Bits {
				c.suffices += fmt.Sprintf(" --bits %d", bits)
				out = append(out, bitsReason(c.graph.Bounds.Bits))
			}
			return out
		}
		if c.graph.Bounds.Bits >= javaBits {
			break
		}
	}
	return nil
}

// lengthAttempts are the attempts that are asked whether there are executions with arrays or
// collections of n elements: by the quantified encoding, or where no solver reads that, by the
// ground one, unless it would have too many terms.
func (c *method) lengthAttempts(n int) []*decide.Solver {
	all := c.coreAttempts(nil)
	by := slices.DeleteFunc(slices.Clone(all), func(a *decide.Solver) bool { return a.Encoding.Encoding != encode.Quantified })
	if len(by) == 0 && n <= longestGround {
		by = all
	}
	return by
}

// longestGround is the most elements of an array that the ground encoding is asked for.
const longestGround = 1 << 16

// isPossible reports whether there are such executions of another graph.
func (c *method) isPossible(ctx context.Context, o cfg.Options, what goalOf) bool {
	by := c.lengthAttempts(max(o.Bounds.ArrayLength, o.Bounds.StringLength, o.Bounds.CollectionSize))
	if len(by) == 0 {
		return false
	}
	g := c.another(ctx, o)
	if g == nil {
		return false
	}
	goal, ok := what(g)
	if !ok {
		return false
	}
	sat := false
	halt.Caught(func() {
		a, err := (&decide.Question{Graph: g}).Query(ctx, by, goal, c.sideLimit())
		sat = err == nil && a.Result.Status == solve.Sat
	})
	return sat
}

// largestOfAll is the largest constant that a graph compares with anything.
func largestOfAll(g *cfg.Graph) (most int) {
	for _, x := range g.Exprs {
		if x.Op != cfg.OpEq && x.Op != cfg.OpLt && x.Op != cfg.OpLe {
			continue
		}
		for _, a := range x.Args {
			if a.Op == cfg.OpConst && a.Int.IsInt64() && a.Int.Int64() < longestTried {
				most = max(most, int(a.Int.Int64()))
			}
		}
	}
	return most
}

// longestTried is beyond all lengths that are tried.
const longestTried = 1 << 30
