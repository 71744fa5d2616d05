package report

import (
	"path/filepath"
	"slices"
	"strings"
)

// counterexample prints one finding: what is broken in one line, with the source
// under it, then what makes it obvious.
func (p *printer) counterexample(r *Result, c *Counterexample) {
	p.headline(Violated, r.HeadlineOf(c))
	above := c.Because.isAtLine(c.Place) // the source line under the headline shows it
	if above {
		p.excerpt(c.Because.Place, c.Because.wrong(c.Kind))
	} else {
		p.excerpt(c.Place, "")
	}
	p.execution(c, above)
	for i, o := range c.Others {
		p.line("")
		p.line("  counterexample %d of %d: %s", i+2, len(c.Others)+1, r.HeadlineOf(o).Text)
		p.execution(o, above && o.Because != nil && o.Because.Place == c.Because.Place)
	}
}

// execution prints how a counterexample comes about, and who confirms it.
func (p *printer) execution(c *Counterexample, above bool) {
	pre, post := c.Drawing()
	p.calls(c)
	if !c.hasCompleteCalls() {
		p.before(pre)
	}
	p.reads(c.Reads)
	p.path(c.Steps)
	if !c.hasCompleteCalls() || p.o.Verbose { // else the calls show what matters
		p.after(c, post)
	}
	p.because(c.Because, c.Kind, above)
	p.reached(c)
	switch c.Status {
	case "confirmed":
		p.folded("  confirmed by the interpreter%s%s", c.JVM.beside(), c.AtJava.full())
	case "unconfirmed":
		p.folded("  UNCONFIRMED: %s", c.Reason)
		p.difference(c.Difference)
	}
	if c.Hint != "" {
		p.folded("  hint: the check passes where %s", c.Hint)
	}
	p.jvm(c)
	if p.o.Stats {
		p.minimized(c.Minimized)
	}
}

// reached prints the calls that fail so, of a counterexample in any state, or that there are none.
func (p *printer) reached(c *Counterexample) {
	if len(c.ReachedBy) > 0 {
		p.line("  these calls break it, too")
		for _, line := range c.ReachedBy {
			p.line("    %s", line)
		}
	}
	if c.UnreachedBy > 0 {
		p.folded("  %s", Unreached(c.UnreachedBy))
	}
}

// Unreached says that no sequence of up to so many calls comes to a counterexample.
func Unreached(calls int) string {
	return "no sequence of up to " + plural(calls, "call") + " fails so: an invariant may be missing"
}

// calls prints the calls that make the state before the method, and its own.
func (p *printer) calls(c *Counterexample) {
	if len(c.Calls) == 0 {
		return
	}
	p.line("  calls")
	for _, line := range c.Calls {
		p.line("    %s", line)
	}
}

// hasCompleteCalls reports whether the calls make the state before the method: each argument has
// an expression, and is not written as … .
func (c *Counterexample) hasCompleteCalls() bool {
	return len(c.Calls) > 0 && !slices.ContainsFunc(c.Calls, func(line string) bool { return strings.Contains(line, "…") })
}

// reads prints the values that come from outside, in order.
func (p *printer) reads(rs []Read) {
	if len(rs) == 0 {
		return
	}
	p.line("  values read")
	for i, r := range rs {
		gives := ""
		switch {
		case strings.HasPrefix(r.Value, "throws "):
			gives = " " + r.Value
		case r.Value != "":
			gives = " = " + r.Value
		}
		if r.Seed {
			gives += " (on a JVM, the seed decides)"
		}
		p.folded("    %d. %s at %s:%d%s", i+1, r.Call, filepath.Base(r.File), r.Line, gives)
	}
}

// excerpt prints the source line of a place, with what is to be said of it behind
// its caret line.
func (p *printer) excerpt(at Place, what string) {
	text := at.span.ExcerptWithin("      ", p.o.Width)
	if text != "" && what != "" {
		text = text[:len(text)-1] + " " + what + "\n"
	}
	p.b.WriteString(text)
}
