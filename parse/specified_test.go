package parse_test

import (
	"testing"

	"inspect/java/source"
	"inspect/parse"
)

// TestSpecified: statements of JML say nothing of what is declared; all else does.
func TestSpecified(t *testing.T) {
	for text, want := range map[string]bool{
		"class A { void m() { } }":                                                          false,
		"class A { void m() { int x = 1; /*@ assert x > 0; @*/ } }":                         false,
		"class A { void m(int n) { /*@ maintaining n > 0; @*/ while (n > 1) n--; } }":       false,
		"class A { void m() { /*@ assert true; @*/ } /*@ pure @*/ int f() { return 1; } }":  true,
		"class A { /*@ ensures true; @*/ void m() { } }":                                    true,
		"class A { /*@ invariant true; @*/ }":                                               true,
		"class A { void m() { class B { /*@ invariant true; @*/ } } }":                      true,
		"class A { /*@ nullable @*/ String s; }":                                            true,
		"/*@ model import java.util.*; @*/ class A { void m() { /*@ assert true; @*/ } }":   true,
		"class A { Object o = new Object() { /*@ ghost int n; @*/ }; void m() { int x; } }": true,
	} {
		f, ds := parse.File(source.NewFile("A.java", text))
		if len(ds) > 0 {
			t.Errorf("%s: %v", text, ds)
		}
		if f.Specified != want {
			t.Errorf("%s: %v", text, f.Specified)
		}
	}
}
