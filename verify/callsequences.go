package verify

import (
	"context"
	"fmt"
	"slices"
	"time"

	"inspect/cfg"
	"inspect/counterexample/sequences"
	"inspect/counterexample/witness"
	"inspect/internal/halt"
	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
	"inspect/report"
	"inspect/solve"
	"inspect/verify/decide"
	"inspect/verify/laws"
)

// ReachableStates says that the state before a method without a contract is one that calls
// make (docs/design/plain.md, section 1); otherwise it is any.
const ReachableStates = "reachable"

// DefaultCallsBefore is how many calls sequences have before the last one, where nothing
// else is said.
const DefaultCallsBefore = 3

// lengths are those of the sequences that are tried, one after the other, up to the one that
// is asked for.
var lengths = []int{1, 3, 8, 24}

// lengthsUpTo are the lengths up to k; short says that k is more than the last of them.
func lengthsUpTo(k int) (out []int, short bool) {
	for _, n := range lengths {
		if n < k {
			out = append(out, n)
		}
	}
	if last := lengths[len(lengths)-1]; k > last {
		return out, true
	}
	return append(out, k), false
}

// maxSequenceGraph is how large the graph of sequences may be (cfg.Options.MaxSize), and
// maxLongGraph that of more than two calls: beyond it, shorter ones have to do.
const (
	maxSequenceGraph = 60_000
	maxLongGraph     = 30_000
)

// maxProbedGraph is how large the graph may be of a method that is looked at in any state first,
// and probeConflicts the effort.
const (
	maxProbedGraph = 4_000
	probeConflicts = 2_000
)

// extendedSequence is how large the graph of sequences may be that is asked whether larger bounds
// suffice: what comes out is of little use where calls before the method go beyond them.
const extendedSequence = 5_000

// sequenceConflicts is the effort of a question about sequences of more than one call, in
// conflicts of the solver.
const sequenceConflicts = 6_000

// sequenced is a method whose states are made by calls.
type sequenced struct {
	driver *sequences.Driver // of the longest sequences
	method *types.Method     // of the driver
	levels []*level          // with ever more calls
	given  []cfg.Condition   // what is so of arguments before the last call
	why    string            // there are none
	fault  any               // of ours, that writing them ended in; nil: none
	short  string            // longer ones are asked for than there are
	since  time.Time         // when the check began
	ends   bool              // some sequence comes to the end of the method, as far as known
	// constant is the limit for constants without which no sequence comes there; 0: that of the configuration.
	constant int
	others   []*sequenced // with other types for type variables
	isOther  bool         // one of others
	// isVacuous: no sequence comes to a call of the method, or none that can fail.
	isVacuous bool
}

// level is sequences of a length.
type level struct {
	of       *sequenced
	calls    int
	noGuards bool   // no call before the last one ends in a guard
	plain    *level // as many calls, without guards; nil: these are without
	longer   *level // the next one; nil: it is the last
	half     *level // fewer, where these are too many; nil: there are none
	// excluded are the classes whose initialisation is left out.
	excluded []*types.Class
}

// newLevel is the sequences of a length, and those among them without guards.
func (s *sequenced) newLevel(calls int) *level {
	l := &level{of: s, calls: calls}
	if s.driver.Guards {
		l.plain = &level{of: s, calls: calls, noGuards: true}
	}
	return l
}

// driverFiles are the drivers of call sequences, which the world finds by name.
type driverFiles map[string]*ast.File

func (d driverFiles) Class(name string) (*ast.File, error) { return d[name], nil }
func (d driverFiles) Package(string) bool                  { return false }
func (d driverFiles) Platform() bool                       { return false }
func (d driverFiles) Compiled() bool                       { return false }

