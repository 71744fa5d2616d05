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

    // EXPECT holds bits=3 objects=1
    /*@ requires a >= 0 && b >= 0; measured_by a, b; @*/
    static int pairs(int a, int b) {
        if (b > 0) return pairs(a, b - 1);
        return a > 0 ? pairs(a - 1, 1) : 0;
    }

    // EXPECT violated decreases bits=3 objects=1
    /*@ requires a >= 0 && b >= 0; measured_by b, a; @*/
    static int pairsTurned(int a, int b) {
        if (b > 0) return pairsTurned(a, b - 1);
        return a > 0 ? pairsTurned(a - 1, 1) : 0;
    }

    // EXPECT holds bits=3 objects=1
    /*@ requires b >= 0; measured_by a, b; @*/
    static int equalMayBeNegative(int a, int b) { return b > 0 ? equalMayBeNegative(a, b - 1) : 0; }

    // EXPECT violated decreases bits=3 objects=1
    /*@ measured_by a, b; @*/
    static int firstIsNegative(int a, int b) { return a > -2 ? firstIsNegative(a - 1, b) : 0; }

    // EXPECT violated decreases bits=3 objects=1
    /*@ requires a >= 0 && b >= 0; measured_by a, b; @*/
    static int pairsStay(int a, int b) { return b > 0 ? pairsStay(a, b) : 0; }

    // EXPECT holds bits=3 objects=1
    /*@ measured_by k if up; @*/
    static int underCondition(int k, boolean up) { return k <= 0 ? 0 : underCondition(up ? k - 1 : k - 2, up); }

    // EXPECT violated decreases bits=3 objects=1
    /*@ measured_by k if up; @*/
    static int underConditionStays(int k, boolean up) { return k <= 0 ? 0 : underConditionStays(up ? k : k - 1, up); }

    // EXPECT holds bits=3 objects=1
    /*@ measured_by k if !up; @*/
    static int otherCondition(int k, boolean up) { return k <= 0 ? 0 : otherCondition(up ? k : k - 1, up); }

    // EXPECT violated decreases bits=3 objects=1
    /*@ measured_by k if even; @*/
    static int conditionBetween(int k, boolean even) { return k <= 0 ? 0 : conditionBetween(k, !even); }

    // EXPECT holds bits=3 objects=1
    /*@ requires k >= 0; measured_by k if k != 1; @*/
    static int conditionOfTheMeasure(int k) { return k == 0 ? 0 : conditionOfTheMeasure(k - 1); }

    // EXPECT holds bits=3 unwind=4
    /*@ requires 0 <= n && n <= 1 && 0 <= m && m <= 1; @*/
    static int loopOfPairs(int n, int m) {
        //@ loop_invariant n >= 0 && m >= 0;
        //@ decreases n, m;
        while (n > 0 || m > 0) {
            if (m > 0) m--;
            else {
                n--;
                m = 1;
            }
        }
        return n;
    }

    // EXPECT violated decreases bits=3
    /*@ requires 0 <= n && n <= 1 && 0 <= m && m <= 1; @*/
    static int loopOfPairsTurned(int n, int m) {
        //@ decreases m, n;
        while (n > 0 || m > 0) {
            if (m > 0) m--;
            else {
                n--;
                m = 1;
            }
        }
        return n;
    }

    // EXPECT violated decreases bits=3
    static int loopSecondNegative(int n) {
        //@ decreases n, -1;
        while (n > 0) n--;
        return n;
    }
}
