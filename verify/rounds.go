package verify

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"inspect/cfg"
	"inspect/internal/halt"
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/report"
)

// Methods are checked in rounds. What the checks of a round need is resolved first. Some of its methods
// are then asked what no call before them can change. What that leaves open, sequences of calls decide:
// their drivers are written next, for which the world is open again. So the first findings of a large
// project come long before the last of its code is resolved, and a method that needs no driver has none.

// firstRound is how many methods one round has. Where there are more, the first round has a quarter of it,
// for the first finding is waited for; each one after that has twice as many, until they have four times it.
// It does not depend on the jobs: what is known of a program when a method is checked is the same on all
// machines.
const firstRound = 32

// firstRound is how many methods the first round of a run has.
func (c *Config) firstRound() int { return cmp.Or(c.round, firstRound) }

// beginning is how many methods the first of several rounds has.
func (c *Config) beginning() int { return max(1, c.firstRound()/4) }

// inRounds checks the methods, and hands on their results, by their indices, as they come: nil for
// one that the run did not come to. Within is the run's context with its budget. It says before
// whose results are next.
//
// Where there is more than one round, a method has a little time in its round. Those that take more come
// when all others are decided, and begin anew: one that takes a minute holds up no finding of others.
func (r *run) inRounds(ctx, within context.Context, methods []*types.Method, next func([]int), done func(i int, res *report.Result)) {
	t := &turns{run: r, ctx: ctx, within: within, methods: methods, done: done, isUnbroken: make([]bool, len(methods))}
	order := r.config.order(methods, scopeSizes(r))
	if len(order) > r.config.firstRound() {
		t.limit = r.config.inRound()
	}
	var slow, slowCalls []int
	n := r.config.firstRound()
	if len(order) > n {
		n = r.config.beginning()
	}
	for ; len(order) > 0; n = min(2*n, 4*r.config.firstRound()) {
		now := order[:min(n, len(order))]
		order = order[len(now):]
		r.loadAll(within, at(methods, now))
		next(now)
		open, postponed := t.take(now, r.first)
		slow = append(slow, postponed...)
		for some := range slices.Chunk(open, max(1, min(n, r.config.firstRound())/4)) { // a driver takes as long as some checks
			next(some)
			r.prepareSequences(within, methods, some)
			_, postponed := t.take(some, afterCalls(r))
			slowCalls = append(slowCalls, postponed...)
			r.unneeded = append(r.unneeded, t.unbroken(some)...)
		}
	}
	t.limit = 0
	next(slowCalls)
	t.take(slowCalls, afterCalls(r))
	next(slow)
	open, _ := t.take(slow, r.first)
	next(open)
	r.prepareSequences(within, methods, open)
	t.take(open, afterCalls(r))
}

// turns are the checks of some methods after those of others.
type turns struct {
	*run
	ctx, within context.Context
	methods     []*types.Method
	limit       time.Duration // of each check; 0: that of the method
	done        func(i int, res *report.Result)
	isUnbroken  []bool // of the methods: nothing is asked of them any more
}

// unbroken are the methods at some indices of which nothing is asked any more.
func (t *turns) unbroken(some []int) (out []*types.Method) {
	for _, i := range some {
		if t.isUnbroken[i] {
			out = append(out, t.methods[i])
		}
	}
	return out
}

// errOthersFirst is why a check ends that comes again.
var errOthersFirst = errors.New("others come first")

// take checks the methods at some indices, as many at a time as there are jobs. Open are those of which the
// check says nothing, and postponed those whose time was over.
func (t *turns) take(some []int, check func(ctx context.Context, m *types.Method) *report.Result) (open, postponed []int) {
	ended := make([]bool, len(t.methods))
	none := make([]bool, len(t.methods))
	t.config.sideBySide(some, func(i int) {
		limited, m := t.within, t.methods[i]
		if t.limit > 0 { // no deadline, for checks share out the time that they have
			var cancel context.CancelCauseFunc
			limited, cancel = context.WithCancelCause(limited)
			defer time.AfterFunc(t.limit, func() { cancel(errOthersFirst) }).Stop()
		}
		// The world is resolved further after this round: no check goes on then.
		res := t.run.within(t.within, m, func(context.Context, *types.Method) *report.Result { return check(limited, m) })
		if ended[i] = errors.Is(context.Cause(limited), errOthersFirst); ended[i] {
			t.done(i, nil)
			return
		}
		none[i] = res == nil
		t.isUnbroken[i] = res != nil && (res.Verdict == report.Holds || res.Verdict == report.Nothing)
		t.done(i, reached(t.ctx, t.record(m, res)))
	})
	for _, i := range some {
		switch {
		case ended[i]:
			postponed = append(postponed, i)
		case none[i]:
			open = append(open, i)
		}
	}
	return open, postponed
}

// inRound is how long a check may take in its round: a twentieth of its time.
func (c *Config) inRound() time.Duration {
	if c.Timeout > 0 {
		return c.Timeout / 20
	}
	return 3 * time.Second
}

// afterCalls gives the result of a method in the states that calls make.
func afterCalls(r *run) func(within context.Context, m *types.Method) *report.Result {
	return func(within context.Context, m *types.Method) *report.Result {
		res := r.check(within, m)
		interrupted := within.Err() != nil && !errors.Is(context.Cause(within), errBudget)
		if failed, ok := r.inAnyState.Load(m); ok && (res == nil || res.Reason != "") && !interrupted { // it came to no end
			return failed.(*report.Result)
		}
		return res
	}
}

