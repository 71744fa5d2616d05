package smtlib

import "math/big"

// fold computes op on bit-vector constants; y is nil for unary operators.
func (b *Builder) fold(op Op, x, y *Term) *Term { return b.foldIndexed(op, x, y, 0, 0, 0) }

// foldIndexed is fold for operators whose result, of rw bits, depends on
// indices; rw 0 stands for the width of x, or Bool for comparisons.
func (b *Builder) foldIndexed(op Op, x, y *Term, p1, p2, rw int) *Term {
	w := x.Sort.Width
	s := shape{w: w, p1: p1, p2: p2}
	var yv uint64
	if y != nil {
		s.wy, yv = y.Sort.Width, y.Val
	}
	if rw == 0 {
		rw = w
	}
	cmp := op >= OpBVULt && op <= OpBVSGe
	if w <= 64 && s.wy <= 64 && rw <= 64 {
		v := ops[op].narrow(x.Val, yv, s)
		if cmp {
			return b.Bool(v != 0)
		}
		return b.BV(v, rw)
	}
	var yb *big.Int
	if y != nil {
		yb = y.Bits()
	}
	v := ops[op].wide(x.Bits(), yb, s)
	if cmp {
		return b.Bool(v.Sign() != 0)
	}
	return b.BVBig(v, rw)
}

func (b *Builder) isZero(t *Term) bool {
	return t.Op == OpBV && t.Val == 0 && (t.Big == nil || t.Big.Sign() == 0)
}

func (b *Builder) isOne(t *Term) bool {
	return t.Op == OpBV && t.Val == 1 && (t.Big == nil || t.Big.BitLen() == 1)
}

func (b *Builder) isOnes(t *Term) bool {
	if t.Op != OpBV {
		return false
	}
	w := t.Sort.Width
	if t.Big == nil {
		return t.Val == mask(w)
	}
	return t.Big.BitLen() == w && t.Big.Cmp(bigMask(w)) == 0
}

// isMin recognises the least signed number, isMax the greatest.
func (b *Builder) isMin(t *Term) bool {
	if t.Op != OpBV {
		return false
	}
	w := t.Sort.Width
	if t.Big == nil {
		return t.Val == 1<<uint(w-1)
	}
	return t.Big.BitLen() == w && int(t.Big.TrailingZeroBits()) == w-1
}

func (b *Builder) isMax(t *Term) bool {
	if t.Op != OpBV {
		return false
	}
	w := t.Sort.Width
	if t.Big == nil {
		return t.Val == mask(w)>>1
	}
	return t.Big.Cmp(bigMask(w-1)) == 0
}

// pow2 gives k for the constant 2^k.
func pow2(t *Term) (int, bool) {
	if t.Op != OpBV {
		return 0, false
	}
	if t.Big == nil {
		return log2(t.Val)
	}
	k := int(t.Big.TrailingZeroBits())
	return k, t.Big.Sign() > 0 && t.Big.BitLen() == k+1
}

func (b *Builder) pairSorts(op Op, x, y *Term) {
	if x.Sort != y.Sort || x.Sort.Kind != BitVecKind {
		b.checked(op, 0, 0, x, y)
	}
}

// mk2 builds a binary operation on bit-vectors; a commuting one takes the
// older operand first and a constant last.
func (b *Builder) mk2(op Op, x, y *Term) *Term {
	if ops[op].comm && y.Op != OpBV && (x.Op == OpBV || y.ID < x.ID) {
		x, y = y, x
	}
	return b.mk(op, x.Sort, 0, 0, 0, x, y)
}

// start handles what all binary operations share: sorts, raw building,
// folding. The operands come back with a constant last if op commutes.
func (b *Builder) start(op Op, x, y *Term) (*Term, *Term, *Term) {
	b.pairSorts(op, x, y)
	if b.raw {
		return b.plain(op, 0, 0, x, y), x, y
	}
	if x.Op == OpBV {
		if y.Op == OpBV {
			return b.fold(op, x, y), x, y
		}
		if ops[op].comm {
			x, y = y, x
		}
	}
	return nil, x, y
}

