package smtlib

import (
	"fmt"
	"math"
	"math/big"
	"math/bits"
)

// Op is an operator. What an operator is called, takes, yields and computes
// stands in one table, ops.
type Op uint8

// The operators. Terms of a simplifying Builder use only some of them: or,
// implies and xor become not and and or =; the comparisons become bvult,
// bvslt and not.
const (
	OpTrue Op = iota
	OpFalse
	OpBV    // bit-vector constant: Val, or Big when wider than 64
	OpConst // declared constant: Name
	OpBound // bound variable: Name
	OpApp   // application of Func to Args

	OpNot
	OpAnd
	OpOr
	OpXor
	OpImplies
	OpEq
	OpDistinct
	OpIte

	OpBVNeg
	OpBVNot
	OpBVAdd
	OpBVSub
	OpBVMul
	OpBVUDiv
	OpBVURem
	OpBVSDiv
	OpBVSRem
	OpBVAnd
	OpBVOr
	OpBVXor
	OpBVShl
	OpBVLshr
	OpBVAshr
	OpBVULt
	OpBVULe
	OpBVUGt
	OpBVUGe
	OpBVSLt
	OpBVSLe
	OpBVSGt
	OpBVSGe
	OpConcat
	OpExtract // P1 = high bit, P2 = low bit
	OpZeroExt // P1 = bits added
	OpSignExt // P1 = bits added

	OpSelect
	OpStore
	OpConstArray // Sort is the array's, Args[0] the element everywhere

	OpFPOfBits // P1, P2 = bits of exponent and significand; floating.go has the others
	OpFPToBits
	OpFPAdd
	OpFPSub
	OpFPMul
	OpFPDiv
	OpFPFMA
	OpFPSqrt
	OpFPNeg
	OpFPAbs
	OpFPRint  // to an integer, of two the even one
	OpFPFloor // to an integer, down
	OpFPCeil  // to an integer, up
	OpFPEq
	OpFPLt
	OpFPLe
	OpFPIsNaN
	OpFPConvert  // P1, P2 = bits of exponent and significand
	OpFPOfSigned // P1, P2 = bits of exponent and significand
	OpFPToSigned // P1 = bits of the integer

	OpForall // Bound, Args[0] the body
	OpExists // Bound, Args[0] the body

	NumOps
)

// shape carries what an evaluator needs besides the operands' bits.
type shape struct {
	w, wy  int // widths of the operands
	p1, p2 int // the operator's indices
}

// opInfo is one row of the operator table.
type opInfo struct {
	name   string // of the Op constant without its prefix
	smt    string // SMT-LIB name
	mode   string // rounding mode written before the arguments, "": none
	arity  int    // number of arguments, -1: at least minArgs
	params int    // number of numeric indices: 2 for extract and to_fp, 1 for the extensions
	// sort gives the sort of the application or says what is wrong with it.
	sort func(b *Builder, args []*Term, p1, p2 int) (*Sort, string)
	// narrow computes on operands of at most 64 bits each and a result of at
	// most 64 bits; the caller masks the result. Bools are 0 and 1.
	narrow func(x, y uint64, s shape) uint64
	// wide computes on operands of any width; x and y are not negative and
	// not changed; the caller reduces the result modulo its width.
	wide func(x, y *big.Int, s shape) *big.Int
	// float computes on numbers and integers by their bits, the first argument being
	// of sort from. Bools are 0 and 1.
	float func(x []uint64, from, to *Sort) uint64
	// comm tells that the operator commutes.
	comm bool
}

// variadic stands for "any number of arguments" in opInfo.arity.
const variadic = -1

