package ieee754

import (
	"math/big"
)

// reference computes with numbers of a tiny format by its definition: their exact
// values as rationals, and the nearest number by trying all of them.
type reference struct {
	f      Format
	finite []datum // all finite numbers, by value, -0 before 0
}

// datum is one number: its bits, and its value where it is finite.
type datum struct {
	bits     uint64
	nan, inf bool
	negative bool
	value    *big.Rat // nil unless finite
}

func newReference(f Format) *reference {
	r := &reference{f: f}
	largest := uint64(1)<<(f.Exp+f.Frac) - 1<<f.Frac - 1
	for i := int64(largest); i >= 0; i-- {
		r.finite = append(r.finite, r.datum(uint64(i)|1<<(f.Width()-1)))
	}
	for i := uint64(0); i <= largest; i++ {
		r.finite = append(r.finite, r.datum(i))
	}
	return r
}

// datum reads bits as IEEE 754, 3.4, says.
func (r *reference) datum(bits uint64) datum {
	f := r.f
	d := datum{bits: bits, negative: bits>>(f.Width()-1) == 1}
	exp := int64(bits>>f.Frac) & (1<<f.Exp - 1)
	frac := int64(bits) & (1<<f.Frac - 1)
	if exp == 1<<f.Exp-1 {
		d.nan, d.inf = frac != 0, frac == 0
		return d
	}
	if exp == 0 {
		exp = 1
	} else {
		frac += 1 << f.Frac
	}
	d.value = power(exp - (1<<(f.Exp-1) - 1) - int64(f.Frac))
	d.value.Mul(d.value, new(big.Rat).SetInt64(frac))
	if d.negative {
		d.value.Neg(d.value)
	}
	return d
}

// power is 2^e.
func power(e int64) *big.Rat {
	n := new(big.Int).Lsh(big.NewInt(1), uint(max(e, -e)))
	if e < 0 {
		return new(big.Rat).SetFrac(big.NewInt(1), n)
	}
	return new(big.Rat).SetInt(n)
}

func (r *reference) nan() uint64 {
	return (1<<r.f.Exp-1)<<r.f.Frac | 1<<(r.f.Frac-1)
}

func (r *reference) inf(negative bool) uint64 { return r.zero(negative) | (1<<r.f.Exp-1)<<r.f.Frac }

func (r *reference) zero(negative bool) uint64 {
	if negative {
		return 1 << (r.f.Width() - 1)
	}
	return 0
}

// round is the number nearest to v: of two the one with an even fraction, and
// infinity where the format, with one more exponent, would have a number there. A
// result of zero has the sign given.
func (r *reference) round(v *big.Rat, negativeZero bool) uint64 {
	if v.Sign() == 0 {
		return r.zero(negativeZero)
	}
	negative := v.Sign() < 0
	v = new(big.Rat).Abs(v)
	beyond := power(1 << (r.f.Exp - 1)) // 2^(emax+1), stands for infinity
	best, bits := distance(v, beyond), r.inf(false)
	for _, d := range r.finite[len(r.finite)/2:] {
		if n := distance(v, d.value); n.Cmp(best) < 0 || n.Cmp(best) == 0 && d.bits&1 == 0 {
			best, bits = n, d.bits
		}
	}
	return bits | r.zero(negative)
}

func distance(x, y *big.Rat) *big.Rat {
	d := new(big.Rat).Sub(x, y)
	return d.Abs(d)
}

func (r *reference) add(x, y datum) uint64 {
	switch {
	case x.nan || y.nan || x.inf && y.inf && x.negative != y.negative:
		return r.nan()
	case x.inf:
		return x.bits
	case y.inf:
		return y.bits
	}
	return r.round(new(big.Rat).Add(x.value, y.value), x.negative && y.negative && x.value.Sign() == 0)
}

func (r *reference) negate(x datum) datum {
	return r.datum(x.bits ^ 1<<(r.f.Width()-1))
}

func (r *reference) mul(x, y datum) uint64 {
	negative := x.negative != y.negative
	switch {
	case x.nan || y.nan || x.inf && y.isZero() || x.isZero() && y.inf:
		return r.nan()
	case x.inf || y.inf:
		return r.inf(negative)
	}
	return r.round(new(big.Rat).Mul(x.value, y.value), negative)
}

func (d datum) isZero() bool { return d.value != nil && d.value.Sign() == 0 }

func (r *reference) div(x, y datum) uint64 {
	negative := x.negative != y.negative
	switch {
	case x.nan || y.nan || x.inf && y.inf || x.isZero() && y.isZero():
		return r.nan()
	case x.inf || y.isZero():
		return r.inf(negative)
	case y.inf:
		return r.zero(negative)
	}
	return r.round(new(big.Rat).Quo(x.value, y.value), negative)
}

func (r *reference) rem(x, y datum) uint64 {
	switch {
	case x.nan || y.nan || x.inf || y.isZero():
		return r.nan()
	case y.inf:
		return x.bits
	}
	q := new(big.Rat).Quo(x.value, y.value)
	whole := new(big.Int).Quo(q.Num(), q.Denom()) // towards zero
	v := new(big.Rat).Mul(new(big.Rat).SetInt(whole), y.value)
	return r.round(v.Sub(x.value, v), x.negative)
}

func (r *reference) fma(x, y, z datum) uint64 {
	negative := x.negative != y.negative
	infinite := x.inf || y.inf
	switch {
	case x.nan || y.nan || z.nan || x.inf && y.isZero() || x.isZero() && y.inf,
		infinite && z.inf && negative != z.negative:
		return r.nan()
	case infinite:
		return r.inf(negative)
	case z.inf:
		return z.bits
	}
	v := new(big.Rat).Mul(x.value, y.value)
	zero := v.Sign() == 0
	v.Add(v, z.value)
	return r.round(v, zero && z.isZero() && negative && z.negative)
}

// sqrt tries all numbers: the root lies between two neighbours, and the middle of
// them tells which is nearer. (A root is never the middle itself.)
func (r *reference) sqrt(x datum) uint64 {
	switch {
	case x.nan || x.negative && !x.isZero():
		return r.nan()
	case x.inf || x.isZero():
		return x.bits
	}
	positive := r.finite[len(r.finite)/2:]
	for i := range positive {
		if i+1 == len(positive) {
			return positive[i].bits
		}
		middle := new(big.Rat).Add(positive[i].value, positive[i+1].value)
		middle.Quo(middle, big.NewRat(2, 1))
		if middle.Mul(middle, middle).Cmp(x.value) > 0 {
			return positive[i].bits
		}
	}
	panic("no root")
}

// toInteger is the integer to which a finite number goes.
func toInteger(v *big.Rat, d Direction) *big.Int {
	floor := new(big.Int).Div(v.Num(), v.Denom()) // Euclidean, of a positive denominator
	rest := new(big.Rat).Sub(v, new(big.Rat).SetInt(floor))
	half := rest.Cmp(big.NewRat(1, 2))
	up := false
	switch d {
	case Down:
	case Up:
		up = rest.Sign() > 0
	case ToZero:
		up = rest.Sign() > 0 && v.Sign() < 0
	case HalfUp:
		up = half >= 0
	case ToEven:
		up = half > 0 || half == 0 && floor.Bit(0) == 1
	}
	if up {
		floor.Add(floor, big.NewInt(1))
	}
	return floor
}
