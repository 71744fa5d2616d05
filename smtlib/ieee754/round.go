package ieee754

import "inspect/smtlib"

// round gives the number of the format nearest to (-1)^sign * sig * 2^exp, where
// sig has one bit before the point and any number of bits; of two that are as
// near, the one with an even fraction. The lowest bit of sig may be sticky, when
// it lies beyond the guard bit. exp is signed. Beyond the largest number by half
// a unit in the last place or more is infinity; zero keeps the sign.
func (a Arith) round(sign, exp, sig *smtlib.Term) *smtlib.Term {
	f, b := a.f, a.b
	if sig.Width() < f.Frac+3 {
		sig = a.padRight(sig, f.Frac+3)
	}
	n := sig.Width()
	w := max(exp.Width(), f.expWidth(), widthOf(int64(n))) + 2 // normalising lowers it by less than n
	exp = a.signed(exp, w)
	sig, by := a.normalise(sig, w)
	exp = b.Sub(exp, by)

	emin := a.constant(f.emin(), w)
	below := b.SLt(exp, emin)
	sig = a.shiftRight(sig, b.Ite(below, b.Sub(emin, exp), a.zeros(w)))

	significant := b.Extract(n-1, n-1-f.Frac, sig) // hidden bit and fraction
	guard := a.isSet(sig, n-2-f.Frac)
	rest := b.Not(a.isZero(b.Extract(n-3-f.Frac, 0, sig)))
	up := b.And(guard, b.Or(rest, a.isSet(significant, 0)))

	// Exponent and fraction are one number to count up: a carry out of the
	// fraction makes the next power of two, or the first normal number.
	stored := b.Ite(a.isSet(significant, f.Frac), b.Add(b.Sub(exp, emin), a.constant(1, w)), a.zeros(w))
	magnitude := b.Add(
		a.concat(b.Extract(f.Exp, 0, stored), b.Extract(f.Frac-1, 0, significant)),
		b.ZeroExt(f.Exp+f.Frac, a.bit(up)))
	top := b.Extract(f.Exp+f.Frac, f.Frac, magnitude)
	over := b.And(b.Not(a.isZero(sig)), b.Or(
		b.SLt(a.constant(f.emax(), w), exp),
		b.Not(b.ULt(top, b.ZeroExt(1, a.ones(f.Exp))))))
	return b.Ite(over, a.infinity(sign), a.pack(sign, b.Extract(f.Exp+f.Frac-1, 0, magnitude)))
}

// widthOf is the width in which a non-negative n fits with a sign.
func widthOf(n int64) int {
	w := 1
	for ; n > 0; n >>= 1 {
		w++
	}
	return w
}

// choose gives the value of the first condition that holds, or the last value.
type choice struct{ when, value *smtlib.Term }

func (a Arith) choose(otherwise *smtlib.Term, cs ...choice) *smtlib.Term {
	for i := len(cs) - 1; i >= 0; i-- {
		otherwise = a.b.Ite(cs[i].when, cs[i].value, otherwise)
	}
	return otherwise
}
