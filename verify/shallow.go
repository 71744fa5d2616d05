package verify

import (
	"context"
	"slices"
	"time"

	"inspect/cfg"
	"inspect/encode"
	"inspect/java/source"
	"inspect/report"
	"inspect/solve"
	"inspect/verify/decide"
)

// Where a graph is large, most of it is calls of calls: any class of the program may be the
// receiver of each. A property that can be broken in few calls needs none of that. So before
// such a graph is made, its executions without calls, without calls of calls and so on are
// asked for a counterexample, as long as their graphs are small. A counterexample among these
// is one; that there is none says nothing.

// shallowSize is how many edges and expressions a graph has that is small. It counts no time, so
// that what is found does not depend on the machine.
const shallowSize = 12_000

// deepest is how deep calls are at most in the graphs that are asked for.
const deepest = 8

// shallowTime is how long a question about a small graph may take where a check has no time
// limit; else it is a quarter of what is left.
const shallowTime = 5 * time.Second

// seeksShallow reports whether executions with few calls are asked for first: not where the one
// counterexample is not all that is wanted.
func (c *method) seeksShallow() bool {
	if l := c.level; l != nil && l.calls > 1 && l.of.driver.Steps > 0 {
		return false // shorter sequences were asked for first
	}
	return c.config.countsOnlyReached() && c.config.Minimize != "full" && len(c.config.Dumps) == 0
}

// candidateGraph is a graph, or what stands in its way.
type candidateGraph struct {
	graph *cfg.Graph
	diags []*source.Diagnostic
}

func (m *candidateGraph) isTooLarge() bool {
	return slices.ContainsFunc(m.diags, func(d *source.Diagnostic) bool { return d.Code == cfg.TooLarge })
}

// small makes the graph within a size: of the executions that near means by that, 0: of all.
func (c *method) small(ctx context.Context, depth int) *candidateGraph {
	start := time.Now()
	defer func() { c.res.Seconds.Front += time.Since(start).Seconds() }()
	o := c.options(ctx)
	o.Shallow, o.MaxSize = depth, shallowSize
	if c.config.MaxGraph > 0 {
		o.MaxSize = min(o.MaxSize, c.config.MaxGraph)
	}
	g, diags := cfg.Build(c.world, c.m, o)
	return &candidateGraph{g, diags}
}

// shallow looks for a counterexample with few calls where the graph is large. It keeps the graph
// if that is small.
func (c *method) shallow(ctx context.Context) bool {
	if !c.config.ShallowAlways {
		if c.candidate = c.small(ctx, 0); !c.candidate.isTooLarge() {
			return true
		}
		c.candidate = nil
	}
	for depth := 1; depth <= deepest+1; depth++ {
		m := c.small(ctx, depth)
		if m.graph == nil {
			return true // what is wrong is said of the whole
		}
		n := c.with(m.graph)
		found, more := n.foundShallow(ctx)
		if len(n.needs) > len(c.needs) { // what comes behind is looked for in the same graph
			c.needs, c.hints = n.needs, n.hints
			depth--
			continue
		}
		if found {
			*c = *n
			return false
		}
		if !more {
			return true
		}
	}
	return true
}

// with is the check with another graph.
func (c *method) with(g *cfg.Graph) *method {
	n, res := c.newMethod(c.m).at(c.level), *c.res
	res.Diagnostics = slices.Clone(res.Diagnostics)
	n.res, n.stage, n.whole, n.start = &res, c.stage, c.whole, c.start
	n.needs = slices.Clip(c.needs)
	n.has(g)
	n.res.Throws = nil // others may leave in deeper calls
	n.prepare(nil)
	return n
}

// foundShallow looks for a counterexample that counts: one that nobody has accepted, and that
// rests on nothing that is not known. more: deeper calls are worth a look.
func (c *method) foundShallow(ctx context.Context) (found, more bool) {
	limit := shallowTime
	if _, ok := ctx.Deadline(); ok {
		limit = decide.Remaining(ctx) / 4
	}
	goal := encode.Goal{Kind: encode.Violate}
	a, err := c.q.Query(ctx, c.q.Attempts, goal, limit)
	if err != nil || a.Result.Status != solve.Sat {
		return false, err == nil && a.Result.Status == solve.Unsat
	}
	c.answered(a)
	c.main = a
	if c.seeksNeeds() {
		limited, cancel := c.needLimit(ctx)
		n, _ := c.needOf(limited, a, goal)
		cancel()
		if n != nil {
			c.needs = append(c.needs, *n)
			return false, true
		}
		if a.By.IsStopped() {
			if a, err = c.q.Query(ctx, c.q.Attempts, goal, limit); err != nil || a.Result.Status != solve.Sat {
				return false, false
			}
			c.main = a
		}
	}
	p, sure := c.show(ctx, a, goal)
	if p == nil || !sure || c.isAccepted() {
		return false, false
	}
	c.status[p], c.res.CompleteKnown = report.Violated, true
	if m := c.res.Counterexample.Minimized; m != nil {
		m.Least = nil // among all executions others may be smaller
	}
	return true, false
}
