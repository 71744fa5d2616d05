package cfg

import (
	"fmt"
	"math/big"
	"slices"
	"strconv"

	"inspect/java/core"
	"inspect/java/source"
	"inspect/java/types"
)

// constant is a compile-time constant of the tree, which must fit its type's
// width.
func (l *lowering) constant(c *types.Const, at source.Span) *Expr {
	if types.IsFloating(c.Type) {
		return l.mk.floating(c.Type, c.Float)
	}
	if isString(c.Type) {
		return l.literal(c.Str, c.Type, at)
	}
	if c.Int == nil {
		l.unsupported(at, "a "+c.Type.String()+" constant", "use integers, booleans or references")
	}
	if c.Type == l.mk.boolT {
		return l.mk.constant(c.Type, c.Int)
	}
	kind := c.Type.(*types.Basic).Kind
	if !fitsWidth(c, l.opt.Bounds.Width(kind)) {
		need := l.opt.Bounds
		for need.Bits < 64 && !fitsWidth(c, need.Width(kind)) {
			need.Bits++
		}
		l.needsBits(at, need.Bits, fmt.Sprintf("%s does not fit --bits %d", c.Int, l.opt.Bounds.Bits))
	}
	return l.mk.constant(c.Type, c.Int)
}

// constantExpr is a constant expression, which must mean at the widths of the
// bounds what it means in Java.
func (l *lowering) constantExpr(e *core.Const) *Expr {
	c, bits := e.Value, l.opt.Bounds.Bits
	if isExact(c.Type) {
		return l.mk.constant(c.Type, c.Int)
	}
	need := e.Needs(l.w, bits, func(k types.BasicKind, bits int) int { return Bounds{Bits: bits}.Width(k) })
	x := l.constant(c, e.Span())
	number, ok := c.Type.(*types.Basic) // else a text, into which a number goes
	if need > bits && (!ok || c.Type == l.mk.boolT || fitsWidth(c, l.opt.Bounds.Width(number.Kind))) {
		l.needsBits(e.Span(), need, fmt.Sprintf("the constant expression is %s in Java and computes to another value at %d bits", constText(c), bits))
	}
	return x
}

// constText is how the source writes a constant that is no floating-point number.
func constText(c *types.Const) string {
	if isString(c.Type) {
		return strconv.Quote(c.Str)
	}
	if types.IsKind(c.Type, types.Boolean) {
		return strconv.FormatBool(c.Int.Sign() != 0)
	}
	return c.Int.String()
}

// needsBits asks for more bits. Of the constants of one place, as are the characters of a
// text, the one that needs most is named.
func (l *lowering) needsBits(at source.Span, need int, why string) {
	if i := slices.IndexFunc(l.diags, func(d *source.Diagnostic) bool { return d.Code == NeedsBits && d.Span == at }); i >= 0 {
		if l.wide[at] >= need {
			return
		}
		l.diags = slices.Delete(l.diags, i, i+1)
	}
	if l.wide == nil {
		l.wide = map[source.Span]int{}
	}
	l.wide[at] = need
	d := source.Errorf(NeedsBits, at, "%s; it needs --bits %d", why, need)
	d.Remedy = fmt.Sprintf("check with --bits %d or more", need)
	l.diagnose(d)
}

// fitsWidth reports whether the constant has a value in w bits: by its bit
// pattern when written so, else in the signed (char: unsigned) range.
func fitsWidth(c *types.Const, w int) bool {
	v := c.Int
	if c.Hex && v.Sign() < 0 {
		java := uint(32)
		if types.IsKind(c.Type, types.Long) {
			java = 64
		}
		v = new(big.Int).Add(v, new(big.Int).Lsh(big.NewInt(1), java))
	}
	if c.Hex || types.IsKind(c.Type, types.Char) {
		return v.Sign() >= 0 && v.BitLen() <= w
	}
	if v.Sign() < 0 {
		v = new(big.Int).Not(v)
	}
	return v.BitLen() < w
}
