package replay

import (
	"fmt"
	"math"
	"math/big"
	"strings"

	"inspect/java/character"
	"inspect/java/core"
	"inspect/java/fdlibm"
	"inspect/java/heap"
	"inspect/java/source"
	"inspect/java/types"
)

// mathFunc is a method of the library on floating-point numbers: of the first
// argument's type t and all arguments, an int's value as a number.
type mathFunc func(t types.Type, x []float64) float64

// mathFuncs are those of Math and StrictMath by name.
var mathFuncs = map[string]mathFunc{
	"sqrt":     func(_ types.Type, x []float64) float64 { return math.Sqrt(x[0]) },
	"rint":     func(_ types.Type, x []float64) float64 { return math.RoundToEven(x[0]) },
	"floor":    func(_ types.Type, x []float64) float64 { return math.Floor(x[0]) },
	"ceil":     func(_ types.Type, x []float64) float64 { return math.Ceil(x[0]) },
	"round":    func(_ types.Type, x []float64) float64 { return roundHalfUp(x[0]) },
	"abs":      func(_ types.Type, x []float64) float64 { return math.Abs(x[0]) },
	"min":      func(_ types.Type, x []float64) float64 { return smaller(x[0], x[1]) },
	"max":      func(_ types.Type, x []float64) float64 { return -smaller(-x[0], -x[1]) },
	"copySign": func(_ types.Type, x []float64) float64 { return math.Copysign(x[0], x[1]) },
	"scalb":    func(_ types.Type, x []float64) float64 { return math.Ldexp(x[0], int(max(-5000, min(5000, x[1])))) },
	"signum": func(_ types.Type, x []float64) float64 {
		if x[0] == 0 || math.IsNaN(x[0]) {
			return x[0]
		}
		return math.Copysign(1, x[0])
	},
	"ulp": ulp,
	"fma": fma,
}

// smaller is Math.min: NaN where one is, and -0 before 0. (math.Min takes -Inf
// before NaN.)
func smaller(x, y float64) float64 {
	if math.IsNaN(x) || math.IsNaN(y) {
		return math.NaN()
	}
	return math.Min(x, y)
}

// roundHalfUp is the integer nearest to v, of two the larger one.
func roundHalfUp(v float64) float64 {
	f := math.Floor(v)
	if v-f >= 0.5 {
		return f + 1
	}
	return f
}

// ulp is the distance from the magnitude of a number to the next larger one.
func ulp(t types.Type, x []float64) float64 {
	v := math.Abs(x[0])
	switch {
	case math.IsNaN(v) || math.IsInf(v, 0):
		return v
	case types.IsKind(t, types.Float):
		f := float32(v)
		if f == math.MaxFloat32 {
			return float64(f - math.Nextafter32(f, 0))
		}
		return float64(math.Nextafter32(f, math.MaxFloat32) - f)
	case v == math.MaxFloat64:
		return v - math.Nextafter(v, 0)
	}
	return math.Nextafter(v, math.MaxFloat64) - v
}

// fma multiplies and adds with one rounding. Of floats the product and the sum are
// made exactly; a float's sum in double would be rounded twice.
func fma(t types.Type, x []float64) float64 {
	v := math.FMA(x[0], x[1], x[2])
	if types.IsKind(t, types.Double) || v == 0 || math.IsNaN(v) || math.IsInf(v, 0) {
		return v
	}
	exact := func(v float64) *big.Float { return new(big.Float).SetPrec(1000).SetFloat64(v) }
	p := exact(x[0])
	p.Mul(p, exact(x[1])).Add(p, exact(x[2]))
	f, _ := p.Float32()
	return float64(f)
}

// mathOf is what a method of the library computes on floating-point numbers, nil
// for other methods. Compare is treated apart: it has no number as its result.
func mathOf(m *types.Method) mathFunc {
	floating := m.Class.Library && m.Static && len(m.Params) > 0 && types.IsFloating(m.Params[0].Type)
	switch {
	case !floating:
	case strings.HasSuffix(m.Class.Name, "Math"):
		if f := fdlibm.Function(m.Name); f != nil {
			return func(_ types.Type, x []float64) float64 { return f(x) }
		}
		return mathFuncs[m.Name]
	case m.Name == "compare":
		return func(_ types.Type, x []float64) float64 { return compareNumbers(x[0], x[1]) }
	}
	return nil
}

