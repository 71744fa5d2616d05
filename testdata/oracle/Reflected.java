import java.lang.reflect.Array;

/** Calls that ask a class at run time what to make. */
class Reflected {
    static class A {
    }

    static class B extends A {
    }

    enum Op {
        PLUS {
        },
        MINUS
    }

    // EXPECT holds bits=3 array-length=2
    //@ requires n == 2;
    //@ ensures \result.length == n && \result[0] == 0;
    static int[] made(int n) {
        return (int[]) Array.newInstance(int.class, n);
    }

    // EXPECT violated array-length bits=3 array-length=2
    static void madeOfAny(int n) {
        Object o = Array.newInstance(A.class, n);
    }

    // EXPECT violated cast bits=3 array-length=2
    static void madeAnother() {
        Object o = Array.newInstance(B.class, 1);
        A[] above = (A[]) o;
        int[] numbers = (int[]) o;
    }

    // EXPECT holds bits=3 array-length=2
    //@ requires 0 <= n && n < 3;
    static void like(A[] a, int n) {
        Object[] b = (Object[]) Array.newInstance(a.getClass().getComponentType(), n);
        assert b != a && b.length == n && b.getClass() == a.getClass() && Array.getLength(b) == n;
    }

    // EXPECT violated array-length bits=3 array-length=2
    static void likeOfAny(A[] a, int n) {
        Object[] b = (Object[]) Array.newInstance(a.getClass().getComponentType(), n);
    }

    // EXPECT violated array-store bits=3 array-length=1
    static void likeStored(A[] a) {
        Object[] b = (Object[]) Array.newInstance(a.getClass().getComponentType(), 1);
        b[0] = new A();
    }

    // EXPECT violated null bits=3 array-length=1
    //@ requires a == null;
    static void likeNone(/*@ nullable @*/ A[] a) {
        Object[] b = (Object[]) Array.newInstance(a.getClass().getComponentType(), -1);
    }

    // EXPECT holds bits=3 array-length=2
    static void constants() {
        Op[] all = Op.class.getEnumConstants();
        all[0] = null;
        assert Op.class.getEnumConstants()[0] == Op.PLUS && all[1] == Op.MINUS && A.class.getEnumConstants() == null;
    }

    // EXPECT holds bits=3
    static void declared(Op o) {
        assert o.getDeclaringClass() == Op.class;
    }

    // EXPECT violated assert bits=3
    static void declaredNot(Op o) {
        assert o.getDeclaringClass() == o.getClass();
    }

    // EXPECT violated assert bits=3
    static void asserts() {
        assert !String.class.desiredAssertionStatus() && !Reflected[].class.desiredAssertionStatus();
    }
}
