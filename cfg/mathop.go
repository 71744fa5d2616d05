package cfg

import (
	"fmt"
	"math/big"
	"slices"

	"inspect/java/source"
	"inspect/java/types"
)

// mathOps are the library's methods on floating-point numbers whose meaning is an
// operator, by qualified name and parameter types. All are static and pure.
var mathOps = func() map[string]Op {
	ops := map[string]Op{
		"java.lang.Float.compare(float,float)":    OpFCompare,
		"java.lang.Double.compare(double,double)": OpFCompare,
	}
	for name, op := range map[string]Op{
		"sqrt(double)": OpFSqrt, "rint(double)": OpFRint, "floor(double)": OpFFloor, "ceil(double)": OpFCeil,
		"round(float)": OpFRound, "round(double)": OpFRound,
		"abs(float)": OpFAbs, "abs(double)": OpFAbs, "signum(float)": OpFSignum, "signum(double)": OpFSignum,
		"ulp(float)": OpFUlp, "ulp(double)": OpFUlp,
		"min(float,float)": OpFMin, "min(double,double)": OpFMin, "max(float,float)": OpFMax, "max(double,double)": OpFMax,
		"copySign(float,float)": OpFCopySign, "copySign(double,double)": OpFCopySign,
		"scalb(float,int)": OpFScalb, "scalb(double,int)": OpFScalb,
		"fma(float,float,float)": OpFFMA, "fma(double,double,double)": OpFFMA,
	} {
		ops["java.lang.Math."+name] = op
		ops["java.lang.StrictMath."+name] = op
	}
	for name, op := range map[string]Op{
		"Double.doubleToLongBits(double)": OpFBits, "Float.floatToIntBits(float)": OpFBits,
		"Double.longBitsToDouble(long)": OpFOfBits, "Float.intBitsToFloat(int)": OpFOfBits,
	} {
		ops["java.lang."+name] = op
	}
	return ops
}()

// mathOp is the operator that a method of the library means, OpInvalid for others.
func mathOp(m *types.Method) Op {
	if !m.Class.Library {
		return OpInvalid
	}
	if m.Native && m.Class.Name == approximate {
		return OpFunction
	}
	if m.Native && m.Class.Name == characters {
		return OpTable
	}
	return mathOps[m.QName()]
}

// exactWidth refuses the bits of a number where integers do not have Java's widths.
func (l *lowering) exactWidth(op Op, m *types.Method, at source.Span) {
	if (op == OpFBits || op == OpFOfBits) && l.opt.Bounds.Bits != 32 {
		l.unsupported(at, fmt.Sprintf("%s at --bits %d", m.QName(), l.opt.Bounds.Bits), "check with --bits 32: a number has its bits there")
	}
}

// math is the value of a method that is an operator.
func (m *maker) math(op Op, of *types.Method, args []*Expr) *Expr {
	x := Expr{Op: op, Type: of.Result, Args: args}
	switch op {
	case OpTable:
		return m.look(of, args[0])
	case OpFunction:
		n := slices.Index(functions, of.Name)
		if n < 0 {
			panic("cfg: no function " + of.QName())
		}
		x.Int = big.NewInt(int64(n))
	}
	if k := m.folded(x); k != nil {
		return k
	}
	return m.cons(x)
}
