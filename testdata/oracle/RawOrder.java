/** What inputs say whose classes implement a raw Comparable: they compare with objects of the class that names it. */
class RawOrder {
    static class A implements Comparable { int v; public int compareTo(Object o) { A a = (A) o; return v < a.v ? -1 : v > a.v ? 1 : 0; } }
    static class B implements Comparable { public int compareTo(Object o) { B b = (B) o; return 0; } }
    static class Below extends A { }
    interface Keyed extends Comparable { }
    static class Key implements Keyed { public int compareTo(Object o) { return o instanceof Keyed ? 0 : 1; } }

    // EXPECT holds bits=2 objects=1 Key=0
    static <T extends Comparable<T>> void two(T a, T b) { a.compareTo(b); }
    // EXPECT violated assert bits=2 objects=1 A=2 Below=0 Key=0
    static <T extends Comparable<T>> void twoOfA(T a, T b) { assert a.compareTo(b) == 0; }
    // EXPECT violated cast bits=2 objects=1 Below=0 Key=0
    static void any(Comparable<?> a, Comparable<?> b) { ((Comparable<Object>) a).compareTo(b); }
    // EXPECT violated cast bits=2 objects=1 Below=0 Key=0
    static void raw(Comparable a, Comparable b) { a.compareTo(b); }
    // EXPECT holds bits=2 objects=1 Key=0
    static void ofA(Comparable<A> a, A b) { a.compareTo(b); }
    // EXPECT violated assert bits=2 objects=1 B=0 Key=0
    static void below(Comparable<A> a) { assert !(a instanceof Below); }
    // EXPECT holds bits=2 objects=1 B=0 A=0 Below=0
    static void key(Comparable<Keyed> a, Keyed b) { assert a.compareTo(b) == 0; }
    // EXPECT violated assert bits=2 objects=1 B=0 A=0 Below=0
    static void isKey(Comparable<Keyed> a) { assert !(a instanceof Key); }
    // EXPECT holds bits=2 objects=1 Key=0 Below=0 array-length=1
    static <T extends Comparable<T>> void elements(T[] a, T b) { for (T x : a) if (x != null) b.compareTo(x); }
}
