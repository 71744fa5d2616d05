package docs

import (
	"regexp"
	"strings"
	"testing"
)

// TestGoExamples: the Go of go.md, and what it says is printed, stand in the examples that are run.
func TestGoExamples(t *testing.T) {
	examples := read(t, "../example_test.go")
	page := read(t, "go.md")
	shown := regexp.MustCompile("(?s)<!-- example (\\w+) -->\n```go\n(.*?)```\n").FindAllStringSubmatch(page, -1)
	if n := strings.Count(page, "```go\n"); n == 0 || len(shown) != n {
		t.Errorf("%d of %d blocks name their example", len(shown), n)
	}
	for _, m := range shown {
		_, example, _ := strings.Cut(examples, "func Example"+m[1]+"() {\n")
		example, _, _ = strings.Cut(example, "\n}\n")
		if !strings.Contains(example+"\n", indented("\t", m[2])) {
			t.Errorf("Example%s does not say\n%s", m[1], m[2])
		}
	}
	_, printed, _ := strings.Cut(page, "This prints:\n\n```\n")
	printed, _, _ = strings.Cut(printed, "```\n")
	if printed == "" || !strings.Contains(examples, "// Output:\n"+indented("\t// ", printed)) {
		t.Errorf("no example prints\n%s", printed)
	}
}

// indented puts a prefix in front of each line.
func indented(prefix, text string) string {
	return prefix + strings.ReplaceAll(strings.TrimSuffix(text, "\n"), "\n", "\n"+prefix) + "\n"
}
