package verify

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"inspect/cfg"
	"inspect/counterexample/witness"
	"inspect/encode"
	"inspect/internal/halt"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/report"
	"inspect/smtlib"
	"inspect/solve"
	"inspect/verify/decide"
	"inspect/verify/present"
)

// vacuity finds out whether an execution ends at all: where none does, that nothing
// is broken says nothing.
func (c *method) vacuity(ctx context.Context) bool {
	fin := decide.Answer{Result: solve.Result{Status: solve.Sat}}
	l := c.level
	switch {
	case l != nil && l.of.ends && len(c.needs) == 0: // they are among the longer ones
	case c.hasNoBase(ctx):
		fin.Result.Status = solve.Unsat
	case !c.canFinishSmall(ctx):
		var err error
		fin, err = c.q.Query(ctx, c.q.Side, encode.Goal{Kind: encode.Finish}, 0)
		if c.unasked("whether an execution ends at all", err) {
			c.res.Verdict = report.Holds
			return false
		}
		if c.undecided(ctx, fin, err) {
			return false
		}
	}
	if fin.Result.Status == solve.Sat {
		c.res.Verdict, c.hasEnd = report.Holds, true
		return true
	}
	for p := range c.status {
		if len(p.Edges) == 0 && p.Kind != cfg.Assertion && p.Kind != cfg.Reached { // of an end that is not reached
			c.status[p] = report.Unreachable
		}
	}
	c.lacksReceiver()
	return true
}

// hasNoBase reports whether no execution of a method that calls itself by its contract, without a
// measure, ends without such a call: then none ends.
//
//	requires n >= 0;   int f(int n) { if (n < 0) return 0; return f(n); }
func (c *method) hasNoBase(ctx context.Context) bool {
	if !slices.ContainsFunc(c.graph.Cuts, func(k *cfg.Cut) bool { return k.Kind == cfg.Unmeasured && !k.Nonterminating }) {
		return false
	}
	o := c.options(ctx)
	o.FromBases = true
	g := c.another(ctx, o)
	if g == nil {
		return false
	}
	q := c.question(g, c.config.Attempts, nil)
	a, err := q.Query(ctx, q.Attempts, encode.Goal{Kind: encode.Finish}, c.sideLimit())
	return err == nil && a.Result.Status == solve.Unsat
}

// smallBounds are enough to see that most methods can run to an end.
var smallBounds = cfg.Bounds{Objects: 2, ArrayLength: 2, CollectionSize: 2, Unwind: 2, Recursion: 2}

// canFinishSmall asks within small bounds whether the method can run to an end:
// every execution within those is one within the bounds too, so a yes counts. It
// gives up soon.
func (c *method) canFinishSmall(ctx context.Context) bool {
	o := c.options(ctx)
	small := o.Bounds
	small.PerClass = map[string]int{}
	for name, n := range o.Bounds.PerClass {
		small.PerClass[name] = min(n, smallBounds.Objects)
	}
	small.Objects = min(small.Objects, smallBounds.Objects)
	small.ArrayLength = min(small.ArrayLength, smallBounds.ArrayLength)
	small.CollectionSize = min(small.CollectionSize, smallBounds.CollectionSize)
	small.Unwind = min(small.Unwind, smallBounds.Unwind)
	small.Recursion = min(small.Recursion, smallBounds.Recursion)
	small.Places = slices.Clone(small.Places)
	for i := range small.Places {
		small.Places[i].N = min(small.Places[i].N, smallBounds.Unwind)
	}
	if small.Objects == o.Bounds.Objects && small.ArrayLength == o.Bounds.ArrayLength && small.Unwind == o.Bounds.Unwind {
		return false // the same question
	}
	o.Bounds = small
	g, ds := cfg.Build(c.world, c.m, o)
	if g == nil || source.HasError(ds) {
		return false
	}
	return c.ends(ctx, g)
}

// ends asks whether an execution of another graph of the method runs to an end.
func (c *method) ends(ctx context.Context, g *cfg.Graph) bool {
	var as []decide.Attempt
	for _, a := range c.q.Side {
		as = append(as, a.Attempt)
	}
	q := c.question(g, as, nil)
	a, err := q.Query(ctx, q.Attempts, encode.Goal{Kind: encode.Finish}, c.sideLimit())
	return err == nil && a.Result.Status == solve.Sat
}

// lacksReceiver reports whether the bounds leave no object on which a call
// executes the method, and says so.
func (c *method) lacksReceiver() bool {
	if c.m.Static || c.m.Constructor {
		return false
	}
	for _, k := range c.graph.SortByType[c.m.Class].Kinds {
		if k.Pre > 0 && types.IsAssignable(k.Type, c.m.Class) {
			return false
		}
	}
	pos := c.m.Span.Position()
	c.res.Verdict, c.res.Reason = report.Inconclusive, "bounds"
	most := c.graph.Bounds.ObjectsOf(c.m.Class)
	receiver := report.CutOff{Kind: "objects", File: pos.File, Line: pos.Line, Bound: most,
		Detail: fmt.Sprintf("the method needs a receiver, and --objects admits %d", most)}
	c.res.CutOff, c.stops = []report.CutOff{receiver}, []stop{{receiver, nil}}
	c.res.CompleteKnown = true
	return true
}

