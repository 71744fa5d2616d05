package verify

import (
	"runtime"

	"inspect/cfg"
	"inspect/verify/decide"
)

// share is how many processors each attempt at a method may use, when the given
// number of methods is checked at a time.
func (c *Config) share(methods int) int {
	cpus := c.CPUs
	if cpus == 0 {
		cpus = runtime.GOMAXPROCS(0)
	}
	return max(1, cpus/max(1, min(c.Jobs, methods)))
}

// rulesOf are what all questions of the run have in common.
func rulesOf(r *run) decide.Rules {
	return decide.Rules{Certify: r.config.Certify, Check: r.config.Check, SplitAfter: r.config.SplitAfter, Refute: r.config.Refute,
		Stopper: r.config.stopper, Processors: r.cpus, MemoryMB: int(r.config.Memory >> 20)}
}

// question is a graph with the attempts at it.
func (r *run) question(g *cfg.Graph, as, side []decide.Attempt) *decide.Question {
	return decide.NewQuestion(g, rulesOf(r), as, side)
}

// attempt is one that has encoded nothing so far.
func (r *run) attempt(a decide.Attempt) *decide.Solver { return decide.NewAttempt(a, rulesOf(r)) }
