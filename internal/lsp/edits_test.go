package lsp_test

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf16"

	"inspect"
	"inspect/internal/lsp"
	"inspect/internal/lsp/lsptest"
	"inspect/internal/lsp/protocol"
)

var edits = flag.Int("lsp.edits", 100, "random edits of open files, after which the verdicts are compared with those of a check")

// pieces are what random edits insert.
var pieces = []string{"0", "1", "-", "+", "n", "null", ";", "}", "{", "\n", "\r\n", " ", "// é 𝄞\n", "//@ requires n > 0;\n", "//@ ensures \\result == n;\n", "int", "return n;", "\"𝄞\"", "(", ")"}

const user = `package p;

class User {
    // é 𝄞: characters of one, two and four bytes
    //@ ensures \result > 0;
    int half(int n) { return Used.next(n) / 2; }

    int third(int n) { return 3 / n; }

    //@ requires a.length > 0;
    int first(int[] a) { String s = "𝄞"; return a[s.length() - 2]; }
}
`

const used = `package p;

class Used {
    //@ requires n < 5;
    //@ ensures \result == n + 1;
    static int next(int n) { return n + 1; }

    static int loop(int n) { int s = 0; for (int i = 0; i < n; i++) s++; return s; }
}
`

// edited is an open file.
type edited struct {
	*lsptest.Mirror
	path, original string
	version        int
}

// digit replaces a random digit by another one.
func (m *edited) digit(r *rand.Rand) protocol.Change {
	var at []int
	for i, c := range utf16.Encode([]rune(m.Text())) {
		if c >= '0' && c <= '9' {
			at = append(at, i)
		}
	}
	if len(at) == 0 {
		return m.Edit(r, "0")
	}
	i := at[r.IntN(len(at))]
	return m.Replace(i, i+1, string(rune('0'+r.IntN(10))))
}

// TestRandomEdits edits two files, of which one rests on the other, at random, saves them now and then,
// asks for checks and cancels them. In the end what the server says of each is what a check of the same
// texts says, and so it is when they are as they were.
func TestRandomEdits(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	c := started(t, dir)
	seed := uint64(1)
	if *edits > 100 {
		seed = uint64(time.Now().UnixNano())
		t.Logf("seed %d", seed)
	}
	r := rand.New(rand.NewPCG(seed, 0))
	var files []*edited
	for _, original := range []string{user, used} {
		path := written(t, dir, "p/"+map[string]string{user: "User", used: "Used"}[original]+".java", original)
		files = append(files, &edited{lsptest.NewMirror(original), path, original, 1})
		c.Open(path, original)
	}
	for i := range *edits {
		m := files[r.IntN(len(files))]
		if i >= *edits-2 {
			m = files[0]
		}
		m.version++
		switch {
		case i%4 == 0 || i == *edits-2: // as the file was, so that much of it can be checked
			c.Change(m.path, m.version, m.Replace(0, m.Len(), m.original))
		case i%4 == 1 || i == *edits-1: // what may make another verdict
			c.Change(m.path, m.version, m.digit(r), m.digit(r))
		default:
			c.Change(m.path, m.version, m.Edit(r, pieces[r.IntN(len(pieces))]), m.Edit(r, ""))
		}
		switch r.IntN(8) {
		case 0, 1:
			c.Save(m.path, m.Text())
		case 2:
			c.Abandoned("inspect.check", lsptest.URI(m.path))
		case 3:
			c.TryCall("textDocument/codeLens", c.Document(m.path), nil)
		case 4:
			c.TryCall("textDocument/hover", protocol.PositionParams{TextDocument: c.Document(m.path).TextDocument, Position: m.Position(m.Boundary(r))}, nil)
		case 5:
			p := m.Position(m.Boundary(r))
			c.TryCall("textDocument/codeAction", protocol.CodeActionParams{TextDocument: c.Document(m.path).TextDocument, Range: protocol.Range{Start: p, End: p}}, nil)
		}
		if r.IntN(4) == 0 {
			time.Sleep(time.Duration(r.IntN(100)) * time.Millisecond)
		}
	}
	texts := map[string]string{}
	for _, m := range files {
		texts[m.path] = m.Text()
	}
	compare := func() {
		t.Helper()
		for _, m := range files {
			var got []lsp.Verdict
			c.Execute(&got, "inspect.check", lsptest.URI(m.path))
			o := sessionOptions([]string{m.path})
			o.Texts = texts
			want, err := inspect.Check(context.Background(), o)
			if err != nil {
				t.Fatal(err)
			}
			if g, w := verdictsOf(got), resultsOf(want); g != w {
				t.Errorf("%s: the server says\n%sand a check\n%sof\n%s", m.path, g, w, m.Text())
			}
			errors := 0
			for _, d := range want.Diagnostics {
				if d.Severity == "error" {
					errors++
				}
			}
			for _, d := range c.Diagnostics(m.path) {
				if d.Severity == protocol.Error && d.Code != "usage" {
					errors--
				}
			}
			if len(want.Results) == 0 && errors != 0 {
				t.Errorf("%s: published %sof\n%s", m.path, lsptest.String(c.Diagnostics(m.path)), m.Text())
			}
		}
	}
	compare()
	for _, m := range files {
		m.version++
		c.Change(m.path, m.version, m.Replace(0, m.Len(), m.original))
		texts[m.path] = m.Text()
	}
	compare()
	c.Exit()
}

