// Package scope tells to which classes of a program code can come. The text of a class names others, whose
// text names others again; there is no object of a class that none of them names. So a call in
//
//	class Tree { List<Tree> children; void add(Tree t) { children.add(t); } }
//
// is none of a method add of
//
//	class Queue implements Iterable<Integer> { void add(int n) { … } }
//
// of which Tree knows nothing. This is class hierarchy analysis (Dean, Grove, Chambers: Optimization of
// object-oriented programs using static class hierarchy analysis, ECOOP 1995), with the hierarchy cut down to
// classes that are named, as rapid type analysis cuts it down to those that are instantiated (Bacon, Sweeney:
// Fast static analysis of C++ virtual function calls, OOPSLA 1996). It goes by whole top-level classes, and
// by their text, so that nothing has to be resolved for it.
package scope
