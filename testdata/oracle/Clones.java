/** Copies of arrays. */
class Clones {
    static class A {
        int v;
    }

    static class B extends A {
    }

    int[] own;

    // EXPECT holds
    static void sameElements(int[] a) {
        int[] b = a.clone();
        assert b != a && b.length == a.length;
        for (int i = 0; i < a.length; i++) {
            assert b[i] == a[i];
        }
    }

    // EXPECT violated assert
    static void notLong(int[] a) {
        assert a.clone().length < 2;
    }

    // EXPECT holds
    static void ownElements(int[] a) {
        int[] b = a.clone();
        if (b.length > 0) {
            int before = a[0];
            b[0] = before + 1;
            assert a[0] == before;
        }
    }

    // EXPECT violated assert
    static void ownElementsOfTheOriginal(int[] a) {
        int[] b = a.clone();
        if (a.length > 1) {
            a[1]++;
            assert b[1] == a[1];
        }
    }

    // EXPECT violated null
    static int[] ofNothing(/*@ nullable @*/ int[] a) {
        return a.clone();
    }

    // EXPECT holds
    static void flat(int[][] a) {
        int[][] b = a.clone();
        if (a.length > 0) {
            assert b[0] == a[0];
        }
    }

    // EXPECT violated assert
    static void notDeep(int[][] a) {
        int[][] b = a.clone();
        if (a.length > 0 && a[0].length > 0) {
            b[0][0] = 1;
            assert a[0][0] != 1;
        }
    }

    // EXPECT holds
    static void keepsTheClass(A[] as) {
        A[] bs = as.clone();
        assert bs.getClass() == as.getClass();
        if (as.length == 1) {
            assert bs[0] == as[0];
        }
    }

    // EXPECT violated array-store
    static void keepsTheStoreCheck(A[] as) {
        A[] bs = as.clone();
        if (bs.length > 0) {
            bs[0] = new A();
        }
    }

    // EXPECT holds
    //@ assignable \nothing;
    //@ ensures \result != own;
    int[] copyOfOwn() {
        return own.clone();
    }

    // EXPECT violated assignable
    //@ assignable \nothing;
    void writesTheOriginal() {
        int[] c = own.clone();
        if (c.length > 0) {
            own[0] = c[0];
        }
    }

    // EXPECT holds
    static void evaluatedOnce(int[] a, int[] b) {
        int[][] both = {a, b};
        int i = 0;
        int[] c = both[i++].clone();
        assert i == 1 && c.length == a.length;
    }

    // EXPECT violated assert
    static void ofNew(int n) {
        if (n >= 0 && n < 3) {
            boolean[] c = new boolean[n].clone();
            assert c.length != 2 || c[1];
        }
    }

    interface IntCopy { int[] copy(int[] a); }
    interface IntSource { int[] get(); }

    // EXPECT holds bits=2 objects=1 array-length=2
    //@ requires a.length == 1;
    //@ ensures \result != a && \result.length == 1 && \result[0] == a[0];
    static int[] byReference(int[] a) {
        IntCopy f = int[]::clone;
        return f.copy(a);
    }

    // EXPECT violated postcondition bits=2 objects=1 array-length=2
    //@ ensures \result == a;
    static int[] anotherByReference(int[] a) {
        IntCopy f = int[]::clone;
        return f.copy(a);
    }

    // EXPECT violated null bits=2 objects=1 array-length=2
    //@ ensures true;
    static int[] nullByReference(/*@ nullable @*/ int[] a) {
        IntCopy f = int[]::clone;
        return f.copy(a);
    }

    // EXPECT holds bits=2 objects=1 array-length=2
    //@ requires a.length == 1;
    //@ ensures \result != a && \result.length == 1 && \result[0] == 1;
    static int[] ofOne(int[] a) {
        IntSource f = a::clone;
        a[0] = 1;
        return f.get();
    }

    // EXPECT violated postcondition bits=3 objects=1 array-length=2
    //@ ensures \result.length < 2;
    static int[] ofAny(int[] a) {
        IntSource f = a::clone;
        return f.get();
    }

    static <T> T same(T x) {
        return x;
    }

    // EXPECT holds bits=2 objects=1 array-length=2
    //@ requires a.length == 1;
    //@ ensures \result != a && \result.length == 1;
    static int[] ofTypeVariable(int[] a) {
        return same(a).clone();
    }

    // EXPECT violated postcondition bits=2 objects=1 array-length=2
    //@ ensures \result == a;
    static int[] ofTypeVariableIsAnother(int[] a) {
        return same(a).clone();
    }

    @SuppressWarnings("unchecked")
    static <T> T lies(Object x) {
        return (T) x;
    }

    // EXPECT violated cast bits=2 objects=1 array-length=1
    static int[] ofNoArray() {
        return Clones.<int[]>lies(new Object()).clone();
    }
}
