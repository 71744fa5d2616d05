package ieee754

import (
	"slices"

	"inspect/smtlib"
)

// Theory makes the operations speak of SMT-LIB's theory of floating point, where it has
// one that means the same: numbers stay bit-vectors, and an operation goes from the bits
// of its operands to the bits of its result by way of the theory. Results that only
// other operations read never become bits.
//
// Stay as they are the operations that the theory lacks or leaves open (%, min and max
// of zeros, Math.round, scalb and the like), those on other formats than Java's, and
// those on what depends on a quantifier: there is no constant for the bits of such.
func (a Arith) Theory() Arith {
	a.theory = a.f == Float || a.f == Double
	return a
}

// usesTheory reports whether an operation on these terms is the theory's.
func (a Arith) usesTheory(xs ...*smtlib.Term) bool {
	return a.theory && !slices.ContainsFunc(xs, func(x *smtlib.Term) bool { return x.HasBound })
}

// number is the theory's number with the bits of x.
func (a Arith) number(x *smtlib.Term) *smtlib.Term {
	return a.b.Floating(smtlib.OpFPOfBits, a.f.Exp, a.f.Frac+1, x)
}

// apply applies an operator of the theory to numbers given by their bits.
func (a Arith) apply(op smtlib.Op, xs ...*smtlib.Term) *smtlib.Term {
	ns := make([]*smtlib.Term, len(xs))
	for i, x := range xs {
		ns[i] = a.number(x)
	}
	return a.b.Floating(op, 0, 0, ns...)
}

// bits are those of what an operator of the theory gives.
func (a Arith) bits(op smtlib.Op, xs ...*smtlib.Term) *smtlib.Term {
	return a.b.Floating(smtlib.OpFPToBits, 0, 0, a.apply(op, xs...))
}

// rounded is a number or an integer, rounded to the format.
func (a Arith) rounded(op smtlib.Op, x *smtlib.Term) *smtlib.Term {
	return a.b.Floating(smtlib.OpFPToBits, 0, 0, a.b.Floating(op, a.f.Exp, a.f.Frac+1, x))
}

// integral are the theory's operators that round to integers.
var integral = map[Direction]smtlib.Op{
	ToEven: smtlib.OpFPRint,
	Down:   smtlib.OpFPFloor,
	Up:     smtlib.OpFPCeil,
}

// truncated is ToInt towards zero. The theory leaves open what becomes of a number
// beyond the range, so that is said here.
func (a Arith) truncated(x *smtlib.Term, w int) *smtlib.Term {
	least := a.concat(a.b.BV(1, 1), a.zeros(w-1))
	end := a.power(w - 1) // the first integer beyond the range
	return a.choose(a.b.Floating(smtlib.OpFPToSigned, w, 0, a.number(x)),
		choice{a.apply(smtlib.OpFPIsNaN, x), a.zeros(w)},
		choice{a.apply(smtlib.OpFPLe, end, x), a.b.BVNot(least)},
		choice{a.apply(smtlib.OpFPLe, x, a.flip(end)), least})
}

// power is 2^n, which the format has.
func (a Arith) power(n int) *smtlib.Term {
	return a.concat(a.zeros(1), a.constant(int64(n)+a.f.bias(), a.f.Exp), a.zeros(a.f.Frac))
}

// mostTheory is the width of the widest integers that the theory's operators are applied to.
const mostTheory = 64
