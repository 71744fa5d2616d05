package mutate

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"
	"time"

	"inspect/encode"
	"inspect/internal/oracle"
	"inspect/report"
	"inspect/solve"
	"inspect/solve/sat"
	"inspect/verify"
)

// Folders of methods with expected verdicts, below the root of the project. Those
// of oracles are what exhaustive execution finds; those of contracts follow from
// the contracts that stand for calls.
var (
	oracles   = []string{"testdata/oracle", "internal/oracle/testdata"}
	contracts = []string{"testdata/mutate"}
)

// column is an encoding with a backend, and what is checked on it.
type column struct {
	encoding encode.Options
	backend  func() (solve.Backend, error)
	folders  []string
	calls    string
	loops    string
}

func gophersat() (solve.Backend, error) { return sat.New("gophersat") }
func z3() (solve.Backend, error)        { return solve.Process("z3 -in") }

// columns by the names that the table of mutants uses.
func columns() map[string]column {
	plain := encode.Options{Encoding: encode.Ground, NoCanonical: true, NoMaySets: true, NoSkolem: true, NoOrders: true}
	return map[string]column{
		"ground":     {encode.Options{Encoding: encode.Ground}, gophersat, oracles, "inline", ""},
		"plain":      {plain, gophersat, oracles, "inline", ""},
		"native":     {encode.Options{Encoding: encode.Ground, Floats: encode.Native}, z3, oracles, "inline", ""},
		"quantified": {encode.Options{Encoding: encode.Quantified}, z3, oracles, "inline", ""},
		"axioms":     {encode.Options{Encoding: encode.Quantified, Reach: encode.Axioms}, z3, oracles, "inline", ""},
		"contract":   {encode.Options{Encoding: encode.Ground}, gophersat, contracts, "contract", ""},
		"loops":      {encode.Options{Encoding: encode.Ground}, gophersat, oracles, "inline", "invariant"},
	}
}

// methodTime is the time for one method. It is no measure of speed: a verdict that
// takes longer is none.
const methodTime = 3 * time.Minute

// Probe checks methods on a column and compares the verdicts with what they are
// known to be. root is the project's folder. The methods are named Class.method
// (an overloaded name means all); none named means all there are, of which only each
// every-th is checked. visit is told every disagreement, and ends the search when it
// returns false.
func Probe(root, on string, names []string, every int, visit func(disagreement string) bool) error {
	col, ok := columns()[on]
	if !ok {
		return fmt.Errorf("mutate: no column %q", on)
	}
	backend, err := col.backend()
	if err != nil {
		return err
	}
	cases, err := named(root, col.folders, names)
	if err != nil {
		return err
	}
	for i, c := range cases {
		if len(names) == 0 && i%every != 0 {
			continue
		}
		if what := col.disagreement(c, backend); what != "" {
			if !visit(label(c) + ": " + what) {
				return nil
			}
		}
	}
	return nil
}

// label is Class.method.
func label(c oracle.Case) string { return c.Method.Class.SimpleName() + "." + c.Method.Name }

// named finds the cases in the order of the names.
func named(root string, folders, names []string) ([]oracle.Case, error) {
	var all []oracle.Case
	for _, dir := range folders {
		cs, err := oracle.Table(filepath.Join(root, filepath.FromSlash(dir)))
		if err != nil {
			return nil, err
		}
		all = append(all, cs...)
	}
	if len(names) == 0 {
		return all, nil
	}
	var out []oracle.Case
	for _, n := range names {
		before := len(out)
		for _, c := range all {
			if label(c) == n {
				out = append(out, c)
			}
		}
		if len(out) == before {
			return nil, fmt.Errorf("mutate: no method %s with an expected verdict", n)
		}
	}
	return out, nil
}

// disagreement says how a verdict differs from the expected one, "" when it does
// not.
func (col column) disagreement(c oracle.Case, backend solve.Backend) string {
	b := c.Bounds
	doc := verify.Run(context.Background(), verify.Config{
		Paths: []string{c.File}, Methods: []string{c.Method.QName()},
		Bounds:       c.Bounds.WithDefaults().Bounds,
		ReceiverOnly: b.InvariantsReceiverOnly, Exceptions: b.Exceptions, Throws: b.Throws, Statics: b.Statics,
		Calls: col.calls, Loops: col.loops, Attempts: []verify.Attempt{{Encoding: col.encoding, Backend: backend}},
		Timeout: methodTime, Minimize: "off", Check: true, Refute: sat.Refute,
	})
	if len(doc.Results) != 1 {
		return fmt.Sprintf("%d results, %v", len(doc.Results), doc.Diagnostics)
	}
	r := doc.Results[0]
	if c.Word == "violated" && r.Verdict == report.Inconclusive && r.Reason == "approximate" {
		return "" // the first counterexample found rests on a value of which little is known
	}
	if string(r.Verdict) != c.Word && !(c.Word == "vacuous" && r.HasNoPreState()) && !(c.Word == "holds" && r.Verdict == report.Nothing) {
		return fmt.Sprintf("%s (%s), not %s", r.Verdict, firstLine(r.Reason), c.Word)
	}
	// What rests on a callee's contract need not happen.
	if ce := r.Counterexample; r.Verdict == report.Violated && col.calls == "inline" && !oracle.Confirmed(ce.Status, ce.Reason) {
		return ce.Status + ": " + firstLine(ce.Reason)
	}
	return ""
}

func firstLine(s string) string {
	line, _, _ := strings.Cut(s, "\n")
	return line
}
