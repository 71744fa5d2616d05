package verify

import (
	"context"
	"errors"

	"inspect/java/types"
)

// errBudget is the cause of a context that ended with the time for the whole run.
var errBudget = errors.New("the time for the whole run is over")

// overBudget is the reason of an inconclusive verdict where that ended the check.
const overBudget = "budget"

// within is the context of a run's work, preparation included: it ends with the budget.
func (c *Config) within(ctx context.Context) (context.Context, context.CancelFunc) {
	if c.Budget <= 0 {
		return ctx, func() {}
	}
	return context.WithTimeoutCause(ctx, c.Budget, errBudget)
}

// order is the order in which the methods are checked: that of the sources where one round has them
// all and there is no budget, else by effort.
func (c *Config) order(methods []*types.Method, scopeOf func(m *types.Method) int) []int {
	switch rounds := len(methods) > c.firstRound(); {
	case rounds:
		return byEffort(methods, c.beginning(), scopeOf)
	case c.Budget > 0:
		return byEffort(methods, 0, scopeOf)
	}
	out := make([]int, len(methods))
	for i := range out {
		out[i] = i
	}
	return out
}
