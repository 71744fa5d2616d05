package report

import "fmt"

// Certificate says what a certified verdict rests on.
type Certificate struct {
	Answers int     `json:"answers"` // unsatisfiable answers, each with a proof
	Steps   int     `json:"steps"`   // of all the proofs: lemmas and deletions checked
	Seconds float64 `json:"seconds"` // of checking them
}

// certificate prints
//
//	proved  2 unsat answers; 318 proof steps checked in 0.02 s
func (p *printer) certificate(c *Certificate) {
	if c != nil {
		p.line("  proved  %s; %s checked in %.2f s", plural(c.Answers, "unsat answer"), plural(c.Steps, "proof step"), c.Seconds)
	}
}

// plural prints a number with the things that it counts.
func plural(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
