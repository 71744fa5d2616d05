package ieee754

import "inspect/smtlib"

// Mul is x * y.
func (a Arith) Mul(x, y *smtlib.Term) *smtlib.Term {
	x, y = inOrder(x, y)
	if a.usesTheory(x, y) {
		return a.bits(smtlib.OpFPMul, x, y)
	}
	b := a.b
	p, q := a.unpack(x), a.unpack(y)
	product := a.product(p, q)
	return a.choose(a.round(product.sign, product.exp, product.sig),
		choice{b.Or(p.nan, q.nan, b.And(p.inf, q.zero), b.And(p.zero, q.inf)), a.NaN()},
		choice{b.Or(p.inf, q.inf), a.infinity(product.sign)})
}

// product multiplies two finite numbers exactly: its sig has 2(Frac+1) bits, and
// its first bit counts twice as much as theirs.
func (a Arith) product(p, q number) number {
	b, n := a.b, a.f.Frac+1
	w := p.exp.Width() + 1
	return number{
		sign: b.Xor(p.sign, q.sign),
		exp:  b.Add(b.Add(a.signed(p.exp, w), a.signed(q.exp, w)), a.constant(1, w)),
		sig:  b.Mul(b.ZeroExt(n, p.sig), b.ZeroExt(n, q.sig)),
	}
}

// FMA is x * y + z, rounded once (Math.fma).
func (a Arith) FMA(x, y, z *smtlib.Term) *smtlib.Term {
	x, y = inOrder(x, y)
	if a.usesTheory(x, y, z) {
		return a.bits(smtlib.OpFPFMA, x, y, z)
	}
	b := a.b
	p, q, r := a.unpackNormal(x), a.unpackNormal(y), a.unpackNormal(z)
	product := a.product(p, q)
	n, w := product.sig.Width(), product.exp.Width()
	// Both addends begin with their first bit, or are zeros of the least exponent.
	low := a.b.Not(a.isSet(product.sig, n-1))
	product.sig = b.Ite(low, a.left(product.sig, 1), product.sig)
	product.exp = b.Sub(product.exp, b.ZeroExt(w-1, a.bit(low)))
	none := a.b.Or(p.zero, q.zero)
	least := a.constant(-1<<(w-3), w) // below the exponent of any product, and far from the width's end
	product.exp = b.Ite(none, least, product.exp)
	addend := number{sign: r.sign, exp: b.Ite(r.zero, least, a.signed(r.exp, w)), sig: a.padRight(r.sig, n)}
	sum := a.sum(product, addend)

	infinite := b.Or(p.inf, q.inf)
	return a.choose(a.round(sum.sign, sum.exp, sum.sig),
		choice{b.Or(p.nan, q.nan, r.nan, b.And(p.inf, q.zero), b.And(p.zero, q.inf),
			b.And(infinite, r.inf, b.Xor(product.sign, r.sign))), a.NaN()},
		choice{infinite, a.infinity(product.sign)},
		choice{r.inf, a.infinity(r.sign)})
}
