package cfg

import (
	"math"
	"math/big"
	"strconv"

	"inspect/java/core"
	"inspect/java/types"
)

// Values of float and double are their bits, as a signed integer of 32 or 64 bits,
// whatever --bits says. OpEq of two is that of their bits: what Java's == means is
// OpFEq. Constants of the source are folded by types; nothing else is folded here.

// floatOps are the operators on two values of one floating-point type.
var floatOps = map[core.Op]Op{"+": OpFAdd, "-": OpFSub, "*": OpFMul, "/": OpFDiv, "%": OpFRem}

// floating is a floating-point constant.
func (m *maker) floating(t types.Type, v float64) *Expr {
	bits := int64(math.Float64bits(v))
	switch {
	case types.IsKind(t, types.Float) && math.IsNaN(v):
		bits = 0x7fc00000
	case types.IsKind(t, types.Float):
		bits = int64(math.Float32bits(float32(v)))
	case math.IsNaN(v):
		bits = 0x7ff8000000000000
	}
	return m.constant(t, big.NewInt(bits))
}

// float is an operator on operands of one floating-point type, of that type or,
// for a comparison, boolean.
func (m *maker) float(op Op, args ...*Expr) *Expr {
	t := args[0].Type
	if op == OpFEq || op == OpFLt || op == OpFLe {
		t = m.boolT
	}
	return m.cons(Expr{Op: op, Type: t, Args: args})
}

// number converts between numeric types: an integer to the nearest number, a
// number to the integer towards zero, at the end of the range where it is beyond,
// NaN to 0 (JLS 5.1.2, 5.1.3).
func (m *maker) number(a *Expr, t types.Type) *Expr {
	switch {
	case a.Type == t:
		return a
	case types.IsIntegral(a.Type) && types.IsIntegral(t):
		return m.convert(a, t)
	case types.IsFloating(a.Type) && types.IsKind(t, types.Byte, types.Short, types.Char):
		return m.convert(m.number(a, m.intT), t)
	case a.Op == OpConst && types.IsIntegral(a.Type):
		v := new(big.Float).SetInt(a.Int)
		if types.IsKind(t, types.Float) {
			f, _ := v.Float32()
			return m.floating(t, float64(f))
		}
		f, _ := v.Float64()
		return m.floating(t, f)
	}
	return m.cons(Expr{Op: OpFConvert, Type: t, Args: []*Expr{a}})
}

// floatText writes a floating-point constant as Java would.
func floatText(x *Expr) string {
	if types.IsKind(x.Type, types.Float) {
		return strconv.FormatFloat(float64(math.Float32frombits(uint32(x.Int.Int64()))), 'g', -1, 32) + "f"
	}
	return strconv.FormatFloat(math.Float64frombits(uint64(x.Int.Int64())), 'g', -1, 64)
}

// hasValue reports whether values of a type are expressions: booleans, numbers and
// references.
func hasValue(t types.Type) bool {
	return types.IsIntegral(t) || types.IsFloating(t) || types.IsReference(t) || types.IsKind(t, types.Boolean)
}

// isNumber reports whether operands of a type can be computed with.
func isNumber(t types.Type) bool { return isInteger(t) || types.IsFloating(t) }
