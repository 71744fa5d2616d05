package types_test

import (
	"testing"

	"inspect/java/ast"
	"inspect/java/types"
)

// TestBriefName: short, and different for different classes of the program.
func TestBriefName(t *testing.T) {
	w, ds := types.NewWorld([]*ast.File{
		parsed(t, "p/A.java", "package p; class List { static class Node { } static class Own { } } class Tree { static class Node { } class Deep { class Own2 { } } }"),
		parsed(t, "q/A.java", "package q; class List { static class Node { } }"),
		parsed(t, "Error.java", "class Error { Object e = new java.lang.Error(); } class List { }"),
	}, config)
	fail(t, ds)
	for name, want := range map[string]string{
		"p.List": "p.List", "q.List": "q.List", "List": "List", "p.Tree": "Tree", "p.Tree.Node": "Tree.Node",
		"p.List.Node": "p.List.Node", "q.List.Node": "q.List.Node", "p.List.Own": "Own", "p.Tree.Deep.Own2": "Own2",
		"Error": "Error", "java.lang.Error": "lang.Error", "java.lang.Object": "Object",
	} {
		if c := w.Lookup(name); c == nil || c.Name != name || c.ShortName() != want {
			t.Errorf("%s: %v, want %s", name, c, want)
		} else if got := types.ShortName(w.ArrayOf(w.ArrayOf(c))); got != want+"[][]" {
			t.Errorf("%s[][]: %s", name, got)
		}
	}
}

// TestBriefNameInCode: classes that stand in code, too, have names of their own.
func TestBriefNameInCode(t *testing.T) {
	w := world(t, "class A { enum Op { ADD { } } void m() { class L { } class M { } } } class B { enum Level { LOW { } } void m() { class L { } } }")
	for name, want := range map[string]string{
		"A.Op.1": "Op.1", "B.Level.1": "Level.1", "A.1L": "A.1L", "B.1L": "B.1L", "A.1M": "1M",
	} {
		if c := w.Lookup(name); c == nil || types.ShortName(c) != want {
			t.Errorf("%s: %v, want %s", name, c, want)
		}
	}
}

// TestFieldName: fields that are hidden have their class in front.
func TestFieldName(t *testing.T) {
	w := world(t, "class A { int v, w; static int s; } class B extends A { int u, s; } class C extends B { int v; static int w; }")
	for _, test := range []struct{ class, of, field, want string }{
		{"A", "A", "v", "v"}, {"B", "A", "v", "v"}, {"C", "A", "v", "A.v"}, {"C", "C", "v", "v"}, {"C", "A", "w", "w"}, {"C", "B", "u", "u"},
	} {
		for _, f := range w.Lookup(test.of).Fields {
			if f.Name == test.field {
				if got := w.Lookup(test.class).FieldName(f); got != test.want {
					t.Errorf("%s of %s in a %s: %s, want %s", test.field, test.of, test.class, got, test.want)
				}
			}
		}
	}
}
