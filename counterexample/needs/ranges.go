package needs

import (
	"slices"

	"inspect/java/ast"
	"inspect/java/types"
)

// The library checks that a range is one of a text or a list: it begins at 0 or behind, ends where it
// begins or behind, and not behind the end.
//
//	static String part(String s, int from, int n) { return s.substring(from, from + n); }
//	// from <= s.length() - n && from >= 0 && n >= 0

// parting are the methods that give what is in a range.
var parting = map[string]bool{"substring": true, "subSequence": true, "subList": true}

// part adds what a call that gives a part of a text or a list checks.
func (c *checks) part(call *ast.Call) {
	if call.X == nil || !parting[call.Name.Text] || len(call.Args) == 0 || len(call.Args) > 2 {
		return
	}
	x, ok := c.of(call.X)
	from, ok2 := c.of(call.Args[0])
	if !ok || !ok2 || !from.isNumber() || x.varies || from.varies {
		return
	}
	size, ok := x.size("")
	if !ok || len(x.dims) > 0 {
		return
	}
	to := size
	var conclusions []string
	if len(call.Args) == 2 {
		to, ok = c.of(call.Args[1])
		if !ok || !to.isNumber() || to.varies {
			return
		}
		conclusions = append(conclusions, atMost(to, size)...)
	}
	if n, ok := c.added(call.Args[len(call.Args)-1], from); ok && len(call.Args) == 2 {
		end, ok := combined("-", size, n)
		if !ok {
			return
		}
		conclusions = []string{from.text() + " <= " + end.text()}
		if !n.isLiteral() {
			conclusions = append(conclusions, n.notNegative())
		}
	} else {
		conclusions = append(conclusions, atMost(from, to)...)
	}
	if !from.isLiteral() {
		conclusions = append(conclusions, from.notNegative())
	}
	c.own = !x.guess && !from.guess && !to.guess && !size.guess
	c.add("%s", conclusions, union(size.guards, from.guards, to.guards), slices.Concat(from.about, to.about, size.about))
	c.own = false
}

// added is what an expression adds to a number: where that is the sum of both, it may be too large.
func (c *checks) added(e ast.Expr, to written) (written, bool) {
	b, ok := ast.Unparen(e).(*ast.Binary)
	if !ok || b.Op != "+" || to.isLiteral() {
		return written{}, false
	}
	x, ok := c.of(b.X)
	y, ok2 := c.of(b.Y)
	switch {
	case !ok || !ok2 || !x.isNumber() || !y.isNumber():
	case x.text() == to.text():
		return y, true
	case y.text() == to.text():
		return x, true
	}
	return written{}, false
}

// atMost says that a number is not greater than another; nothing where that is always so, or never.
func atMost(x, y written) []string {
	switch {
	case x.base == y.base:
		return nil
	case x.isLiteral():
		return []string{y.above(x.offset - 1)}
	}
	return []string{x.text() + " <= " + y.text()}
}

// constant writes a constant of the class, or of one around it, that is a whole number.
//
//	static final int SIZE = 9;
func (w *writer) constant(name string) (written, bool) {
	for c := w.method.Class; c != nil; c = c.Outer {
		i := slices.IndexFunc(c.Fields, func(f *types.Field) bool { return f.Name == name })
		if i < 0 {
			continue
		}
		f := c.Fields[i]
		if k := f.Const; f.Static && k != nil && k.Int != nil && !k.Width && k.Int.IsInt64() && isNumber(f.Type) {
			return written{offset: k.Int.Int64()}, true
		}
		break
	}
	return written{}, false
}
