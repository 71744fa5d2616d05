package lsp

import (
	"context"

	"inspect"
	"inspect/internal/lsp/protocol"
)

// codeLenses are check and show states above each method of a document that would be checked. The first one
// says what came of the last check, as long as the text is that.
func (s *server) codeLenses(ctx context.Context, p *protocol.DocumentParams) (any, error) {
	out := []protocol.CodeLens{}
	s.mu.Lock()
	d := s.document(p.TextDocument.URI)
	if d == nil || !d.isJava() {
		s.mu.Unlock()
		return out, nil
	}
	t := d.text
	last := map[string]string{}
	if c := d.checked; c != nil && c.text == t {
		for _, r := range c.report.Results {
			last[r.Name()] = r.Headline().Status
		}
	}
	s.mu.Unlock()
	o, _, err := s.options(ctx, d)
	if err != nil {
		return out, nil // the check has said so
	}
	o.OnProgress, o.OnStart = nil, nil
	list, err := inspect.List(ctx, o)
	if err != nil {
		return nil, err
	}
	for _, m := range list.Methods {
		if !isSame(m.File, d.path) || m.Line <= 0 {
			continue
		}
		at := t.place(m.Line, 0, "")
		name := m.Class + "." + m.Method
		title := "check"
		if status := last[name]; status != "" {
			title += " (" + status + ")"
		}
		for _, c := range []protocol.Command{{Title: title, Command: checkCommand}, {Title: "show states", Command: showCommand}} {
			c.Arguments = []any{d.uri, name}
			out = append(out, protocol.CodeLens{Range: at, Command: &c})
		}
	}
	return out, nil
}
