package sequences

import (
	"slices"

	"inspect/java/types"
)

// A static method or a constructor comes only to the objects that it creates, and to those that its
// parameters and static fields lead to. What calls change of others does not matter to it:
//
//	static Path parse(String t) { Path p = new Path(); for (String s : t.split("/")) p.parts.add(s); return p; }

// existing are the classes of the program of which the last call may come to an object that exists before it.
type existing struct {
	world    *types.World
	effects  *effects
	scope    *scoped
	anything bool // it may come to objects of any class
	classes  map[*types.Class]bool
}

// existing finds them by the types of what the last call starts from.
func (p *plan) existing() *existing {
	m := p.last.method
	x := &existing{world: p.world, effects: p.effects, scope: p.scope, classes: map[*types.Class]bool{}}
	x.anything = !m.Static && !m.Constructor || m.Class.IsInner() || m.Class.IsInCode() || p.effectOf(m).anything
	for _, t := range types.DeclaredParams(p.world, m) {
		x.value(t)
	}
	for f := range p.changed {
		x.value(types.DeclaredField(p.world, f))
	}
	for _, c := range p.effects.program {
		if hasState(c) && (p.isNamed(c) || p.isExecuting(c)) {
			x.class(c)
		}
	}
	return x
}

// isExecuting reports whether the last call may execute code of a class, or of one that extends it.
func (p *plan) isExecuting(c *types.Class) bool {
	for u := range p.scope.reached(p.effects.unit(p.last.method)) {
		if u.of != nil && u.of.Class.IsSubclassOf(c) {
			return true
		}
	}
	return false
}

// value adds the classes of the objects that a value of a type leads to.
func (x *existing) value(t types.Type) {
	switch t := t.(type) {
	case *types.Array:
		x.value(t.Elem)
	case *types.Parameterized:
		for _, a := range t.Args {
			x.value(a)
		}
		x.class(t.Class)
	case *types.Class:
		if t.IsOutside() && len(x.world.TypeParams(t)) > 0 {
			x.anything = true // what a raw type has in it
		}
		x.class(t)
	case *types.Basic:
		x.anything = x.anything || t.Kind == types.Invalid
	case *types.Wildcard:
		if x.anything = x.anything || t.Super || t.Bound == nil; !x.anything {
			x.value(t.Bound)
		}
	default:
		x.anything = true // a type variable
	}
}

// class adds a class, those above and below it, and what their fields lead to. An interface may stand for
// a lambda, which has whatever its code names.
func (x *existing) class(c *types.Class) {
	switch {
	case c == nil || x.classes[c] || x.anything || slices.Contains(values, c.Name):
		return
	case c.IsOutside() && !x.isContainer(c), !c.IsOutside() && !isWhole(c):
		x.anything = true
		return
	}
	x.classes[c] = true
	for _, k := range x.effects.program {
		if k.IsSubclassOf(c) {
			x.class(k)
		}
	}
	if c.IsOutside() {
		return
	}
	if c.Super != nil && !bases[c.Super.Name] {
		x.class(c.Super)
	}
	if c.IsInner() {
		x.class(c.Outer)
	}
	for _, f := range c.Fields {
		if !f.Static {
			x.value(types.DeclaredField(x.world, f))
		}
	}
}

// bases are the classes that others extend without anything said.
var bases = map[string]bool{"java.lang.Object": true, "java.lang.Enum": true, "java.lang.Record": true}

// isWhole reports whether the fields of a class of the program, with those of its superclasses, are all that its
// objects lead to.
func isWhole(c *types.Class) bool {
	return !c.IsInCode() && !c.IsInterface() && c.Broken == nil && !c.Compiled && !c.Stub && !c.Opaque && c.Unknown == nil
}

// isContainer reports whether objects of a class of the library lead to nothing but what is in them.
func (x *existing) isContainer(c *types.Class) bool {
	return plainContainers[c.Name] || orderedContainers[c.Name] && !x.hasComparator()
}

// hasComparator reports whether the program has code that may order the elements of a collection and reads
// fields of objects.
func (x *existing) hasComparator() bool {
	return slices.ContainsFunc(x.effects.callbacks.calls, func(u *unit) bool {
		if !x.scope.has(u) || u == x.effects.units[u.of] && u.of.Name != "compare" {
			return false // no lambda
		}
		for name := range x.scope.effect(u).reads {
			if x.effects.instance[name] {
				return true
			}
		}
		return false
	})
}

// plainContainers are the types of the library whose objects lead to what is in them, and to nothing else.
var plainContainers = map[string]bool{
	"java.lang.CharSequence": true, "java.lang.StringBuilder": true, "java.lang.StringBuffer": true, "java.math.BigInteger": true, "java.math.BigDecimal": true,
	"java.util.List": true, "java.util.ArrayList": true, "java.util.LinkedList": true, "java.util.Vector": true, "java.util.Stack": true,
	"java.util.Deque": true, "java.util.ArrayDeque": true, "java.util.HashSet": true, "java.util.LinkedHashSet": true,
	"java.util.HashMap": true, "java.util.LinkedHashMap": true, "java.util.Optional": true,
}

// orderedContainers are those that may have a comparator as well.
var orderedContainers = map[string]bool{
	"java.util.Collection": true, "java.util.Queue": true, "java.util.Set": true, "java.util.Map": true,
}
