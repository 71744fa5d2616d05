/** Recursion with a measure, which each call within a call must make smaller. */
class Measures {
    int n;

    // EXPECT holds bits=3 objects=1
    /*@ requires k >= 0; measured_by k; ensures \result == k; @*/
    static int counts(int k) { return k == 0 ? 0 : 1 + counts(k - 1); }

    // EXPECT violated decreases bits=3 objects=1
    /*@ requires k >= 0; measured_by k; @*/
    static int stays(int k) { return k == 0 ? 0 : stays(k); }

    // EXPECT violated decreases bits=3 objects=1
    /*@ measured_by k; @*/
    static int negative(int k) { return k < -2 ? 0 : negative(k - 1); }

    // EXPECT holds bits=3 objects=1
    /*@ requires k >= 0; measured_by k; @*/
    static void parameterChanges(int k) { k--; if (k >= 0) { parameterChanges(k); parameterChanges(0); } }

    // EXPECT violated decreases bits=3 objects=1
    /*@ requires k >= 0; measured_by k; @*/
    static void parameterChangesBack(int k) { k--; if (k >= 0) parameterChangesBack(k + 1); }

    // EXPECT holds bits=3 objects=2
    /*@ requires n >= 0; measured_by n; @*/
    void field() { if (n > 0) { n--; field(); } }

    // EXPECT violated decreases bits=3 objects=2
    /*@ requires n >= 0 && o.n >= 0; measured_by n; @*/
    void otherObject(Measures o) { if (n > 0) { n--; o.otherObject(this); } }

    // EXPECT violated decreases bits=3 objects=1
    /*@ requires k > 0; @*/
    static void through(int k) { stays(k); }

    // EXPECT holds bits=3 objects=1
    /*@ requires 0 <= k && k < 2; ensures \result == k + 1; @*/
    static int twiceInARow(int k) { return counts(k) + counts(1); }

    // EXPECT holds bits=3 objects=1
    /*@ requires n < 3; old int was = n; ensures n == was + 1; @*/
    void oldVariable() { n++; }

    // EXPECT violated postcondition bits=3 objects=1
    /*@ requires n < 3; old int was = n; ensures n == was; @*/
    void oldVariableChanged() { n++; }
}
