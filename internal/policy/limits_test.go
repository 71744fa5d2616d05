package policy

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"inspect/internal/house/measure"
)

var (
	update = flag.Bool("update", false, "lower the limits in testdata/limits.txt to what there is")
	raise  = flag.Bool("raise", false, "with -update: raise limits as well, and allow what is new")
)

// TestLimits: types, files, functions, sentences of the documents, the use of private words
// and predicates without a predicate's name grow no further than testdata/limits.txt says, and a limit goes down with what it is of.
func TestLimits(t *testing.T) {
	tree, err := measure.Read(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	now := Measure(tree)
	file := filepath.Join("testdata", "limits.txt")
	text, err := os.ReadFile(file)
	if err != nil && !*raise {
		t.Fatal(err)
	}
	limits, err := ParseLimits(string(text))
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		limits = limits.Lowered(now)
		if *raise {
			limits = now
		}
		if err := os.WriteFile(file, []byte(limits.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, e := range limits.Exceeded(now) {
		t.Errorf("%s", e)
	}
	for _, s := range limits.Slack(now) {
		t.Errorf("%s: lower the limit (go test ./internal/policy -run TestLimits -update)", s)
	}
	if !*update && limits.String() != string(text) {
		t.Errorf("%s is not as -update writes it", file)
	}
}

// TestLimitsNotice: what has grown and what is new is refused, and what has shrunk is named; only
// shrinking changes the table.
func TestLimitsNotice(t *testing.T) {
	limits := Limits{"type a.T": 130, "file a.go": 800, "word a kept": 2, "function a.f": 90}
	now := Limits{"type a.T": 131, "file a.go": 790, "word a kept": 2, "word b kept": 1}
	for _, c := range []struct {
		name      string
		got, want any
	}{
		{"exceeded", limits.Exceeded(now), []string{
			"type a.T: 131, and 130 are allowed",
			"word b kept: 1, and no new name may have the word: docs/glossary.md says what to write"}},
		{"slack", limits.Slack(now), []string{
			"file a.go: 790, and 800 are allowed",
			"function a.f: 0, and 90 are allowed"}},
		{"lowered", limits.Lowered(now), Limits{"type a.T": 130, "file a.go": 790, "word a kept": 2}},
	} {
		if d := cmp.Diff(c.want, c.got); d != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, d)
		}
	}
	read, err := ParseLimits(limits.String())
	if d := cmp.Diff(limits, read); d != "" || err != nil {
		t.Errorf("read again: %v\n%s", err, d)
	}
	for _, bad := range []string{"file", "file a.go x", "file a.go 1\nfile a.go 2"} {
		if _, err := ParseLimits(bad); err == nil {
			t.Errorf("ParseLimits(%q) gave no error", bad)
		}
	}
}
