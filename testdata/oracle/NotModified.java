// \not_modified of elements of arrays.
class NotModified {
    int n;

    // EXPECT holds bits=3 array-length=2
    //@ ensures \not_modified(a[*]);
    static void same(int[] a, int[] b) {
        if (a.length > 0) a[0] = a[0];
    }

    // EXPECT violated postcondition bits=3 array-length=2
    //@ ensures \not_modified(a[*]);
    static void other(int[] a, int[] b) {
        if (b.length > 0) b[0] = 1;
    }

    // EXPECT holds bits=3 array-length=3
    //@ requires a.length == 3;
    //@ ensures \not_modified(a[1..]) && \not_modified(a[1..2]) && \not_modified(a[..0]) == (\old(a[0]) == 1);
    static void first(int[] a) {
        a[0] = 1;
    }

    // EXPECT violated postcondition bits=3 array-length=3
    //@ ensures \not_modified(a[0..1]);
    static void second(int[] a) {
        if (a.length == 3) a[1] = 2;
    }

    // EXPECT holds bits=3 array-length=2
    //@ ensures \not_modified(a[2..3]);
    static void outside(int[] a) {
        if (a.length > 0) a[0] = 1;
    }

    // EXPECT violated postcondition bits=3 array-length=2 objects=2
    //@ ensures \not_modified(a[*], n);
    void both(NotModified[] a) {
        if (a.length == 2) a[1] = a[0];
    }

    // EXPECT violated postcondition bits=3 array-length=2
    //@ ensures \not_modified(a[*]);
    static void none(/*@ nullable @*/ int[] a) {
    }

    int[] v;

    // EXPECT violated postcondition bits=3 array-length=1
    //@ ensures \not_modified(v[*]);
    void shorter() {
        v = new int[0];
    }

    // EXPECT holds bits=3 array-length=2 unwind=2
    static void inStatement(int[] a) {
        //@ refining ensures \not_modified(a[*]);
        for (int i = 0; i < a.length; i++) a[i] = a[i];
    }

    // NaN is the value that it was, though it does not equal itself.
    // EXPECT holds bits=3
    static void noNumber(int a) {
        float x = 0.0f / (a - a);
        //@ refining ensures \not_modified(x);
        {
            x = -x + a;
        }
    }

    // EXPECT violated assert bits=3
    static void sign(int a) {
        double x = a;
        //@ refining ensures \not_modified(x);
        {
            x = x * 1.0 - 0.0;
            x = a == 0 ? -x : x;
        }
    }

    // EXPECT violated assert bits=3
    static void becomesNoNumber(int a) {
        double x = a;
        //@ refining ensures \not_modified(x);
        {
            x = x / a * a;
        }
    }
}
