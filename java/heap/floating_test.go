package heap

import (
	"math"
	"testing"

	"inspect/java/types"
)

func TestFloatingText(t *testing.T) {
	for _, c := range []struct {
		kind types.BasicKind
		v    float64
		want string
	}{
		{types.Double, 0.1, "0.1"},
		{types.Float, 0.1, "0.1f"},
		{types.Double, math.Copysign(0, -1), "-0.0"},
		{types.Float, 3, "3.0f"},
		{types.Double, 1e10, "1.0E10"},
		{types.Double, 1.5e-7, "1.5E-7"},
		{types.Double, 9999999, "9999999.0"},
		{types.Double, math.SmallestNonzeroFloat64, "5.0E-324"},
		{types.Double, math.MaxFloat64, "1.7976931348623157E308"},
		{types.Double, math.NaN(), "NaN"},
		{types.Float, math.Inf(-1), "-Infinity"},
		{types.Float, math.Inf(1), "Infinity"},
	} {
		typ := types.Of(c.kind)
		i := Floating(typ, c.v)
		if got := FloatingText(typ, i); got != c.want {
			t.Errorf("got %s, want %s", got, c.want)
		}
		if back := Number(typ, i); Floating(typ, back) != i {
			t.Errorf("%s: %x becomes %x", c.want, i, Floating(typ, back))
		}
	}
}
