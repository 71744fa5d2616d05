// Package smtlib holds sorts, terms and scripts of SMT-LIB 2.6 over Booleans,
// bit-vectors, arrays, uninterpreted functions and quantifiers: it builds,
// simplifies, prints, reads and evaluates them. It knows no Java.
//
// A Builder owns hash-consed terms, so that equal structure is one pointer, and
// simplifies while it builds. The meaning of a term never changes by that: each
// rule stands in Rules and is proved by enumeration and by a solver in the
// tests. What an operator is called, takes and computes stands in one table,
// which the printer, the sort checker, the reader and the evaluator read.
//
// A Script is one satisfiability question. For
//
//	b := smtlib.NewBuilder()
//	x, y := b.Const("x", b.BitVec(8)), b.Const("y", b.BitVec(8))
//	sum := b.Add(x, y)
//	s := &smtlib.Script{B: b}
//	s.Assert(b.And(b.SLt(sum, x), b.Eq(b.Mul(sum, sum), y)), "an overflow")
//
// it prints
//
//	(set-info :smt-lib-version 2.6)
//	(set-logic QF_BV)
//	(declare-const x (_ BitVec 8))
//	(declare-const y (_ BitVec 8))
//	; an overflow
//	(assert (let ((?1 (bvadd x y)))
//	  (and (bvslt ?1 x) (= y (bvmul ?1 ?1)))))
//	(check-sat)
package smtlib
