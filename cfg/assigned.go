package cfg

import (
	"slices"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// \only_assigned and its like in a postcondition are told by a hidden variable, which is
// set by what breaks them:
//
//	hit := false                                     at the entry
//	hit := hit || existed before && not in Locs      in front of each assignment, \only_assigned
//	hit := hit || in Locs                            \not_assigned
//	hit := hit || existed before && not in Locs      at each read, \only_accessed
//	hit := true                                      at each call of others, \only_called
//
// Where reads or calls are looked at they are effects: each is on edges of its own, in the
// order of the execution. In the contract of a statement the entry is where that begins.

// watched is such a postcondition of the checked method, or of a statement that is being
// lowered.
type watched struct {
	of    *core.Did
	hit   *Component
	locs  []location // in the state before
	since *Node      // the state before; of the method: the entry
}

// watch begins to look at what the method does for the contract of the checked method.
func (l *code) watch(m *core.Contract) {
	if m == nil {
		return
	}
	for _, k := range m.Cases {
		for _, a := range didsIn(k.Ensures, k.Signals) {
			if watching(l.watches, a) == nil {
				s := l.caseSpec(l.g.Method, k)
				s.inOld = true
				l.look(append(l.watches, l.watchFor(a, s, l.g.Entry)))
			}
		}
	}
}

// didsIn are those in clauses.
func didsIn(clauses ...[]*core.Clause) (all []*core.Did) {
	for _, c := range slices.Concat(clauses...) {
		if c.X == nil {
			continue
		}
		core.Walk(c.X, func(n core.Node) bool {
			if a, ok := n.(*core.Did); ok {
				all = append(all, a)
			}
			return true
		})
	}
	return all
}

// watchFor makes the variable of one, whose locations s evaluates in the state since.
func (l *code) watchFor(a *core.Did, s *spec, since *Node) *watched {
	w := &watched{of: a, hit: l.temp(a, "assigned", l.mk.boolT), since: since}
	for _, loc := range l.named(s, []*core.Clause{{Loc: a.Loc, Locs: a.Locs}}, "name fields and elements") {
		w.locs = append(w.locs, loc.at(l.mk, since))
	}
	l.set(w.hit, l.mk.no, a.Span(), Hidden, "")
	return w
}

// watchStatement begins to look at what a statement does for its contract.
func (l *code) watchStatement(r *refining) {
	for _, k := range r.stmt.Cases {
		for _, a := range didsIn(k.Ensures, k.Signals, k.Jumps, k.Free) {
			if l.cur == nil || watching(r.watches, a) != nil {
				continue
			}
			if a.ReadsTexts() && l.act.method != l.g.Method {
				l.unsupported(a.Span(), a.Name+" in the contract of a statement of a method that is called", "use assignable, or check that method")
			}
			w := l.watchFor(a, l.spec(l.act.this), l.cur)
			w.since = l.cur // all that is there now existed, also in a constructor
			r.watches = append(r.watches, w)
		}
	}
	if len(r.watches) > 0 {
		l.look(slices.Concat(l.watches, r.watches))
	}
}

// look lets what is done be looked at for those from here on: what has effects may be
// another matter.
func (l *code) look(at []*watched) {
	if slices.Equal(at, l.watches) {
		return
	}
	l.watches = at
	l.effects, l.inlinable = map[core.Expr]*effects{}, map[*types.Method]*core.Return{}
}

// watching is what tells the value of a predicate, nil: nothing.
func watching(all []*watched, a *core.Did) *watched {
	for _, w := range all {
		if w.of == a {
			return w
		}
	}
	return nil
}

// watchesFor reports whether a predicate of that name is among those to be told.
func (l *lowering) watchesFor(name string) bool {
	return slices.ContainsFunc(l.watches, func(w *watched) bool { return w.of.Name == name })
}

// noteAssigned notes an assignment that is about to be made.
func (l *code) noteAssigned(p place, at source.Span) {
	if p.comp.Kind == Local {
		return
	}
	for _, w := range l.watches {
		switch w.of.Name {
		case `\only_assigned`:
			l.note(w, p, l.mk.not(l.inLocs(w, p)), at)
		case `\not_assigned`:
			l.note(w, p, l.inLocs(w, p), at)
		}
	}
}

// noteRead notes that code reads a variable of the heap, behind the checks of the access.
func (l *code) noteRead(p place, at source.Span) {
	f := p.comp.Fld
	if p.comp.Kind == Local || f != nil && p.idx == nil && !core.IsLocated(f) {
		return
	}
	for _, w := range l.watches {
		if w.of.Name != `\only_accessed` {
			continue
		}
		if f != nil && p.idx == nil && f.Class.IsOutside() {
			if l.flush(); l.cur != nil && l.known(l.existedBefore(w, p, at)) != l.mk.no {
				l.unsupported(at, "what the library reads, in a method with "+w.of.Name, "leave it out, or the call")
			}
			continue
		}
		l.note(w, p, l.mk.not(l.inLocs(w, p)), at)
	}
}

// noteCall notes a call, or what stands for one, that is about to execute a method; nil:
// the one that it names.
func (l *code) noteCall(e core.Expr, runs *types.Method) {
	for _, w := range l.watches {
		if w.of.Name == `\only_called` && l.prog.Forbids(w.of, l.act.method, e, runs) {
			l.set(w.hit, l.mk.yes, e.Span(), Hidden, "")
		}
	}
}

// noteReplacedCall notes a call behind an expression that may stand for one.
func (l *code) noteReplacedCall(e core.Expr, v *Expr) *Expr {
	if len(l.watches) > 0 && core.ReplacesCall(e) {
		l.noteCall(e, nil)
	}
	return v
}

// inLocs reports whether a place is one of the locations of a predicate.
func (l *code) inLocs(w *watched, p place) *Expr {
	in := l.mk.no
	for _, loc := range w.locs {
		if loc.everything {
			return l.mk.yes
		}
		in = l.mk.or(in, l.covers(loc, p.comp, p.obj, p.idx))
	}
	return in
}

// existedBefore reports whether the object of a place existed before the method or statement.
func (l *code) existedBefore(w *watched, p place, at source.Span) *Expr {
	switch {
	case p.obj == nil || !l.mk.varies(p.obj):
		return l.mk.yes
	case w.since == l.g.Entry && !slices.ContainsFunc(l.canBe(p.obj), func(k *Kind) bool { return k.Pre > 0 }):
		return l.mk.no
	}
	since := l.since
	defer func() { l.since = since }()
	l.since = w.since
	return l.mk.not(l.orNew(l.mk.no, p.obj, assignedBound{w.of, p.node}, at))
}

// note sets the variable of a predicate where what is done to a place breaks it.
func (l *code) note(w *watched, p place, breaks *Expr, at source.Span) {
	if l.flush(); l.cur == nil {
		return
	}
	if hit := l.known(l.mk.and(l.existedBefore(w, p, at), breaks)); hit != l.mk.no {
		l.set(w.hit, l.mk.or(l.read(w.hit), hit), at, Hidden, "")
	}
}

// assignedBound is the variable for the object that is assigned to or read.
type assignedBound struct {
	of *core.Did
	at core.Node
}

// unwatched refuses what does without anything to look at what predicates ask for; quiet:
// it assigns nothing.
func (l *code) unwatched(at source.Span, withoutReports bool, what, remedy string) {
	for _, w := range l.watches {
		if !withoutReports || w.of.ReadsTexts() {
			l.unsupported(at, what+" in a method with "+w.of.Name, remedy)
		}
	}
}

func (s *spec) assignedValue(e *core.Did) value3 {
	w := watching(s.watches, e)
	if w == nil {
		s.unsupported(e.Span(), e.Name+" here", "it is understood in the postconditions of the method that is checked and of statements; calls need --calls inline")
	}
	return s.pure(s.mk.not(s.lowering.read(w.hit)))
}
