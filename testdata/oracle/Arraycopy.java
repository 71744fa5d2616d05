/** System.arraycopy: overlap, bounds, null, stores. */
public class Arraycopy {
    static class A {
    }

    static class B extends A {
    }

    // EXPECT holds bits=2 objects=2 array-length=1
    //@ requires a.length == 1 && b.length == 1 && a != b;
    //@ ensures b[0] == a[0] && a[0] == \old(a[0]);
    static void whole(byte[] a, byte[] b) {
        System.arraycopy(a, 0, b, 0, 1);
    }

    // EXPECT violated postcondition bits=3 objects=1 array-length=2
    //@ requires a.length == 2;
    //@ ensures \result;
    static boolean one(boolean[] a) {
        boolean[] b = new boolean[2];
        System.arraycopy(a, 0, b, 1, 1);
        return b[1] == a[1];
    }

    // EXPECT holds bits=3 objects=1 array-length=3
    //@ requires a.length == 3;
    //@ ensures a[0] == \old(a[0]) && a[1] == \old(a[0]) && a[2] == \old(a[1]);
    static void upwards(byte[] a) {
        System.arraycopy(a, 0, a, 1, 2);
    }

    // EXPECT holds bits=3 objects=1 array-length=3
    //@ requires a.length == 3;
    //@ ensures a[0] == \old(a[1]) && a[1] == \old(a[2]) && a[2] == \old(a[2]);
    static void downwards(byte[] a) {
        System.arraycopy(a, 1, a, 0, 2);
    }

    // EXPECT violated postcondition bits=3 objects=1 array-length=3
    //@ requires a.length == 3;
    //@ ensures a[2] == \old(a[0]);
    static void notElementByElement(boolean[] a) {
        System.arraycopy(a, 0, a, 1, 2);
    }

    // EXPECT holds bits=3 objects=1 array-length=2
    //@ requires a.length == 2;
    //@ ensures \result == (p < 0 || n < 0 || p > 2 - n);
    static boolean bounds(boolean[] a, int p, int n) {
        try {
            System.arraycopy(a, p, new boolean[2], 0, n);
        } catch (IndexOutOfBoundsException e) {
            return true;
        }
        return false;
    }

    // EXPECT violated signals-only bits=3 objects=1 array-length=1
    //@ signals_only \nothing;
    static void outside(boolean[] a, int p) {
        System.arraycopy(a, p, new boolean[1], 0, 1);
    }

    // EXPECT holds bits=3 objects=1 array-length=1
    //@ ensures \result;
    static boolean none() {
        try {
            System.arraycopy((int[]) null, 3, new int[1], 2, -1);
        } catch (NullPointerException e) {
            return true;
        }
        return false;
    }

    // EXPECT violated array-store bits=3 objects=1 array-length=1
    //@ requires a.length == 1 && b.length == 1;
    static void stores(A[] a, A[] b) {
        System.arraycopy(a, 0, b, 0, 1);
    }

    // EXPECT holds bits=3 objects=1 array-length=1
    //@ requires a.length == 1 && b.length == 1;
    //@ ensures b[0] == a[0];
    static void storesFit(B[] a, A[] b) {
        System.arraycopy(a, 0, b, 0, 1);
    }

    // EXPECT holds bits=3 objects=1 array-length=2
    //@ requires a.length == 2 && b.length == 2;
    //@ ensures \result ==> b[0] == a[0];
    static boolean whatFitsIsCopied(A[] a, A[] b) {
        try {
            System.arraycopy(a, 0, b, 0, 2);
        } catch (ArrayStoreException e) {
            return b[1] != a[1] && a[0] != null && a[1] instanceof B;
        }
        return false;
    }
}
