package sequences

import (
	"slices"

	"inspect/java/types"
)

// A guard is a throw of the program's own. A step that ends in one goes on with the heap that
// it left. Where nothing was changed before, it is as if the step had not been there:
//
//	void put(int v) { if (n == 3) throw new IllegalStateException(); n++; }     // nothing was
//	void put(int v) { n++; if (n > 3) throw new IllegalStateException(); }      // n was

// event is what a text does at one place that matters here.
type event struct {
	changes     bool    // something that is no local variable
	throws      bool    // a guard may end it
	afterChange bool    // it may be one that comes after a change
	call        *unit   // of another one
	group       []event // in any order, and more than once
}

// then notes an event.
func (u *unit) then(e event) { u.events = append(u.events, e) }

// ends tells what executions of a unit may have done where they end.
func (s *scoped) ends(u *unit) event {
	if e := s.ended[u]; e != nil {
		return *e
	}
	out := event{}
	for k := range s.reached(u) {
		flat(k.events, &out)
	}
	out.afterChange = out.changes && out.throws // where a call leads here again
	s.ended[u] = &out
	afterChange := u.inAnyOrder && out.afterChange || s.inTurn(u.events).afterChange
	s.ended[u] = &event{changes: out.changes, throws: out.throws, afterChange: afterChange}
	return *s.ended[u]
}

// flat adds what events do, without what they call.
func flat(es []event, out *event) {
	for _, e := range es {
		out.changes, out.throws = out.changes || e.changes, out.throws || e.throws
		flat(e.group, out)
	}
}

// inTurn is what events come to that happen one after the other.
func (s *scoped) inTurn(es []event) (out event) {
	for _, e := range es {
		switch {
		case e.call != nil && !s.has(e.call):
			continue
		case e.call != nil:
			e = s.ends(e.call)
		case e.group != nil:
			e = s.inTurn(e.group)
			e.afterChange = e.afterChange || e.changes && e.throws
		}
		out.afterChange = out.afterChange || e.afterChange || out.changes && e.throws
		out.changes, out.throws = out.changes || e.changes, out.throws || e.throws
	}
	return out
}

// endsAfterChange reports whether a step may end in a guard after it has changed what others see. Of
// an object under construction that is nothing but what the constructor hands out.
func (p *plan) endsAfterChange(c *call) bool {
	if c.method == nil || !p.scopeOf(c.method).ends(p.effects.unit(c.method)).afterChange {
		return false
	}
	return !c.method.Constructor || p.isExposing(c.method)
}

// isExposing reports whether others may see what a constructor changes: static fields, what its
// parameters refer to, or the new object itself.
func (p *plan) isExposing(m *types.Method) bool {
	for u := range p.scopeOf(m).reached(p.effects.unit(m)) {
		if u.leaks {
			return true
		}
	}
	return isStatic(p.effectOf(m).writes) || takesObjects(m)
}

// takesObjects reports whether somebody may change what a method is given.
func takesObjects(m *types.Method) bool {
	return slices.ContainsFunc(m.Params, func(v *types.Var) bool { return isChangeable(v.Type) })
}

// isChangeable reports whether objects of a type may be changed.
func isChangeable(t types.Type) bool { return isChangeableWithin(t, nil) }

// isChangeableWithin is isChangeable for a field of the enums within.
func isChangeableWithin(t types.Type, within []*types.Class) bool {
	c := classOf(t)
	return types.IsReference(t) && (c == nil || !slices.Contains(values, c.Name) && (c.EnumOf() == nil || isChangeableEnum(c.EnumOf(), within)))
}

// seesOthers reports whether a constructor or factory reads what is there before: static
// fields, or what its parameters refer to.
func (p *plan) seesOthers(m *types.Method) bool {
	return takesObjects(m) || m.Class.IsInner() || isStatic(p.effectOf(m).reads)
}

// values are classes of the library whose objects nobody changes.
var values = []string{
	"java.lang.String", "java.lang.Integer", "java.lang.Long", "java.lang.Short", "java.lang.Byte", "java.lang.Character", "java.lang.Boolean",
	"java.lang.Double", "java.lang.Float",
}
