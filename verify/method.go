package verify

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"runtime/debug"
	"slices"
	"sync"
	"time"

	"inspect/cfg"
	"inspect/encode"
	"inspect/gate"
	"inspect/halt"
	"inspect/replay"
	"inspect/report"
	"inspect/smtlib"
	"inspect/solve"
	"inspect/source"
	"inspect/types"
	"inspect/witness"
)

// loaded is what is checked. The world is frozen before the first method is checked,
// so that methods share it without a lock.
type loaded struct {
	world *types.World
	// loading is how long resolving what a method needs took, beyond what was
	// resolved for those before it.
	loading map[*types.Method]time.Duration
	// reliances is what methods rely on where they are called by contract.
	reliances cfg.Reliances
	// initials are the values of static final fields; nil until one is asked for.
	initials *replay.Initials
	// initialising guards initials, which execute code when they are asked.
	initialising sync.Mutex
}

// run is the state of one Run.
type run struct {
	*loaded
	config Config
	memory *guardian // nil: no limit
	cpus   int       // attempts of one method that may run at the same time
	// files is how many files there are, and notParsed how many of them have errors.
	files, notParsed int
	// whereCalled is how many private methods are checked only where others call them.
	whereCalled int
	out         *outputs
	gate        *gate.Policy // nil: nobody judges
	cached      *cached      // nil: nothing is kept
	// reproducers are the counterexamples that programs are to be written for.
	mu          sync.Mutex
	reproducers []*reproducer
}

// method carries one method through the stages.
type method struct {
	*run
	config  Config // of this method
	m       *types.Method
	res     *report.Result
	stage   string          // for the report of a fault of ours
	whole   context.Context // of the check without --timeout
	graph   *cfg.Graph
	q       *question
	by      *attempt // that gave the verdict, nil: none
	status  map[*cfg.Property]report.Verdict
	cores   map[*cfg.Property][]report.Reason // of unreachable ones
	cut     map[*cfg.Cut]bool                 // that end executions
	reached map[*cfg.Property]bool            // that some execution comes to, as far as known
	start   time.Time
	wide    *wideGraph // that cores are asked of; nil: not made yet
}

// newMethod is a method before any stage.
func (r *run) newMethod(m *types.Method) *method {
	return &method{run: r, config: r.configOf(m), m: m, res: r.newResult(m), start: time.Now(),
		status: map[*cfg.Property]report.Verdict{}, cores: map[*cfg.Property][]report.Reason{}, cut: map[*cfg.Cut]bool{}, reached: map[*cfg.Property]bool{}}
}

// nullness names the rules by which something of a class may be null.
func nullness(c *types.Class) string {
	if c.Plain {
		return "plain"
	}
	return "jml"
}

// newResult is the result of a method before anything is known.
func (r *run) newResult(m *types.Method) *report.Result {
	pos := m.Span.Position()
	if !m.Span.Valid() && m.Class.Decl != nil {
		pos = m.Class.Decl.Span().Position()
	}
	return &report.Result{
		Class: m.Class.Name, Method: m.Title(), File: pos.File, Line: pos.Line, Column: pos.Column, Nullness: nullness(m.Class),
		Bounds: reportBounds(r.configOf(m).Bounds.WithDefaults()),
	}
}

// check runs all stages for one method. A panic becomes the result "error"; that of
// a stage that was stopped leaves the verdict that stands, or makes it inconclusive.
func (r *run) check(ctx context.Context, m *types.Method) (res *report.Result) {
	if r.memory != nil {
		var done func()
		ctx, done = r.memory.check(ctx)
		defer done()
	}
	c := r.newMethod(m)
	c.whole = ctx
	defer func() {
		switch p := recover().(type) {
		case nil:
		case *halt.Stopped:
			c.ended(ctx)
		default:
			c.fault(p)
		}
		c.remedy()
		c.res.Seconds.Total = time.Since(c.start).Seconds()
		res = c.res
	}()
	c.start = time.Now().Add(-r.loading[m])
	if c.config.Timeout > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, c.config.Timeout)
		defer cancel()
	}
	if c.front(ctx) {
		c.solve(ctx)
	}
	return c.res
}

// fault makes a panic of ours the result.
func (c *method) fault(p any) {
	c.res.Verdict = report.Failed
	c.res.Reason = fmt.Sprintf("internal fault in stage %s: %v", c.stage, p)
	c.res.Withdraw()
	if c.config.Check {
		c.res.Reason += "\n" + string(debug.Stack())
	}
}

