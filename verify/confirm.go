package verify

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"inspect/cfg"
	"inspect/counterexample/replay"
	"inspect/counterexample/witness"
	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/report"
	"inspect/verify/present"
)

// restsOnCall is how the reason of a counterexample begins that rests on a call whose body is not known.
const restsOnCall = "it rests on what a call of "

// interpret lets the interpreter execute the method on the counterexample's
// pre-state and notes whether it breaks the same kind of property.
func (c *method) interpret(ctx context.Context, w *witness.Witness, ce *report.Counterexample) {
	if c.config.NoReplay {
		return
	}
	c.enter("replay")
	b := c.config.Bounds.WithDefaults()
	if b.Bits > javaBits && (len(w.Pre.Applied) > 0 || len(w.Pre.Chosen) > 0) {
		ce.Status, ce.Reason = "unconfirmed", "beyond 32 bits the interpreter does not know what clauses leave open"
		return
	}
	config := c.replaying(ctx, w.Property, b.Bits)
	for _, k := range c.assumed() {
		config.Queries = append(config.Queries, k.Clause)
	}
	machine := replay.New(c.world, config)
	out, err := machine.Check(c.m, w.Pre)
	ce.Status, ce.Reason = judge(w, out, err)
	if none, ok := errors.AsType[*replay.NoBody](err); ok && c.unknownCalls() != "" && !none.Method.Contract.Explicit {
		config.Answers = true
		if k, o := brokenWith(c, config, w); k != nil {
			machine, out, err = k, o, nil
			ce.Status, ce.Reason = judge(w, out, nil)
		} else {
			restsOnUnknown(c, none.Method, ce)
		}
	}
	if err == nil {
		ce.Reads = reads(out.Reads)
		c.above = c.contractAbove(w, out)
		if v := matching(w, out); v != nil && v.Detail != nil {
			ce.Because = because(v.Detail)
			if w.Property.Kind == cfg.Exception && present.IsInLibrary(v.Detail.Conjunct) {
				ce.Because.Place = ce.Place // what is thrown there leaves the call
			}
			if report.ExceptionOf(ce.Kind) != "" && present.IsInLibrary(v.Detail.Conjunct) {
				var message string
				if ce.Because, message = present.InProgram(c.world, w, ce.Because, v.Detail.Conjunct); message != "" {
					ce.Message = message
				}
			}
		}
		if v := matching(w, out); v != nil && w.Property.Kind == cfg.Exception && v.Thrown != "" {
			ce.Outcome = report.Outcome{Kind: "threw", Value: v.Thrown}
		}
	}
	if ce.Status == "unconfirmed" {
		if errors.As(err, new(*replay.NoBody)) {
			return
		}
		if loop := present.LoopReliedOn(w); loop != "" {
			ce.Reason += knowsOf + loop + " nothing but its invariants"
			return
		}
		if c.graph.Approximates() {
			ce.Reason += "; of the text of a number, of what Math computes, and of which keys are equal, the model knows only a part"
			return
		}
		ce.Reason += relied(present.ReliedOn(w))
		ce.Difference = present.Difference(c.world, c.graph, w, config)
	}
	if ce.Status == "unconfirmed" && c.config.Check && c.config.Calls == "inline" {
		panic("replay: " + ce.Reason)
	}
	if ce.Status == "confirmed" {
		c.restsOnOpen(machine, w, out, ce)
		if f := c.unsettled(w.Pre); f != nil {
			ce.Status, ce.Reason = "unconfirmed", "the constructor of "+types.ShortName(f.Class)+" puts something else for "+f.Name+", so that there may be no such "+types.ShortName(f.Class)
			return
		}
		if class := c.level.excludedChange(c.world); class != "" {
			ce.Status, ce.Reason = "unconfirmed", "initialisation of "+class+" may change what it rests on, and cannot be followed"
			return
		}
		ce.AtJava = c.atJava(ctx, w, b.Bits)
	}
}

// brokenWith executes a counterexample, in plain Java, with calls that do what the model says where nobody
// knows what they execute; nil: it does not break the property.
func brokenWith(c *method, config replay.Config, w *witness.Witness) (*replay.Machine, *replay.Outcome) {
	if c.unknownCalls() != cfg.UnknownPlain {
		return nil, nil
	}
	k := replay.New(c.world, config)
	out, err := k.Check(c.m, w.Pre)
	if status, _ := judge(w, out, err); status != "confirmed" {
		return nil, nil
	}
	return k, out
}

// restsOnUnknown says that a counterexample comes to a call of which nobody knows what it executes, and cannot
// be executed.
func restsOnUnknown(c *method, m *types.Method, ce *report.Counterexample) {
	ce.Reason = restsOnCall + m.QName() + " does, whose body is not known"
	if c.unknownCalls() == cfg.UnknownPlain {
		ce.RestsOn, ce.RestsOnUnknown = []string{(&replay.UnknownCall{Method: m}).Name()}, []string{m.QName()}
	}
}

