package verify

import (
	"context"
	"slices"
	"time"

	"inspect/cfg"
	"inspect/encode"
	"inspect/report"
	"inspect/solve"
	"inspect/verify/decide"
	"inspect/verify/present"
)

// prepare makes the attempts at the method's questions.
func (c *method) prepare(context.Context) bool {
	c.q = c.question(c.graph, c.config.Attempts, c.config.Side)
	c.q.Limit(c.config.Conflicts)
	return true
}

// queryViolated asks the main question: can an execution break a property?
func (c *method) queryViolated(ctx context.Context) bool {
	var a decide.Answer
	var err error
	if c.config.Model != nil {
		a, err = c.config.Model.answer(c, ctx)
	} else {
		a, err = c.queryWithBoundary(ctx, encode.Goal{Kind: encode.Violate})
	}
	c.writeQuestions(ctx, a)
	if c.undecided(ctx, a, err) {
		return false
	}
	c.answered(a)
	c.main = a
	if c.isBroken() {
		return true
	}
	if len(c.graph.Missing) > 0 { // nothing that is worth a word was checked
		c.diagnose(c.graph.Missing)
		c.res.Verdict, c.res.Reason = report.Inconclusive, "bounds"
		return false
	}
	for p := range c.status {
		c.status[p] = report.Holds
	}
	return true
}

// undecided sets the verdict when there is no answer.
func (c *method) undecided(ctx context.Context, a decide.Answer, err error) bool {
	switch {
	case err != nil && c.inexpressible(err):
	case err != nil:
		c.res.Verdict, c.res.Reason = report.Failed, err.Error()
	case a.Result.Status == solve.Unknown:
		if ctx.Err() != nil {
			c.ended(ctx)
		} else {
			c.res.Verdict, c.res.Reason = report.Inconclusive, a.Result.Reason
		}
		for _, p := range a.Proved {
			c.status[p] = report.Holds
		}
		if a.By != nil {
			c.answered(a)
		}
	default:
		return false
	}
	return true
}

// answered notes who gave an answer: a backend of several solvers tells which.
func (c *method) answered(a decide.Answer) {
	c.by = a.By
	c.noteReach(a.By)
	c.res.Encoding, c.res.Backend = string(a.By.Encoding.Encoding), a.Result.Backend
	if c.res.Backend == "" {
		c.res.Backend = a.By.Backend.Name()
	}
}

// sideLimit is the time that the questions behind a "holds" may take: as long
// as the proof took, and a little.
func (c *method) sideLimit() time.Duration {
	return 2*time.Second + 2*time.Since(c.start)
}

// properties lists what is checked, with what is known of each.
func (c *method) properties() []report.Property {
	var out []report.Property
	for _, p := range c.graph.Properties {
		pos := p.Span.Position()
		out = append(out, report.Property{
			ID: p.Name, Kind: string(p.Kind), File: pos.File, Line: pos.Line, Column: pos.Column,
			Status: c.status[p], Message: present.PropertyMessage(p), Core: c.cores[p],
		})
	}
	return out
}

// account fills in properties, seconds and sizes.
func (c *method) account() {
	c.certified()
	c.res.Properties = c.properties()
	for _, a := range c.q.Attempts {
		if c.by == nil || c.by == a {
			c.res.Seconds.Encode, c.res.Seconds.Solve = a.EncodeTime.Seconds(), a.SolveTime.Seconds()
			c.res.Size.Assertions, c.res.Size.Terms = a.Asserts, a.Terms
		}
	}
}

// conclude makes the verdict of a method whose questions are answered, or were broken
// off, final, and accounts for the work.
func (c *method) conclude() {
	if c.q == nil {
		return
	}
	c.needed()
	switch {
	case c.unqualified:
	case c.holds() && c.missed() != "":
		c.res.Verdict, c.res.Reason = report.Inconclusive, c.missed()
	case c.holds() && c.shortOf != "" && (c.shortOf == report.Unevaluated || !c.hasDecided()):
		c.res.Verdict, c.res.Reason = report.Inconclusive, c.shortOf
	case c.holds() && len(c.needs) == 0 && c.driven == nil && c.hasNothingToCheck():
		c.res.Verdict = report.Nothing
	case c.holds() && c.leavesOut():
		c.res.Verdict, c.res.Reason = report.Inconclusive, report.LeftOut
		for p, v := range c.status {
			if v == report.Holds {
				c.status[p] = report.Unknown
			}
		}
	}
	if c.holds() && len(c.needs) > 0 {
		c.res.Verdict = report.Needs
	}
	c.account()
}

// hasNothingToCheck reports whether the method states nothing and nothing in it can
// fail. What a bound of 0 leaves out was not checked; what lies beyond any other is a
// further copy of what was, unless numbers that are known closed a way there.
func (c *method) hasNothingToCheck() bool {
	g := c.graph
	return len(g.Properties) == 0 && !slices.ContainsFunc(g.Cuts, func(k *cfg.Cut) bool { return k.Refused == nil && (k.Bound == 0 || g.HasClosed) })
}
