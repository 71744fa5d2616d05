package verify_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"inspect/internal/columns"
	"inspect/java/types"
	"inspect/verify"
)

// TestDefaultContract: a verdict that rests on the contract of a method without one says
// what that contract is.
func TestDefaultContract(t *testing.T) {
	const java = `class A {
    int n;
    int change(int x) { n = x; return x + 1; }
    /*@ pure @*/ int look(int x) { return x + 1; }
    //@ ensures \result > 0;
    int said(int x) { return 1; }
    //@ ensures true;
    int calls() { return change(3) + change(4) + look(5) + said(6); }
}
`
	path := filepath.Join(t.TempDir(), "A.java")
	if err := os.WriteFile(path, []byte(java), 0o600); err != nil {
		t.Fatal(err)
	}
	for calls, want := range map[string][]string{
		"contract": {`change(int) has no contract, so the call counts by the default one: requires true; ensures true; assignable \everything; it throws what its declaration names`,
			`look(int) has no contract, so the call counts by the default one: requires true; ensures true; assignable \nothing, since it is pure`},
		"auto": nil,
	} {
		doc := verify.Run(context.Background(), verify.Config{
			Paths: []string{path}, Methods: []string{"A.calls"}, Calls: calls, Exceptions: types.NoException, Attempts: []verify.Attempt{columns.All(t)[columns.Quick]},
		})
		if len(doc.Results) != 1 {
			t.Fatal(columns.Text(doc))
		}
		var notes []string
		for _, d := range doc.Results[0].Diagnostics {
			if d.Code == "default-contract" {
				notes = append(notes, d.Message)
			}
		}
		if len(notes) != len(want) {
			t.Fatalf("%s: want %d notes\n%s", calls, len(want), columns.Text(doc))
		}
		for i, w := range want {
			if !strings.Contains(notes[i], w) {
				t.Errorf("%s: %s\nwant %s", calls, notes[i], w)
			}
		}
	}
}
