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
	precise := 53
	if single {
		precise = 24
		if exp < -126 {
			precise += exp + 126
		}
	} else if exp < -1022 {
		precise += exp + 1022
	}
	zeros := mathbits.TrailingZeros64(m)
	used := 53 - zeros
	tiny := max(0, used-exp-1) // bits behind the point
	if -21 <= exp && exp <= 62 && tiny == 0 {
		return ofInteger(m, exp, precise)
	}
	// The number is b/s, half the distance to its neighbours h/s.
	ten := int(math.Floor((math.Ldexp(frac, 1)-1.5)*0.289529654 + 0.176091259 + float64(exp)*0.301029995663981))
	b5, s5 := max(0, -ten), max(0, ten)
	b2, s2 := b5+tiny+exp, s5+tiny
	h2 := b2 - precise
	m >>= zeros
	b2 -= used - 1
	common := min(b2, s2)
	b2, s2, h2 = b2-common, s2-common, h2-common
	if used == 1 {
		h2--
	}
	if h2 < 0 {
		b2, s2, h2 = b2-h2, s2-h2, 0
	}
	// Where the numbers fit, Java computes with int or long, whose sums may overflow.
	width := uint(0)
	switch bb, sb := used+b2+bitsOf5(b5), s2+1+bitsOf5(s5+1); {
	case bb < 32 && sb < 32:
		width = 32
	case bb < 64 && sb < 64:
		width = 64
	}
	wrapped := func(x *big.Int) *big.Int {
		if width == 0 {
			return x
		}
		y := new(big.Int).And(x, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), width), big.NewInt(1)))
		if y.Bit(int(width)-1) != 0 {
			y.Sub(y, new(big.Int).Lsh(big.NewInt(1), width))
		}
		return y
	}
	scaled := func(n uint64, fives, twos int) *big.Int {
		x := new(big.Int).Exp(big.NewInt(5), big.NewInt(int64(fives)), nil)
		return x.Lsh(x.Mul(x, new(big.Int).SetUint64(n)), uint(twos))
	}
	b, s, h := scaled(m, b5, b2), scaled(1, s5, s2), scaled(1, b5, h2)
	tenfold := big.NewInt(10)
	tens := new(big.Int).Mul(s, tenfold)
	d := &decimal{exp: ten + 1}
	var low, high bool
	next := func() byte {
		q, r := new(big.Int).QuoRem(b, s, new(big.Int))
		b.Mul(r, tenfold)
		h = wrapped(h.Mul(h, tenfold))
		low = b.Cmp(h) < 0
		beyond := wrapped(new(big.Int).Add(b, h)).Cmp(tens)
		high = beyond > 0 || beyond == 0 && width == 0
		if len(d.digits) > 0 && h.Sign() <= 0 {
			low, high = true, true
		}
		return byte(q.Int64())
	}
	if q := next(); q == 0 && !high {
		d.exp--
	} else {
		d.digits = append(d.digits, '0'+q)
	}
	if !compatible || d.exp-1 < -3 || d.exp-1 >= 8 {
		low, high = false, false
	}
	for !low && !high {
		d.digits = append(d.digits, '0'+next())
	}
	if !high {
		return d
	}
	half := wrapped(new(big.Int).Sub(new(big.Int).Lsh(b, 1), tens)).Sign()
	if !low || half > 0 || half == 0 && d.digits[len(d.digits)-1]&1 != 0 {
		d.up()
	}
	return d
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
