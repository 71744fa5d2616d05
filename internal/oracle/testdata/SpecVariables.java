// Variables of specification cases: forall and old.
class SpecVariables {
    int v;
    /*@ nullable @*/ SpecVariables next;

    // EXPECT holds bits=3 objects=1
    /*@ forall int x; requires y == x; ensures \result == x; @*/
    int same(int y) { return y; }

    // EXPECT violated postcondition bits=3 objects=1
    /*@ forall int x; requires y >= x; ensures \result == x; @*/
    int notEach(int y) { return y; }

    // EXPECT holds bits=3 objects=1
    /*@ forall int x; requires y == x && x > 0; ensures \result == 1 && \result <= x; @*/
    int onlyPositive(int y) { return y > 0 ? 1 : 1 / 0; }

    // EXPECT holds bits=3 objects=1
    /*@ forall int x; requires y == x; requires x > 0; ensures \result; @*/
    boolean together(int y) { return y > 0; }

    // EXPECT holds bits=3 objects=2
    /*@ forall SpecVariables o; requires o == next; requires o.v == 1; ensures \result == o.v; @*/
    int ofObject() { return next.v; }

    // EXPECT violated postcondition bits=3 objects=2
    /*@ forall SpecVariables o; requires o.v == 1; ensures o.v == 1; @*/
    void ofObjects() { v = 2; }

    // EXPECT holds bits=2 objects=2
    /*@ forall SpecVariables o; requires o.v == 1; ensures \fresh(\result) && o.v == 1; @*/
    SpecVariables makes() { return new SpecVariables(); }

    // EXPECT holds bits=3 objects=1
    /*@ forall int x; requires v == x; signals (IllegalStateException e) v == x; ensures false; @*/
    void thrown() { throw new IllegalStateException(); }

    // EXPECT violated signals bits=3 objects=1
    /*@ forall int x; requires v == x; signals (IllegalStateException e) v == x; ensures false; @*/
    void thrownChanged() { v++; throw new IllegalStateException(); }

    // EXPECT holds bits=3 objects=1
    /*@ forall int x; old int w = v; requires y == x;
      @ {| requires y > 0; ensures \result == x && v == w; also requires y <= 0; ensures \result == 0; |} @*/
    int nested(int y) { return y > 0 ? y : 0; }

    // EXPECT violated postcondition bits=3 objects=1
    /*@ forall int x; old int w = v; requires y == x;
      @ {| requires y > 0; ensures \result == x && v == w; also requires y <= 0; ensures \result == 0; |} @*/
    int nestedWrong(int y) { v = 0; return y > 0 ? y : 0; }
}

/** Old variables that have no value where their case does not apply. */
/*@ nullable_by_default @*/ class GuardedOlds {
    int v;

    // EXPECT holds bits=3 objects=1 array-length=2
    //@ requires a != null && a.length == 2; old int k = a[0]; assignable a[0]; ensures a[0] == 1 && k == \old(a[0]);
    static void behind(int[] a) { a[0] = 1; }

    // EXPECT violated postcondition bits=3 objects=1 array-length=2
    //@ old int k = a[0]; requires a != null && a.length == 2; ensures a[0] == k;
    static void before(int[] a) { a[0]++; }

    // EXPECT violated postcondition bits=3 objects=1 array-length=2
    //@ old int k = a[0]; requires a != null; ensures k == k;
    static void undefined(int[] a) { }

    // EXPECT holds bits=3 objects=1 array-length=2
    //@ requires a != null && a.length > 0; old int k = a[0]; ensures \result == k;
    //@ also requires a == null || a.length == 0; ensures \result == 0;
    static int either(int[] a) { return a == null || a.length == 0 ? 0 : a[0]; }

    // EXPECT holds bits=3 objects=2
    //@ requires o != null; old int k = o.v; assignable o.v; ensures o.v == k + 1;
    static void count(GuardedOlds o) { o.v++; }

    // EXPECT holds bits=3 objects=2
    //@ requires o != null; ensures o.v == \old(o.v) + 1;
    static void counts(GuardedOlds o) { count(o); }

    // EXPECT violated postcondition bits=3 objects=2
    //@ requires o != null; ensures o.v == \old(o.v);
    static void countsWrong(GuardedOlds o) { count(o); }
}
