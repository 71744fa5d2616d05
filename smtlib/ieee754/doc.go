// Package ieee754 computes with floating-point numbers as terms over
// bit-vectors: every operation of IEEE 754-2008 that Java's float and double
// need, so that any encoding and any backend for bit-vectors has them. It knows
// no Java and no solver.
//
// A number is a term of 1+Exp+Frac bits in the interchange format of IEEE 754:
// sign, biased exponent, fraction. A NaN that an operation makes is the
// canonical one (sign 0, quiet bit alone); one that it is given is a NaN
// whatever its bits. Rounding is to nearest, ties to even, the only one that
// Java has (JLS 15.4). For
//
//	a := ieee754.New(b, ieee754.Float)
//	x, y := b.Const("x", a.Sort()), b.Const("y", a.Sort())
//	sum := a.Add(x, y)
//
// sum has 32 bits and, under a model that gives x the bits of 1.5 (#x3fc00000)
// and y those of 0.25 (#x3e800000), the bits of 1.75 (#x3fe00000).
//
// An operation unpacks its operands (unpack.go), computes exactly or with a
// sticky bit for what lies beyond the guard bits, and rounds once (round.go).
// Each is tested against a reference in exact rational arithmetic over all pairs
// of numbers of tiny formats, against the processor's own arithmetic in the
// formats of Java, and against Z3's theory of floating point.
package ieee754
