package core

import (
	"strings"
	"testing"

	"inspect/java/source"
	"inspect/java/types"
)

// TestAround: the body around a place, of a lambda too, and the initialisers where there is none.
func TestAround(t *testing.T) {
	w := world(t, `class A {
    int f = 1;
    int m(int x) { return x + 2; }
    void n() { f = 3; }
    Runnable r() { return () -> { assert f == 5; }; }
}
class B { int g = 4; }`)
	w.ResolveBody(w.Lookup("A").Methods[2])
	file := w.Lookup("A").Decl.Span().File
	for place, want := range map[string]string{"x + 2": "return", "3;": "f = 3", "1;": "int f = 1", "4;": "int g = 4", "5;": "assert f == 5"} {
		i := int32(strings.Index(file.Text, place))
		s := source.Span{File: file, Start: i, End: i + 1}
		ns := NewProgram(w).EnclosingCode([]source.Span{s})
		if place == "5;" { // in two bodies
			if len(ns) != 2 || ns[1].(*Body).Method.Derived != types.FunctionBody {
				t.Errorf("%s: %d nodes, want the method and the lambda in it", place, len(ns))
			}
			continue
		}
		if len(ns) != 1 || !strings.Contains(ns[0].Span().Text(), want) {
			t.Errorf("%s: %d nodes, want the code with %q", place, len(ns), want)
		}
	}
}
