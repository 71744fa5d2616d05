// Package fuzz compares three readers of Java on random programs: the JVM, the
// interpreter (package replay), and the whole of `inspect check`; and readers of
// JML on random contracts.
//
// A Program is one compilation unit, drawn by rapid so that it shrinks: classes
// with inheritance, hidden fields, overriding, interfaces and initialisers;
// methods of every statement and operator that `inspect` understands; a
// pre-state with aliasing and cycles; and one call. Loops and recursion burn
// fuel, so that it ends.
//
//	package p7;                               JVM          replay
//	class C0 { int f0; … }                    setup();     pre-state as data
//	class Main {                              call()       call of C0.m1 on it
//	    static C0 o0;                            |            |
//	    static void setup() {                    v            v
//	        o0 = new C0(); o0.f0 = 3; }       return 4     return 4
//	    static int call() {                   Main.o0 #1   Main.o0 #1
//	        return o0.m1((byte) 1); }         #1 C0 f0=9   #1 C0 f0=9
//	}
//
// The text at the bottom is the observation: how the call ended and the heap
// that the static fields reach, numbered breadth first. Two readers agree when
// their observations are equal.
//
// The core of a program (package core), printed as Java, must have the program's own
// observation: both are compiled and run.
//
// Facts turns an observation into JML (Main.o0.f0 == 9, …) and so into a
// contract that the program keeps, and, with one fact changed, into one that it
// breaks: what `inspect check` must then call holds and violated.
//
// Annotations are random contracts: a few classes with invariants, constraints,
// overriding and specification inheritance, and methods with contracts over the
// heap. They are small enough for exhaustive execution (package oracle), which
// every encoding and every setting of it must agree with.
//
//	class C0 { C0 f0; //@ invariant f0 != this;      exhaustive execution
//	    //@ ensures \reach(a0, C0, f0).has(this);         |  violated
//	    void m(C0 a0) { a0.f0 = this.f0; } }             v
//	                                        ground = plain = … = quantified
//
// Calls by contract are judged by what they are for: a class with a method that
// keeps its contract, by exhaustive execution, and a caller; when the caller holds
// by that contract, no execution of it breaks anything (TestModular).
//
// Classes are a few random classes with private state (TestCallsOnJVM). What is said of their
// methods after up to k calls is compared with 10,000 random sequences of calls on a JVM: what
// holds never fails, nor what is needed where that is kept, and the calls shown fail as they are
// said to.
//
//	class A { private int n; private int[] cells; private A next; private static int made; … }
//
// A Server is one JVM for any number of programs; it compiles them in memory.
package fuzz
