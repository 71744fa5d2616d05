package cfg

import (
	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// comesBack reports whether an execution of m may come to a call of another method, as far
// as the code of the program tells. What a function or a class within a method does is
// taken to be done where its object is made: code of the library may call it there.
//
//	void each(List<A> l) { l.forEach(a -> one(a)); }    // comes to one
func (s *scope) comesBack(m, to *types.Method) bool {
	for _, t := range s.targets(m) {
		if t == to {
			return true
		}
	}
	return s.opt.Assumptions.calls(m, func() map[*types.Method]bool { return s.calledBy(m) })[to]
}

// calledBy are the methods of the program that an execution of m may come to, m itself
// only where it is called again.
func (s *scope) calledBy(m *types.Method) map[*types.Method]bool {
	called := map[*types.Method]bool{}
	var work []*types.Method
	add := func(m *types.Method) {
		for _, t := range s.targets(m) {
			if !called[t] {
				called[t] = true
				work = append(work, t)
			}
		}
	}
	work = append(work, s.targets(m)...)
	for len(work) > 0 {
		t := work[len(work)-1]
		work = work[:len(work)-1]
		if t.Class.IsOutside() || !s.w.IsReached(t) || source.HasError(s.w.ResolveBody(t)) {
			continue
		}
		b := s.prog.Body(t)
		if b == nil {
			continue
		}
		core.Walk(b, func(n core.Node) bool {
			switch n := n.(type) {
			case *core.Call:
				add(n.Method)
			case *core.Construct:
				add(n.Method)
			case *core.New:
				add(n.Method)
				s.callbacks(n.Method.Class, add)
			}
			return true
		})
	}
	return called
}

// callbacks are the methods of a class that code of the library may call, as they override
// one of it: those of a function, a Comparator, an Iterator.
func (s *scope) callbacks(c *types.Class, add func(*types.Method)) {
	for ; c != nil && !c.IsOutside(); c = c.Super {
		for _, m := range c.Methods {
			for _, o := range m.Overrides {
				if o.Class.IsOutside() {
					add(m)
					break
				}
			}
		}
	}
}
