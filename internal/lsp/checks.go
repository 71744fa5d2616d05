package lsp

import (
	"context"
	"errors"
	"path/filepath"
	"runtime/debug"
	"slices"
	"sync/atomic"

	"inspect"
	"inspect/internal/lsp/protocol"
)

// start begins a check of a document, in the place of one that is under way. The mutex is held.
func (s *server) start(d *document) {
	d.stop()
	if !d.isJava() || s.isShutdown {
		return
	}
	ctx, cancel := context.WithCancel(s.ctx)
	d.cancel = cancel
	s.running.Add(1)
	go func() {
		defer s.running.Done()
		defer cancel()
		if _, err := s.check(ctx, d, "", nil); err != nil && ctx.Err() == nil {
			s.logf("%s: %v", d.path, err)
		}
	}()
}

// errClosed: a document is not open any more.
var errClosed = errors.New("the document was closed")

// check checks a document, or one method of it, and publishes what it finds. Checks come one after the
// other. The token, unless nil, is the client's for signs of progress.
func (s *server) check(ctx context.Context, d *document, method string, token any) (got *checked, err error) {
	defer func() {
		if p := recover(); p != nil {
			s.logf("internal fault in a check of %s: %v; please report it with the input\n%s", d.path, p, debug.Stack())
			err = errors.New("internal fault")
		}
	}()
	release, err := s.turn(ctx)
	if err != nil {
		return nil, err
	}
	defer release()
	s.mu.Lock()
	isOpen, text, last := s.documents[d.path] == d, d.text, d.checked
	s.mu.Unlock()
	switch {
	case !isOpen:
		return nil, errClosed
	case ctx.Err() != nil:
		return nil, ctx.Err()
	}
	if last == nil || last.text != text {
		method = "" // there is nothing that a single result could join
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	shown := s.progress(ctx, cancel, "checking "+filepath.Base(d.path), token)
	defer shown.end()
	o, notes, err := s.options(ctx, d)
	if err != nil {
		s.publishFailure(ctx, d, err)
		return nil, err
	}
	var all atomic.Int64
	o.OnStart = func(n int, _ []inspect.Diagnostic) { all.Store(int64(n)) }
	var done atomic.Int64
	o.OnResult = func(r *inspect.Result) { shown.report(r.Name(), int(done.Add(1)), int(all.Load())) }
	if method != "" {
		o.Methods = []string{method}
	}
	report, err := inspect.Check(ctx, o)
	if report == nil || err != nil {
		if ctx.Err() == nil {
			s.publishFailure(ctx, d, err)
		}
		return nil, err
	}
	got = &checked{text, report, notes}
	if method != "" && len(report.Results) > 0 {
		got = last.with(report.Results)
	}
	s.mu.Lock()
	if isOpen = s.documents[d.path] == d; isOpen {
		d.checked = got
	}
	version, isNew := d.version, d.text == text
	s.mu.Unlock()
	if isOpen && isNew {
		s.publish(ctx, d, version, s.diagnostics(d.path, got))
	}
	s.refreshLenses()
	return got, nil
}

// turn waits until no other check runs.
func (s *server) turn(ctx context.Context) (release func(), err error) {
	select {
	case s.slot <- struct{}{}:
		return func() { <-s.slot }, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// options are those of a check of a document. Nothing is written on the way, whatever the settings of the
// project say, and all of its methods are meant.
func (s *server) options(ctx context.Context, d *document) (inspect.Options, []inspect.Diagnostic, error) {
	s.mu.Lock()
	folder := s.folder(d.path)
	s.mu.Unlock()
	o, notes, err := s.Options(ctx, folder, []string{d.path})
	if err != nil {
		return o, notes, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	o.SMTOut, o.CNFOut, o.HeapOut, o.Reproducer, o.Dumps, o.Out = "", "", "", "", nil, nil
	o.Methods, o.ChangedSince = nil, ""
	o.Texts = s.unsaved()
	o.Sections = append(slices.Clone(o.Sections), d.raised...)
	return o, notes, nil
}

// with is a report with some results in the place of those of the same methods.
func (c *checked) with(results []*inspect.Result) *checked {
	report := *c.report
	report.Results = slices.Clone(report.Results)
	for _, r := range results {
		i := slices.IndexFunc(report.Results, func(old *inspect.Result) bool { return old.Name() == r.Name() })
		if i < 0 {
			report.Results = append(report.Results, r)
			continue
		}
		report.Results[i] = r
	}
	return &checked{c.text, &report, c.notes}
}

// publish sends what is said of a document, unless that is no longer wanted.
func (s *server) publish(ctx context.Context, d *document, version int, ds []protocol.Diagnostic) {
	s.publishing.Lock()
	defer s.publishing.Unlock()
	if ctx.Err() == nil {
		s.notify("textDocument/publishDiagnostics", protocol.PublishDiagnosticsParams{URI: d.uri, Version: version, Diagnostics: ds})
	}
}

// publishFailure says at the beginning of a document why it cannot be checked: a mistake in the settings of
// the project, or on the command line.
func (s *server) publishFailure(ctx context.Context, d *document, err error) {
	s.mu.Lock()
	version := d.version
	s.mu.Unlock()
	s.publish(ctx, d, version, []protocol.Diagnostic{{Severity: protocol.Error, Source: sourceName, Code: "usage", Message: err.Error()}})
}

// refreshLenses lets the client ask for lenses anew, where it wants to be told.
func (s *server) refreshLenses() {
	s.mu.Lock()
	wants := s.client.Workspace.CodeLens.RefreshSupport
	s.mu.Unlock()
	if wants {
		s.running.Add(1)
		go func() {
			defer s.running.Done()
			s.conn.Call(s.ctx, "workspace/codeLens/refresh", nil, nil)
		}()
	}
}