// reached is a result, unless the time for the whole run ended the check: of such methods nothing is
// said.
func reached(ctx context.Context, res *report.Result) *report.Result {
	if res != nil && res.Verdict == report.Inconclusive && res.Reason == overBudget && ctx.Err() == nil {
		return nil
	}
	return res
}

// at are the methods at some indices.
func at(methods []*types.Method, indices []int) (out []*types.Method) {
	for _, i := range indices {
		out = append(out, methods[i])
	}
	return out
}

// loadAll resolves what checks of the methods need, until ctx ends, and freezes the world. Those of
// which a result is there already need nothing.
func (r *run) loadAll(ctx context.Context, methods []*types.Method) {
	methods = slices.DeleteFunc(methods, func(m *types.Method) bool {
		return r.uncalled[m] || r.cached != nil && r.cached.found[m] != nil
	})
	if len(methods) == 0 || ctx.Err() != nil {
		return
	}
	r.reopen()
	defer freeze(r.loaded)
	if r.supposed == nil {
		r.supposed, r.failed = map[*types.Method][]candidate{}, map[*types.Method]any{}
	}
	for _, m := range methods {
		if ctx.Err() != nil {
			return
		}
		loadMethod(r, m)
	}
	noteScopes(r, methods)
	for _, m := range methods {
		p := recovered(func() {
			if ks := r.candidates(m); len(ks) > 0 {
				r.supposed[m] = ks
			}
		})
		if p != nil {
			r.failed[m] = p
		}
	}
	noteOutside(r)
}

// loadMethod resolves what a check of a method needs, and notes how long that took.
func loadMethod(r *run, m *types.Method) {
	start := time.Now()
	r.world.Load(m)
	r.loading[m] += time.Since(start)
}

// recovered is a fault of ours in what is done before the check of a method: it costs this method, and no other.
func recovered(do func()) (fault any) {
	defer func() {
		fault = recover()
		if _, stopped := fault.(*halt.Stopped); stopped {
			panic(fault)
		}
	}()
	do()
	return nil
}

// sideBySide does something for each index, as many at a time as there are jobs.
func (c *Config) sideBySide(order []int, do func(i int)) {
	var group errgroup.Group
	group.SetLimit(max(1, c.Jobs))
	for _, i := range order {
		group.Go(func() error {
			do(i)
			return nil
		})
	}
	group.Wait()
}

// first is the result of a method where none has to ask for calls before it: nil where they are to
// decide, and where the run has ended.
func (r *run) first(within context.Context, m *types.Method) *report.Result {
	switch {
	case within.Err() != nil:
		return nil
	case r.uncalled[m]:
		res := r.newResult(m)
		res.Verdict, res.Reason = report.Nothing, report.NoCaller
		return res
	case r.failed[m] != nil:
		return failedBefore(r, m, "preparation", r.failed[m])
	case r.cached != nil && r.cached.found[m] != nil:
		return r.cached.found[m]
	case r.takesSequences() && r.startsReachable(m):
		start := time.Now()
		defer func() { r.probed.Store(m, time.Since(start)) }()
		return r.probe(within, m)
	}
	r.inAnyState.Delete(m) // of a check that was ended
	res := r.check(within, m)
	if isWorthCalls(r, m, res) {
		r.inAnyState.Store(m, res)
		return nil
	}
	return res
}

// began is when the first check of a method that is checked now would have begun, had nothing come
// between.
func (r *run) began(m *types.Method) time.Time {
	if spent, ok := r.probed.Load(m); ok {
		return time.Now().Add(-spent.(time.Duration))
	}
	return time.Now()
}

// record makes a result of a check one of the run; nil: there is none.
func (r *run) record(m *types.Method, res *report.Result) *report.Result {
	if res == nil || r.cached != nil && r.cached.found[m] == res {
		return res
	}
	res = unlessViolated(r, m, res)
	res.RenameFiles(types.FileTitle)
	if !r.uncalled[m] { // which its key does not say
		r.keep(m, res)
	}
	return res
}

// reopen lets the frozen world take in more, while nothing else reads it. What is known of the code
// that methods have lowered, of what they rely on and of what initialisers leave goes, since there may
// be more classes then.
func (l *loaded) reopen() {
	l.world.Thaw()
	l.lowered, l.assumptions = core.Lowered{}, cfg.AssumptionCache{}
	l.initials, l.wide = nil, nil
}

// freeze ends the loading of the world.
func freeze(l *loaded) {
	l.world.Freeze()
	l.checkWorld = sync.OnceFunc(l.world.Check)
}

// close closes what classes are read from: the world cannot be reopened after that.
func (r *run) close() {
	if r != nil && r.done != nil {
		r.done()
		r.done = nil
	}
}

// unsaid are the warnings that came since they were last asked for.
func (r *run) unsaid() []*source.Diagnostic {
	out := slices.Concat(r.warnings[r.reported.warnings:], r.specs.Diags[r.reported.specs:])
	r.reported.warnings, r.reported.specs = len(r.warnings), len(r.specs.Diags)
	return out
}