// prepareSequences writes the drivers of the methods at some indices, as far as they start in
// reachable states, and loads them.
func (r *run) prepareSequences(ctx context.Context, methods []*types.Method, at []int) {
	at = slices.DeleteFunc(slices.Clone(at), func(i int) bool {
		_, failed := r.inAnyState.Load(methods[i])
		return !r.takesSequences() || !r.startsReachable(methods[i]) && !failed
	})
	if len(at) == 0 || ctx.Err() != nil {
		return
	}
	r.reopen()
	defer freeze(r.loaded)
	removeUnneeded(r)
	if r.sequenced == nil {
		r.sequenced, r.sequencedBy = map[*types.Method]*sequenced{}, map[*types.Method]*sequenced{}
	}
	drivers := r.writer()
	slices.Sort(at)
	for _, i := range at {
		if ctx.Err() != nil {
			break
		}
		r.sequenced[methods[i]] = sequencesBy(r, drivers, methods[i], nil)
	}
	noteOutside(r)
}

// takesSequences reports whether states are made by calls: where all calls count by contracts, so
// would those before the method.
func (r *run) takesSequences() bool {
	return r.config.States == ReachableStates && r.config.Calls != "contract"
}

// writer writes the drivers of call sequences.
func (r *run) writer() *sequences.Drivers {
	if r.writing == nil {
		var names []string
		if r.driven != nil {
			names = laws.Names
		}
		r.writing = sequences.New(r.world, sequences.Options{
			Objects: func(c *types.Class) int {
				return r.config.Bounds.WithDefaults().ObjectsOf(c)
			},
			Length:     r.lengthOf,
			Needs:      r.config.Needs == NeedsOn,
			Conditions: func(m *types.Method) []string { return ofReceiver(r, m) },
			Last:       func(m *types.Method, args []string) string { return lawText(r, m, args) },
			Names:      names,
			Stop:       r.stop,
			IsNone:     func(c *types.Class) bool { return isLawDriver(r, c) },
			IsHidden:   hiddenFrom(r.config.Callers),
		})
	}
	return r.writing
}

// callsBefore is how many calls there are at most before one of a method: of a law, as many for each
// of the objects that it is about.
func callsBefore(r *run, m *types.Method) int {
	if lawOf(r, m) == nil {
		return r.config.CallsBefore
	}
	n := 0
	for _, v := range m.Params {
		if c, ok := v.Type.(*types.Class); ok && (!c.IsOutside() || c.Super == nil) {
			n++
		}
	}
	return max(1, n) * r.config.CallsBefore
}

// lengthOf is how much is at most in an array or a collection that exists before a call.
func (r *run) lengthOf(t types.Type) int {
	b := r.config.Bounds.WithDefaults()
	if a, ok := t.(*types.Array); ok {
		return b.LengthOf(a)
	}
	return b.LargestCollection()
}

// sequencesBy are those of a method with a choice of types for type variables, and without one those with
// others.
func sequencesBy(r *run, drivers *sequences.Drivers, m *types.Method, by *types.TypeChoice) *sequenced {
	s := r.sequencesOf(drivers, m, by)
	s.isOther = by != nil
	if s.method != nil {
		r.sequencedBy[s.method] = s
		s.fault = recovered(func() { r.assume(s) })
		noteScopes(r, []*types.Method{s.method})
	}
	if by == nil {
		writeOthers(r, drivers, m, s)
	}
	return s
}

// sequencesOf writes and loads the driver of a method, and says how long its sequences are: short
// ones first, since these find most of what there is.
func (r *run) sequencesOf(drivers *sequences.Drivers, m *types.Method, by *types.TypeChoice) *sequenced {
	s := &sequenced{}
	ks, short := lengthsUpTo(callsBefore(r, m))
	most := ks[len(ks)-1]
	if short {
		s.short = fmt.Sprintf("sequences of more than %d calls are not tried", most)
	}
	tree := s.write(drivers, m, by, most)
	if s.driver == nil {
		return s
	}
	s.method = r.load(s.driver, tree)
	switch {
	case s.driver.Steps == 0: // no call changes what the method reads
		s.levels = []*level{s.newLevel(callsBefore(r, m))}
		return s
	case r.config.isQueriedOnce():
		ks = ks[len(ks)-1:]
	}
	before := 0
	for _, calls := range ks {
		l := s.newLevel(calls)
		if half := (before + calls) / 2; before > 0 && half > before && half < calls {
			l.half = s.newLevel(half)
		}
		before = calls
		if n := len(s.levels); n > 0 {
			s.levels[n-1].longer = l
		}
		s.levels = append(s.levels, l)
	}
	return s
}

