package mutate

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestTable keeps the table in step with the code.
func TestTable(t *testing.T) {
	rules := map[string]bool{}
	for _, m := range Mutants() {
		if m.Rule == "" || rules[m.Rule] {
			t.Errorf("rule %q stands twice, or is none", m.Rule)
		}
		rules[m.Rule] = true
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(m.File)))
		if err != nil {
			t.Error(err)
			continue
		}
		if _, err := m.Apply(string(text)); err != nil {
			t.Error(err)
		}
	}
	if len(rules) < 60 {
		t.Errorf("%d mutants, want 60 at least", len(rules))
	}
}

// TestEveryLowering: each file of core that lowers something has a rule that is broken.
func TestEveryLowering(t *testing.T) {
	broken := map[string]bool{}
	for _, m := range Mutants() {
		broken[m.File] = true
	}
	files, err := filepath.Glob(filepath.Join(root, "core", "*.go"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no files of core: %v", err)
	}
	lowering := 0
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(text), "func (l *lowering)") {
			continue
		}
		lowering++
		if name := "core/" + filepath.Base(f); !broken[name] {
			t.Errorf("no rule of %s is broken", name)
		}
	}
	if lowering < 20 {
		t.Errorf("%d files lower something", lowering)
	}
}

// root is the project's folder.
const root = "../.."
