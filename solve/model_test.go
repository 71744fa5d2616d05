package solve_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"inspect/smtlib"
	"inspect/solve"
)

// mute gives the command line of a solver that answers (get-model) with something that is no model.
func mute(t *testing.T, line string) string {
	t.Helper()
	return fake(t, "sed -u 's/(get-model)/(get-info :name)/' | "+line)
}

// tables is satisfiable by arrays and functions alone that are not the same everywhere: a table of tables, an array over
// wide indices, a Boolean array, a function of two arguments.
func tables() *smtlib.Script {
	b := smtlib.NewBuilder()
	s := &smtlib.Script{B: b}
	ref, word := b.BitVec(3), b.BitVec(32)
	row := b.Array(word, word)
	rows := b.Const("rows", b.Array(ref, row))
	flags := b.Const("flags of", b.Array(word, b.BoolSort()))
	f := b.Declare("f", []*smtlib.Sort{ref, word}, b.BoolSort())
	i, j := b.Const("i", word), b.Const("j", word)
	s.Assert(b.ULt(b.BV(1000, 32), i), "i is not small")
	s.Assert(b.Eq(b.Select(b.Select(rows, b.BV(1, 3)), i), b.BV(7, 32)), "")
	s.Assert(b.Eq(b.Select(b.Select(rows, b.BV(2, 3)), i), b.BV(8, 32)), "")
	s.Assert(b.Eq(b.Select(b.Select(rows, b.BV(2, 3)), b.Add(i, b.BV(1, 32))), j), "")
	s.Assert(b.Not(b.Eq(j, b.BV(8, 32))), "")
	s.Assert(b.Not(b.Eq(b.Select(flags, j), b.Select(flags, b.BV(3, 32)))), "")
	s.Assert(b.App(f, b.BV(1, 3), i), "")
	s.Assert(b.Not(b.App(f, b.BV(2, 3), i)), "")
	return s
}

// A model whose text cannot be read is asked for, value by value.
func TestModelByValues(t *testing.T) {
	for _, line := range realSolvers() {
		for _, s := range []*smtlib.Script{small(), tables()} {
			r, err := backend(t, mute(t, line)).Solve(context.Background(), s, solve.Options{WantModel: true, Timeout: time.Minute})
			if err != nil || r.Status != solve.Sat || r.Model == nil {
				t.Errorf("%s: %+v, %v", line, r, err)
				continue
			}
			if err := solve.Verify(s, r.Model); err != nil {
				t.Errorf("%s: %v", line, err)
			}
		}
	}
}

// What is asked for counts only when the script is true in it, and a solver that gives no values is refused for its model.
func TestModelByValuesRefused(t *testing.T) {
	for name, answers := range map[string]string{
		"false":    "((x #x00))",
		"nonsense": "nothing",
		"error":    `(error "no")`,
		"sort":     "((x true))",
		"few":      "()",
		"term":     "((x (bvadd x #x01)))",
	} {
		line := fake(t, "while read l; do case $l in\n'(check-sat)') echo sat;; '(get-model)') echo '(no model)';; '(get-value'*) echo '"+answers+"';; esac; done")
		_, err := backend(t, line).Solve(context.Background(), small(), solve.Options{WantModel: true, Timeout: time.Minute})
		if err == nil || !strings.Contains(err.Error(), "model that cannot be read") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