// ended says of a method whose stage was stopped why there is no verdict, unless
// there is one.
func (c *method) ended(ctx context.Context) {
	if c.res.Verdict != "" {
		return
	}
	c.res.Verdict, c.res.Reason = report.Inconclusive, whyEnded(ctx)
	var full *noMemory
	if errors.As(context.Cause(ctx), &full) {
		d := full.diagnostic()
		d.Message += " in stage " + c.stage
		c.res.Diagnostics = append(c.res.Diagnostics, report.NewDiagnostic(d))
	}
}

// enter notes that a stage begins.
func (c *method) enter(stage string) {
	c.stage = stage
	if c.config.Progress != nil {
		c.config.Progress(Event{Method: c.m.QName(), Stage: stage})
	}
}

// front takes what the method means and builds its graph; false: the verdict stands.
func (c *method) front(ctx context.Context) bool {
	c.enter("types")
	start := c.start
	defer func() { c.res.Seconds.Front = time.Since(start).Seconds() }()
	resolved := c.diagnose(c.world.Resolve(c.m))
	c.out.dumpTypes(c.world, c.m)
	if !resolved {
		return false
	}
	c.noteUnchecked()
	c.out.dumpCore(c.world, c.m)
	c.enter("cfg")
	g, diags := cfg.Build(c.world, c.m, c.options(ctx))
	if !c.diagnose(diags) {
		return false
	}
	if c.config.Check {
		cfg.Check(g)
	}
	c.graph = g
	c.res.Bounds.Places = reportPlaces(g.Places)
	c.res.Size.Nodes, c.res.Size.Edges = len(g.Nodes), len(g.Edges)
	for _, p := range g.Properties {
		c.status[p] = report.Unknown
	}
	c.res.Throws, c.res.Ranges = throws(g.Ways), ranges(g.Open)
	c.out.dumpGraph(c.m, g)
	return true
}

func (c *method) options(ctx context.Context) cfg.Options {
	return cfg.Options{
		Bounds:                 c.config.Bounds.WithDefaults(),
		InvariantsReceiverOnly: c.config.ReceiverOnly,
		Exceptions:             c.config.Exceptions,
		Calls:                  c.config.Calls,
		Statics:                c.config.Statics,
		Reliances:              &c.reliances,
		Initial:                c.initial,
		MaxSize:                c.config.MaxGraph,
		Stop:                   c.config.stopper(ctx),
	}
}

// diagnose files diagnostics with the result and sets the verdict that errors
// among them mean; it reports whether there are none.
func (c *method) diagnose(ds []*source.Diagnostic) bool {
	source.Sort(ds)
	good := true
	for _, d := range ds {
		if d.Severity == source.Error || !slices.Contains(c.res.Diagnostics, report.NewDiagnostic(d)) {
			c.res.Diagnostics = append(c.res.Diagnostics, report.NewDiagnostic(d))
		}
		if d.Severity != source.Error {
			continue
		}
		verdict, reason := report.Unsupported, ""
		switch d.Code {
		case source.Unsupported:
		case cfg.NeedsBits:
			verdict, reason = report.Inconclusive, "bounds"
		case types.UnreadClause:
			reason = "it rests on an annotation with errors"
		case types.BrokenFile:
			reason = "it depends on a file with errors"
		case cfg.TooLarge:
			verdict, reason = report.Inconclusive, "size"
		default:
			reason = "type error"
		}
		if good || verdict == report.Unsupported {
			c.res.Verdict, c.res.Reason = verdict, reason
		}
		good = false
	}
	return good
}

// solve asks the questions whose answers make the verdict: can a property be
// broken; if not, can the method run to an end at all, and do the bounds cut
// anything off?
func (c *method) solve(ctx context.Context) {
	c.enter("encode")
	c.q = c.question(c.graph, c.config.Attempts, c.config.Side)
	defer c.account()
	c.out.dumpScripts(c)
	c.enter("solve")
	a, err := c.q.ask(ctx, c.q.attempts, encode.Goal{Kind: encode.Violate}, 0)
	c.writeQuestions(ctx, a)
	if c.undecided(ctx, a, err) {
		return
	}
	c.answered(a)
	if a.result.Status == solve.Sat {
		c.violated(ctx, a)
		return
	}
	for p := range c.status {
		c.status[p] = report.Holds
	}
	c.nothingBroken(ctx)
}

