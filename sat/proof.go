package sat

import (
	"context"
	"errors"
	"io"

	"inspect/sat/drat"
	"inspect/solve"
)

const (
	textProof   = drat.Text
	binaryProof = drat.Binary
)

// checkProof returns nil when a solver's proof shows that a formula is
// unsatisfiable. A proof that does not is an *solve.Error.
func checkProof(ctx context.Context, f *CNF, solver string, proof io.Reader, format drat.Format) error {
	err := drat.Check(ctx, f.Each, proof, format)
	if _, ok := errors.AsType[*drat.Rejected](err); ok {
		return &solve.Error{Fault: solve.Lied, Backend: solver, Message: "answered UNSATISFIABLE with a bad proof", Err: err,
			Remedy: remedies[solve.Lied]}
	}
	return err
}
