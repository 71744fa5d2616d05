// Package ast is the closed, typed tree of Java 17 and JML. It knows no
// grammar library: parse builds it, types reads it, and nothing annotates it;
// what later stages find out stands in side tables keyed by node.
//
//	int get(int i) { return a[i]; }
//
// is
//
//	MethodDecl get
//	  Type: PrimType int
//	  Param i
//	    Type: PrimType int
//	  Block
//	    Return
//	      Index
//	        Ident a
//	        Ident i
//
// Every node gives its span. Walk visits, Fprint dumps.
package ast
