package lsp

import (
	"context"
	"errors"
	"slices"

	"inspect"
	"inspect/internal/infer"
	"inspect/internal/lsp/protocol"
)

// lacksInvariant reports whether a method fails in a state that no calls were found to make.
func lacksInvariant(r *inspect.Result) bool {
	return r.Verdict == inspect.Inconclusive && r.Reason == "states" ||
		slices.ContainsFunc(r.Counterexamples(), func(c *inspect.Counterexample) bool { return c.UnreachedBy > 0 })
}

// insertFacts asks the client to write into a document what its classes always keep, as invariants. What is
// proved is that of the text as it is: where that changes meanwhile, nothing is written.
func (s *server) insertFacts(ctx context.Context, d *document, args arguments) (any, error) {
	o, _, err := s.options(ctx, d)
	if err != nil {
		return nil, err
	}
	s.mu.Lock()
	before, version := d.text, d.version
	s.mu.Unlock()
	release, err := s.turn(ctx)
	if err != nil {
		return nil, err
	}
	found, err := func() (*infer.Found, error) {
		defer release()
		ctx, cancel := context.WithCancel(ctx)
		defer cancel()
		shown := s.progress(ctx, cancel, "what classes keep", args.token)
		defer shown.end()
		return infer.Infer(ctx, infer.Options{Check: o, Facts: true})
	}()
	if err != nil {
		return nil, err
	}
	written := []string{}
	for _, c := range found.Clauses {
		written = append(written, c.Text)
	}
	var edits []protocol.TextEdit
	for _, in := range found.Inserted[d.path] {
		edits = append(edits, protocol.TextEdit{Range: before.between(in.At, in.At), NewText: in.Text})
	}
	s.mu.Lock()
	isNew := d.text == before && d.version == version
	s.mu.Unlock()
	switch {
	case !isNew:
		return nil, errors.New("the document was changed meanwhile")
	case len(edits) == 0:
		s.showMessage(protocol.Information, "no template gives an invariant that the classes keep and that is not written yet")
		return written, nil
	}
	var answer protocol.ApplyEditResult
	edit := protocol.WorkspaceEdit{Changes: map[string][]protocol.TextEdit{d.uri: edits}}
	if _, err := s.conn.Call(ctx, "workspace/applyEdit", protocol.ApplyEditParams{Label: "insert invariants", Edit: edit}, &answer); err != nil {
		return nil, err
	}
	if !answer.Applied {
		s.showMessage(protocol.Warning, "the invariants were not written: "+answer.FailureReason)
		return []string{}, nil
	}
	return written, nil
}
