package policy

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestSoakRunsAllRandomTests: a package with random tests stands in the recipe of
// `make soak`.
func TestSoakRunsAllRandomTests(t *testing.T) {
	root := filepath.Join("..", "..")
	text, err := os.ReadFile(filepath.Join(root, "Makefile"))
	if err != nil {
		t.Fatal(err)
	}
	_, recipe, _ := strings.Cut(string(text), "\nsoak:")
	recipe, _, _ = strings.Cut(recipe, "\n\n")
	runs := map[string]bool{}
	for _, word := range strings.Fields(recipe) {
		runs[word] = true
	}
	found := 0
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, "_test.go") {
			return err
		}
		code, err := os.ReadFile(path)
		if err != nil || !strings.Contains(string(code), "\trapid.Check(") {
			return err
		}
		rel, err := filepath.Rel(root, filepath.Dir(path))
		found++
		if pkg := "./" + filepath.ToSlash(rel); !runs[pkg] {
			t.Errorf("%s has random tests that make soak leaves out", pkg)
		}
		return err
	})
	if err != nil || found < 5 {
		t.Fatal(found, err)
	}
}
