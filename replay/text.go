package replay

import (
	"strconv"
	"strings"

	"inspect/core"
	"inspect/types"
)

// stringOf converts a value to a string (JLS 5.1.11). Objects other than
// strings give an opaque text.
func (c *compiler) stringOf(at core.Node, x eval, from types.Type) eval {
	m := c.m
	if isString(from) {
		return func(fr *frame) value {
			v := x(fr)
			if v.r == nil {
				return value{r: m.literal("null")}
			}
			return v
		}
	}
	if types.IsKind(from, types.Float, types.Double) {
		unsupported(at, "floating-point arithmetic")
	}
	return func(fr *frame) value { return value{r: m.text(m.textOf(from, x(fr)))} }
}

func (m *Machine) textOf(t types.Type, v value) string {
	switch {
	case types.IsReference(t) && v.r == nil:
		return "null"
	case types.IsReference(t) && v.r.text != nil:
		return *v.r.text
	case types.IsReference(t):
		return types.SimpleName(v.r.typ) + "@" + strconv.Itoa(v.r.serial)
	case types.IsKind(t, types.Boolean):
		return strconv.FormatBool(v.i != 0)
	case types.IsKind(t, types.Char):
		return string(rune(v.i))
	}
	return strconv.FormatInt(v.i, 10)
}

// concat is the + of strings.
func (c *compiler) concat(e *core.Binary) eval {
	x, y := core.Plain(e.X), core.Plain(e.Y)
	return c.concatOf(e, c.expr(x), c.expr(y), x.Type(), y.Type())
}

func (c *compiler) concatOf(at core.Node, x, y eval, tx, ty types.Type) eval {
	m := c.m
	if types.IsKind(tx, types.Float, types.Double) || types.IsKind(ty, types.Float, types.Double) {
		unsupported(at, "floating-point arithmetic")
	}
	return func(fr *frame) value {
		var b strings.Builder
		b.WriteString(m.textOf(tx, x(fr)))
		b.WriteString(m.textOf(ty, y(fr)))
		return value{r: m.text(b.String())}
	}
}
