package verify_test

import (
	"path/filepath"
	"strings"
	"testing"

	"inspect/verify"
)

// TestProject: a method comes to the same verdict where its file is checked by itself, and the
// others are found, as within its project; and what one class is written with costs no other
// class a verdict.
func TestProject(t *testing.T) {
	dir := filepath.Join("..", "testdata", "project")
	files, err := filepath.Glob(filepath.Join(dir, "p", "*.java"))
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	whole := verdicts(t, verify.Config{Paths: []string{dir}, Modules: modules(t)})
	methods := 0
	for _, f := range files {
		for m, alone := range verdicts(t, verify.Config{Paths: []string{f}, SourcePath: []string{dir}, Modules: modules(t)}) {
			if m == "diagnostics" {
				continue
			}
			methods++
			if whole[m] != alone {
				t.Errorf("%s: %q within the project, and %q without", m, whole[m], alone)
			}
			if strings.HasPrefix(alone, "unsupported") || strings.HasPrefix(alone, "error") {
				t.Errorf("%s: %s", m, alone)
			}
		}
	}
	if methods != len(whole) {
		t.Errorf("%d methods of files, and %d of the project: %v", methods, len(whole), whole)
	}
}
