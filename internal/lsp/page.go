package lsp

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"inspect"
	"inspect/internal/halt"
	"inspect/internal/lsp/protocol"
	"inspect/report/export"
)

// Page is what the command inspect.showStates gives: where the page lies.
type Page struct {
	Path string `json:"path"`
	URI  string `json:"uri"`
}

// showStates makes a page of a method, to step through its counterexample, and shows it where the client
// does not do that itself.
func (s *server) showStates(ctx context.Context, d *document, args arguments) (any, error) {
	s.mu.Lock()
	c, now := d.checked, d.text
	s.mu.Unlock()
	if c == nil || c.text != now || !c.has(args.method) {
		var err error
		if c, err = s.check(ctx, d, args.method, args.token); err != nil {
			return nil, err
		}
	}
	doc := *c.report
	if args.method != "" {
		doc.Results, doc.Gate = nil, nil
		for _, r := range c.report.Results {
			if r.Name() == args.method {
				doc.Results = append(doc.Results, r)
			}
		}
	}
	p := export.Page(&doc, export.Options{Root: filepath.Dir(d.path)})
	onDisk := p.Source
	p.Source = func(file string) []string {
		if isSame(file, d.path) {
			return strings.Split(string(c.text), "\n")
		}
		return onDisk(file)
	}
	var b bytes.Buffer
	if err := p.Write(&b); err != nil {
		return nil, err
	}
	path, err := s.pagePath(d.path)
	if err == nil {
		err = os.WriteFile(path, b.Bytes(), 0o600)
	}
	if err != nil {
		return nil, err
	}
	out := Page{path, uriOf(path)}
	s.mu.Lock()
	shows := s.client.Window.ShowDocument.Support && !s.hasPanel
	s.mu.Unlock()
	if shows {
		s.conn.Call(ctx, "window/showDocument", protocol.ShowDocumentParams{URI: out.URI, External: true}, nil)
	}
	return out, nil
}

// has reports whether a report is about a method, or about any where the name is empty.
func (c *checked) has(method string) bool {
	for _, r := range c.report.Results {
		if method == "" || r.Name() == method {
			return true
		}
	}
	return false
}

// pagePath is a new file for a page of a source file. It is there as long as the server is.
func (s *server) pagePath(of string) (string, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.pages == "" {
		folder, _, err := halt.Folder("inspect-pages-")
		if err != nil {
			return "", err
		}
		s.pages = folder
	}
	s.pagesWritten++
	name := strings.TrimSuffix(filepath.Base(of), ".java")
	return filepath.Join(s.pages, fmt.Sprintf("%s-%d.html", name, s.pagesWritten)), nil
}

// writeTest asks the client to make the files of a JUnit test of a method's counterexamples, beside the
// source, or in src/test/java of what is in src/main/java. Files that are there stay as they are.
func (s *server) writeTest(ctx context.Context, d *document, args arguments) (any, error) {
	o, _, err := s.options(ctx, d)
	if err != nil {
		return nil, err
	}
	folder, remove, err := halt.Folder("inspect-test-")
	if err != nil {
		return nil, err
	}
	defer remove()
	if args.method != "" {
		o.Methods = []string{args.method}
	}
	o.Reproducer, o.Cache = folder, ""
	release, err := s.turn(ctx)
	if err != nil {
		return nil, err
	}
	c, err := func() (*inspect.Report, error) {
		defer release()
		return inspect.Check(ctx, o)
	}()
	if err != nil {
		return nil, err
	}
	edit, created, err := s.newFiles(folder, testRoot(d.path, c))
	switch {
	case err != nil:
		return nil, err
	case len(created) == 0:
		s.showMessage(protocol.Information, "there is no counterexample to write a test of, or its test is there already")
		return created, nil
	}
	var answer protocol.ApplyEditResult
	if _, err := s.conn.Call(ctx, "workspace/applyEdit", protocol.ApplyEditParams{Label: "write a JUnit test", Edit: edit}, &answer); err != nil {
		return nil, err
	}
	if !answer.Applied {
		s.showMessage(protocol.Warning, "the test was not written: "+answer.FailureReason)
		return []string{}, nil
	}
	return created, nil
}

// newFiles is the edit that makes the test files of a folder below another one, and the URIs of those that
// are not there yet.
func (s *server) newFiles(from, to string) (edit protocol.WorkspaceEdit, created []string, err error) {
	created = []string{}
	var all []string
	err = filepath.WalkDir(from, func(path string, e os.DirEntry, err error) error {
		if err == nil && !e.IsDir() && (strings.HasSuffix(path, "Test.java") || filepath.Base(path) == "Reproducer.java") {
			all = append(all, path)
		}
		return err
	})
	if err != nil {
		return edit, created, err
	}
	contents := map[string]string{}
	needsShared := false
	for _, path := range all {
		content, err := os.ReadFile(path)
		if err != nil {
			return edit, created, err
		}
		contents[path] = string(content)
		needsShared = needsShared || strings.Contains(contents[path], "import inspect.Reproducer;")
	}
	for _, path := range all {
		if filepath.Base(path) == "Reproducer.java" && !needsShared {
			continue // a test of calls does without
		}
		rel, err := filepath.Rel(from, path)
		if err != nil {
			return edit, created, err
		}
		target := filepath.Join(to, rel)
		if _, err := os.Lstat(target); err == nil {
			continue
		}
		uri := uriOf(target)
		edit.DocumentChanges = append(edit.DocumentChanges,
			protocol.CreateFile{Kind: "create", URI: uri},
			protocol.TextDocumentEdit{TextDocument: protocol.VersionedIdentifier{URI: uri}, Edits: []protocol.TextEdit{{NewText: contents[path]}}})
		created = append(created, uri)
	}
	return edit, created, nil
}

// testRoot is the folder in which the packages of a file's tests begin.
func testRoot(path string, doc *inspect.Report) string {
	dir := filepath.Dir(path)
	for _, r := range doc.Results {
		class, _, _ := strings.Cut(r.Class, "<")
		pkg := ""
		for _, part := range strings.Split(class, ".") {
			if part == "" || part[0] >= 'A' && part[0] <= 'Z' {
				break
			}
			pkg = filepath.Join(pkg, part)
		}
		if rest, ok := strings.CutSuffix(dir, string(filepath.Separator)+pkg); ok && pkg != "" {
			dir = rest
		}
		break
	}
	main := filepath.Join("src", "main", "java")
	if base, ok := strings.CutSuffix(dir, main); ok {
		dir = base + filepath.Join("src", "test", "java")
	}
	return dir
}
