package lsp

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"runtime/debug"

	"go.lsp.dev/jsonrpc2"

	"inspect"
	"inspect/internal/lsp/protocol"
)

// Codes of errors that the protocol adds to those of JSON-RPC.
const requestCancelled jsonrpc2.Code = -32800

// method answers one kind of message.
type method struct {
	answer func(s *server, ctx context.Context, params []byte) (any, error)
	// isLong: messages behind it are answered meanwhile.
	isLong bool
}

// methods are the messages that the server knows.
var methods = map[string]method{
	"initialize":                          short((*server).initialize),
	"initialized":                         short(ignored[struct{}]),
	"shutdown":                            short((*server).shutdown),
	"textDocument/didOpen":                short((*server).didOpen),
	"textDocument/didChange":              short((*server).didChange),
	"textDocument/didSave":                short((*server).didSave),
	"textDocument/didClose":               short((*server).didClose),
	"textDocument/hover":                  short((*server).hover),
	"textDocument/codeAction":             short((*server).codeActions),
	"textDocument/codeLens":               long((*server).codeLenses),
	"workspace/executeCommand":            long((*server).execute),
	"$/cancelRequest":                     short((*server).cancelRequest),
	"workspace/didChangeWorkspaceFolders": short((*server).changeFolders),
	"workspace/didChangeConfiguration":    short(ignored[json.RawMessage]),
	"workspace/didChangeWatchedFiles":     short((*server).didChangeFiles),
	"window/workDoneProgress/cancel":      short((*server).cancelProgress),
}

func ignored[P any](*server, context.Context, *P) (any, error) { return nil, nil }

// short is a method that is answered before the next message is read.
func short[P any](answer func(*server, context.Context, *P) (any, error)) method {
	return method{answer: func(s *server, ctx context.Context, params []byte) (any, error) {
		var p P
		if len(params) > 0 {
			if err := json.Unmarshal(params, &p); err != nil {
				return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "%v", err)
			}
		}
		return answer(s, ctx, &p)
	}}
}

// long is a method that takes its time.
func long[P any](answer func(*server, context.Context, *P) (any, error)) method {
	m := short(answer)
	m.isLong = true
	return m
}

// handler is what the connection calls for each message, one after the other. A notification never
// fails: that would end the connection.
func (s *server) handler() jsonrpc2.Handler {
	return func(ctx context.Context, r *jsonrpc2.Request) (any, error) {
		result, err := s.handle(ctx, r)
		if err != nil && !r.IsCall() {
			s.logf("%s: %v", r.Method(), err)
			return nil, nil
		}
		if errors.Is(err, context.Canceled) {
			err = jsonrpc2.Errorf(requestCancelled, "cancelled")
		}
		return result, err
	}
}

// cancelRequest ends the answer to a request.
func (s *server) cancelRequest(_ context.Context, p *protocol.CancelParams) (any, error) {
	var number int64
	var name string
	var id jsonrpc2.ID
	switch {
	case json.Unmarshal(p.ID, &number) == nil:
		id = jsonrpc2.NewNumberID(number)
	case json.Unmarshal(p.ID, &name) == nil:
		id = jsonrpc2.NewStringID(name)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if cancel := s.requests[id]; cancel != nil {
		cancel()
	}
	return nil, nil
}

// handle answers one message.
func (s *server) handle(ctx context.Context, r *jsonrpc2.Request) (result any, err error) {
	name := r.Method()
	if name == "exit" {
		s.mu.Lock()
		defer s.mu.Unlock()
		select {
		case s.exited <- s.isShutdown:
		default:
		}
		return nil, nil
	}
	m, ok := methods[name]
	if !ok {
		if !r.IsCall() {
			return nil, nil // those that begin with $/ need not be known, and others are no use
		}
		return nil, jsonrpc2.Errorf(jsonrpc2.MethodNotFound, "there is no method %q", name)
	}
	if err := s.refusal(name); err != nil {
		return nil, err
	}
	if m.isLong {
		jsonrpc2.Async(ctx)
		s.running.Add(1)
		defer s.running.Done()
	}
	// The context of the message is used again for others when this returns, so that no other may be
	// made of it.
	ctx, cancel := context.WithCancel(s.ctx)
	defer cancel()
	if r.IsCall() {
		id := r.ID()
		s.mu.Lock()
		s.requests[id] = cancel
		s.mu.Unlock()
		defer func() {
			s.mu.Lock()
			delete(s.requests, id)
			s.mu.Unlock()
		}()
	}
	defer func() {
		if p := recover(); p != nil {
			s.logf("internal fault in %s: %v; please report it with the input\n%s", name, p, debug.Stack())
			result, err = nil, jsonrpc2.Errorf(jsonrpc2.InternalError, "internal fault: %v", p)
		}
	}()
	return m.answer(s, ctx, r.Params())
}

// refusal is why a message may not come now; nil: it may.
func (s *server) refusal(name string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch {
	case s.isShutdown:
		return jsonrpc2.Errorf(jsonrpc2.InvalidRequest, "the server is shut down")
	case !s.initialized && name != "initialize":
		return jsonrpc2.Errorf(jsonrpc2.ServerNotInitialized, "initialize has to come first")
	case s.initialized && name == "initialize":
		return jsonrpc2.Errorf(jsonrpc2.InvalidRequest, "initialize comes once")
	}
	return nil
}

// initialize begins a session.
func (s *server) initialize(_ context.Context, p *protocol.InitializeParams) (any, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.initialized, s.client, s.hasPanel = true, p.Capabilities, p.InitializationOptions.Panel
	roots := p.WorkspaceFolders
	if len(roots) == 0 && p.RootURI != "" {
		roots = []protocol.WorkspaceFolder{{URI: p.RootURI}}
	}
	s.folders = folders(nil, roots)
	out := protocol.InitializeResult{ServerInfo: protocol.ServerInfo{Name: "inspect", Version: inspect.Version}}
	c := &out.Capabilities
	c.TextDocumentSync = protocol.TextDocumentSync{OpenClose: true, Change: protocol.Incremental}
	c.HoverProvider = true
	c.CodeActionProvider.CodeActionKinds = []string{protocol.QuickFix}
	c.ExecuteCommandProvider.Commands = commandNames()
	c.Workspace.WorkspaceFolders.Supported, c.Workspace.WorkspaceFolders.ChangeNotifications = true, true
	return out, nil
}

// shutdown ends the checks that are under way.
func (s *server) shutdown(context.Context, *struct{}) (any, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.isShutdown = true
	for _, d := range s.documents {
		d.stop()
	}
	for _, cancel := range s.tokens {
		cancel()
	}
	return nil, nil
}

// changeFolders notes which roots the workspace has.
func (s *server) changeFolders(_ context.Context, p *protocol.DidChangeWorkspaceFoldersParams) (any, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	gone := map[string]bool{}
	for _, f := range folders(nil, p.Event.Removed) {
		gone[f] = true
	}
	var left []string
	for _, f := range s.folders {
		if !gone[f] {
			left = append(left, f)
		}
	}
	s.folders = folders(left, p.Event.Added)
	return nil, nil
}

// folders adds the paths of roots to others.
func folders(to []string, roots []protocol.WorkspaceFolder) []string {
	for _, r := range roots {
		if path, ok := pathOf(r.URI); ok {
			to = append(to, path)
		}
	}
	return to
}

// unknown is the error of a document that is not open.
func unknown(uri string) error {
	return jsonrpc2.Errorf(jsonrpc2.InvalidParams, "%s", fmt.Sprintf("%s is not open", uri))
}
