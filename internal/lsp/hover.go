package lsp

import (
	"context"
	"slices"
	"strings"

	"inspect"
	"inspect/internal/lsp/protocol"
	"inspect/report"
)

// at are the results that a range is about: those with a finding that meets it, and those of methods whose
// names stand on its lines.
func (s *server) at(path string, c *checked, r protocol.Range) []*inspect.Result {
	var out []*inspect.Result
	add := func(r *inspect.Result) {
		if r != nil && !slices.Contains(out, r) {
			out = append(out, r)
		}
	}
	for _, f := range s.findings(path, c) {
		if overlaps(f.Range, r) {
			add(f.result)
		}
	}
	for _, m := range c.report.Results {
		if isSame(m.File, path) && r.Start.Line <= m.Line-1 && m.Line-1 <= r.End.Line {
			add(m)
		}
	}
	return out
}

// overlaps reports whether two ranges have a place in common, ends included.
func overlaps(a, b protocol.Range) bool {
	before := func(p, q protocol.Position) bool {
		return p.Line < q.Line || p.Line == q.Line && p.Character < q.Character
	}
	return !before(a.End, b.Start) && !before(b.End, a.Start)
}

// hover shows what is said of the methods at a place, with their counterexamples.
func (s *server) hover(_ context.Context, p *protocol.PositionParams) (any, error) {
	s.mu.Lock()
	d := s.document(p.TextDocument.URI)
	var c *checked
	if d != nil {
		c = d.checked
	}
	s.mu.Unlock()
	if c == nil {
		return nil, nil
	}
	results := s.at(d.path, c, protocol.Range{Start: p.Position, End: p.Position})
	if len(results) == 0 {
		return nil, nil
	}
	var b strings.Builder
	for _, r := range results {
		b.WriteString(described(r))
	}
	return &protocol.Hover{Contents: protocol.MarkupContent{Kind: "markdown", Value: "```text\n" + strings.TrimRight(b.String(), "\n") + "\n```"}}, nil
}

// described is what a report in text says of a result.
func described(r *inspect.Result) string {
	var b strings.Builder
	report.NewText(&b, report.TextOptions{Trace: "short", Named: true, Width: 80}).Result(r)
	return b.String()
}
