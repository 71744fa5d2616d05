package lsp

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"inspect"
	"inspect/internal/lsp/protocol"
	"inspect/java/ast"
	"inspect/java/source"
	"inspect/java/types"
	"inspect/parse"
	"inspect/report"
)

// codeActions are what can be done about the methods at a range.
func (s *server) codeActions(_ context.Context, p *protocol.CodeActionParams) (any, error) {
	s.mu.Lock()
	d := s.document(p.TextDocument.URI)
	var c *checked
	var now text
	if d != nil {
		c, now = d.checked, d.text
	}
	s.mu.Unlock()
	out := []protocol.CodeAction{}
	if c == nil {
		return out, nil
	}
	all := s.findings(d.path, c)
	if c.text == now {
		out = append(out, s.ofInput(d, now, all, p.Range)...)
	}
	for _, r := range s.at(d.path, c, p.Range) {
		var about []protocol.Diagnostic
		for _, f := range all {
			if f.result == r {
				about = append(about, f.Diagnostic)
			}
		}
		if c.text == now { // otherwise the places are of another text
			for _, clauses := range append([][]string{r.Clauses()}, assumptions(r)...) {
				if a := insert(d, c.text, r, clauses); a != nil {
					a.Diagnostics = about
					out = append(out, *a)
				}
			}
			for _, a := range s.declarations(d, now, nullDefaults(r)) {
				a.Diagnostics = about
				if !slices.ContainsFunc(out, func(o protocol.CodeAction) bool { return o.Title == a.Title }) {
					out = append(out, a)
				}
			}
		}
		for _, flag := range raises(r) {
			out = append(out, action("Check "+r.Name()+" with "+flag, raiseCommand, d.uri, r.Name(), flag))
		}
		if lacksInvariant(r) && isSame(r.File, d.path) {
			out = append(out, action("Insert what "+r.Class[strings.LastIndexByte(r.Class, '.')+1:]+" keeps as invariants", factsCommand, d.uri, r.Name()))
		}
		if r.Verdict == inspect.Violated {
			out = append(out, action("Write a JUnit test of "+r.Name(), testCommand, d.uri, r.Name()))
		}
	}
	return out, nil
}

// ofInput are what can be done about what is said of the input at a range.
func (s *server) ofInput(d *document, now text, all []finding, at protocol.Range) (out []protocol.CodeAction) {
	for _, f := range all {
		if i := f.input; i != nil && i.Code == string(types.OwnField) && overlaps(f.Range, at) {
			for _, a := range s.declarations(d, now, []*report.NullDefault{mayNotBeNull(i.File, i.Line, i.Column)}) {
				a.Diagnostics = []protocol.Diagnostic{f.Diagnostic}
				out = append(out, a)
			}
		}
	}
	return out
}

// action is one that a command of the server does.
func action(title, command string, arguments ...any) protocol.CodeAction {
	return protocol.CodeAction{Title: title, Kind: protocol.QuickFix, Command: &protocol.Command{Title: title, Command: command, Arguments: arguments}}
}

// assumptions are clauses under which checks pass that are broken, and which the author may have meant.
func assumptions(r *inspect.Result) (out [][]string) {
	for _, c := range r.Counterexamples() {
		if c.Hint != "" && !strings.Contains(c.Hint, "(*") {
			out = append(out, []string{"requires " + c.Hint + ";"})
		}
	}
	return out
}

// insert writes clauses in front of a method: what its callers have to see to. Nil: there is nothing to
// write, or it belongs elsewhere.
func insert(d *document, t text, r *inspect.Result, clauses []string) *protocol.CodeAction {
	if len(clauses) == 0 || !isSame(r.File, d.path) {
		return nil
	}
	at := declared(t, r.Line, r.Column)
	if at < 0 {
		return nil
	}
	start := strings.LastIndexAny(string(t[:at]), "\r\n") + 1
	indent := string(t[start:at])
	var b strings.Builder
	for _, c := range clauses {
		if strings.TrimSpace(indent) == "" {
			fmt.Fprintf(&b, "//@ %s%s%s", c, t.lineBreak(), indent)
		} else {
			fmt.Fprintf(&b, "/*@ %s @*/ ", c) // something stands before it on the line
		}
	}
	title := "Insert //@ " + clauses[0]
	if n := len(clauses) - 1; n > 0 {
		title += fmt.Sprintf(" and %d more", n)
	}
	edit := protocol.TextEdit{Range: t.between(at, at), NewText: b.String()}
	return &protocol.CodeAction{Title: title, Kind: protocol.QuickFix, Edit: &protocol.WorkspaceEdit{Changes: map[string][]protocol.TextEdit{d.uri: {edit}}}}
}

// lineBreak is what ends the first line.
func (t text) lineBreak() string {
	if i := strings.IndexByte(string(t), '\n'); i > 0 && t[i-1] == '\r' {
		return "\r\n"
	}
	return "\n"
}

// declared is the offset at which the declaration of a method begins, with its modifiers, whose name stands
// at a place of a report; negative: there is none.
func declared(t text, line, column int) int {
	f, _ := parse.File(source.NewFile("", string(t)))
	if f == nil {
		return -1
	}
	out := -1
	ast.Walk(f, func(n ast.Node) bool {
		m, ok := n.(*ast.MethodDecl)
		if ok && m.Name != nil {
			if p := m.Name.Span().Position(); p.Line == line && p.Column == column {
				out = int(m.Span().Start)
			}
		}
		return out < 0
	})
	return out
}

// raises are the bounds, each as a flag, that a result advises to raise, of those that a method may have of
// its own.
func raises(r *inspect.Result) (out []string) {
	for _, m := range r.Remedies {
		settings := settingsOf(m.Flag)
		if len(settings) > 0 && !slices.ContainsFunc(settings, func(k inspect.Setting) bool { return !isBound(k.Name) }) && !slices.Contains(out, m.Flag) {
			out = append(out, m.Flag)
		}
	}
	return out
}

// isBound reports whether a flag is a bound that a method may have of its own.
func isBound(name string) bool {
	return name == "timeout" || slices.Contains(inspect.SectionSettings(), name) && !slices.Contains([]string{"encoding", "backend", "sat-solver", "reach", "floats", "calls", "loops"}, name)
}

// settingsOf are flags as a remedy has them, --unwind 8 --array-length 'int[]=9'; none where it is
// something else.
func settingsOf(flags string) (out []inspect.Setting) {
	words := strings.Fields(strings.ReplaceAll(flags, "'", ""))
	if len(words)%2 != 0 {
		return nil
	}
	for i := 0; i < len(words); i += 2 {
		name, ok := strings.CutPrefix(words[i], "--")
		if !ok {
			return nil
		}
		out = append(out, inspect.Setting{Name: name, Values: []string{words[i+1]}})
	}
	return out
}
