// Package source holds files, positions and diagnostics. It is the only
// formatter of `file:line:col` messages in the project, and it imports
// nothing of it.
//
// A Span is a half-open byte range of one File; everything that is reported to
// the user carries one:
//
//	List.java:12:9: error: cannot find the variable "nxt" [unresolved-name]
//	    p = p.nxt;
//	          ^~~
//	    remedy: did you mean "next"?
//
// A user's mistake is a Diagnostic. Our own mistake is a panic that `verify`
// catches once; a backend's mistake is an error.
package source
