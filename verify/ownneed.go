package verify

import (
	"strings"

	"inspect/cfg"
	"inspect/encode"
)

// isOwn reports whether a condition is the failing check's own, carried back to the entry: no
// execution passes the check for which it does not hold.
func (s *needSearch) isOwn(k *candidate) bool {
	passing := s.passing
	if s.isLarge() && s.isOutOfReach(k, true, passing) {
		return true
	}
	n := s.under(s.parts, k, true)
	if n == nil {
		return !s.isLarge() && s.isOutOfReach(k, true, passing)
	}
	points := passing(n)
	return len(points) > 0 && !s.reaches(n, points) && s.isPassed(s.under(s.parts, nil, true), passing)
}

// passing are the ways by which executions pass the failing check in a graph.
func (s *needSearch) passing(n *method) []encode.Point {
	if p := n.same(s.property); p != nil {
		return passes(p)
	}
	return nil
}

// leavesCheck reports whether executions pass the failing check under the need, or may: where it lets
// none come there, what stands there always fails. Behind a throw of the library nothing passes.
func (s *needSearch) leavesCheck() bool {
	if s.property.Kind == cfg.Exception {
		return true
	}
	n := s.underAny(s.parts, nil, true)
	if n == nil {
		return true
	}
	if n.same(s.property) == nil {
		return true
	}
	points := s.passing(n)
	return len(points) > 0 && !s.isRefuted(n, encode.Goal{Kind: encode.Reach, Points: points})
}

// passes are the ways by which executions pass the checks of a property: where they part from
// the ways that break it.
func passes(p *cfg.Property) []encode.Point {
	breaking := map[*cfg.Node]bool{} // whoever comes here breaks it, or is about to be checked
	var checks []*cfg.Node
	var back func(n *cfg.Node)
	back = func(n *cfg.Node) {
		if breaking[n] {
			return
		}
		breaking[n] = true
		if len(n.Out) > 1 {
			checks = append(checks, n)
			return
		}
		for _, e := range n.In {
			back(e.From)
		}
	}
	for _, e := range p.Edges {
		back(e.From)
	}
	var out []encode.Point
	for _, n := range checks {
		at := len(out)
		for _, e := range p.Evaluated {
			if e.From == n {
				out = append(out, encode.Point{Edge: e})
			}
		}
		if len(out) > at {
			continue
		}
		for _, e := range n.Out {
			if e.Exit == cfg.NoExit && !breaking[ahead(e.To)] {
				out = append(out, encode.Point{Edge: e})
			}
		}
	}
	return out
}

// ahead is the next node at which ways part.
func ahead(n *cfg.Node) *cfg.Node {
	for len(n.Out) == 1 && n.Out[0].Exit == cfg.NoExit {
		n = n.Out[0].To
	}
	return n
}

// isNullPointer reports whether what leaves a method is a NullPointerException.
func isNullPointer(thrown string) bool { return strings.HasPrefix(thrown, "NullPointerException") }