// write writes the driver for sequences of at most so many calls before m, and parses it, unless the run
// ends meanwhile. A fault of ours there costs this method, and no other.
func (s *sequenced) write(drivers *sequences.Drivers, m *types.Method, by *types.TypeChoice, most int) (tree *ast.File) {
	defer func() {
		if s.fault = recover(); s.fault != nil {
			s.driver = nil
		}
		if _, stopped := s.fault.(*halt.Stopped); stopped {
			s.fault = nil
		}
	}()
	if s.driver, s.why = drivers.DriverBy(m, most, by); s.driver == nil {
		return nil
	}
	tree, errs := parse.File(source.NewFile(sequences.Root+s.driver.File, s.driver.Text))
	if source.HasError(errs) {
		panic("the sequences of " + m.QName() + ": " + errs[0].Error())
	}
	return tree
}

// load gives the world a driver; the method is the driver's.
func (r *run) load(d *sequences.Driver, f *ast.File) *types.Method {
	r.drivers[d.Class] = f
	types.AddDriver(r.world, f)
	r.out.dumpSequences(d.Of, d.Text)
	c := r.world.Lookup(d.Class)
	r.world.Header(c)
	m := c.Methods[slices.IndexFunc(c.Methods, func(k *types.Method) bool { return k.Name == d.Method })]
	r.world.Load(m)
	return m
}

// startsReachable reports whether a method starts in states that calls make: where nobody
// wrote what its states are.
func (r *run) startsReachable(m *types.Method) bool {
	if l := lawOf(r, m); l != nil && !l.Of.Class.Plain { // its invariants say what its states are
		return false
	}
	return m.Derived == types.NotDerived && !m.Class.File.Specified && !r.writers[m] && !m.Class.IsInCode() && !isSpecified(m) && m.Decl != nil && m.Decl.Body != nil &&
		!m.Decl.Modifiers.Has("private")
}

// driverWith is the driver whose method k is, nil where it is none.
func (r *run) driverWith(k *types.Method) *sequences.Driver {
	if s := r.sequencedBy[k]; s != nil {
		return s.driver
	}
	return nil
}

// checkSequences checks a method in the states that calls make. Where they do not decide
// it, the result is nil and the reason says why.
func (r *run) checkSequences(ctx context.Context, m *types.Method) (best *report.Result, why string) {
	s := r.sequenced[m]
	if s == nil {
		return nil, ""
	}
	best, why = checkLengths(r, ctx, s, m)
	switch {
	case s.driver == nil || len(s.others)+len(s.driver.Untried) == 0 && !r.config.isQueriedOnce():
		return best, why
	case best == nil && s.isVacuous:
		return nil, why
	case best == nil:
		return brokenByOthers(r, ctx, s, m), why
	}
	return checkOthers(r, ctx, s, m, best), ""
}

// failedBefore is the result of a method for which a fault of ours ended a stage before its check.
func failedBefore(r *run, m *types.Method, stage string, fault any) *report.Result {
	c := r.newMethod(m)
	c.stage = stage
	c.fault(fault)
	return c.res
}

