package depend

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"inspect/java/ast"
	"inspect/java/source"
	"inspect/parse"
)

// TestPlacedReach: in random programs, whose methods call each other in circles, the fingerprint of a
// method with places changes with the text of the methods that it reaches, and with no other.
func TestPlacedReach(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 40 {
		const n = 12
		bodies := make([]string, n)
		for i := range bodies {
			for range random.IntN(3) {
				bodies[i] += fmt.Sprintf(" m%d();", random.IntN(n))
			}
		}
		before, decls := methodsOf(t, bodies)
		for changed := range n {
			bodies[changed] += "//"
			after, others := methodsOf(t, bodies)
			for i := range n {
				reaches := before.reached(before.unit(decls[i]))[before.unit(decls[changed])]
				if got := before.Placed(decls[i]) != after.Placed(others[i]); got != reaches {
					t.Fatalf("%v: a change of m%d changes m%d: %v, want %v", bodies, changed, i, got, reaches)
				}
			}
			if before.WholePlaced() == after.WholePlaced() {
				t.Fatal("the whole does not change")
			}
			bodies[changed] = strings.TrimSuffix(bodies[changed], "//")
		}
	}
}

// methodsOf is a program of methods with some bodies, each in a file of its own, so that places of one
// do not move with the text of another.
func methodsOf(t *testing.T, bodies []string) (*Program, []*ast.MethodDecl) {
	var files []*ast.File
	var decls []*ast.MethodDecl
	for i, b := range bodies {
		f, ds := parse.File(source.NewFile(fmt.Sprintf("C%d.java", i), fmt.Sprintf("class C%d { static void m%d() {%s\n } }", i, i, b)))
		if len(ds) > 0 {
			t.Fatal(ds)
		}
		files = append(files, f)
		decls = append(decls, f.Types[0].Members[0].(*ast.MethodDecl))
	}
	return Analyse(files, nil), decls
}