var ops = [NumOps]opInfo{
	OpTrue:  {name: "True", smt: "true", sort: yieldBool},
	OpFalse: {name: "False", smt: "false", sort: yieldBool},
	OpBV:    {name: "BV"},
	OpConst: {name: "Const"},
	OpBound: {name: "Bound"},
	OpApp:   {name: "App", arity: variadic},

	OpNot:      {name: "Not", smt: "not", arity: 1, sort: allBool},
	OpAnd:      {name: "And", smt: "and", arity: variadic, sort: allBool, comm: true},
	OpOr:       {name: "Or", smt: "or", arity: variadic, sort: allBool, comm: true},
	OpXor:      {name: "Xor", smt: "xor", arity: 2, sort: allBool, comm: true},
	OpImplies:  {name: "Implies", smt: "=>", arity: 2, sort: allBool},
	OpEq:       {name: "Eq", smt: "=", arity: 2, sort: sameToBool, comm: true},
	OpDistinct: {name: "Distinct", smt: "distinct", arity: variadic, sort: sameToBool, comm: true},
	OpIte:      {name: "Ite", smt: "ite", arity: 3, sort: iteSort},

	OpBVNeg:  {name: "BVNeg", smt: "bvneg", arity: 1, sort: sameVec, narrow: neg64, wide: negBig},
	OpBVNot:  {name: "BVNot", smt: "bvnot", arity: 1, sort: sameVec, narrow: not64, wide: notBig},
	OpBVAdd:  {name: "BVAdd", smt: "bvadd", arity: 2, sort: sameVec, narrow: add64, wide: addBig, comm: true},
	OpBVSub:  {name: "BVSub", smt: "bvsub", arity: 2, sort: sameVec, narrow: sub64, wide: subBig},
	OpBVMul:  {name: "BVMul", smt: "bvmul", arity: 2, sort: sameVec, narrow: mul64, wide: mulBig, comm: true},
	OpBVUDiv: {name: "BVUDiv", smt: "bvudiv", arity: 2, sort: sameVec, narrow: udiv64, wide: udivBig},
	OpBVURem: {name: "BVURem", smt: "bvurem", arity: 2, sort: sameVec, narrow: urem64, wide: uremBig},
	OpBVSDiv: {name: "BVSDiv", smt: "bvsdiv", arity: 2, sort: sameVec, narrow: sdiv64, wide: sdivBig},
	OpBVSRem: {name: "BVSRem", smt: "bvsrem", arity: 2, sort: sameVec, narrow: srem64, wide: sremBig},
	OpBVAnd:  {name: "BVAnd", smt: "bvand", arity: 2, sort: sameVec, narrow: and64, wide: andBig, comm: true},
	OpBVOr:   {name: "BVOr", smt: "bvor", arity: 2, sort: sameVec, narrow: or64, wide: orBig, comm: true},
	OpBVXor:  {name: "BVXor", smt: "bvxor", arity: 2, sort: sameVec, narrow: xor64, wide: xorBig, comm: true},
	OpBVShl:  {name: "BVShl", smt: "bvshl", arity: 2, sort: sameVec, narrow: shl64, wide: shlBig},
	OpBVLshr: {name: "BVLshr", smt: "bvlshr", arity: 2, sort: sameVec, narrow: lshr64, wide: lshrBig},
	OpBVAshr: {name: "BVAshr", smt: "bvashr", arity: 2, sort: sameVec, narrow: ashr64, wide: ashrBig},

	OpBVULt: {name: "BVULt", smt: "bvult", arity: 2, sort: vecToBool, narrow: ult64, wide: ultBig},
	OpBVULe: {name: "BVULe", smt: "bvule", arity: 2, sort: vecToBool, narrow: ule64, wide: uleBig},
	OpBVUGt: {name: "BVUGt", smt: "bvugt", arity: 2, sort: vecToBool, narrow: swap64(ult64), wide: swapBig(ultBig)},
	OpBVUGe: {name: "BVUGe", smt: "bvuge", arity: 2, sort: vecToBool, narrow: swap64(ule64), wide: swapBig(uleBig)},
	OpBVSLt: {name: "BVSLt", smt: "bvslt", arity: 2, sort: vecToBool, narrow: slt64, wide: sltBig},
	OpBVSLe: {name: "BVSLe", smt: "bvsle", arity: 2, sort: vecToBool, narrow: sle64, wide: sleBig},
	OpBVSGt: {name: "BVSGt", smt: "bvsgt", arity: 2, sort: vecToBool, narrow: swap64(slt64), wide: swapBig(sltBig)},
	OpBVSGe: {name: "BVSGe", smt: "bvsge", arity: 2, sort: vecToBool, narrow: swap64(sle64), wide: swapBig(sleBig)},

	OpConcat:  {name: "Concat", smt: "concat", arity: 2, sort: concatSort, narrow: concat64, wide: concatBig},
	OpExtract: {name: "Extract", smt: "extract", arity: 1, params: 2, sort: extractSort, narrow: extract64, wide: extractBig},
	OpZeroExt: {name: "ZeroExt", smt: "zero_extend", arity: 1, params: 1, sort: extendSort, narrow: zext64, wide: zextBig},
	OpSignExt: {name: "SignExt", smt: "sign_extend", arity: 1, params: 1, sort: extendSort, narrow: sext64, wide: sextBig},

	OpSelect:     {name: "Select", smt: "select", arity: 2, sort: selectSort},
	OpStore:      {name: "Store", smt: "store", arity: 3, sort: storeSort},
	OpConstArray: {name: "ConstArray", arity: 1},

	OpFPOfBits:   {name: "FPOfBits", smt: "to_fp", arity: 1, params: 2, sort: numberOfBitsSort, float: canonical},
	OpFPToBits:   {name: "FPToBits", smt: "!fp.bits", arity: 1, sort: bitsOfNumberSort, float: canonical},
	OpFPAdd:      {name: "FPAdd", smt: "fp.add", mode: "RNE", arity: 2, sort: sameNumber, float: computed(sum), comm: true},
	OpFPSub:      {name: "FPSub", smt: "fp.sub", mode: "RNE", arity: 2, sort: sameNumber, float: computed(difference)},
	OpFPMul:      {name: "FPMul", smt: "fp.mul", mode: "RNE", arity: 2, sort: sameNumber, float: computed(product), comm: true},
	OpFPDiv:      {name: "FPDiv", smt: "fp.div", mode: "RNE", arity: 2, sort: sameNumber, float: computed(quotient)},
	OpFPFMA:      {name: "FPFMA", smt: "fp.fma", mode: "RNE", arity: 3, sort: sameNumber, float: fusedMultiplyAdd},
	OpFPSqrt:     {name: "FPSqrt", smt: "fp.sqrt", mode: "RNE", arity: 1, sort: sameNumber, float: computed(unary(math.Sqrt))},
	OpFPNeg:      {name: "FPNeg", smt: "fp.neg", arity: 1, sort: sameNumber, float: computed(minus)},
	OpFPAbs:      {name: "FPAbs", smt: "fp.abs", arity: 1, sort: sameNumber, float: computed(unary(math.Abs))},
	OpFPRint:     {name: "FPRint", smt: "fp.roundToIntegral", mode: "RNE", arity: 1, sort: sameNumber, float: computed(unary(math.RoundToEven))},
	OpFPFloor:    {name: "FPFloor", smt: "fp.roundToIntegral", mode: "RTN", arity: 1, sort: sameNumber, float: computed(unary(math.Floor))},
	OpFPCeil:     {name: "FPCeil", smt: "fp.roundToIntegral", mode: "RTP", arity: 1, sort: sameNumber, float: computed(unary(math.Ceil))},
	OpFPEq:       {name: "FPEq", smt: "fp.eq", arity: 2, sort: numberToBool, float: compared(equal), comm: true},
	OpFPLt:       {name: "FPLt", smt: "fp.lt", arity: 2, sort: numberToBool, float: compared(less)},
	OpFPLe:       {name: "FPLe", smt: "fp.leq", arity: 2, sort: numberToBool, float: compared(isAtMost)},
	OpFPIsNaN:    {name: "FPIsNaN", smt: "fp.isNaN", arity: 1, sort: numberToBool, float: compared(isNaN)},
	OpFPConvert:  {name: "FPConvert", smt: "to_fp", mode: "RNE", arity: 1, params: 2, sort: convertedSort, float: computed(same)},
	OpFPOfSigned: {name: "FPOfSigned", smt: "to_fp", mode: "RNE", arity: 1, params: 2, sort: ofSignedSort, float: ofSigned},
	OpFPToSigned: {name: "FPToSigned", smt: "fp.to_sbv", mode: "RTZ", arity: 1, params: 1, sort: toSignedSort, float: toSigned},

	OpForall: {name: "Forall", smt: "forall", arity: 1, sort: allBool},
	OpExists: {name: "Exists", smt: "exists", arity: 1, sort: allBool},
}

