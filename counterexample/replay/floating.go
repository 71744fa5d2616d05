package replay

import (
	"math"

	"inspect/java/core"
	"inspect/java/heap"
	"inspect/java/types"
)

// Values of float and double are their bits (heap.Floating). They are computed by
// the processor: sums, products, quotients and remainders of floats are those of
// doubles, rounded once more, which comes to the same (Figueroa, When is double
// rounding innocuous, 1995).

// floatOps are the operators on two numbers of one floating-point type.
var floatOps = map[core.Op]func(x, y float64) float64{
	"+": func(x, y float64) float64 { return x + y },
	"-": func(x, y float64) float64 { return x - y },
	"*": func(x, y float64) float64 { return x * y },
	"/": func(x, y float64) float64 { return x / y },
	"%": math.Mod,
}

// orders are the comparisons of numbers of one floating-point type.
var orders = map[core.Op]func(x, y float64) bool{
	"<":  func(x, y float64) bool { return x < y },
	"<=": func(x, y float64) bool { return x <= y },
	">":  func(x, y float64) bool { return x > y },
	">=": func(x, y float64) bool { return x >= y },
	"==": func(x, y float64) bool { return x == y },
	"!=": func(x, y float64) bool { return x != y },
}

// float compiles an operator on operands of the floating-point type t.
func (c *compiler) float(at core.Node, op core.Op, x, y eval, t types.Type) eval {
	if f := orders[op]; f != nil {
		return func(fr *frame) value {
			a := heap.Number(t, x(fr).i)
			return truth(f(a, heap.Number(t, y(fr).i)))
		}
	}
	f := floatOps[op]
	if f == nil {
		unsupported(at, "the operator "+string(op)+" on "+t.String())
	}
	return func(fr *frame) value {
		a := heap.Number(t, x(fr).i)
		return value{i: heap.Floating(t, f(a, heap.Number(t, y(fr).i)))}
	}
}

// floatConvert compiles a conversion between numeric types of which one is a
// floating-point type.
func (c *compiler) floatConvert(x eval, from, to types.Type) eval {
	switch {
	case types.IsFloating(from) && types.IsFloating(to):
		return func(fr *frame) value { return value{i: heap.Floating(to, heap.Number(from, x(fr).i))} }
	case types.IsFloating(to) && types.IsKind(to, types.Float):
		return func(fr *frame) value { return value{i: int64(int32(math.Float32bits(float32(x(fr).i))))} }
	case types.IsFloating(to):
		return func(fr *frame) value { return value{i: heap.Floating(to, float64(x(fr).i))} }
	}
	m, via := c.m, kind(to)
	if via != types.Long {
		via = types.Int
	}
	lo, hi := m.limits(via)
	return func(fr *frame) value {
		n := towardsZero(heap.Number(from, x(fr).i), lo, hi)
		if m.isWide(via) && (n == lo || n == hi) {
			panic(fault("a long of more than 64 bits"))
		}
		return value{i: m.wrap(kind(to), n)}
	}
}

// towardsZero is v without its fraction, the nearer end of the range where it is
// beyond, and 0 of NaN (JLS 5.1.3).
func towardsZero(v float64, lo, hi int64) int64 {
	switch {
	case math.IsNaN(v):
		return 0
	case v <= float64(lo):
		return lo
	case v >= float64(hi): // which may be rounded up, to what is beyond
		return hi
	}
	return int64(v)
}
