/** Object and interfaces of the library as types of what exists before the call. */
public class Objects {
    static class Point2D {
        int x;

        @Override
        public boolean equals(Object o) {
            return o instanceof Point2D && ((Point2D) o).x == x;
        }
    }

    static class Point3D extends Point2D {
        int z;

        @Override
        public boolean equals(Object o) {
            return o instanceof Point3D && super.equals(o) && ((Point3D) o).z == z;
        }
    }

    static class Plain implements Comparable<Plain> {
        int v;

        @Override
        public int compareTo(Plain o) {
            return v < o.v ? -1 : v > o.v ? 1 : 0;
        }
    }

    static class Never {
        int n;
        //@ invariant n != n;

        @Override
        public boolean equals(Object o) {
            return false;
        }
    }

    Object held;
    Object[] many;

    // EXPECT violated assert bits=2 objects=1 array-length=1
    static void equalsTester(Object a, Object b) {
        if (a.equals(b)) {
            assert b.equals(a);
        }
    }

    // EXPECT holds bits=2 objects=1 array-length=1
    static void reflexive(Object a) {
        assert a.equals(a);
    }

    // EXPECT violated assert bits=2 objects=2 array-length=1
    static void equalIsTheSame(Object a, Object b) {
        if (a.equals(b)) {
            assert a == b;
        }
    }

    // EXPECT violated null bits=2 objects=1 array-length=1
    static boolean mayBeNull(/*@ nullable @*/ Object a) {
        return a.equals(null);
    }

    // EXPECT holds bits=2 objects=1 array-length=1
    //@ ensures !\result;
    static boolean noneIsNull(Object a) {
        return a.equals(null);
    }

    // EXPECT violated postcondition bits=2 objects=1 array-length=1
    //@ ensures \result;
    static boolean severalClasses(Object a) {
        return a instanceof Point2D;
    }

    // EXPECT holds bits=2 objects=1 array-length=1
    //@ ensures \result;
    static boolean noneWithAnInvariantThatNoneHas(Object a) {
        return !(a instanceof Never);
    }

    // EXPECT holds bits=2 objects=1 array-length=1
    //@ ensures \result;
    static boolean noText(Object a) {
        return !(a instanceof Throwable);
    }

    // EXPECT violated cast bits=2 objects=1 array-length=1
    static int cast(Object a) {
        return ((Point3D) a).z;
    }

    // EXPECT holds bits=2 objects=1 array-length=1
    //@ ensures \result == ((Plain) a).v;
    static int comparable(Comparable<Plain> a) {
        return ((Plain) a).v;
    }

    // EXPECT holds bits=2 objects=1 array-length=2
    //@ requires many != null && many.length == 1 && held != null && many[0] == held;
    //@ ensures \result;
    boolean inAnArray() {
        return held == many[0];
    }

    // EXPECT violated postcondition bits=2 objects=1 array-length=1
    //@ requires many != null && many.length == 1 && many[0] != null && held != null;
    //@ ensures \result ==> held == many[0];
    boolean elementsAreEqual() {
        return held.equals(many[0]);
    }

    // EXPECT violated array-store bits=2 objects=1 array-length=1
    //@ requires many != null && many.length == 1;
    //@ assignable many[*];
    void store(Object a) {
        many[0] = a;
    }

    // EXPECT violated assert bits=2 objects=1 array-length=1
    static void made(Object a) {
        Object b = new Point2D();
        assert !a.equals(b);
    }

    // EXPECT violated assert bits=2 objects=1 array-length=1
    static void createdInCodeMayBeThere(Object a) {
        RuntimeException e = new IllegalStateException();
        assert !(a instanceof IllegalStateException);
    }

    // EXPECT holds bits=2 objects=1 array-length=1
    static void notCreated(Object a) {
        RuntimeException e = new IllegalStateException();
        assert !(a instanceof IllegalArgumentException);
    }

    // EXPECT holds bits=2 objects=1 array-length=1
    static void hashStays(Plain a) {
        int h = a.hashCode();
        assert h == a.hashCode();
    }

    // EXPECT violated assert bits=2 objects=2 array-length=1
    static void hashesDiffer(Plain a, Plain b) {
        assert a.hashCode() == b.hashCode();
    }

    // EXPECT violated assert bits=2 objects=2 array-length=1
    static void hashesAgree(Plain a, Plain b) {
        if (a != b) {
            assert a.hashCode() != b.hashCode();
        }
    }

    // EXPECT violated assert bits=2 objects=1 array-length=1
    static void hashOfANewObject() {
        assert new Plain().hashCode() == 0;
    }

    // EXPECT violated postcondition bits=2 objects=1 array-length=1
    //@ ensures \result;
    static boolean hashesOfNewObjects() {
        Plain a = new Plain();
        Plain b = new Plain();
        return a.hashCode() == b.hashCode();
    }

    // EXPECT holds bits=2 objects=1 array-length=1
    static void hashOfANewObjectStays() {
        Plain a = new Plain();
        int h = a.hashCode();
        a.v = h + 1;
        assert h == a.hashCode() && h == System.identityHashCode(a);
    }

    // EXPECT violated assert bits=2 objects=1 array-length=1
    static void identityIsNoOverridingHash(Hashed a) {
        assert System.identityHashCode(a) == a.hashCode();
    }

    // EXPECT holds bits=2 objects=1 array-length=1
    //@ ensures \result == 0;
    static int identityOfNull() {
        return System.identityHashCode(null);
    }

    static class Hashed {
        @Override
        public int hashCode() {
            return 1;
        }
    }

    //@ assignable \everything;
    //@ ensures true;
    static void anything(Plain a) {
        a.v = 0;
    }

    // EXPECT holds bits=2 objects=1 array-length=1
    static void hashStaysOverACall(Plain a) {
        int h = a.hashCode();
        anything(a);
        assert h == a.hashCode();
    }

    // EXPECT holds bits=8 objects=1 array-length=1 unwind=20
    static void textOfAnObject() {
        Plain a = new Plain();
        String s = a.toString();
        assert s.startsWith("Objects$Plain@") && s.equals("" + a);
    }

    // EXPECT violated assert bits=8 objects=1 array-length=1 unwind=20
    static void textOfTwoObjects() {
        assert new Plain().toString().equals(new Plain().toString());
    }
}
