package verify

import (
	"sync"

	"inspect/report"
)

// sequence takes results as they come and gives each away when its turn comes, never two at a time:
// in the order of the methods where one round has them all, and else in that in which they are
// checked. Neither depends on how many are checked at a time.
type sequence struct {
	mu        sync.Mutex
	results   []*report.Result
	queue     []int        // whose results are next
	none      map[int]bool // of those, the ones that have no result now
	rounds    bool         // the queue grows with each round
	given     []bool
	give      func(*report.Result) // nil: nobody waits for them
	mayChange bool                 // results may still change: all are given at the end
}

func (c *Config) sequence(methods int) *sequence {
	s := &sequence{results: make([]*report.Result, methods), given: make([]bool, methods), give: c.Decided,
		none: map[int]bool{}, rounds: methods > c.firstRound(),
		mayChange: c.Confirm == ConfirmJVM || c.Reproducer != "" || c.Reproduce != nil || c.HeapOut != ""}
	if !s.rounds {
		s.queue = s.all()
	}
	return s
}

func (s *sequence) all() []int {
	out := make([]int, len(s.results))
	for i := range out {
		out[i] = i
	}
	return out
}

// expect says of which methods results come next.
func (s *sequence) expect(next []int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.rounds {
		clear(s.none)
		s.queue = append(s.queue, next...)
	}
}

// put takes the result of method i; nil: there is none, or it comes later.
func (s *sequence) put(i int, r *report.Result) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.results[i] = r
	s.none[i] = r == nil && s.rounds
	for !s.mayChange && len(s.queue) > 0 && (s.results[s.queue[0]] != nil || s.none[s.queue[0]]) {
		s.pass()
	}
}

// end gives away what is left, and what there is of all.
func (s *sequence) end() {
	if s.rounds {
		s.queue = s.all()
	}
	for len(s.queue) > 0 {
		s.pass()
	}
}

func (s *sequence) pass() {
	i := s.queue[0]
	s.queue = s.queue[1:]
	if r := s.results[i]; r != nil && s.give != nil && !s.given[i] {
		s.given[i] = true
		s.give(r)
	}
}
