// Package encode turns a computation graph into satisfiability questions: one
// smtlib.Script for each Goal, and terms that lead from a solver's model back
// to Java (DESIGN section 6; InspectJ section III). A script is satisfiable iff
// the graph has an execution within its bounds as the goal says.
//
// Two methods share control flow (control.go), the translation of expressions
// (trans.go) and the reading of goals (goal.go). They differ in how memory is
// modelled, which is what the interface memory says: quantified keeps fields as
// arrays and JML's quantifiers as quantifiers, ground has a scalar for every
// field of every object.
//
//	n0 -> n1  assume x < 0                  (assert (or !edge_0_1 !edge_0_2))
//	n0 -> n2  assume !(x < 0)               (assert (=> !edge_0_1 (bvslt x@0 0)))
//	n1 -> n2  x@1 := -x@0                   (assert (=> !edge_0_1 !edge_1_2))
//	n2 -> exit  violation when !(x >= 0)    (assert (=> !edge_1_2 (= x@1 (bvneg x@0))))
//	                                        (assert (=> !edge_0_2 (= x@1 x@0)))
//	                                        (assert (=> !edge_2_3 (not (bvsle 0 x@1))))
//
// Booleans are Bool, an integral type is a bit-vector of Bounds.Width bits, a
// reference of a cfg.Sort is a bit-vector of ceil(log2(Size+1)) bits (at least
// one) in which 0 is null. A version of a component is a constant named after
// it: x@1, Node.next@2.
package encode
