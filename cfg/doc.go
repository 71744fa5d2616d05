// Package cfg turns one method into an acyclic, unrolled, inlined computation
// graph (InspectJ III.A; Jalloy 3.4-3.8) with its state components, frame
// conditions and the properties to check.
//
// Nodes are control points, edges are an assumption or one update of one state
// component. There is one entry and one exit. Every way to end is an edge into
// the exit: a regular end, the violation of a property, or a cut-off where an
// unwinding bound ended the path. Whoever solves the graph asks whether an edge
// of a kind can be taken into the exit.
//
//	int abs(int x) { if (x < 0) x = -x; return x; }   // ensures \result >= 0
//
//	n0 -> n1  assume x < 0
//	n0 -> n2  assume !(x < 0)                 frame x@1 = x@0
//	n1 -> n2  x@1 := -x@0
//	n2 -> n3  \result@1 := x@1
//	n3 -> exit  violation abs.postcondition.1 when !(\result@1 >= 0)
//	n3 -> exit  end
//
// Expressions are pure, hash-consed and unversioned: they read the state of the
// node at which their edge starts (At reads an earlier node's). All side
// effects, evaluation order, run-time checks, dispatch and specifications are
// already lowered, so encodings see neither Java nor JML.
package cfg
