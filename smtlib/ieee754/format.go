package ieee754

import (
	"fmt"
	"math"
	"math/bits"

	"inspect/smtlib"
)

// Format is a binary interchange format: the number of its exponent's bits, at
// least 2, and of its fraction's, at least 1 (the leading bit is not stored).
type Format struct{ Exp, Frac int }

// The formats of Java's float and double (JLS 4.2.3).
var (
	Float  = Format{Exp: 8, Frac: 23}
	Double = Format{Exp: 11, Frac: 52}
)

// Width is the number of bits of a number.
func (f Format) Width() int { return 1 + f.Exp + f.Frac }

// bias is what a stored exponent is above the real one.
func (f Format) bias() int64 { return 1<<(f.Exp-1) - 1 }

// emax and emin are the exponents of the largest and the smallest normal numbers.
func (f Format) emax() int64 { return f.bias() }
func (f Format) emin() int64 { return 1 - f.bias() }

// expWidth is a width in which sums and differences of two exponents of numbers
// fit, those of subnormal numbers made normal included, with a sign.
func (f Format) expWidth() int { return bits.Len64(uint64(4*(f.bias()+int64(f.Frac)+8))) + 1 }

// Arith builds the operations of one format. It holds no state but the builder's.
type Arith struct {
	b      *smtlib.Builder
	f      Format
	theory bool // see Theory
}

// New gives the operations of a format as terms of a builder.
func New(b *smtlib.Builder, f Format) Arith {
	if f.Exp < 2 || f.Frac < 1 || f.Exp > 24 {
		panic(fmt.Sprintf("ieee754: no format has %d bits of exponent and %d of fraction", f.Exp, f.Frac))
	}
	return Arith{b: b, f: f}
}

// Format is the format of the operations.
func (a Arith) Format() Format { return a.f }

// Sort is the sort of numbers: bit-vectors of the format's width.
func (a Arith) Sort() *smtlib.Sort { return a.b.BitVec(a.f.Width()) }

// Zero is 0 or -0.
func (a Arith) Zero(negative bool) *smtlib.Term {
	return a.pack(a.b.Bool(negative), a.zeros(a.f.Width()-1))
}

// Inf is infinity or minus infinity.
func (a Arith) Inf(negative bool) *smtlib.Term { return a.infinity(a.b.Bool(negative)) }

// NaN is the canonical NaN.
func (a Arith) NaN() *smtlib.Term {
	return a.concat(a.zeros(1), a.ones(a.f.Exp), a.b.BV(1, 1), a.zeros(a.f.Frac-1))
}

// Const is the constant nearest to v, in formats no wider than double.
func (a Arith) Const(v float64) *smtlib.Term {
	double := Arith{b: a.b, f: Double}
	return double.Convert(a.b.BV(math.Float64bits(v), 64), a.f)
}

// infinity has the given sign.
func (a Arith) infinity(sign *smtlib.Term) *smtlib.Term {
	return a.pack(sign, a.concat(a.ones(a.f.Exp), a.zeros(a.f.Frac)))
}

// pack puts a sign before a magnitude of Exp+Frac bits.
func (a Arith) pack(sign, magnitude *smtlib.Term) *smtlib.Term {
	return a.concat(a.bit(sign), magnitude)
}