// undecided sets the verdict when there is no answer.
func (c *method) undecided(ctx context.Context, a answer, err error) bool {
	switch {
	case err != nil && c.inexpressible(err):
	case err != nil:
		c.res.Verdict, c.res.Reason = report.Failed, err.Error()
	case a.result.Status == solve.Unknown:
		if ctx.Err() != nil {
			c.ended(ctx)
		} else {
			c.res.Verdict, c.res.Reason = report.Inconclusive, a.result.Reason
		}
		for _, p := range a.proved {
			c.status[p] = report.Holds
		}
		if a.by != nil {
			c.answered(a)
		}
	default:
		return false
	}
	return true
}

// answered notes who gave an answer: a backend of several solvers tells which.
func (c *method) answered(a answer) {
	c.by = a.by
	c.res.Encoding, c.res.Backend = string(a.by.Encoding.Encoding), a.result.Backend
	if c.res.Backend == "" {
		c.res.Backend = a.by.Backend.Name()
	}
}

// violated shows the counterexample and, when asked, looks for further broken
// properties and shows one of each.
func (c *method) violated(ctx context.Context, a answer) {
	c.res.CompleteKnown = true // a counterexample does not depend on what was cut off
	goal := encode.Goal{Kind: encode.Violate}
	defer c.foremost()
	for {
		p := c.show(ctx, a, goal)
		c.status[p] = report.Violated
		goal.Skip = maps.Clone(goal.Skip)
		if goal.Skip == nil {
			goal.Skip = map[*cfg.Property]bool{}
		}
		goal.Skip[p] = true
		if !c.config.All && !c.accepted() || len(goal.Skip) == len(c.graph.Properties) {
			return
		}
		c.enter("solve")
		var err error
		if a, err = c.q.ask(ctx, c.q.attempts, goal, 0); err != nil || a.result.Status == solve.Unknown {
			return
		}
		if a.result.Status == solve.Unsat {
			for p, v := range c.status {
				if v == report.Unknown {
					c.status[p] = report.Holds
				}
			}
			return
		}
	}
}

// accepted tells whether the counterexample found last is accepted: then it must not
// hide others.
func (c *method) accepted() bool {
	all := c.res.Counterexamples()
	return c.gate != nil && c.gate.Accepts(c.listed(), all[len(all)-1])
}

// foremost puts a counterexample that nobody accepts in front.
func (c *method) foremost() {
	if c.gate == nil {
		return
	}
	all := c.res.Counterexamples()
	r := c.listed()
	i := slices.IndexFunc(all, func(x *report.Counterexample) bool { return !c.gate.Accepts(r, x) })
	if i > 0 {
		first := all[i]
		c.res.Counterexample, c.res.Further = first, slices.Delete(all, i, i+1)
	}
}

// listed is the result as far as it is known, with its properties.
func (c *method) listed() *report.Result {
	r := *c.res
	r.Properties = c.properties()
	return &r
}

// show adds the smallest counterexample that the goal wants to the result, from the
// one of an answer, and gives the property that it breaks.
func (c *method) show(ctx context.Context, a answer, goal encode.Goal) *cfg.Property {
	c.enter("witness")
	enough, cancel := later(ctx, afterwards)
	defer cancel()
	w := c.decode(enough, a, goal)
	c.res.Verdict = report.Violated
	w, small := c.minimize(ctx, w, goal)
	ce := counterexample(w)
	ce.Minimized = small
	c.res.Show(ce)
	c.confirm(enough, w, ce)
	ce.WithoutIdle()
	return w.Property
}

// decode reads the witness of a model after checking the model on the script.
func (c *method) decode(ctx context.Context, a answer, goal encode.Goal) *witness.Witness {
	defer a.by.use(ctx)()
	if c.config.Check {
		// What is too large to evaluate is left to the interpreter.
		if err := solve.Verify(a.script, a.result.Model); err != nil && !errors.Is(err, solve.ErrNotCheckable) {
			panic(fmt.Sprintf("backend %s: %v", a.by.Backend.Name(), err))
		}
	}
	ev := smtlib.NewEvaluator(a.result.Model)
	w, err := witness.Decode(c.world, c.graph, a.by.enc, ev.Eval, goal.Wants)
	if err != nil {
		panic(fmt.Sprintf("the model of %s cannot be read: %v", a.by.Name(), err))
	}
	if w.Property == nil {
		panic(fmt.Sprintf("the model of %s breaks no property", a.by.Name()))
	}
	return w
}

