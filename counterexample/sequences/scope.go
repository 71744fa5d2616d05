package sequences

import (
	"iter"
	"slices"

	"inspect/java/scope"
	"inspect/java/types"
)

// What a call by its name may mean in code out of the scope of the sequences, it does not mean in them.

// scoped is what is known of code within a scope.
type scoped struct {
	*scope.Scope
	whole map[*unit]*effect
	ended map[*unit]*event
}

// within is what is known of code within a scope.
func (e *effects) within(s *scope.Scope) *scoped {
	if e.scoped[s] == nil {
		e.scoped[s] = &scoped{s, map[*unit]*effect{}, map[*unit]*event{}}
	}
	return e.scoped[s]
}

// has reports whether the code of a unit is in the scope.
func (s *scoped) has(u *unit) bool { return s.Has(u.top) }

// reached are a unit and all in the scope that it may call.
func (s *scoped) reached(u *unit) iter.Seq[*unit] {
	return func(yield func(*unit) bool) {
		seen := map[*unit]bool{u: true}
		todo := []*unit{u}
		for len(todo) > 0 {
			k := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			if !yield(k) {
				return
			}
			for _, to := range k.calls {
				if !seen[to] && s.has(to) {
					seen[to] = true
					todo = append(todo, to)
				}
			}
		}
	}
}

// effect is that of a unit with all that it may call.
func (s *scoped) effect(u *unit) *effect {
	if f := s.whole[u]; f != nil {
		return f
	}
	f := newEffect()
	for k := range s.reached(u) {
		f.add(k.own)
	}
	s.whole[u] = f
	return f
}

// scopeOf is the code that a call of a method can come to, with what sequences can come to so far.
func (p *plan) scopeOf(m *types.Method) *scoped {
	s := p.effects.scopes
	if n := s.Number(m.Class); n >= 0 && p.scope.Has(n) {
		return p.scope
	}
	return p.effects.within(s.Both(p.scope.Scope, s.Of(m.Class)))
}

// effectOf is the effect of a method with all that it may call.
func (p *plan) effectOf(m *types.Method) *effect {
	p.effects.pass()
	return p.scopeOf(m).effect(p.effects.unit(m))
}

// extend takes the code of a class, and what it can come to, into the scope.
func (p *plan) extend(c *types.Class) {
	s := p.effects.scopes
	p.scope = p.effects.within(s.Both(p.scope.Scope, s.Of(c)))
}

// read adds what the calls at hand read in the code that they can come to.
func (p *plan) read() {
	if p.readIn == p.scope {
		return
	}
	p.readIn = p.scope
	calls := append(slices.Clone(p.steps), p.last)
	for _, pl := range p.pools {
		calls = append(calls, slices.DeleteFunc(slices.Clone(pl.makers), func(c *call) bool { return !p.seesOthers(c.method) })...)
	}
	for _, c := range calls {
		switch {
		case c.method == nil || c.use != nil:
		case c.on != nil && p.lent[c.on.String()] != nil:
			for _, o := range p.effects.below(c.method) {
				union(p.reads, p.effectOf(o).reads)
			}
		default:
			union(p.reads, p.effectOf(c.method).reads)
		}
	}
}
