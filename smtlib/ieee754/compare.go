package ieee754

import "inspect/smtlib"

// IsNaN, IsInf and IsZero are whether x is what their names say, of either sign.
func (a Arith) IsNaN(x *smtlib.Term) *smtlib.Term  { return a.unpack(x).nan }
func (a Arith) IsInf(x *smtlib.Term) *smtlib.Term  { return a.unpack(x).inf }
func (a Arith) IsZero(x *smtlib.Term) *smtlib.Term { return a.unpack(x).zero }

// IsFinite tells that x is neither NaN nor an infinity.
func (a Arith) IsFinite(x *smtlib.Term) *smtlib.Term {
	p := a.unpack(x)
	return a.b.Not(a.b.Or(p.nan, p.inf))
}

// Eq is Java's x == y: NaN equals nothing, and 0 equals -0.
func (a Arith) Eq(x, y *smtlib.Term) *smtlib.Term {
	if a.usesTheory(x, y) {
		return a.apply(smtlib.OpFPEq, x, y)
	}
	p, q := a.unpack(x), a.unpack(y)
	return a.b.And(a.b.Not(p.nan), a.b.Not(q.nan), a.b.Or(a.b.Eq(x, y), a.b.And(p.zero, q.zero)))
}

// Lt is x < y: false where one is NaN.
func (a Arith) Lt(x, y *smtlib.Term) *smtlib.Term {
	if a.usesTheory(x, y) {
		return a.apply(smtlib.OpFPLt, x, y)
	}
	p, q := a.unpack(x), a.unpack(y)
	return a.b.And(a.b.Not(p.nan), a.b.Not(q.nan), a.b.Not(a.b.And(p.zero, q.zero)), a.before(x, y))
}

// Le is x <= y: false where one is NaN.
func (a Arith) Le(x, y *smtlib.Term) *smtlib.Term {
	if a.usesTheory(x, y) {
		return a.apply(smtlib.OpFPLe, x, y)
	}
	return a.b.Or(a.Lt(x, y), a.Eq(x, y))
}

// before compares numbers that are not NaN, -0 before 0: of equal signs by their
// magnitudes, which are ordered as integers are.
func (a Arith) before(x, y *smtlib.Term) *smtlib.Term {
	b, top := a.b, a.f.Width()-1
	negative, other := a.isSet(x, top), a.isSet(y, top)
	u, v := b.Extract(top-1, 0, x), b.Extract(top-1, 0, y)
	return b.Ite(b.Xor(negative, other), negative, b.Ite(negative, b.ULt(v, u), b.ULt(u, v)))
}

// Min is Math.min: NaN where one is, and -0 is less than 0.
func (a Arith) Min(x, y *smtlib.Term) *smtlib.Term {
	x, y = inOrder(x, y)
	return a.extreme(x, y, a.before(x, y))
}

// Max is Math.max: NaN where one is, and 0 is more than -0.
func (a Arith) Max(x, y *smtlib.Term) *smtlib.Term {
	x, y = inOrder(x, y)
	return a.extreme(x, y, a.before(y, x))
}

func (a Arith) extreme(x, y, first *smtlib.Term) *smtlib.Term {
	return a.b.Ite(a.b.Or(a.IsNaN(x), a.IsNaN(y)), a.NaN(), a.b.Ite(first, x, y))
}

// Compare is Double.compare in w bits: -1, 0 or 1, -0 before 0, NaN after all and
// equal to itself.
func (a Arith) Compare(x, y *smtlib.Term, w int) *smtlib.Term {
	b := a.b
	p, q := a.IsNaN(x), a.IsNaN(y)
	return a.choose(a.constant(1, w),
		choice{b.Or(b.And(p, q), b.And(b.Not(p), b.Eq(x, y))), a.zeros(w)},
		choice{b.And(b.Not(p), b.Or(q, a.before(x, y))), a.constant(-1, w)})
}
