package mutate

import (
	"os"
	"path/filepath"
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

// root is the project's folder.
const root = "../.."
