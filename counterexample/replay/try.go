package replay

import (
	"inspect/java/core"
	"inspect/java/types"
)

// protect runs a statement and catches the Java exception that leaves it. All
// other panics pass.
func (m *Machine) protect(fr *frame, x exec) (f flow, t *thrown) {
	k := m.mark()
	defer func() {
		if r := recover(); r != nil {
			caught, ok := r.(*thrown)
			if !ok {
				panic(r)
			}
			m.restore(k)
			t = caught
		}
	}()
	return x(fr), nil
}

func (c *compiler) try(s *core.Try) exec {
	m := c.m
	body := c.block(s.Body.Stmts)
	type handler struct {
		types []types.Type
		slot  int
		body  exec
	}
	var handlers []handler
	for _, k := range s.Catches {
		handlers = append(handlers, handler{k.Types, c.slot(k.Var), c.block(k.Body.Stmts)})
	}
	guarded := body
	if len(handlers) > 0 {
		guarded = func(fr *frame) flow {
			f, t := m.protect(fr, body)
			if t == nil {
				return f
			}
			class := m.classOf(t)
			for _, h := range handlers {
				for _, want := range h.types {
					if isAssignable(class, want) {
						fr.vars[h.slot] = value{r: m.objectOf(t)}
						return h.body(fr)
					}
				}
			}
			panic(t)
		}
	}
	if s.Finally == nil {
		return guarded
	}
	finally := c.block(s.Finally.Stmts)
	return func(fr *frame) flow {
		f, t := m.protect(fr, guarded)
		result, target := fr.result, fr.target
		if g := finally(fr); g != normal {
			return g
		}
		if t != nil { // from here on the statement throws it
			t.class, t.check, t.span = m.classOf(t), Exception, s.Span()
			panic(t)
		}
		fr.result, fr.target = result, target
		return f
	}
}
