package fuzz

import (
	"fmt"
	"math"
)

// edges are integers around which widths and signs matter, plain ones first.
var edges = []int64{0, 1, 2, 3, -1, 5, 7, 8, 10, 31, 32, 33, -2, 63, 64, 65, 100, 127, 128, -127, -128, -129, 255, 256,
	32767, 32768, -32768, -32769, 65535, 65536, math.MaxInt32, math.MinInt32, math.MaxInt32 - 1, math.MinInt32 + 1}

var longEdges = []int64{math.MaxInt32 + 1, math.MinInt32 - 1, 1 << 32, 1<<32 + 1, math.MaxInt64, math.MinInt64, 1 << 62, -1 << 63 >> 1}

var chars = []string{"'a'", "'0'", "'Z'", `'\t'`, `'\uffff'`, `'\u8000'`, `'\''`}

// number draws an int, now and then any.
func (d dice) number() int64 {
	if d.oneIn(12) {
		return d.any()
	}
	return of(d, edges)
}

// intText is an int literal.
func intText(i int64) string {
	if i < 0 {
		return fmt.Sprintf("(%d)", i)
	}
	return fmt.Sprint(i)
}

// literal draws a literal of numeric type at most the bits.
func (d dice) literal(bits int) string {
	if bits > 32 && d.oneIn(4) {
		i := d.number()
		if d.oneIn(3) {
			i = of(d, longEdges)
		}
		if i < 0 {
			return fmt.Sprintf("(%dL)", i)
		}
		return fmt.Sprintf("%dL", i)
	}
	if d.oneIn(12) {
		return of(d, chars)
	}
	if d.oneIn(24) {
		return of(d, []string{"Integer.MAX_VALUE", "Integer.MIN_VALUE"})
	}
	if d.oneIn(24) {
		return fmt.Sprintf("0x%x", uint32(d.any()))
	}
	return intText(d.number())
}

var intOps = []string{"+", "-", "*", "&", "|", "^", "<<", ">>", ">>>"}

// constant draws a constant expression that may be assigned to t.
func (g *gen) constant(t *typ, depth int) string {
	if t.isBoolean() {
		if depth > 0 && g.oneIn(2) {
			return fmt.Sprintf("(%s %s %s)", g.constantNumber(64, depth-1), of(g.dice, []string{"<", "<=", ">", ">=", "==", "!="}), g.constantNumber(64, depth-1))
		}
		return of(g.dice, []string{"false", "true", "!false", "(true ^ true)"})
	}
	if t.float {
		return g.constantFraction(t, depth)
	}
	if t.bits < 32 {
		return fmt.Sprintf("(%s) %s", t.name, g.constantNumber(64, depth))
	}
	return g.constantNumber(t.bits, depth)
}

func (g *gen) constantNumber(bits, depth int) string {
	if depth == 0 {
		return g.literal(bits)
	}
	switch g.n(8) {
	case 0, 1:
		return g.literal(bits)
	case 2:
		return fmt.Sprintf("(%s%s)", of(g.dice, []string{"-", "~", "+"}), g.constantNumber(bits, depth-1))
	case 3:
		return fmt.Sprintf("((%s) %s)", of(g.dice, []string{"int", "byte", "short", "char"}), g.constantNumber(64, depth-1))
	case 4:
		return fmt.Sprintf("(%s %s (%s | 1))", g.constantNumber(bits, depth-1), of(g.dice, []string{"/", "%"}), g.constantNumber(bits, depth-1))
	case 5:
		return fmt.Sprintf("(%s ? %s : %s)", g.constant(tBoolean, depth-1), g.constantNumber(bits, depth-1), g.constantNumber(bits, depth-1))
	case 6:
		var known []*field
		for _, c := range g.classes {
			for _, f := range c.fields {
				if f.static && f.final && f.typ.isNumeric() && f.typ.bits <= bits {
					known = append(known, f)
				}
			}
		}
		if len(known) > 0 {
			f := of(g.dice, known)
			return f.owner.name + "." + f.name
		}
	}
	return fmt.Sprintf("(%s %s %s)", g.constantNumber(bits, depth-1), of(g.dice, intOps), g.constantNumber(bits, depth-1))
}
