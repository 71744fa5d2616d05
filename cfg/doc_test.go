package cfg

import (
	"os"
	"strings"
	"testing"
)

// TestDoc demands that the example of the package comment is what is printed.
func TestDoc(t *testing.T) {
	text, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	var code, want strings.Builder
	for _, line := range strings.Split(string(text), "\n") {
		line, ok := strings.CutPrefix(line, "//\t")
		switch {
		case !ok:
		case strings.HasPrefix(line, "//@") || strings.HasPrefix(line, "static"):
			code.WriteString(line + "\n")
		case strings.HasPrefix(line, "graph") || want.Len() > 0 && !strings.HasPrefix(line, "scope") && !strings.Contains(want.String(), "property"):
			want.WriteString(line + "\n")
		}
	}
	w := world(t, "class A { "+code.String()+"}")
	got := dump(build(t, w, "A.abs", Options{Bounds: Bounds{Bits: 8}}))
	if got != want.String() {
		t.Errorf("the comment has\n%s\nprinted is\n%s", want.String(), got)
	}
}
