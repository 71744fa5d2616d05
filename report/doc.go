// Package report turns what was found into words: the verdicts and their exit
// codes, one JSON document, and text for people.
//
//	List.remove(Node) violated (List.java:31)
//	  bounds: bits 32, objects 3, array length 4, unwind 4, recursion 3
//	  postcondition broken, List.java:29:17: !\reach(head, Node, next).has(n)
//	  …
//
// A Document is plain data: verify fills it, WriteJSON and WriteText print it.
// Both carry the same. Nothing here depends on time, maps' order or the machine
// except the seconds that were measured.
package report
