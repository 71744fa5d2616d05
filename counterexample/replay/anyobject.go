package replay

import (
	"inspect/java/core"
	"inspect/java/types"
)

// anyObject compiles a call that gives any object of before the call of the checked method: a
// root of the pre-state.
func (c *compiler) anyObject(e *core.AnyObject) eval {
	m := c.m
	var args []eval
	for _, x := range e.Args {
		args = append(args, c.expr(x))
	}
	return func(fr *frame) value {
		for _, x := range args {
			x(fr)
		}
		if m.initials != nil {
			panic(failure{&Outside{}})
		}
		n := m.gave
		m.gave++
		var v value // null, where the pre-state is that of an execution with fewer such calls
		if _, ok := m.roots.Root(types.AnyName(n)); ok || m.source != nil {
			v = m.root(m.roots, -1-n, types.AnyName(n), e.T)
		}
		if v.r == nil && e.NonNull || v.r != nil && !m.fitsType(v.r, e) {
			panic(blocked{e.Span()})
		}
		if m.trace != nil && m.specs == 0 {
			shown := m.show(e.T, v)
			m.reads = append(m.reads, &Read{Method: e.Method, Span: e.Span(), Call: e.Root.Name + "()", Result: &shown, Root: types.AnyName(n)})
		}
		return v
	}
}

// fitsType reports whether what the type of such a call says of o, which it gives, was so before the
// call.
func (m *Machine) fitsType(o *object, e *core.AnyObject) bool {
	view := m.view
	m.view = preState
	defer func() { m.view = view }()
	s := m.contract(m.checked).scope
	for _, k := range e.Known {
		for _, x := range m.objectsAlong(s, o, k.Path) {
			if !isAssignable(x.typ, k.Of) {
				return false
			}
		}
	}
	return m.satisfiesContents(s, o, m.world.AnyContents(e.AnyObject))
}
