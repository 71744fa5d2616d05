package verify

import (
	"context"
	"slices"

	"inspect/cfg"
	"inspect/encode"
	"inspect/report"
	"inspect/solve"
	"inspect/source"
)

// onlyReached tells whether a construct without translation counts only where an execution
// comes to it. What is written for other solvers has one question and no more; what is
// certified, or asked of each property, has no place for the second one.
func (c Config) onlyReached() bool {
	return c.SMTOut == "" && c.CNFOut == "" && !c.Certify && !c.All
}

// mayRefuse tells whether the graph ends executions at what has no translation.
func (c *method) mayRefuse() bool { return len(c.refusals()) > 0 }

// refusesAll tells whether every execution comes to what has no translation: nobody need be
// asked then.
func (c *method) refusesAll() bool {
	return c.mayRefuse() && !slices.ContainsFunc(c.graph.Exit.In, func(e *cfg.Edge) bool { return e.Exit != cfg.CutOff || e.Cut.Refused == nil })
}

func (c *method) refusals() (ks []*cfg.Cut) {
	for _, k := range c.graph.Cuts {
		if k.Refused != nil {
			ks = append(ks, k)
		}
	}
	return ks
}

// refused asks, where nothing is broken, whether an execution comes to what has no
// translation: then, or where that is not known, nothing is said of the method.
func (c *method) refused(ctx context.Context) bool {
	goal := encode.Goal{Kind: encode.Cutoff, SkipCuts: map[*cfg.Cut]bool{}}
	for _, k := range c.graph.Cuts {
		goal.SkipCuts[k] = k.Refused == nil
	}
	a, err := c.q.ask(ctx, c.q.attempts, goal, 0)
	if err == nil && a.result.Status == solve.Unsat {
		return true
	}
	why := c.refusals()[0]
	if err == nil && a.result.Status == solve.Sat {
		if last := c.lastEdge(ctx, a, goal); last != nil {
			why = last.Cut
		}
	}
	for p := range c.status {
		c.status[p] = report.Unknown
	}
	c.diagnose([]*source.Diagnostic{why.Refused})
	return false
}
