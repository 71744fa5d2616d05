package verify

import (
	"context"
	"fmt"
	"slices"

	"inspect/ast"
	"inspect/cfg"
	"inspect/parse"
	"inspect/report"
	"inspect/sequences"
	"inspect/solve"
	"inspect/source"
	"inspect/types"
	"inspect/witness"
)

// ReachableStates says that the state before a method without a contract is one that calls
// make (PLAIN.md, section 1); otherwise it is any.
const ReachableStates = "reachable"

// DefaultCallsBefore is how many calls sequences have before the last one, where nothing
// else is said.
const DefaultCallsBefore = 3

// maxSequenceGraph is how large the graph of sequences may be (cfg.Options.MaxSize): beyond
// it, shorter ones have to do.
const maxSequenceGraph = 60_000

// sequenceConflicts is the effort of a question about sequences of more than one call, in
// conflicts of the solver.
const sequenceConflicts = 10_000

// sequenced is a method whose states are made by calls.
type sequenced struct {
	levels []level // with ever more calls
	plain  *level  // as many as in the last one, without guards; nil: that has none either
	why    string  // there are none
}

// level is sequences of a length.
type level struct {
	calls  int
	driver *sequences.Driver
	method *types.Method // of the driver
}

// driverFiles are the drivers of call sequences, which the world finds by name.
type driverFiles map[string]*ast.File

func (d driverFiles) Class(name string) (*ast.File, error) { return d[name], nil }
func (d driverFiles) Package(string) bool                  { return false }
func (d driverFiles) Platform() bool                       { return false }
func (d driverFiles) Compiled() bool                       { return false }

// prepareSequences writes the drivers of the methods that start in reachable states, and
// loads them.
func (r *run) prepareSequences(ctx context.Context, methods []*types.Method) {
	if r.config.States != ReachableStates || r.config.Laws {
		return
	}
	r.sequenced = map[*types.Method]*sequenced{}
	drivers := sequences.New(r.world, sequences.Options{
		Objects: func(c *types.Class) int {
			return r.config.Bounds.WithDefaults().ObjectsOf(c)
		},
	})
	for _, m := range methods {
		if ctx.Err() == nil && r.startsReachable(m) {
			r.sequenced[m] = r.sequencesOf(drivers, m)
		}
	}
}

// sequencesOf writes and loads the drivers of a method: of short sequences first, since
// these find most of what there is.
func (r *run) sequencesOf(drivers *sequences.Drivers, m *types.Method) *sequenced {
	s := &sequenced{}
	for _, calls := range slices.Compact([]int{min(1, r.config.CallsBefore), r.config.CallsBefore}) {
		d, why := drivers.Driver(m, calls, calls == r.config.CallsBefore)
		if d == nil {
			s.why = why
			return s
		}
		s.levels = append(s.levels, level{calls, d, r.load(d)})
		if d.Steps == 0 && !d.MayGuard {
			break // no call changes what the method reads
		}
	}
	if last := s.levels[len(s.levels)-1]; last.driver.Guards {
		d, _ := drivers.Driver(m, last.calls, false)
		s.plain = &level{last.calls, d, r.load(d)}
	}
	return s
}

// load gives the world a driver; the method is the driver's.
func (r *run) load(d *sequences.Driver) *types.Method {
	f, errs := parse.File(source.NewFile(sequences.Root+d.File, d.Text))
	if hasError(errs) {
		panic("the sequences of " + d.Of.QName() + ": " + errs[0].Error())
	}
	r.drivers[d.Class] = f
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
	return m.Derived == types.NotDerived && !m.Class.File.JML && !m.Class.InCode() && !specified(m) && m.Decl != nil && m.Decl.Body != nil &&
		!m.Decl.Modifiers.Has("private")
}

// levelOf is the sequences whose driver's method k is, nil where it is none.
func (r *run) levelOf(k *types.Method) *level {
	for _, s := range r.sequenced {
		for i := range s.levels {
			if s.levels[i].method == k {
				return &s.levels[i]
			}
		}
		if s.plain != nil && s.plain.method == k {
			return s.plain
		}
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
	why = s.why
	for _, l := range s.levels {
		res := r.checkMethod(ctx, l.method)
		res.States = &report.States{CallsBefore: l.calls, CompleteInCalls: l.driver.Complete}
		switch res.Verdict {
		case report.Nothing:
			res.States = nil // what the method reads does not matter
			return res, ""
		case report.Violated:
			return r.withoutGuards(ctx, s, l, res), ""
		case report.Holds:
			best = res
			continue
		}
		why = undecidedBecause(res)
		break
	}
	if best != nil {
		best.States.Shorter = why
	}
	return best, why
}

// withoutGuards is a violation by a sequence in which no call before the last one ends in a
// guard, or else the one at hand.
func (r *run) withoutGuards(ctx context.Context, s *sequenced, l level, res *report.Result) *report.Result {
	if s.plain == nil || !l.driver.Guards || res.Counterexample == nil || !slices.ContainsFunc(res.Counterexample.Calls, sequences.EndsInGuard) {
		return res
	}
	plain := r.checkMethod(ctx, s.plain.method)
	if plain.Verdict != report.Violated {
		return res
	}
	plain.States = res.States
	return plain
}

// undecidedBecause says why sequences decide nothing.
func undecidedBecause(res *report.Result) string {
	if res.Verdict == report.Vacuous {
		return fmt.Sprintf("no sequence of up to %d calls comes to one of it", res.States.CallsBefore)
	}
	h := res.Headline()
	return "sequences of calls are " + h.Status + ": " + h.Text
}

// ofSequences is the configuration for a driver of call sequences. Long ones have an effort
// that is counted, so that what is found does not depend on the machine.
func (c *Config) ofSequences(l *level) {
	c.Statics = cfg.StaticsInitialized
	c.MaxGraph = maxSequenceGraph
	if l.calls <= 1 {
		return
	}
	counting := slices.DeleteFunc(slices.Clone(c.Attempts), func(a Attempt) bool {
		k, ok := a.Backend.(solve.Counting)
		return !ok || !k.CountsConflicts()
	})
	if len(counting) > 0 {
		c.Attempts, c.Conflicts = counting, sequenceConflicts
	}
}

// subject is the method that is checked: of the method of a driver of call sequences, the one
// that these end in.
func (r *run) subject(m *types.Method) *types.Method {
	if l := r.levelOf(m); l != nil {
		return l.driver.Of
	}
	return m
}

// callsOf are the calls that made the state before the method, nil where it is one of any.
func (c *method) callsOf(w *witness.Witness) *sequences.Calls {
	l := c.levelOf(c.m)
	if l == nil {
		return nil
	}
	return l.driver.Calls(w.Pre.Roots)
}

// asSequence says a counterexample against a driver of call sequences as one of the calls.
func (c *method) asSequence(w *witness.Witness, ce *report.Counterexample) {
	calls := c.callsOf(w)
	if calls == nil {
		return
	}
	ce.Calls = calls.Lines
	own := map[string]bool{}
	for _, v := range c.subject(c.m).Params {
		own[v.Name] = true
	}
	ce.Arguments = slices.DeleteFunc(ce.Arguments, func(a report.NamedValue) bool { return !own[a.Name] })
	last := 0
	for i, step := range ce.Steps {
		if step.Depth == 0 && step.Kind == "call" {
			last = i
		}
	}
	ce.Steps = ce.Steps[last:]
}
