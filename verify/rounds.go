package verify

import (
	"cmp"
	"context"
	"slices"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"inspect/cfg"
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/report"
)

// Methods are checked in rounds. What the checks of a round need is resolved first. Some of its methods
// are then asked what no call before them can change. What that leaves open, sequences of calls decide:
// their drivers are written next, for which the world is open again. So the first findings of a large
// project come long before the last of its code is resolved, and a method that needs no driver has none.

// firstRound is how many methods the first round has; those after it have twice as many each, since
// the slowest check of a round holds up the next one. It does not depend on the jobs: what is known
// of a program when a method is checked is the same on all machines.
const firstRound = 32

// firstRound is how many methods the first round of a run has.
func (c *Config) firstRound() int { return cmp.Or(c.round, firstRound) }

// inRounds checks the methods, and hands on their results, by their indices, as they come: nil for
// one that the run did not come to. Within is the run's context with its budget. It says before
// whose results are next.
func (r *run) inRounds(ctx, within context.Context, methods []*types.Method, next func([]int), done func(i int, res *report.Result)) {
	order := r.config.order(methods)
	left := make([]bool, len(methods))
	for n := r.config.firstRound(); len(order) > 0; n *= 2 {
		now := order[:min(n, len(order))]
		order = order[len(now):]
		r.loadAll(within, at(methods, now))
		next(now)
		r.config.sideBySide(now, func(i int) {
			res := r.first(within, methods[i])
			left[i] = res == nil
			done(i, reached(ctx, res))
		})
		now = slices.DeleteFunc(slices.Clone(now), func(i int) bool { return !left[i] })
		for some := range slices.Chunk(now, max(1, r.config.firstRound()/4)) { // a driver takes as long as some checks
			next(some)
			r.prepareSequences(within, methods, some)
			r.config.sideBySide(some, func(i int) {
				res := r.checkWithin(within, methods[i])
				if failed, ok := r.inAnyState.Load(methods[i]); ok && (res == nil || res.Reason != "") && ctx.Err() == nil { // it came to no end
					res = failed.(*report.Result)
				}
				done(i, reached(ctx, r.record(methods[i], res)))
			})
		}
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
		r.supposed = map[*types.Method][]candidate{}
	}
	for _, m := range methods {
		if ctx.Err() != nil {
			return
		}
		loadMethod(r, m)
	}
	for _, m := range methods {
		if ks := r.candidates(m); len(ks) > 0 {
			r.supposed[m] = ks
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
		res.RenameFiles(types.FileTitle)
		return res
	case r.cached != nil && r.cached.found[m] != nil:
		return r.cached.found[m]
	case r.takesSequences() && r.startsReachable(m):
		start := time.Now()
		defer func() { r.probed.Store(m, time.Since(start)) }()
		return r.record(m, r.within(within, m, r.probe))
	}
	res := r.checkWithin(within, m)
	if isWorthCalls(r, m, res) {
		r.inAnyState.Store(m, res)
		return nil
	}
	return r.record(m, res)
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
	if res != nil {
		res.RenameFiles(types.FileTitle)
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
