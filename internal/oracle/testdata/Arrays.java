/** Arrays: bounds, aliasing, covariance, nesting. */
class Arrays {
    // EXPECT holds
    /*@ requires a.length > 0;
      @ ensures (\forall int i; 0 <= i && i < a.length; a[i] <= \result);
      @ ensures (\exists int i; 0 <= i && i < a.length; a[i] == \result);
      @*/
    static int max(int[] a) {
        int m = a[0];
        for (int x : a) {
            if (x > m) {
                m = x;
            }
        }
        return m;
    }

    // EXPECT violated array-index
    static int firstOf(int[] a) {
        return a[0];
    }

    // EXPECT violated null
    static int nullable(/*@ nullable @*/ int[] a) {
        return a.length;
    }

    // EXPECT violated array-length
    static int[] make(int n) {
        return new int[n];
    }

    // EXPECT holds
    /*@ requires 0 <= n && n <= 2;
      @ ensures \result.length == n;
      @ ensures (\forall int i; 0 <= i < n; !\result[i]);
      @*/
    static boolean[] zeroed(int n) {
        return new boolean[n];
    }

    // EXPECT inconclusive
    /*@ requires n == 3; @*/
    static int[] tooLong(int n) {
        return new int[n];
    }

    // EXPECT violated postcondition
    /*@ requires a.length == 1 && b.length == 1; ensures a[0] == 1; @*/
    static void alias(int[] a, int[] b) {
        a[0] = 1;
        b[0] = 2;
    }

    // EXPECT holds
    /*@ requires a.length == 2; ensures a[0] == \old(a[1]) && a[1] == \old(a[0]); @*/
    static void swap(int[] a) {
        int t = a[0];
        a[0] = a[1];
        a[1] = t;
    }

    // EXPECT violated array-store
    /*@ requires a.length > 0; @*/
    static void store(Base[] a, Base x) {
        a[0] = x;
    }

    // EXPECT holds
    /*@ requires a.length > 0 && !(a instanceof Derived[]); ensures a[0] == x; @*/
    static void storeExact(Base[] a, Base x) {
        a[0] = x;
    }

    // EXPECT holds objects=1
    /*@ requires a.length == 2; ensures \result == a[1].length; @*/
    static int nested(int[][] a) {
        return a[1].length;
    }

    // EXPECT violated null
    /*@ requires a.length == 2; @*/
    static int nestedNull(/*@ nullable @*/ int[][] a) {
        return a[1].length;
    }

    // EXPECT violated postcondition objects=2 bits=2 array-length=1
    /*@ requires a.length == 1 && b.length == 1 && a[0].length == 1 && b[0].length == 1;
      @ requires a != b;
      @ ensures a[0][0] == 1;
      @*/
    static void sharedRows(int[][] a, int[][] b) {
        a[0][0] = 1;
        b[0][0] = 0;
    }

    // EXPECT holds
    /*@ ensures \result == 3; @*/
    static int multi() {
        int[][] a = new int[2][1];
        a[1][0] = 3;
        return a[0].length + a[1].length + a[1][0] - 2 + a[0][0];
    }

    // EXPECT holds
    /*@ ensures \result.length == 2 && \result[0] != \result[1] && \result[1] instanceof Derived; @*/
    static Base[] initialiser() {
        Base[] b = {new Base(), new Derived()};
        return b;
    }

    // EXPECT violated invariant
    /*@ requires a.length > 0 && h.items == a; @*/
    static void nullElement(/*@ nullable @*/ Base[] a, Holder h) {
        a[0] = null;
    }

    // EXPECT violated postcondition
    static Base[] nullInResult() {
        return new Base[1];
    }
}

class Base {
}

class Derived extends Base {
}

class Holder {
    Base[] items = new Base[0];
}

class Rows {
    // An array of arrays may be one of a subclass.
    // EXPECT violated array-store bits=2 objects=1
    static void arraysOfSubclasses(Base[][] a) {
        if (a.length > 0) {
            a[0] = new Base[0];
        }
    }
}
