import java.util.Comparator;
import java.util.function.Supplier;

/** What the types of several inputs say together: a type variable stands for one type in a call. */
class OneType {
    static class A implements Comparable<A> { int v; public int compareTo(A o) { return v < o.v ? -1 : v > o.v ? 1 : 0; } }
    static class B implements Comparable<B> { public int compareTo(B o) { return 0; } }
    static class Below extends A { }
    static class Raw implements Comparable { public int compareTo(Object o) { return 1; } }
    enum C { X, Y }
    enum D { P }
    static class OfA implements Comparator<A> { public int compare(A x, A y) { return x.compareTo(y); } }
    static class OfB implements Comparator<B> { public int compare(B x, B y) { return 1; } }
    static class Turned<U> implements Comparator<U> {
        Comparator<U> in;
        public int compare(U x, U y) { return in instanceof Turned ? 0 : in.compare(y, x); }
    }
    static class Made implements Supplier<A> { A a; public A get() { return a; } }
    static class Pair<T extends Comparable<T>> { /*@ nullable @*/ T a; /*@ nullable @*/ T b; }
    static class Heap<T> { T[] items; Comparator<? super T> order; }

    // EXPECT holds bits=2 objects=1 Raw=0
    static <T extends Comparable<T>> void two(T a, T b) { a.compareTo(b); }
    // EXPECT violated assert bits=2 objects=1 Raw=0 Below=0
    static <T extends Comparable<T>> void twoOfB(T a, T b) { assert (Object) a instanceof A || a.compareTo(b) != 0; }
    // EXPECT violated assert bits=2 objects=1 B=0 Below=0
    static <T extends Comparable<T>> void raw(T a, T b) { assert a.compareTo(b) <= 0; }
    // EXPECT holds bits=2 objects=1 Raw=0
    static <T extends Comparable<? super T>> void above(T a, T b) { b.compareTo(a); }
    // EXPECT violated assert bits=2 objects=1 Raw=0 B=0
    static <T extends Comparable<? super T>> void mixed(T a, T b) { assert (Object) a instanceof Below == (Object) b instanceof Below; }
    // EXPECT violated cast bits=2 objects=1 Raw=0 Below=0
    static void another(Comparable<?> a, Comparable<?> b) { ((Comparable<Object>) a).compareTo(b); }
    // EXPECT holds bits=2 objects=1 Raw=0 Below=0 array-length=2
    static <T extends Comparable<T>> void elements(T[] a, T b) { for (T x : a) if (x != null) b.compareTo(x); }
    // EXPECT violated array-store bits=2 objects=1 Raw=0 B=0 array-length=1
    static <T extends Comparable<T>> void stored(T[] a, T b) { if (a.length > 0) a[0] = b; }
    // EXPECT holds bits=2 objects=1 Raw=0 Below=0 array-length=1
    static <T extends Comparable<T>> void storedOfOne(T[] a, T b) { if (a.length > 0) a[0] = b; }
    // EXPECT violated assert bits=2 objects=1 Raw=0 B=0 Below=0 Comparator=0 array-length=1
    static <T extends Comparable<T>> void erased(T[] a, T b) { assert a.length == 0 || a instanceof A[] || a instanceof C[] || a instanceof D[]; }
    // EXPECT holds bits=2 objects=0
    static <E extends Enum<E>> void constants(E a, E b) { a.compareTo(b); }
    // EXPECT violated assert bits=2 objects=0
    static <E extends Enum<E>> void order(E a, E b) { assert a.compareTo(b) == 0 || (Object) a instanceof D; }
    // EXPECT holds bits=2 objects=1 Raw=0 Below=0 B=0 Comparator=0
    static void ordered(Comparator<A> c, A a) { c.compare(a, a); }
    // EXPECT violated assert bits=2 objects=1 Raw=0 Below=0 OfA=0 Comparator=0
    static void orderedOfB(Comparator<B> c, B b) { assert c.compare(b, b) == 0; }
    // EXPECT holds bits=2 objects=1 Raw=0 Below=0 Turned=0 Comparator=0
    static <T> void orders(Comparator<? super T> c, T a) { c.compare(a, a); }
    // EXPECT violated cast bits=2 objects=1 Raw=0 Below=0 Turned=0 Comparator=0
    static <T> void ordersAny(Comparator<? super T> c, Object a) { ((Comparator<Object>) c).compare(a, a); }
    // EXPECT holds bits=2 objects=1 Raw=0 Below=0 Supplier=0
    static <T extends Comparable<T>> void given(Supplier<T> s, T b) { T a = s.get(); if (a != null) a.compareTo(b); }
    // EXPECT holds bits=2 objects=1 Raw=0 Below=0
    static void pair(Pair<?> p) { pairs(p); }
    private static <T extends Comparable<T>> void pairs(Pair<T> p) { if (p.a != null && p.b != null) p.a.compareTo(p.b); }
    // EXPECT violated cast bits=2 objects=1 Pair=2 Raw=0 Below=0
    static void pairsOfTwo(Pair<?> p, Pair<?> q) { if (p.a != null && q.a != null) ((Comparable<Object>) p.a).compareTo(q.a); }
    // EXPECT holds bits=2 objects=1 Raw=0 Below=0 B=0 Comparator=0 array-length=1
    static <T> void heap(Heap<T> h) { if (h.items.length > 0) h.order.compare(h.items[0], h.items[0]); }
    // EXPECT violated assert bits=2 objects=1 Raw=0 Below=0 Comparator=0 array-length=1
    static <T> void heapOfB(Heap<T> h) { if (h.items.length > 0) { int n = h.order.compare(h.items[0], h.items[0]); assert n == 0; } }
    // EXPECT violated cast bits=2 objects=1 Raw=0 Below=0 OfA=0 Comparator=0 array-length=1
    static void heapOf(Heap<A> h) { if (h.items.length > 0 && h.items instanceof A[]) h.items[0].compareTo(h.items[0]); }
}
