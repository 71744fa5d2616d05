package verify

import (
	"sync"

	"inspect/report"
)

// sequence takes results as they come and gives each away when its turn comes: in
// the order of the methods, never two at a time.
type sequence struct {
	mu        sync.Mutex
	results   []*report.Result
	next      int
	give      func(*report.Result) // nil: nobody waits for them
	mayChange bool                 // results may still change: all are given at the end
}

func (c *Config) sequence(methods int) *sequence {
	return &sequence{results: make([]*report.Result, methods), give: c.Decided,
		mayChange: c.Confirm == ConfirmJVM || c.Reproducer != "" || c.Reproduce != nil || c.HeapOut != ""}
}

// put takes the result of method i; nil: there is none.
func (s *sequence) put(i int, r *report.Result) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.results[i] = r
	for !s.mayChange && s.next < len(s.results) && s.results[s.next] != nil {
		s.pass()
	}
}

// end gives away what is left, and what there is of all.
func (s *sequence) end() {
	for s.next < len(s.results) {
		s.pass()
	}
}

func (s *sequence) pass() {
	if r := s.results[s.next]; r != nil && s.give != nil {
		s.give(r)
	}
	s.next++
}
