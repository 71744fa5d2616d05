// Package core is the closed language that the later stages read: the typed tree
// without its sugar. Every node has its type, the member that it names, and the
// conversions that Java applies, so that nobody behind it looks at the tables of
// types; and its origin in the tree, which is compared but not read. The kinds of
// nodes are the types in expr.go, stmt.go and spec.go, and no others.
//
// The method
//
//	//@ requires n >= 0;
//	static long sum(int n) { long s = 0; for (int i = 1; i <= n; i++) s += i; return s; }
//
// is, as Program.Fprint prints it,
//
//	core A.sum(int): long
//	param int n
//	case
//	  requires (n >= 0)
//	let long s = long(0)
//	loop while (i <= n)
//	  first
//	    let int i = 1
//	  s += long(i)
//	  update i++
//	return s
//
// Gone are parentheses, simple names of fields, names of types in front of members,
// constant expressions, labels on jumps, the forms of loops, statements that say
// nothing, constructor calls and initialisers that stand elsewhere (Body). Not
// changed are the order of evaluation, compound assignment, short circuits, the
// ways of exceptions, dispatch, frames and quantifiers: there cfg and replay, which
// both read core, check each other.
//
// A construct without translation is an Unsupported node. Whoever comes to it
// refuses; code that is not reached may hold some.
//
// Program lowers what it is asked for; Check panics on a node that breaks what is
// promised here.
package core
