package ieee754

import "inspect/smtlib"

// Add is x + y. Of two zeros, or of a number and its negation, it is -0 only
// where both are -0 (IEEE 754, 6.3).
func (a Arith) Add(x, y *smtlib.Term) *smtlib.Term {
	x, y = inOrder(x, y)
	if a.usesTheory(x, y) {
		return a.bits(smtlib.OpFPAdd, x, y)
	}
	p, q := a.unpack(x), a.unpack(y)
	sum := a.sum(p, q)
	return a.choose(a.round(sum.sign, sum.exp, sum.sig),
		choice{a.b.Or(p.nan, q.nan, a.b.And(p.inf, q.inf, a.b.Xor(p.sign, q.sign))), a.NaN()},
		choice{p.inf, a.infinity(p.sign)},
		choice{q.inf, a.infinity(q.sign)})
}

// inOrder gives the arguments of an operation that commutes in one order, so that
// x + y and y + x are one term.
func inOrder(x, y *smtlib.Term) (_, _ *smtlib.Term) {
	if y.ID < x.ID {
		return y, x
	}
	return x, y
}

// Sub is x - y.
func (a Arith) Sub(x, y *smtlib.Term) *smtlib.Term {
	if a.usesTheory(x, y) {
		return a.bits(smtlib.OpFPSub, x, y)
	}
	return a.Add(x, a.flip(y))
}

// sum adds two finite numbers whose sigs have the same width n: the sig of the
// result has n+4 bits, of which the lowest is sticky, and its first bit counts
// twice as much as theirs, so exp is one more. A number's top bit may be unset
// only where no larger exponent could be had, or in a zero of the least exponent.
//
// Guard bits: where the exponents differ by two or more, what is left after a
// subtraction begins at most one place lower, so that three further places, the
// last of them sticky, decide every rounding to at most n places. Where they
// differ by less, nothing falls out.
func (a Arith) sum(p, q number) number {
	b := a.b
	less := b.Or(b.SLt(p.exp, q.exp), b.And(b.Eq(p.exp, q.exp), b.ULt(p.sig, q.sig)))
	larger := func(s, t *smtlib.Term) *smtlib.Term { return b.Ite(less, t, s) }
	smaller := func(s, t *smtlib.Term) *smtlib.Term { return b.Ite(less, s, t) }

	n := p.sig.Width()
	exp := larger(p.exp, q.exp)
	far := b.Sub(exp, smaller(p.exp, q.exp)) // not negative
	big := b.ZeroExt(1, a.padRight(larger(p.sig, q.sig), n+3))
	little := b.ZeroExt(1, a.shiftRight(a.padRight(smaller(p.sig, q.sig), n+3), far))
	opposite := b.Xor(p.sign, q.sign)
	sig := b.Ite(opposite, b.Sub(big, little), b.Add(big, little))

	w := exp.Width() + 1
	exp = b.Add(a.signed(exp, w), a.constant(1, w))
	sign := b.Ite(b.And(opposite, a.isZero(sig)), b.False(), larger(p.sign, q.sign))
	return number{sign: sign, exp: exp, sig: sig}
}
