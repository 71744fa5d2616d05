package verify

import (
	"context"
	"errors"

	"inspect/smtlib"
	"inspect/solve"
)

// expandLimit is how many terms a script may gain when its quantifiers are
// expanded.
const expandLimit = 200_000

// solve asks the attempt's backend. When that gives up on quantifiers, or gives a
// model that cannot be read, it is asked once more with the quantifiers over few
// values expanded. Both happen to Z3 4.8.12, seldom: its models may define
// functions in a circle.
func (a *attempt) solve(ctx context.Context, s *smtlib.Script, o solve.Options) (solve.Result, error) {
	r, err := a.Backend.Solve(ctx, s, o)
	if !expandable(r, err) || ctx.Err() != nil {
		return r, err
	}
	x, differs := s.Expand(expandLimit)
	if !differs {
		return r, err
	}
	o.Timeout = remaining(ctx)
	return a.Backend.Solve(ctx, x, o)
}

func expandable(r solve.Result, err error) bool {
	if failure, failed := errors.AsType[*solve.Error](err); failed {
		return failure.Fault == solve.Unreadable
	}
	return err == nil && r.Status == solve.Unknown && r.Reason == solve.ReasonIncomplete
}
