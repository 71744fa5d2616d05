// Package lsptest is an editor for tests of the language server: it opens, edits and saves files, and
// remembers what is published.
package lsptest

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/url"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"go.lsp.dev/jsonrpc2"

	"inspect/internal/lsp/protocol"
)

// timeout is how long the client waits for anything.
const timeout = 60 * time.Second

// Client is one editor. Its methods fail the test where the server does.
type Client struct {
	t    testing.TB
	conn jsonrpc2.Conn
	ctx  context.Context

	mu        sync.Mutex
	published map[string]protocol.PublishDiagnosticsParams
	count     map[string]int // of publications, by URI
	changed   chan struct{}  // closed at the next of them
	Edits     []protocol.ApplyEditParams
	Messages  []string
	Progress  []protocol.ProgressParams
	Shown     []string // URIs
}

type pipes struct {
	io.Reader
	io.WriteCloser
}

// New is an editor that reads from a server and writes to it, after initialize.
func New(t testing.TB, in io.Reader, out io.WriteCloser, folders ...string) *Client {
	t.Helper()
	c := &Client{t: t, ctx: t.Context(), published: map[string]protocol.PublishDiagnosticsParams{}, count: map[string]int{}, changed: make(chan struct{})}
	c.conn = jsonrpc2.NewConn(jsonrpc2.NewStream(pipes{in, out}))
	c.conn.Go(context.Background(), c.handle)
	params := map[string]any{"processId": os.Getpid(), "capabilities": map[string]any{
		"window":    map[string]any{"workDoneProgress": true, "showDocument": map[string]any{"support": true}},
		"workspace": map[string]any{"applyEdit": true, "codeLens": map[string]any{"refreshSupport": true}},
	}}
	var roots []protocol.WorkspaceFolder
	for _, f := range folders {
		roots = append(roots, protocol.WorkspaceFolder{URI: URI(f), Name: filepath.Base(f)})
	}
	params["workspaceFolders"] = roots
	var result protocol.InitializeResult
	c.Call("initialize", params, &result)
	if result.ServerInfo.Name != "inspect" || !result.Capabilities.HoverProvider {
		t.Errorf("initialize gives %+v", result)
	}
	c.Notify("initialized", struct{}{})
	return c
}

// URI is that of a file.
func URI(path string) string {
	return (&url.URL{Scheme: "file", Path: filepath.ToSlash(path)}).String()
}

func (c *Client) handle(_ context.Context, r *jsonrpc2.Request) (any, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	decode := func(to any) {
		if err := json.Unmarshal(r.Params(), to); err != nil {
			c.t.Errorf("%s: %v", r.Method(), err)
		}
	}
	switch r.Method() {
	case "textDocument/publishDiagnostics":
		var p protocol.PublishDiagnosticsParams
		decode(&p)
		c.published[p.URI] = p
		c.count[p.URI]++
		close(c.changed)
		c.changed = make(chan struct{})
	case "workspace/applyEdit":
		var p protocol.ApplyEditParams
		decode(&p)
		c.Edits = append(c.Edits, p)
		return protocol.ApplyEditResult{Applied: true}, nil
	case "window/showMessage":
		var p protocol.ShowMessageParams
		decode(&p)
		c.Messages = append(c.Messages, p.Message)
	case "window/showDocument":
		var p protocol.ShowDocumentParams
		decode(&p)
		c.Shown = append(c.Shown, p.URI)
		return map[string]bool{"success": true}, nil
	case "$/progress":
		var p protocol.ProgressParams
		decode(&p)
		c.Progress = append(c.Progress, p)
	case "window/workDoneProgress/create", "workspace/codeLens/refresh":
	default:
		c.t.Errorf("the server sends %s", r.Method())
	}
	return nil, nil
}

// Call asks the server, and fails the test where that gives an error.
func (c *Client) Call(method string, params, result any) {
	c.t.Helper()
	if err := c.TryCall(method, params, result); err != nil {
		c.t.Fatalf("%s: %v", method, err)
	}
}

// TryCall asks the server.
func (c *Client) TryCall(method string, params, result any) error {
	ctx, cancel := context.WithTimeout(c.ctx, timeout)
	defer cancel()
	_, err := c.conn.Call(ctx, method, params, result)
	return err
}

// Notify tells the server.
func (c *Client) Notify(method string, params any) {
	c.t.Helper()
	if err := c.conn.Notify(c.ctx, method, params); err != nil {
		c.t.Fatalf("%s: %v", method, err)
	}
}

// Open opens a file with a text.
func (c *Client) Open(path, text string) {
	c.t.Helper()
	c.Notify("textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": URI(path), "languageId": "java", "version": 1, "text": text}})
}

// Change makes changes.
func (c *Client) Change(path string, version int, changes ...protocol.Change) {
	c.t.Helper()
	c.Notify("textDocument/didChange", protocol.DidChangeParams{TextDocument: protocol.TextDocument{URI: URI(path), Version: version}, ContentChanges: changes})
}

// Save writes a text to the disk and says so.
func (c *Client) Save(path, text string) {
	c.t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		c.t.Fatal(err)
	}
	c.Notify("textDocument/didSave", c.Document(path))
}

// Document names a file, as parameters.
func (c *Client) Document(path string) protocol.DocumentParams {
	return protocol.DocumentParams{TextDocument: protocol.TextDocument{URI: URI(path)}}
}

// Published is how often diagnostics of a file were published.
func (c *Client) Published(path string) int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.count[URI(path)]
}

// Await waits until diagnostics of a file were published more often than that, and gives the last ones.
func (c *Client) Await(path string, after int) []protocol.Diagnostic {
	c.t.Helper()
	expired := time.After(timeout)
	for {
		c.mu.Lock()
		n, p, changed := c.count[URI(path)], c.published[URI(path)], c.changed
		c.mu.Unlock()
		if n > after {
			return p.Diagnostics
		}
		select {
		case <-changed:
		case <-c.conn.Done():
			c.t.Fatalf("the server has gone: %v", c.conn.Err())
		case <-expired:
			c.t.Fatalf("no diagnostics of %s", path)
		}
	}
}

// Diagnostics are the last ones of a file.
func (c *Client) Diagnostics(path string) []protocol.Diagnostic {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.published[URI(path)].Diagnostics
}

// Execute executes a command.
func (c *Client) Execute(result any, command string, arguments ...any) {
	c.t.Helper()
	c.Call("workspace/executeCommand", map[string]any{"command": command, "arguments": arguments}, result)
}

// Started are the tokens of the work of a title that has shown progress.
func (c *Client) Started(title string) (tokens []any) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, p := range c.Progress {
		if p.Value.Kind == "begin" && p.Value.Title == title {
			tokens = append(tokens, p.Token)
		}
	}
	return tokens
}

// Abandoned asks for a command and does not wait for the answer.
func (c *Client) Abandoned(command string, arguments ...any) {
	ctx, cancel := context.WithCancel(c.ctx)
	cancel()
	c.conn.Call(ctx, "workspace/executeCommand", map[string]any{"command": command, "arguments": arguments}, nil)
}

// Exit ends the session as the protocol wants it.
func (c *Client) Exit() {
	c.t.Helper()
	c.Call("shutdown", nil, nil)
	c.Notify("exit", nil)
}

// String lists diagnostics as lines of text, for comparisons.
func String(ds []protocol.Diagnostic) string {
	out := ""
	for _, d := range ds {
		out += fmt.Sprintf("%d:%d-%d:%d %d %s %s\n", d.Range.Start.Line, d.Range.Start.Character, d.Range.End.Line, d.Range.End.Character, d.Severity, d.Code, d.Message)
	}
	return out
}
