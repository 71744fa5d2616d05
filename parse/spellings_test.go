package parse_test

import (
	"strings"
	"testing"

	"inspect/java/ast"
)

// TestSpellings: each word of a clause, with _redundantly too, is the clause that it
// stands for.
func TestSpellings(t *testing.T) {
	for kind, words := range map[ast.ClauseKind]string{
		ast.LoopInvariant: "loop_invariant maintaining",
		ast.Decreases:     "decreases decreasing loop_decreases loop_variant",
		ast.LoopModifies:  "loop_modifies loop_assigns loop_assignable loop_writes assignable modifies assigns",
	} {
		for _, word := range strings.Fields(words) {
			for _, end := range []string{"", "_redundantly"} {
				have := shape(t, "class A { int n; void f() { /*@ loop_invariant true; "+word+end+" n; @*/ while (n > 0) n--; } }")
				if !strings.Contains(have, "Clause "+string(kind)) {
					t.Errorf("%s is no clause %s:\n%s", word+end, kind, have)
				}
			}
		}
	}
	for kind, clauses := range map[ast.ClauseKind]string{
		ast.Assert:      "assert true|check true|hence_by true|assert_redundantly true",
		ast.Assume:      "assume true|assume_redundantly true",
		ast.Unreachable: "unreachable",
		ast.Reachable:   "reachable",
		ast.Halt:        "halt",
		ast.Debug:       "debug n",
		ast.Set:         "set n = 1",
	} {
		for _, c := range strings.Split(clauses, "|") {
			have := shape(t, "class A { int n; void f() { /*@ "+c+"; @*/ n++; } }")
			if !strings.Contains(have, "Clause "+string(kind)) {
				t.Errorf("%s is no clause %s:\n%s", c, kind, have)
			}
		}
	}
}