// String gives the operator's name, as "BVAdd".
func (op Op) String() string {
	if op >= NumOps {
		return fmt.Sprintf("Op(%d)", uint8(op))
	}
	return ops[op].name
}

// SMT gives the operator's SMT-LIB name, "" for the leaves and applications.
func (op Op) SMT() string { return ops[op].smt }

// Arity gives the number of arguments, or -1 for any number.
func (op Op) Arity() int { return ops[op].arity }

// Sort rules.

func yieldBool(b *Builder, _ []*Term, _, _ int) (*Sort, string) { return b.sorts.boolSort, "" }

func allBool(b *Builder, args []*Term, _, _ int) (*Sort, string) {
	for _, a := range args {
		if a.Sort.Kind != BoolKind {
			return nil, "argument of sort " + a.Sort.text + ", want Bool"
		}
	}
	return b.sorts.boolSort, ""
}

func sameToBool(b *Builder, args []*Term, _, _ int) (*Sort, string) {
	for _, a := range args {
		if a.Sort != args[0].Sort {
			return nil, "arguments of sorts " + args[0].Sort.text + " and " + a.Sort.text
		}
	}
	return b.sorts.boolSort, ""
}

func iteSort(_ *Builder, args []*Term, _, _ int) (*Sort, string) {
	if args[0].Sort.Kind != BoolKind {
		return nil, "condition of sort " + args[0].Sort.text
	}
	if args[1].Sort != args[2].Sort {
		return nil, "branches of sorts " + args[1].Sort.text + " and " + args[2].Sort.text
	}
	return args[1].Sort, ""
}

