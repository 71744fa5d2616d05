// Package specfile joins a Java file with the .jml file of its specifications.
//
//	// List.java                       // List.jml
//	class List {                       class List {
//	    int size;                          /*@ spec_public @*/ int size;
//	    void add(int x) { size++; }        //@ ensures size == \old(size) + 1;
//	}                                      void add(int e);
//	                                   }
//
// is the tree of
//
//	class List {
//	    /*@ spec_public @*/ int size;
//	    //@ ensures size == \old(size) + 1;
//	    void add(int x) { size++; }
//	}
//
// as the JML Reference Manual says: with a specification file the class's specifications
// are those of that file alone, and what annotations of the Java file say outside of
// method bodies is not read. Neither tree is changed; every node keeps the place where it
// was written.
package specfile
