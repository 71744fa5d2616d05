package report

func (p *printer) counterexample(c *Counterexample) {
	p.wrapped("  broken  %s at %s:%d:%d: %s", c.Kind, c.Place.File, c.Place.Line, c.Place.Column, c.Message)
	p.b.WriteString(c.Place.excerpt())
	pre, post := c.Drawing()
	p.before(pre)
	p.path(c.Steps)
	p.after(c, post)
	p.because(c.Because)
	p.minimized(c.Minimized)
	switch c.Status {
	case "confirmed":
		p.folded("  confirmed by the interpreter%s", c.JVM.beside())
	case "unconfirmed":
		p.folded("  UNCONFIRMED: %s", c.Reason)
		p.difference(c.Difference)
	}
	p.jvm(c)
}
