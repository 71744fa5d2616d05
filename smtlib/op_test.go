package smtlib

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

// TestOpTable: every operator has what the printer, checker, reader and
// evaluator need, and operators on bits compute alike in both forms.
func TestOpTable(t *testing.T) {
	for op := range NumOps {
		info := ops[op]
		if info.name == "" {
			t.Errorf("%d has no name", op)
		}
		if (info.narrow == nil) != (info.wide == nil) {
			t.Errorf("%s has one evaluator", op)
		}
		if op >= OpNot && info.smt == "" && op != OpConstArray {
			t.Errorf("%s has no SMT-LIB name", op)
		}
		if op.isFloating() != (info.float != nil) {
			t.Errorf("%s: an evaluator on numbers: %v", op, info.float != nil)
		}
		if op >= OpBVNeg && op <= OpSignExt && info.narrow == nil {
			t.Errorf("%s has no evaluator", op)
		}
	}
}

func TestNarrowIsWide(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		op := Op(rapid.IntRange(int(OpBVNeg), int(OpSignExt)).Draw(rt, "op"))
		w := rapid.IntRange(1, 64).Draw(rt, "w")
		s := shape{w: w, wy: w}
		rw := w
		switch op {
		case OpConcat:
			s.wy = rapid.IntRange(1, 64).Draw(rt, "wy")
			if rw = w + s.wy; rw > 64 {
				return
			}
		case OpExtract:
			s.p2 = rapid.IntRange(0, w-1).Draw(rt, "lo")
			s.p1 = rapid.IntRange(s.p2, w-1).Draw(rt, "hi")
			rw = s.p1 - s.p2 + 1
		case OpZeroExt, OpSignExt:
			s.p1 = rapid.IntRange(0, 64-w).Draw(rt, "by")
			rw = w + s.p1
		}
		x, y := drawBits(rt, w), drawBits(rt, s.wy)
		narrow := ops[op].narrow(x.Uint64(), y.Uint64(), s) & mask(rw)
		wide := new(big.Int).And(ops[op].wide(x, y, s), bigMask(rw))
		if wide.Cmp(new(big.Int).SetUint64(narrow)) != 0 {
			rt.Fatalf("%s of %d bits on %v %v: %d and %v", op, w, x, y, narrow, wide)
		}
	})
}

func TestDivisionByZero(t *testing.T) {
	b := NewBuilder()
	for _, w := range []int{4, 80} {
		z := b.BV(0, w)
		for _, c := range []struct{ got, want *Term }{
			{b.UDiv(b.BV(5, w), z), b.BVInt(-1, w)},
			{b.URem(b.BV(5, w), z), b.BV(5, w)},
			{b.SDiv(b.BV(5, w), z), b.BVInt(-1, w)},
			{b.SDiv(b.BVInt(-5, w), z), b.BV(1, w)},
			{b.SRem(b.BVInt(-5, w), z), b.BVInt(-5, w)},
			{b.SDiv(b.BVInt(-5, w), b.BV(2, w)), b.BVInt(-2, w)},
			{b.SRem(b.BVInt(-5, w), b.BV(2, w)), b.BVInt(-1, w)},
		} {
			if c.got != c.want {
				t.Errorf("width %d: %s, want %s", w, c.got, c.want)
			}
		}
	}
}
