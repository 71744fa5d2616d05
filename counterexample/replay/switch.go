package replay

import (
	"slices"

	"inspect/java/core"
)

// choice is where a switch begins for a value of the selector.
type choice struct {
	ints      map[int64]int
	texts     map[string]int
	otherwise int // -1: nowhere
}

// of is the index of the case for a value, -1 for none.
func (ch *choice) of(v value) int {
	var n int
	var ok bool
	if v.r == nil {
		n, ok = ch.ints[v.i]
	} else {
		panic("replay: a switch over objects")
	}
	if !ok {
		return ch.otherwise
	}
	return n
}

// selector compiles the value that a switch is over: an integer, or a string that
// must not be null.
func (c *compiler) selector(e core.Expr) eval {
	if isString(e.Type()) {
		text := c.object(e, c.about(c.m.check(Null, e.Whole()), true, e))
		return func(fr *frame) value { return value{r: text(fr)} }
	}
	c.numeric(e, e.Type())
	return c.expr(e)
}

// switchStmt compiles a switch: it begins with the case that has the selector's
// value, or the default, and falls through unless the cases end by themselves.
func (c *compiler) switchStmt(s *core.Switch) exec {
	x, ch := c.selector(s.X), choice{ints: map[int64]int{}, texts: map[string]int{}, otherwise: -1}
	var bodies []exec
	for n, k := range s.Cases {
		if k.Default {
			ch.otherwise = n
		}
		for _, l := range k.Labels {
			label := c.converted(l, s.X.Type())
			if v := label(&frame{m: c.m}); v.r != nil {
				unsupported(l, "this label")
			} else {
				ch.ints[v.i] = n
			}
		}
		bodies = append(bodies, c.block(k.Body))
	}
	arrow := slices.ContainsFunc(s.Cases, func(k *core.Case) bool { return k.Arrow })
	return c.traced(s, func(fr *frame) flow {
		n := ch.of(x(fr))
		if n < 0 {
			return normal
		}
		for _, body := range bodies[n:] {
			f := body(fr)
			if f == leave && fr.target == core.Stmt(s) {
				return normal
			}
			if f != normal || arrow {
				return f
			}
		}
		return normal
	})
}
