package verify

import (
	"slices"
	"strings"

	"inspect/cfg"
	"inspect/counterexample/sequences"
	"inspect/report"
	"inspect/verify/present"
)

// inCallsBefore is the detail of a bound that ends an execution in the calls which make the
// state before the method.
const inCallsBefore = "in the calls before it"

// cutOff is a bound that an execution is cut off by. What stands in a driver of call sequences,
// and so in no file of the program, is placed at the method.
func (c *method) cutOff(k *cfg.Cut, e *cfg.Edge) report.CutOff {
	out := present.NewCutOff(k, e)
	if !strings.HasPrefix(out.File, sequences.Root) {
		return out
	}
	out.File, out.Line = c.res.File, c.res.Line
	if out.Detail == "" {
		out.Detail = inCallsBefore
	}
	return out
}

// leavesOut reports whether an execution within the bounds ends where a model of the library
// does not say what happens, or may, as far as that was decided. The bounds count for the
// others: of these nothing is known.
func (c *method) leavesOut() bool {
	isLibrary := func(k report.CutOff) bool { return k.Kind == report.LibraryCut }
	if c.res.CompleteKnown {
		return slices.ContainsFunc(c.res.CutOff, isLibrary)
	}
	for _, e := range c.graph.Exit.In {
		if e.Exit != cfg.CutOff || e.Cut.Refused != nil || c.cut[e.Cut] {
			continue
		}
		if k := c.cutOff(e.Cut, e); isLibrary(k) && !slices.Contains(c.res.CutOff, k) {
			c.res.CutOff = append(c.res.CutOff, k)
		}
	}
	c.res.CutOff = present.SortedCutOffs(c.res.CutOff)
	return slices.ContainsFunc(c.res.CutOff, isLibrary)
}