func sameVec(_ *Builder, args []*Term, _, _ int) (*Sort, string) {
	s := args[0].Sort
	if s.Kind != BitVecKind {
		return nil, "argument of sort " + s.text + ", want a bit-vector"
	}
	for _, a := range args[1:] {
		if a.Sort != s {
			return nil, "arguments of sorts " + s.text + " and " + a.Sort.text
		}
	}
	return s, ""
}

func vecToBool(b *Builder, args []*Term, p1, p2 int) (*Sort, string) {
	if _, bad := sameVec(b, args, p1, p2); bad != "" {
		return nil, bad
	}
	return b.sorts.boolSort, ""
}

// maxWidth bounds the widths that operators may make from their arguments.
const maxWidth = 1 << 16

func concatSort(b *Builder, args []*Term, _, _ int) (*Sort, string) {
	x, y := args[0].Sort, args[1].Sort
	if x.Kind != BitVecKind || y.Kind != BitVecKind {
		return nil, "arguments of sorts " + x.text + " and " + y.text + ", want bit-vectors"
	}
	if x.Width+y.Width > maxWidth {
		return nil, "result too wide"
	}
	return b.BitVec(x.Width + y.Width), ""
}

func extractSort(b *Builder, args []*Term, hi, lo int) (*Sort, string) {
	s := args[0].Sort
	if s.Kind != BitVecKind {
		return nil, "argument of sort " + s.text + ", want a bit-vector"
	}
	if lo < 0 || hi < lo || hi >= s.Width {
		return nil, fmt.Sprintf("bits %d to %d of %s", hi, lo, s.text)
	}
	return b.BitVec(hi - lo + 1), ""
}

func extendSort(b *Builder, args []*Term, n, _ int) (*Sort, string) {
	s := args[0].Sort
	if s.Kind != BitVecKind {
		return nil, "argument of sort " + s.text + ", want a bit-vector"
	}
	if n < 0 || n > maxWidth-s.Width {
		return nil, fmt.Sprintf("extension by %d bits", n)
	}
	return b.BitVec(s.Width + n), ""
}

func selectSort(_ *Builder, args []*Term, _, _ int) (*Sort, string) {
	a, i := args[0].Sort, args[1].Sort
	if a.Kind != ArrayKind {
		return nil, "argument of sort " + a.text + ", want an array"
	}
	if i != a.Index {
		return nil, "index of sort " + i.text + " into " + a.text
	}
	return a.Elem, ""
}

