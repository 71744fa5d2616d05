package types_test

import (
	"slices"
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/types"
)

// TestOwnProver: a class of the program that JBMC means something else by is warned of.
func TestOwnProver(t *testing.T) {
	for text, want := range map[string]int{
		"package org.cprover; public class CProver { public static int nondetInt() { throw new RuntimeException(); } }": 1,
		"package own; public class CProver { }":                                           0,
		"import org.cprover.CProver; class A { int m() { return CProver.nondetInt(); } }": 0,
	} {
		w, _ := types.NewWorld([]*ast.File{parsed(t, "A.java", text)}, config)
		if ds := w.OwnProverWarnings(); len(ds) != want {
			t.Errorf("%s: %v", text, ds)
		}
	}
}

// TestOwnFields: a field of the class itself that is non-null by default is warned of.
func TestOwnFields(t *testing.T) {
	for text, want := range map[string][]string{
		`class A { A next; /*@ invariant true; @*/ }`:                         {"next"},
		`class A { A l, r; /*@ invariant true; @*/ }`:                         {"l", "r"},
		`class B { } class A extends B { B b; A a; /*@ invariant true; @*/ }`: {"b", "a"},
		`class A { /*@ nullable @*/ A next; /*@ non_null @*/ A head; }`:       nil,
		`/*@ nullable_by_default @*/ class A { A next; }`:                     nil,
		`class A { A next; }`: nil, // plain Java
		`class A { static A one; Object o; B b; /*@ invariant true; @*/ } class B extends A { }`:      nil,
		`class A { A[] as; /*@ ghost A g; @*/ /*@ invariant true; @*/ void m() { A local = null; } }`: nil,
	} {
		w, _ := types.NewWorld([]*ast.File{parsed(t, "A.java", text)}, config)
		var got []string
		for _, d := range w.OwnFieldWarnings() {
			got = append(got, d.Span.Text())
			if !strings.Contains(d.Message, "cyclic") || !strings.Contains(d.Remedy, "nullable_by_default") {
				t.Error(d.Format())
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", text, got, want)
		}
	}
}
