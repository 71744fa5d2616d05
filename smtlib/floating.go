package smtlib

import (
	"fmt"
	"math"
	"math/big"
	"strconv"
)

// The theory of floating point, as far as it has what Java's float and double need.
// Numbers are stored as bit-vectors: no constant, variable, array or function has a
// sort of numbers. FPOfBits leads from bits to the number, FPToBits back to the bits
// in the interchange format of IEEE 754, of NaN the canonical ones. SMT-LIB has no
// such function, since NaN has many patterns of bits, so Write defines a constant r for
// (!fp.bits x):
//
//	(= ((_ to_fp 8 24) r) x), and r is the canonical NaN where x is NaN
//
// Rounding is part of the operator: RNE but where the name says otherwise.

// format is a format of floating-point numbers: the bits of its exponent, and of its
// significand with the leading bit, which is not stored.
type format struct{ exp, sig int }

// formats are those that there are sorts of: Java's.
var formats = [...]format{{8, 24}, {11, 53}}

func (f format) width() int { return f.exp + f.sig }

// nan gives the bits of the canonical NaN.
func (f format) nan() uint64 { return mask(f.exp+1) << uint(f.sig-2) }

// Float is the sort of numbers with so many bits of exponent and of significand, the
// leading bit counted: 8 and 24, or 11 and 53.
func (b *Builder) Float(exp, sig int) *Sort {
	s := b.sorts.float(exp, sig)
	if s == nil {
		panic(fmt.Sprintf("smtlib: Float: no sort of %d and %d bits", exp, sig))
	}
	return s
}

func (st *sortTable) float(exp, sig int) *Sort {
	for i, f := range formats {
		if f == (format{exp, sig}) {
			return st.floats[i]
		}
	}
	return nil
}

// newFloats makes the sorts of all formats, numbered behind after.
func newFloats(after int) (out [len(formats)]*Sort) {
	for i, f := range formats {
		out[i] = &Sort{Kind: FloatKind, Exp: f.exp, Sig: f.sig, id: after + i,
			text: "(_ FloatingPoint " + strconv.Itoa(f.exp) + " " + strconv.Itoa(f.sig) + ")"}
	}
	return out
}

func (s *Sort) format() format { return format{s.Exp, s.Sig} }

// Floating builds an operator of the theory of floating point, FPOfBits to
// FPToSigned. The indices are the sort's of what gives a number by to_fp, the width
// of what FPToSigned gives, and else 0.
func (b *Builder) Floating(op Op, p1, p2 int, args ...*Term) *Term {
	s := b.checked(op, p1, p2, args...)
	if b.raw {
		return b.mk(op, s, p1, p2, 0, args...)
	}
	if op == OpFPOfBits && args[0].Op == OpFPToBits {
		return args[0].Args[0]
	}
	if ops[op].comm && args[1].ID < args[0].ID {
		args = []*Term{args[1], args[0]}
	}
	if v, ok := foldFloating(op, s, args); ok {
		switch s.Kind {
		case BoolKind:
			return b.Bool(v != 0)
		case BitVecKind:
			return b.BV(v, s.Width)
		}
		return b.mk(OpFPOfBits, s, s.Exp, s.Sig, 0, b.BV(v, s.format().width()))
	}
	return b.mk(op, s, p1, p2, 0, args...)
}

// foldFloating computes an operator on constants.
func foldFloating(op Op, s *Sort, args []*Term) (uint64, bool) {
	bits := make([]uint64, len(args))
	for i, a := range args {
		if a.Op == OpFPOfBits {
			a = a.Args[0]
		}
		if a.Op != OpBV || a.Big != nil {
			return 0, false
		}
		bits[i] = a.Val
	}
	if op == OpFPToSigned && !isInRange(numberOf(bits[0], args[0].Sort), s.Width) {
		return 0, false // SMT-LIB leaves open what that is
	}
	return ops[op].float(bits, args[0].Sort, s), true
}

// Sort rules.

func numberOfBitsSort(b *Builder, args []*Term, exp, sig int) (*Sort, string) {
	s := b.sorts.float(exp, sig)
	if s == nil {
		return nil, fmt.Sprintf("no format of %d and %d bits", exp, sig)
	}
	if a := args[0].Sort; a.Kind != BitVecKind || a.Width != s.format().width() {
		return nil, "argument of sort " + a.text + " for " + s.text
	}
	return s, ""
}

func bitsOfNumberSort(b *Builder, args []*Term, _, _ int) (*Sort, string) {
	s, bad := sameNumber(b, args, 0, 0)
	if bad != "" {
		return nil, bad
	}
	return b.BitVec(s.format().width()), ""
}

func sameNumber(_ *Builder, args []*Term, _, _ int) (*Sort, string) {
	s := args[0].Sort
	if s.Kind != FloatKind {
		return nil, "argument of sort " + s.text + ", want a floating-point number"
	}
	for _, a := range args[1:] {
		if a.Sort != s {
			return nil, "arguments of sorts " + s.text + " and " + a.Sort.text
		}
	}
	return s, ""
}

func numberToBool(b *Builder, args []*Term, p1, p2 int) (*Sort, string) {
	if _, bad := sameNumber(b, args, p1, p2); bad != "" {
		return nil, bad
	}
	return b.sorts.boolSort, ""
}

func convertedSort(b *Builder, args []*Term, exp, sig int) (*Sort, string) {
	s := b.sorts.float(exp, sig)
	switch {
	case s == nil:
		return nil, fmt.Sprintf("no format of %d and %d bits", exp, sig)
	case args[0].Sort.Kind != FloatKind:
		return nil, "argument of sort " + args[0].Sort.text + ", want a floating-point number"
	}
	return s, ""
}

