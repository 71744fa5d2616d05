package verify

import (
	"context"
	"slices"
	"strings"

	"inspect/cfg"
	"inspect/counterexample/witness"
	"inspect/encode"
	"inspect/internal/halt"
	"inspect/report"
	"inspect/report/draw"
	"inspect/smtlib"
	"inspect/solve"
)

// Further counterexamples of a property (--counterexamples) are looked for by what a user sees: first
// ones that take another path, then ones whose objects and arrays have another shape, then ones with
// other values. Each is as small as the first, and confirmed as the first is.

// respect is a condition under which an execution is like a witness in some respect.
type respect func(*witness.Witness) encode.Condition

// respects are what executions differ in, the most telling first.
var respects = []respect{samePath, sameShape, sameInput}

func samePath(w *witness.Witness) encode.Condition {
	return func(e *encode.Encoding) *smtlib.Term {
		var all []*smtlib.Term
		for _, x := range w.Path {
			all = append(all, e.EdgeTaken(x))
		}
		return e.Builder().And(all...)
	}
}

func sameShape(w *witness.Witness) encode.Condition {
	return sameKnown(w, func(k *witness.Known) bool { return k.Shape })
}

func sameInput(w *witness.Witness) encode.Condition {
	return sameKnown(w, func(*witness.Known) bool { return true })
}

// sameKnown holds of the executions that begin in a state with what is known of that of a witness.
func sameKnown(w *witness.Witness, counts func(*witness.Known) bool) encode.Condition {
	return func(e *encode.Encoding) *smtlib.Term {
		var all []*smtlib.Term
		for i := range w.Known {
			if counts(&w.Known[i]) {
				all = append(all, w.Known[i].Holds(&expressible{Encoding: e}, e.Builder()))
			}
		}
		return e.Builder().And(all...)
	}
}

// sameMost is how many counterexamples in a row may look like one that is shown, until another respect
// is tried.
const sameMost = 3

// addOthers looks for further counterexamples of a property, as many as are asked for.
func addOthers(c *method, ctx context.Context, first *witness.Witness, ce *report.Counterexample) {
	found := []*witness.Witness{first}
	shown := map[string]bool{seenOf(ce): true}
	for _, like := range respects {
		for same := 0; len(ce.Others) < c.config.Counterexamples-1 && same < sameMost; {
			goal := encode.Goal{Kind: encode.Violate, Property: first.Property}
			for _, w := range found {
				goal.Excluded = append(goal.Excluded, like(w))
			}
			w, other := another(c, ctx, goal)
			if w == nil {
				break
			}
			found = append(found, w)
			if other == nil || shown[seenOf(other)] || ce.Status == "confirmed" && other.Status != "confirmed" {
				if other != nil {
					c.forget(other)
				}
				same++
				continue
			}
			same, shown[seenOf(other)] = 0, true
			ce.Others = append(ce.Others, other)
		}
	}
}

// another is a counterexample as the goal wants it; without a witness there is none, or it is not
// known in time.
func another(c *method, ctx context.Context, goal encode.Goal) (w *witness.Witness, ce *report.Counterexample) {
	// What was found so far stands, whatever ends the search.
	lax, none := c.lax, c.noExample
	defer func() { c.lax, c.noExample = lax, none }()
	halt.Caught(func() {
		c.enter("solve")
		a, err := c.q.Query(ctx, c.q.Attempts, goal, 0)
		if err == nil && a.Result.Status == solve.Sat {
			w, ce, _ = example(c, ctx, a, goal)
		}
	})
	return w, ce
}

// seenOf is what a user sees of the calls and of the path.
func seenOf(ce *report.Counterexample) string {
	pre, _ := ce.Drawing()
	lines := slices.Clone(ce.Calls)
	for _, a := range ce.Arguments {
		lines = append(lines, a.Name+" = "+a.Value)
	}
	for _, r := range ce.Reads {
		lines = append(lines, r.Call+" = "+r.Value)
	}
	lines = append(lines, draw.Text(pre, draw.Options{}))
	for _, s := range ce.Steps {
		lines = append(lines, s.Text)
	}
	return strings.Join(lines, "\n")
}

// brokenBy is the property that a witness breaks, of which there may be none.
func brokenBy(w *witness.Witness) *cfg.Property {
	if w == nil {
		return nil
	}
	return w.Property
}