// Add is x + y modulo 2^w.
func (b *Builder) Add(x, y *Term) *Term {
	r, x, y := b.start(OpBVAdd, x, y)
	if r != nil {
		return r
	}
	if y.Op == OpBV {
		if b.isZero(y) {
			return x
		}
		if x.Op == OpBVAdd && x.Args[1].Op == OpBV {
			return b.Add(x.Args[0], b.fold(OpBVAdd, x.Args[1], y))
		}
	}
	if x.Op == OpBVNeg && x.Args[0] == y || y.Op == OpBVNeg && y.Args[0] == x {
		return b.BV(0, x.Sort.Width)
	}
	if whole := b.whole(x, y); whole != nil {
		return whole
	}
	return b.mk2(OpBVAdd, x, y)
}

// Sub is x - y modulo 2^w.
func (b *Builder) Sub(x, y *Term) *Term {
	r, x, y := b.start(OpBVSub, x, y)
	switch {
	case r != nil:
		return r
	case x == y:
		return b.BV(0, x.Sort.Width)
	case y.Op == OpBV:
		return b.Add(x, b.fold(OpBVNeg, y, nil))
	case b.isZero(x):
		return b.Neg(y)
	case y.Op == OpBVMul:
		if r := b.rest(x, y.Args[0], y.Args[1]); r != nil {
			return r
		}
		if r := b.rest(x, y.Args[1], y.Args[0]); r != nil {
			return r
		}
	}
	return b.mk2(OpBVSub, x, y)
}

// Neg is -x modulo 2^w.
func (b *Builder) Neg(x *Term) *Term {
	s := b.checked(OpBVNeg, 0, 0, x)
	if !b.raw {
		switch x.Op {
		case OpBV:
			return b.fold(OpBVNeg, x, nil)
		case OpBVNeg:
			return x.Args[0]
		case OpBVSub:
			return b.Sub(x.Args[1], x.Args[0])
		}
	}
	return b.mk(OpBVNeg, s, 0, 0, 0, x)
}

// Mul is x * y modulo 2^w.
func (b *Builder) Mul(x, y *Term) *Term {
	r, x, y := b.start(OpBVMul, x, y)
	if r != nil {
		return r
	}
	if y.Op == OpBV {
		w := y.Sort.Width
		switch k, ok := pow2(y); {
		case b.isZero(y):
			return y
		case b.isOne(y):
			return x
		case b.isOnes(y):
			return b.Neg(x)
		case ok:
			return b.Shl(x, b.BV(uint64(k), w))
		case x.Op == OpBVMul && x.Args[1].Op == OpBV:
			return b.Mul(x.Args[0], b.fold(OpBVMul, x.Args[1], y))
		}
	}
	return b.mk2(OpBVMul, x, y)
}

// UDiv is unsigned division; x / 0 is all ones.
func (b *Builder) UDiv(x, y *Term) *Term {
	r, x, y := b.start(OpBVUDiv, x, y)
	if r != nil {
		return r
	}
	switch k, ok := pow2(y); {
	case b.isZero(y):
		return b.BVInt(-1, y.Sort.Width)
	case ok:
		return b.Lshr(x, b.BV(uint64(k), y.Sort.Width))
	}
	return b.mk2(OpBVUDiv, x, y)
}

// URem is the unsigned remainder; x rem 0 is x.
func (b *Builder) URem(x, y *Term) *Term {
	r, x, y := b.start(OpBVURem, x, y)
	if r != nil {
		return r
	}
	switch _, ok := pow2(y); {
	case b.isZero(y):
		return x
	case x == y:
		return b.BV(0, y.Sort.Width)
	case ok:
		return b.BVAnd(x, b.fold(OpBVSub, y, b.BV(1, y.Sort.Width)))
	}
	return b.mk2(OpBVURem, x, y)
}

// SDiv is signed division rounding to zero; x / 0 is -1 for x >= 0, else 1.
func (b *Builder) SDiv(x, y *Term) *Term {
	r, x, y := b.start(OpBVSDiv, x, y)
	if r != nil {
		return r
	}
	switch {
	case b.isOnes(y):
		return b.Neg(x)
	case b.isOne(y):
		return x
	}
	return b.mk2(OpBVSDiv, x, y)
}

