// Package sat decides scripts without arrays and quantifiers (QF_BV) by SAT.
//
//	smtlib.Script
//	    │ Blaster     bits of terms: rules, one for each operator; words that are
//	    │             only compared have their order instead
//	    ▼
//	Circuit           and, xor, mux and majority gates; equal gates are one
//	    │ Clauses     by polarity; chains of multiplexers need no inner variables
//	    ▼
//	CNF ───────────── DIMACS ──▶ cadical, minisat, kissat (programs on PATH)
//	    │                                      │ answer, DRAT proof
//	    │ reduce      unit propagation         ▼
//	    ▼                              clauses and proof checked
//	gophersat (in process)                     │
//	                                           ▼
//	                           smtlib.Model, or the assumptions of a core
//
// "auto" is gophersat with a bounded effort where there are few clauses, then a
// race of the two best programs on the same clauses.
//
// Every step keeps satisfiability and the values of the script's constants: a
// model of the clauses, read back through the map from constants to variables,
// is a model of the script. Every model is checked against the clauses; with
// NewCertified, every unsat is answered with a proof that package solve/sat/drat has
// checked against the clauses. That these say what the script says is what the
// tests of this package are about.
//
// For x, y : (_ BitVec 2) and (assert (bvult x y)), the circuit is
//
//	g1 = !x0 & y0
//	g2 = majority of !x1, y1, g1          asserted
//
// and WriteCNF prints (see the example)
//
//	c x bit 0 = 5
//	c x bit 1 = 2
//	c y bit 0 = 6
//	c y bit 1 = 3
//	p cnf 6 6
//	1 0                 g2
//	-1 -2 3 0           g2 implies two of three
//	-1 3 4 0
//	-1 4 -2 0
//	-4 -5 0             g1 implies both
//	-4 6 0
//
// Nothing says what the negations imply: the formula does not use them.
package sat
