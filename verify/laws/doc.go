// Package laws writes the laws of equals, hashCode, compareTo and compare as Java: a
// driver for each class that overrides one of them, whose methods assert one law each
// of arbitrary objects (Dennis, Chang, Jackson: Modular Verification of Code with SAT,
// section 4.2.1; the laws are those that java.lang.Object, Comparable and
// java.util.Comparator state). To check the laws of a class is to check its driver.
//
//	class Point { … public boolean equals(Object o) { … } }
//
// has the driver
//
//	interface PointContracts {
//	    static void reflexive(Point a) { … assert a.equals(a) : "…"; }
//	    static void symmetric(Point a, Object b) { … }
//	    …
//	}
//
// A driver is an interface, so that no object is of it.
package laws
