package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestRun: every table is printed of a small repository, and twice the same.
func TestRun(t *testing.T) {
	root := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":           "module inspect\n\ngo 1.22\n",
		"source/source.go": "package source\n\ntype T struct{ kept int }\n\nfunc (T) f() bool { return true }\n",
		"docs/glossary.md": "| `kept` | is stored | `stored` |\n",
	} {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, args := range [][]string{{"init", "-q"}, {"add", "."}, {"-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "source: first", "-m", "Why."}} {
		c := exec.Command("git", args...)
		c.Dir = root
		if out, err := c.CombinedOutput(); err != nil {
			t.Fatalf("%v: %v\n%s", args, err, out)
		}
	}
	print := func() string {
		var b bytes.Buffer
		if err := run(&b, root, false); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	text := print()
	for _, want := range []string{
		"\n  source.T                            1        1           1          1\n",
		"\nUpward arrows between packages: 0 of 0\n",
		"\nLines: 5 of Go but tests, 0 of them in internal, 0 % with comments; 0 of tests; 0 of models in Java\n",
		"\nFunctions over 80 lines: 0\n", "\nFiles over 700 lines: 0\n", "\nSentences of documents over 40 words: 0\n",
		"\nIdentifiers with a private word: 1, of 1 words in the glossary\n  kept          1\n",
		"\nFunctions with a boolean result and no predicate's name: 1\n",
		"\nCommits, the last 1: 100 % with a body, 0 % with a subject over 72 characters, the longest 13\n",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing", want)
		}
	}
	if d := cmp.Diff(text, print()); d != "" {
		t.Errorf("printed again (-first +second):\n%s", d)
	}
	if t.Failed() {
		t.Log(text)
	}
}

func TestCoverage(t *testing.T) {
	var b bytes.Buffer
	coverage(&b, "ok  \tinspect/core\t3.412s\tcoverage: 61.2% of statements\nok  \tinspect/cfg\t(cached)\tcoverage: 7.0% of statements [no tests to run]\n")
	if d := cmp.Diff("\nOwn coverage, in statements\n  core                   61.2 %\n  cfg                     7.0 %\n", b.String()); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}
