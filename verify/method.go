package verify

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"inspect/cfg"
	"inspect/counterexample/needs"
	"inspect/counterexample/replay"
	"inspect/counterexample/sequences"
	"inspect/encode"
	"inspect/internal/halt"
	"inspect/java/core"
	"inspect/java/scope"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/report"
	"inspect/report/gate"
	"inspect/verify/decide"
	"inspect/verify/load"
	"inspect/verify/present"
)

// loaded is what is checked. The world is frozen before the first method is checked,
// so that methods share it without a lock.
type loaded struct {
	world *types.World
	// warnings are those of what was loaded, and said is how many of them, and of those of
	// specification files, have been handed on.
	warnings []*source.Diagnostic
	reported struct{ warnings, specs int }
	done     func() // closes what classes are read from
	// loading is how long resolving what a method needs took, beyond what was
	// resolved for those before it.
	loading map[*types.Method]time.Duration
	// specErrors are the errors in the specifications of the classes given.
	specErrors []*source.Diagnostic
	// scopes report for each method whether its code can come to objects of a class; by is what they are of,
	// and scopeClasses how many classes the program had then.
	scopes       map[*types.Method]func(*types.Class) bool
	by           *scope.Scopes
	leading      sync.Map // with inferClasses: the scope of what a method leads to, and is led from
	foundNowhere []string // classes whose declarations were told from how the program uses them
	scopeClasses int
	// assumptions is what methods rely on where they are called by contract.
	assumptions cfg.AssumptionCache
	// checkWorld panics where the frozen world breaks its invariants: it looks once.
	checkWorld func()
	// lowered is the code of methods that others of the run have lowered.
	lowered core.Lowered
	// initials are the values of static final fields, by what --statics says; nil until one
	// is asked for.
	initials map[meaning]*replay.Initials
	// wide are those values at Java\'s widths, where the run has others.
	wide *replay.Initials
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
	specs            *load.Specs
	stop             func() bool // reports whether the run is over
	// whereCalled is how many methods are checked only where others call them; uncalled are the
	// private ones that nobody calls.
	whereCalled int
	uncalled    map[*types.Method]bool
	writers     map[*types.Method]bool // see noteWriters
	stating     bool                   // fields are stated not to be null: see isStated
	unkept      sync.Map               // methods of which it is to be asked whether they leave these so
	unguarded   sync.Map               // methods that end in a guard of what they call, whatever they are given
	out         *outputs
	gate        *gate.Policy // nil: nobody judges
	driven      *driven      // nil: methods are checked, not laws
	// drivers are those of call sequences, and sequenced the methods that they are for.
	drivers      driverFiles
	writing      *sequences.Drivers // nil: nothing has asked so far
	fieldUses    *needs.Program     // nil: as well
	fieldClasses int                // of how many classes fieldUses is
	sequenced    map[*types.Method]*sequenced
	// sequencedBy are the same by the methods of their drivers.
	sequencedBy map[*types.Method]*sequenced
	// otherCollections has, for top-level classes, whether they make collections of other classes.
	otherCollections sync.Map
	probed           sync.Map // how long looking at a method in any state took before
	tooLarge         sync.Map // the calls before a method that are too large by themselves
	inAnyState       sync.Map // the result of a method in any state, for whose violations calls are looked for
	// supposed are the conditions that may be needs of a method.
	supposed map[*types.Method][]candidate
	// unneeded are the methods whose call sequences are asked nothing any more.
	unneeded []*types.Method
	// failed are the faults of ours before the check of a method.
	failed map[*types.Method]any
	cached *cached     // nil: nothing is kept
	axioms atomic.Bool // those of \reach decided a method
	// reproducers are the counterexamples that programs are to be written for.
	mu          sync.Mutex
	reproducers []*reproducer
}

// method carries one method through the stages.
type method struct {
	*run
	config      Config // of this method
	m           *types.Method
	res         *report.Result
	level       *level          // of call sequences; nil: m is no driver of some
	stage       string          // for the report of a fault of ours
	whole       context.Context // of the check without --timeout
	candidate   *candidateGraph // nil: no graph was made yet
	prog        *core.Program   // the method's core; nil: it is not resolved
	graph       *cfg.Graph
	q           *decide.Question
	main        decide.Answer  // whether a property is broken
	by          *decide.Solver // that gave the verdict, nil: none
	status      map[*cfg.Property]report.Verdict
	cores       map[*cfg.Property][]report.Reason // of unreachable ones
	cut         map[*cfg.Cut]bool                 // that end executions
	stops       []stop                            // the same, as they are reported
	reached     map[*cfg.Property]bool            // that some execution comes to, as far as known
	start       time.Time
	since       time.Time             // when the first check of the method began, whose time is that of all; zero: this one is
	wide        *wideGraph            // that cores are asked of; nil: not made yet
	above       *types.Method         // whose contract decides about the counterexample; nil: the method's own
	shortOf     string                // why some property is not decided, "": all are
	suffices    string                // a flag without which the bounds exclude what clauses ask for; empty: none is known
	lax         []*encode.Unencodable // the checks that the execution read last may not pass
	needs       []need                // that are assumed
	hints       []hint                // conditions that are enough, and no needs
	hasEnd      bool                  // an execution ends within these bounds
	unqualified bool                  // what the verdict is worth is not asked
	noExample   *source.Diagnostic    // what stands in the way of a counterexample; nil: nothing
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
	c := r.configOf(m)
	m, title := r.title(m)
	pos := m.Span.Position()
	if !m.Span.Valid() && m.Class.Decl != nil {
		pos = m.Class.Decl.Span().Position()
	}
	return &report.Result{
		Class: m.Class.Name, Method: title, File: pos.File, Line: pos.Line, Column: pos.Column, Nullness: nullness(m.Class),
		Bounds: present.Bounds(c.Bounds.WithDefaults()),
	}
}

// check checks a method: in the states that calls make, or else in any.
func (r *run) check(ctx context.Context, m *types.Method) *report.Result {
	if res, failed := r.inAnyState.Load(m); failed {
		return comeTo(r, ctx, m, res.(*report.Result))
	}
	start := r.began(m)
	res, why := r.checkSequences(ctx, m)
	res = keepsNonNull(ctx, r, m, res)
	if res == nil {
		c := r.newMethod(m)
		c.since = start
		res = c.check(ctx, stages)
		if why != "" {
			res.States = &report.States{Any: why}
			r.unconstructed(res, func(ce *report.Counterexample) bool { return r.isOfState(ce) || isOfUnwritten(m, ce) })
			withoutUnknown(r, res, lawOf(r, m) != nil)
		}
	}
	return res
}

// check takes a method through stages. A panic becomes the result "error"; that of a stage that
// was stopped leaves the verdict that stands, or makes it inconclusive.
func (c *method) check(ctx context.Context, through []stage) (res *report.Result) {
	r, m := c.run, c.m
	if r.memory != nil {
		var done func()
		ctx, done = r.memory.check(ctx)
		defer done()
	}
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
	if limit := c.config.Timeout; limit > 0 {
		if !c.startsInAnyState() {
			limit -= limit / 4 // some is left for any state
		}
		if c.since.IsZero() {
			c.since = time.Now()
		}
		var cancel context.CancelFunc
		ctx, cancel = context.WithDeadline(ctx, c.since.Add(limit))
		defer cancel()
	}
	c.res.Seconds.Front = r.loading[m].Seconds()
	defer c.conclude()
	c.through(ctx, through)
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
