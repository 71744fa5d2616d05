package sat

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"testing"

	"inspect/smtlib"

	"github.com/google/go-cmp/cmp"
)

func TestReadAnswer(t *testing.T) {
	tests := []struct {
		name, text string
		minisat    bool
		status     status
		model      string // variables that are true
		err        string
	}{
		{"sat", "s SATISFIABLE\nv 1 -2\nv 3 0\n", false, satisfiable, "1 3", ""},
		{"comments", "c hello\nc\ns SATISFIABLE\nc x\nv 1\nv 0\n", false, satisfiable, "1", ""},
		{"windows", "s SATISFIABLE\r\nv 2 0\r\n", false, satisfiable, "2", ""},
		{"unsat", "s UNSATISFIABLE\n", false, unsatisfiable, "", ""},
		{"unknown", "s UNKNOWN\n", false, undecided, "", ""},
		{"minisat", "SAT\n-1 2 -3 0\n", true, satisfiable, "2", ""},
		{"minisat unsat", "UNSAT\n", true, unsatisfiable, "", ""},
		{"minisat gives up", "INDET\n", true, undecided, "", ""},
		{"nothing", "", false, undecided, "", "gave no answer"},
		{"only comments", "c hello\n", false, undecided, "", "gave no answer"},
		{"rubbish", "hello\n", false, undecided, "", `printed "hello", which is no answer of a SAT solver`},
		{"two answers", "s SATISFIABLE\ns UNSATISFIABLE\n", false, undecided, "", `printed "s UNSATISFIABLE"`},
		{"word", "s SATISFIABLE\nv 1 x 0\n", false, undecided, "", `value "x"`},
		{"foreign variable", "s SATISFIABLE\nv 4 0\n", false, undecided, "", `value "4"`},
		{"foreign negation", "s SATISFIABLE\nv -4 0\n", false, undecided, "", `value "-4"`},
		{"least", "s SATISFIABLE\nv -9223372036854775808 0\n", false, undecided, "", `value "-9223372036854775808"`},
		{"overflow", "s SATISFIABLE\nv 99999999999999999999 0\n", false, undecided, "", `value "99999999999999999999"`},
		{"cut short", "s SATISFIABLE\nv 1 2\n", false, undecided, "", "cut short"},
		{"no model", "s SATISFIABLE\n", false, undecided, "", "cut short"},
		{"after the end", "s SATISFIABLE\nv 1 0 2\n", false, undecided, "", "after its end"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			st, model, err := readAnswer([]byte(test.text), 3, test.minisat)
			if test.err != "" {
				if err == nil || !strings.Contains(err.Error(), test.err) {
					t.Errorf("%v", err)
				}
				return
			}
			var vars []string
			for v, x := range model {
				if x {
					vars = append(vars, fmt.Sprint(v))
				}
			}
			if err != nil || st != test.status || strings.Join(vars, " ") != test.model {
				t.Errorf("%v %v %v", st, vars, err)
			}
		})
	}
}

// FuzzReadAnswer: any output is an answer that fits the formula or an error.
func FuzzReadAnswer(f *testing.F) {
	for _, s := range []string{"s SATISFIABLE\nv 1 -2 0\n", "SAT\n1 0\n", "c\nv\ns UNKNOWN", "s UNSATISFIABLE\r\n\r\n", "v 0\ns SATISFIABLE"} {
		f.Add([]byte(s), 2, false)
		f.Add([]byte(s), 1, true)
	}
	f.Fuzz(func(t *testing.T, text []byte, vars int, minisat bool) {
		vars = (vars%100 + 100) % 100
		st, model, err := readAnswer(text, vars, minisat)
		if err != nil && (st != undecided || model != nil) {
			t.Errorf("%v with %v", err, st)
		}
		if (st == satisfiable) != (model != nil) || model != nil && len(model) != vars+1 {
			t.Errorf("%v with a model of %d variables", st, len(model)-1)
		}
	})
}

func TestWriteCNF(t *testing.T) {
	b := smtlib.NewBuilder()
	s := &smtlib.Script{B: b, Comments: []string{"two lines\nof comment"}}
	x, y, p := b.Const("List#1.head", b.BitVec(2)), b.Const("y\nz", b.BitVec(2)), b.Const("full", b.BoolSort())
	s.Assert(b.ULt(x, y), "")
	s.Assert(b.Eq(b.Extract(0, 0, b.Const("wide", b.BitVec(2))), b.BV(1, 1)), "")
	s.Assumptions = []*smtlib.Term{b.Not(p)}
	var out bytes.Buffer
	if err := WriteCNF(context.Background(), &out, s); err != nil {
		t.Fatal(err)
	}
	want := `c two lines
c of comment
c List#1.head bit 0 = 7
c List#1.head bit 1 = 4
c y z bit 0 = 8
c y z bit 1 = 5
c wide bit 0 = 2
c wide bit 1 free
c full = 3
c full = -3 assumed
p cnf 8 8
`
	header, rest, _ := strings.Cut(out.String(), "p cnf")
	line, _, _ := strings.Cut(rest, "\n")
	if d := cmp.Diff(want, header+"p cnf"+line+"\n"); d != "" {
		t.Errorf("%s\n%s", d, out.String())
	}
	if n := strings.Count(out.String(), " 0\n"); fmt.Sprintf(" 8 %d", n) != line {
		t.Errorf("%d clauses under %q", n, line)
	}
	s.Assert(b.Eq(b.Select(b.Const("a", b.Array(b.BitVec(2), b.BitVec(2))), x), y), "")
	if err := WriteCNF(context.Background(), &out, s); err == nil || !strings.Contains(err.Error(), "QF_BV") {
		t.Errorf("arrays: %v", err)
	}
}
