package verify

import (
	"context"
	"slices"
	"strings"

	"inspect/cfg"
	"inspect/encode"
	"inspect/java/source"
	"inspect/report"
	"inspect/solve"
	"inspect/verify/present"
)

// countsOnlyReached reports whether a construct without translation counts only where an execution
// comes to it. What is written for other solvers has one question and no more; what is
// certified, or asked of each property, has no place for the second one.
func (c Config) countsOnlyReached() bool {
	return c.Model == nil && c.SMTOut == "" && c.CNFOut == "" && !c.Certify && !c.All
}

// mayRefuse reports whether the graph ends executions at what has no translation.
func (c *method) mayRefuse() bool { return len(c.refusals()) > 0 }

// refusesAll reports whether every execution comes to what has no translation: nobody need be
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

// refusalAt says what has no translation: where that is code of the library, at the call of the
// program that leads there.
func refusalAt(k *cfg.Cut) *source.Diagnostic {
	d := *k.Refused
	if len(k.Edges) > 0 {
		at, in := present.Readable(d.Span, k.Edges[0], present.AnyPath)
		if what, ok := strings.CutSuffix(d.Message, source.NotYet); ok && in != "" {
			d.Span, d.Message = at, source.NotSupported(at, strings.TrimSuffix(what, ",")+", in "+in+",", "").Message
		}
	}
	return &d
}

// atCalls gives, of what is said where no graph is made, what has no translation in code of the
// library at the call of the program that leads there: a graph that ends executions there knows
// the way.
func (c *method) atCalls(ctx context.Context, diags []*source.Diagnostic) []*source.Diagnostic {
	within := func(d *source.Diagnostic) bool { return d.Code == source.Unsupported && present.IsInLibrary(d.Span) }
	o := c.options(ctx)
	if o.OnlyReached || !slices.ContainsFunc(diags, within) {
		return diags
	}
	o.OnlyReached = true
	g := c.another(ctx, o)
	if g == nil {
		return diags
	}
	out := slices.Clone(diags)
	for i, d := range out {
		for _, k := range g.Cuts {
			if within(d) && k.Refused != nil && k.Refused.Span == d.Span {
				out[i] = refusalAt(k)
				break
			}
		}
	}
	return out
}

// refused asks, where nothing is broken, whether an execution comes to what has no
// translation: then nothing is said of the method but the first such thing in the graph,
// whichever an answer came upon.
func (c *method) refused(ctx context.Context) bool {
	first := encode.Goal{Kind: encode.Cutoff, SkipCuts: map[*cfg.Cut]bool{}}
	for _, k := range c.graph.Cuts {
		first.SkipCuts[k] = k.Refused == nil
	}
	for _, goal := range append([]encode.Goal{first}, c.refusalGoals()...) {
		a, err := c.q.Query(ctx, c.q.Attempts, goal, 0)
		switch {
		case err != nil || a.Result.Status == solve.Unknown:
			c.unsay()
			return !c.undecided(ctx, a, err)
		case goal.Cut == nil && a.Result.Status == solve.Unsat:
			return true
		case goal.Cut != nil && a.Result.Status == solve.Sat:
			c.unsay()
			return c.diagnose([]*source.Diagnostic{refusalAt(goal.Cut)})
		}
	}
	panic("verify: an execution comes to what has no translation, and to none of it")
}

// refusalGoals asks for each thing by itself.
func (c *method) refusalGoals() (goals []encode.Goal) {
	for _, k := range c.refusals() {
		goals = append(goals, encode.Goal{Kind: encode.Cutoff, Cut: k})
	}
	return goals
}

// unsay takes back that the properties hold.
func (c *method) unsay() {
	for p := range c.status {
		c.status[p] = report.Unknown
	}
}
