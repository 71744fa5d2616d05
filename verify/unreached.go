package verify

import (
	"cmp"
	"context"

	"sort"
	"strings"
	"time"

	"inspect/cfg"
	"inspect/encode"
	"inspect/halt"
	"inspect/report"
	"inspect/smtlib"
	"inspect/solve"
)

// ReachAtLeast is the least time that is given to finding the properties whose
// checks no execution comes to.
const ReachAtLeast = time.Second

// largestCore is the most reasons that are given when there was no time to see
// which of them are needed.
const largestCore = 6

// unreached finds, of a method that holds, the properties that no execution
// within the bounds comes to: those do not hold, they are unreachable, and a core
// says why. One execution shows that many properties are reached; it takes a
// tenth of the time spent so far at most, and what is not decided by then counts
// as before.
func (c *method) unreached(ctx context.Context) {
	c.enter("reach")
	ctx, cancel := context.WithTimeout(ctx, max(ReachAtLeast, time.Since(c.start)/10))
	defer cancel()
	reached := c.reached
	for _, p := range c.graph.Properties {
		if reached[p] || c.status[p] != report.Holds && c.res.Verdict == report.Holds || len(encode.Checked(p))+len(p.Evaluated) == 0 {
			continue
		}
		goal := encode.Goal{Kind: encode.Reach, Property: p}
		a, err := c.q.ask(ctx, c.q.side, goal, 0)
		switch {
		case c.unasked("whether an execution comes to every check", err):
			return
		case err != nil && c.config.Certify:
			c.undecided(ctx, a, err)
			return
		case err != nil || a.result.Status == solve.Unknown:
			return
		case a.result.Status == solve.Sat:
			c.passes(ctx, a, reached)
		default:
			c.status[p] = report.Unreachable
			if c.res.Verdict != report.Vacuous { // which has a core of its own
				c.cores[p] = c.coreFor(ctx, goal)
			}
		}
	}
}

// undecidable finds, of a method that holds, the properties that the bounds do not
// suffice for: those that no execution decides do not hold. Unlike unreached it
// takes the time it needs, for a property that is not known to be decided does not
// count as one that holds. It gives the verdict's reason if none does.
func (c *method) undecidable(ctx context.Context) (reason string) {
	c.enter("decided")
	for _, p := range c.graph.Properties {
		if !p.Bounded || p.Certain || c.reached[p] {
			continue
		}
		goal := encode.Goal{Kind: encode.Reach, Property: p}
		a, err := answer{result: solve.Result{Status: solve.Unsat}}, error(nil)
		if len(encode.Checked(p))+len(p.Evaluated) > 0 {
			a, err = c.q.ask(ctx, c.q.side, goal, c.sideLimit())
		}
		if err != nil && c.config.Certify {
			c.undecided(ctx, a, err)
			return
		}
		if err != nil || a.result.Status == solve.Unknown {
			c.status[p] = report.Unknown
			reason = cmp.Or(reason, "unknown")
			continue
		}
		if a.result.Status == solve.Sat {
			c.reached[p] = true
			c.passes(ctx, a, c.reached)
			continue
		}
		c.status[p] = report.Unreachable
		switch cut := c.cutOf(p); {
		case cut != nil:
			reason = "bounds"
			at := report.NewPlace(p.Span)
			at.Text = "evaluating it " + cut.Detail
			c.cores[p] = []report.Place{at}
		case !c.res.CompleteKnown:
			reason = cmp.Or(reason, "unknown")
		default:
			c.cores[p] = c.coreFor(ctx, goal)
		}
	}
	return reason
}