func verdictsOf(vs []lsp.Verdict) string {
	slices.SortFunc(vs, func(a, b lsp.Verdict) int { return cmp.Compare(a.Method, b.Method) })
	out := ""
	for _, v := range vs {
		out += fmt.Sprintf("  %s:%d %s\n", v.Method, v.Line, v.Verdict)
	}
	return out
}

func resultsOf(r *inspect.Report) string {
	var vs []lsp.Verdict
	for _, m := range r.Results {
		vs = append(vs, lsp.Verdict{Method: m.Name(), Line: m.Line, Verdict: string(m.Verdict)})
	}
	return verdictsOf(vs)
}

// TestMalformed: what is no message, or asks for what is not there, gets an error, and the server goes on.
func TestMalformed(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	path := written(t, dir, "List.java", list)
	toServer, fromClient := pipe(t)
	c := startedOn(t, toServer, fromClient, dir)
	send := func(text string) {
		t.Helper()
		if _, err := fmt.Fprintf(fromClient, "Content-Length: %d\r\n\r\n%s", len(text), text); err != nil {
			t.Fatal(err)
		}
	}
	for _, text := range []string{
		"{", "[]", "[1]", "null", "7", `"x"`, "{}", `{"jsonrpc":"2.0"}`, `{"jsonrpc":"1.0","id":1,"method":"shutdown"}`, "\x00\xff", strings.Repeat("[", 10000),
		`{"jsonrpc":"2.0","method":"textDocument/didOpen","params":7}`,
		`{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"untitled:1","text":"class A {"}}}`,
		`{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"%zz"}}}`,
		`{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///nowhere.java"},"contentChanges":[{"text":""}]}}`,
		`{"jsonrpc":"2.0","method":"$/unknown"}`, `{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":{}}}`, `{"jsonrpc":"2.0","method":"$/cancelRequest"}`,
		`{"jsonrpc":"2.0","id":"s","result":1}`, `{"jsonrpc":"2.0","id":99999,"result":1}`,
	} {
		send(text)
	}
	for method, params := range map[string]any{
		"no/such": nil, "initialize": map[string]any{}, "textDocument/hover": []int{1}, "workspace/executeCommand": map[string]any{"command": "rm"},
	} {
		if err := c.TryCall(method, params, nil); err == nil {
			t.Errorf("%s with %v is answered", method, params)
		}
	}
	for _, args := range [][]any{nil, {7}, {"file:///nowhere.java"}, {lsptest.URI(path)}} {
		if err := c.TryCall("workspace/executeCommand", map[string]any{"command": "inspect.raise", "arguments": args}, nil); err == nil {
			t.Errorf("a raise of %v is answered", args)
		}
	}
	c.Open(path, list)
	if ds := c.Await(path, 0); len(ds) != 1 {
		t.Errorf("published %s", lsptest.String(ds))
	}
	for _, at := range []protocol.Position{{Line: -1, Character: -1}, {Line: 1 << 30}, {Line: 3, Character: 1 << 30}} {
		c.Change(path, 2, protocol.Change{Range: &protocol.Range{Start: at, End: at}, Text: " "})
	}
	c.Call("textDocument/hover", protocol.PositionParams{TextDocument: c.Document(path).TextDocument, Position: protocol.Position{Line: 1 << 30}}, nil)
	c.Exit()
	if err := c.TryCall("textDocument/hover", nil, nil); err == nil {
		t.Error("hover is answered after shutdown")
	}
}

