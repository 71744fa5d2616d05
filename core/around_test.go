package core

import (
	"strings"
	"testing"

	"inspect/source"
)

// TestAround: the body around a place, and the initialisers where there is none.
func TestAround(t *testing.T) {
	w := world(t, `class A {
    int f = 1;
    int m(int x) { return x + 2; }
    void n() { f = 3; }
}
class B { int g = 4; }`)
	file := w.Lookup("A").Decl.Span().File
	for place, want := range map[string]string{"x + 2": "return", "3;": "f = 3", "1;": "int f = 1", "4;": "int g = 4"} {
		i := int32(strings.Index(file.Text, place))
		s := source.Span{File: file, Start: i, End: i + 1}
		ns := NewProgram(w).Around([]source.Span{s})
		if len(ns) != 1 || !strings.Contains(ns[0].Span().Text(), want) {
			t.Errorf("%s: %d nodes, want the code with %q", place, len(ns), want)
		}
	}
}
