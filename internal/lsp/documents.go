package lsp

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"inspect"
	"inspect/internal/lsp/protocol"
)

// document is a text that the editor has open. The server's mutex guards it.
type document struct {
	uri, path string
	version   int
	text      text
	cancel    context.CancelFunc // ends the check under way; nil: there is none

	// checked is the last report, of the text that it is about; nil: there is none yet.
	checked *checked
	// raised are bounds of single methods that the user wanted larger, in this session.
	raised []inspect.Section
}

// checked is a report with the text that it is about.
type checked struct {
	text   text
	report *inspect.Report
	notes  []inspect.Diagnostic // of the project
}

// isJava reports whether the document is checked. Any other, as a specification beside a file, counts
// where one is.
func (d *document) isJava() bool { return strings.HasSuffix(d.path, ".java") }

// stop ends the check under way.
func (d *document) stop() {
	if d.cancel != nil {
		d.cancel()
		d.cancel = nil
	}
}

func (s *server) didOpen(_ context.Context, p *protocol.DocumentParams) (any, error) {
	path, ok := pathOf(p.TextDocument.URI)
	if !ok {
		return nil, nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if old := s.documents[path]; old != nil {
		old.stop()
	}
	d := &document{uri: p.TextDocument.URI, path: path, version: p.TextDocument.Version, text: text(p.TextDocument.Text)}
	s.documents[path] = d
	s.start(d)
	return nil, nil
}

func (s *server) didChange(_ context.Context, p *protocol.DidChangeParams) (any, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	d := s.document(p.TextDocument.URI)
	if d == nil {
		return nil, nil
	}
	d.version = p.TextDocument.Version
	for _, c := range p.ContentChanges {
		d.text = d.text.changed(c)
	}
	d.stop()
	return nil, nil
}

// didSave checks what was saved, and then what else is open: it may rest on it.
func (s *server) didSave(_ context.Context, p *protocol.DocumentParams) (any, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	d := s.document(p.TextDocument.URI)
	if d != nil {
		s.start(d)
	}
	for _, other := range s.documents {
		if other != d {
			s.start(other)
		}
	}
	return nil, nil
}

// didChangeFiles checks what is open after files have changed that are not. What the editor itself has
// saved it has told already.
func (s *server) didChangeFiles(_ context.Context, p *protocol.DidChangeFilesParams) (any, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !slices.ContainsFunc(p.Changes, func(c protocol.FileEvent) bool { return s.document(c.URI) == nil }) {
		return nil, nil
	}
	for _, d := range s.documents {
		s.start(d)
	}
	return nil, nil
}

func (s *server) didClose(_ context.Context, p *protocol.DocumentParams) (any, error) {
	s.mu.Lock()
	d := s.document(p.TextDocument.URI)
	if d != nil {
		d.stop()
		delete(s.documents, d.path)
	}
	s.mu.Unlock()
	if d != nil {
		s.publishing.Lock()
		defer s.publishing.Unlock()
		s.notify("textDocument/publishDiagnostics", protocol.PublishDiagnosticsParams{URI: d.uri, Diagnostics: []protocol.Diagnostic{}})
	}
	return nil, nil
}

// document is the one of a URI; nil: it is not open. The mutex is held.
func (s *server) document(uri string) *document {
	path, _ := pathOf(uri)
	return s.documents[path]
}

// folder is the root of the workspace that a file is in, the innermost; without one the file's own. The
// mutex is held.
func (s *server) folder(path string) string {
	best := ""
	for _, f := range s.folders {
		if rel, err := filepath.Rel(f, path); err == nil && filepath.IsLocal(rel) && len(f) > len(best) {
			best = f
		}
	}
	if best == "" {
		return filepath.Dir(path)
	}
	return best
}

// unsaved are the open texts that differ from their files. The mutex is held.
func (s *server) unsaved() map[string]string {
	out := map[string]string{}
	for path, d := range s.documents {
		if saved, err := os.ReadFile(path); err != nil || string(saved) != string(d.text) {
			out[path] = string(d.text)
		}
	}
	return out
}

// textOf is the text of a file as it counts, for its positions.
func (s *server) textOf(path string) text {
	s.mu.Lock()
	d := s.documents[path]
	if d != nil {
		defer s.mu.Unlock()
		return d.text
	}
	s.mu.Unlock()
	saved, _ := os.ReadFile(path)
	return text(saved)
}
