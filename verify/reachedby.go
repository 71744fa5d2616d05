package verify

import (
	"context"
	"slices"
	"strings"

	"inspect/cfg"
	"inspect/java/core"
	"inspect/java/types"
	"inspect/report"
)

// What somebody wrote of the states of a class says in which ones its methods start, and so does a
// contract. A violation in such a state is looked for as one of a call sequence as well: found, the
// calls are shown; not found, an invariant may be missing. Where nobody wrote what the states are,
// that is no finding (docs/design/plain.md, section 1).

// sought are the violations in any state for which calls are looked for, by kind: those that are
// checked where the method's body is executed, and a postcondition.
var sought = map[cfg.PropertyKind]bool{
	cfg.Postcondition: true, cfg.Assertion: true, cfg.NullDeref: true, cfg.ArrayIndex: true, cfg.ArrayLength: true, cfg.ArrayStore: true,
	cfg.CastCheck: true, cfg.Arithmetic: true, cfg.Overflow: true,
}

// isWorthCalls reports whether calls are looked for that come to what is violated in any state.
func isWorthCalls(r *run, m *types.Method, res *report.Result) bool {
	return res != nil && res.Verdict == report.Violated && res.Reason == "" && canEndCalls(r, m) && slices.ContainsFunc(res.Counterexamples(), isSought)
}

// canEndCalls reports whether calls may be looked for that come to what a method breaks in any state.
func canEndCalls(r *run, m *types.Method) bool {
	return r.takesSequences() && !r.config.isQueriedOnce() && !m.Constructor && !r.startsReachable(m) && m.Derived == types.NotDerived && !m.Class.IsInCode() &&
		m.Decl != nil && m.Decl.Body != nil && !m.Decl.Modifiers.Has("private") && lawOf(r, m) == nil
}

// isSought reports whether calls are looked for that come to a counterexample: also where an exception
// leaves that the JVM or the library raises. What the program throws on purpose, calls may well come to.
// What is wrong with an object that is called counts by itself.
func isSought(ce *report.Counterexample) bool {
	if ce.Status != "confirmed" {
		return false // it rests on a contract, as modular reasoning does
	}
	switch cfg.PropertyKind(ce.Kind) {
	case cfg.Exception:
		return !strings.HasPrefix(ce.Place.Text, "throw")
	case cfg.Postcondition: // what a result must be by its type, no clause says
		return !strings.Contains(ce.Message, "result is null")
	case cfg.Precondition:
		return !strings.Contains(ce.Message, "this does not hold: ")
	}
	return isSoughtKind(ce.Kind)
}

func isUnsought(ce *report.Counterexample) bool { return !isSought(ce) }

// isSoughtKind reports whether calls are looked for that come to what is broken of a kind.
func isSoughtKind(kind string) bool {
	k := cfg.PropertyKind(kind)
	return sought[k] || k == cfg.Exception || k == cfg.Precondition
}

// isSame reports whether two counterexamples, in any state and of call sequences, break the same. A
// postcondition is an assertion where calls come before.
func isSame(any, by *report.Counterexample) bool {
	return any.Place == by.Place && (any.Kind == by.Kind || any.Kind == string(cfg.Postcondition) && by.Kind == string(cfg.Assertion))
}

// comeTo looks for calls that come to what is violated in any state, and gives the result that says so.
func comeTo(r *run, ctx context.Context, m *types.Method, res *report.Result) *report.Result {
	s := r.sequenced[m]
	switch {
	case s == nil || s.fault != nil:
		return res
	case isOrdinary(r, m):
		return comeToOrdinary(r, ctx, m, res)
	case len(s.levels) == 0 || s.why != "":
		return res
	}
	open := slices.DeleteFunc(slices.Clone(res.Counterexamples()), func(ce *report.Counterexample) bool { return !isSought(ce) })
	if !isContractChecked(r, s) {
		open = slices.DeleteFunc(open, func(ce *report.Counterexample) bool { return ce.Kind == string(cfg.Postcondition) })
	}
	by := map[*report.Counterexample][]string{}
	var more []*report.Counterexample
	upTo := 0
	for _, l := range s.levels {
		if len(by) == len(open) && len(more) == 0 {
			break
		}
		_, found, decided := r.checkLevel(ctx, l, false, nil)
		if !decided && l.half != nil { // half as many may not be too much
			l = l.half
			_, found, decided = r.checkLevel(ctx, l, false, nil)
		}
		if !decided || ctx.Err() != nil {
			break
		}
		for _, ce := range open {
			if calls := callsTo(ce, found); calls != nil && by[ce] == nil {
				by[ce] = calls
			}
		}
		more = append(more, otherThan(res, found, more)...)
		upTo = l.calls
	}
	if ctx.Err() != nil {
		return res
	}
	for ce, calls := range by {
		ce.ReachedBy = calls
	}
	showAll(res, more)
	if len(s.driver.Without) > 0 || upTo == 0 {
		return res
	}
	unreached := func(ce *report.Counterexample) bool { return slices.Contains(open, ce) && by[ce] == nil }
	if !m.Static && !types.HasWrittenStates(r.world, m.Class) && isSealed(m.Class) {
		res.States = &report.States{CallsBefore: upTo}
		r.unconstructed(res, func(ce *report.Counterexample) bool { return unreached(ce) && r.isOfState(ce) })
		return res
	}
	for _, ce := range open {
		if unreached(ce) {
			ce.UnreachedBy = upTo
		}
	}
	return res
}

