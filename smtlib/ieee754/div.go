package ieee754

import "inspect/smtlib"

// Div is x / y; a number other than zero by zero is an infinity, zero by zero NaN.
func (a Arith) Div(x, y *smtlib.Term) *smtlib.Term {
	if a.usesTheory(x, y) {
		return a.bits(smtlib.OpFPDiv, x, y)
	}
	b, n := a.b, a.f.Frac+1
	p, q := a.unpackNormal(x), a.unpackNormal(y)
	sign := b.Xor(p.sign, q.sign)
	w := p.exp.Width() + 1
	exp := b.Sub(a.signed(p.exp, w), a.signed(q.exp, w))
	// The quotient of two sigs lies between 1/2 and 2: one place before the
	// point, Frac+2 after it, of which one may go in front, and a sticky one.
	var quotient *smtlib.Term
	rest := b.ZeroExt(1, p.sig)
	by := b.ZeroExt(1, q.sig)
	for range n + 2 {
		var digit *smtlib.Term
		digit, rest = a.subtractIf(rest, by)
		quotient = a.concat(quotient, digit)
		rest = a.left(rest, 1)
	}
	quotient = a.concat(quotient, a.bit(b.Not(a.isZero(rest))))
	return a.choose(a.round(sign, exp, quotient),
		choice{b.Or(p.nan, q.nan, b.And(p.inf, q.inf), b.And(p.zero, q.zero)), a.NaN()},
		choice{b.Or(p.inf, q.zero), a.infinity(sign)},
		choice{b.Or(q.inf, p.zero), a.pack(sign, a.zeros(a.f.Width()-1))})
}

// subtractIf takes y from x where it is not larger, and the digit is 1 there. Both
// have the same width and y's top bit is unset.
func (a Arith) subtractIf(x, y *smtlib.Term) (digit, rest *smtlib.Term) {
	b, n := a.b, x.Width()
	difference := b.Sub(b.ZeroExt(1, x), b.ZeroExt(1, y))
	digit = b.BVNot(b.Extract(n, n, difference)) // no borrow
	return digit, b.Ite(a.isSet(digit, 0), b.Extract(n-1, 0, difference), x)
}

// Sqrt is the square root; NaN of a negative number, -0 of -0.
func (a Arith) Sqrt(x *smtlib.Term) *smtlib.Term {
	if a.usesTheory(x) {
		return a.bits(smtlib.OpFPSqrt, x)
	}
	b, f := a.b, a.f
	p := a.unpackNormal(x)
	// sig * 2^exp with an even exp: radicand of two places before the point.
	odd := a.isSet(p.exp, 0)
	w := p.exp.Width()
	exp := b.SignExt(1, b.Extract(w-1, 1, p.exp)) // half of it, down
	radicand := b.Ite(odd, a.concat(p.sig, a.zeros(1)), b.ZeroExt(1, p.sig))
	places := f.Frac + 3 // of the root, one before the point
	radicand = a.padRight(radicand, 2*places)
	n := places + 2
	root, rest := a.zeros(n), a.zeros(n)
	for i := places - 1; i >= 0; i-- {
		rest = a.concat(b.Extract(n-3, 0, rest), b.Extract(2*i+1, 2*i, radicand))
		try := a.concat(b.Extract(n-3, 0, root), b.BV(1, 2))
		var digit *smtlib.Term
		digit, rest = a.subtractIf(rest, try)
		root = a.concat(b.Extract(n-2, 0, root), digit)
	}
	sig := a.concat(b.Extract(places-1, 0, root), a.bit(b.Not(a.isZero(rest))))
	return a.choose(a.round(b.False(), exp, sig),
		choice{p.nan, a.NaN()},
		choice{p.zero, x},
		choice{p.sign, a.NaN()},
		choice{p.inf, x})
}

// Rem is Java's x % y (JLS 15.17.3): x - y*n exactly, where n is the quotient
// without its fraction. It has the sign of x. One subtraction for every exponent
// that the format has makes it the largest of the operations.
func (a Arith) Rem(x, y *smtlib.Term) *smtlib.Term {
	b, f := a.b, a.f
	p, q := a.unpackNormal(x), a.unpackNormal(y)
	w := p.exp.Width() + 1
	far := b.Sub(a.signed(p.exp, w), a.signed(q.exp, w))
	rest := b.ZeroExt(1, p.sig)
	by := b.ZeroExt(1, q.sig)
	for i := f.emax() - f.emin() + int64(f.Frac); i >= 0; i-- {
		here := b.SLe(a.constant(i, w), far) // a digit of this weight belongs to the quotient
		_, less := a.subtractIf(rest, by)
		if i > 0 {
			less = a.left(less, 1)
		}
		rest = b.Ite(here, less, rest)
	}
	// rest has the weight of y's sig, or, where x is smaller, of its own.
	exp := b.Ite(b.SLt(far, a.zeros(w)), a.signed(p.exp, w), a.signed(q.exp, w))
	exact := a.round(p.sign, b.Add(exp, a.constant(1, w)), rest)
	return a.choose(exact,
		choice{b.Or(p.nan, q.nan, p.inf, q.zero), a.NaN()},
		choice{b.Or(q.inf, p.zero), x})
}
