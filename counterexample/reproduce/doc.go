// Package reproduce turns a counterexample into a Java program that anyone can
// run: it builds the pre-state, calls the method and checks what was broken. It
// also compiles and runs such programs, which is how the JVM confirms what the
// solver found and the interpreter predicted.
//
//	class Cell { private int v;
//	    //@ ensures v == x;
//	    void put(int x) { if (x > 0) v = x; } }
//
// For the pre-state this = Cell#1 {v = 1}, x = 0 the program consists of
//
//	object("Cell#1", "Cell");                        // before(): without a constructor
//	set("Cell#1", "Cell", "v", 1);
//	self = the("Cell#1");
//	arguments = new Object[] {0};
//	invoke("Cell", "put", "int");                    // call(): by reflection
//	returns();                                       // predicted(): what the interpreter foresees
//	after("Cell#1", "Cell", "v", 1);
//	return (((int) get(self, "Cell", "v")) == x);    // specification(): the clause in Java
//
// It is a subclass of inspect.Reproducer (java/Reproducer.java), which stands once in
// a folder of programs, in the package of the class under test. Classes are named in
// strings only, so programs compile without the user's sources; they need nothing
// but a JDK of version MinVersion. The JUnit test of the same counterexample is
// shorter: it leaves out the prediction.
//
//	jdk, err := reproduce.Find(ctx, os.LookupEnv)
//	p, err   := reproduce.New(&reproduce.Case{…}, name)
//	seen, err := jdk.Run(ctx, []reproduce.Job{{Program: p, Group: reproduce.Group{Files: files}}}, limits)
//	seen[0].Status     confirmed
//	seen[0].Summary()  postcondition false, same post-state
//
// A clause without translation to Java is not guessed at: then the prediction,
// outcome and every field, is all that is compared. What happens inside the call
// (JML assertions, loop invariants, preconditions of callees) the JVM cannot
// see: such a program says so, and is never confirmed. Programs run at Java's
// widths, whatever the width at which the counterexample was found.
package reproduce