// checkLengths checks a method with sequences of ever more calls.
func checkLengths(r *run, ctx context.Context, s *sequenced, m *types.Method) (best *report.Result, why string) {
	if s.fault != nil {
		return failedBefore(r, m, "sequences", s.fault), ""
	}
	s.since = r.began(m)
	why = s.why
	var c *method // of the level before
	for i := 0; i < len(s.levels); i++ {
		l := s.levels[i]
		k, res, decided := r.checkLevel(ctx, l, l.longer == nil, c)
		if n := s.enoughConstant(k); n > 0 {
			s.constant = n
			i, c = -1, nil
			continue
		}
		if !decided {
			why, s.isVacuous = undecidedBecause(res), res.Verdict == report.Vacuous
			best = r.checkShorter(ctx, l.half, c)
			keepNeeds(k, best)
			break
		}
		best, c = res, k
		if !isUnbroken(res.Verdict) && res.Verdict != report.Nothing {
			break
		}
	}
	if best == nil {
		return nil, why
	}
	if why == "" {
		why = s.short
	}
	switch {
	case isUnbroken(best.Verdict):
		best.States.Shorter = why
	case best.Verdict != report.Nothing:
	default:
		if r.leaveOut(s.levels[len(s.levels)-1], best); best.Verdict == report.Nothing { // longer ones may come to what can fail
			best.Verdict, best.Remedies, best.States.Shorter = report.Holds, nil, why
		}
	}
	return best, ""
}

// mostConstant is how far the limit for constants is raised in sequences.
const mostConstant = 1024

// enoughConstant is a larger limit for constants, where that cuts off each sequence of a check; 0: that is not
// so, or none helps.
//
//	Pool() { free = new int[100]; for (int i = 0; i < 100; i++) free[i] = i + 1; }
func (s *sequenced) enoughConstant(c *method) (n int) {
	if s.ends || c == nil || c.graph == nil || c.isBroken() || c.config.isQueriedOnce() {
		return 0
	}
	for _, k := range c.graph.Cuts {
		if len(k.Edges) > 0 {
			_, enough := c.constantLimit(k)
			n = max(n, enough)
		}
	}
	if n <= c.config.Bounds.WithDefaults().Constant || n > mostConstant {
		return 0
	}
	return n
}

// checkShorter is the result of sequences that are half as long, or else of those of the level
// before, whose check c is; nil: neither decides anything.
func (r *run) checkShorter(ctx context.Context, half *level, c *method) *report.Result {
	if half != nil {
		if _, res, decided := r.checkLevel(ctx, half, true, c); decided {
			return res
		}
	}
	if c == nil {
		return nil
	}
	l := c.level
	if !l.of.ends { // why not is still to be found out
		if _, res, decided := r.checkLevel(ctx, l, true, nil); decided {
			return res
		}
		return nil
	}
	c.unqualified = false
	res, decided := r.levelResult(ctx, l, c.check(ctx, qualifying))
	if !decided {
		return nil
	}
	return res
}

// keepNeeds adds to the result of shorter sequences the needs of those that are not decided under
// them: what fails without them was found.
func keepNeeds(c *method, res *report.Result) {
	if c == nil || res == nil || len(c.needs) == 0 || res.Verdict != report.Holds && res.Verdict != report.Nothing && res.Verdict != report.Needs {
		return
	}
	c.needed()
	for _, n := range c.res.Needs {
		if !slices.ContainsFunc(res.Needs, func(o report.Need) bool { return o.Of == n.Of && o.Clause == n.Clause }) {
			res.Needs = append(res.Needs, n)
		}
	}
	res.Verdict = report.Needs
}

// isQueriedOnce reports whether the question itself is asked for: then there is one.
func (c *Config) isQueriedOnce() bool {
	return c.Model != nil || c.SMTOut != "" || c.CNFOut != "" || c.Certify || len(c.Dumps) > 0
}

