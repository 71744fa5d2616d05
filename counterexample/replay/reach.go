package replay

import (
	"slices"

	"inspect/java/core"
	"inspect/java/types"
)

// set computes a set of objects; the order is that of a breadth-first search.
type set func(fr *frame) []*object

// set compiles an expression of type \objectset.
func (c *compiler) set(e core.Expr) set {
	switch e := e.(type) {
	case *core.Reach:
		return c.reach(e)
	case *core.Old:
		var x set
		enter := c.lookBack(e, func() { x = c.set(e.X) })
		return func(fr *frame) []*object {
			leave := enter(fr)
			r := x(fr)
			leave()
			return r
		}
	case *core.Cond:
		p, x, y := c.expr(e.C), c.set(e.X), c.set(e.Y)
		return func(fr *frame) []*object {
			if p(fr).i != 0 {
				return x(fr)
			}
			return y(fr)
		}
	}
	c.expr(e) // which refuses
	unsupported(e, "this set of objects")
	return nil
}

// reach compiles \reach(x, T, fields): what is reached from x by steps into T,
// x itself when it is a T; empty for null.
func (c *compiler) reach(e *core.Reach) set {
	m, x := c.m, c.expr(e.X)
	steps := &steps{m: m, e: e, slots: map[types.Type][]int{}}
	return func(fr *frame) []*object {
		start := x(fr).r
		if start == nil || !m.exists(start) {
			return nil
		}
		var found []*object
		add := func(o *object) {
			if o != nil && (e.Of == nil || isAssignable(o.typ, e.Of)) && !slices.Contains(found, o) {
				found = append(found, o)
			}
		}
		add(start)
		if len(found) == 0 {
			steps.from(start, add) // a start that is no T is not counted, its steps into T are
		}
		for i := 0; i < len(found); i++ { // which grows
			m.tick()
			steps.from(found[i], add)
		}
		return found
	}
}

// steps are those that a set of reached objects follows.
type steps struct {
	m     *Machine
	e     *core.Reach
	slots map[types.Type][]int // of the fields to follow, by class: see of
}

// of are the slots to follow in objects of a class.
func (s *steps) of(class types.Type) []int {
	slots, ok := s.slots[class]
	if !ok {
		for i, f := range s.m.class(class.(*types.Class)).fields {
			if types.IsReference(f.Type) && slices.Contains(s.e.Fields, f) {
				slots = append(slots, i)
			}
		}
		s.slots[class] = slots
	}
	return slots
}

// from gives what one step leads to.
func (s *steps) from(o *object, to func(*object)) {
	if isString(o.typ) {
		return
	}
	if a, array := o.typ.(*types.Array); array {
		if !s.e.Named && types.IsReference(a.Elem) {
			for i := range s.m.length(o) {
				to(s.m.read(o, i).r)
			}
		}
		return
	}
	for _, i := range s.of(o.typ) {
		to(s.m.read(o, i).r)
	}
}

func has(s []*object, o *object) bool {
	for _, x := range s {
		if x == o {
			return true
		}
	}
	return false
}

func isSubset(a, b []*object) bool {
	for _, o := range a {
		if !has(b, o) {
			return false
		}
	}
	return true
}

func (c *compiler) setCall(e *core.SetCall) eval {
	x := c.set(e.X)
	switch e.Op {
	case types.SetHas:
		y := c.expr(e.Args[0])
		return func(fr *frame) value { s := x(fr); return truth(has(s, y(fr).r)) }
	case types.SetSize:
		m := c.m
		k := kind(e.T)
		return func(fr *frame) value { return value{i: m.wrap(k, int64(len(x(fr))))} }
	case types.SetIsEmpty:
		return func(fr *frame) value { return truth(len(x(fr)) == 0) }
	}
	y := c.set(e.Args[0])
	return c.compareSets(e, core.Op(e.Op), x, y)
}

// setComparison of the operators and methods that compare two sets.
var setComparison = map[core.Op]func(a, b []*object) bool{
	"==":           func(a, b []*object) bool { return len(a) == len(b) && isSubset(a, b) },
	"!=":           func(a, b []*object) bool { return len(a) != len(b) || !isSubset(a, b) },
	"<=":           isSubset,
	"<":            func(a, b []*object) bool { return len(a) < len(b) && isSubset(a, b) },
	">=":           func(a, b []*object) bool { return isSubset(b, a) },
	">":            func(a, b []*object) bool { return len(b) < len(a) && isSubset(b, a) },
	"equals":       func(a, b []*object) bool { return len(a) == len(b) && isSubset(a, b) },
	"containsAll":  func(a, b []*object) bool { return isSubset(b, a) },
	"subset":       isSubset,
	"properSubset": func(a, b []*object) bool { return len(a) < len(b) && isSubset(a, b) },
}

func (c *compiler) compareSets(at core.Node, op core.Op, x, y set) eval {
	f := setComparison[op]
	if f == nil {
		unsupported(at, string(op)+" on sets of objects")
	}
	return func(fr *frame) value {
		a := x(fr)
		return truth(f(a, y(fr)))
	}
}
