package encode

import (
	"inspect/cfg"
	"inspect/ieee754"
	"inspect/smtlib"
	"inspect/types"
)

// arith gives the operations on the floating-point type of an expression.
func (t *translator) arith(x *cfg.Expr) ieee754.Arith { return ieee754.New(t.b, format(x.Type)) }

// format is the format of float or double.
func format(t types.Type) ieee754.Format {
	if types.IsKind(t, types.Float) {
		return ieee754.Float
	}
	return ieee754.Double
}

// floatRules is the meaning of the operators on floating-point numbers, which are
// bit-vectors in the formats of IEEE 754. A comparison looks at its operand's type.
var floatRules = map[cfg.Op]rule{
	cfg.OpFAdd: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term { return t.arith(x).Add(a[0], a[1]) },
	cfg.OpFSub: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term { return t.arith(x).Sub(a[0], a[1]) },
	cfg.OpFMul: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term { return t.arith(x).Mul(a[0], a[1]) },
	cfg.OpFDiv: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term { return t.arith(x).Div(a[0], a[1]) },
	cfg.OpFRem: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term { return t.arith(x).Rem(a[0], a[1]) },
	cfg.OpFNeg: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term { return t.arith(x).Neg(a[0]) },
	cfg.OpFEq: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term {
		return t.arith(x.Args[0]).Eq(a[0], a[1])
	},
	cfg.OpFLt: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term {
		return t.arith(x.Args[0]).Lt(a[0], a[1])
	},
	cfg.OpFLe: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term {
		return t.arith(x.Args[0]).Le(a[0], a[1])
	},
	cfg.OpFConvert: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term {
		from := x.Args[0]
		switch {
		case types.IsFloating(from.Type) && types.IsFloating(x.Type):
			return t.arith(from).Convert(a[0], format(x.Type))
		case types.IsFloating(from.Type):
			return t.arith(from).ToInt(a[0], t.sortOf(x.Type).Width, ieee754.ToZero)
		case unsigned(from):
			return t.arith(x).FromInt(t.b.ZeroExt(1, a[0]))
		}
		return t.arith(x).FromInt(a[0])
	},
}