// SRem is the signed remainder with the sign of x; x rem 0 is x.
func (b *Builder) SRem(x, y *Term) *Term {
	r, x, y := b.start(OpBVSRem, x, y)
	if r != nil {
		return r
	}
	switch {
	case b.isZero(y):
		return x
	case b.isOne(y), b.isOnes(y), x == y:
		return b.BV(0, y.Sort.Width)
	}
	return b.mk2(OpBVSRem, x, y)
}

// BVNot flips every bit.
func (b *Builder) BVNot(x *Term) *Term {
	s := b.checked(OpBVNot, 0, 0, x)
	if !b.raw {
		switch x.Op {
		case OpBV:
			return b.fold(OpBVNot, x, nil)
		case OpBVNot:
			return x.Args[0]
		case OpBVXor:
			if c := x.Args[1]; c.Op == OpBV {
				return b.BVXor(x.Args[0], b.fold(OpBVNot, c, nil))
			}
		}
	}
	return b.mk(OpBVNot, s, 0, 0, 0, x)
}

func areInverted(x, y *Term) bool {
	return x.Op == OpBVNot && x.Args[0] == y || y.Op == OpBVNot && y.Args[0] == x
}

// BVAnd is the bitwise and.
func (b *Builder) BVAnd(x, y *Term) *Term {
	r, x, y := b.start(OpBVAnd, x, y)
	switch {
	case r != nil:
		return r
	case x == y, b.isOnes(y):
		return x
	case b.isZero(y):
		return y
	case areInverted(x, y):
		return b.BV(0, x.Sort.Width)
	case y.Op == OpBV && x.Op == OpBVAnd && x.Args[1].Op == OpBV:
		return b.BVAnd(x.Args[0], b.fold(OpBVAnd, x.Args[1], y))
	}
	return b.mk2(OpBVAnd, x, y)
}

// BVOr is the bitwise or.
func (b *Builder) BVOr(x, y *Term) *Term {
	r, x, y := b.start(OpBVOr, x, y)
	switch {
	case r != nil:
		return r
	case x == y, b.isZero(y):
		return x
	case b.isOnes(y):
		return y
	case areInverted(x, y):
		return b.BVInt(-1, x.Sort.Width)
	case y.Op == OpBV && x.Op == OpBVOr && x.Args[1].Op == OpBV:
		return b.BVOr(x.Args[0], b.fold(OpBVOr, x.Args[1], y))
	}
	return b.mk2(OpBVOr, x, y)
}

// BVXor is the bitwise exclusive or.
func (b *Builder) BVXor(x, y *Term) *Term {
	r, x, y := b.start(OpBVXor, x, y)
	switch {
	case r != nil:
		return r
	case x == y:
		return b.BV(0, x.Sort.Width)
	case b.isZero(y):
		return x
	case b.isOnes(y):
		return b.BVNot(x)
	case areInverted(x, y):
		return b.BVInt(-1, x.Sort.Width)
	case y.Op == OpBV && x.Op == OpBVNot:
		return b.BVXor(x.Args[0], b.fold(OpBVNot, y, nil))
	case y.Op == OpBV && x.Op == OpBVXor && x.Args[1].Op == OpBV:
		return b.BVXor(x.Args[0], b.fold(OpBVXor, x.Args[1], y))
	}
	return b.mk2(OpBVXor, x, y)
}

// Shl is the shift left by y, read as unsigned; zero from y = w on.
func (b *Builder) Shl(x, y *Term) *Term { return b.shift(OpBVShl, x, y) }

// Lshr is the shift right that fills with zeros.
func (b *Builder) Lshr(x, y *Term) *Term { return b.shift(OpBVLshr, x, y) }

// Ashr is the shift right that fills with the sign.
func (b *Builder) Ashr(x, y *Term) *Term { return b.shift(OpBVAshr, x, y) }

