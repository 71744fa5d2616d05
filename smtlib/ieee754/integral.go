package ieee754

import "inspect/smtlib"

// Direction says to which integer a number goes.
type Direction int

const (
	ToEven     Direction = iota // the nearest, of two the even one (Math.rint)
	Down                        // the largest not above (Math.floor)
	Up                          // the least not below (Math.ceil)
	ToZero                      // without its fraction (casts to integers)
	HalfUp                      // the nearest, of two the larger one (Math.round)
	directions                  // their number
)

// RoundToIntegral is the integer to which x goes, as a number of the format; it
// has the sign of x, a zero included.
func (a Arith) RoundToIntegral(x *smtlib.Term, d Direction) *smtlib.Term {
	if op, has := integral[d]; has && a.usesTheory(x) {
		return a.bits(op, x)
	}
	b, f := a.b, a.f
	p := a.unpack(x)
	w := p.exp.Width()
	whole := b.SLe(a.constant(int64(f.Frac), w), p.exp) // no bit behind the point
	magnitude := a.integer(p, d)
	exp := a.constant(int64(f.Frac)+1, max(w, widthOf(int64(f.Frac)+1)))
	return a.choose(a.round(p.sign, exp, magnitude),
		choice{p.nan, a.NaN()},
		choice{b.Or(p.inf, p.zero, whole), x})
}

// integer is the magnitude of the integer to which a number below 2^(Frac+1) goes,
// in Frac+2 bits.
func (a Arith) integer(p number, d Direction) *smtlib.Term {
	b, f := a.b, a.f
	w := p.exp.Width()
	// Two places behind the point, the lower of them sticky.
	n := f.Frac + 3
	move := b.Sub(a.constant(int64(f.Frac), w), p.exp)
	moved := a.shiftRight(a.padRight(p.sig, n), b.Ite(b.SLt(move, a.zeros(w)), a.zeros(w), move))
	half, rest := a.isSet(moved, 1), a.isSet(moved, 0)
	inexact := b.Or(half, rest)
	var up *smtlib.Term // away from zero
	switch d {
	case ToEven:
		up = b.And(half, b.Or(rest, a.isSet(moved, 2)))
	case Down:
		up = b.And(p.sign, inexact)
	case Up:
		up = b.And(b.Not(p.sign), inexact)
	case ToZero:
		up = b.False()
	case HalfUp:
		up = b.And(half, b.Or(rest, b.Not(p.sign)))
	default:
		panic("ieee754: no such direction")
	}
	return b.Add(b.ZeroExt(1, b.Extract(n-1, 2, moved)), b.ZeroExt(f.Frac+1, a.bit(up)))
}