// mostSigned is the width of the widest integers that become numbers, and that numbers
// become.
const mostSigned = 64

func ofSignedSort(b *Builder, args []*Term, exp, sig int) (*Sort, string) {
	s := b.sorts.float(exp, sig)
	switch a := args[0].Sort; {
	case s == nil:
		return nil, fmt.Sprintf("no format of %d and %d bits", exp, sig)
	case a.Kind != BitVecKind || a.Width > mostSigned:
		return nil, "argument of sort " + a.text + ", want a bit-vector of at most 64 bits"
	}
	return s, ""
}

func toSignedSort(b *Builder, args []*Term, w, _ int) (*Sort, string) {
	if args[0].Sort.Kind != FloatKind {
		return nil, "argument of sort " + args[0].Sort.text + ", want a floating-point number"
	}
	if w < 1 || w > mostSigned {
		return nil, fmt.Sprintf("result of %d bits", w)
	}
	return b.BitVec(w), ""
}

// Evaluators. Each is given the operands' bits, the sort of the first, and the sort of
// the result. What is rounded to float is computed in double first: for + - * / and
// square roots two roundings are one where the wider format has at least twice as many
// bits and two more (Figueroa, When is double rounding innocuous?, 1995).

// numberOf is the number with these bits; a bit-vector has its sort's number of them.
func numberOf(bits uint64, s *Sort) float64 {
	if s.Exp == 8 {
		return float64(math.Float32frombits(uint32(bits)))
	}
	return math.Float64frombits(bits)
}

// bitsOf rounds to a sort.
func bitsOf(v float64, s *Sort) uint64 {
	switch {
	case v != v:
		return s.format().nan()
	case s.Exp == 8:
		return uint64(math.Float32bits(float32(v)))
	}
	return math.Float64bits(v)
}

// computed evaluates what double computes.
func computed(f func(x []float64) float64) func([]uint64, *Sort, *Sort) uint64 {
	return func(a []uint64, from, to *Sort) uint64 { return bitsOf(f(numbers(a, from)), to) }
}

// compared evaluates what is true of numbers.
func compared(f func(x []float64) bool) func([]uint64, *Sort, *Sort) uint64 {
	return func(a []uint64, from, _ *Sort) uint64 { return truth(f(numbers(a, from))) }
}

func numbers(a []uint64, s *Sort) []float64 {
	x := make([]float64, len(a))
	for i := range a {
		x[i] = numberOf(a[i], s)
	}
	return x
}

// canonical gives the bits of a number, of NaN the canonical ones.
func canonical(a []uint64, from, to *Sort) uint64 {
	s := from
	if from.Kind != FloatKind {
		s = to
	}
	if v := numberOf(a[0], s); v != v {
		return s.format().nan()
	}
	return a[0]
}

// fusedMultiplyAdd rounds once. Of floats the sum is made exactly.
func fusedMultiplyAdd(a []uint64, s, _ *Sort) uint64 {
	x := numbers(a, s)
	v := math.FMA(x[0], x[1], x[2])
	if s.Exp != 8 || v == 0 || math.IsNaN(v) || math.IsInf(v, 0) {
		return bitsOf(v, s)
	}
	exact := func(v float64) *big.Float { return new(big.Float).SetPrec(1000).SetFloat64(v) }
	p := exact(x[0])
	f, _ := p.Mul(p, exact(x[1])).Add(p, exact(x[2])).Float32()
	return uint64(math.Float32bits(f))
}

// ofSigned rounds an integer once.
func ofSigned(a []uint64, from, to *Sort) uint64 {
	n := signed(a[0], from.Width)
	if to.Exp == 8 {
		return uint64(math.Float32bits(float32(n)))
	}
	return math.Float64bits(float64(n))
}

// toSigned is 0 where the integer is beyond the width, or there is none: SMT-LIB leaves
// open what it is.
func toSigned(a []uint64, from, to *Sort) uint64 {
	v := numberOf(a[0], from)
	if !isInRange(v, to.Width) {
		return 0
	}
	return uint64(int64(v)) & mask(to.Width)
}

// isInRange reports whether a number without its fraction is a signed integer of w bits.
func isInRange(v float64, w int) bool {
	end := math.Ldexp(1, w-1)
	return math.Trunc(v) >= -end && math.Trunc(v) < end
}

func sum(x []float64) float64        { return x[0] + x[1] }
func difference(x []float64) float64 { return x[0] - x[1] }
func product(x []float64) float64    { return x[0] * x[1] }
func quotient(x []float64) float64   { return x[0] / x[1] }
func same(x []float64) float64       { return x[0] }
func minus(x []float64) float64      { return -x[0] }
func equal(x []float64) bool         { return x[0] == x[1] }
func less(x []float64) bool          { return x[0] < x[1] }
func isAtMost(x []float64) bool      { return x[0] <= x[1] }
func isNaN(x []float64) bool         { return x[0] != x[0] }

// unary makes a function of the package math one of operands.
func unary(f func(float64) float64) func([]float64) float64 {
	return func(x []float64) float64 { return f(x[0]) }
}

// floating evaluates an operator of the theory whose arguments have values.
func floating(t *Term, arg func(int) *Value) Value {
	bits := make([]uint64, len(t.Args))
	for i := range bits {
		bits[i] = arg(i).Bits
	}
	return Value{Sort: t.Sort, Bits: ops[t.Op].float(bits, t.Args[0].Sort, t.Sort)}
}

// isFloating tells the operators of the theory of floating point.
func (op Op) isFloating() bool { return op >= OpFPOfBits && op <= OpFPToSigned }
