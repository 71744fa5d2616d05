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

    static <T, U> T[] copy(U[] a, int n, Class<? extends T[]> type) {
        return (T[]) Array.newInstance(type.getComponentType(), n);
    }

    // EXPECT holds bits=3 array-length=2
    //@ requires 0 <= n && n < 3;
    static void copied(A[] a, int n) {
        A[] b = copy(a, n, a.getClass());
        assert b != a && b.length == n && b.getClass() == a.getClass();
    }

    // EXPECT violated array-length bits=3 array-length=2
    static void copiedToAny(A[] a, int n) {
        copy(a, n, a.getClass());
    }

    // EXPECT violated array-store bits=3 array-length=1
    static void copiedStored(A[] a) {
        A[] b = copy(a, 1, a.getClass());
        b[0] = new A();
    }

    // EXPECT holds bits=3 array-length=1
    static void named(boolean above) {
        Class<?> c = above ? A.class : B.class;
        A[] b = (A[]) Array.newInstance(c, 1);
        assert b[0] == null && b.getClass() == (above ? A[].class : B[].class);
        b[0] = new B();
    }

    // EXPECT violated array-store bits=3 array-length=1
    static void namedStored(boolean above) {
        Class<?> c = above ? A.class : B.class;
        A[] b = (A[]) Array.newInstance(c, 1);
        Class<?> is = above ? A[].class : B[].class;
        b[0] = new A();
    }

    // EXPECT violated assert bits=3 array-length=1
    static void namedAnother(boolean above) {
        Class<?> c = above ? A.class : B.class;
        A[] b = (A[]) Array.newInstance(c, 1);
        assert b.getClass() == A[].class || b.getClass() != B[].class;
    }

    // EXPECT violated null bits=3 array-length=1
    static void ofNone() {
        Class<?> c = A.class.getComponentType();
        Object[] b = (Object[]) Array.newInstance(c, -1);
    }

    // EXPECT holds bits=3 array-length=2
    static void constants() {
        Op[] all = Op.class.getEnumConstants();
        all[0] = null;
        assert Op.class.getEnumConstants()[0] == Op.PLUS && all[1] == Op.MINUS && A.class.getEnumConstants() == null;
    }

    enum Sign { MINUS, NONE }

    enum Empty { }

    static <T extends Enum<T>> /*@ nullable @*/ T parse(Class<T> c, String s) {
        try {
            return Enum.valueOf(c, s);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    // EXPECT holds bits=8
    static void parsed() {
        assert parse(Op.class, "PLUS") == Op.PLUS && parse(Op.class, "MINUS") == Op.MINUS && parse(Sign.class, "MINUS") == Sign.MINUS;
        assert parse(Sign.class, "PLUS") == null && parse(Empty.class, "MINUS") == null && Empty.class.getEnumConstants().length == 0;
    }

    // EXPECT violated assert bits=8
    static void parsedOther() {
        assert parse(Sign.class, "MINUS").ordinal() == parse(Op.class, "MINUS").ordinal();
    }

    // EXPECT violated exception bits=8
    //@ normal_behavior
    static void parsedUnknown() {
        Enum.valueOf(Op.class, "NONE");
    }

    // EXPECT violated exception bits=8
    //@ normal_behavior
    static void parsedNull() {
        Op.valueOf(Op.class, null);
    }

    // EXPECT holds bits=8
    static void parsedName(Op o) {
        assert Enum.valueOf(o.getDeclaringClass(), o.name()) == o;
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
