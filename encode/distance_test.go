package encode

import (
	"math"
	"math/big"
	"slices"
	"testing"

	"inspect/smtlib"
	"inspect/smtlib/ieee754"
)

// TestIntDistance: the order is 0, 1, -1, 2, -2, and the term has the function's
// value, for all bytes and at the ends of int.
func TestIntDistance(t *testing.T) {
	b := smtlib.NewBuilder()
	value := func(x preValue) uint64 {
		v, err := smtlib.NewEvaluator(&smtlib.Model{}).Eval(x.distance(b, x.bits()))
		if err != nil {
			t.Fatal(err)
		}
		return v.Uint().Uint64()
	}
	order := []int64{0, 1, -1, 2, -2, 3, -3}
	if !slices.IsSortedFunc(order, func(x, y int64) int { return IntDistance(x).Cmp(IntDistance(y)) }) || IntDistance(1).Cmp(IntDistance(-1)) == 0 {
		t.Errorf("the order is not %v", order)
	}
	for x := range 256 {
		term := b.BV(uint64(x), 8)
		if have, want := value(preValue{term: term}), IntDistance(int64(int8(x))).Uint64(); have != want {
			t.Errorf("%d: %d, want %d", int8(x), have, want)
		}
		if have, want := value(preValue{term: term, size: true}), SizeDistance(int64(x)).Uint64(); have != want {
			t.Errorf("size %d: %d, want %d", x, have, want)
		}
	}
	for _, x := range []int64{math.MaxInt32, math.MinInt32, math.MinInt32 + 1} {
		if have, want := value(preValue{term: b.BVInt(x, 32)}), IntDistance(x).Uint64(); have != want {
			t.Errorf("%d: %d, want %d", x, have, want)
		}
	}
}

// TestFloatDistance: plain numbers come first, and the term has the function's value.
func TestFloatDistance(t *testing.T) {
	b := smtlib.NewBuilder()
	plain := []float64{0, 1, -1, 2, -2, 0.5, 0.1, math.Copysign(0, -1), math.SmallestNonzeroFloat64, math.Inf(1), math.NaN()}
	last := int64(-1)
	for _, x := range plain {
		d := FloatDistance(math.Float64bits(x), ieee754.Double)
		if d <= last {
			t.Errorf("%v has distance %d, which is no more than %d", x, d, last)
		}
		last = d
	}
	check := func(bits uint64, f ieee754.Format) {
		x := preValue{term: b.BV(bits, 1+f.Exp+f.Frac), format: &f}
		v, err := smtlib.NewEvaluator(&smtlib.Model{}).Eval(x.distance(b, x.bits()))
		if err != nil {
			t.Fatal(err)
		}
		if want := FloatDistance(bits, f); v.Uint().Int64() != want {
			t.Errorf("%x: %d, want %d", bits, v.Uint().Int64(), want)
		}
	}
	for _, x := range append(plain, -0.5, 3.75, 1e300, math.Inf(-1), 257.0/256) {
		check(math.Float64bits(x), ieee754.Double)
		check(uint64(math.Float32bits(float32(x))), ieee754.Float)
	}
}

// TestAmong: a value is among numbers as they are in its type; others do not count.
func TestAmong(t *testing.T) {
	b := smtlib.NewBuilder()
	numbers := []*big.Int{big.NewInt(0), big.NewInt(-1), big.NewInt(100), big.NewInt(-128), big.NewInt(200), big.NewInt(256), big.NewInt(-129)}
	for x := range 256 {
		for size, own := range map[bool]int64{false: int64(int8(x)), true: int64(x)} {
			is := preValue{term: b.BV(uint64(x), 8), size: size}.among(b, numbers)
			if want := slices.ContainsFunc(numbers, func(n *big.Int) bool { return n.Int64() == own }); is.IsTrue() != want || is.IsFalse() == want {
				t.Errorf("%d, size %v: %s", own, size, is)
			}
		}
	}
}
