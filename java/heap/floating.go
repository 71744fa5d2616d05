package heap

import (
	"math"
	"strconv"
	"strings"

	"inspect/java/types"
)

// The bits of the NaN that stands for every other: programs cannot tell them
// apart but by floatToRawIntBits and its like.
const (
	FloatNaN  = 0x7fc00000
	DoubleNaN = 0x7ff8000000000000
)

// Floating is the Int of a value of type float or double, rounded to float where
// that is its type: its bits, sign-extended, of NaN the one that stands for all.
func Floating(t types.Type, v float64) int64 {
	float := types.IsKind(t, types.Float)
	switch {
	case math.IsNaN(v) && float:
		return FloatNaN
	case math.IsNaN(v):
		return DoubleNaN
	case float:
		return int64(int32(math.Float32bits(float32(v))))
	}
	return int64(math.Float64bits(v))
}

// Number reads the Int of a value of type float or double.
func Number(t types.Type, i int64) float64 {
	if types.IsKind(t, types.Float) {
		return float64(math.Float32frombits(uint32(i)))
	}
	return math.Float64frombits(uint64(i))
}

// FloatingText writes the Int of a value of type float or double as a Java
// programmer would: 0.1f, -0.0, 1.0E10, NaN, -Infinity. It is the shortest text
// that means this number.
func FloatingText(t types.Type, i int64) string {
	v := Number(t, i)
	width, suffix := 64, ""
	if types.IsKind(t, types.Float) {
		width, suffix = 32, "f"
	}
	switch {
	case math.IsNaN(v):
		return "NaN"
	case math.IsInf(v, 0):
		return map[bool]string{true: "-Infinity", false: "Infinity"}[v < 0]
	}
	format := byte('f')
	if a := math.Abs(v); a != 0 && (a < 1e-3 || a >= 1e7) { // as Double.toString
		format = 'E'
	}
	s := strconv.FormatFloat(v, format, -1, width)
	digits, exponent, scientific := strings.Cut(s, "E")
	if !strings.Contains(digits, ".") {
		digits += ".0"
	}
	if scientific {
		sign, power := exponent[:1], strings.TrimLeft(exponent[1:], "0")
		digits += "E" + strings.TrimPrefix(sign, "+") + power
	}
	return digits + suffix
}
