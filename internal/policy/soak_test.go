package policy

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// soakRecipe is what `make soak` runs.
func soakRecipe(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "Makefile"))
	if err != nil {
		t.Fatal(err)
	}
	_, recipe, _ := strings.Cut(string(text), "\nsoak:")
	recipe, _, _ = strings.Cut(recipe, "\n\n")
	return recipe
}

// testFiles are the texts of all files of tests, by their paths from the root.
func testFiles(t *testing.T) map[string]string {
	t.Helper()
	root := filepath.Join("..", "..")
	files := map[string]string{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, "_test.go") {
			return err
		}
		code, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, path)
		files[filepath.ToSlash(rel)] = string(code)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// TestSoakRunsAllRandomTests: a package with random tests stands in the recipe of
// `make soak`.
func TestSoakRunsAllRandomTests(t *testing.T) {
	runs := map[string]bool{}
	for _, word := range strings.Fields(soakRecipe(t)) {
		runs[word] = true
	}
	found := 0
	for path, code := range testFiles(t) {
		if !strings.Contains(code, "\trapid.Check(") {
			continue
		}
		found++
		if pkg := "./" + filepath.ToSlash(filepath.Dir(path)); !runs[pkg] {
			t.Errorf("%s has random tests that make soak leaves out", pkg)
		}
	}
	if found < 5 {
		t.Fatalf("only %d files with random tests", found)
	}
}

// TestSoakRunsEverything: where a flag of a package's tests asks for all in place of a
// sample, as -mutate.all does, make soak sets it; and -sample.all for every package that
// takes samples by internal/sample.
func TestSoakRunsEverything(t *testing.T) {
	recipe, found := soakRecipe(t), 0
	all := regexp.MustCompile(`flag\.Bool\("(\w+\.all)"`)
	for path, code := range testFiles(t) {
		var flags []string
		for _, m := range all.FindAllStringSubmatch(code, -1) {
			flags = append(flags, m[1])
		}
		if strings.Contains(code, "\t\"inspect/internal/sample\"\n") {
			flags = append(flags, "sample.all")
		}
		for _, flag := range flags {
			found++
			pkg := "./" + filepath.ToSlash(filepath.Dir(path))
			if !regexp.MustCompile(regexp.QuoteMeta(pkg) + ` .*-` + regexp.QuoteMeta(flag) + `\b`).MatchString(recipe) {
				t.Errorf("make soak does not run %s with -%s", pkg, flag)
			}
		}
	}
	if found < 5 {
		t.Errorf("only %d such flags", found)
	}
}
