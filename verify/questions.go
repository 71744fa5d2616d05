package verify

import (
	"runtime"

	"inspect/cfg"
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

// rules are what all questions of the run have in common.
func (r *run) rules() rules {
	return rules{certify: r.config.Certify, check: r.config.Check, splitAfter: r.config.SplitAfter, refute: r.config.Refute,
		stopper: r.config.stopper, processors: r.cpus, memoryMB: int(r.config.Memory >> 20)}
}

// question is a graph with the attempts at it.
func (r *run) question(g *cfg.Graph, as, side []Attempt) *question {
	return newQuestion(g, r.rules(), as, side)
}

// attempt is one that has encoded nothing so far.
func (r *run) attempt(a Attempt) *attempt { return newAttempt(a, r.rules()) }
