// Package classfile reads compiled Java: class files as the Java Virtual Machine
// Specification (chapter 4) has them, and what holds them (folders, .jar, .jmod,
// and a JDK's lib/modules). It gives the declarations: names, generic signatures,
// checked exceptions, constants, annotations, member classes, record components
// and permitted subclasses. It reads no code, and it knows nothing of the rest of
// the project.
//
//	c, err := classfile.Parse(data)          // one class file
//	p, errs := classfile.OpenAll(paths)      // a class path
//	data, err := p.Find("java/util/Map$Entry")
//	text, err := classfile.Java(p, "java/util/Map")
//
// Names of classes are binary ones, as class files have them: java/util/Map$Entry.
//
// Java prints a top-level class with its member classes as Java source, which is
// also the dump of this package. Bodies are empty: whoever reads the text must not
// take them for what the methods do. A field of an interface must have a value in
// Java; where the class file has none, null stands for it. From
//
//	interface Shape { double TAU = 6.28; double area(); default int sides() { return 0; } }
//
// compiled, it gives
//
//	interface Shape {
//	  public static final double TAU = 6.28e+00d;
//	  double area();
//	  public default int sides() { }
//	}
//
// A class file may be corrupted: every read is checked, and gives an error.
package classfile
