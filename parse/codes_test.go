package parse_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"inspect/java/source"
	"inspect/parse"
)

// TestCodes runs the example of every code, which provokes it and no other.
func TestCodes(t *testing.T) {
	text, err := os.ReadFile("codes.go")
	if err != nil {
		t.Fatal(err)
	}
	block := regexp.MustCompile(`(?m)^\t// (\w+): .*\n(?:\t// .*\n)*\t//\n\t//\t(.*)\n\t(\w+)\s+source\.Code = "([a-z-]+)"`)
	blocks := block.FindAllStringSubmatch(string(text), -1)
	if want := strings.Count(string(text), "source.Code = "); len(blocks) != want {
		t.Fatalf("%d of %d codes have comments", len(blocks), want)
	}
	for _, b := range blocks {
		if b[1] != b[3] {
			t.Errorf("the comment of %s speaks of %s", b[3], b[1])
		}
		_, ds := parse.File(source.NewFile("Example.java", strings.ReplaceAll(b[2], "(…", strings.Repeat("(", 600))))
		if len(ds) == 0 {
			t.Errorf("%s: the example has no errors", b[3])
		}
		for _, d := range ds {
			if string(d.Code) != b[4] {
				t.Errorf("%s: %s", b[3], d.Format())
			}
		}
	}
}

// Every code that the package reports is a constant of codes.go, and each is used.
func TestCodesAreConstants(t *testing.T) {
	codes, err := os.ReadFile("codes.go")
	if err != nil {
		t.Fatal(err)
	}
	unused := map[string]bool{}
	for _, m := range regexp.MustCompile(`(\w+) +source\.Code = `).FindAllStringSubmatch(string(codes), -1) {
		unused[m[1]] = true
	}
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	literal := regexp.MustCompile(`(?:code: +|\breport\(|\bbad\(|[cC]ode = )"[a-z]+(-[a-z]+)*"`)
	word := regexp.MustCompile(`\b[A-Z]\w+`)
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") || strings.HasSuffix(f.Name(), "_test.go") || f.Name() == "codes.go" {
			continue
		}
		text, err := os.ReadFile(f.Name())
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range literal.FindAllIndex(text, -1) {
			t.Errorf("%s:%d: a code that is no constant", f.Name(), strings.Count(string(text[:m[0]]), "\n")+1)
		}
		for _, w := range word.FindAllString(string(text), -1) {
			delete(unused, w)
		}
	}
	for c := range unused {
		t.Errorf("%s is never reported", c)
	}
}
