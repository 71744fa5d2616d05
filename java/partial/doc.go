// Package partial tells what classes declare that are found nowhere, by how a program uses them: partial
// program analysis (Dagenais, Hendren: Enabling static analysis for partial Java programs, OOPSLA 2008). Of
//
//	import com.acme.Lib;
//
//	int total(Lib lib) { int s = lib.price(3); lib.log("x" + s); return s; }
//
// it makes
//
//	package com.acme;
//
//	public abstract class Lib {
//	  public int price(int p0);
//	  public void log(java.lang.String p0);
//	}
//
// The program compiles with the true class, so that a value has a type that its place takes: what is assigned
// to an int is an int, or is converted to one. A result has the type that all places take where there is one.
// A member whose type the program does not tell is left out, and code that needs it is refused. Bodies are not
// made: what such a method does is an unknown call.
//
// The files are read, and nothing is resolved: it comes before types.
package partial
