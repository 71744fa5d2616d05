package ieee754

import (
	"math/bits"

	"inspect/smtlib"
)

// bit is 1 where the condition holds and 0 otherwise, in one bit.
func (a Arith) bit(c *smtlib.Term) *smtlib.Term { return a.b.Ite(c, a.b.BV(1, 1), a.b.BV(0, 1)) }

// isSet reports whether one bit is 1.
func (a Arith) isSet(x *smtlib.Term, i int) *smtlib.Term {
	return a.b.Eq(a.b.Extract(i, i, x), a.b.BV(1, 1))
}

func (a Arith) zeros(w int) *smtlib.Term { return a.constant(0, w) }
func (a Arith) ones(w int) *smtlib.Term  { return a.b.BVNot(a.zeros(w)) }

// constant is v in w bits, nil for none.
func (a Arith) constant(v int64, w int) *smtlib.Term {
	if w == 0 {
		return nil
	}
	if w <= 64 {
		return a.b.BVInt(v, w)
	}
	return a.b.SignExt(w-64, a.b.BVInt(v, 64))
}

// concat puts bit-vectors behind each other, the first on top; nil is none.
func (a Arith) concat(xs ...*smtlib.Term) *smtlib.Term {
	var out *smtlib.Term
	for _, x := range xs {
		switch {
		case x == nil:
		case out == nil:
			out = x
		default:
			out = a.b.Concat(out, x)
		}
	}
	return out
}

func (a Arith) isZero(x *smtlib.Term) *smtlib.Term { return a.b.Eq(x, a.zeros(x.Width())) }

// signed gives the signed x in w bits, which are at least its own.
func (a Arith) signed(x *smtlib.Term, w int) *smtlib.Term { return a.b.SignExt(w-x.Width(), x) }

// padRight gives x with zeros below it, in w bits.
func (a Arith) padRight(x *smtlib.Term, w int) *smtlib.Term {
	return a.concat(x, a.zeros(w-x.Width()))
}

// shiftRight moves x to the right by the unsigned amount s. The lowest bit of the
// result is also set where a bit that fell out was (it is sticky).
func (a Arith) shiftRight(x, s *smtlib.Term) *smtlib.Term {
	n := x.Width()
	shiftedOut := a.b.False()
	for i := 0; i < s.Width(); i++ {
		by := n
		if i < bits.Len(uint(n)) {
			by = min(n, 1<<i)
		}
		moved, out := a.zeros(n), x
		if by < n {
			moved = a.b.ZeroExt(by, a.b.Extract(n-1, by, x))
			out = a.b.Extract(by-1, 0, x)
		}
		on := a.isSet(s, i)
		shiftedOut = a.b.Or(shiftedOut, a.b.And(on, a.b.Not(a.isZero(out))))
		x = a.b.Ite(on, moved, x)
	}
	return a.b.BVOr(x, a.b.ZeroExt(n-1, a.bit(shiftedOut)))
}

// shiftLeft moves x to the left by the unsigned amount s.
func (a Arith) shiftLeft(x, s *smtlib.Term) *smtlib.Term { return a.shift(x, s, a.left) }

// left moves x to the left by a fixed amount below its width.
func (a Arith) left(x *smtlib.Term, by int) *smtlib.Term {
	return a.concat(a.b.Extract(x.Width()-1-by, 0, x), a.zeros(by))
}

// shift moves x by the unsigned amount s, a power of two at a time.
func (a Arith) shift(x, s *smtlib.Term, move func(x *smtlib.Term, by int) *smtlib.Term) *smtlib.Term {
	n := x.Width()
	for i := 0; i < s.Width(); i++ {
		moved := a.zeros(n)
		if i < bits.Len(uint(n)) && 1<<i < n {
			moved = move(x, 1<<i)
		}
		x = a.b.Ite(a.isSet(s, i), moved, x)
	}
	return x
}

// normalise moves x to the left until its top bit is set, and gives the distance
// in w bits, which must hold the width of x. A zero stays zero.
func (a Arith) normalise(x *smtlib.Term, w int) (shifted, distance *smtlib.Term) {
	n := x.Width()
	distance = a.zeros(w)
	for k := bits.Len(uint(n-1)) - 1; k >= 0; k-- {
		by := 1 << k
		clear := a.isZero(a.b.Extract(n-1, n-by, x))
		x = a.b.Ite(clear, a.left(x, by), x)
		distance = a.b.BVOr(distance, a.b.Ite(clear, a.constant(int64(by), w), a.zeros(w)))
	}
	return x, distance
}
