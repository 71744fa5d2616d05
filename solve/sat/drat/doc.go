// Package drat checks proofs that a formula in conjunctive normal form is
// unsatisfiable. It knows no solver and imports nothing of this project: it is
// what a certified verdict rests on.
//
// A proof is a sequence of lemmas and deletions in the format DRAT (Wetzler,
// Heule and Hunt 2014). Each lemma must follow from the clauses before it by
// reverse unit propagation (RUP: the negation of all its literals propagates to
// a conflict), or be a resolution asymmetric tautology on its first literal
// (RAT: each resolvent on that literal follows by RUP), which keeps
// satisfiability. The proof is accepted when unit propagation finds a conflict.
//
//	formula              proof      why
//	 1  2 0               1 0       RUP: -1 gives 2 and -2
//	 1 -2 0               0         1 gives 2 and -2
//	-1  2 0
//	-1 -2 0
//
// The check goes forward and holds only what the proof has not deleted. A
// deletion of a clause that a literal without assumptions rests on is not
// carried out, nor is one of a clause that is not there: both leave more
// clauses to be satisfied, which is sound.
package drat
