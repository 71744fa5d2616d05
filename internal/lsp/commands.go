package lsp

import (
	"context"
	"encoding/json"
	"maps"
	"slices"

	"go.lsp.dev/jsonrpc2"

	"inspect"
	"inspect/internal/lsp/protocol"
)

// The commands. The first argument of each is the URI of an open document, the second the name of a method,
// as a report has it.
const (
	checkCommand = "inspect.check"       // checks the method, or without one all of the document
	showCommand  = "inspect.showStates"  // makes a page of the method, or of the document
	raiseCommand = "inspect.raise"       // checks the method with flags, the third argument, in this session
	testCommand  = "inspect.writeTest"   // writes a JUnit test of the method's counterexample
	factsCommand = "inspect.insertFacts" // writes what the classes of the document keep, as invariants
)

// command does what a client asks for.
type command func(s *server, ctx context.Context, d *document, args arguments) (any, error)

var commands = map[string]command{
	checkCommand: (*server).checkNow,
	showCommand:  (*server).showStates,
	raiseCommand: (*server).raise,
	testCommand:  (*server).writeTest,
	factsCommand: (*server).insertFacts,
}

func commandNames() []string { return slices.Sorted(maps.Keys(commands)) }

// arguments of a command, behind the document.
type arguments struct {
	method, flags string
	token         any // of the client, for progress; nil: none
}

// execute executes a command.
func (s *server) execute(ctx context.Context, p *protocol.ExecuteCommandParams) (any, error) {
	do := commands[p.Command]
	if do == nil {
		return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "there is no command %q", p.Command)
	}
	var words [3]string
	for i, a := range p.Arguments {
		if i < len(words) && json.Unmarshal(a, &words[i]) != nil {
			return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "argument %d of %s is no text", i+1, p.Command)
		}
	}
	s.mu.Lock()
	d := s.document(words[0])
	s.mu.Unlock()
	if d == nil || !d.isJava() {
		return nil, unknown(words[0])
	}
	args := arguments{method: words[1], flags: words[2]}
	if len(p.WorkDoneToken) > 0 && string(p.WorkDoneToken) != "null" {
		args.token = p.WorkDoneToken
	}
	return do(s, ctx, d, args)
}

// Verdict is what the command inspect.check gives of each method.
type Verdict struct {
	Method  string `json:"method"`
	Verdict string `json:"verdict"`
	Line    int    `json:"line"` // of the method, from 1
	Message string `json:"message"`
}

// checkNow checks what the editor holds now.
func (s *server) checkNow(ctx context.Context, d *document, args arguments) (any, error) {
	c, err := s.check(ctx, d, args.method, args.token)
	if err != nil {
		return nil, err
	}
	out := []Verdict{}
	for _, r := range c.report.Results {
		if args.method == "" || r.Name() == args.method {
			h := r.Headline()
			out = append(out, Verdict{r.Name(), string(r.Verdict), r.Line, h.Status + ": " + h.Text})
		}
	}
	return out, nil
}

// raise checks a method with larger bounds, and keeps these for it in this session.
func (s *server) raise(ctx context.Context, d *document, args arguments) (any, error) {
	settings := settingsOf(args.flags)
	if len(settings) == 0 || args.method == "" {
		return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "%s takes a document, a method and flags", raiseCommand)
	}
	var trial inspect.Options
	for _, k := range settings {
		if !isBound(k.Name) {
			return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "--%s cannot be of its own for a method", k.Name)
		}
		if err := trial.Set(k.Name, k.Values...); err != nil {
			return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "%v", err)
		}
	}
	s.mu.Lock()
	d.raised = append(d.raised, inspect.Section{
		Name:     "raised in the editor",
		Applies:  func(method, _ string) bool { return method == args.method },
		Settings: settings,
	})
	s.mu.Unlock()
	return s.checkNow(ctx, d, args)
}
