package report

// beside says that a JVM confirms a counterexample as the interpreter does.
func (j *JVM) beside() string {
	if j == nil || j.Status != "confirmed" {
		return ""
	}
	return " and the JVM (java " + j.Java + "): " + j.Observed
}

// jvm says what the JVM saw where the line above does not.
func (p *printer) jvm(c *Counterexample) {
	j := c.JVM
	if j == nil || j.Status == "confirmed" && c.Status == "confirmed" {
		return
	}
	by := "the JVM"
	if j.Java != "" {
		by += " (java " + j.Java + ")"
	}
	switch j.Status {
	case "confirmed":
		p.folded("  confirmed by %s: %s", by, j.Observed)
	case "unavailable":
		p.folded("  not asked: %s: %s", by, j.Reason)
	default:
		p.folded("  NOT CONFIRMED by %s: %s", by, j.Reason)
		if j.Observed != "" {
			p.folded("    observed %s", j.Observed)
		}
	}
}