func (b *Builder) shift(op Op, x, y *Term) *Term {
	r, x, y := b.start(op, x, y)
	if r != nil {
		return r
	}
	if b.isZero(x) || op == OpBVAshr && b.isOnes(x) {
		return x
	}
	if y.Op == OpBV {
		w := x.Sort.Width
		d := distance(y)
		switch {
		case d == 0:
			return x
		case d >= w && op != OpBVAshr:
			return b.BV(0, w)
		case d >= w:
			if w == 1 {
				return x
			}
			return b.Ashr(x, b.BV(uint64(w-1), w))
		}
		if x.Op == op && x.Args[1].Op == OpBV {
			d += distance(x.Args[1])
			if d >= w {
				if op != OpBVAshr {
					return b.BV(0, w)
				}
				d = w - 1
			}
			return b.shift(op, x.Args[0], b.BV(uint64(d), w))
		}
	}
	return b.mk2(op, x, y)
}

// distance reads a constant shift distance, at most the width.
func distance(y *Term) int {
	w := y.Sort.Width
	if y.Big != nil {
		return int(shiftBig(y.Big, w))
	}
	return int(min(y.Val, uint64(w)))
}

// ULt is x < y, unsigned; likewise ULe, UGt and UGe.
func (b *Builder) ULt(x, y *Term) *Term { return b.less(OpBVULt, x, y) }
func (b *Builder) ULe(x, y *Term) *Term { return b.compare(OpBVULe, x, y) }
func (b *Builder) UGt(x, y *Term) *Term { return b.compare(OpBVUGt, x, y) }
func (b *Builder) UGe(x, y *Term) *Term { return b.compare(OpBVUGe, x, y) }

// SLt is x < y in two's complement; likewise SLe, SGt and SGe.
func (b *Builder) SLt(x, y *Term) *Term { return b.less(OpBVSLt, x, y) }
func (b *Builder) SLe(x, y *Term) *Term { return b.compare(OpBVSLe, x, y) }
func (b *Builder) SGt(x, y *Term) *Term { return b.compare(OpBVSGt, x, y) }
func (b *Builder) SGe(x, y *Term) *Term { return b.compare(OpBVSGe, x, y) }

// compare expresses the other comparisons by "less than" and not.
func (b *Builder) compare(op Op, x, y *Term) *Term {
	if b.raw {
		return b.plain(op, 0, 0, x, y)
	}
	switch op {
	case OpBVULe:
		return b.Not(b.less(OpBVULt, y, x))
	case OpBVUGt:
		return b.less(OpBVULt, y, x)
	case OpBVUGe:
		return b.Not(b.less(OpBVULt, x, y))
	case OpBVSLe:
		return b.Not(b.less(OpBVSLt, y, x))
	case OpBVSGt:
		return b.less(OpBVSLt, y, x)
	default:
		return b.Not(b.less(OpBVSLt, x, y))
	}
}

// less builds bvult or bvslt.
func (b *Builder) less(op Op, x, y *Term) *Term {
	b.pairSorts(op, x, y)
	if b.raw {
		return b.plain(op, 0, 0, x, y)
	}
	if x == y {
		return b.f
	}
	if x.Op == OpBV || y.Op == OpBV {
		least, greatest := b.isZero, b.isOnes
		if op == OpBVSLt {
			least, greatest = b.isMin, b.isMax
		}
		switch {
		case x.Op == OpBV && y.Op == OpBV:
			return b.fold(op, x, y)
		case least(y), greatest(x):
			return b.f
		case least(x), greatest(y):
			return b.Not(b.Eq(x, y))
		case y.Op == OpBV && least(b.fold(OpBVSub, y, b.BV(1, y.Sort.Width))):
			return b.Eq(x, b.fold(OpBVSub, y, b.BV(1, y.Sort.Width)))
		case x.Op == OpBV && greatest(b.fold(OpBVAdd, x, b.BV(1, x.Sort.Width))):
			return b.Eq(y, b.fold(OpBVAdd, x, b.BV(1, x.Sort.Width)))
		case isConstIte(x):
			return b.Ite(x.Args[0], b.fold(op, x.Args[1], y), b.fold(op, x.Args[2], y))
		case isConstIte(y):
			return b.Ite(y.Args[0], b.fold(op, x, y.Args[1]), b.fold(op, x, y.Args[2]))
		}
	}
	if isExtension(x) || isExtension(y) {
		if r := b.lessNarrow(op, x, y); r != nil {
			return r
		}
	}
	if op == OpBVSLt {
		var r *Term
		switch {
		case b.isZero(y):
			r = b.ofDifference(x, negative)
		case b.isZero(x):
			r = b.ofDifference(y, positive)
		}
		if r != nil {
			return r
		}
	}
	return b.mk(op, b.sorts.boolSort, 0, 0, 0, x, y)
}

