package types_test

import (
	"testing"

	"inspect/java/ast"
	"inspect/java/types"
)

// TestUpperCasePackage: a package may be called as classes mostly are, and its name stands in front of
// a class in expressions as well as in types.
func TestUpperCasePackage(t *testing.T) {
	w, ds := types.NewWorld([]*ast.File{
		parsed(t, "p/Prime/A.java", "package p.Prime; public class A { public static int n = 1; public static int of() { return n; } }"),
		parsed(t, "p/B.java", "package p; class B { p.Prime.A a; int of() { return p.Prime.A.of() + p.Prime.A.n; } }"),
	}, config)
	fail(t, ds)
	for _, m := range w.Lookup("p.B").Methods {
		fail(t, w.Resolve(m))
	}
}
