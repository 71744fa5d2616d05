package cfg

import (
	"math"
	"math/big"
	"slices"
	"strings"

	"inspect/java/fdlibm"
	"inspect/java/types"
)

// Of what Java says only how near results are, and of the digits of a number, an operator
// says that they are a function of the arguments, and no more: the native methods of
// inspect.Approximate. What holds of any function holds of Java's. Of constants the value
// is known where Java leaves no choice.

// approximate is the class whose native methods are such functions.
const approximate = "inspect.Approximate"

// functions are their names. A first argument tells functions of one name apart.
var functions = []string{
	"sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp", "expm1", "log", "log10", "log1p", "cbrt", "hypot", "pow",
	"wholes", "fractions", "exponents", "text", "carry", "decimal",
}

// Function is the name of the function of an OpFunction.
func (x *Expr) Function() string { return functions[x.Int.Int64()] }

// Approximates reports whether values in the graph rest on such a function, or there are states
// before the call that may be none.
func (g *Graph) Approximates() bool {
	return g.Loose || slices.ContainsFunc(g.Exprs, func(x *Expr) bool { return x.Op == OpFunction })
}

// roundings are the operators on doubles that are folded.
var roundings = map[Op]func(float64) float64{
	OpFSqrt: math.Sqrt, OpFRint: math.RoundToEven, OpFFloor: math.Floor, OpFCeil: math.Ceil, OpFAbs: math.Abs,
}

// folded is the value of an operator of which all arguments are constants; nil: it is not
// computed here.
func (m *maker) folded(x Expr) *Expr {
	var vs []*big.Int
	for _, a := range x.Args {
		if a.Op != OpConst {
			return nil
		}
		vs = append(vs, a.Int)
	}
	if f := roundings[x.Op]; f != nil && types.IsKind(x.Type, types.Double) {
		return m.floating(x.Type, f(math.Float64frombits(uint64(vs[0].Int64()))))
	}
	if x.Op != OpFunction {
		return nil
	}
	if v, ok := x.ValueOf(vs); ok {
		return m.constant(x.Type, big.NewInt(v))
	}
	return nil
}

// ValueOf is the value of an OpFunction for arguments, doubles by their bits; false: Java
// leaves it open, or it is not asked for.
func (x *Expr) ValueOf(args []*big.Int) (int64, bool) {
	double := func(i int) float64 { return math.Float64frombits(uint64(args[i].Int64())) }
	kind := int(args[0].Int64())
	name := x.Function()
	switch name {
	case "pow":
		if v, ok := exactPower(double(1), double(2)); ok || kind != strict {
			return int64(math.Float64bits(v)), ok
		}
		return strictly(fdlibm.Function(name), args)
	case "decimal":
		return int64(math.Float64bits(types.DecimalNumber(args[1].Int64(), args[2].Int64(), kind == 1))), true
	case "wholes", "fractions", "exponents", "text", "carry":
	default:
		if f := fdlibm.Function(name); f != nil && kind == strict {
			return strictly(f, args)
		}
		return 0, false
	}
	v := double(1)
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return 0, false
	}
	s := textOf(kind, v)
	mantissa, exponent, _ := strings.Cut(s, "E")
	whole, fraction, _ := strings.Cut(mantissa, ".")
	switch name {
	case "wholes":
		return int64(len(strings.TrimPrefix(whole, "-"))), true
	case "fractions":
		return int64(len(fraction)), true
	case "exponents":
		return int64(len(strings.TrimPrefix(exponent, "-"))), true
	case "carry":
		n, ok := new(big.Int).SetString(whole, 10)
		if down, _ := big.NewFloat(v).Int(nil); ok && down.Cmp(n) < 0 {
			return 1, true
		}
		return 0, ok
	}
	if i := args[2].Int64(); 0 <= i && i < int64(len(s)) {
		return int64(s[i]), true
	}
	return 0, false
}

// strict is the first argument of functions of StrictMath, whose results Java fixes.
const strict = 1

// strictly is what a function of StrictMath gives for arguments, behind the first.
func strictly(f func([]float64) float64, args []*big.Int) (int64, bool) {
	var xs []float64
	for _, a := range args[1:] {
		xs = append(xs, math.Float64frombits(uint64(a.Int64())))
	}
	return int64(math.Float64bits(f(xs))), true
}

// textOf is the text of a number: see inspect.Approximate.
func textOf(kind int, v float64) string {
	if kind < 0 {
		return types.FloatText(v, kind == -2)
	}
	return types.FixedText(v, kind)
}

// exactPower is a power of integers that is a double: of those Java demands it.
func exactPower(a, b float64) (float64, bool) {
	if a != math.Trunc(a) || b != math.Trunc(b) || math.Abs(a) > 1<<53 || b < 0 || b > 1100 {
		return 0, false
	}
	n := new(big.Int).Exp(big.NewInt(int64(a)), big.NewInt(int64(b)), nil)
	v, accuracy := new(big.Float).SetInt(n).Float64()
	return v, accuracy == big.Exact && !math.IsInf(v, 0)
}
