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
func (u *unit) ends() event {
	if u.ended != nil {
		return *u.ended
	}
	out := event{}
	for k := range u.reached {
		flat(k.events, &out)
	}
	out.afterChange = out.changes && out.throws // where a call leads here again
	u.ended = &out
	afterChange := u.inAnyOrder && out.afterChange || inTurn(u.events).afterChange
	u.ended = &event{changes: out.changes, throws: out.throws, afterChange: afterChange}
	return *u.ended
}

// flat adds what events do, without what they call.
func flat(es []event, out *event) {
	for _, e := range es {
		out.changes, out.throws = out.changes || e.changes, out.throws || e.throws
		flat(e.group, out)
	}
}

// inTurn is what events come to that happen one after the other.
func inTurn(es []event) (out event) {
	for _, e := range es {
		switch {
		case e.call != nil:
			e = e.call.ends()
		case e.group != nil:
			e = inTurn(e.group)
			e.afterChange = e.afterChange || e.changes && e.throws
		}
		out.afterChange = out.afterChange || e.afterChange || out.changes && e.throws
		out.changes, out.throws = out.changes || e.changes, out.throws || e.throws
	}
	return out
}

// endsAfterChange reports whether a step may end in a guard after it has changed what others see. Of
// an object under construction that is nothing but what the constructor hands out.
func (e *effects) endsAfterChange(c *call) bool {
	if c.method == nil || !e.unit(c.method).ends().afterChange {
		return false
	}
	return !c.method.Constructor || e.isSeen(c.method)
}

// isSeen reports whether others may see what a constructor changes: static fields, what its
// parameters refer to, or the new object itself.
func (e *effects) isSeen(m *types.Method) bool {
	for u := range e.unit(m).reached {
		if u.leaks {
			return true
		}
	}
	return isStatic(e.of(m).writes) || takesObjects(m)
}

// takesObjects reports whether somebody may change what a method is given.
func takesObjects(m *types.Method) bool {
	return slices.ContainsFunc(m.Params, func(v *types.Var) bool { return isChangeable(v.Type) })
}

// isChangeable reports whether objects of a type may be changed.
func isChangeable(t types.Type) bool {
	c := classOf(t)
	return types.IsReference(t) && (c == nil || !slices.Contains(values, c.Name) && (c.EnumOf() == nil || hasState(c.EnumOf())))
}

// seesOthers reports whether a constructor or factory reads what is there before: static
// fields, or what its parameters refer to.
func (e *effects) seesOthers(m *types.Method) bool {
	return takesObjects(m) || m.Class.IsInner() || isStatic(e.of(m).reads)
}

// values are classes of the library whose objects nobody changes.
var values = []string{
	"java.lang.String", "java.lang.Integer", "java.lang.Long", "java.lang.Short", "java.lang.Byte", "java.lang.Character", "java.lang.Boolean",
	"java.lang.Double", "java.lang.Float",
}