// comeToOrdinary is comeTo where nobody wrote what the states are: what calls come to counts. What a
// method leaves behind in any state counts as well, such as a field that must not be null.
func comeToOrdinary(r *run, ctx context.Context, m *types.Method, res *report.Result) *report.Result {
	best, _ := r.checkSequences(ctx, m)
	if ctx.Err() != nil || best == nil {
		return res
	}
	isLeft := func(p report.Property) bool { return p.Status == report.Unknown && !isSoughtKind(p.Kind) }
	if !slices.ContainsFunc(res.Counterexamples(), isUnsought) && !slices.ContainsFunc(res.Properties, isLeft) {
		return best
	}
	for _, ce := range res.Counterexamples() {
		ce.ReachedBy = callsTo(ce, best)
	}
	showAll(res, otherThan(res, best, nil))
	res.States = best.States
	r.unconstructed(res, func(ce *report.Counterexample) bool { return isSought(ce) && ce.ReachedBy == nil && len(ce.Calls) == 0 })
	return res
}

// otherThan are the counterexamples by calls of what no counterexample in any state breaks, nor those
// known by now.
func otherThan(res, found *report.Result, known []*report.Counterexample) (out []*report.Counterexample) {
	for _, k := range found.Counterexamples() {
		is := func(ce *report.Counterexample) bool { return isSame(ce, k) }
		if k.Status == "confirmed" && len(k.Calls) > 0 && !slices.ContainsFunc(res.Counterexamples(), is) && !slices.ContainsFunc(slices.Concat(known, out), is) {
			out = append(out, k)
		}
	}
	return out
}

// showAll adds counterexamples by calls to a result in any state.
func showAll(res *report.Result, more []*report.Counterexample) {
	for _, ce := range more {
		for i := range res.Properties {
			p := &res.Properties[i]
			if p.Line == ce.Place.Line && p.Column == ce.Place.Column && (p.Kind == ce.Kind || p.Kind == string(cfg.Postcondition) && ce.Kind == string(cfg.Assertion)) {
				p.Status, ce.Property, ce.Kind = report.Violated, p.ID, p.Kind
				ce.Message = p.Message
			}
		}
		res.Show(ce)
	}
}

// callsTo are calls that come to a counterexample in any state, by a result of sequences; nil: there are
// none.
func callsTo(ce *report.Counterexample, found *report.Result) []string {
	k := slices.IndexFunc(found.Counterexamples(), func(k *report.Counterexample) bool {
		return isSame(ce, k) && k.Status == "confirmed" && len(k.Calls) > 0
	})
	if k < 0 {
		return nil
	}
	return found.Counterexamples()[k].Calls
}

// isContractChecked reports whether sequences check the postcondition of the method, too.
func isContractChecked(r *run, s *sequenced) bool {
	return core.NewProgram(r.world).UnderContract(s.driver.Of) != nil
}

// isSealed reports whether nothing but its own code changes the objects of a class: each field
// is private, or never assigned anew.
func isSealed(c *types.Class) bool {
	for k := c; k != nil && !k.Library; k = k.Super {
		if slices.ContainsFunc(k.Fields, func(f *types.Field) bool { return !f.Static && !f.Final && !f.Decl.Modifiers.Has("private") }) {
			return false
		}
	}
	return true
}