// sideLimit is the time that the questions behind a "holds" may take: as long
// as the proof took, and a little.
func (c *method) sideLimit() time.Duration {
	return 2*time.Second + 2*time.Since(c.start)
}

// nothingBroken tells holds from vacuous and from cut off entirely, and finds
// out what the bounds cut off.
func (c *method) nothingBroken(ctx context.Context) {
	if len(c.graph.Missing) > 0 { // nothing that is worth a word was checked
		c.diagnose(c.graph.Missing)
		c.res.Verdict, c.res.Reason = report.Inconclusive, "bounds"
		for p := range c.status {
			c.status[p] = report.Unknown
		}
		return
	}
	c.enter("vacuity")
	fin := answer{result: solve.Result{Status: solve.Sat}}
	if !c.finishesSmall(ctx) {
		var err error
		fin, err = c.q.ask(ctx, c.q.side, encode.Goal{Kind: encode.Finish}, 0)
		if c.unasked("whether an execution ends at all", err) {
			c.res.Verdict = report.Holds
			return
		}
		if c.undecided(ctx, fin, err) {
			return
		}
	}
	if fin.result.Status == solve.Unsat {
		c.neverFinishes(ctx)
		for p := range c.status {
			if len(p.Edges) == 0 && p.Kind != cfg.Assertion { // of an end that is not reached
				c.status[p] = report.Unreachable
			}
		}
		if c.res.Verdict != report.Failed {
			c.unreached(ctx)
		}
		return
	}
	c.res.Verdict = report.Holds
	c.enter("completeness")
	c.cutOffs(ctx)
	if c.res.Verdict == report.Holds {
		reason := c.undecidable(ctx)
		if c.res.Verdict == report.Holds {
			c.unreached(ctx)
		}
		if c.res.Verdict == report.Holds && reason != "" && !c.decided() {
			c.res.Verdict, c.res.Reason = report.Inconclusive, reason
		}
	}
	if c.res.Verdict == report.Holds && c.nothingToCheck() {
		c.res.Verdict = report.Nothing
	}
}

// nothingToCheck tells whether the method states nothing and nothing in it can
// fail. What a bound of 0 leaves out was not looked at; what lies beyond any other
// is a further copy of what was.
func (c *method) nothingToCheck() bool {
	return len(c.graph.Properties) == 0 && !slices.ContainsFunc(c.graph.Cuts, func(k *cfg.Cut) bool { return k.Bound == 0 })
}

// smallBounds are enough to see that most methods can run to an end.
var smallBounds = cfg.Bounds{Objects: 2, ArrayLength: 2, Unwind: 2, Recursion: 2}

// finishesSmall asks within small bounds whether the method can run to an end:
// every execution within those is one within the bounds too, so a yes counts. It
// gives up soon.
func (c *method) finishesSmall(ctx context.Context) bool {
	o := c.options(ctx)
	small := o.Bounds
	small.PerClass = map[string]int{}
	for name, n := range o.Bounds.PerClass {
		small.PerClass[name] = min(n, smallBounds.Objects)
	}
	small.Objects = min(small.Objects, smallBounds.Objects)
	small.ArrayLength = min(small.ArrayLength, smallBounds.ArrayLength)
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
	if g == nil || hasError(ds) {
		return false
	}
	return c.ends(ctx, g)
}

// ends asks whether an execution of another graph of the method runs to an end.
func (c *method) ends(ctx context.Context, g *cfg.Graph) bool {
	var as []Attempt
	for _, a := range c.q.side {
		as = append(as, a.Attempt)
	}
	q := c.question(g, as, nil)
	a, err := q.ask(ctx, q.attempts, encode.Goal{Kind: encode.Finish}, c.sideLimit())
	return err == nil && a.result.Status == solve.Sat
}

