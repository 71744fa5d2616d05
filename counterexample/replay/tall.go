package replay

import (
	"math/big"

	"inspect/java/core"
	"inspect/java/types"
)

// With int of more than 32 bits long has more than 64. A Machine holds those of its values that
// have 64: whatever else an operation gives ends the execution with an error, so that what it
// computes is exact.

// isWide reports whether values of kind k may not fit the Machine.
func (m *Machine) isWide(k types.BasicKind) bool { return k == types.Long && m.longBits > 64 }

// longOf is a value of long that fits.
func (m *Machine) longOf(n *big.Int) int64 {
	n = modulo(n, m.longBits)
	if !n.IsInt64() {
		panic(fault("%s is a long of more than 64 bits", n))
	}
	return n.Int64()
}

// modulo is n as a signed number of so many bits.
func modulo(n *big.Int, bits int) *big.Int {
	all := new(big.Int).Lsh(big.NewInt(1), uint(bits))
	n = new(big.Int).Mod(n, all)
	if n.Bit(bits-1) == 1 {
		n.Sub(n, all)
	}
	return n
}

// add is the sum of two values of a kind.
func (m *Machine) add(k types.BasicKind, a, b int64) int64 {
	if m.isWide(k) {
		return m.longOf(unbounded("+", a, b))
	}
	return m.wrap(k, a+b)
}

// multiply is the product of two values of a kind.
func (m *Machine) multiply(k types.BasicKind, a, b int64) int64 {
	if m.isWide(k) {
		return m.longOf(unbounded("*", a, b))
	}
	return m.wrap(k, a*b)
}

// wideOperator compiles an operator on long whose result may not fit, but for a divisor 0; nil: it is
// none.
func (c *compiler) wideOperator(op core.Op, x, y eval, k types.BasicKind) eval {
	m := c.m
	if !m.isWide(k) {
		return nil
	}
	switch op {
	case "+", "-", "*":
		return func(fr *frame) value { a := x(fr); return value{i: m.longOf(unbounded(op, a.i, y(fr).i))} }
	case "<<":
		return func(fr *frame) value {
			a := big.NewInt(x(fr).i)
			return value{i: m.longOf(a.Lsh(a, m.distance(y(fr).i)))}
		}
	case ">>":
		return func(fr *frame) value { a := x(fr).i; return value{i: a >> m.distance(y(fr).i)} }
	case ">>>":
		return func(fr *frame) value {
			a, d := big.NewInt(x(fr).i), m.distance(y(fr).i)
			if a.Sign() < 0 && d > 0 {
				a.Add(a, new(big.Int).Lsh(big.NewInt(1), uint(m.longBits)))
			}
			return value{i: m.longOf(a.Rsh(a, d))}
		}
	}
	return nil
}

// distance is how far a long is shifted.
func (m *Machine) distance(d int64) uint {
	w := int64(m.longBits)
	return uint((d%w + w) % w)
}

// bigLimits are the least and the greatest value of an integral kind, of any size.
func (m *Machine) bigLimits(k types.BasicKind) (lo, hi *big.Int) {
	if !m.isWide(k) {
		l, h := m.limits(k)
		return big.NewInt(l), big.NewInt(h)
	}
	half := new(big.Int).Lsh(big.NewInt(1), uint(m.longBits-1))
	return new(big.Int).Neg(half), new(big.Int).Sub(half, big.NewInt(1))
}
