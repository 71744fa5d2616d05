package encode

import (
	"inspect/cfg"
	"inspect/java/types"
	"inspect/smtlib"
	"inspect/smtlib/ieee754"
)

// arith gives the operations on the floating-point type of an expression.
func (t *translator) arith(x *cfg.Expr) ieee754.Arith {
	a := ieee754.New(t.b, format(x.Type))
	if t.native {
		return a.Theory()
	}
	return a
}

// format is the format of float or double.
func format(t types.Type) ieee754.Format {
	if types.IsKind(t, types.Float) {
		return ieee754.Float
	}
	return ieee754.Double
}

// integral rounds to a number without a fraction.
func integral(d ieee754.Direction) rule {
	return func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term {
		return t.arith(x).RoundToIntegral(a[0], d)
	}
}

// floatRules is the meaning of the operators on floating-point numbers, which are
// bit-vectors in the formats of IEEE 754, also where the theory computes them. A comparison looks at its operand's type.
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
	cfg.OpFSqrt:   func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term { return t.arith(x).Sqrt(a[0]) },
	cfg.OpFRint:   integral(ieee754.ToEven),
	cfg.OpFFloor:  integral(ieee754.Down),
	cfg.OpFCeil:   integral(ieee754.Up),
	cfg.OpFAbs:    func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term { return t.arith(x).Abs(a[0]) },
	cfg.OpFSignum: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term { return t.arith(x).Signum(a[0]) },
	cfg.OpFUlp:    func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term { return t.arith(x).Ulp(a[0]) },
	cfg.OpFMin:    func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term { return t.arith(x).Min(a[0], a[1]) },
	cfg.OpFMax:    func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term { return t.arith(x).Max(a[0], a[1]) },
	cfg.OpFCopySign: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term {
		return t.arith(x).CopySign(a[0], a[1])
	},
	cfg.OpFScalb: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term { return t.arith(x).Scalb(a[0], a[1]) },
	cfg.OpFFMA: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term {
		return t.arith(x).FMA(a[0], a[1], a[2])
	},
	cfg.OpFRound: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term {
		return t.arith(x.Args[0]).ToInt(a[0], t.sortOf(x.Type).Width, ieee754.HalfUp)
	},
	cfg.OpFCompare: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term {
		return t.arith(x.Args[0]).Compare(a[0], a[1], t.sortOf(x.Type).Width)
	},
	cfg.OpFConvert: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term {
		from := x.Args[0]
		switch {
		case types.IsFloating(from.Type) && types.IsFloating(x.Type):
			return t.arith(from).Convert(a[0], format(x.Type))
		case types.IsFloating(from.Type):
			return t.arith(from).ToInt(a[0], t.sortOf(x.Type).Width, ieee754.ToZero)
		case isUnsigned(from):
			return t.arith(x).FromInt(t.b.ZeroExt(1, a[0]))
		}
		return t.arith(x).FromInt(a[0])
	},
	cfg.OpFBits: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term {
		return t.arith(x.Args[0]).Canonical(a[0])
	},
	cfg.OpFOfBits: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term { return t.arith(x).Canonical(a[0]) },
	cfg.OpApply: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term {
		v := t.mem.unknown(x.Comp.Name, a, t.sortOf(x.Type))
		t.shape.apply(x.Comp, a, v)
		return v
	},
	cfg.OpTable: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term {
		return t.choiceOfValues(x, a[0])
	},
	cfg.OpFunction: func(t *translator, x *cfg.Expr, a []*smtlib.Term) *smtlib.Term {
		return t.applied(x, a)
	},
}
