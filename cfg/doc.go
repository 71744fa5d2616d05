// Package cfg turns one method into an acyclic, unrolled, inlined computation
// graph (InspectJ III.A; Jalloy 3.4-3.8) with its state components, frame
// conditions and the properties to check.
//
// Nodes are control points, edges are an assumption or one update of one state
// component. There is one entry and one exit. Every way to end is an edge into
// the exit: a regular end, the violation of a property, or a cut-off where an
// unwinding bound ended the path. Whoever solves the graph asks whether an edge
// of a kind can be taken into the exit. The graph of
//
//	//@ ensures \result >= 0;
//	static int abs(int x) { if (x < 0) x = -x; return x; }
//
// at 8 bits, drawn and as Dump prints it:
//
//	n0 --x < 0--> n1 --x := -x--> n2 --\result := x--> n3 --> exit
//	 \-----------!(x < 0)--------/
//
//	graph A.abs(int) bits 8
//	input int x
//	n0
//	  -> n1   assume x@0 < 0
//	  -> n2   assume 0 <= x@0  frame x@1=@0
//	n1
//	  -> n2   x@1 := -x@0
//	n2
//	  -> n3   \result@1 := x@1
//	n3 normal end
//	  -> exit violation A.abs(int).postcondition.1 when \result@1 < 0
//	  -> exit end
//	property A.abs(int).postcondition.1 line 1: does not hold: ensures \result >= 0;
//
// Expressions are pure, hash-consed and unversioned: they read the state of the
// node at which their edge starts (At reads an earlier node's). All side
// effects, evaluation order, run-time checks, dispatch and specifications are
// already lowered, so encodings see neither Java nor JML.
//
// Build lowers in these steps, each in a file of its own:
//
//	scope      what the check can reach, so that types are known first
//	sorts      the division of objects into sorts and kinds
//	contract   assumptions at the entry, properties at the ends
//	builder    nodes, edges, components, and what is known along the way
//	lowering   what code and clauses have in common: pure expressions, sorts
//	lower      expressions (effects, call, object, callspec: calls by contract)
//	stmt       statements (control: jumps, exceptions; switch; annotation)
//	spec       JML to values that are defined or not (reach, pure: methods)
//	mk         hash-consed expressions (simplify: what facts decide)
//	versions   numbering, versions, frames
//
// A specification expression is lowered to its value, the condition under which
// it is defined, and the condition under which the expansion of pure methods
// stays within the bounds. What is assumed must be defined and true; what is
// checked is violated when it is undefined or false; what needs more than the
// bounds is cut off. Clauses of a kind are conjoined in order, so that a clause
// that is undefined counts only where the clauses before it hold.
//
// Decisions of the lowering that a reader of graphs may want to know:
// activations at one inlining depth never overlap and share their components;
// an argument that cannot change while the callee runs stands for the parameter;
// a call of a method that is one effect-free return is replaced by its value;
// run-time tests that the facts along the path decide are left out.
package cfg