// TestRaise: a result that is cut off offers a larger bound, which counts for its method until the session
// ends.
func TestRaise(t *testing.T) {
	t.Parallel()
	const loop = "class Loop {\n    //@ requires 0 <= n && n < 7;\n    //@ ensures \\result == n;\n    static int count(int n) { int s = 0; for (int i = 0; i < n; i++) s++; return s; }\n}\n"
	dir := t.TempDir()
	path := written(t, dir, "Loop.java", loop)
	c := started(t, dir)
	c.Open(path, loop)
	if ds := c.Await(path, 0); len(ds) > 0 {
		t.Fatalf("published %s", lsptest.String(ds))
	}
	raise := func() (out []protocol.CodeAction) {
		line := protocol.Position{Line: 3, Character: 15}
		c.Call("textDocument/codeAction", protocol.CodeActionParams{TextDocument: c.Document(path).TextDocument, Range: protocol.Range{Start: line, End: line}}, &out)
		return out
	}
	actions := raise()
	if len(actions) != 1 || !strings.Contains(actions[0].Title, "--unwind") {
		t.Fatalf("actions are %+v", actions)
	}
	n := c.Published(path)
	var got []lsp.Verdict
	c.Execute(&got, actions[0].Command.Command, actions[0].Command.Arguments...)
	if len(got) != 1 || got[0].Verdict != "holds" {
		t.Errorf("with %s: %+v", actions[0].Title, got)
	}
	c.Await(path, n)
	if actions := raise(); len(actions) != 0 {
		t.Errorf("it is still cut off: %+v", actions)
	}
	n = c.Published(path)
	c.Save(path, loop)
	c.Await(path, n)
	if actions := raise(); len(actions) != 0 {
		t.Errorf("after a save it is cut off: %+v", actions)
	}
	c.Exit()
}

// TestUnsaved: what is open and not saved counts for the files that rest on it; a file that is closed counts
// as it was saved.
func TestUnsaved(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	a := written(t, dir, "A.java", "class A {\n    //@ ensures \\result == 1;\n    static int a() { return B.b(); }\n}\n")
	b := written(t, dir, "B.java", "class B { static int b() { return 1; } }\n")
	text, err := os.ReadFile(a)
	if err != nil {
		t.Fatal(err)
	}
	c := started(t, dir)
	verdict := func(want string) {
		t.Helper()
		var got []lsp.Verdict
		c.Execute(&got, "inspect.check", lsptest.URI(a))
		if len(got) != 1 || got[0].Verdict != want {
			t.Errorf("%+v, want %s", got, want)
		}
	}
	c.Open(a, string(text))
	verdict("holds")
	c.Open(b, "class B { static int b() { return 2; } }\n")
	verdict("violated")
	c.Change(b, 2, protocol.Change{Text: "class B { static int b() { return 1; } }\n"})
	verdict("holds")
	c.Change(b, 3, protocol.Change{Text: "class B { static int b() { return 3; } }\n"})
	verdict("violated")
	c.Notify("textDocument/didClose", c.Document(b))
	verdict("holds")
	n := c.Published(a)
	c.Open(b, "class B { static int b() { return 1; } }\n")
	c.Save(b, "class B { static int b() { return 4; } }\n")
	c.Change(b, 2, protocol.Change{Text: "class B { static int b() { return 4; } }\n"})
	c.Save(b, "class B { static int b() { return 4; } }\n")
	for ds := c.Await(a, n); len(ds) == 0; ds = c.Await(a, n) {
		n = c.Published(a)
	}
	c.Exit()
}

// TestSpecification: a file of specifications that is open counts as the editor holds it, and its save has
// what rests on it checked.
func TestSpecification(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	const code, spec = "class A {\n    static int a() { return 1; }\n}\n", "class A {\n    //@ ensures \\result == %d;\n    static int a();\n}\n"
	a, jml := written(t, dir, "A.java", code), written(t, dir, "A.jml", fmt.Sprintf(spec, 1))
	c := started(t, dir)
	c.Open(a, code)
	if ds := c.Await(a, 0); len(ds) > 0 {
		t.Errorf("published %s", lsptest.String(ds))
	}
	c.Open(jml, fmt.Sprintf(spec, 2))
	var got []lsp.Verdict
	c.Execute(&got, "inspect.check", lsptest.URI(a))
	if len(got) == 0 || got[len(got)-1].Verdict != "violated" {
		t.Errorf("with another specification: %+v", got)
	}
	n := c.Published(a)
	c.Change(jml, 2, protocol.Change{Text: fmt.Sprintf(spec, 1)})
	c.Save(jml, fmt.Sprintf(spec, 1))
	if ds := c.Await(a, n); len(ds) > 0 {
		t.Errorf("after the save: %s", lsptest.String(ds))
	}
	if n := c.Published(jml); n > 0 {
		t.Errorf("diagnostics of the specification were published %d times", n)
	}
	c.Exit()
}
