package report

import (
	"cmp"
	"slices"
	"strings"
)

// Need is what the callers of a method without a contract have to see to. Everything else that
// is said of the method is said of calls for which it holds.
type Need struct {
	Clause    string `json:"clause"`       // as it is pasted in front of the method: requires n >= 0;
	Exact     bool   `json:"exact"`        // within the bounds, no call that returns is excluded
	Kind      string `json:"kind"`         // of the check that breaks without it
	Property  string `json:"property"`     // the check
	Place     Place  `json:"place"`        // of the check
	Of        string `json:"of,omitempty"` // the constructor or factory whose callers see to it: Ring.Ring(int); empty: the method
	Otherwise string `json:"otherwise"`    // what happens without it, for one call: ArithmeticException: n is 0 in A.div(0)
	// NullDefault is the parameter that the clause is about, where only what counts by default lets it be null.
	NullDefault *NullDefault `json:"nullDefault,omitempty"`
}

// NewNeed is the need that excludes a counterexample.
func (r *Result) NewNeed(clause string, exact bool, c *Counterexample) Need {
	return Need{Clause: clause, Exact: exact, Kind: c.Kind, Property: c.Property, Place: c.Place, Otherwise: r.broken(c)}
}

// HeadlineOfNeed is that of one need of the result.
func (r *Result) HeadlineOfNeed(n *Need) Headline {
	return Headline{n.Place.File, n.Place.Line, n.Place.Column, Needs.Words(), n.text() + " else " + n.Otherwise}
}

// text is the clause, with the method that it stands at where that is another one.
func (n *Need) text() string {
	if n.Of == "" {
		return n.Clause
	}
	return n.Of + " " + n.Clause
}

// Clauses are the needs of the method itself that are no prose, as they are pasted in front of it; the last one admits the
// exceptions that leave it and that a contract would not admit otherwise.
func (r *Result) Clauses() (out []string) {
	for i := range r.Needs {
		if n := &r.Needs[i]; n.Of == "" && !strings.Contains(n.Clause, "(*") {
			out = append(out, n.Clause)
		}
	}
	if only := r.signalsOnly(); len(out) > 0 && only != "" {
		out = append(out, "signals_only "+only+";")
	}
	return out
}

// needs prints what callers have to see to; of a method that is violated nevertheless, it is
// what the counterexamples keep.
func (p *printer) needs(r *Result) {
	for i := range r.Needs {
		n := &r.Needs[i]
		if r.Verdict == Needs {
			p.headline(Needs, r.HeadlineOfNeed(n))
			p.excerpt(n.Place, "")
		} else {
			p.folded("  under the need: //@ %s else %s at line %d", n.text(), n.Otherwise, n.Place.Line)
		}
		if p.o.Verbose {
			p.folded("  %s for the %s check %s", map[bool]string{true: "exact: no call that returns is excluded,", false: "it excludes calls that return,"}[n.Exact], n.Kind, n.Property)
		}
	}
	if r.Verdict == Needs {
		p.pasted(r)
		if only := r.signalsOnly(); only != "" { // a contract admits no others
			p.line("    //@ signals_only %s;", only)
		}
	}
}

// signalsOnly are the classes of the exceptions that leave the method though no clause speaks
// of them, as signals_only lists them.
func (r *Result) signalsOnly() string {
	var names []string
	for _, t := range r.Throws {
		names = append(names, t.Exception)
	}
	slices.Sort(names)
	return strings.Join(slices.Compact(names), ", ")
}

// pasted prints the needs as clauses, by the methods that they stand at.
func (p *printer) pasted(r *Result) {
	last := "" // no method has this name
	for i := range r.Needs {
		n := &r.Needs[i]
		if of := cmp.Or(n.Of, r.Name()); of != last {
			p.folded("  callers of %s see to it, or paste%s:", of, map[bool]string{true: " what is prose as a comment"}[strings.Contains(n.Clause, "(*")])
			last = of
		}
		p.line("    //@ %s", n.Clause)
	}
}
