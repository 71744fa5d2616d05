// Package parse reads Java 17 and JML into the tree of package ast.
//
// A participle grammar (struct tags in grammar_decl.go, grammar_stmt.go and
// grammar_jml.go) has the declarations, statements and clauses; expressions
// and types are productions written by hand, and what Java's grammar decides
// by more than one token of lookahead is dispatched in Go (look.go). The
// productions are turned into the tree at once: no type of participle leaves
// the package.
//
// An annotation (//@ … or /*@ … @*/) is no token of the Java text. All
// annotations in front of one Java token are a group. The group is read as one
// text, by its own run of the same grammar, when a production first comes upon
// it: a bad annotation is a diagnostic of its own and leaves the Java parse
// alone. What is read is handed to whoever can take it:
//
//	//@ invariant x > 0;              a member of the class
//	/*@ requires n > 0;
//	  @ ensures \result > n; @*/      the method's MethodSpec
//	public /*@ pure @*/ int f(int n)  one of its Modifiers
//
// and what nobody takes is an error (misplaced-jml), never dropped. Comments
// whose @ is followed at once by a capitalised word that is no slip of a word
// of JML, such as //@Override, are Java annotations that were commented out.
// What looks like a clause in a comment that is no annotation, such as
// /* @ ensures x; */, is a warning.
// A comment that begins with //@ nowarn suppresses findings; it is kept beside
// the tree.
// Text under a positive key, as in //+ESC@, is a comment; under a negative one,
// as in //-RAC@, an annotation.
//
// For instance
//
//	class A {
//	    //@ ensures \result >= 0 && 0 <= x <= \result;
//	    /*@ pure @*/ int f(int x) { return x < 0 ? -x : x; }
//	}
//
// is
//
//	File jml specified
//	  ClassDecl class A
//	    MethodDecl [pure] f
//	      MethodSpec
//	        SpecCase
//	          Clause ensures ensures
//	            Binary &&
//	              Binary >=
//	                Result
//	                Literal int 0
//	              Chain (<= | <=)
//	                Literal int 0
//	                Ident x
//	                Result
//	      Type: PrimType int
//	      Param x
//	        Type: PrimType int
//	      Block
//	        Return
//	          Cond
//	            C: Binary <
//	              Ident x
//	              Literal int 0
//	            Unary -
//	              Ident x
//	            Ident x
//
// A syntax error names the furthest token that did not fit and what would
// have; a missing semicolon is reported where it belongs, behind the token
// before. Behind a bad statement or member parsing goes on; the tree then lacks
// the code of the method around it, or says that the class is not known
// (lost.go). A check behind the grammar (check.go) refuses what the productions
// accept and Java does not, as far as it shows without names and types: ranges
// of literals, targets of assignments, labels and jumps are for package types.
//
// Limits keep deep or endless nesting from exhausting the machine.
package parse
