package verify

import (
	"context"
	"slices"
	"time"

	"inspect/cfg"
	"inspect/encode"
	"inspect/report"
	"inspect/solve"
	"inspect/source"
)

// Where a graph is large, most of it is calls of calls: any class of the program may be the
// receiver of each. A property that can be broken in few calls needs none of that. So before
// such a graph is made, its executions without calls, without calls of calls and so on are
// asked for a counterexample, as long as their graphs are small. A counterexample among these
// is one; that there is none says nothing.

// nearSize is how many edges and expressions a graph has that is small. It counts no time, so
// that what is found does not depend on the machine.
const nearSize = 12_000

// deepest is how deep calls are at most in the graphs that are asked for.
const deepest = 8

// nearTime is how long a question about a small graph may take where a check has no time
// limit; else it is a quarter of what is left.
const nearTime = 5 * time.Second

// looksNear tells whether executions with few calls are asked for first: not where the one
// counterexample is not all that is wanted.
func (c *method) looksNear() bool {
	if l := c.level; l != nil && l.calls > 1 && l.of.driver.Steps > 0 {
		return false // shorter sequences were asked for first
	}
	return c.config.onlyReached() && c.config.Minimize != "full" && len(c.config.Dumps) == 0
}

// made is a graph, or what stands in its way.
type made struct {
	graph *cfg.Graph
	said  []*source.Diagnostic
}

func (m *made) tooLarge() bool {
	return slices.ContainsFunc(m.said, func(d *source.Diagnostic) bool { return d.Code == cfg.TooLarge })
}

// small makes the graph within a size: of the executions that near means by that, 0: of all.
func (c *method) small(ctx context.Context, near int) *made {
	start := time.Now()
	defer func() { c.res.Seconds.Front += time.Since(start).Seconds() }()
	o := c.options(ctx)
	o.Shallow, o.MaxSize, o.StepsTooLarge = near, nearSize, nil
	if c.config.MaxGraph > 0 {
		o.MaxSize = min(o.MaxSize, c.config.MaxGraph)
	}
	g, said := cfg.Build(c.world, c.m, o)
	return &made{g, said}
}

// near looks for a counterexample with few calls where the graph is large. It keeps the graph
// if that is small.
func (c *method) near(ctx context.Context) bool {
	if !c.config.NearAlways {
		if c.made = c.small(ctx, 0); !c.made.tooLarge() {
			return true
		}
		c.made = nil
	}
	for near := 1; near <= deepest+1; near++ {
		m := c.small(ctx, near)
		if m.graph == nil {
			return true // what is wrong is said of the whole
		}
		n := c.with(m.graph)
		found, more := n.foundNear(ctx)
		if len(n.needs) > len(c.needs) { // what comes behind is looked for in the same graph
			c.needs = n.needs
			near--
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

// foundNear looks for a counterexample that counts: one that nobody has accepted, and that
// rests on nothing that is not known. more: deeper calls are worth a look.
func (c *method) foundNear(ctx context.Context) (found, more bool) {
	limit := nearTime
	if _, ok := ctx.Deadline(); ok {
		limit = remaining(ctx) / 4
	}
	goal := encode.Goal{Kind: encode.Violate}
	a, err := c.q.ask(ctx, c.q.attempts, goal, limit)
	if err != nil || a.result.Status != solve.Sat {
		return false, err == nil && a.result.Status == solve.Unsat
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
		if a.by.isLost() {
			if a, err = c.q.ask(ctx, c.q.attempts, goal, limit); err != nil || a.result.Status != solve.Sat {
				return false, false
			}
			c.main = a
		}
	}
	p, sure := c.show(ctx, a, goal)
	if p == nil || !sure || c.accepted() {
		return false, false
	}
	c.status[p], c.res.CompleteKnown = report.Violated, true
	if m := c.res.Counterexample.Minimized; m != nil {
		m.Least = nil // among all executions others may be smaller
	}
	return true, false
}
