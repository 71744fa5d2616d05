package decide

import (
	"context"
	"errors"
	"time"

	"inspect/smtlib"
	"inspect/solve"
)

// expandLimit is how many terms a script may gain when its quantifiers are
// expanded.
const expandLimit = 200_000

// expansion is when an attempt's scripts are expanded (smtlib.Script.Expand).
type expansion int

const (
	onFailure expansion = iota // its backend has not failed at quantifiers so far
	Always                     // it has, and expansion is possible
	never                      // it is not, or the backend fails then, too
)

// Consult asks the attempt's backend. When that gives up on quantifiers, or gives a
// model that cannot be read, it is asked once more with the quantifiers over few
// values expanded, and further scripts in that way at once. Both failures happen to
// Z3 4.8.12, seldom: its models may define functions in a circle. The caller holds
// a.Mu.
func (a *Solver) Consult(ctx context.Context, s *smtlib.Script, o solve.Options) (solve.Result, error) {
	start := time.Now()
	var first solve.Result
	var failed error
	if a.Expand != Always {
		first, failed = a.Backend.Solve(ctx, s, o)
		if a.Expand == never || !dependsOnQuantifiers(first, failed) || ctx.Err() != nil {
			return first, failed
		}
	}
	x, differs := s.Expand(expandLimit, func() bool { return ctx.Err() != nil })
	if err := ctx.Err(); err != nil {
		return solve.Result{}, err
	}
	if differs {
		more := o
		if o.Timeout > 0 {
			more.Timeout = max(o.Timeout-time.Since(start), time.Millisecond)
		}
		if r, err := a.Backend.Solve(ctx, x, more); err == nil || isContextual(err) {
			a.Expand = Always
			return r, err
		}
	}
	if a.Expand == Always { // not of this script
		return a.Backend.Solve(ctx, s, o)
	}
	a.Expand = never
	return first, failed
}

// dependsOnQuantifiers tells that an answer may come of the script's quantifiers.
func dependsOnQuantifiers(r solve.Result, err error) bool {
	if failure, failed := errors.AsType[*solve.Error](err); failed {
		return failure.Fault == solve.Unreadable
	}
	return err == nil && r.Status == solve.Unknown && (r.Reason == solve.ReasonIncomplete || r.Reason == solve.ReasonUnknown)
}
