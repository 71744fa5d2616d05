package report

func (p *printer) counterexample(c *Counterexample) {
	p.wrapped("  broken  %s at %s:%d:%d: %s", c.Kind, c.Place.File, c.Place.Line, c.Place.Column, c.Message)
	p.b.WriteString(c.Place.excerpt)
	pre, post := c.Drawing()
	p.before(pre)
	p.path(c.Steps)
	p.after(c, post)
	p.because(c.Because)
	switch c.Status {
	case "confirmed":
		p.line("  confirmed by the interpreter")
	case "unconfirmed":
		p.line("  UNCONFIRMED: %s", c.Reason)
	}
}

// because explains the broken clause, with a caret line under the part that
// fails.
func (p *printer) because(b *Because) {
	if b == nil {
		return
	}
	what := "is false"
	if b.Undefined != "" {
		what = "is undefined: " + b.Undefined
	}
	p.line("  because %s:%d:%d %s", b.Place.File, b.Place.Line, b.Place.Column, what)
	p.b.WriteString(b.Place.excerpt)
	for _, v := range b.Witness {
		p.line("    for %s = %s", v.Name, v.Value)
	}
	for _, v := range b.Values {
		p.line("    %s = %s", v.Name, v.Value)
	}
}
