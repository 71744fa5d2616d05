package verify

import (
	"slices"

	"inspect/cfg"
	"inspect/counterexample/needs"
	"inspect/report"
)

// A condition that is enough, and that no need may be, is shown beside the violation: it says what
// the author may have meant to ask (docs/design/plain.md, section 3).
//
//	int get(int i) { if (i < 0) return 0; return cells[i]; }   // passes where i < this.cells.length && i >= 0

// hint is the condition under which a check passes.
type hint struct {
	property *cfg.Property
	text     string
}

// noteHint keeps that a property holds under conditions.
func noteHint(c *method, p *cfg.Property, parts []candidate) {
	var texts []string
	for _, k := range parts {
		if k.At != nil {
			return
		}
		texts = append(texts, k.Under(nil))
	}
	if len(texts) > 0 {
		c.hints = append(c.hints, hint{p, allOf(texts)})
	}
}

// hintOf is the condition under which the check of a property passes, empty where none is known: one
// that the search for needs found, or else the check's own as it is written in the method.
func hintOf(c *method, p *cfg.Property) string {
	for _, h := range c.hints {
		if c.same(h.property) == p {
			return h.text
		}
	}
	m := c.subject(c.m)
	if c.config.Needs != NeedsOn || !mayNeed(c.run, m) || !c.mayBeNeed(p) {
		return ""
	}
	atoms := fieldsOf(c.run).Atoms(m)
	for _, k := range atoms {
		for _, o := range k.From {
			if o.Check == 0 || !o.At.Contains(p.Span) {
				continue
			}
			var texts []string
			for _, a := range atoms {
				if slices.ContainsFunc(a.From, func(q needs.Origin) bool { return q.Check == o.Check }) {
					texts = append(texts, a.Under(nil))
				}
			}
			if len(texts) == o.Of && len(texts) <= mostAtoms {
				return allOf(texts)
			}
		}
	}
	return ""
}

// addHint says in a counterexample where the check passes.
func addHint(c *method, p *cfg.Property, ce *report.Counterexample) {
	if p != nil && ce.Status == "confirmed" {
		ce.Hint = hintOf(c, p)
	}
}
