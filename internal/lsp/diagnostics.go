package lsp

import (
	"fmt"
	"path/filepath"
	"slices"

	"inspect"
	"inspect/internal/lsp/protocol"
	"inspect/report"
)

// sourceName is who says it.
const sourceName = "inspect"

// finding is a diagnostic with the result that it is of.
type finding struct {
	protocol.Diagnostic
	result *inspect.Result     // nil: it is of the input
	input  *inspect.Diagnostic // nil: it is of a result
}

// diagnostics are what a report says of a file.
func (s *server) diagnostics(path string, c *checked) []protocol.Diagnostic {
	out := []protocol.Diagnostic{}
	for _, f := range s.findings(path, c) {
		out = append(out, f.Diagnostic)
	}
	return out
}

// findings are those of a report in a file: first what is wrong with the input, then what is to be said of
// methods, in their order.
func (s *server) findings(path string, c *checked) []finding {
	v := &viewer{s: s, path: path, text: c.text}
	for _, d := range slices.Concat(c.notes, c.report.Diagnostics) {
		v.input(d)
	}
	for _, r := range c.report.Results {
		v.result(r)
	}
	return v.out
}

// viewer makes diagnostics of one file.
type viewer struct {
	s    *server
	path string
	text text
	out  []finding
}

// severities of what is said of the input.
var severities = map[string]int{"error": protocol.Error, "warning": protocol.Warning, "note": protocol.Information}

// input adds what is said of the input. What is at no place, or in another file, stands at the beginning, if
// it is more than a note.
func (v *viewer) input(d inspect.Diagnostic) {
	message := d.Message
	if d.Remedy != "" {
		message += "\nremedy: " + d.Remedy
	}
	out := protocol.Diagnostic{Severity: severities[d.Severity], Source: sourceName, Code: d.Code, Message: message}
	switch {
	case d.Line > 0 && v.isHere(d.File):
		out.Range = v.text.place(d.Line, d.Column, "")
	case d.Severity == "note":
		return
	case d.Line > 0:
		out.Message = fmt.Sprintf("%s:%d: %s", filepath.Base(d.File), d.Line, message)
		out.RelatedInformation = []protocol.Related{v.related(d.File, d.Line, d.Column, "", d.Message)}
	}
	v.out = append(v.out, finding{out, nil, &d})
}

// result adds what is to be said of a method: nothing of one that holds.
func (v *viewer) result(r *inspect.Result) {
	switch r.Verdict {
	case inspect.Violated:
		for _, c := range r.Counterexamples() {
			v.broken(r, c)
		}
	case inspect.Needs:
		for i := range r.Needs {
			n := &r.Needs[i]
			v.add(r, r.HeadlineOfNeed(n), n.Place, protocol.Information, n.Kind, nil)
		}
	case inspect.Vacuous, inspect.Failed:
		h := r.Headline()
		v.add(r, h, report.Place{File: h.File, Line: h.Line, Column: h.Column}, protocol.Warning, string(r.Verdict), nil)
	case inspect.Inconclusive, inspect.Unsupported:
		h := r.Headline()
		v.add(r, h, report.Place{File: h.File, Line: h.Line, Column: h.Column}, protocol.Hint, string(r.Verdict), nil)
	}
}

// broken adds a counterexample: an error, unless somebody has accepted it. The steps that lead to it are
// related, and the place where the clause is false.
func (v *viewer) broken(r *inspect.Result, c *inspect.Counterexample) {
	severity := protocol.Error
	if c.Accepted != nil {
		severity = protocol.Hint
	}
	related := []protocol.Related{v.related(r.File, r.Line, r.Column, "", "in "+r.Name())}
	if b := c.Because; b != nil && b.Place.Line > 0 && b.Place != c.Place {
		related = append(related, v.related(b.Place.File, b.Place.Line, b.Place.Column, b.Place.Text, "because "+b.Place.Text))
	}
	v.add(r, r.HeadlineOf(c), c.Place, severity, c.Kind, append(related, v.steps(c)...))
}

// mostSteps is how many steps of an execution are shown: the last ones.
const mostSteps = 20

// steps are the lines of an execution, each once where it comes several times in a row.
func (v *viewer) steps(c *inspect.Counterexample) (out []protocol.Related) {
	last := -1
	for _, s := range c.Steps {
		if s.Line <= 0 || s.File == "" {
			continue
		}
		message := s.Text
		for _, k := range s.Changes {
			message += fmt.Sprintf("; %s = %s", k.Name, k.Value)
		}
		if s.Line == last && len(out) > 0 {
			out[len(out)-1].Message += "; " + message
			continue
		}
		last = s.Line
		out = append(out, v.related(s.File, s.Line, 0, "", message))
	}
	return out[max(0, len(out)-mostSteps):]
}

// add adds what is said of a method, at its place: where that is in another file, at the method, with the
// place related.
func (v *viewer) add(r *inspect.Result, h report.Headline, at report.Place, severity int, code string, related []protocol.Related) {
	d := protocol.Diagnostic{Severity: severity, Source: sourceName, Code: code, Message: h.Status + ": " + h.Text, RelatedInformation: related}
	switch {
	case at.Line > 0 && v.isHere(at.File):
		d.Range = v.text.place(at.Line, at.Column, at.Text)
	case v.isHere(r.File):
		d.Range = v.text.place(r.Line, r.Column, "")
		if at.Line > 0 {
			d.RelatedInformation = append([]protocol.Related{v.related(at.File, at.Line, at.Column, at.Text, at.Text)}, related...)
		}
	default:
		return
	}
	v.out = append(v.out, finding{d, r, nil})
}

// related is a place with what is said there.
func (v *viewer) related(file string, line, column int, what, message string) protocol.Related {
	path, err := filepath.Abs(file)
	if err != nil {
		path = file
	}
	t := v.text
	if !v.isHere(file) {
		t = v.s.textOf(path)
	}
	return protocol.Related{Location: protocol.Location{URI: uriOf(path), Range: t.place(line, column, what)}, Message: message}
}

func (v *viewer) isHere(file string) bool { return isSame(file, v.path) }

// isSame reports whether a name of a report is that of a document's file.
func isSame(file, path string) bool {
	if file == path {
		return true
	}
	abs, err := filepath.Abs(file)
	return err == nil && file != "" && abs == path
}
