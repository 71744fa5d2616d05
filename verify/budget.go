package verify

import (
	"context"
	"errors"
	"slices"

	"inspect/java/types"
	"inspect/report"
)

// errBudget is the cause of a context that ended with the time for the whole run.
var errBudget = errors.New("the time for the whole run is over")

// within is the context of the checks of a run: it ends with the budget.
func (c *Config) within(ctx context.Context) (context.Context, context.CancelFunc) {
	if c.Budget <= 0 {
		return ctx, func() {}
	}
	return context.WithTimeoutCause(ctx, c.Budget, errBudget)
}

// order is the order in which the methods are checked: that of the sources, but with a
// budget the short ones first, since most of them are decided soon.
func (c *Config) order(methods []*types.Method) []int {
	out := make([]int, len(methods))
	for i := range out {
		out[i] = i
	}
	if c.Budget > 0 {
		slices.SortStableFunc(out, func(a, b int) int { return length(methods[a]) - length(methods[b]) })
	}
	return out
}

// length of a method's text, in bytes.
func length(m *types.Method) int {
	if m.Decl == nil {
		return 0
	}
	s := m.Decl.Span()
	return int(s.End - s.Start)
}

// overBudget is the result of a method that was not begun before the budget was used up.
func (r *run) overBudget(m *types.Method) *report.Result {
	res := r.newResult(m)
	res.Verdict, res.Reason, res.Remedies = report.Inconclusive, "budget", []report.Remedy{r.config.moreBudget()}
	return res
}
