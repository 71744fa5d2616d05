package cfg

import (
	"slices"

	"inspect/core"
	"inspect/source"
)

// \only_assigned and \not_assigned in a postcondition are told by a hidden variable, which
// is set by the assignments that break them:
//
//	hit := false                                     at the entry
//	hit := hit || existed before && not in Locs      in front of each assignment, \only_assigned
//	hit := hit || in Locs                            \not_assigned

// watched is such a postcondition of the checked method.
type watched struct {
	of   *core.Assigned
	hit  *Component
	locs []location // in the state before
}

// watch begins to look at the assignments for the contract of the checked method.
func (l *code) watch(m *core.Contract) {
	if m == nil {
		return
	}
	for _, k := range m.Cases {
		for _, c := range slices.Concat(k.Ensures, k.Signals) {
			if c.X == nil {
				continue
			}
			core.Walk(c.X, func(n core.Node) bool {
				if a, ok := n.(*core.Assigned); ok && l.watching(a) == nil {
					l.watchFor(a, k)
				}
				return true
			})
		}
	}
}

// watchFor makes the variable of one.
func (l *code) watchFor(a *core.Assigned, k *core.SpecCase) {
	s := l.caseSpec(l.g.Method, k)
	s.inOld = true
	w := &watched{of: a, hit: l.temp(a, "assigned", l.mk.boolT)}
	for _, loc := range l.named(s, []*core.Clause{{Loc: a.Loc, Locs: a.Locs}}, "name fields and elements") {
		w.locs = append(w.locs, loc.at(l.mk, l.g.Entry))
	}
	l.set(w.hit, l.mk.no, a.Span(), Hidden, "")
	l.watches = append(l.watches, w)
}

// watching is what tells the value of a predicate, nil: nothing.
func (l *lowering) watching(a *core.Assigned) *watched {
	for _, w := range l.watches {
		if w.of == a {
			return w
		}
	}
	return nil
}

// noteAssigned notes an assignment that is about to be made.
func (l *code) noteAssigned(p place, at source.Span) {
	if len(l.watches) == 0 || p.comp.Kind == Local || l.cur == nil {
		return
	}
	if l.flush(); l.cur == nil {
		return
	}
	for _, w := range l.watches {
		hit := l.mk.no
		for _, loc := range w.locs {
			if loc.everything {
				hit = l.mk.yes
			} else {
				hit = l.mk.or(hit, l.covers(loc, p.comp, p.obj, p.idx))
			}
		}
		existed := l.mk.yes
		if p.obj != nil && l.mk.varies(p.obj) {
			existed = l.mk.not(l.orNew(l.mk.no, p.obj, assignedBound{w.of, p.node}, at))
		}
		if w.of.Only {
			hit = l.mk.not(hit)
		}
		if hit = l.known(l.mk.and(existed, hit)); hit != l.mk.no {
			l.set(w.hit, l.mk.or(l.read(w.hit), hit), at, Hidden, "")
		}
	}
}

// assignedBound is the variable for the object that an assignment changes.
type assignedBound struct {
	of *core.Assigned
	at core.Node
}

// unwatched refuses what assigns without assignments to look at.
func (l *code) unwatched(at source.Span, what, remedy string) {
	if len(l.watches) > 0 {
		l.unsupported(at, what+" in a method with "+l.watches[0].of.Name(), remedy)
	}
}

func (s *spec) assignedValue(e *core.Assigned) value3 {
	w := s.watching(e)
	if w == nil {
		s.unsupported(e.Span(), e.Name()+" here", "it is understood in the postconditions of the method that is checked; its calls need --calls inline")
	}
	return s.pure(s.mk.not(s.lowering.read(w.hit)))
}
