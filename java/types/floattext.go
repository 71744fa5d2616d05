package types

import (
	"math"
	"math/big"
	mathbits "math/bits"
	"strconv"
	"strings"
)

// The text of float and double as Java 17 has it. Digits are generated one by one until
// they tell the number from its neighbours (Steele and White, How to print floating-point
// numbers accurately, 1990), which up to Java 18 does not always end with the fewest:
// 2.0E-3 is written 0.002, and 2.2E-322 has digits that it does not need.

// decimal is a positive number as digits, 0.d1d2d3… times ten to the power of exp.
type decimal struct {
	digits []byte
	exp    int
}

// FloatText is Double.toString, or with single Float.toString.
func FloatText(v float64, single bool) string {
	switch {
	case math.IsNaN(v):
		return "NaN"
	case math.IsInf(v, 0):
		return strings.TrimPrefix(strconv.FormatFloat(v, 'f', -1, 64), "+") + "inity"
	case math.Signbit(v):
		return "-" + FloatText(-v, single)
	}
	d := decimalOf(v, single, true)
	n, e := len(d.digits), d.exp
	switch {
	case 0 < e && e < 8:
		s := string(d.digits) + strings.Repeat("0", max(0, e-n))
		return s[:e] + "." + orZero(s[e:])
	case -3 < e && e <= 0:
		return "0." + strings.Repeat("0", -e) + string(d.digits)
	}
	return string(d.digits[:1]) + "." + orZero(string(d.digits[1:])) + "E" + strconv.Itoa(e-1)
}

func orZero(s string) string {
	if s == "" {
		return "0"
	}
	return s
}

// FixedText is what %.nf makes of a number that is not negative and finite: the digits of
// its text, rounded half up.
func FixedText(v float64, n int) string {
	d := decimalOf(v, false, false)
	if at := d.exp + n; 0 <= at && at < len(d.digits) {
		up := d.digits[at] >= '5'
		d.digits = d.digits[:at]
		if up {
			d.up()
		}
	}
	digit := func(i int) byte {
		if i < 0 || i >= len(d.digits) {
			return '0'
		}
		return d.digits[i]
	}
	var b []byte
	for i := range d.exp {
		b = append(b, digit(i))
	}
	if len(b) == 0 {
		b = append(b, '0')
	}
	if n > 0 {
		b = append(b, '.')
	}
	for i := range n {
		b = append(b, digit(d.exp+i))
	}
	return string(b)
}

// up adds one at the last place.
func (d *decimal) up() {
	for i := len(d.digits) - 1; i >= 0; i-- {
		if d.digits[i]++; d.digits[i] <= '9' {
			return
		}
		d.digits[i] = '0'
	}
	d.digits = append([]byte{'1'}, d.digits...)
	d.exp++
}

// decimalOf makes the digits of a number that is not negative and finite. What is not
// compatible has at least two.
func decimalOf(v float64, single, compatible bool) *decimal {
	if v == 0 {
		return &decimal{[]byte("0"), 1}
	}
	frac, exp := math.Frexp(v) // in [0.5, 1)
	exp--
	m := uint64(math.Ldexp(frac, 53)) // with the highest bit at 52
	precise := precision(exp, single)
	zeros := mathbits.TrailingZeros64(m)
	used := 53 - zeros
	tiny := max(0, used-exp-1) // bits behind the point
	if -21 <= exp && exp <= 62 && tiny == 0 {
		return ofInteger(m, exp, precise)
	}
	ten := int(math.Floor((math.Ldexp(frac, 1)-1.5)*0.289529654 + 0.176091259 + float64(exp)*0.301029995663981))
	g := newGenerator(m>>zeros, used, exp, tiny, ten, precise)
	d := &decimal{exp: ten + 1}
	if q := g.next(false); q == 0 && !g.high {
		d.exp--
	} else {
		d.digits = append(d.digits, '0'+q)
	}
	if !compatible || d.exp-1 < -3 || d.exp-1 >= 8 {
		g.low, g.high = false, false
	}
	for !g.low && !g.high {
		d.digits = append(d.digits, '0'+g.next(len(d.digits) > 0))
	}
	if !g.high {
		return d
	}
	half := g.aboveHalf()
	if !g.low || half > 0 || half == 0 && d.digits[len(d.digits)-1]&1 != 0 {
		d.up()
	}
	return d
}

// precision is the number of bits of a number's mantissa: fewer, where it is subnormal.
func precision(exp int, single bool) int {
	bits, least := 53, -1022
	if single {
		bits, least = 24, -126
	}
	return bits + min(0, exp-least)
}

