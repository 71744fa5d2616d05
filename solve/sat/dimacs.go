package sat

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"iter"
	"strconv"
)

// WriteDIMACS writes the formula, with comments as `c` lines in front.
func (f *CNF) WriteDIMACS(w io.Writer, comments iter.Seq[string]) error {
	b := bufio.NewWriterSize(w, 1<<16)
	if comments != nil {
		for c := range comments {
			fmt.Fprintf(b, "c %s\n", c)
		}
	}
	fmt.Fprintf(b, "p cnf %d %d\n", f.Vars, f.Clauses)
	for block := range f.blocks {
		for _, l := range block {
			num := strconv.AppendInt(b.AvailableBuffer(), int64(l), 10)
			if l == 0 {
				num = append(num, '\n')
			} else {
				num = append(num, ' ')
			}
			if _, err := b.Write(num); err != nil {
				return err
			}
		}
	}
	return b.Flush()
}

// status of a SAT solver's answer.
type status uint8

const (
	undecided status = iota
	satisfiable
	unsatisfiable
)

// readAnswer reads the output of a SAT solver in the competition's format: one
// `s` line and, when satisfiable, `v` lines that end with 0. With minisat set it
// reads minisat's result file: SAT or UNSAT or INDET, then the values. Anything
// else is an error, as is a model with too few or foreign variables.
func readAnswer(out []byte, vars int, minisat bool) (status, []bool, error) {
	st := undecided
	found := false
	var values [][]byte
	for _, line := range bytes.Split(out, []byte("\n")) {
		line = bytes.TrimRight(line, "\r ")
		switch {
		case len(line) == 0 || !minisat && line[0] == 'c' && (len(line) == 1 || line[1] == ' '):
		case answers[string(line)] != 0 && !found:
			st, found = answers[string(line)]-1, true
		case minisat && found:
			values = append(values, line)
		case !minisat && line[0] == 'v' && (len(line) == 1 || line[1] == ' '):
			values = append(values, line[1:])
		default:
			return undecided, nil, fmt.Errorf("printed %q, which is no answer of a SAT solver", shorten(line))
		}
	}
	if !found {
		return undecided, nil, errNoAnswer
	}
	if st != satisfiable {
		return st, nil, nil
	}
	model := make([]bool, vars+1)
	ended := false
	for _, line := range values {
		for _, word := range bytes.Fields(line) {
			n, err := strconv.Atoi(string(word))
			switch {
			case err != nil || n > vars || n < -vars:
				return undecided, nil, fmt.Errorf("gave a model with the value %q", shorten(word))
			case ended:
				return undecided, nil, fmt.Errorf("gave a model that goes on after its end")
			case n == 0:
				ended = true
			case n > 0:
				model[n] = true
			}
		}
	}
	if !ended {
		return undecided, nil, fmt.Errorf("gave a model that is cut short")
	}
	return st, model, nil
}

var errNoAnswer = errors.New("gave no answer")

// answers leads from an answer line to one more than the status.
var answers = map[string]status{
	"s SATISFIABLE": satisfiable + 1, "s UNSATISFIABLE": unsatisfiable + 1, "s UNKNOWN": undecided + 1,
	"SAT": satisfiable + 1, "UNSAT": unsatisfiable + 1, "INDET": undecided + 1,
}

func shorten(b []byte) string {
	if len(b) > 60 {
		return string(b[:60]) + "…"
	}
	return string(b)
}
