package sat

import (
	"context"
	"errors"
	"io"
	"time"

	"inspect/solve"
	"inspect/solve/sat/drat"
)

const (
	textProof   = drat.Text
	binaryProof = drat.Binary
)

// checkProof returns no error when a solver's proof shows that a formula is
// unsatisfiable. A proof that does not is an *solve.Error.
func checkProof(ctx context.Context, f *CNF, solver string, proof io.Reader, format drat.Format) (solve.Proof, error) {
	start := time.Now()
	steps, err := drat.Steps(ctx, f.ForAll, proof, format)
	if _, ok := errors.AsType[*drat.Rejected](err); ok {
		return solve.Proof{}, &solve.Error{Fault: solve.Lied, Backend: solver, Message: "answered UNSATISFIABLE with a bad proof", Err: err,
			Remedy: remedies[solve.Lied]}
	}
	return solve.Proof{Steps: steps, Seconds: time.Since(start).Seconds()}, err
}
