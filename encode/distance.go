package encode

import (
	"math/big"

	"inspect/smtlib"
	"inspect/smtlib/ieee754"
)

// How far a value is from zero, so that the nearest ones are tried first: integers
// in the order 0, 1, -1, 2, -2; floating-point numbers by how plain they are.

// IntDistance is 0, 1, 2, 3, 4 of 0, 1, -1, 2, -2.
func IntDistance(x int64) *big.Int { return BigDistance(big.NewInt(x)) }

// BigDistance is IntDistance of a number of any size.
func BigDistance(x *big.Int) *big.Int {
	d := new(big.Int).Abs(x)
	d.Lsh(d, 1)
	if x.Sign() > 0 {
		d.Sub(d, big.NewInt(1))
	}
	return d
}

// SizeDistance is that of what is never negative, an array's length or a char:
// 0, 2, 4 of 0, 1, 2.
func SizeDistance(x int64) *big.Int { return new(big.Int).Lsh(big.NewInt(x), 1) }

// pattern is a class of floating-point numbers: those whose bits under the mask are
// the value.
type pattern struct {
	mask, value uint64
	distance    int64
}

// ordinary is the distance of a number of no class.
const ordinary = 32

// patterns are the classes of a format's numbers; a number is of the first that
// fits.
func patterns(f ieee754.Format) []pattern {
	width := uint(1 + f.Exp + f.Frac)
	sign := uint64(1) << (width - 1)
	all := sign | (sign - 1)
	frac := uint64(1)<<f.Frac - 1
	exp := all &^ sign &^ frac
	bias := uint64(1)<<(f.Exp-1) - 1
	one, two := bias<<f.Frac, (bias+1)<<f.Frac
	// Of few digits: four places behind the point at most, from 2^-7 to below 2^9.
	short := exp&^(7<<f.Frac) | frac&^(15<<(f.Frac-4))
	return []pattern{
		{all, 0, 0}, {all, one, 1}, {all, sign | one, 2}, {all, two, 3}, {all, sign | two, 4},
		{short, (bias &^ 7) << f.Frac, 8}, {short, two, 8},
		{all, sign, 64},         // -0
		{exp, 0, 128},           // subnormal
		{all &^ sign, exp, 256}, // infinite
		{exp, exp, 512},         // NaN
	}
}

// FloatDistance is how plain a floating-point number is, given by its bits: 0 of 0,
// 1 of 1, 2 of -1, most of NaN.
func FloatDistance(bits uint64, f ieee754.Format) int64 {
	for _, p := range patterns(f) {
		if bits&p.mask == p.value {
			return p.distance
		}
	}
	return ordinary
}

// preValue is an integer or floating-point number of the pre-state.
type preValue struct {
	term   *smtlib.Term
	size   bool            // it is never negative: a char, or a length
	format *ieee754.Format // of a floating-point number
}

// distance is the term of the value's distance, in so many bits, which suffice.
func (x preValue) distance(b *smtlib.Builder, width int) *smtlib.Term {
	switch {
	case x.format != nil:
		d := b.BV(ordinary, width)
		ps := patterns(*x.format)
		for i := len(ps) - 1; i >= 0; i-- {
			w := x.term.Sort.Width
			fits := b.Eq(b.BVAnd(x.term, b.BV(ps[i].mask, w)), b.BV(ps[i].value, w))
			d = b.Ite(fits, b.BV(uint64(ps[i].distance), width), d)
		}
		return d
	case x.size:
		return b.Shl(b.ZeroExt(width-x.term.Sort.Width, x.term), b.BV(1, width))
	}
	y := b.Neg(b.SignExt(width-x.term.Sort.Width, x.term))
	return b.BVXor(b.Shl(y, b.BV(1, width)), b.Ashr(y, b.BV(uint64(width-1), width)))
}

// bits is how many bits a distance may need.
func (x preValue) bits() int {
	if x.format != nil {
		return 10
	}
	return x.term.Sort.Width + 1
}

// among says that the value is one of some numbers, of which only those count that it can be.
func (x preValue) among(b *smtlib.Builder, numbers []*big.Int) *smtlib.Term {
	w := x.term.Sort.Width
	var is []*smtlib.Term
	for _, n := range numbers {
		bits := n
		if n.Sign() < 0 {
			bits = new(big.Int).Not(n)
		}
		if x.size && n.Sign() >= 0 && n.BitLen() <= w || !x.size && bits.BitLen() < w {
			is = append(is, b.Eq(x.term, b.BVBig(n, w)))
		}
	}
	return b.Or(is...)
}
