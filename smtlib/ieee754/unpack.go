package ieee754

import "inspect/smtlib"

// number is an unpacked number. A finite one is (-1)^sign * sig * 2^(exp-Frac),
// where sig, of Frac+1 bits, has one bit before the point; exp is signed and of
// expWidth bits. What sig and exp are in a NaN or an infinity says nothing.
type number struct {
	nan, inf, zero, sign *smtlib.Term // Booleans
	exp, sig             *smtlib.Term
}

// unpack gives the parts of x. A subnormal number has the exponent emin and a
// sig whose top bit is 0, as has zero.
func (a Arith) unpack(x *smtlib.Term) number {
	f, w := a.f, a.f.expWidth()
	exp := a.b.Extract(f.Exp+f.Frac-1, f.Frac, x)
	frac := a.b.Extract(f.Frac-1, 0, x)
	lowest := a.isZero(exp)
	highest := a.b.Eq(exp, a.ones(f.Exp))
	subnormal := a.isZero(frac)
	real := a.b.Sub(a.b.ZeroExt(w-f.Exp, exp), a.constant(f.bias(), w))
	return number{
		nan:  a.b.And(highest, a.b.Not(subnormal)),
		inf:  a.b.And(highest, subnormal),
		zero: a.b.And(lowest, subnormal),
		sign: a.isSet(x, f.Width()-1),
		exp:  a.b.Ite(lowest, a.constant(f.emin(), w), real),
		sig:  a.concat(a.bit(a.b.Not(lowest)), frac),
	}
}

// unpackNormal is unpack with the top bit of sig set in every number but zero;
// exponents go down to emin-Frac then.
func (a Arith) unpackNormal(x *smtlib.Term) number {
	n := a.unpack(x)
	sig, by := a.normalise(n.sig, n.exp.Width())
	n.sig, n.exp = sig, a.b.Sub(n.exp, by)
	return n
}
