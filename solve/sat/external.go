package sat

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"

	"inspect/internal/halt"
	"inspect/solve"
)

// program is what we know of a SAT solver by its name.
type program struct {
	name      string
	args      []string
	tries     []try                        // before the run with args alone
	limit     func(conflicts int) []string // arguments that bound the effort, nil: it cannot count
	proof     func(path string) []string   // arguments that write a binary DRAT proof, nil: it has none
	version   []string                     // arguments that print its version, nil: it has none
	resultDir bool                         // takes an input file and a file for its answer, in its own format
}

// try is a run of bounded effort. What a solver needs for one formula varies by a
// factor of ten and more with its seed, and its searches for models and for
// proofs differ: a few tries cost little and spare the worst of it. They are
// bounded by conflicts, not by time, so that what is found does not depend on the
// machine.
type try struct {
	args      []string // beside the program's
	conflicts int
}

// programs lists the known SAT solvers in the order in which they are preferred.
// The first two are quick at different formulas; kissat has not been compared with
// them.
func programs() []program {
	return []program{
		{
			name:    "cadical",
			args:    []string{"-q"},
			tries:   []try{{[]string{"--seed=2"}, 75_000}, {[]string{"--unsat"}, 250_000}},
			limit:   func(n int) []string { return []string{"-c", strconv.Itoa(n)} },
			proof:   func(path string) []string { return []string{"--binary=1", "-", path} },
			version: []string{"--version"},
		},
		{
			name:      "minisat",
			args:      []string{"-verb=0"},
			resultDir: true,
		},
		{
			name:    "kissat",
			args:    []string{"-q"},
			limit:   func(n int) []string { return []string{"--conflicts=" + strconv.Itoa(n)} },
			version: []string{"--version"},
		},
	}
}

// external runs a SAT solver's program. It gets DIMACS on standard input.
type external struct {
	program
	path    string
	certify bool
}

func (e *external) name() string    { return e.program.name }
func (e *external) certifies() bool { return e.certify }
func (e *external) counts() bool    { return e.limit != nil }

func (e *external) run(ctx context.Context, f *CNF, l limits) (verdict, error) {
	for _, t := range e.tries {
		if l.conflicts > 0 && l.conflicts <= t.conflicts {
			return e.once(ctx, f, l, t.args)
		}
		first := l
		first.conflicts = t.conflicts
		v, err := e.once(ctx, f, first, t.args)
		if isRefusal(err) {
			continue
		}
		if err != nil || v.status != undecided || v.reason == solve.ReasonMemory {
			return v, err
		}
		l.conflicts = max(0, l.conflicts-t.conflicts)
	}
	return e.once(ctx, f, l, nil)
}

// isRefusal tells that a program ended without an answer, as one does that does not
// know an argument.
func isRefusal(err error) bool {
	fault, ok := errors.AsType[*solve.Error](err)
	return ok && (fault.Fault == solve.NoAnswer || fault.Fault == solve.InputClosed)
}

// once runs the program with more arguments than its own.
func (e *external) once(ctx context.Context, f *CNF, l limits, args []string) (verdict, error) {
	argv := slices.Concat([]string{e.path}, e.args, args)
	if l.conflicts > 0 && e.counts() {
		argv = append(argv, e.limit(l.conflicts)...)
	}
	dir := ""
	if e.resultDir || e.certify {
		folder, remove, err := halt.Folder("inspect-sat-")
		if err != nil {
			return verdict{}, fmt.Errorf("sat: %w", err)
		}
		defer remove()
		dir = folder
	}
	result, proof := filepath.Join(dir, "answer"), filepath.Join(dir, "proof")
	if e.resultDir {
		argv = append(argv, "/dev/stdin", result)
	}
	if e.certify {
		argv = append(argv, e.proof(proof)...)
	}
	done, err := solve.Command{
		Argv:     argv,
		MemoryMB: l.memoryMB,
		Gate:     l.gate,
		Input:    func(w io.Writer) error { return f.WriteDIMACS(w, nil) },
	}.Run(ctx)
	if err != nil {
		return verdict{}, e.named(err)
	}
	text := done.Output
	if e.resultDir && done.Death == "" {
		if text, err = os.ReadFile(result); err != nil && !errors.Is(err, os.ErrNotExist) {
			return verdict{}, e.fault(solve.Nonsense, "left an answer that cannot be read", done, err)
		}
	}
	v, err := e.understand(f, text, done, l)
	if err == nil && v.status == unsatisfiable && e.certify {
		v.certified = true
		v.proof, err = e.accept(ctx, f, proof)
	}
	if err != nil {
		return verdict{}, err
	}
	return v, nil
}