// isConstIte recognises an ite whose branches are constants.
func isConstIte(t *Term) bool {
	return t.Op == OpIte && t.Args[1].Op == OpBV && t.Args[2].Op == OpBV
}

// Concat puts the bits of x above those of y.
func (b *Builder) Concat(x, y *Term) *Term {
	s := b.checked(OpConcat, 0, 0, x, y)
	if !b.raw {
		switch {
		case x.Op == OpBV && y.Op == OpBV:
			return b.foldIndexed(OpConcat, x, y, 0, 0, s.Width)
		case b.isZero(x):
			return b.ZeroExt(x.Sort.Width, y)
		case x.Op == OpExtract && y.Op == OpExtract && x.Args[0] == y.Args[0] && x.P2 == y.P1+1:
			return b.Extract(x.P1, y.P2, x.Args[0])
		}
	}
	return b.mk(OpConcat, s, 0, 0, 0, x, y)
}

// Extract takes the bits hi down to lo, 0 being the lowest.
func (b *Builder) Extract(hi, lo int, x *Term) *Term {
	s := b.checked(OpExtract, hi, lo, x)
	if b.raw {
		return b.mk(OpExtract, s, hi, lo, 0, x)
	}
	if s == x.Sort {
		return x
	}
	switch x.Op {
	case OpBV:
		return b.foldIndexed(OpExtract, x, nil, hi, lo, s.Width)
	case OpExtract:
		return b.Extract(hi+x.P2, lo+x.P2, x.Args[0])
	case OpConcat:
		w := x.Args[1].Sort.Width
		switch {
		case hi < w:
			return b.Extract(hi, lo, x.Args[1])
		case lo >= w:
			return b.Extract(hi-w, lo-w, x.Args[0])
		}
	case OpZeroExt:
		w := x.Args[0].Sort.Width
		switch {
		case hi < w:
			return b.Extract(hi, lo, x.Args[0])
		case lo >= w:
			return b.BV(0, s.Width)
		default:
			return b.ZeroExt(hi-w+1, b.Extract(w-1, lo, x.Args[0]))
		}
	case OpSignExt:
		if w := x.Args[0].Sort.Width; lo < w {
			if hi < w {
				return b.Extract(hi, lo, x.Args[0])
			}
			return b.SignExt(hi-w+1, b.Extract(w-1, lo, x.Args[0]))
		}
	}
	return b.mk(OpExtract, s, hi, lo, 0, x)
}

// ZeroExt adds n zero bits above x.
func (b *Builder) ZeroExt(n int, x *Term) *Term {
	s := b.checked(OpZeroExt, n, 0, x)
	if !b.raw {
		switch {
		case n == 0:
			return x
		case x.Op == OpBV:
			return b.foldIndexed(OpZeroExt, x, nil, n, 0, s.Width)
		case x.Op == OpZeroExt:
			return b.ZeroExt(n+x.P1, x.Args[0])
		}
	}
	return b.mk(OpZeroExt, s, n, 0, 0, x)
}

// SignExt adds n copies of the sign bit above x.
func (b *Builder) SignExt(n int, x *Term) *Term {
	s := b.checked(OpSignExt, n, 0, x)
	if !b.raw {
		switch {
		case n == 0:
			return x
		case x.Op == OpBV:
			return b.foldIndexed(OpSignExt, x, nil, n, 0, s.Width)
		case x.Op == OpSignExt:
			return b.SignExt(n+x.P1, x.Args[0])
		case x.Op == OpZeroExt:
			return b.ZeroExt(n+x.P1, x.Args[0])
		}
	}
	return b.mk(OpSignExt, s, n, 0, 0, x)
}
