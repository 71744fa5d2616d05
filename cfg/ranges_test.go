package cfg

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"inspect/java/types"
)

// intervalBench is a bench of 6 bits, with more numbers than are told apart, and with
// conversions.
type intervalBench struct{ *bench }

func newIntervalBench() intervalBench {
	b := newBench()
	b.g.Bounds = Bounds{Bits: 6}.WithDefaults()
	b.m = newMaker(b.g, newGrowth(Options{}))
	return intervalBench{b}
}

var numberTypes = []types.Type{types.Of(types.Int), types.Of(types.Long), types.Of(types.Byte), types.Of(types.Char)}

func (b intervalBench) number(t *rapid.T, of types.Type, depth int) *Expr {
	kinds := 1
	if depth > 0 {
		kinds = 4
	}
	switch rapid.IntRange(0, kinds).Draw(t, "number") {
	case 0:
		return b.m.num(of, rapid.Int64Range(0, 20).Draw(t, "value"))
	case 1:
		return b.m.convert(b.m.local(b.comps[rapid.IntRange(0, 1).Draw(t, "local")]), of)
	case 2:
		return b.m.convert(b.number(t, rapid.SampledFrom(numberTypes).Draw(t, "from"), depth-1), of)
	case 3:
		return b.m.ite(b.condition(t, depth-1), b.number(t, of, depth-1), b.number(t, of, depth-1))
	}
	x := b.number(t, of, depth-1)
	op := rapid.SampledFrom([]Op{OpAdd, OpSub, OpMul, OpBitAnd, OpBitXor, OpDiv, OpRem, OpNeg}).Draw(t, "op")
	if op == OpNeg {
		return b.m.neg(x)
	}
	return b.m.arith(op, x, b.number(t, of, depth-1))
}

func (b intervalBench) condition(t *rapid.T, depth int) *Expr {
	of := rapid.SampledFrom(numberTypes).Draw(t, "type")
	x, y := b.number(t, of, depth), b.number(t, of, depth)
	switch rapid.IntRange(0, 3).Draw(t, "condition") {
	case 0:
		return b.m.lt(x, y)
	case 1:
		return b.m.le(x, y)
	case 2:
		return b.m.not(b.m.le(x, y))
	}
	return b.m.eq(x, y)
}

// isAmong reports whether a number is one of the values.
func isAmong(x atoms, n int64) bool {
	return x == nil || slices.ContainsFunc(x, func(a atom) bool {
		return a.num == n && a.kind == numberAtom || a.kind == rangeAtom && a.num <= n && n <= a.hi
	})
}

// TestIntervals: in each state within what is known of the places, an expression has one of the
// values that are computed for it, and places have one of those that a condition leaves.
func TestIntervals(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := newIntervalBench()
		v := newValues(b.g, b.m, func() bool { return false })
		s := noCells
		var within [2]span
		for i := range within {
			all := b.m.values(b.comps[i].Type)
			lo := rapid.Int64Range(all.lo.Int64(), all.hi.Int64()).Draw(t, "least")
			hi := rapid.Int64Range(lo, all.hi.Int64()).Draw(t, "greatest")
			within[i] = hull(b.m.num(b.m.intT, lo).Int, b.m.num(b.m.intT, hi).Int)
			s = v.put(s, spot{comp: b.comps[i]}, interval(within[i]))
		}
		given := b.condition(t, 2)
		after := v.given(s, given)
		x, y := b.number(t, numberTypes[0], 3), b.condition(t, 3)
		xs, ys, more := v.of(s, x), v.of(s, y), v.of(after, y)
		m := newMachine(b.g)
		for p := within[0].lo.Int64(); p <= within[0].hi.Int64(); p++ {
			for q := within[1].lo.Int64(); q <= within[1].hi.Int64(); q++ {
				m.plain[b.comps[0]], m.plain[b.comps[1]] = p, q
				if n := m.eval(x); !isAmong(xs, n) {
					t.Fatalf("%s at %d, %d is %d, not one of %v", ExprString(x, nil), p, q, n, xs)
				}
				n := m.eval(y)
				if !isAmong(ys, n) {
					t.Fatalf("%s at %d, %d is %d, not one of %v", ExprString(y, nil), p, q, n, ys)
				}
				if m.eval(given) == 0 {
					continue
				}
				if !isAmong(more, n) {
					t.Fatalf("where %s, %s at %d, %d is %d, not one of %v", ExprString(given, nil), ExprString(y, nil), p, q, n, more)
				}
				for i, n := range []int64{p, q} {
					if left := v.get(after, spot{comp: b.comps[i]}); !isAmong(left, n) {
						t.Fatalf("where %s, %s may be %d, not one of %v", ExprString(given, nil), b.comps[i].Name, n, left)
					}
				}
			}
		}
	})
}

// TestIntervalsDecide: what is known of a number decides conditions on it, also on what becomes of it.
func TestIntervalsDecide(t *testing.T) {
	b := newIntervalBench()
	m, x := b.m, b.m.local(b.comps[0])
	long := types.Of(types.Long)
	wide := m.convert(x, long)
	ten := func(t types.Type) *Expr { return m.num(t, 10) }
	for _, c := range []struct {
		given, then *Expr
		want        atoms
	}{
		{m.yes, m.eq(wide, m.minValue(long)), isTrue(false)},
		{m.yes, m.lt(m.arith(OpMul, wide, m.num(long, 3)), m.num(long, 100)), isTrue(true)},
		{m.yes, m.lt(x, ten(m.intT)), anything},
		{m.lt(x, ten(m.intT)), m.le(x, ten(m.intT)), isTrue(true)},
		{m.not(m.lt(ten(m.intT), x)), m.lt(m.num(m.intT, 11), x), isTrue(false)},
		{m.lt(wide, ten(long)), m.eq(x, m.num(m.intT, 12)), isTrue(false)},
		{m.lt(ten(m.intT), x), m.lt(m.arith(OpSub, x, ten(m.intT)), m.num(m.intT, 1)), isTrue(false)},
		{m.lt(m.num(m.intT, 0), x), m.lt(m.arith(OpAdd, x, x), m.num(m.intT, 0)), anything}, // it may wrap around
	} {
		v := newValues(b.g, b.m, func() bool { return false })
		if got := v.of(v.given(noCells, c.given), c.then); !slices.Equal(got, c.want) {
			t.Errorf("where %s, %s is %v, not %v", ExprString(c.given, nil), ExprString(c.then, nil), got, c.want)
		}
	}
}
