package verify

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"

	"inspect/cfg"
	"inspect/counterexample/witness"
	"inspect/encode"
	"inspect/report"
	"inspect/smtlib"
	"inspect/solve"
	"inspect/verify/decide"
	"inspect/verify/present"
)

// violated shows the counterexample and, when asked, looks for further broken
// properties and shows one of each.
func (c *method) violated(ctx context.Context) bool {
	a := c.main
	c.res.CompleteKnown = true // a counterexample does not depend on what was cut off
	goal := encode.Goal{Kind: encode.Violate}
	defer c.foremost()
	defer c.unproved()
	for {
		p, sure := c.show(ctx, a, goal)
		if p == nil {
			return false
		}
		if sure {
			c.status[p] = report.Violated
		}
		goal.Skip = maps.Clone(goal.Skip)
		if goal.Skip == nil {
			goal.Skip = map[*cfg.Property]bool{}
		}
		for _, q := range c.graph.Properties {
			if q == p || !c.config.All && sure && q.Span == p.Span {
				goal.Skip[q] = true
			}
		}
		if sure && !c.config.All && c.isEnough() || len(goal.Skip) == len(c.graph.Properties) {
			return false
		}
		c.enter("solve")
		var err error
		if a, err = c.queryAdditional(ctx, goal); err != nil || a.Result.Status == solve.Unknown {
			return false
		}
		if a.Result.Status == solve.Unsat {
			for p, v := range c.status {
				if v == report.Unknown && !goal.Skip[p] {
					c.status[p] = report.Holds
				}
			}
			return false
		}
	}
}

// isEnough reports whether as many counterexamples that nobody accepts are shown as are asked for.
func (c *method) isEnough() bool { return c.count() >= max(1, c.config.Findings) }

// count is how many counterexamples are shown that count: nobody accepts them, and they rest on nothing
// that is not known. No other may hide one of these.
func (c *method) count() int {
	r := c.listed()
	return len(slices.DeleteFunc(c.res.Counterexamples(), func(x *report.Counterexample) bool { return !counts(c, r, x) }))
}

// counts reports whether a counterexample of a result, as far as that is known, is one that counts.
func counts(c *method, r *report.Result, x *report.Counterexample) bool {
	return len(x.RestsOnUnknown) == 0 && (c.gate == nil || !c.gate.Accepts(r, x))
}

// additionalConflicts is the effort of a question for one more finding.
const additionalConflicts = 2_000

// queryAdditional asks for one more violation: where one is shown that counts, or that rests on what is
// not known, with little effort, so that who has a finding does not wait for the proof that there is no other.
func (c *method) queryAdditional(ctx context.Context, goal encode.Goal) (decide.Answer, error) {
	rests := func(x *report.Counterexample) bool { return len(x.RestsOnUnknown) > 0 }
	if c.config.All || !slices.ContainsFunc(c.res.Counterexamples(), rests) && (c.config.Findings <= 1 || c.count() == 0) {
		return c.q.Query(ctx, c.q.Attempts, goal, 0)
	}
	if c.config.Conflicts == 0 || c.config.Conflicts > additionalConflicts {
		c.q.Limit(additionalConflicts)
		defer c.q.Limit(c.config.Conflicts)
	}
	return c.q.Query(ctx, c.q.Attempts, goal, time.Second+time.Since(c.start))
}

// isAccepted reports whether the counterexample found last is accepted: then it must not
// hide others.
func (c *method) isAccepted() bool {
	all := c.res.Counterexamples()
	return c.gate != nil && c.gate.Accepts(c.listed(), all[len(all)-1])
}

// foremost puts a counterexample that counts in front.
func (c *method) foremost() {
	all := c.res.Counterexamples()
	r := c.listed()
	i := slices.IndexFunc(all, func(x *report.Counterexample) bool { return counts(c, r, x) })
	if i > 0 {
		first := all[i]
		c.res.Counterexample, c.res.Additional = first, slices.Delete(all, i, i+1)
	}
}

// listed is the result as far as it is known, with its properties.
func (c *method) listed() *report.Result {
	r := *c.res
	r.Properties = c.properties()
	return &r
}

// unproved makes a result inconclusive that has no counterexample but ones that rest on
// a function that is not known.
func (c *method) unproved() {
	switch none := c.res.Counterexample == nil; {
	case none && c.noExample != nil:
		c.res.Verdict, c.res.Reason = report.Inconclusive, "bounds"
		c.res.Diagnostics = append(c.res.Diagnostics, report.NewDiagnostic(c.noExample))
	case none && c.res.Verdict == report.Violated:
		c.res.Verdict, c.res.Reason = report.Inconclusive, report.Unknowable
	}
}

// show adds the smallest counterexample that the goal wants to the result, from the
// one of an answer, and gives the property that it breaks. One that rests on a function of
// which little is known, and that the interpreter does not confirm, is none: it is not sure.
// Of one that is too large there is no property.
func (c *method) show(ctx context.Context, a decide.Answer, goal encode.Goal) (broken *cfg.Property, sure bool) {
	w, ce, sure := example(c, ctx, a, goal)
	if ce != nil {
		addHint(c, w.Property, ce)
		addNullDefault(c, ce)
		c.res.Show(ce)
		if sure {
			addOthers(c, ctx, w, ce)
		}
	}
	return brokenBy(w), sure
}

// example is the smallest counterexample that the goal wants, from the one of an answer, as show says.
func example(c *method, ctx context.Context, a decide.Answer, goal encode.Goal) (w *witness.Witness, ce *report.Counterexample, sure bool) {
	c.enter("witness")
	enough, cancel := later(ctx, afterwards)
	defer cancel()
	if err := expressed(func() { w = c.decode(enough, a, goal) }); err != nil {
		c.unexpressed(asUnencodable(err))
		return nil, nil, false
	}
	c.res.Verdict = report.Violated
	w, small := c.minimize(ctx, w, goal)
	ce = present.Counterexample(w)
	ce.Minimized = small
	c.asLaw(c.m, ce)
	c.asSequence(w, ce)
	c.confirm(enough, w, ce)
	ce.WithoutIrrelevant()
	if lax := c.lax; ce.Status != "confirmed" && len(lax) > 0 {
		c.forget(ce)
		c.unexpressed(lax[0])
		return w, nil, false
	}
	if ce.Status == "unconfirmed" && c.graph.Approximates() && !isOpen(ce) && !isAboutUnknownCall(ce) {
		c.forget(ce)
		return w, nil, false
	}
	return w, ce, true
}

// decode reads the witness of a model after checking the model on the script.
func (c *method) decode(ctx context.Context, a decide.Answer, goal encode.Goal) *witness.Witness {
	defer a.By.Use(ctx)()
	if c.config.Check {
		// What is too large to evaluate is left to the interpreter.
		if err := solve.Verify(a.Script, a.Result.Model); err != nil && !errors.Is(err, solve.ErrNotCheckable) {
			panic(fmt.Sprintf("backend %s: %v", a.By.Backend.Name(), err))
		}
	}
	ev := smtlib.NewEvaluator(a.Result.Model)
	terms := &expressible{Encoding: a.By.Enc}
	w, err := witness.Decode(c.world, c.graph, terms, ev.Eval, goal.Wants)
	if err != nil {
		panic(fmt.Sprintf("the model of %s cannot be read: %v", a.By.Name(), err))
	}
	if w.Property == nil {
		panic(fmt.Sprintf("the model of %s breaks no property", a.By.Name()))
	}
	c.lax = append(terms.lax, a.By.Enc.Lax()...)
	return w
}
