package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"inspect/internal/oracle"
	"inspect/report"
)

// TestDialects checks the classes of testdata/dialects, written as the users of four tools
// write them, under the dialect that their folder is named for. What the author of each
// method expects stands in front of it, as in the oracle's table (internal/oracle); what
// has no contract is in order.
func TestDialects(t *testing.T) {
	t.Parallel()
	root := filepath.Join("..", "..", "testdata", "dialects")
	folders, err := os.ReadDir(root)
	if err != nil || len(folders) != 4 {
		t.Fatalf("%d dialects: %v", len(folders), err)
	}
	for _, f := range folders {
		t.Run(f.Name(), func(t *testing.T) {
			dir := filepath.Join(root, f.Name())
			type place struct {
				file string
				line int
			}
			expected := map[place]oracle.Case{}
			cases, err := oracle.Table(dir)
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range cases {
				expected[place{c.File, c.Method.Span.Line()}] = c
			}
			if len(expected) < 15 {
				t.Errorf("only %d methods", len(expected))
			}
			var stdout, stderr bytes.Buffer
			code := run([]string{"inspect", "check", "--dialect", f.Name(), "--format", "json", "--no-cache", "--findings", "1", dir}, &stdout, &stderr)
			var doc report.Document
			if err := json.Unmarshal(stdout.Bytes(), &doc); err != nil || code != report.ExitViolated {
				t.Fatalf("exit code %d, %v\n%s", code, err, &stderr)
			}
			for _, r := range doc.Results {
				at := place{r.File, r.Line}
				c, ok := expected[at]
				delete(expected, at)
				if !ok && (r.Verdict == report.Holds || r.Verdict == report.Nothing) {
					continue
				}
				if c.Word != string(r.Verdict) {
					t.Errorf("%s:%d: %s.%s: %s %s, want %s", r.File, r.Line, r.Class, r.Method, r.Verdict, r.Reason, c.Word)
				}
				for _, x := range r.Counterexamples() {
					if len(c.Kinds) > 0 && !slices.Contains(c.Kinds, x.Kind) {
						t.Errorf("%s:%d: %s.%s: %s, want %v", r.File, r.Line, r.Class, r.Method, x.Kind, c.Kinds)
					}
				}
			}
			for at := range expected {
				t.Errorf("%s:%d: not checked", at.file, at.line)
			}
		})
	}
}
