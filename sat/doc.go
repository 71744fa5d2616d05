// Package sat decides scripts without arrays and quantifiers (QF_BV) by SAT: it
// bit-blasts terms to a circuit with structural hashing and constant
// propagation, turns the circuit into clauses (Tseitin with polarity), and gives
// them to a solver in process (gophersat) or to a program by DIMACS (cadical,
// kissat, minisat).
//
//	x, y : (_ BitVec 2),  (assert (bvult x y))
//
//	x = (v1 v2)  y = (v3 v4)            bits from the lowest
//	g1 = v1 ^ v3     not needed: the lowest bits differ only where y's is 1
//	g2 = !v1 & v3    bvult of the low bits
//	g3 = v2 ^ v4
//	g4 = g3 ? v4 : g2                   asserted
//
//	p cnf 7 9 …
//
// Every step keeps satisfiability and the values of the script's constants: a
// model of the clauses, read back through the map from constants to variables,
// is a model of the script.
package sat
