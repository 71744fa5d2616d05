package parse_test

import (
	"os"
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/parse"
)

// The tree in the package comment is that of the text above it.
func TestDocExample(t *testing.T) {
	doc, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	var blocks []string
	open := false
	for _, l := range strings.Split(string(doc), "\n") {
		text, ok := strings.CutPrefix(l, "//\t")
		if ok && !open {
			blocks = append(blocks, "")
		}
		if open = ok; ok {
			blocks[len(blocks)-1] += text + "\n"
		}
	}
	if len(blocks) != 3 {
		t.Fatalf("%d examples in doc.go", len(blocks))
	}
	f, ds := parse.File(source.NewFile("A.java", blocks[1]))
	if len(ds) > 0 {
		t.Fatal(ds[0].Format())
	}
	var b strings.Builder
	if err := ast.Fprint(&b, f); err != nil {
		t.Fatal(err)
	}
	if b.String() != blocks[2] {
		t.Errorf("the tree is\n%s", b.String())
	}
}
