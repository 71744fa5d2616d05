/** Calls by contracts that name what each of several elements leads to. */
class CallsOfEach {
    int v;
    int w;
    /*@ nullable @*/ int[] below;

    //@ assignable a[*].v;
    //@ ensures true;
    static void marks(CallsOfEach[] a) {
    }

    //@ requires m.length > 1; assignable m[*][0];
    //@ ensures true;
    static void column(int[][] m) {
    }

    //@ assignable a[*].below[0..1];
    //@ ensures true;
    static void firsts(CallsOfEach[] a) {
    }

    //@ assignable a[*].*;
    //@ ensures true;
    static void all(CallsOfEach[] a) {
    }

    // EXPECT holds bits=3 objects=2 array-length=2
    //@ requires (\forall int i; 0 <= i && i < a.length; a[i] != o);
    //@ ensures o.v == \old(o.v);
    static void another(CallsOfEach[] a, CallsOfEach o) {
        marks(a);
    }

    // EXPECT violated postcondition bits=3 objects=2 array-length=2
    //@ ensures o.v == \old(o.v);
    static void mayBeAmong(CallsOfEach[] a, CallsOfEach o) {
        marks(a);
    }

    // EXPECT holds bits=3 objects=2 array-length=2
    //@ ensures o.w == \old(o.w) && (a.length == 0 || a[0] == \old(a[0]));
    static void anotherField(CallsOfEach[] a, CallsOfEach o) {
        marks(a);
    }

    // EXPECT holds bits=3 objects=2 array-length=2 arrays=3
    //@ requires m.length == 2 && m[0].length == 2; ensures m[0][1] == \old(m[0][1]);
    static void anotherColumn(int[][] m) {
        column(m);
    }

    // EXPECT violated postcondition bits=3 objects=2 array-length=2 arrays=3
    //@ requires m.length == 2 && m[0].length == 2; ensures m[0][0] == \old(m[0][0]);
    static void thatColumn(int[][] m) {
        column(m);
    }

    // EXPECT holds bits=3 objects=2 array-length=2
    //@ assignable a[*].v, a[*].w;
    static void within(CallsOfEach[] a) {
        marks(a);
    }

    // EXPECT violated assignable bits=3 objects=2 array-length=2
    //@ assignable a[0..0].v;
    static void notWithin(CallsOfEach[] a) {
        marks(a);
    }

    // EXPECT violated assignable bits=3 objects=2 array-length=2
    //@ assignable b[*].v;
    static void notThese(CallsOfEach[] a, CallsOfEach[] b) {
        marks(a);
    }

    // EXPECT holds bits=3 objects=2 array-length=2 arrays=3
    //@ assignable m[*][*]; requires m.length > 1;
    static void columnWithin(int[][] m) {
        column(m);
    }

    // EXPECT violated assignable bits=3 objects=2 array-length=2 arrays=3
    //@ assignable m[*][1]; requires m.length > 1;
    static void columnNotWithin(int[][] m) {
        column(m);
    }

    // EXPECT holds bits=3 objects=2 array-length=2
    //@ assignable a[*].below[*];
    static void firstsWithin(CallsOfEach[] a) {
        firsts(a);
    }

    // EXPECT violated assignable bits=3 objects=2 array-length=2
    //@ assignable a[*].below[1..1];
    static void firstsNotWithin(CallsOfEach[] a) {
        firsts(a);
    }

    // EXPECT holds bits=3 objects=2 array-length=2
    //@ assignable a[*].*;
    static void allWithin(CallsOfEach[] a) {
        all(a);
    }

    // EXPECT holds bits=3 objects=2 array-length=2
    //@ assignable a[*].v, a[*].w, a[*].below;
    static void allWithinTheNamed(CallsOfEach[] a) {
        all(a);
    }

    // EXPECT violated assignable bits=3 objects=2 array-length=2
    //@ assignable a[*].v, a[*].w;
    static void allNotWithin(CallsOfEach[] a) {
        all(a);
    }

    // EXPECT holds bits=3 objects=2 array-length=2
    //@ requires n >= 0; measured_by n; assignable a[*].v; ensures true;
    static void again(CallsOfEach[] a, int n) {
        if (n > 0)
            again(a, n - 1);
    }

    // EXPECT violated assignable bits=3 objects=2 array-length=2
    //@ requires n >= 0; measured_by n; assignable a[*].v; ensures true;
    static void againOfAnother(CallsOfEach[] a, CallsOfEach[] b, int n) {
        if (n > 0)
            againOfAnother(b, a, n - 1);
    }
}
