package present

import (
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
)

// Difference replays an unconfirmed counterexample once more, recording what its
// conditions read, and says where that execution first parts from the model's:
// in its path, in a value that a step gives, in how it ends, or, where all of
// these agree, in the property itself. nil: there is no execution to compare.
func Difference(w *types.World, g *cfg.Graph, x *witness.Witness, c replay.Config) *report.Difference {
	c.Conditions = true
	out, err := replay.New(w, c).Check(x.Method, x.Pre)
	if err != nil {
		return nil
	}
	if len(out.Steps) == 0 && !out.Allowed {
		return &report.Difference{Place: report.NewPlace(out.Why), Model: "admits the pre-state", Run: "does not: " + out.WhyText}
	}
	if d := replay.Differ(w, Moves(x), Places(g), out); d != nil {
		r := &report.Difference{Place: report.NewPlace(d.Span), Model: d.Model, Run: d.Run}
		for _, p := range d.Values {
			r.Values = append(r.Values, Part(p))
		}
		return r
	}
	place := report.NewPlace(x.Property.Span)
	if model, run := ends(x, out); model != run {
		return &report.Difference{Place: report.NewPlace(x.Exit.Span), Model: model, Run: run}
	}
	if model, run := left(x.Post, out.Post); model != run {
		return &report.Difference{Place: place, Model: "ends with " + model, Run: "ends with " + run}
	}
	return &report.Difference{Place: place, Model: "breaks this", Run: "does the same steps with the same values and keeps it"}
}

// byContract is how the graph labels a call that is replaced by its contract.
const byContract = " by its contract"

// byInvariants is how the graph labels a loop that its invariants stand for.
const byInvariants = " by its invariants"

// LoopReliedOn names the first loop on the path that its invariants stand for.
func LoopReliedOn(x *witness.Witness) string {
	for _, s := range x.Steps {
		if name, ok := strings.CutSuffix(s.Text, byInvariants); ok && s.Kind == cfg.Iterate {
			return name
		}
	}
	return ""
}

// ReliedOn names the callees on the path whose contracts stand for their bodies, each
// once.
func ReliedOn(x *witness.Witness) []string {
	var out []string
	for _, s := range x.Steps {
		if s.Kind == cfg.Enter {
			name, ok := strings.CutSuffix(s.Text, byContract)
			if name = strings.TrimPrefix(name, "call "); ok && !slices.Contains(out, name) {
				out = append(out, name)
			}
		}
	}
	return out
}

// Moves are the steps of a model's path.
func Moves(x *witness.Witness) []replay.Move {
	var out []replay.Move
	for _, s := range x.Steps {
		if s.Kind == cfg.Iterate || s.Kind == cfg.Leave {
			continue
		}
		m := replay.Move{Span: s.Span, Depth: s.Depth}
		if s.Kind == cfg.Enter { // what it sets is the callee's
			out = append(out, m)
			continue
		}
		for _, c := range s.Changes {
			m.Changes = append(m.Changes, [2]string{c.Name, c.Value.String()})
		}
		out = append(out, m)
	}
	return append(out, replay.Move{Span: x.Exit.Span, Depth: x.Exit.Depth}) // of a check in the body
}

// Places are where steps of the graph stand.
func Places(g *cfg.Graph) []source.Span {
	var out []source.Span
	for _, e := range g.Edges {
		if (e.Step != cfg.Hidden && e.Step != cfg.Unobserved || e.Exit == cfg.Violation) && e.Span.Valid() {
			out = append(out, e.Span)
		}
	}
	return out
}

// ends says how the model's and the replayed execution end.
func ends(x *witness.Witness, o *replay.Outcome) (model, run string) {
	switch x.Outcome.Kind {
	case witness.Returned:
		model = "returns"
		if x.Outcome.HasValue {
			model += " " + x.Outcome.Value.String()
		}
	case witness.Threw:
		model = "throws " + x.Outcome.Value.String()
	default:
		model = "stops: " + source.OneLine(x.Property.Message)
	}
	switch {
	case o.CutOff != nil:
		run = fmt.Sprintf("stops at the %s bound %d", o.CutOff.Kind, o.CutOff.Bound)
	case !o.Allowed:
		run = "stops: " + o.WhyText
	case o.Thrown != nil:
		run = "throws " + o.Thrown.Label()
	case o.Result != nil:
		run = "returns " + o.Result.String()
	case o.Post != nil:
		run = "returns"
	}
	return model, run
}

// left finds the first location that two states at the end hold differently.
func left(model, run *heap.State) (m, r string) {
	if model == nil || run == nil {
		return "", ""
	}
	values := map[string]string{}
	forAllVisible(run, func(name string, v heap.Value) { values[name] = v.String() })
	forAllVisible(model, func(name string, v heap.Value) {
		if w, ok := values[name]; m == "" && ok && w != v.String() {
			m, r = name+" = "+v.String(), name+" = "+w
		}
	})
	return m, r
}

// forAllVisible visits the locations of a state that somebody sees.
func forAllVisible(s *heap.State, f func(name string, v heap.Value)) {
	for _, o := range s.Objects {
		for _, x := range o.Fields {
			if !x.Unobserved {
				f(o.Label()+"."+x.Field.Name, x.Value)
			}
		}
		for i, x := range o.Elems {
			f(fmt.Sprintf("%s[%d]", o.Label(), i), x)
		}
	}
	for _, x := range s.Statics {
		if !x.Unobserved {
			f(x.Field.QName(), x.Value)
		}
	}
}

// Part converts a subexpression of the interpreter's.
func Part(n replay.Part) report.Part {
	p := report.Part{Name: n.Name, Value: n.Value, Depth: n.Depth, Note: n.Note}
	if n.Type != nil {
		p.Type = n.Type.String()
	}
	return p
}