// neverFinishes: no execution keeps or breaks the contract. Either every one is
// cut off, or there is none to begin with.
func (c *method) neverFinishes(ctx context.Context) {
	if c.withoutReceiver() {
		return
	}
	c.cutOffs(ctx)
	if c.res.Verdict == report.Failed {
		return
	}
	if len(c.res.CutOff) > 0 {
		c.res.Verdict, c.res.Reason = report.Inconclusive, "bounds"
		return
	}
	if !c.res.CompleteKnown {
		c.res.Verdict, c.res.Reason = report.Inconclusive, "unknown"
		return
	}
	c.res.Verdict = report.Vacuous
	c.res.Reason = "preconditions, invariants and assumptions contradict each other"
	c.enter("core")
	core, missing := c.core(ctx, ofFinish)
	c.res.Core = core
	c.diagnose(missing)
	if len(missing) > 0 || slices.ContainsFunc(core, func(p report.Reason) bool { return p.Bound != "" }) {
		c.res.Verdict, c.res.Reason = report.Inconclusive, "bounds"
	}
}

// withoutReceiver tells whether the bounds leave no object on which a call
// executes the method, and says so.
func (c *method) withoutReceiver() bool {
	if c.m.Static || c.m.Constructor {
		return false
	}
	for _, k := range c.graph.SortByType[c.m.Class].Kinds {
		if k.Pre > 0 && types.Assignable(k.Type, c.m.Class) {
			return false
		}
	}
	pos := c.m.Span.Position()
	c.res.Verdict, c.res.Reason = report.Inconclusive, "bounds"
	most := c.graph.Bounds.ObjectsOf(c.m.Class)
	c.res.CutOff = []report.CutOff{{Kind: "objects", File: pos.File, Line: pos.Line, Bound: most,
		Detail: fmt.Sprintf("the method needs a receiver, and --objects admits %d", most)}}
	c.res.CompleteKnown = true
	return true
}

// cutOffs asks which bounds end executions that could go on.
func (c *method) cutOffs(ctx context.Context) {
	goal := encode.Goal{Kind: encode.Cutoff, SkipCuts: map[*cfg.Cut]bool{}}
	limit := c.sideLimit()
	for len(goal.SkipCuts) < len(c.graph.Cuts) {
		a, err := c.q.ask(ctx, c.q.side, goal, limit)
		if c.unasked("whether a bound cuts an execution off", err) {
			return
		}
		if err != nil && c.config.Certify {
			c.undecided(ctx, a, err)
			return
		}
		if err != nil || a.result.Status == solve.Unknown {
			return
		}
		if a.result.Status == solve.Unsat {
			break
		}
		last := c.lastEdge(ctx, a, goal)
		if last == nil {
			return
		}
		hit := last.Cut
		goal.SkipCuts[hit] = true
		c.cut[hit] = true
		c.res.CutOff = append(c.res.CutOff, newCutOff(hit, last))
	}
	c.res.CutOff = sortedCutOffs(c.res.CutOff)
	c.res.CompleteKnown = true
	c.res.Complete = len(c.res.CutOff) == 0
}

// lastEdge is the edge into the exit by which a model's execution ends, nil when ctx
// ends before it is found.
func (c *method) lastEdge(ctx context.Context, a answer, goal encode.Goal) *cfg.Edge {
	defer a.by.use(ctx)()
	var path []*cfg.Edge
	var err error
	if halt.Caught(func() {
		path, err = witness.Path(c.graph, a.by.enc, smtlib.NewEvaluator(a.result.Model).Eval, goal.Wants)
	}) {
		return nil
	}
	if err != nil {
		panic(fmt.Sprintf("the model of %s cannot be read: %v", a.by.Name(), err))
	}
	return path[len(path)-1]
}

// properties lists what is checked, with what is known of each.
func (c *method) properties() []report.Property {
	var out []report.Property
	for _, p := range c.graph.Properties {
		pos := p.Span.Position()
		out = append(out, report.Property{
			ID: p.Name, Kind: string(p.Kind), File: pos.File, Line: pos.Line, Column: pos.Column,
			Status: c.status[p], Message: oneLine(p.Message), Core: c.cores[p],
		})
	}
	return out
}

// account fills in properties, seconds and sizes.
func (c *method) account() {
	c.certified()
	c.res.Properties = c.properties()
	for _, a := range c.q.attempts {
		if c.by == nil || c.by == a {
			c.res.Seconds.Encode, c.res.Seconds.Solve = a.encode.Seconds(), a.solve.Seconds()
			c.res.Size.Assertions, c.res.Size.Terms = a.asserts, a.terms
		}
	}
}
