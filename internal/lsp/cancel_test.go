package lsp_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"
	"time"

	"inspect"
	"inspect/internal/lsp"
	"inspect/internal/lsp/lsptest"
	"inspect/internal/lsp/protocol"
)

// endless is a file that no check here decides.
const endless = "class Hard {\n    //@ requires a > 1 && b > 1;\n    //@ ensures \\result != 1000036000099L;\n    long product(long a, long b) { return a * b; }\n}\n"

const quickly = "class Quick {\n    int f() { return 1; }\n}\n"

// TestCancel: a check ends by the cancellation of its request, by that of its progress, by an edit of its
// text, and by the close of its file; the next check waits for none of them.
func TestCancel(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	hard, quick := written(t, dir, "Hard.java", endless), written(t, dir, "Quick.java", quickly)
	toServer, fromClient := pipe(t)
	c := startedOn(t, toServer, fromClient, dir)
	others := func(what string) {
		t.Helper()
		start := time.Now()
		var got []lsp.Verdict
		c.Execute(&got, "inspect.check", lsptest.URI(quick))
		if took := time.Since(start); len(got) == 0 || took > 10*time.Second {
			t.Errorf("after %s the next check takes %v and gives %+v", what, took, got)
		}
	}
	// begun waits until the check of the endless file has begun so often, and gives its token.
	begun := func(n int) any {
		t.Helper()
		for range 1000 {
			if tokens := c.Started("checking Hard.java"); len(tokens) >= n {
				return tokens[n-1]
			}
			time.Sleep(10 * time.Millisecond)
		}
		t.Fatalf("the check has not begun %d times", n)
		return nil
	}
	c.Open(quick, quickly)
	c.Await(quick, 0)
	c.Open(hard, endless)
	begun(1)
	c.Change(hard, 2, protocol.Change{Text: endless + "// edited\n"})
	others("an edit")
	c.Save(hard, endless)
	c.Notify("window/workDoneProgress/cancel", protocol.TokenParams{Token: begun(2)})
	others("the cancellation of its progress")
	for i, id := range []string{`"slow"`, "4711"} {
		for _, text := range []string{
			fmt.Sprintf(`{"jsonrpc":"2.0","id":%s,"method":"workspace/executeCommand","params":{"command":"inspect.check","arguments":[%q],"workDoneToken":"mine"}}`, id, lsptest.URI(hard)),
			fmt.Sprintf(`{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":%s}}`, id),
		} {
			if _, err := fmt.Fprintf(fromClient, "Content-Length: %d\r\n\r\n%s", len(text), text); err != nil {
				t.Fatal(err)
			}
			if strings.Contains(text, "workDoneToken") {
				if got := begun(3 + i); got != "mine" {
					t.Errorf("progress has the token %v", got)
				}
			}
		}
		others("a $/cancelRequest of " + id)
	}
	c.Save(hard, endless)
	begun(5)
	c.Notify("textDocument/didClose", c.Document(hard))
	others("a close")
	if ds := c.Diagnostics(hard); len(ds) > 0 {
		t.Errorf("of a closed file: %s", lsptest.String(ds))
	}
	c.Exit()
}

// TestTwoEditors: two editors on one folder and one cache hold other texts of the same files, and each is
// told what a check of its own says.
func TestTwoEditors(t *testing.T) {
	t.Parallel()
	dir, cache := t.TempDir(), t.TempDir()
	path := written(t, dir, "p/Used.java", used)
	var editors sync.WaitGroup
	for i := range 2 {
		c := startedWith(t, cache, dir)
		editors.Go(func() {
			r := rand.New(rand.NewPCG(uint64(i), 1))
			m := &edited{lsptest.NewMirror(used), path, used, 1}
			c.Open(path, used)
			for range 12 {
				m.version++
				c.Change(path, m.version, m.digit(r))
				var got []lsp.Verdict
				if err := c.TryCall("workspace/executeCommand", map[string]any{"command": "inspect.check", "arguments": []any{lsptest.URI(path)}}, &got); err != nil {
					t.Error(err)
					return
				}
				o := sessionOptions([]string{path})
				o.Texts = map[string]string{path: m.Text()}
				want, err := inspect.Check(context.Background(), o)
				if err != nil {
					t.Error(err)
					return
				}
				if g, w := verdictsOf(got), resultsOf(want); g != w {
					t.Errorf("editor %d is told\n%sand a check says\n%sof\n%s", i, g, w, m.Text())
				}
			}
		})
	}
	editors.Wait()
}

// TestOutside: files that change on the disk, and are not open, concern those that are.
func TestOutside(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	const text = "class A {\n    //@ ensures \\result == 1;\n    static int a() { return B.b(); }\n}\n"
	a := written(t, dir, "A.java", text)
	b := written(t, dir, "B.java", "class B { static int b() { return 1; } }\n")
	c := started(t, dir)
	c.Open(a, text)
	n := c.Published(a)
	if ds := c.Await(a, n); len(ds) > 0 {
		t.Errorf("published %s", lsptest.String(ds))
	}
	n = c.Published(a)
	written(t, dir, "B.java", "class B { static int b() { return 2; } }\n")
	changed := func(path string) {
		c.Notify("workspace/didChangeWatchedFiles", map[string]any{"changes": []any{map[string]any{"uri": lsptest.URI(path), "type": 2}}})
	}
	changed(b)
	if ds := c.Await(a, n); len(ds) != 1 {
		t.Errorf("after a change of B.java: %s", lsptest.String(ds))
	}
	n = c.Published(a)
	changed(a) // the editor has told that already
	var got []lsp.Verdict
	c.Execute(&got, "inspect.check", lsptest.URI(a))
	if m := c.Published(a); m != n+1 {
		t.Errorf("published %d times, want %d", m, n+1)
	}
	c.Exit()
}
