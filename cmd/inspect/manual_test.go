package main

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestManualNamesVariables: the manual page names each variable of the environment that the program
// reads.
func TestManualNamesVariables(t *testing.T) {
	var page bytes.Buffer
	if code := run([]string{"inspect", "man"}, &page, &page); code != 0 {
		t.Fatalf("exit code %d\n%s", code, page.String())
	}
	text := strings.ReplaceAll(page.String(), `\-`, "-")
	read := regexp.MustCompile(`\b(?:Getenv|LookupEnv|lookup|Lookup)\("([A-Z][A-Z0-9_]+)"\)`)
	found := 0
	root := filepath.Join("..", "..")
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == "internal" || d.Name() == "bench" || d.Name() == ".git") {
			return fs.SkipDir
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		code, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for _, m := range read.FindAllStringSubmatch(string(code), -1) {
			found++
			if name := m[1]; name != "HOME" && !strings.Contains(text, "\\fB"+name+"\\fP") {
				t.Errorf("%s reads %s, which the manual page does not name", path, name)
			}
		}
		return nil
	})
	if err != nil || found < 8 {
		t.Fatalf("%d variables, %v", found, err)
	}
}
