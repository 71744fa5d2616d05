/** Pure methods in specifications: their bodies as values. */
public class PureMethods {
    int v;
    /*@ nullable @*/ PureMethods next;

    /*@ pure @*/ static int steps(int k) {
        int i = 0;
        while (i < k) {
            i++;
        }
        return i;
    }

    // A specification that needs more than the bounds says nothing.
    // EXPECT holds unwind=1
    /*@ requires k >= 0; ensures steps(k) == k; @*/
    static void withinTheBounds(int k) {
    }

    /*@ pure @*/ int twice() {
        return v + v;
    }

    // EXPECT violated postcondition bits=2
    /*@ ensures a.next.twice() == a.next.twice(); @*/
    static void onNull(PureMethods a) {
    }

    /*@ pure @*/ static int sign(int k) {
        if (k < 0) {
            return -1;
        }
        if (k == 0) {
            return 0;
        }
        return 1;
    }

    // EXPECT holds
    /*@ ensures \result == sign(k); @*/
    static int firstReturn(int k) {
        return k > 0 ? 1 : k == 0 ? 0 : -1;
    }

    /*@ pure @*/ static int least(int a, int b) {
        int m = a;
        if (b < a) {
            m = b;
        }
        return m;
    }

    // EXPECT holds
    /*@ ensures \result == least(a, b); @*/
    static int pathsJoin(int a, int b) {
        return a < b ? a : b;
    }

    /*@ pure @*/ int kind() {
        return 1;
    }

    // EXPECT holds bits=2
    /*@ ensures a.kind() == (a instanceof PureChild ? 0 : 1); @*/
    static void byTheClass(PureMethods a) {
    }
}

class PureChild extends PureMethods {
    /*@ pure @*/ int kind() {
        return 0;
    }

    static void within(int i, int n) {
        if (i < n) return;
        throw new IndexOutOfBoundsException();
    }

    /*@ pure @*/ static int checked(int i, int n) { within(i, n); return i; }

    // EXPECT holds bits=3 objects=1
    //@ requires checked(i, 2) >= 0;
    //@ ensures \result < 2;
    static int callsChecked(int i) { return i; }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures checked(\result, 2) == i;
    static int resultChecked(int i) { return i; }
}

class PureElements {
    int[] elements = {1};
    //@ invariant (\forall int i; 0 <= i && i < elements.length; elements[i] >= 0);

    /*@ pure @*/ int at(int i) { return 0 <= i && i < elements.length ? elements[i] : 0; }

    // EXPECT holds bits=3 objects=1
    static void calledTwice(PureElements p, int i) { int x = p.at(i), y = p.at(i); assert x == y && x >= 0; }

    // EXPECT violated assert bits=3 objects=1
    static void calledTwiceWrong(PureElements p, int i) { int x = p.at(i), y = p.at(i); assert x + y > 0; }
}

/** Arrays.equals and its like may stand in clauses. */
class PureOfArrays {
    // EXPECT holds bits=3 array-length=2
    //@ ensures java.util.Arrays.equals(a, \result) && \result != a;
    static int[] copied(int[] a) { return a.clone(); }

    // EXPECT violated postcondition bits=3 array-length=2
    //@ ensures \result ==> java.util.Arrays.equals(a, b);
    static boolean sameWrong(int[] a, int[] b) { return a.length == b.length && (a.length == 0 || a[0] == b[0]); }

    // EXPECT holds bits=6 array-length=2
    //@ ensures \result == java.util.Arrays.hashCode(a);
    static int hash(int[] a) { int h = 1; for (int x : a) h = 31 * h + x; return h; }

    // EXPECT violated postcondition bits=3 array-length=2
    //@ ensures \result == java.util.Arrays.mismatch(a, b);
    static int mismatchWrong(boolean[] a, boolean[] b) { for (int i = 0; i < a.length && i < b.length; i++) if (a[i] != b[i]) return i; return -1; }
}
