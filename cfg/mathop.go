package cfg

import (
	"inspect/types"
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
	return ops
}()

// mathOp is the operator that a method of the library means, OpInvalid for others.
func mathOp(m *types.Method) Op {
	if !m.Class.Library {
		return OpInvalid
	}
	return mathOps[m.QName()]
}

// math is the value of a method that is an operator.
func (m *maker) math(op Op, of *types.Method, args []*Expr) *Expr {
	return m.cons(Expr{Op: op, Type: of.Result, Args: args})
}
