package verify

import "inspect/report"

// certified says of a verdict that rests on unsat answers how they were proved.
// With Certify, ask gives no unsat without a checked proof, so that all of them
// count: that nothing is broken, that no bound cuts anything off, and that the
// assumptions contradict each other.
func (c *method) certified() {
	if !c.config.Certify || c.res.Verdict != report.Holds && c.res.Verdict != report.Vacuous {
		return
	}
	c.res.Certified = true
	c.res.Certificate = &report.Certificate{Answers: len(c.q.Proofs)}
	for _, p := range c.q.Proofs {
		c.res.Certificate.Steps += p.Steps
		c.res.Certificate.Seconds += p.Seconds
	}
}
