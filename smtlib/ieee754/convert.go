package ieee754

import "inspect/smtlib"

// Convert is x in another format, rounded.
func (a Arith) Convert(x *smtlib.Term, to Format) *smtlib.Term {
	t := New(a.b, to)
	if t = t.Theory(); t.theory && a.usesTheory(x) {
		return t.rounded(smtlib.OpFPConvert, a.number(x))
	}
	p := a.unpack(x)
	return t.choose(t.round(p.sign, p.exp, p.sig),
		choice{p.nan, t.NaN()},
		choice{p.inf, t.infinity(p.sign)})
}

// FromInt is the number nearest to the signed integer i of any width.
func (a Arith) FromInt(i *smtlib.Term) *smtlib.Term {
	if a.usesTheory(i) && i.Width() <= mostTheory {
		return a.rounded(smtlib.OpFPOfSigned, i)
	}
	b, n := a.b, i.Width()
	negative := a.isSet(i, n-1)
	exp := a.constant(int64(n-1), widthOf(int64(n-1)))
	return a.round(negative, exp, b.Ite(negative, b.Neg(i), i)) // the least is its own magnitude
}

// ToInt is the signed integer of w bits to which x goes in a direction; what is
// beyond the range is its end, and NaN is 0 (JLS 5.1.3).
func (a Arith) ToInt(x *smtlib.Term, w int, d Direction) *smtlib.Term {
	if d == ToZero && w <= mostTheory && a.usesTheory(x) {
		return a.truncated(x, w)
	}
	b, f := a.b, a.f
	p := a.unpack(x)
	we := max(p.exp.Width(), widthOf(int64(w)))
	exp := a.signed(p.exp, we)

	// Without places behind the point the magnitude is sig moved to the left.
	n := max(w, f.Frac+2)
	far := b.Sub(exp, a.constant(int64(f.Frac), we))
	magnitude := b.Ite(b.SLt(far, a.zeros(we)),
		b.ZeroExt(n-f.Frac-2, a.integer(p, d)),
		a.shiftLeft(b.ZeroExt(n-f.Frac-1, p.sig), far))
	large := b.SLe(a.constant(int64(w), we), exp) // 2^w or more
	end := b.ZeroExt(n-w, a.concat(b.BV(1, 1), a.zeros(w-1)))
	over := b.Or(p.inf, large, b.Ite(p.sign, b.ULt(end, magnitude), b.ULe(end, magnitude)))
	least := b.Extract(w-1, 0, end)
	small := b.Extract(w-1, 0, magnitude)
	return a.choose(b.Ite(p.sign, b.Neg(small), small),
		choice{p.nan, a.zeros(w)},
		choice{over, b.Ite(p.sign, least, b.BVNot(least))})
}
