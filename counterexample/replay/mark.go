package replay

import (
	"inspect/java/core"
	"inspect/java/types"
)

// moment is a state inside an activation, with its variables.
type moment struct {
	state *snapshot
	vars  []value
}

// mark compiles what notes a state.
func (c *compiler) mark(s *core.Mark) exec {
	m := c.m
	return func(fr *frame) flow {
		if m.specs > 0 {
			return normal
		}
		if fr.marks == nil {
			fr.marks = map[*core.State]*moment{}
		}
		fr.marks[s.State] = &moment{m.snapshotNow(), append([]value{}, fr.vars...)}
		return normal
	}
}

// lookBack lets f compile what stands inside an \old, and gives what moves an execution
// into the state that it looks at.
func (c *compiler) lookBack(e *core.Old, f func()) (enter func(fr *frame) (leave func())) {
	was, at := c.inOld, c.at
	c.inOld, c.at = true, e.At
	f()
	c.inOld, c.at = was, at
	m := c.m
	if e.At == nil && c.method != nil && c.saved < 0 {
		c.saved = c.vars // the body looks back: its activation keeps its entry state
		c.vars += len(c.method.Params)
	}
	return func(fr *frame) func() {
		view := m.view
		m.view = fr.old
		if e.At != nil {
			m.view = fr.marks[e.At].state
		}
		return func() { m.view = view }
	}
}

// inMark gives a variable of the body its value in the state that is looked at.
func (c *compiler) inMark(v *types.Var) eval {
	i, ok := c.slots[v]
	if c.at == nil || !ok || v.Kind == types.BoundVar {
		return nil
	}
	at := c.at
	return func(fr *frame) value { return fr.marks[at].vars[i] }
}
