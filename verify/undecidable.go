package verify

import (
	"cmp"
	"context"

	"inspect/cfg"
	"inspect/encode"
	"inspect/report"
	"inspect/solve"
	"inspect/verify/decide"
)

// undecidable finds, of a method that holds, the properties that the bounds do not
// suffice for: those that no execution decides do not hold, and neither do laws that none
// evaluates and statements `reachable` to which none comes. Unlike unreached it
// takes the time it needs, for a property that is not known to be decided does not
// count as one that holds. It keeps the verdict's reason if none does.
func (c *method) undecidable(ctx context.Context) bool {
	if c.lacksLaw() {
		c.shortOf = report.Unevaluated
	}
	for _, p := range c.graph.Properties {
		if p.Kind != cfg.Reached && !p.Bounded && !c.isLaw(p) || p.Certain || c.reached[p] {
			continue
		}
		goal := encode.Goal{Kind: encode.Reach, Points: encode.PointsOf(p)}
		a, err := decide.Answer{Result: solve.Result{Status: solve.Unsat}}, error(nil)
		if len(goal.Points) > 0 {
			a, err = c.q.Query(ctx, c.q.Side, goal, c.sideLimit())
		}
		if err != nil && c.config.Certify {
			c.undecided(ctx, a, err)
			return false
		}
		if err != nil || a.Result.Status == solve.Unknown {
			c.status[p] = report.Unknown
			c.shortOf = cmp.Or(c.shortOf, "unknown")
			continue
		}
		if a.Result.Status == solve.Sat {
			c.reached[p] = true
			for q := range c.passes(ctx, a).properties(c.graph) {
				c.reached[q] = true
			}
			continue
		}
		c.status[p] = report.Unreachable
		switch cut := c.cutOf(p); {
		case p.Kind == cfg.Reached:
			c.cores[p], _ = c.core(ctx, ofProperty(p))
		case cut != nil:
			c.shortOf = "bounds"
			c.cores[p] = []report.Reason{report.NewReason(p.Span, "evaluating it "+cut.Detail)}
		case !c.res.CompleteKnown:
			c.shortOf = cmp.Or(c.shortOf, "unknown")
		case c.isLaw(p):
			c.shortOf = report.Unevaluated
			c.cores[p], _ = c.core(ctx, ofProperty(p))
		default:
			c.cores[p], _ = c.core(ctx, ofProperty(p))
		}
	}
	return true
}

// missed is what is to be said of statements `reachable` to which no execution comes, as
// far as that is known; "": executions come to all.
func (c *method) missed() string {
	why := ""
	for p, v := range c.status {
		switch {
		case p.Kind != cfg.Reached || v == report.Holds:
		case v == report.Unreachable:
			return report.Missed
		default:
			why = "unknown"
		}
	}
	return why
}

// hasDecided reports whether some property holds.
func (c *method) hasDecided() bool {
	for _, v := range c.status {
		if v == report.Holds {
			return true
		}
	}
	return false
}

// cutOf is the cut-off, among those that end executions, at which the bounds do
// not suffice to decide a property.
func (c *method) cutOf(p *cfg.Property) *cfg.Cut {
	for _, x := range c.graph.Cuts {
		if x.Property == p && c.cut[x] {
			return x
		}
	}
	return nil
}