func storeSort(b *Builder, args []*Term, p1, p2 int) (*Sort, string) {
	e, bad := selectSort(b, args[:2], p1, p2)
	if bad != "" {
		return nil, bad
	}
	if args[2].Sort != e {
		return nil, "element of sort " + args[2].Sort.text + " into " + args[0].Sort.text
	}
	return args[0].Sort, ""
}

// Evaluators on at most 64 bits. Division follows SMT-LIB: x/0 is all ones,
// x rem 0 is x; the signed ones are defined from those by the operands' signs.

// mask gives w ones, 1 <= w <= 64.
func mask(w int) uint64 { return ^uint64(0) >> (64 - uint(w)) }

// signed reads x as a two's complement number of w bits.
func signed(x uint64, w int) int64 { return int64(x<<(64-uint(w))) >> (64 - uint(w)) }

func truth(v bool) uint64 {
	if v {
		return 1
	}
	return 0
}

func neg64(x, _ uint64, _ shape) uint64 { return -x }
func not64(x, _ uint64, _ shape) uint64 { return ^x }
func add64(x, y uint64, _ shape) uint64 { return x + y }
func sub64(x, y uint64, _ shape) uint64 { return x - y }
func mul64(x, y uint64, _ shape) uint64 { return x * y }
func and64(x, y uint64, _ shape) uint64 { return x & y }
func or64(x, y uint64, _ shape) uint64  { return x | y }
func xor64(x, y uint64, _ shape) uint64 { return x ^ y }

func udiv64(x, y uint64, s shape) uint64 {
	if y == 0 {
		return mask(s.w)
	}
	return x / y
}

func urem64(x, y uint64, _ shape) uint64 {
	if y == 0 {
		return x
	}
	return x % y
}

func abs64(x uint64, w int) (uint64, bool) {
	if signed(x, w) < 0 {
		return -x & mask(w), true
	}
	return x, false
}

func sdiv64(x, y uint64, s shape) uint64 {
	ax, nx := abs64(x, s.w)
	ay, ny := abs64(y, s.w)
	q := udiv64(ax, ay, s)
	if nx != ny {
		q = -q
	}
	return q
}

func srem64(x, y uint64, s shape) uint64 {
	ax, nx := abs64(x, s.w)
	ay, _ := abs64(y, s.w)
	r := urem64(ax, ay, s)
	if nx {
		r = -r
	}
	return r
}

func shl64(x, y uint64, s shape) uint64 {
	if y >= uint64(s.w) {
		return 0
	}
	return x << y
}

func lshr64(x, y uint64, s shape) uint64 {
	if y >= uint64(s.w) {
		return 0
	}
	return x >> y
}

func ashr64(x, y uint64, s shape) uint64 {
	return uint64(signed(x, s.w) >> min(y, uint64(s.w-1)))
}

func ult64(x, y uint64, _ shape) uint64 { return truth(x < y) }
func ule64(x, y uint64, _ shape) uint64 { return truth(x <= y) }
func slt64(x, y uint64, s shape) uint64 { return truth(signed(x, s.w) < signed(y, s.w)) }
func sle64(x, y uint64, s shape) uint64 { return truth(signed(x, s.w) <= signed(y, s.w)) }

func swap64(f func(x, y uint64, s shape) uint64) func(x, y uint64, s shape) uint64 {
	return func(x, y uint64, s shape) uint64 { return f(y, x, s) }
}

func concat64(x, y uint64, s shape) uint64  { return x<<uint(s.wy) | y }
func extract64(x, _ uint64, s shape) uint64 { return x >> uint(s.p2) }
func zext64(x, _ uint64, _ shape) uint64    { return x }
func sext64(x, _ uint64, s shape) uint64    { return uint64(signed(x, s.w)) }

// Evaluators on any width.

func bigMask(w int) *big.Int {
	m := new(big.Int).Lsh(big.NewInt(1), uint(w))
	return m.Sub(m, big.NewInt(1))
}

// signedBig reads x as a two's complement number of w bits.
func signedBig(x *big.Int, w int) *big.Int {
	if x.Bit(w-1) == 0 {
		return x
	}
	return new(big.Int).Sub(x, new(big.Int).Lsh(big.NewInt(1), uint(w)))
}

