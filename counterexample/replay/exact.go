package replay

import (
	"math"
	"math/big"
	"math/bits"

	"inspect/java/core"
	"inspect/java/types"
)

// Values of \bigint are integers in i, or, where 64 bits do not suffice, objects that
// have nothing but the number.

// isExact reports whether a type is that of exact integers.
func isExact(t types.Type) bool { return types.IsKind(t, types.BigInt) }

// isInteger reports whether a type is of integers, exact or not.
func isInteger(t types.Type) bool { return types.IsIntegral(t) || isExact(t) }

// big is the number that a value of an integer type is.
func (v value) big() *big.Int {
	if v.r != nil {
		return v.r.number
	}
	return big.NewInt(v.i)
}

// exactly is a number as a value of \bigint.
func exactly(n *big.Int) value {
	if n.IsInt64() {
		return value{i: n.Int64()}
	}
	return value{r: &object{number: n, serial: -1}}
}

// compareExact is the sign of a - b.
func compareExact(a, b value) int {
	switch {
	case a.r != nil || b.r != nil:
		return a.big().Cmp(b.big())
	case a.i < b.i:
		return -1
	case a.i > b.i:
		return 1
	}
	return 0
}

// saturated is an exact value as the nearest of 64 bits.
func saturated(v value) int64 {
	switch {
	case v.r == nil:
		return v.i
	case v.r.number.Sign() < 0:
		return math.MinInt64
	}
	return math.MaxInt64
}

// exactSum is a + b.
func exactSum(a, b value) value {
	if s := a.i + b.i; a.r == nil && b.r == nil && (s > a.i) == (b.i > 0) {
		return value{i: s}
	}
	return exactly(new(big.Int).Add(a.big(), b.big()))
}

// exactProduct is a * b.
func exactProduct(a, b value) value {
	if a.r == nil && b.r == nil && a.i >= 0 && b.i >= 0 {
		if hi, lo := bits.Mul64(uint64(a.i), uint64(b.i)); hi == 0 && lo <= math.MaxInt64 {
			return value{i: int64(lo)}
		}
	}
	return exactly(new(big.Int).Mul(a.big(), b.big()))
}

func exactNegation(a value) value { return exactly(new(big.Int).Neg(a.big())) }

// exactOperations are the operators on two exact integers; division is apart.
var exactOperations = map[core.Op]func(a, b value) value{
	"+": exactSum,
	"-": func(a, b value) value { return exactSum(a, exactNegation(b)) },
	"*": exactProduct,
	"&": func(a, b value) value { return exactly(new(big.Int).And(a.big(), b.big())) },
	"|": func(a, b value) value { return exactly(new(big.Int).Or(a.big(), b.big())) },
	"^": func(a, b value) value { return exactly(new(big.Int).Xor(a.big(), b.big())) },
	"<": func(a, b value) value { return truth(compareExact(a, b) < 0) },

	"<=": func(a, b value) value { return truth(compareExact(a, b) <= 0) },
	">":  func(a, b value) value { return truth(compareExact(a, b) > 0) },
	">=": func(a, b value) value { return truth(compareExact(a, b) >= 0) },
	"==": func(a, b value) value { return truth(compareExact(a, b) == 0) },
	"!=": func(a, b value) value { return truth(compareExact(a, b) != 0) },
}

// exact compiles an operator on two exact integers.
func (c *compiler) exact(at core.Expr, op core.Op, x, y eval) eval {
	if op == "/" || op == "%" {
		zero := c.about(c.m.check(Arithmetic, at.Whole()), true, at)
		return func(fr *frame) value {
			a, b := x(fr), y(fr).big()
			if b.Sign() == 0 {
				zero.fail(func() string { return at.Whole().Text() + " is 0" })
			}
			if op == "/" {
				return exactly(new(big.Int).Quo(a.big(), b))
			}
			return exactly(new(big.Int).Rem(a.big(), b))
		}
	}
	f := exactOperations[op]
	if f == nil {
		unsupported(at, "a shift of a \\bigint")
	}
	return func(fr *frame) value {
		a := x(fr)
		return f(a, y(fr))
	}
}

// exactUnary compiles + - ~ on an exact integer.
func (c *compiler) exactUnary(op core.Op, x eval) eval {
	switch op {
	case "-":
		return func(fr *frame) value { return exactNegation(x(fr)) }
	case "~":
		return func(fr *frame) value { return exactly(new(big.Int).Not(x(fr).big())) }
	}
	return x
}

// truncated compiles an exact integer as a value of one of Java's types, as a cast
// gives it.
func (c *compiler) truncated(x eval, t types.Type) eval {
	k := kind(t)
	low := new(big.Int).SetUint64(math.MaxUint64)
	return func(fr *frame) value {
		v := x(fr)
		if c.m.isWide(k) {
			return value{i: c.m.longOf(v.big())}
		}
		if v.r != nil {
			v = value{i: int64(new(big.Int).And(v.r.number, low).Uint64())}
		}
		return value{i: c.m.wrap(k, v.i)}
	}
}

// representable compiles an exact integer that must be a value of one of Java's types: elsewhere a
// clause is undefined, and the body of a model method that is checked overflows.
func (c *compiler) representable(e *core.Representable) eval {
	x, m, spec := c.expr(e.X), c.m, c.spec
	lo, hi := m.limits(kind(e.T))
	outside := m.check(Arithmetic, e.Whole())
	return func(fr *frame) value {
		v := x(fr)
		if v.r == nil && lo <= v.i && v.i <= hi {
			return v
		}
		if low, high := m.bigLimits(kind(e.T)); v.big().Cmp(low) >= 0 && v.big().Cmp(high) <= 0 {
			return value{i: m.longOf(v.big())}
		}
		if spec || m.specs > 0 {
			outside.fail(func() string { return e.Whole().Text() + " is " + v.big().String() + ", which is no " + e.T.String() })
		}
		m.overflow(e, v.big(), e.T)
		return v
	}
}

// exactQuantified compiles \sum, \product, \min and \max over exact integers. The least
// and the greatest of none are undefined.
func (c *compiler) exactQuantified(e *core.Quantified, b *bindings, within, body eval) eval {
	first, step := value{}, exactSum
	ends := false
	switch e.Kind {
	case "\\sum":
	case "\\product":
		first, step = value{i: 1}, exactProduct
	case "\\min", "\\max":
		ends = true
		sign := 1
		if e.Kind == "\\min" {
			sign = -1
		}
		step = func(a, x value) value {
			if sign*compareExact(a, x) < 0 {
				return x
			}
			return a
		}
	default:
		unsupported(e, e.Kind)
	}
	none := c.m.check(Arithmetic, e.Whole())
	return func(fr *frame) value {
		sum, some := first, !ends
		b.forAll(fr, func() bool {
			if within(fr).i == 0 {
				return true
			}
			if x := body(fr); some {
				sum = step(sum, x)
			} else {
				sum, some = x, true
			}
			return true
		})
		if !some {
			none.fail(func() string { return e.Whole().Text() + " is that of no number" })
		}
		return sum
	}
}