// compareNumbers is Double.compare: -0 before 0, NaN after all.
func compareNumbers(x, y float64) float64 {
	key := func(v float64) int64 { // in the order of the numbers
		if math.IsNaN(v) {
			return math.MaxInt64
		}
		if b := int64(math.Float64bits(v)); b >= 0 {
			return b
		}
		return ^int64(math.Float64bits(math.Abs(v)))
	}
	switch a, b := key(x), key(y); {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// onNumbers compiles a call of a method of the library that says what a char is, gives the text
// of a number, its bits, or the number of bits; nil for other methods.
func (c *compiler) onNumbers(e *core.Call, args []eval) eval {
	m, of := c.m, e.Method
	if !of.Class.Library || !of.Static {
		return nil
	}
	var f func(vs []value) value
	if of.Native && of.Class.Name == "inspect.Characters" {
		table := character.Named(of.Name)
		return func(fr *frame) value {
			v := args[0](fr)
			m.calling(e, of)
			result := table.At(uint16(v.i))
			if types.IsIntegral(of.Result) {
				result = m.wrap(kind(of.Result), result)
			}
			return value{i: result}
		}
	}
	switch double := types.Of(types.Double); of.Class.Name + "." + of.Name {
	case "java.lang.FloatingText.of":
		f = func(vs []value) value {
			return m.textValue(types.FloatText(heap.Number(double, vs[1].i), vs[0].i == -2), e)
		}
	case "java.lang.FloatingText.fixed":
		f = func(vs []value) value {
			return m.textValue(types.FixedText(heap.Number(double, vs[0].i), int(vs[1].i)), e)
		}
	case "java.lang.DecimalText.number":
		f = func(vs []value) value {
			return value{i: heap.Floating(double, types.DecimalNumber(vs[1].i, vs[3].i, vs[0].i != 0))}
		}
	case "java.lang.Double.doubleToLongBits", "java.lang.Double.longBitsToDouble", "java.lang.Float.floatToIntBits", "java.lang.Float.intBitsToFloat":
		if m.config.Bounds.Bits != 32 {
			unsupported(e, fmt.Sprintf("%s at --bits %d", of.QName(), m.config.Bounds.Bits))
		}
		t := of.Params[0].Type
		if types.IsFloating(of.Result) {
			t = of.Result
		}
		f = func(vs []value) value { return value{i: heap.Floating(t, heap.Number(t, vs[0].i))} }
	default:
		return nil
	}
	return func(fr *frame) value {
		vs := make([]value, len(args))
		for i, a := range args {
			vs[i] = a(fr)
		}
		m.calling(e, of)
		return f(vs)
	}
}

// textValue is a new string.
func (m *Machine) textValue(s string, e *core.Call) value {
	if most := m.config.Bounds.LongestText(); len(s) > most {
		panic(m.beyond("array-length", e.Span(), most))
	}
	var units []value
	for _, u := range source.Units(s) {
		units = append(units, value{i: int64(u)})
	}
	return value{r: m.newText(e.Method.Result.(*types.Class), units, e.Span())}
}

// math compiles a call of such a method.
func (c *compiler) math(e *core.Call, f mathFunc, args []eval) eval {
	m, of := c.m, e.Method
	t := of.Params[0].Type
	number := func(i int, v value) float64 {
		if types.IsFloating(of.Params[i].Type) {
			return heap.Number(of.Params[i].Type, v.i)
		}
		return float64(v.i)
	}
	lo, hi := int64(0), int64(0)
	if !types.IsFloating(of.Result) {
		if c.m.isWide(kind(of.Result)) {
			unsupported(e, of.QName()+" with a long of more than 64 bits")
		}
		lo, hi = c.m.limits(kind(of.Result))
	}
	open, onlyStored := hasOpenDigits(of), c.onlyStored == e
	return func(fr *frame) value {
		xs := make([]float64, len(args))
		for i, a := range args {
			xs[i] = number(i, a(fr))
		}
		m.calling(e, of)
		v := f(t, xs)
		if open && !isFixed(of.Name, xs, v) {
			if m.initials != nil {
				return m.initials.openDigits(of, onlyStored)
			}
			m.noteLeftOpen(LeftDigits)
			if m.choice.Of == LeftDigits {
				v = m.otherDigits(of.Name, xs, v)
			}
		}
		if types.IsFloating(of.Result) {
			return value{i: heap.Floating(of.Result, v)}
		}
		return value{i: towardsZero(v, lo, hi)}
	}
}
