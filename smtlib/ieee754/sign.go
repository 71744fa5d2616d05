package ieee754

import "inspect/smtlib"

// Neg is -x; of NaN it is NaN.
func (a Arith) Neg(x *smtlib.Term) *smtlib.Term {
	if a.usesTheory(x) {
		return a.bits(smtlib.OpFPNeg, x)
	}
	return a.propagateNaN(x, a.flip(x))
}

// flip is x with the other sign, a NaN's too.
func (a Arith) flip(x *smtlib.Term) *smtlib.Term {
	top := a.f.Width() - 1
	return a.concat(a.b.BVNot(a.b.Extract(top, top, x)), a.b.Extract(top-1, 0, x))
}

// Abs is Math.abs.
func (a Arith) Abs(x *smtlib.Term) *smtlib.Term {
	if a.usesTheory(x) {
		return a.bits(smtlib.OpFPAbs, x)
	}
	return a.propagateNaN(x, a.concat(a.zeros(1), a.b.Extract(a.f.Width()-2, 0, x)))
}

// Canonical is x, or the NaN that stands for all.
func (a Arith) Canonical(x *smtlib.Term) *smtlib.Term { return a.propagateNaN(x, x) }

// propagateNaN is a result, or NaN where x is.
func (a Arith) propagateNaN(x, result *smtlib.Term) *smtlib.Term {
	return a.b.Ite(a.IsNaN(x), a.NaN(), result)
}

// CopySign is the magnitude of x with the sign of y (StrictMath.copySign: a NaN's
// sign is positive).
func (a Arith) CopySign(x, y *smtlib.Term) *smtlib.Term {
	q := a.unpack(y)
	negative := a.b.And(q.sign, a.b.Not(q.nan))
	return a.propagateNaN(x, a.pack(negative, a.b.Extract(a.f.Width()-2, 0, x)))
}

// Signum is Math.signum: 1 or -1, or x itself where that is zero or NaN.
func (a Arith) Signum(x *smtlib.Term) *smtlib.Term {
	p := a.unpack(x)
	one := a.pack(p.sign, a.concat(a.zeros(1), a.ones(a.f.Exp-1), a.zeros(a.f.Frac)))
	return a.propagateNaN(x, a.b.Ite(p.zero, x, one))
}

// Ulp is Math.ulp: the distance from x's magnitude to the next larger one.
func (a Arith) Ulp(x *smtlib.Term) *smtlib.Term {
	p := a.unpack(x)
	w := p.exp.Width()
	exp := a.b.Sub(p.exp, a.constant(int64(a.f.Frac), w))
	return a.choose(a.round(a.b.False(), exp, a.b.BV(1, 1)),
		choice{p.nan, a.NaN()},
		choice{p.inf, a.Inf(false)})
}

// Scalb is Math.scalb: x * 2^n, rounded once, for a signed n of any width.
func (a Arith) Scalb(x, n *smtlib.Term) *smtlib.Term {
	p := a.unpack(x)
	w := max(p.exp.Width(), n.Width()) + 1
	return a.choose(a.round(p.sign, a.b.Add(a.signed(p.exp, w), a.signed(n, w)), p.sig),
		choice{p.nan, a.NaN()},
		choice{a.b.Or(p.inf, p.zero), x})
}
