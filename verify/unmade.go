package verify

import (
	"slices"
	"strings"

	"inspect/cfg"
	"inspect/counterexample/sequences"
	"inspect/java/types"
	"inspect/report"
)

// unconstructed makes a violation inconclusive that rests on a state of the program's objects which no
// calls were found to make (docs/design/plain.md, section 1).
func (r *run) unconstructed(res *report.Result, rests func(*report.Counterexample) bool) {
	if first := takeBack(r, res, rests); first != nil {
		s := res.States
		h := res.HeadlineOf(first)
		s.Found, s.Place = h.Text, &first.Place
		res.Verdict, res.Reason = report.Inconclusive, report.Unconstructed
		res.Withdraw()
		res.Remedies = statesAny("no calls were found to make the state")
	}
}

// takeBack takes back the counterexamples of a violation that rest on something. It gives the first
// where all do, and leaves the verdict to the caller; else nil.
func takeBack(r *run, res *report.Result, rests func(*report.Counterexample) bool) *report.Counterexample {
	ces := res.Counterexamples()
	if res.Verdict != report.Violated || len(ces) == 0 {
		return nil
	}
	if sound := slices.DeleteFunc(slices.Clone(ces), rests); len(sound) > 0 {
		r.keepOnly(res, sound)
		return nil
	}
	for i := range res.Properties {
		if p := &res.Properties[i]; p.Status == report.Violated {
			p.Status = report.Unknown
		}
	}
	r.mu.Lock()
	r.reproducers = slices.DeleteFunc(r.reproducers, func(k *reproducer) bool { return k.res == res })
	r.mu.Unlock()
	return ces[0]
}

// keepOnly takes back all counterexamples of a result but some.
func (r *run) keepOnly(res *report.Result, only []*report.Counterexample) {
	gone := slices.DeleteFunc(res.Counterexamples(), func(ce *report.Counterexample) bool { return slices.Contains(only, ce) })
	for i := range res.Properties {
		p := &res.Properties[i]
		if slices.ContainsFunc(gone, func(ce *report.Counterexample) bool { return ce.Property == p.ID }) {
			p.Status = report.Unknown
		}
	}
	r.mu.Lock()
	r.reproducers = slices.DeleteFunc(r.reproducers, func(k *reproducer) bool { return slices.Contains(gone, k.ce) })
	r.mu.Unlock()
	res.Counterexample, res.Additional = only[0], only[1:]
}

// statesAny is the remedy where calls decide nothing.
func statesAny(why string) []report.Remedy {
	return []report.Remedy{{Why: why, Flag: "--states any", Do: "which shows it, and counts what is broken; or say in an invariant what the states are: inspect infer --facts finds some"}}
}

// leaveOut says of a method that no sequence breaks what its sequences are without. Where no step
// is left, or none comes to a check, that says nothing.
func (r *run) leaveOut(l *level, res *report.Result) {
	without := slices.Clone(l.of.driver.Without)
	for _, c := range l.excluded {
		without = append(without, "what initialisation of "+c.ShortName()+" does")
	}
	res.States.Without = slices.Concat(without, l.of.driver.Uncalled)
	res.States.CompleteInCalls = res.States.CompleteInCalls && len(res.States.Without) == 0
	if len(l.of.driver.Without) > 0 && (l.of.driver.Steps == 0 || res.Verdict == report.Nothing) {
		res.Verdict, res.Reason = report.Inconclusive, report.Steps
		res.Remedies = statesAny("what it reads may have been changed")
	}
}

// isOfState reports whether an object of the program, with fields, is there before the method, or
// what a static field of it holds: no call makes what its initialiser may give it, on which ce rests.
func (r *run) isOfState(ce *report.Counterexample) bool {
	isOfCalls := func(f report.NamedValue) bool { return r.isOfProgram(f) && !slices.Contains(ce.RestsOn, f.Name) }
	return slices.ContainsFunc(ce.Pre.Statics, isOfCalls) || r.hasField(ce, func(report.NamedValue) bool { return true })
}

// isOfUnwritten reports whether a constructor of an abstract class fails after it called an abstract
// method of its own: of what classes do that nobody wrote, nothing is said.
//
//	abstract class Table { int size; Table() { adjust(); cells = new int[size]; } abstract void adjust(); }
func isOfUnwritten(m *types.Method, ce *report.Counterexample) bool {
	return m.Constructor && m.Class.Abstract && slices.ContainsFunc(ce.Steps, func(s report.Step) bool {
		name, unknown := strings.CutSuffix(s.Text, cfg.UnknownBody)
		name = name[strings.LastIndex(name, ".")+1:]
		return unknown && slices.ContainsFunc(m.Class.Methods, func(k *types.Method) bool { return k.Abstract && k.Name == name })
	})
}

// isOfProgram reports whether the class of a static field is one of the program.
func (r *run) isOfProgram(f report.NamedValue) bool {
	i := strings.LastIndex(f.Name, ".")
	if i < 0 {
		return false
	}
	return slices.ContainsFunc(r.world.Classes(), func(c *types.Class) bool {
		return !c.IsOutside() && !c.IsEnum() && (c.Name == f.Name[:i] || c.SimpleName() == f.Name[:i])
	})
}

// restsOnState makes the test whether a counterexample of sequences rests on a state that none of
// their calls made: of a law, which is about objects, any state of one that a parameter takes.
func restsOnState(r *run, l *level) func(*report.Counterexample) bool {
	if l.of.isOther && l.of.driver.CallsAny {
		return func(ce *report.Counterexample) bool {
			return r.hasField(ce, func(report.NamedValue) bool { return true })
		}
	}
	if lawOf(r, l.of.method) == nil {
		return func(ce *report.Counterexample) bool { return r.isOfNullField(ce) || isOfPrivate(r, ce) }
	}
	return func(ce *report.Counterexample) bool {
		return slices.ContainsFunc(ce.Calls, sequences.IsUnwritten) && r.hasField(ce, func(report.NamedValue) bool { return true })
	}
}

// isOfPrivate reports whether a call takes what no expression of its package makes, and an object of a
// private class with fields is there before, which the code of its own class alone makes.
//
//	class Pool { private static class Slot { int n = 1; } int of(Object o) { return o instanceof Slot ? 3 / ((Slot) o).n : 0; } }
func isOfPrivate(r *run, ce *report.Counterexample) bool {
	return slices.ContainsFunc(ce.Calls, sequences.IsUnwritten) && slices.ContainsFunc(ce.Pre.Objects, func(o report.Object) bool {
		name, _, _ := strings.Cut(o.Type, "<")
		c := r.world.Lookup(name)
		return c != nil && !c.IsOutside() && sequences.EnclosingPrivate(c) != nil && len(o.Fields) > 0
	})
}

// isOfNullField reports whether null is dereferenced, and a field of an object of the program that
// no call made is null: one in an array or a collection.
func (r *run) isOfNullField(ce *report.Counterexample) bool {
	return ce.Kind == string(cfg.NullDeref) && r.hasField(ce, func(f report.NamedValue) bool { return f.Value == "null" })
}

func (r *run) hasField(ce *report.Counterexample, is func(report.NamedValue) bool) bool {
	return slices.ContainsFunc(ce.Pre.Objects, func(o report.Object) bool {
		name, _, _ := strings.Cut(o.Type, "<")
		c := r.world.Lookup(name)
		return c != nil && !c.IsOutside() && !c.IsEnum() && slices.ContainsFunc(o.Fields, is)
	})
}
