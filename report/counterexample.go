package report

import (
	"fmt"
	"strings"
)

func (p *printer) counterexample(c *Counterexample) {
	p.line("  broken  %s at %s:%d:%d: %s", c.Kind, c.Place.File, c.Place.Line, c.Place.Column, c.Message)
	p.b.WriteString(c.Place.excerpt)
	p.line("  before")
	for _, a := range c.Arguments {
		p.line("    %s = %s", a.Name, a.Value)
	}
	p.state(c.Pre)
	if p.o.Trace != "none" && len(c.Steps) > 0 {
		p.line("  path")
		for _, s := range c.Steps {
			if p.o.Trace == "short" && (s.Depth > 0 || s.Kind == "branch") {
				continue
			}
			p.step(s)
		}
	}
	p.line("  after")
	p.state(c.Post)
	switch c.Outcome.Kind {
	case "returned":
		if c.Outcome.Value != "" {
			p.line("    \\result = %s", c.Outcome.Value)
		}
	case "threw":
		p.line("    throws %s", c.Outcome.Value)
	}
	if c.Outcome.Detail != "" {
		p.line("    %s", c.Outcome.Detail)
	}
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

func (p *printer) step(s Step) {
	text := s.Text
	switch s.Kind {
	case "branch":
		text = "[" + text + "]"
	case "call":
		text = "> " + text
	case "return":
		text = "< " + text
	}
	var ch []string
	for _, c := range s.Changes {
		ch = append(ch, c.Name+" = "+c.Value)
	}
	left := fmt.Sprintf("    %4d  %s%s", s.Line, strings.Repeat("  ", s.Depth), text)
	if len(ch) == 0 {
		p.line("%s", left)
		return
	}
	p.line("%-52s  %s", left, strings.Join(ch, ", "))
}

func (p *printer) state(s State) {
	for _, v := range s.Statics {
		p.line("    %s = %s", v.Name, v.Value)
	}
	for _, o := range s.Objects {
		changed := map[string]bool{}
		for _, n := range o.Changed {
			changed[n] = true
		}
		mark := func(n string) string {
			if changed[n] {
				return "*"
			}
			return ""
		}
		var parts []string
		if o.Array {
			for i, e := range o.Elements {
				parts = append(parts, mark(fmt.Sprint(i))+e)
			}
			p.line("    %s%s = [%s]", o.Name, fresh(o), strings.Join(parts, ", "))
			continue
		}
		for _, f := range o.Fields {
			parts = append(parts, f.Name+mark(f.Name)+" = "+f.Value)
		}
		p.line("    %s%s { %s }", o.Name, fresh(o), strings.Join(parts, ", "))
	}
}

func fresh(o Object) string {
	if o.Fresh {
		return " (new)"
	}
	return ""
}
