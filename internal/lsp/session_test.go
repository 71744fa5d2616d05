package lsp_test

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"inspect"
	"inspect/internal/lsp"
	"inspect/internal/lsp/lsptest"
	"inspect/internal/lsp/protocol"
)

// sessionOptions are those of every check of a test.
func sessionOptions(files []string) inspect.Options {
	return inspect.Options{Paths: files, Policy: &inspect.Policy{}, SATSolver: "gophersat"}
}

// pipe is one as the system has it.
func pipe(t testing.TB) (*os.File, *os.File) {
	t.Helper()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	return r, w
}

// started is an editor beside a server in this process. At the end of the test the server has to end, too.
func started(t testing.TB, folders ...string) *lsptest.Client {
	t.Helper()
	toServer, fromClient := pipe(t)
	return startedOn(t, toServer, fromClient, folders...)
}

// startedWith is started with a folder for the cache.
func startedWith(t testing.TB, cache string, folders ...string) *lsptest.Client {
	t.Helper()
	toServer, fromClient := pipe(t)
	return startedAt(t, toServer, fromClient, cache, folders...)
}

// startedOn is started with a pipe to the server.
func startedOn(t testing.TB, toServer, fromClient *os.File, folders ...string) *lsptest.Client {
	t.Helper()
	return startedAt(t, toServer, fromClient, t.TempDir(), folders...)
}

func startedAt(t testing.TB, toServer, fromClient *os.File, cache string, folders ...string) *lsptest.Client {
	t.Helper()
	toClient, fromServer := pipe(t)
	ended := make(chan error, 1)
	go func() {
		ended <- lsp.Serve(context.Background(), toServer, fromServer, lsp.Config{
			Options: func(_ context.Context, _ string, files []string) (inspect.Options, []inspect.Diagnostic, error) {
				o := sessionOptions(files)
				o.Cache = cache
				return o, nil, nil
			},
			Log: t.Output(),
		})
		fromServer.Close()
	}()
	c := lsptest.New(t, toClient, fromClient, folders...)
	t.Cleanup(func() {
		fromClient.Close()
		select {
		case <-ended:
		case <-time.After(20 * time.Second):
			t.Error("the server does not end")
		}
	})
	return c
}

