package report

import (
	"fmt"
	"slices"
	"strings"
)

// libraryFolders are how the names of the library's files begin: of the models that
// come with the program, and of the JDK's sources.
var libraryFolders = []string{"<library>/", "src.zip/"}

// OfLibrary reports whether a file is the library's: what no execution comes to in its
// code says nothing about the user's.
func OfLibrary(file string) bool {
	return slices.ContainsFunc(libraryFolders, func(f string) bool { return strings.HasPrefix(file, f) })
}

// unreachable says of a property that no execution comes to it, and why.
func (p *printer) unreachable(q Property) {
	p.folded("  unreachable %s at %s:%d:%d", q.Kind, q.File, q.Line, q.Column)
	p.core(q.Core)
}

// lines says which statements no execution comes to, and why.
func (p *printer) lines(l *Lines) {
	if l == nil {
		return
	}
	if !l.Known {
		p.line("  whether all statements are reached was not decided in time (--effort reached=full)")
	}
	for _, x := range l.NeverReached {
		word := "never reached"
		if slices.ContainsFunc(x.Core, func(c Reason) bool { return c.Bound != "" }) {
			word = "not reached within the bounds"
		}
		more := ""
		if x.EndLine > x.Line {
			more = fmt.Sprintf(" and on to line %d", x.EndLine)
		}
		p.folded("  %s %s:%d:%d%s: %s", word, x.File, x.Line, x.Column, more, x.Text)
		p.core(x.Core)
		for _, c := range x.CutOff {
			beyond := fmt.Sprintf("beyond %d", c.Bound)
			if c.Detail != "" {
				beyond = c.Detail
			}
			p.folded("    executions that are cut off might come there: %s at %s:%d, %s", c.Kind, c.File, c.Line, beyond)
		}
	}
}

// core gives reasons that contradict each other, and what would take them away.
func (p *printer) core(core []Reason) {
	for i, c := range core {
		word := "because"
		if i > 0 {
			word = "    and"
		}
		if i > 0 && i == len(core)-1 {
			word = "against"
		}
		p.folded("    %s %s", word, c)
	}
	p.coreRemedies(core)
}

// String is what the reason says, and where.
func (c Reason) String() string {
	s := c.Text
	if c.Bound != "" {
		s = c.Bound + ": " + s
	}
	if c.File != "" {
		s += fmt.Sprintf(" at %s:%d:%d", c.File, c.Line, c.Column)
	}
	return s
}

// coreRemedies prints what would take reasons away, each once.
func (p *printer) coreRemedies(core []Reason) {
	var seen []string
	for _, c := range core {
		if c.Remedy != "" && !slices.Contains(seen, c.Remedy) {
			seen = append(seen, c.Remedy)
			p.folded("    remedy: %s", c.Remedy)
		}
	}
}
