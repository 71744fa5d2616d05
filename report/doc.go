// Package report turns what was found into words: the verdicts and their exit
// codes, one JSON document, and text for people.
//
//	List.java:29:17: violated: postcondition !\reach(head, Node, next).has(n) after remove(Node#1)
//	      //@ ensures !\reach(head, Node, next).has(n);
//	                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ is false
//	  before
//	  …
//	List.java:40:9: holds: List.size(); cut off at line 42: --unwind 8
//
//	violated:
//	  List.java:31:10: List.remove(Node)
//	2 methods: 1 holds, 1 violated, 0 timeout; 0.3 s; bits 32, objects 3, …
//
// A Document is plain data: verify fills it, WriteJSON and WriteText print it, and
// Text prints its results one by one, as they come. Both carry the same. The
// Headline of a result is its first line, for whoever prints results in another
// form; its Remedies are what to do about it. Nothing here depends on time, maps'
// order or the machine except the seconds that were measured.
package report
