// Package replay executes core on a concrete state and evaluates contracts on it.
// It shares nothing with the computation graph and its encodings, so that it can
// disagree with them: it confirms counterexamples, and it is the oracle of the
// exhaustive tests.
//
//	/*@ ensures \result >= 0; @*/
//	static int abs(int x) { return x < 0 ? -x : x; }
//
// On the pre-state x = -8 at 4 bits:
//
//	m := replay.New(world, replay.Config{Bounds: bounds.Bounds{Bits: 4}})
//	o, err := m.Check(abs, &heap.State{Roots: …x = -8…})
//
//	o.Admitted   true: no precondition excludes it
//	o.Steps      line 2
//	o.Result     -8
//	o.Violation  postcondition at `\result >= 0`
//	             \result >= 0 is false where \result = -8
//
// Methods and clauses are compiled to closures on first use (compile.go); a
// Java exception, a bound that ends the execution, a failing assertion and a
// failing assumption travel as panics of their own types (signal.go), which
// Check recovers. Any other panic is a fault of this package.
//
// Semantics: DESIGN section 4. Integers are computed at the widths that
// Config.Bits gives; loops, recursion and array lengths are cut off where the
// bounds of Config end. A method called from code is executed, never replaced
// by its contract, and nothing of its contract is checked. An exception inside
// a specification expression makes it undefined: false when assumed, violated
// when checked. A quantifier is undefined when an instance of it is.
package replay
