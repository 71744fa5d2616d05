// Package depend tells what the check of a method may rest on in the text of a
// program, so that the methods can be found that a change concerns.
//
// A program is split into units and the rest. A unit is the declaration, with its
// contract, of a method that has a body: it matters to others only through its name.
// The rest, with fields, initialisers, constructors, invariants, abstract methods and
// the headers of classes, is what every method rests on. From the rest and from a
// method's own unit all units are reached whose name stands in a text that is reached,
// whatever it means there:
//
//	class A {
//	    int f() { return g(); }     // f rests on f, g and h
//	    int g() { return B.h(1); }
//	}
//	class B {
//	    static int h(int n) { return n; }
//	    int i() { return 0; }       // and not on i
//	}
//
// What may be called without its name standing in the program counts as rest: methods
// of classes that extend what is not of the program, those that Java calls by itself,
// and methods with lambdas or classes in them, whose objects may be anywhere. So the
// set is too large rather than too small.
package depend