// generator gives the digits of the number b/s, half of whose distance to its neighbours is
// h/s. Where Java computes with int or long, whose sums may overflow, width is that of the
// type, else 0.
type generator struct {
	b, s, h *big.Int
	width   uint
	// The digits up to here tell the number from the neighbour below it, and with one added
	// to the last from the one above.
	low, high bool
}

// newGenerator is for the number m, of so many bits (used), whose highest counts 2 to the
// power of exp; tiny of the bits are behind the point. The first digit counts ten to the
// power of ten.
func newGenerator(m uint64, used, exp, tiny, ten, precise int) *generator {
	b5, s5 := max(0, -ten), max(0, ten)
	b2, s2 := b5+tiny+exp, s5+tiny
	h2 := b2 - precise
	b2 -= used - 1
	common := min(b2, s2)
	b2, s2, h2 = b2-common, s2-common, h2-common
	if used == 1 {
		h2--
	}
	if h2 < 0 {
		b2, s2, h2 = b2-h2, s2-h2, 0
	}
	width := uint(0)
	switch b, s := used+b2+bitsOf5(b5), s2+1+bitsOf5(s5+1); {
	case b < 32 && s < 32:
		width = 32
	case b < 64 && s < 64:
		width = 64
	}
	return &generator{b: scaled(m, b5, b2), s: scaled(1, s5, s2), h: scaled(1, b5, h2), width: width}
}

// scaled is n times powers of five and of two.
func scaled(n uint64, fives, twos int) *big.Int {
	x := new(big.Int).Exp(big.NewInt(5), big.NewInt(int64(fives)), nil)
	return x.Lsh(x.Mul(x, new(big.Int).SetUint64(n)), uint(twos))
}

var tenfold = big.NewInt(10)

// next is the next digit. Behind the first one of the text, h that has overflowed ends it.
func (g *generator) next(after bool) byte {
	q, r := new(big.Int).QuoRem(g.b, g.s, new(big.Int))
	g.b.Mul(r, tenfold)
	g.h = g.wrapped(g.h.Mul(g.h, tenfold))
	g.low = g.b.Cmp(g.h) < 0
	beyond := g.wrapped(new(big.Int).Add(g.b, g.h)).Cmp(g.tens())
	g.high = beyond > 0 || beyond == 0 && g.width == 0
	if after && g.h.Sign() <= 0 {
		g.low, g.high = true, true
	}
	return byte(q.Int64())
}

// tens is what one at the last digit counts, as b is scaled behind it.
func (g *generator) tens() *big.Int { return new(big.Int).Mul(g.s, tenfold) }

// aboveHalf compares what is left behind the last digit with half of one there.
func (g *generator) aboveHalf() int {
	return g.wrapped(new(big.Int).Sub(new(big.Int).Lsh(g.b, 1), g.tens())).Sign()
}

// wrapped is a number as it is in Java's type.
func (g *generator) wrapped(x *big.Int) *big.Int {
	if g.width == 0 {
		return x
	}
	y := new(big.Int).And(x, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), g.width), big.NewInt(1)))
	if y.Bit(int(g.width)-1) != 0 {
		y.Sub(y, new(big.Int).Lsh(big.NewInt(1), g.width))
	}
	return y
}

// bitsOf5 is the number of bits of a power of five, as Java estimates it.
func bitsOf5(n int) int {
	switch {
	case n == 0:
		return 0
	case n < 27:
		return new(big.Int).Exp(big.NewInt(5), big.NewInt(int64(n)), nil).BitLen()
	}
	return 3 * n
}

// ofInteger makes the digits of an integer below 2^63: of one that is known to fewer
// digits, so many.
func ofInteger(m uint64, exp, precise int) *decimal {
	if exp >= 52 {
		m <<= exp - 52
	} else {
		m >>= 52 - exp
	}
	dropped := 0
	if p := exp - precise - 1; p > 1 {
		for n := uint64(1) << p; n >= 10; n /= 10 {
			dropped++
		}
	}
	pow := uint64(1)
	for range dropped {
		pow *= 10
	}
	rest := m % pow
	m /= pow
	if dropped > 0 && rest >= pow/2 {
		m++
	}
	s := strconv.FormatUint(m, 10)
	return &decimal{[]byte(strings.TrimRight(s, "0")), len(s) + dropped}
}

// DecimalNumber is what Java reads from an integer times a power of 10: the double that is
// nearest, or with single the float.
func DecimalNumber(digits, exponent int64, single bool) float64 {
	bits := 64
	if single {
		bits = 32
	}
	v, _ := strconv.ParseFloat(strconv.FormatInt(digits, 10)+"e"+strconv.FormatInt(exponent, 10), bits) // beyond the largest: infinite
	return v
}
