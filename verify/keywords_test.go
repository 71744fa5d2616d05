package verify_test

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"inspect/cfg"
	"inspect/encode"
	"inspect/internal/columns"
	"inspect/report"
	"inspect/verify"
)

// keywords are those of the appendix of the JML reference manual (Grammar Summary, Lexical
// Conventions), that of the universe types included, and its special symbols.
const keywords = `abrupt_behavior abrupt_behaviour accessible accessible_redundantly also
assert assert_redundantly assignable assignable_redundantly assume assume_redundantly axiom
behavior behaviour breaks breaks_redundantly callable callable_redundantly captures
captures_redundantly choose choose_if code code_bigint_math code_java_math code_safe_math
constraint constraint_redundantly constructor continues continues_redundantly debug decreases
decreases_redundantly decreasing decreasing_redundantly diverges diverges_redundantly duration
duration_redundantly ensures ensures_redundantly example exceptional_behavior
exceptional_behaviour exceptional_example exsures exsures_redundantly extract field forall
for_example ghost helper hence_by hence_by_redundantly implies_that import in in_redundantly
initializer initially instance invariant invariant_redundantly loop_invariant
loop_invariant_redundantly maintaining maintaining_redundantly maps maps_redundantly measured_by
measured_by_redundantly method model model_program modifiable modifiable_redundantly modifies
modifies_redundantly monitored monitors_for non_null normal_behavior normal_behaviour
normal_example nowarn nullable nullable_by_default old or peer post post_redundantly pre
pre_redundantly pure readable readonly refining rep represents represents_redundantly requires
requires_redundantly returns returns_redundantly set signals signals_only
signals_only_redundantly signals_redundantly spec_bigint_math spec_java_math spec_protected
spec_public spec_safe_math static_initializer uninitialized unreachable weakly when
when_redundantly working_space working_space_redundantly writable
\bigint \bigint_math \duration \elemtype \everything \exists \forall \fresh \into \invariant_for
\is_initialized \java_math \lblneg \lblpos \lockset \max \min \nonnullelements \not_assigned
\not_modified \not_specified \nothing \nowarn \nowarn_op \num_of \old \only_accessed
\only_assigned \only_called \only_captured \peer \pre \product \reach \readonly \real \rep
\result \safe_math \same \space \such_that \sum \type \TYPE \typeof \warn \warn_op
\working_space
==> <== <==> <=!=> <- <: .. {| |} <# <#=` + later

// later are those of the second edition and of the dialects that the manual names.
const later = ` assigns break_behavior check continue_behavior loop_assigns loop_contract loop_decreases loop_modifies loop_variant loop_writes return_behavior
heap_free inline non_null_by_default show skip_esc skip_rac skipesc skiprac spec_pure strictly_pure writes
\bprod \bsum \choose \count \index \lbl \less_than_nothing \strictly_nothing \values`

// TestKeywords: each keyword of the manual is in testdata/jml/keywords.txtar, in a file
// NAME.java whose first comment says what becomes of it:
//
//	// holds, violated    it is translated: there is a method that keeps it and one that does not
//	// holds              it is translated, and cannot be broken by itself
//	// ignored            a note names it, and no verdict rests on it
//	// unsupported        a diagnostic names it, and no verdict is given
func TestKeywords(t *testing.T) {
	t.Parallel()
	a, err := txtar.ParseFile(filepath.Join("..", "testdata", "jml", "keywords.txtar"))
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, f := range a.Files {
		first, java, _ := strings.Cut(string(f.Data), "\n")
		words := strings.Fields(strings.TrimSuffix(f.Name, ".java"))
		for i := range words {
			words[i] = strings.Replace(words[i], "%", `\`, 1)
			seen[words[i]] = true
		}
		t.Run(strings.ReplaceAll(f.Name, `\`, "_"), func(t *testing.T) {
			for _, w := range words {
				keyword(t, w, strings.TrimPrefix(first, "// "), strings.ReplaceAll(java, "WORD", w))
			}
		})
	}
	for _, w := range strings.Fields(keywords) {
		if !seen[w] {
			t.Errorf("%s is not in keywords.txtar", w)
		}
	}
}

func keyword(t *testing.T, word, want, java string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "A.java")
	if err := os.WriteFile(path, []byte(java), 0o600); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(java, word) {
		t.Errorf("%s is not in its example", word)
	}
	doc := verify.Run(context.Background(), verify.Config{
		Paths: []string{path}, Bounds: cfg.Bounds{Bits: 6, Objects: 2},
		Attempts: []verify.Attempt{{Encoding: encode.Options{Encoding: encode.Ground}, Backend: gophersat(t)}},
	})
	verdicts := map[report.Verdict]bool{}
	said := false
	for _, r := range doc.Results {
		v := r.Verdict
		if v.Good() {
			v = report.Holds
		}
		verdicts[v] = true
		for _, d := range r.Diagnostics {
			said = said || strings.Contains(d.Text(), word)
		}
	}
	for _, d := range doc.Diagnostics {
		said = said || strings.Contains(d.Text(), word)
	}
	is := map[string]bool{
		"holds, violated": verdicts[report.Holds] && verdicts[report.Violated] && len(verdicts) == 2,
		"violated":        verdicts[report.Violated] && len(verdicts) == 1,
		"holds":           verdicts[report.Holds] && len(verdicts) == 1,
		"ignored":         said && verdicts[report.Holds] && len(verdicts) == 1,
		"unsupported":     said && verdicts[report.Unsupported] && !verdicts[report.Violated],
	}
	if !is[want] {
		t.Errorf("%s: want %s\n%s", word, want, columns.Text(doc))
	}
}