// decided tells whether some property holds.
func (c *method) decided() bool {
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

// passes notes the properties that the execution of a model comes to, as far as
// that is found out before ctx ends.
func (c *method) passes(ctx context.Context, a answer, reached map[*cfg.Property]bool) {
	if a.by.Encoding.Encoding != encode.Ground {
		return // its model says nothing beyond the goal
	}
	defer a.by.use(ctx)()
	halt.Caught(func() { c.follow(a, reached) })
}

// follow walks along the execution of a model and notes the properties on its way.
func (c *method) follow(a answer, reached map[*cfg.Property]bool) {
	on := map[*cfg.Node]bool{}
	ev := smtlib.NewEvaluator(a.result.Model)
	for n := c.graph.Entry; n != nil; {
		on[n] = true
		var next *cfg.Node
		for _, e := range n.Out {
			if e.Exit != cfg.NoExit {
				continue
			}
			if v, err := ev.Eval(a.by.enc.EdgeTaken(e)); err == nil && v.IsTrue() {
				next = e.To
				break
			}
		}
		n = next
	}
	for _, p := range c.graph.Properties {
		for _, n := range encode.Checked(p) {
			if on[n] {
				reached[p] = true
			}
		}
		for _, e := range p.Evaluated {
			if on[e.From] && !reached[p] {
				v, err := ev.Eval(a.by.enc.EdgeTaken(e))
				reached[p] = err == nil && v.IsTrue()
			}
		}
	}
}

// coreFor finds reasons why a goal cannot be met: clauses, and conditions on the
// way, that contradict each other, and none of which can be left out. nil: not
// found in time.
func (c *method) coreFor(ctx context.Context, goal encode.Goal) []report.Place {
	attempts := c.q.side
	if g := c.groundAttempt(); g != nil && goal.Kind == encode.Reach {
		attempts = []*attempt{g} // the others do not name conditions
	}
	for _, a := range attempts {
		if ctx.Err() != nil {
			return nil
		}
		rs, err := c.coreOf(ctx, a, goal)
		if c.unasked("which clauses and conditions contradict each other", err) || err != nil || len(rs) == 0 {
			continue
		}
		var out []report.Place
		for _, r := range rs {
			out = append(out, reason(r))
		}
		sort.SliceStable(out, func(i, j int) bool {
			return out[i].File == out[j].File && out[i].Line < out[j].Line
		})
		return out
	}
	return nil
}

// reason words one element of a core.
func reason(r encode.Reason) report.Place {
	var p report.Place
	switch {
	case r.Pre != nil:
		p = report.NewPlace(r.Pre.Span)
		p.Text = oneLine(r.Pre.Text)
		if !strings.HasPrefix(p.Text, r.Pre.Kind) {
			p.Text = r.Pre.Kind + ": " + p.Text
		}
	case r.Edge != nil:
		p = report.NewPlace(r.Edge.Span)
		if r.Edge.Label != "" {
			p.Text = oneLine(r.Edge.Label)
		}
		p.Text = "[" + p.Text + "]"
	default:
		p = report.NewPlace(r.Node.Span)
		p.Text = "control comes here"
	}
	return p
}

// coreOf asks one attempt for a core, and takes out of it what is not needed.
func (c *method) coreOf(ctx context.Context, a *attempt, goal encode.Goal) ([]encode.Reason, error) {
	defer a.use(ctx)()
	var enc *encode.Encoding
	var script smtlib.Script
	var failed error
	err := expressed(func() {
		if enc, failed = a.encoding(c.graph); failed == nil {
			script = *enc.CoreScript(goal)
		}
	})
	if err = cmp.Or(err, failed); err != nil {
		return nil, err
	}
	ask := func(assume []*smtlib.Term) (solve.Result, error) {
		script.Assumptions = assume
		options := a.options
		options.Timeout = c.sideLimit()
		return a.consult(ctx, &script, options)
	}
	r, err := ask(script.Assumptions)
	if err != nil || r.Status != solve.Unsat {
		return nil, err
	}
	core := script.Assumptions
	if len(r.Core) > 0 {
		core = nil
		in := map[string]bool{}
		for _, n := range r.Core {
			in[n] = true
		}
		for _, t := range script.Assumptions {
			if in[t.String()] {
				core = append(core, t)
			}
		}
	}
	core, small := shrink(core, func(some []*smtlib.Term) (unsat, known bool) {
		r, err := ask(some)
		return r.Status == solve.Unsat, err == nil && r.Status != solve.Unknown
	})
	if !small && len(core) > largestCore {
		return nil, nil
	}
	var names []string
	for _, t := range core {
		names = append(names, t.String())
	}
	return enc.Reasons(names), nil
}

// shrink leaves out what is not needed for a set to be unsatisfiable: halves,
// quarters and so on while they can go, then single ones. false: an answer was
// not known, so that there may be more to leave out.
func shrink(core []*smtlib.Term, unsat func([]*smtlib.Term) (unsat, known bool)) ([]*smtlib.Term, bool) {
	for size := max(len(core)/2, 1); len(core) > 0; size /= 2 {
		for i := 0; i < len(core); {
			rest := append(append([]*smtlib.Term{}, core[:i]...), core[min(i+size, len(core)):]...)
			yes, known := unsat(rest)
			if !known {
				return core, false
			}
			if yes {
				core = rest
			} else {
				i += size
			}
		}
		if size == 1 {
			return core, true
		}
	}
	return core, true
}