// probe checks a method in any state, nil where that leaves something open. What no execution
// breaks whatever the state is, no calls break, and that is quick to find out.
func (r *run) probe(ctx context.Context, m *types.Method) *report.Result {
	if r.config.isQueriedOnce() {
		return nil
	}
	if res := probeGraph(ctx, r, m); res != nil {
		return res
	}
	c := r.newMethod(m)
	law := lawOf(r, m) != nil // most are kept in any state
	if law {
		if end, ok := ctx.Deadline(); ok {
			var done func()
			ctx, done = context.WithDeadline(ctx, time.Now().Add(time.Until(end)/2))
			defer done()
		}
	} else {
		c.config.limitGraph(maxProbedGraph)
		c.config.countEffort(probeConflicts)
	}
	res := c.check(ctx, probing)
	noteStated(c)
	if c.graph != nil && c.isAlwaysGuarded(ctx) {
		r.unguarded.Store(m, true)
		return nil
	}
	switch {
	case c.graph != nil && !isOfNoObject(m) && hasOtherCollections(r, c.graph):
		return nil
	case res.Verdict == report.Nothing:
		return res
	case res.Verdict == report.Holds && (res.Complete || law):
		checkedAfter(res, callsBefore(r, m), true)
		return res
	}
	return nil
}

// checkedAfter says of a result that it is one of sequences with up to so many calls, complete or not.
func checkedAfter(res *report.Result, calls int, complete bool) {
	res.States = &report.States{CallsBefore: calls, CompleteInCalls: complete}
	res.Bounds.CallsBefore = &calls
}

// checkLevel checks a method with sequences of a length; decided: that says something of it.
// What it is worth that no property is broken is asked where no longer ones are: last. The needs of
// shorter ones are assumed, nil for none, as far as they are needs of these as well.
func (r *run) checkLevel(ctx context.Context, l *level, last bool, shorter *method) (c *method, res *report.Result, decided bool) {
	if res = r.knownTooLarge(l); res != nil {
		return nil, res, false
	}
	selected := stages
	if !last {
		selected = breaking
	}
	c = r.newMethod(l.of.method).at(l)
	if shorter != nil {
		c.needs = slices.Clone(shorter.needs)
	}
	res = c.check(ctx, selected)
	l.of.ends = l.of.ends || c.hasEnd
	res, decided = r.levelResult(ctx, l, res)
	return c, res, decided
}

// levelResult is what a result says of sequences of a length.
func (r *run) levelResult(ctx context.Context, l *level, res *report.Result) (_ *report.Result, decided bool) {
	checkedAfter(res, l.calls, l.of.driver.Complete)
	switch res.Verdict {
	case report.Nothing: // these calls come to nothing that can fail
		return res, true
	case report.Violated:
		res = r.withoutGuards(ctx, l, res)
		r.unconstructed(res, restsOnState(r, l))
		withoutUnknown(r, res, lawOf(r, l.of.method) != nil)
		return res, true
	}
	if isUnbroken(res.Verdict) {
		r.leaveOut(l, res)
		return res, true
	}
	return res, false
}

// knownTooLarge is the result where the same calls were too large before another method, nil where
// that is not known.
func (r *run) knownTooLarge(l *level) *report.Result {
	if _, known := r.tooLarge.Load(l.before(r.configOf(l.of.method))); !known {
		return nil
	}
	res := r.newResult(l.of.method)
	res.Verdict, res.Reason = report.Inconclusive, "size"
	res.States = &report.States{CallsBefore: l.calls}
	return res
}

// noteTooLarge notes that the calls before the method are too large by themselves.
func (c *method) noteTooLarge() {
	if l := c.level; l != nil {
		c.run.tooLarge.Store(l.before(c.config), true)
	}
}

// before are the calls before the method, of its class, within its bounds.
func (l *level) before(c Config) string {
	return fmt.Sprint(l.calls, l.noGuards, c.Bounds.WithDefaults(), l.of.driver.Of.Class.Name, l.of.driver.Before())
}

// isUnbroken reports whether no sequence breaks a method, as far as callers see to what it needs.
func isUnbroken(v report.Verdict) bool { return v == report.Holds || v == report.Needs }

// withoutGuards is a violation by a sequence in which no call before the last one ends in a
// guard, or else the one at hand.
func (r *run) withoutGuards(ctx context.Context, l *level, res *report.Result) *report.Result {
	if l.plain == nil || res.Counterexample == nil || !slices.ContainsFunc(res.Counterexample.Calls, sequences.EndsInGuard) {
		return res
	}
	for k := l; k != nil && k.plain != nil; k = k.longer {
		if _, plain, _ := r.checkLevel(ctx, k.plain, false, nil); plain.Verdict == report.Violated {
			return plain
		}
	}
	return res
}