func written(t testing.TB, dir, name, text string) string {
	t.Helper()
	path := filepath.Join(dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// applied is a text after the edits of one file.
func applied(t testing.TB, old string, e *protocol.WorkspaceEdit, path string) string {
	t.Helper()
	edits := e.Changes[lsptest.URI(path)]
	if len(edits) != 1 || edits[0].Range.Start != edits[0].Range.End {
		t.Fatalf("%+v is not one insertion", e)
	}
	lines := strings.SplitAfter(old, "\n")
	at := edits[0].Range.Start
	lines[at.Line] = lines[at.Line][:at.Character] + edits[0].NewText + lines[at.Line][at.Character:]
	return strings.Join(lines, "")
}

const division = `package p;

public class Div {
	private int n;

	/** Divides. */
	@Deprecated
	public int div(int a, int b) {
		return a / b;
	}
}
`

// TestNeed plays a session: a file is opened, what its method needs is shown, the action writes it in front
// of the method, and after the save nothing is shown any more.
func TestNeed(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	path := written(t, dir, "p/Div.java", division)
	c := started(t, dir)
	c.Open(path, division)
	got := lsptest.String(c.Await(path, 0))
	if want := "8:13-8:14 3 arithmetic needs: requires b != 0; else ArithmeticException: b is 0 in "; !strings.HasPrefix(got, want) {
		t.Fatalf("published %s, want %s", got, want)
	}
	var hover protocol.Hover
	c.Call("textDocument/hover", protocol.PositionParams{TextDocument: c.Document(path).TextDocument, Position: protocol.Position{Line: 7, Character: 14}}, &hover)
	if !strings.Contains(hover.Contents.Value, "//@ requires b != 0;") {
		t.Errorf("hover shows %q", hover.Contents.Value)
	}
	var actions []protocol.CodeAction
	c.Call("textDocument/codeAction", protocol.CodeActionParams{TextDocument: c.Document(path).TextDocument, Range: c.Diagnostics(path)[0].Range}, &actions)
	if len(actions) != 1 || actions[0].Edit == nil {
		t.Fatalf("actions are %+v", actions)
	}
	edited := applied(t, division, actions[0].Edit, path)
	if !strings.Contains(edited, "\t/** Divides. */\n\t//@ requires b != 0;\n\t@Deprecated\n") {
		t.Fatalf("the edit gives\n%s", edited)
	}
	n := c.Published(path)
	c.Change(path, 2, protocol.Change{Range: &actions[0].Edit.Changes[lsptest.URI(path)][0].Range, Text: actions[0].Edit.Changes[lsptest.URI(path)][0].NewText})
	c.Save(path, edited)
	if ds := c.Await(path, n); len(ds) > 0 {
		t.Errorf("after the edit: %s", lsptest.String(ds))
	}
	c.Exit()
}

// TestHint: of a violation that passes under a condition, that is offered as a clause.
func TestHint(t *testing.T) {
	t.Parallel()
	const cells = "public class Cells {\n    private int[] cells = new int[3];\n\n    public int get(int i) {\n        if (i < 0) return 0;\n        return cells[i];\n    }\n}\n"
	dir := t.TempDir()
	path := written(t, dir, "Cells.java", cells)
	c := started(t, dir)
	c.Open(path, cells)
	ds := c.Await(path, 0)
	if len(ds) != 1 || ds[0].Severity != protocol.Error {
		t.Fatalf("published %s", lsptest.String(ds))
	}
	var actions []protocol.CodeAction
	c.Call("textDocument/codeAction", protocol.CodeActionParams{TextDocument: c.Document(path).TextDocument, Range: ds[0].Range}, &actions)
	if len(actions) != 2 || actions[0].Edit == nil || actions[0].Title != "Insert //@ requires i < this.cells.length && i >= 0;" {
		t.Fatalf("actions are %+v", actions)
	}
	n, edited := c.Published(path), applied(t, cells, actions[0].Edit, path)
	c.Change(path, 2, protocol.Change{Text: edited})
	c.Save(path, edited)
	if ds := c.Await(path, n); len(ds) > 0 {
		t.Errorf("after the edit: %sof\n%s", lsptest.String(ds), edited)
	}
	c.Exit()
}

const list = `class List {
    static class Node { int key; /*@ nullable @*/ Node next; }

    /*@ nullable @*/ Node head;

    //@ ensures !\reach(head, Node, next).has(n);
    void remove(Node n) {
        Node p = head;
        while (p != null && p.next != n) p = p.next;
        if (p != null) p.next = n.next;
    }
}
`

// TestViolation: a violation is an error at its clause, with the steps to it; its counterexample is shown as
// text, as a page and as a JUnit test.
func TestViolation(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	path := written(t, dir, "List.java", list)
	c := started(t, dir)
	c.Open(path, list)
	ds := c.Await(path, 0)
	if len(ds) != 1 || ds[0].Severity != protocol.Error || ds[0].Code != "postcondition" || ds[0].Source != "inspect" ||
		!strings.HasPrefix(ds[0].Message, "violated: postcondition !\\reach") || ds[0].Range.Start != (protocol.Position{Line: 5, Character: 8}) {
		t.Fatalf("published %s", lsptest.String(ds))
	}
	var lines []int
	for _, r := range ds[0].RelatedInformation {
		lines = append(lines, r.Location.Range.Start.Line)
		if r.Location.URI != lsptest.URI(path) {
			t.Errorf("%+v is in another file", r)
		}
	}
	if len(lines) < 3 || lines[0] != 6 {
		t.Errorf("related are the lines %v", lines)
	}
	var hover protocol.Hover
	c.Call("textDocument/hover", protocol.PositionParams{TextDocument: c.Document(path).TextDocument, Position: ds[0].Range.Start}, &hover)
	for _, want := range []string{"List.java:6:9: violated", "this", "List#1", "confirmed by the interpreter"} {
		if !strings.Contains(hover.Contents.Value, want) {
			t.Errorf("hover does not show %q: %s", want, hover.Contents.Value)
		}
	}
	var lenses []protocol.CodeLens
	c.Call("textDocument/codeLens", c.Document(path), &lenses)
	if len(lenses) != 2 || lenses[0].Command.Title != "check (violated)" || lenses[1].Command.Title != "show states" || lenses[0].Range.Start.Line != 6 {
		t.Fatalf("lenses are %+v", lenses)
	}
	var verdicts []lsp.Verdict
	c.Execute(&verdicts, lenses[0].Command.Command, lenses[0].Command.Arguments...)
	if len(verdicts) != 1 || verdicts[0].Method != "List.remove(Node)" || verdicts[0].Verdict != "violated" || verdicts[0].Line != 7 {
		t.Errorf("check gives %+v", verdicts)
	}
	var page lsp.Page
	c.Execute(&page, lenses[1].Command.Command, lenses[1].Command.Arguments...)
	text, err := os.ReadFile(page.Path)
	if err != nil || !strings.Contains(string(text), "<html") || !strings.Contains(string(text), "List.remove(Node)") || len(c.Shown) != 1 || c.Shown[0] != page.URI {
		t.Errorf("the page %s is %d bytes, %v; shown are %q", page.Path, len(text), err, c.Shown)
	}
	var actions []protocol.CodeAction
	c.Call("textDocument/codeAction", protocol.CodeActionParams{TextDocument: c.Document(path).TextDocument, Range: ds[0].Range}, &actions)
	if len(actions) != 1 || actions[0].Command == nil || actions[0].Command.Command != "inspect.writeTest" {
		t.Fatalf("actions are %+v", actions)
	}
	var made []string
	c.Execute(&made, actions[0].Command.Command, actions[0].Command.Arguments...)
	if len(made) != 2 || len(c.Edits) != 1 {
		t.Fatalf("%q were made, by %+v", made, c.Edits)
	}
	asJSON, _ := json.Marshal(c.Edits[0].Edit)
	for _, want := range []string{`"kind":"create"`, `"overwrite":false`, "Reproduce_List_remove_NodeTest.java", "@Test"} {
		if !strings.Contains(string(asJSON), want) {
			t.Errorf("the edit has no %s", want)
		}
	}
	// With the test there already, nothing is written.
	for _, uri := range made {
		written(t, dir, strings.TrimPrefix(uri, lsptest.URI(dir)+"/"), "// mine\n")
	}
	c.Execute(&made, actions[0].Command.Command, actions[0].Command.Arguments...)
	if len(made) != 0 || len(c.Edits) != 1 || len(c.Messages) != 1 {
		t.Errorf("a file that is there: %q, %+v, %q", made, c.Edits, c.Messages)
	}
	c.Exit()
	if _, err := os.Stat(page.Path); err != nil {
		t.Error("the page goes with the process, not before:", err)
	}
}

// TestCallsTest: a test of calls needs no other file, and none is made.
func TestCallsTest(t *testing.T) {
	t.Parallel()
	const cart = "public class Cart {\n    private int n;\n    public int part() { return 1 / n; }\n}\n"
	dir := t.TempDir()
	path := written(t, dir, "src/main/java/Cart.java", cart)
	toServer, fromClient := pipe(t)
	c := startedOn(t, toServer, fromClient, dir)
	c.Open(path, cart)
	if ds := c.Await(path, 0); len(ds) != 1 {
		t.Fatalf("published %s", lsptest.String(ds))
	}
	var made []string
	c.Execute(&made, "inspect.writeTest", lsptest.URI(path), "Cart.part()")
	want := lsptest.URI(filepath.Join(dir, "src", "test", "java", "Reproduce_Cart_partTest.java"))
	if len(made) != 1 || made[0] != want {
		t.Errorf("%q were made, want %s", made, want)
	}
	c.Exit()
}
