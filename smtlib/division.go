package smtlib

import "math/big"

// What Java computes of a quotient and a remainder is put together again: hours, minutes and
// seconds are the seconds they were made of.
//
//	x - x / y * y                                            x % y
//	x / y * y + x % y                                        x
//	x / 3600 * 3600 + x % 3600 / 60 * 60 + x % 60            x

// rest is x - q * y where q is the quotient of x and y; nil: it is not.
func (b *Builder) rest(x, q, y *Term) *Term {
	switch {
	case q.Op == OpBVSDiv && q.Args[0] == x && q.Args[1] == y:
		return b.SRem(x, y)
	case q.Op == OpBVUDiv && q.Args[0] == x && q.Args[1] == y:
		return b.URem(x, y)
	}
	return nil
}

// whole is the sum of x and y where they, or one of them and a summand of the other, are
// a quotient times its divisor and the remainder; nil: they are not.
func (b *Builder) whole(x, y *Term) *Term {
	for range 2 {
		if z := b.divided(x, y); z != nil {
			return z
		}
		if x.Op == OpBVAdd {
			for i, p := range x.Args {
				if z := b.divided(p, y); z != nil {
					return b.Add(x.Args[1-i], z)
				}
			}
		}
		x, y = y, x
	}
	return nil
}

// divided is z where the terms are z / y * y, in either order, and z % y, or what is the same
// as that; nil: they are others.
func (b *Builder) divided(product, rest *Term) *Term {
	if product.Op != OpBVMul || rest.Op != OpBVSRem && rest.Op != OpBVURem {
		return nil
	}
	div := OpBVUDiv
	if rest.Op == OpBVSRem {
		div = OpBVSDiv
	}
	x, y := rest.Args[0], rest.Args[1]
	for i, q := range product.Args {
		if q.Op == div && q.Args[1] == y && product.Args[1-i] == y && b.hasSameRemainder(rest.Op, q.Args[0], x, y) {
			return q.Args[0]
		}
	}
	return nil
}

// hasSameRemainder reports whether z has the remainder of x by y: it is x, or the remainder of x by a
// multiple of y. All are positive constants.
func (b *Builder) hasSameRemainder(rem Op, z, x, y *Term) bool {
	if z == x {
		return true
	}
	if z.Op != rem || z.Args[0] != x || y.Op != OpBV || z.Args[1].Op != OpBV {
		return false
	}
	many, one := z.Args[1].Bits(), y.Bits()
	positive := func(n *big.Int) bool { return n.Sign() > 0 && n.BitLen() < y.Sort.Width }
	return positive(many) && positive(one) && new(big.Int).Rem(many, one).Sign() == 0
}