func truthBig(v bool) *big.Int { return new(big.Int).SetUint64(truth(v)) }

func negBig(x, _ *big.Int, _ shape) *big.Int { return new(big.Int).Neg(x) }
func notBig(x, _ *big.Int, _ shape) *big.Int { return new(big.Int).Not(x) }
func addBig(x, y *big.Int, _ shape) *big.Int { return new(big.Int).Add(x, y) }
func subBig(x, y *big.Int, _ shape) *big.Int { return new(big.Int).Sub(x, y) }
func mulBig(x, y *big.Int, _ shape) *big.Int { return new(big.Int).Mul(x, y) }
func andBig(x, y *big.Int, _ shape) *big.Int { return new(big.Int).And(x, y) }
func orBig(x, y *big.Int, _ shape) *big.Int  { return new(big.Int).Or(x, y) }
func xorBig(x, y *big.Int, _ shape) *big.Int { return new(big.Int).Xor(x, y) }

func udivBig(x, y *big.Int, s shape) *big.Int {
	if y.Sign() == 0 {
		return bigMask(s.w)
	}
	return new(big.Int).Quo(x, y)
}

func uremBig(x, y *big.Int, _ shape) *big.Int {
	if y.Sign() == 0 {
		return x
	}
	return new(big.Int).Rem(x, y)
}

func sdivBig(x, y *big.Int, s shape) *big.Int {
	sx, sy := signedBig(x, s.w), signedBig(y, s.w)
	if sy.Sign() == 0 {
		if sx.Sign() < 0 {
			return big.NewInt(1)
		}
		return bigMask(s.w)
	}
	return new(big.Int).Quo(sx, sy)
}

func sremBig(x, y *big.Int, s shape) *big.Int {
	sx, sy := signedBig(x, s.w), signedBig(y, s.w)
	if sy.Sign() == 0 {
		return x
	}
	return new(big.Int).Rem(sx, sy)
}

// shiftBig reads a shift distance, at most the width.
func shiftBig(y *big.Int, w int) uint {
	if y.IsUint64() && y.Uint64() < uint64(w) {
		return uint(y.Uint64())
	}
	return uint(w)
}

func shlBig(x, y *big.Int, s shape) *big.Int { return new(big.Int).Lsh(x, shiftBig(y, s.w)) }
func lshrBig(x, y *big.Int, s shape) *big.Int {
	return new(big.Int).Rsh(x, shiftBig(y, s.w))
}
func ashrBig(x, y *big.Int, s shape) *big.Int {
	return new(big.Int).Rsh(signedBig(x, s.w), shiftBig(y, s.w))
}

func ultBig(x, y *big.Int, _ shape) *big.Int { return truthBig(x.Cmp(y) < 0) }
func uleBig(x, y *big.Int, _ shape) *big.Int { return truthBig(x.Cmp(y) <= 0) }
func sltBig(x, y *big.Int, s shape) *big.Int {
	return truthBig(signedBig(x, s.w).Cmp(signedBig(y, s.w)) < 0)
}
func sleBig(x, y *big.Int, s shape) *big.Int {
	return truthBig(signedBig(x, s.w).Cmp(signedBig(y, s.w)) <= 0)
}

func swapBig(f func(x, y *big.Int, s shape) *big.Int) func(x, y *big.Int, s shape) *big.Int {
	return func(x, y *big.Int, s shape) *big.Int { return f(y, x, s) }
}

func concatBig(x, y *big.Int, s shape) *big.Int {
	r := new(big.Int).Lsh(x, uint(s.wy))
	return r.Or(r, y)
}
func extractBig(x, _ *big.Int, s shape) *big.Int { return new(big.Int).Rsh(x, uint(s.p2)) }
func zextBig(x, _ *big.Int, _ shape) *big.Int    { return x }
func sextBig(x, _ *big.Int, s shape) *big.Int    { return signedBig(x, s.w) }

// log2 gives k when x = 2^k.
func log2(x uint64) (int, bool) {
	if x == 0 || x&(x-1) != 0 {
		return 0, false
	}
	return bits.TrailingZeros64(x), true
}
