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

// TestPrivateNames: what the library's code calls things stands in no output: neither its classes
// that are not public, nor its parameters, locals and fields. The program fails in many calls of
// the library, and is cut off in many; its own names are of no word that the library has.
func TestPrivateNames(t *testing.T) {
	t.Parallel()
	file := filepath.Join("testdata", "Calls.java")
	program, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var classes []string
	err = filepath.WalkDir(filepath.Join("..", "..", "java", "library", "java"), func(path string, d fs.DirEntry, err error) error {
		name := strings.TrimSuffix(filepath.Base(path), ".java")
		if err != nil || d.IsDir() {
			return err
		}
		text, err := os.ReadFile(path)
		if !regexp.MustCompile(`(?m)^public .*\b` + name + `\b`).Match(text) {
			classes = append(classes, name)
		}
		return err
	})
	if err != nil || len(classes) < 20 {
		t.Fatal(err, classes)
	}
	private := regexp.MustCompile(`\b(` + strings.Join(classes, "|") + `)\b`)
	valued := regexp.MustCompile(`(?m)(?:^\s+|[ (])([a-z]\w*)(?:\.\w+)* (?:is (?:null|-?\d+)\b|= |has length )`)
	code := regexp.MustCompile(`(?s)<(script|style)>.*?</(script|style)>`)
	dir := t.TempDir()
	args := []string{"inspect", "check", file, "-v", "--no-cache", "--no-config", "--private", "--states", "any", "--needs", "off", "--string-length", "3", "--unwind", "2"}
	outputs := []string{"text", "json", "sarif", "junit", "github", "html"}
	for _, format := range outputs {
		args = append(args, "--out", format+"="+filepath.Join(dir, format))
	}
	var stdout, stderr bytes.Buffer
	run(args, &stdout, &stderr)
	for _, format := range outputs {
		t.Run(format, func(t *testing.T) {
			text, err := os.ReadFile(filepath.Join(dir, format))
			said := string(text) + stderr.String()
			if err != nil || !strings.Contains(string(text), "NullPointerException") {
				t.Fatalf("nothing fails: %v\n%s", err, said)
			}
			for _, m := range private.FindAllString(said, -1) {
				t.Errorf("the class %s", m)
			}
			if format == "html" {
				said = code.ReplaceAllString(said, "")
			}
			said = strings.NewReplacer("the result is null", "", "thrown = ", "").Replace(said)
			for _, m := range valued.FindAllStringSubmatch(said, -1) {
				if !regexp.MustCompile(`\b` + m[1] + `\b`).Match(program) {
					t.Errorf("the name %s in %q", m[1], strings.TrimSpace(m[0]))
				}
			}
			if t.Failed() {
				t.Log(said)
			}
		})
	}
}