// completeness asks which bounds end executions that could go on.
func (c *method) completeness(ctx context.Context) bool {
	goal := encode.Goal{Kind: encode.Cutoff, SkipCuts: map[*cfg.Cut]bool{}}
	for _, k := range c.graph.Cuts {
		goal.SkipCuts[k] = k.Refused != nil || len(k.Edges) == 0 // no execution comes there
	}
	maps.DeleteFunc(goal.SkipCuts, func(_ *cfg.Cut, skip bool) bool { return !skip })
	limit := c.sideLimit()
	c.stops = nil
	for len(goal.SkipCuts) < len(c.graph.Cuts) {
		a, err := c.q.Query(ctx, c.q.Side, goal, limit)
		if c.unasked("whether a bound cuts an execution off", err) {
			return true
		}
		if err != nil && c.config.Certify {
			c.undecided(ctx, a, err)
			return false
		}
		if err != nil || a.Result.Status == solve.Unknown {
			return true
		}
		if a.Result.Status == solve.Unsat {
			break
		}
		last := c.lastEdge(ctx, a, goal)
		if last == nil {
			return true
		}
		hit := last.Cut
		goal.SkipCuts[hit] = true
		c.cut[hit] = true
		c.stops = append(c.stops, stop{c.cutOff(hit, last), hit})
		if last.InSteps || !c.startsInAnyState() && len(c.stops) >= mostStops {
			skipBounds(c.graph, goal, last.InSteps)
		}
	}
	for _, s := range c.stops {
		c.res.CutOff = append(c.res.CutOff, s.CutOff)
	}
	c.noteClassInits()
	c.res.CutOff = present.SortedCutOffs(c.res.CutOff)
	c.res.CompleteKnown = true
	c.res.Complete = len(c.res.CutOff) == 0
	return true
}

// mostStops is how many bounds are named that end executions after a call sequence.
const mostStops = 3

// skipBounds leaves out the bounds, or only those in the calls that make the state before the
// method: that one of them ends executions says as much as which do. What is left out for another
// reason is named.
func skipBounds(g *cfg.Graph, goal encode.Goal, inSteps bool) {
	for _, k := range g.Cuts {
		isBound := k.Kind != cfg.StepCut && !k.LeftOut && k.Refused == nil && k.Property == nil
		isElsewhere := func(e *cfg.Edge) bool { return !e.InSteps }
		if isBound && (!inSteps || !slices.ContainsFunc(k.Edges, isElsewhere)) {
			goal.SkipCuts[k] = true
		}
	}
}

// lastEdge is the edge into the exit by which a model's execution ends, nil when ctx
// ends before it is found.
func (c *method) lastEdge(ctx context.Context, a decide.Answer, goal encode.Goal) *cfg.Edge {
	defer a.By.Use(ctx)()
	var path []*cfg.Edge
	var err error
	if halt.Caught(func() {
		path, err = witness.Path(c.graph, a.By.Enc, smtlib.NewEvaluator(a.Result.Model).Eval, goal.Wants)
	}) {
		return nil
	}
	if err != nil {
		panic(fmt.Sprintf("the model of %s cannot be read: %v", a.By.Name(), err))
	}
	return path[len(path)-1]
}

// brokenEnum is the enum whose constants are the contradiction: by its initialisation they
// are not as their classes state. nil: something else is.
func (c *method) brokenEnum() *types.Class {
	if len(c.res.Core) != 1 {
		return nil
	}
	for _, p := range c.graph.Pre {
		if p.Class == nil || !c.isInCore(p.Span) {
			continue
		}
		for _, s := range c.graph.Sorts {
			for _, k := range s.Kinds {
				if of, ok := k.Type.(*types.Class); ok && of.EnumOf() != nil && of.EnumOf().States(p.Class) && c.breaks(of.EnumOf()) {
					return of.EnumOf()
				}
			}
		}
	}
	return nil
}

// mustDiverge reports of a method, of which no execution ends, whether each goes on for ever
// and its contract lets it do so, whatever it is called with.
func (c *method) mustDiverge() bool {
	if len(c.res.CutOff) == 0 || slices.ContainsFunc(c.res.CutOff, func(k report.CutOff) bool { return !k.Nonterminating || k.Kind == "specification" }) {
		return false
	}
	return c.m.Contract != nil && !slices.ContainsFunc(c.m.Contract.Cases, func(k *types.Case) bool { return !k.DivergesAlways() })
}

// contradiction explains that no execution ends: either every one is cut off, or there
// is none to begin with.
func (c *method) contradiction(ctx context.Context) bool {
	if c.mustDiverge() {
		c.res.Verdict = report.Holds
		return true
	}
	if len(c.res.CutOff) > 0 {
		c.res.Verdict, c.res.Reason = report.Inconclusive, "bounds"
		if !slices.ContainsFunc(c.res.CutOff, func(k report.CutOff) bool { return k.Kind != report.LibraryCut }) {
			c.res.Reason = report.LeftOut
		}
		return true
	}
	if !c.res.CompleteKnown {
		c.res.Verdict, c.res.Reason = report.Inconclusive, "unknown"
		return true
	}
	c.res.Verdict = report.Vacuous
	c.res.Reason = "preconditions, invariants and assumptions contradict each other"
	if lacksAssumptions(c.m, c.graph) {
		c.res.Reason = "no execution ends, and no clause asks anything of the call"
	}
	core, missing := c.core(ctx, ofFinish)
	c.res.Core = core
	c.diagnose(missing)
	if e := c.brokenEnum(); e != nil {
		c.res.Reason = "the initialisation of " + e.SimpleName() + " breaks what is stated of its constants, so that no call may rely on it"
	}
	if len(missing) > 0 || slices.ContainsFunc(core, func(p report.Reason) bool { return p.Bound != "" }) {
		c.res.Verdict, c.res.Reason = report.Inconclusive, "bounds"
	}
	return true
}
