package types_test

import (
	"bytes"
	"os"
	"strings"
	"testing"
)

// TestDocExample: the dump in the package comment is what Fprint prints.
func TestDocExample(t *testing.T) {
	text, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	var blocks []string
	block := ""
	for _, l := range strings.Split(string(text), "\n") {
		if s, ok := strings.CutPrefix(l, "//\t"); ok {
			block += s + "\n"
		} else if block != "" {
			blocks = append(blocks, block)
			block = ""
		}
	}
	if len(blocks) != 3 {
		t.Fatalf("%d examples in doc.go", len(blocks))
	}
	w := world(t, "class List { int[] a; "+strings.TrimSpace(blocks[1])+" }")
	m := method(t, w, "List.get")
	fail(t, w.Resolve(m))
	var out bytes.Buffer
	w.Fprint(&out, m)
	if got := out.String(); got != blocks[2] {
		t.Errorf("doc.go shows\n%s\nFprint prints\n%s", blocks[2], got)
	}
}