// undecidedBecause says why sequences decide nothing.
func undecidedBecause(res *report.Result) string {
	if res.Verdict == report.Vacuous {
		return fmt.Sprintf("no sequence of up to %d calls comes to one of it", res.States.CallsBefore)
	}
	h := res.Headline()
	return "sequences of calls are " + h.Status + ": " + h.Text
}

// at is the check with sequences of a length, of a driver's method. Long ones have an effort
// that is counted, so that what is found does not depend on the machine.
func (c *method) at(l *level) *method {
	c.level = l
	if l == nil {
		return c
	}
	c.since = l.of.since
	switch {
	case l.calls <= 2:
		c.config.limitGraph(maxSequenceGraph)
	default:
		c.config.limitGraph(maxLongGraph)
	}
	if l.calls > 1 && l.of.driver.Steps > 0 {
		c.config.countEffort(sequenceConflicts)
	}
	return c
}

// unused are the parameters of the driver's method that are 0 in the sequences; of none, where there
// are no sequences.
func (l *level) unused() map[string]bool {
	if l == nil {
		return nil
	}
	return l.of.driver.Unused(l.calls, !l.noGuards)
}

// leavesOut notes classes whose initialisation is left out.
func (l *level) leavesOut(cs []*types.Class) {
	for _, c := range cs {
		if !slices.Contains(l.excluded, c) {
			l.excluded = append(l.excluded, c)
		}
	}
}

// limitGraph says how large the graph may be, where no less is asked for.
func (c *Config) limitGraph(size int) {
	if c.MaxGraph == 0 || c.MaxGraph > size {
		c.MaxGraph = size
	}
}

// countEffort limits what is asked to an effort that is counted, where a backend can do so.
func (c *Config) countEffort(conflicts int) {
	counting := slices.DeleteFunc(slices.Clone(c.Attempts), func(a decide.Attempt) bool {
		k, ok := a.Backend.(solve.Counting)
		return !ok || !k.CountsConflicts()
	})
	if len(counting) > 0 {
		c.Attempts, c.Conflicts = counting, conflicts
	}
}

// startsInAnyState reports whether the method starts in any state: what no sequence of a few calls
// comes to is nothing that is wrong with it.
func (c *method) startsInAnyState() bool { return c.level == nil }

// subject is the method that is checked: of the method of a driver of call sequences, the one
// that these end in.
func (r *run) subject(m *types.Method) *types.Method {
	if d := r.driverWith(m); d != nil {
		return d.Of
	}
	return m
}

// callsOf are the calls that made the state before the method, nil where it is one of any.
func (c *method) callsOf(w *witness.Witness) *sequences.Calls {
	if c.level == nil {
		return nil
	}
	return c.level.of.driver.Calls(w.Pre)
}

// asSequence says a counterexample against a driver of call sequences as one of the calls.
func (c *method) asSequence(w *witness.Witness, ce *report.Counterexample) {
	calls := c.callsOf(w)
	if calls == nil {
		return
	}
	ce.Calls = calls.Lines
	var args []report.NamedValue
	for i, v := range c.subject(c.m).Params {
		k := slices.IndexFunc(ce.Arguments, func(a report.NamedValue) bool { return a.Name == v.Name })
		switch {
		case calls.Last[i] != "":
			args = append(args, report.NamedValue{Name: v.Name, Value: calls.Last[i]})
		case k >= 0:
			args = append(args, ce.Arguments[k])
		}
	}
	ce.Arguments = args
	var unused map[string]bool
	ce.Steps, unused = c.run.stepsOf(calls, c.subject(c.m), ce.Steps)
	withoutMarks(ce, c.level.of.driver.Class+".")
	withoutOthers(ce, unused)
}
