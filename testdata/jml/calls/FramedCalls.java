/** Calls by contracts that name several parts of arrays, or whose cases change different things. */
class FramedCalls {
    int v;
    static int s;
    int[] a;

    //@ requires 0 <= i && i < x.length && 0 <= j && j < x.length;
    //@ assignable x[i], x[j];
    //@ ensures x[i] == \old(x[j]) && x[j] == \old(x[i]);
    static void swap(int[] x, int i, int j) {
        int t = x[i];
        x[i] = x[j];
        x[j] = t;
    }

    // EXPECT holds bits=3 objects=1 array-length=3
    //@ requires a.length == 3;
    //@ ensures a[0] == \old(a[2]) && a[1] == \old(a[1]) && a[2] == \old(a[0]);
    void swapped() {
        swap(a, 0, 2);
    }

    // EXPECT violated postcondition bits=3 objects=1 array-length=3
    //@ requires a.length == 3;
    //@ ensures a[2] == \old(a[2]);
    void swappedWrong() {
        swap(a, 0, 2);
    }

    //@ requires x.length == 2 && y.length == 2;
    //@ assignable x[0], y[1];
    //@ ensures x[0] == 1 && y[1] == 2;
    static void two(int[] x, int[] y) {
        x[0] = 1;
        y[1] = 2;
    }

    // EXPECT holds bits=3 objects=2
    //@ requires a.length == 2 && b.length == 2 && a != b;
    //@ ensures a[1] == \old(a[1]) && b[0] == \old(b[0]);
    void apart(int[] b) {
        two(a, b);
    }

    // EXPECT violated postcondition bits=3 objects=2
    //@ requires a.length == 2 && b.length == 2;
    //@ ensures a[1] == \old(a[1]) && b[0] == \old(b[0]);
    void perhapsOne(int[] b) {
        two(a, b);
    }

    //@ requires v > 0; assignable s; ensures s == 2;
    //@ also requires v <= 0; assignable v; ensures v == 1;
    void either() {
        if (v > 0) {
            s = 2;
        } else {
            v = 1;
        }
    }

    // EXPECT holds bits=3 objects=2
    //@ requires o != this;
    //@ ensures \old(v) > 0 ==> v == \old(v);
    //@ ensures \old(v) <= 0 ==> s == \old(s) && v == 1;
    //@ ensures o.v == \old(o.v);
    void eitherOf(FramedCalls o) {
        either();
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures s == \old(s);
    void notTheStatic() {
        either();
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures v == \old(v);
    void notTheField() {
        either();
    }
}

/** A call that may change everything, or nothing. */
class FramedByCase {
    int v;
    static int s;

    //@ requires v > 0; assignable \everything; ensures v == 3;
    //@ also requires v <= 0; assignable \nothing;
    void anything() {
        if (v > 0) {
            v = 3;
        }
    }

    // EXPECT holds bits=3 objects=1
    //@ requires v <= 0;
    //@ assignable \nothing;
    //@ ensures s == \old(s) && v == \old(v);
    void nothing() {
        anything();
    }

    // EXPECT violated assignable bits=3 objects=1
    //@ requires v <= 1;
    //@ assignable \nothing;
    void notNothing() {
        anything();
    }
}
