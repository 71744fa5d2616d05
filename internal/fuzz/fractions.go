package fuzz

import (
	"fmt"
	"math"
	"strings"

	"inspect/java/heap"
	"inspect/java/types"
)

// Numbers of type float and double: "fractions", to tell them from the other numbers.

// fraction is one that values of a pre-state and literals have.
type fraction float64

// floats are those around which rounding, signs and conversions matter, plain ones first.
var floats = []fraction{0, 1, 0.5, 1.5, -1, 0.1, 3, -0.25, 1e10, 16777217, -2147483649, 9.3e18, 1e-40, 1e39, 1e300, 5e-324,
	math.MaxFloat32, math.MaxFloat64, fraction(math.Copysign(0, -1)), fraction(math.Inf(1)), fraction(math.Inf(-1)), fraction(math.NaN())}

// bits is the Int of the value of type t that is next to it.
func (f fraction) bits(t *typ) int64 { return heap.Floating(types.Of(kinds[t.name]), float64(f)) }

// fractionText is an expression of type t for the value of an Int.
func fractionText(t *typ, i int64) string {
	text := heap.FloatingText(types.Of(kinds[t.name]), i)
	box := strings.ToUpper(t.name[:1]) + t.name[1:]
	switch {
	case text == "NaN":
		return box + ".NaN"
	case text == "Infinity":
		return box + ".POSITIVE_INFINITY"
	case text == "-Infinity":
		return box + ".NEGATIVE_INFINITY"
	case text[0] == '-':
		return "(" + text + ")"
	}
	return text
}

// bitsText is what an observation says of a value, as Serve.java does.
func bitsText(v heap.Value) string {
	if types.IsKind(v.Type, types.Float) {
		return fmt.Sprintf("%x", uint32(v.Int))
	}
	return fmt.Sprintf("%x", uint64(v.Int))
}

func (d dice) fractionLiteral(bits int) string {
	t := tDouble
	if bits < 64 || d.oneIn(3) {
		t = tFloat
	}
	return fractionText(t, of(d, floats).bits(t))
}

// constantFraction draws a constant expression of type t, float or double.
func (g *gen) constantFraction(t *typ, depth int) string {
	if depth == 0 {
		return g.fractionLiteral(t.bits)
	}
	switch g.n(5) {
	case 0:
		return g.fractionLiteral(t.bits)
	case 1:
		return fmt.Sprintf("((%s) %s)", t.name, g.constantNumber(64, depth-1)) // an int would be divided by 0
	case 2:
		return fmt.Sprintf("((%s) %s)", t.name, g.constantFraction(tDouble, depth-1))
	}
	return fmt.Sprintf("(%s %s %s)", g.constantFraction(t, depth-1), of(g.dice, fractionOps), g.constantFraction(t, depth-1))
}

var fractionOps = []string{"+", "-", "*", "/", "%"}

// fraction draws an expression that may be assigned to a float (bits 32) or a double.
func (s *scope) fraction(bits, depth int) string {
	fits := func(t *typ) bool { return t.float && t.bits <= bits }
	leaf := []choice[string]{
		{2, func() (string, bool) { return s.fractionLiteral(bits), true }},
		{4, func() (string, bool) {
			x := s.read(fits, depth)
			return x, x != ""
		}},
	}
	if depth <= 0 || !s.spend() {
		return take(s.dice, leaf)
	}
	d := depth - 1
	return take(s.dice, append(leaf,
		choice[string]{6, func() (string, bool) {
			left, right := s.fraction(bits, d), s.fraction(bits, d)
			if s.oneIn(3) {
				right = s.number(64, d)
			}
			return fmt.Sprintf("(%s %s %s)", left, of(s.dice, fractionOps), right), true
		}},
		choice[string]{2, func() (string, bool) { return s.number(64, d), true }},
		choice[string]{2, func() (string, bool) {
			return fmt.Sprintf("((%s) %s)", map[bool]string{true: "double", false: "float"}[bits == 64 && s.oneIn(2)], s.fraction(64, d)), true
		}},
		choice[string]{1, func() (string, bool) { return fmt.Sprintf("(-%s)", s.fraction(bits, d)), true }},
		choice[string]{1, func() (string, bool) {
			return fmt.Sprintf("(%s ? %s : %s)", s.truth(d), s.fraction(bits, d), s.fraction(bits, d)), true
		}},
		choice[string]{1, func() (string, bool) { return s.switched(func() string { return s.fraction(bits, d) }, false), true }},
		choice[string]{1, func() (string, bool) { return s.assignment(fits, d) }},
		choice[string]{1, func() (string, bool) {
			text, ok := s.step(fits, d)
			return "(" + text + ")", ok
		}},
		choice[string]{2, func() (string, bool) { return s.call(fits, d) }},
		choice[string]{1, func() (string, bool) {
			switch s.n(4) {
			case 0:
				return "Math.abs(" + s.fraction(bits, d) + ")", true
			case 1:
				return fmt.Sprintf("Math.%s(%s, %s)", of(s.dice, []string{"max", "min"}), s.fraction(bits, d), s.fraction(bits, d)), true
			case 2:
				return fmt.Sprintf("((float) Math.%s(%s))", of(s.dice, []string{"sqrt", "floor", "ceil", "rint"}), s.fraction(64, d)), true
			}
			return s.unboxedFraction(bits, d)
		}},
	))
}

// unboxedFraction draws a float or double out of a box.
func (s *scope) unboxedFraction(bits, depth int) (string, bool) {
	for _, t := range s.valueTypes() {
		if t != s.text && t.box.float && t.box.bits <= bits {
			return s.base(t, nil, depth) + "." + t.box.name + "Value()", true
		}
	}
	return "", false
}

// cut draws an integer out of a fraction.
func (s *scope) cut(bits, depth int) (string, bool) {
	if s.size.Plain {
		return "", false
	}
	x := s.fraction(64, depth)
	switch {
	case s.oneIn(4):
		return "Math.round((float) " + x + ")", true
	case bits == 64 && s.oneIn(2):
		return "((long) " + x + ")", true
	}
	return fmt.Sprintf("((%s) %s)", of(s.dice, []string{"int", "short", "byte", "char"}), x), true
}
