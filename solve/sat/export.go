package sat

import (
	"context"
	"fmt"
	"io"
	"strings"

	"inspect/smtlib"
)

// WriteCNF writes a script as DIMACS: satisfiable iff the script's assertions
// are under all its assumptions. Every constant has its bits, also where a check
// asks for the order of some only. Comments in front lead from variables to the
// script's constants. A bit that no clause mentions is free.
//
//	c List#1.head bit 0 = 17
//	c List#1.head bit 1 free
//	c this.full = -18 assumed
//	p cnf 18 40
//
// The error is ctx.Err(), w's, or says that the script is not in QF_BV.
func WriteCNF(ctx context.Context, w io.Writer, s *smtlib.Script) error {
	q, err := translate(ctx, s, true)
	if err != nil {
		return err
	}
	return q.cnf.WriteDIMACS(w, func(yield func(string) bool) { q.comments(s, yield) })
}

func (q *question) comments(s *smtlib.Script, yield func(string) bool) {
	var lines []string
	for _, c := range s.Comments {
		lines = append(lines, strings.Split(c, "\n")...)
	}
	for _, d := range s.Decls() {
		if d.Func != nil {
			continue
		}
		name := oneLine(d.Name())
		for i, l := range q.blaster.Word(d.Const) {
			place := name
			if d.Const.Sort.IsBitVec() {
				place = fmt.Sprintf("%s bit %d", name, i)
			}
			if v := q.cnf.Literal(l); v != 0 {
				lines = append(lines, fmt.Sprintf("%s = %d", place, v))
			} else {
				lines = append(lines, place+" free")
			}
		}
	}
	for i, t := range s.Assumptions {
		if t.Op == smtlib.OpNot {
			t = t.Args[0]
		}
		lines = append(lines, fmt.Sprintf("%s = %d assumed", oneLine(t.Name), q.assumed[i]))
	}
	for _, l := range lines {
		if !yield(l) {
			return
		}
	}
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }
