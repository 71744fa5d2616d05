package decide

import (
	"context"

	"inspect/encode"
	"inspect/smtlib"
	"inspect/solve"
)

// Refuter is encode.Options.Refute under a context. The error is that of the
// context, or says that a term is not of QF_BV.
type Refuter func(ctx context.Context, facts, cases []*smtlib.Term) ([]bool, error)

// Attempt is an encoding with a backend.
type Attempt struct {
	Encoding encode.Options
	Backend  solve.Backend
}

// Name prints encoding/backend, and what is not usual of them.
func (a Attempt) Name() string {
	name := string(a.Encoding.Encoding) + "/" + a.Backend.Name()
	if a.Encoding.Floats == encode.Native {
		name += " (floats native)"
	}
	return name
}
