package verify

import (
	"slices"
	"strings"

	"inspect/cfg"
	"inspect/counterexample/replay"
	"inspect/counterexample/witness"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/report"
)

// An overriding method keeps the contract of what it overrides. Where it is that
// contract which a counterexample breaks, or which alone admits the call, the report says
// so: it stands elsewhere.

// contractAbove is the overridden method whose contract decides about a counterexample;
// nil: the method's own does.
func (c *method) contractAbove(w *witness.Witness, out *replay.Outcome) *types.Method {
	cases := c.m.Contract.Cases
	if isPostcondition(w.Property.Kind) {
		for _, k := range cases {
			states := func(cl *types.Clause) bool { return cl.Span() == w.Property.Span }
			if k.Of != c.m && (slices.ContainsFunc(k.Ensures, states) || slices.ContainsFunc(k.Signals, states) || slices.ContainsFunc(k.SignalsOnly, states)) {
				return k.Of
			}
		}
		return nil
	}
	var above *types.Method
	for i, applies := range out.Cases {
		switch {
		case !applies:
		case cases[i].Of == c.m:
			return nil
		case above == nil:
			above = cases[i].Of
		}
	}
	return above
}

// isPostcondition reports whether a kind of property is what a contract says of the end of a call.
func isPostcondition(k cfg.PropertyKind) bool {
	return k == cfg.Postcondition || k == cfg.Signals || k == cfg.SignalsOnly
}

// keepAbove is what to do about one that such a contract decides about.
func (c *method) keepAbove() []report.Remedy {
	if c.above == nil {
		return nil
	}
	above := c.above.QName()
	do := "keep the contract of " + above + " as well, which this method overrides, or weaken it there"
	if x := c.res.Counterexample; x != nil && !isPostcondition(cfg.PropertyKind(x.Kind)) {
		do = "only the contract of " + above + ", which this method overrides, admits this call: serve it as well, or let that contract ask for more"
	}
	return []report.Remedy{{Why: c.m.Name + " overrides " + above, Do: do}}
}

// disjoint is what to do about preconditions that contradict each other: where another
// clause stands between them, they are likely those of two cases.
func (c *method) disjoint() report.Remedy {
	if e := c.brokenEnum(); e != nil {
		return report.Remedy{Why: "the constants of " + e.SimpleName() + " exist in every state that uses it", Do: "check " + e.SimpleName() + ".static(), which says what breaks it, with the constants in question"}
	}
	if lacksAssumptions(c.m, c.graph) {
		return report.Remedy{Why: "nothing is asked of the call", Do: "see which conditions exclude each other on the way, in what it calls too; report it with the input if none do"}
	}
	weaken := report.Remedy{Why: "no execution satisfies all of these clauses", Do: "weaken one of them"}
	for _, k := range c.m.Contract.Cases {
		for i, a := range k.Requires {
			for _, b := range k.Requires[i+1:] {
				between := slices.ContainsFunc(k.Ensures, func(e *types.Clause) bool { return e.Span().Before(b.Span()) && a.Span().Before(e.Span()) })
				if between && c.isInCore(a.Span()) && c.isInCore(b.Span()) {
					return report.Remedy{Why: "clauses of one case hold together", Do: "write also in front of " + source.OneLine(b.Span().Text()) + " if these are two cases; weaken one of them otherwise"}
				}
			}
		}
	}
	return weaken
}

// lacksAssumptions reports whether no clause says anything of the state before a call, and no
// assumption anything on the way: then it is no clauses that contradict each other.
func lacksAssumptions(m *types.Method, g *cfg.Graph) bool {
	assumes := slices.ContainsFunc(g.Edges, func(e *cfg.Edge) bool { return strings.HasPrefix(e.Label, "assume ") })
	return !m.Contract.Explicit && !assumes && !slices.ContainsFunc(g.Pre, func(p cfg.Assumption) bool {
		return !p.Implicit && (p.Kind == "requires" || p.Kind == "invariant" || p.Class != nil || p.Kind == "non_null")
	})
}

// isInCore reports whether a clause is among those that contradict each other.
func (c *method) isInCore(at source.Span) bool {
	p := at.Position()
	return slices.ContainsFunc(c.res.Core, func(r report.Reason) bool { return r.File == p.File && r.Line == p.Line && r.Column == p.Column })
}