// unsettled is a component of a record that is there before the call, and of which it is not
// known whether its constructor can leave that in it.
func (c *method) unsettled(pre *heap.State) *types.Field {
	for _, o := range pre.Objects {
		if k, ok := o.Type.(*types.Class); ok && o.Constant == nil {
			if f := c.world.Unsettled(k); f != nil {
				return f
			}
		}
	}
	return nil
}

// isAboutUnknownCall reports whether a counterexample rests on such a call.
func isAboutUnknownCall(ce *report.Counterexample) bool {
	return strings.HasPrefix(ce.Reason, restsOnCall)
}

// knowsOf says that a counterexample rests on a loop's invariants.
const knowsOf = "; the model knows of "

// restsOn says that a counterexample rests on the contract of a method without a body.
const restsOn = "it rests on the contract of "

// reliesOn says that a counterexample rests on a callee's contract.
const reliesOn = "; the model relies on the "

// relied says on whose contracts the model relies; "": on none.
func relied(callees []string) string {
	last := len(callees) - 1
	switch last {
	case -1:
		return ""
	case 0:
		return reliesOn + "contract of " + callees[0] + ", which allows what its body does not do"
	}
	return reliesOn + "contracts of " + strings.Join(callees[:last], ", ") + " and " + callees[last] + ", one of which allows what its body does not do"
}

// judge compares what the interpreter saw with what the model says.
func judge(w *witness.Witness, out *replay.Outcome, err error) (status, reason string) {
	none, bodiless := errors.AsType[*replay.NoBody](err)
	switch {
	case bodiless:
		return "unconfirmed", restsOn + none.Method.QName() + ", which has no body: whether it does that is not known"
	case err != nil:
		return "unconfirmed", fmt.Sprintf("the interpreter cannot execute it: %v", err)
	case !out.Allowed:
		return "unconfirmed", fmt.Sprintf("the interpreter does not admit the pre-state: %s", out.WhyText)
	case slices.Contains(out.QueryResults, false):
		return "unconfirmed", "the interpreter finds that a need does not hold before the call"
	case matching(w, out) != nil:
		return "confirmed", ""
	case out.CutOff != nil:
		return "unconfirmed", fmt.Sprintf("the interpreter stops at a bound: %s", out.CutOff)
	case out.Violation == nil:
		return "unconfirmed", "the interpreter finds that the execution keeps the contract"
	}
	v := out.Violation
	return "unconfirmed", fmt.Sprintf("the interpreter finds another violation: %s at %s", v.Kind, v.Span)
}

// matching finds the violation that the model speaks of: of the same kind and at
// the same place.
func matching(w *witness.Witness, out *replay.Outcome) *replay.Violation {
	p := w.Property
	for _, v := range out.Violations {
		if string(v.Kind) == string(p.Kind) && v.Span.File == p.Span.File &&
			v.Span.Start <= p.Span.End && p.Span.Start <= v.Span.End {
			return v
		}
	}
	if p.Kind == cfg.Assignable && endsInCall(out.Steps, p.Span) {
		// What a contract lets a call assign, the body of the method called does.
		for _, v := range out.Violations {
			if v.Kind == replay.Frame {
				return v
			}
		}
	}
	return nil
}

// endsInCall reports whether a run ends inside a method called at a place of the
// checked one.
func endsInCall(steps []replay.Step, at source.Span) bool {
	var calls []source.Span
	for _, s := range steps {
		calls = calls[:min(s.Depth, len(calls))]
		if s.Kind == replay.Enter {
			calls = append(calls, s.Span)
		}
	}
	return slices.Contains(calls, at)
}

// reads converts the values that an execution reads.
func reads(rs []*replay.Read) []report.Read {
	var out []report.Read
	for _, r := range rs {
		pos := r.Span.Position()
		out = append(out, report.Read{File: pos.File, Line: pos.Line, Call: r.Call, Value: r.Value(), Seed: r.Seeded})
	}
	return out
}

// because converts the interpreter's explanation.
func because(d *replay.Detail) *report.Because {
	b := &report.Because{Place: report.NewPlace(d.Conjunct), Fault: d.Fault, Undefined: d.Undefined}
	if d.Undefined != "" && d.UndefinedAt.Valid() {
		at := report.NewPlace(d.UndefinedAt)
		b.UndefinedAt = &at
	}
	for _, n := range d.Witness {
		b.Witness = append(b.Witness, present.Named(n.Name, n.Value))
	}
	for _, n := range d.Values {
		b.Values = append(b.Values, present.Part(n))
	}
	return b
}
