package verify

import (
	"context"
	"slices"
	"time"

	"inspect/report"
	"inspect/solve"
)

// stage is one step of the check of a method.
type stage struct {
	name string

	// when reports whether the stage has anything to do after what the others found;
	// nil: always.
	when func(*method) bool

	// run does the stage's work; false: the check ends here.
	run func(*method, context.Context) bool

	// check panics where what the stage made breaks its invariants (--check); nil:
	// the checks are part of the work. Scripts are checked as they are made (attempt.script).
	check func(*method)

	// dump prints what the stage made where that is asked for (--dump); nil: nothing.
	dump func(*method)

	// seconds is the account to which the stage's time goes; nil: that of the attempts
	// that answer its questions.
	seconds func(*report.Seconds) *float64
}

// front are the stages that need no solver: from a method's text to its graph.
var front = slices.Concat(reading, building)

// reading, looking and building are the stages up to the graph, where solvers may be asked.
var reading = []stage{
	{name: "types", run: (*method).resolve, check: func(c *method) { c.checkWorld() }, dump: (*method).dumpResolved, seconds: inFront},
	{name: "core", run: lower, check: checkCore, dump: dumpCore, seconds: inFront},
}

var looking = []stage{
	{name: "near", when: (*method).seeksShallow, run: (*method).shallow},
}

var building = []stage{
	{name: "cfg", run: (*method).build, check: checkGraph, dump: (*method).dumpGraph, seconds: inFront},
}

// solving are the stages that ask solvers. A broken property ends them with witness;
// where nothing is broken, the stages from vacuity on find out what that is worth.
var solving = []stage{
	{name: "needs again", when: hasNeeds, run: needAgain},
	{name: "encode", run: (*method).prepare, dump: func(c *method) { c.out.dumpScripts(c) }},
	{name: "solve", run: (*method).queryViolated},
	{name: "needs", when: (*method).seeksNeeds, run: (*method).findNeeds},
	{name: "witness", when: (*method).isBroken, run: (*method).violated},
	{name: "refused", when: (*method).mayRefuse, run: (*method).refused},
	{name: "vacuity", run: (*method).vacuity},
	{name: "completeness", when: (*method).dependsOnBounds, run: (*method).completeness},
	{name: "contradiction", when: (*method).neverEnds, run: (*method).contradiction},
	{name: "decided", when: (*method).holds, run: (*method).undecidable},
	{name: "reach", when: (*method).startsInAnyState, run: (*method).unreached},
}

// stages are all that a check takes a method through, in order.
var stages = slices.Concat(reading, looking, building, solving)

// breaking are the stages that find out whether a property is broken, and whether an execution
// ends where none is; qualifying are those that find out what else that is worth.
var breaking, qualifying = splitAt("completeness")

func splitAt(at string) (before, after []stage) {
	i := slices.IndexFunc(stages, func(s stage) bool { return s.name == at })
	return append(slices.Clone(stages[:i]), stage{name: "unbroken", run: (*method).unbroken}), stages[i:]
}

// unbroken says that no property is broken, whatever that is worth.
func (c *method) unbroken(context.Context) bool {
	c.res.Verdict, c.unqualified = report.Holds, true
	return false
}

// probing are the stages that find out whether a method holds, and end where it does not.
var probing = slices.Concat(reading, building, whereBroken((*method).leave))

// whereBroken are the stages that ask solvers, of which one alone goes on where a property is
// broken.
func whereBroken(then func(*method, context.Context) bool) (out []stage) {
	for _, s := range solving {
		switch s.name {
		case "needs":
			continue
		case "witness":
			s.run = then
		}
		out = append(out, s)
	}
	return out
}

// leave ends a check.
func (c *method) leave(context.Context) bool { return false }

// stageOrder says which stages must come before which, and why. A test holds the
// tables against it.
var stageOrder = []struct{ first, then, why string }{
	{"types", "core", "core is made of resolved names"},
	{"core", "near", "a graph is made of core"},
	{"near", "cfg", "a counterexample with few calls makes a large graph superfluous"},
	{"cfg", "needs again", "a need is refuted in graphs like that of the method"},
	{"needs again", "encode", "needs that are none of longer sequences are not assumed"},
	{"cfg", "encode", "an encoding is one of a graph"},
	{"encode", "solve", "the attempts are there before they are asked"},
	{"solve", "needs", "a need excludes a violation"},
	{"needs", "witness", "what callers can see to is no defect, and hides none"},
	{"solve", "witness", "a counterexample is read from a model of the main question"},
	{"witness", "refused", "a counterexample counts whatever other executions come to"},
	{"refused", "vacuity", "what is refused does not hold"},
	{"witness", "vacuity", "whether any execution ends is of interest only where none breaks a property"},
	{"vacuity", "completeness", "what is cut off counts differently where nothing ends at all"},
	{"completeness", "contradiction", "assumptions contradict each other only if no bound ends the executions"},
	{"completeness", "decided", "where a property is not decided, the cut-off that is the reason is named"},
	{"contradiction", "reach", "what no execution reaches is explained once, by the contradiction"},
	{"decided", "reach", "what an execution of that stage passes is not asked for again"},
}

// through takes a method through stages, in order; false: one of them ended the check.
func (c *method) through(ctx context.Context, stages []stage) bool {
	for i := range stages {
		if s := &stages[i]; (s.when == nil || s.when(c)) && !c.pass(ctx, s) {
			return false
		}
	}
	return true
}

// pass takes a method through one stage.
func (c *method) pass(ctx context.Context, s *stage) bool {
	c.enter(s.name)
	if s.seconds != nil {
		start := time.Now()
		defer func() { *s.seconds(&c.res.Seconds) += time.Since(start).Seconds() }()
	}
	more := s.run(c, ctx)
	if more && s.check != nil && c.config.Check {
		s.check(c)
	}
	if s.dump != nil {
		s.dump(c)
	}
	return more
}

func inFront(s *report.Seconds) *float64 { return &s.Front }

// isBroken reports whether an execution breaks a property.
func (c *method) isBroken() bool { return c.main.Result.Status == solve.Sat }

// neverEnds reports whether no execution ends within the bounds, for a reason that is
// not known yet.
func (c *method) neverEnds() bool { return c.res.Verdict == "" }

// holds reports whether the verdict is holds so far.
func (c *method) holds() bool { return c.res.Verdict == report.Holds }

// dependsOnBounds reports whether the bounds may explain or qualify what is known: the method
// holds, or no execution ends.
func (c *method) dependsOnBounds() bool { return c.holds() || c.neverEnds() }
