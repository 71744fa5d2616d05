package lsp_test

import (
	"strings"
	"testing"

	"inspect/internal/lsp/lsptest"
	"inspect/internal/lsp/protocol"
)

// TestFacts: where a method fails in a state that no calls make, what the class always keeps is inserted as
// invariants, and the method holds.
func TestFacts(t *testing.T) {
	t.Parallel()
	const stack = `class Stack {
    private /*@ spec_public @*/ int[] items = new int[3];
    private int size;
    //@ assignable \everything;
    void push(int x) { if (size < items.length) items[size++] = x; }
}
`
	dir := t.TempDir()
	path := written(t, dir, "Stack.java", stack)
	c := started(t, dir)
	c.Open(path, stack)
	ds := c.Await(path, 0)
	if len(ds) == 0 || !strings.Contains(ds[0].Message, "is -") {
		t.Fatalf("published %s", lsptest.String(ds))
	}
	const title = "Insert what Stack keeps as invariants"
	var actions []protocol.CodeAction
	c.Call("textDocument/codeAction", protocol.CodeActionParams{TextDocument: c.Document(path).TextDocument, Range: ds[0].Range}, &actions)
	var command *protocol.Command
	for _, a := range actions {
		if a.Title == title {
			command = a.Command
		}
	}
	if command == nil {
		t.Fatalf("actions are %+v", actions)
	}
	var clauses []string
	c.Execute(&clauses, command.Command, command.Arguments...)
	if len(clauses) == 0 || len(c.Edits) != 1 {
		t.Fatalf("%q by %+v", clauses, c.Edits)
	}
	edited := applied(t, stack, &c.Edits[0].Edit, path)
	if !strings.Contains(edited, "    //@ private invariant 0 <= size;\n") {
		t.Fatalf("the edit gives\n%s", edited)
	}
	c.Change(path, 2, protocol.Change{Text: edited})
	if got := verdictsNow(c, path); got != "holds holds" {
		t.Errorf("after the edit: %s", got)
	}
	c.Execute(&clauses, command.Command, command.Arguments...)
	if len(clauses) != 0 || len(c.Edits) != 1 || len(c.Messages) != 1 {
		t.Errorf("another time: %q, %+v, %q", clauses, c.Edits, c.Messages)
	}
	c.Exit()
}
