// Constructs of JML in the spellings that are rare elsewhere, each kept and broken.
class Spellings {
    int v;
    private /*@ spec_public @*/ int hidden;
    /*@ nullable @*/ Spellings next;
    //@ model int group;
    //@ maps next.v \into group;

    // EXPECT holds bits=3 objects=1
    //@ assignable \strictly_nothing; ensures \result == v;
    int keeps() { return v; }

    // EXPECT violated assignable bits=3 objects=1
    //@ assignable \strictly_nothing;
    void changes() { v = 1; }

    // EXPECT violated postcondition bits=3 objects=1
    //@ assignable \everything; ensures v == \old(v);
    void everything() { v++; }

    // EXPECT holds bits=3 objects=2
    //@ assignable group;
    void mapped() { if (next != null) next.v = 1; } // maps

    // EXPECT violated assignable bits=3 objects=2
    //@ assignable group; // maps speaks of next.v, not of v
    void unmapped() { v = 1; }

    // EXPECT holds bits=3 objects=1
    //@ ensures v == \pre(v) + 1 && \pre(v) == \old(v);
    void pre() { v++; }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures v == \pre(v);
    void preBroken() { v++; }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures v == \past(v);
    void pastBroken() { v++; }

    // EXPECT holds bits=3 objects=1
    //@ ensures \is_initialized(Spellings);
    void initialized() { }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures (\num_of int i; 0 <= i && i < 3; i > 0) == k;
    void numOf(int k) { }

    // EXPECT holds bits=3 objects=1
    //@ ensures (\lblpos up \result > k) || (\lblneg down k == 3);
    int labels(int k) { return k == 3 ? 0 : k + 1; }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures (\lblpos up \result > k) && (\lblneg down true);
    int labelsBroken(int k) { return k + 1; }

    // EXPECT holds bits=3 objects=1
    //@ spec_bigint_math
    //@ requires k < 3; ensures \result == k + 1;
    int exact(int k) { return k + 1; }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures \result == k + 1;
    /*@ spec_bigint_math @*/ int exactBroken(int k) { return k + 1; }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures \result == k + 1;
    /*@ spec_safe_math @*/ int safeBroken(int k) { return k + 1; }

    // EXPECT holds bits=3 objects=1
    void never(int k) {
        if (k != k) {
            //@ unreachable;
        }
    }

    // EXPECT violated assert bits=3 objects=1
    void once(int k) {
        if (k == 1) {
            //@ unreachable;
        }
    }

    // EXPECT holds bits=4 objects=1
    static int counts() {
        int i = 0;
        //@ maintaining 0 <= i && i <= 2;
        //@ decreasing 2 - i;
        while (i < 2) i++;
        return i;
    }

    // EXPECT violated loop-invariant bits=4 objects=1
    static int countsPast() {
        int i = 0;
        //@ maintaining i < 2;
        while (i < 2) i++;
        return i;
    }

    // EXPECT violated decreases bits=4 objects=1
    static int countsUp() {
        int i = 0;
        //@ decreasing i;
        while (i < 2) i++;
        return i;
    }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures \result <=!=> k > 0;
    boolean differs(int k) { return k > 0; }

    // EXPECT holds bits=3 objects=1
    //@ ensures k > 0 <== \result;
    boolean follows(int k) { return k > 1; }

    // EXPECT violated postcondition bits=3 objects=1
    //@ ensures k > 1 <== \result;
    boolean followsNot(int k) { return k > 0; }

    // EXPECT holds bits=3 objects=1
    //@ diverges false; ensures hidden == 1; // spec_public
    public void diverges() { hidden = 1; }

    // EXPECT violated postcondition bits=3 objects=1
    //@ diverges false; ensures hidden == 2; // spec_public
    public void divergesNot() { hidden = 1; }

    // EXPECT holds bits=3 objects=1
    //@ ensures \result == v;
    /*@ strictly_pure @*/ int strict() { return v; }

    // EXPECT violated assignable bits=3 objects=1
    /*@ strictly_pure @*/ int strictNot() { return v = 1; }

    // EXPECT holds bits=3 objects=1
    //@ ensures \result == v;
    /*@ spec_pure @*/ int forSpecs() { return v; }

    // EXPECT violated assignable bits=3 objects=1
    /*@ spec_pure @*/ int forSpecsNot() { return v = 1; }

    // EXPECT holds bits=3 objects=1
    //@ requires x < 3;
    //@ ensures \result == x + 1;
    /*@ heap_free @*/ static int apart(int x) { return x + 1; }

    // EXPECT violated assignable bits=3 objects=1
    /*@ heap_free @*/ int apartNot() { return v = 1; }

    // EXPECT holds bits=3 objects=1
    //@ requires v < 3;
    //@ ensures v == \old(apart(forSpecs()));
    void asksThem() { v++; }

    // EXPECT violated postcondition bits=3 objects=1
    //@ requires v < 3;
    //@ ensures v == apart(forSpecs());
    void asksThemNot() { v++; }

    // EXPECT holds bits=3 objects=1 array-length=2
    //@ requires !\exists int i; 0 <= i && i < a.length; a[i] == 1;
    //@ ensures a.length > 0 ==> a[0] != 1;
    static void none(int[] a) { }

    // EXPECT violated postcondition bits=3 objects=1 array-length=2
    //@ ensures a.length > 0 && !\exists int i; 0 <= i && i < a.length; a[i] == 1;
    static void noneBroken(int[] a) { }

    // EXPECT holds bits=3 objects=1 array-length=2
    //@ requires a.length > 0; assignable a[0];
    //@ ensures \old(\forall int i; 0 <= i && i < a.length; a[i] > 1) ==> \old(a[0]) > 1 && a[0] == 1;
    static void before(int[] a) { a[0] = 1; }

    // EXPECT violated postcondition bits=3 objects=1 array-length=2
    //@ requires a.length > 0; assignable a[0];
    //@ ensures \old(\forall int i; 0 <= i && i < a.length; a[i] == 2) ==> (\forall int i; 0 <= i && i < a.length; a[i] == 2);
    static void beforeBroken(int[] a) { a[0] = 1; }
}

/*@ nullable_by_default @*/
class Lenient {
    Lenient next;
    int v;

    // EXPECT holds bits=3 objects=1
    //@ requires next != null; ensures \result == next.v; // nullable_by_default
    int guarded() { return next.v; }

    // EXPECT violated null bits=3 objects=1
    int unguarded() { return next.v; }
}

class Begun {
    int v;
    //@ initially v == 1;

    // EXPECT holds bits=3 objects=1
    Begun() { v = 1; } // initially

    // EXPECT violated initially bits=3 objects=1
    Begun(int k) { v = k; } // initially
}
