package replay

import (
	"fmt"

	"inspect/java/core"
)

// within compiles an element of a sequence: outside of the sequence there is none.
func (c *compiler) within(e *core.Within) eval {
	i, n, x := c.expr(e.I), c.expr(e.Len), c.expr(e.X)
	outside := c.m.check(ArrayIndex, e.Whole())
	return func(fr *frame) value {
		at, length := i(fr).i, n(fr).i
		if at < 0 || at >= length {
			outside.fail(func() string { return fmt.Sprintf("the index is %d, and the sequence has length %d", at, length) })
		}
		return x(fr)
	}
}