// codes are the exit codes of SAT solvers by answer.
var codes = [...]int{undecided: 0, satisfiable: 10, unsatisfiable: 20}

// understand reads the answer.
func (e *external) understand(f *CNF, text []byte, done solve.Finished, l limits) (verdict, error) {
	st, model, err := readAnswer(text, f.Vars, e.resultDir)
	switch {
	case err == nil && done.Death == "" && done.Code == codes[st] && st != undecided:
		return verdict{status: st, model: model}, nil
	case done.Memory(), e.resultDir && done.Death == "" && bytes.Contains(done.Output, []byte("INDETERMINATE")):
		// With no other limit set, that is what minisat says when its memory runs out.
		return verdict{reason: solve.ReasonMemory}, nil
	case done.Death != "":
		return verdict{}, e.fault(solve.Crashed, done.Death, done, nil)
	case (err == nil || errors.Is(err, errNoAnswer)) && done.Code == codes[undecided] && l.conflicts > 0:
		return verdict{reason: solve.ReasonUnknown}, nil // the limit that we set
	case errors.Is(err, errNoAnswer) && done.Unconsumed:
		return verdict{}, e.fault(solve.InputClosed,
			fmt.Sprintf("ended with exit code %d before it had read the formula", done.Code), done, nil)
	case errors.Is(err, errNoAnswer):
		return verdict{}, e.fault(solve.NoAnswer, fmt.Sprintf("ended with exit code %d without an answer", done.Code), done, nil)
	case err != nil:
		return verdict{}, e.fault(solve.Nonsense, err.Error(), done, nil)
	case done.Code == codes[st]:
		return verdict{reason: solve.ReasonUnknown}, nil
	}
	return verdict{}, e.fault(solve.Nonsense,
		fmt.Sprintf("contradicted itself: its answer and its exit code %d do not agree", done.Code), done, nil)
}

// accept checks the proof that the solver wrote.
func (e *external) accept(ctx context.Context, f *CNF, path string) (solve.Proof, error) {
	file, err := os.Open(path)
	if err != nil {
		return solve.Proof{}, e.fault(solve.Lied, "answered UNSATISFIABLE without the proof asked for", solve.Finished{}, err)
	}
	defer file.Close()
	return checkProof(ctx, f, "sat/"+e.name(), file, binaryProof)
}

func (e *external) fault(f solve.Fault, message string, done solve.Finished, err error) error {
	return &solve.Error{Fault: f, Backend: "sat/" + e.name(), Message: message, Output: done.Complaint, Err: err, Remedy: remedies[f]}
}

// named gives an error of solve.Command the name of the backend.
func (e *external) named(err error) error {
	if fault, ok := errors.AsType[*solve.Error](err); ok {
		fault.Backend = "sat/" + e.name()
		fault.Remedy = remedies[fault.Fault]
	}
	return err
}

// remedies says what a user can do about a SAT solver's fault.
var remedies = map[solve.Fault]string{
	solve.Missing:     "install it, or use --sat-solver " + embedded + ", which is built in",
	solve.Crashed:     "run it by hand on the file that --cnf-out writes, or choose another --sat-solver",
	solve.NoAnswer:    "run it by hand on the file that --cnf-out writes, or choose another --sat-solver",
	solve.Nonsense:    "check that the program of this name is the SAT solver, or choose another --sat-solver",
	solve.InputClosed: "check that the program of this name is the SAT solver, or choose another --sat-solver",
	solve.Flooded:     "check that the program of this name is the SAT solver, or choose another --sat-solver",
	solve.Lied:        "do not trust this solver's version; choose another --sat-solver",
}
