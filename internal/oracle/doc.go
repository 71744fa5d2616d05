// Package oracle decides small methods by brute force: it executes the method
// with package replay on every pre-state within bounds and evaluates the
// contract. It shares nothing with the computation graph, the encodings and
// the solvers, so that their verdicts can be compared with its own.
//
//	/*@ requires x >= 0; ensures \result > x; @*/
//	static int next(int x) { return x + 1; }
//
//	Exhaust(world, next, at 2 bits)
//	    x = 0   \result = 1    keeps the contract
//	    x = 1   \result = -2   violates the postcondition
//	    x = -1, -2             not admitted
//	Verdict{Word: "violated", Kinds: [postcondition], States: 4, Admitted: 2}
//
// Pre-states are completed lazily (the decision tree of Korat: Boyapati,
// Khurshid, Marinov, ISSTA 2002): a location gets its value when the execution
// or a specification first reads it, and every value is tried in turn. A run
// that never reads a location stands for all its values, since nothing can
// depend on them.
//
// Symmetry: a reference that is chosen ranges over null, the objects that the
// run has met, and for each class one object that it has not met. Objects not
// met have no value in any location yet and stand in none, so any two of one
// class are exchanged by an automorphism of the partial state: what the others
// would lead to is isomorphic, and neither execution nor contracts tell
// isomorphic states apart.
package oracle
