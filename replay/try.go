package replay

import (
	"inspect/ast"
	"inspect/types"
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

func (c *compiler) try(s *ast.Try) exec {
	if len(s.Resources) > 0 {
		unsupported(s.Resources[0], "a try statement with resources")
	}
	m := c.m
	body := c.block(s.Body.Stmts)
	type handler struct {
		types []types.Type
		slot  int
		body  exec
	}
	var handlers []handler
	for _, k := range s.Catches {
		h := handler{slot: c.slot(m.info.Defs[k.Param])}
		if u, ok := k.Param.Type.(*ast.UnionType); ok {
			for _, t := range u.Types {
				h.types = append(h.types, c.typeOf(t))
			}
		} else {
			h.types = []types.Type{c.typeOf(k.Param.Type)}
		}
		h.body = c.block(k.Body.Stmts)
		handlers = append(handlers, h)
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
					if assignable(class, want) {
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
