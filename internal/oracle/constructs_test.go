package oracle

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// constructs are those of JML, as written, that the tables show kept and broken: one of
// the rows whose text has the word holds, and one is violated.
const constructs = `also normal_behavior exceptional_behavior requires ensures signals signals_only
measured_by assignable pure helper old forall diverges nullable non_null spec_public strictly_pure
nullable_by_default spec_bigint_math spec_safe_math invariant static constraint initially axiom
refining begin breaks continues returns
represents model ghost set instance in maps assert assume unreachable loop_invariant maintaining decreases
decreasing loop_modifies requires_free ensures_free
\before \nothing \strictly_nothing \everything \not_modified \old \pre \past \fresh \result \typeof \type <:
\elemtype \nonnullelements \invariant_for \is_initialized \forall \exists \sum \product \num_of
\min \max \lblpos \lblneg \let \bigint \reach \seq \seq_def \seq_concat \seq_singleton \seq_sub
\set_union \singleton \all_fields <==> <=!=> ==> <== .* [*] ..`

// TestConstructs: each construct stands in a row that holds and in one that is violated,
// the text of a row being what stands between its expectation and the next.
func TestConstructs(t *testing.T) {
	held, broken, rows := map[string]bool{}, map[string]bool{}, 0
	for _, pattern := range []string{filepath.Join("testdata", "*.java"), filepath.Join("..", "..", "testdata", "oracle", "*.java")} {
		paths, err := filepath.Glob(pattern)
		if err != nil || len(paths) == 0 {
			t.Fatalf("%s: %v", pattern, err)
		}
		for _, p := range paths {
			text, err := os.ReadFile(p)
			if err != nil {
				t.Fatal(err)
			}
			for _, row := range strings.Split(string(text), "// EXPECT ")[1:] {
				rows++
				for _, c := range strings.Fields(constructs) {
					if !strings.Contains(row, c) {
						continue
					}
					held[c] = held[c] || strings.HasPrefix(row, "holds")
					broken[c] = broken[c] || strings.HasPrefix(row, "violated")
				}
			}
		}
	}
	for _, c := range strings.Fields(constructs) {
		if !held[c] || !broken[c] {
			t.Errorf("%s: a row that holds: %v, one that is violated: %v", c, held[c], broken[c])
		}
	}
	t.Logf("%d rows, %d constructs", rows, len(strings.Fields(constructs)))
}
