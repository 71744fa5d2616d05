/** The language of specifications and control flow. */
class Specs {
    int v;
    /*@ nullable @*/ Specs next;

    // EXPECT holds
    /*@ requires a != null ==> a.v > 0; ensures \result <==> a != null; @*/
    static boolean implication(/*@ nullable @*/ Specs a) {
        return a != null && a.v > 0;
    }

    // EXPECT holds
    /*@ ensures a.v == 1 <==> \result; ensures a.v != 1 <=!=> \result; ensures \result <== a.v == 1; @*/
    static boolean equivalence(Specs a) {
        return a.v == 1;
    }

    // An undefined precondition admits nothing.
    // EXPECT holds
    /*@ requires a.next.v == 1; ensures \result; @*/
    static boolean undefinedPre(Specs a) {
        return a.next != null;
    }

    // EXPECT violated postcondition
    /*@ ensures a.next.v == a.next.v; @*/
    static void undefinedPost(Specs a) {
    }

    // EXPECT holds
    /*@ ensures a.next == null || a.next.v == a.next.v; @*/
    static void guardedPost(Specs a) {
    }

    // EXPECT violated postcondition
    /*@ ensures a.v / b == a.v / b; @*/
    static void undefinedDivision(Specs a, int b) {
    }

    // EXPECT holds
    /*@ requires 0 <= i < 3; ensures \result == (\exists int k; 0 <= k < 3; k + k == i); @*/
    static boolean even(int i) {
        return i % 2 == 0;
    }

    // EXPECT holds
    /*@ ensures (\forall int i, j; i < j; !(j <= i)); ensures (\forall boolean b; b || !b); @*/
    static void wholeWidth() {
    }

    // EXPECT violated postcondition
    /*@ ensures (\forall int i; i < i + 1); @*/
    static void wraps() {
    }

    // EXPECT holds
    /*@ ensures (\forall Specs s; s == a || s.v == \old(s.v)); ensures a.v == 1; @*/
    static void frame(Specs a) {
        a.v = 1;
    }

    // EXPECT violated postcondition
    /*@ ensures (\forall Specs s; s.v == \old(s.v)); @*/
    static void frameBroken(Specs a) {
        a.v = 1;
    }

    // EXPECT violated postcondition
    /*@ ensures (\forall Specs s; s != null; s == \result || s.v == 0); @*/
    static Specs newObject() {
        return new Specs();
    }

    // EXPECT holds
    /*@ ensures \result.v == 0 && (\forall Specs s; s.next != \result); @*/
    static Specs freshObject() {
        return new Specs();
    }

    // EXPECT violated postcondition
    static Specs nullResult() {
        return pick(null);
    }

    /*@ ensures \result != null; @*/
    private static /*@ nullable @*/ Specs pick(/*@ nullable @*/ Specs s) {
        return s;
    }

    // EXPECT violated postcondition
    static Specs nonNullResult(Specs a) {
        return a.next;
    }

    /*@ pure @*/ int twice() {
        return 2 * v;
    }

    /*@ pure @*/ int sum() {
        int s = 0;
        for (int i = 0; i < 2; i++) {
            s += v;
        }
        return s;
    }

    // EXPECT holds
    /*@ ensures \result == twice() && twice() == sum(); @*/
    int pureCalls() {
        return v + v;
    }

    // EXPECT violated postcondition
    /*@ ensures a.next.twice() == 0; @*/
    static void pureOnNull(Specs a) {
    }

    // EXPECT holds
    static void assertions(int a) {
        //@ assume a > 0;
        int b = a;
        //@ assert b > 0 && a == b;
        b--;
        //@ assert b == \old(a) - 1;
    }

    // EXPECT violated assert
    static void assertionFails(int a) {
        //@ assume a > 0;
        a++;
        //@ assert a > 0;
    }

    // EXPECT holds
    /*@ requires n >= 0;
      @ ensures \result == n;
      @*/
    static int loopSpec(int n) {
        int i = 0;
        //@ loop_invariant 0 <= i && i <= n;
        //@ decreases n - i;
        while (i < n) {
            i++;
        }
        return i;
    }

    // EXPECT violated loop-invariant
    static void loopInvariantFails(int n) {
        //@ loop_invariant i < 2;
        for (int i = 0; i < 3; i++) {
            n = i;
        }
    }

    // EXPECT violated decreases
    /*@ requires n > 0; @*/
    static void doesNotDecrease(int n) {
        //@ decreases n;
        while (n > 0) {
            n = n == 1 ? 0 : n;
        }
    }

    // EXPECT holds
    /*@ requires v == 0; ensures v == 1; also requires v != 0; ensures v == 0; @*/
    void casesByTheStateBefore() {
        v = v == 0 ? 1 : 0;
    }

    // EXPECT holds
    /*@ requires a > 0; ensures \result >= 0; also requires a < 0; ensures \result <= 0; @*/
    static int notOutsideTheCases(int a) {
        return 1 / a;
    }

    // EXPECT violated decreases
    /*@ requires n == 0; @*/
    static void decreasesBelowZero(int n) {
        //@ decreases n;
        while (n > -2) {
            n--;
        }
    }

    // EXPECT holds
    /*@ requires a >= 0; ensures \result == 1;
      @ also
      @ requires a <= 0; ensures \result >= 1;
      @*/
    static int twoCases(int a) {
        return a >= 0 ? 1 : 2;
    }

    // EXPECT violated postcondition
    /*@ requires a >= 0; ensures \result == 1;
      @ also
      @ requires a <= 0; ensures \result == 2;
      @*/
    static int overlappingCases(int a) {
        return a >= 0 ? 1 : 2;
    }

    // The parameter in a postcondition has its value at entry.
    // EXPECT holds
    /*@ ensures \result == a + 1; @*/
    static int parameterAtEntry(int a) {
        a++;
        return a;
    }

    // EXPECT holds bits=4
    /*@ requires 0 <= n && n <= 2; ensures \result == n * (n + 1) / 2; @*/
    static int recursion(int n) {
        return n == 0 ? 0 : n + recursion(n - 1);
    }

    // EXPECT inconclusive
    /*@ requires n == 3; @*/
    static int recursionBeyond(int n) {
        return n == 0 ? 0 : n + recursionBeyond(n - 1);
    }

    // EXPECT holds
    /*@ ensures \result == (a > 1 ? 1 : 0); @*/
    static int labels(int a) {
        int r = 0;
        outer:
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                if (j == i) {
                    continue outer;
                }
                if (a > i) {
                    r = 1;
                    break outer;
                }
            }
        }
        return r;
    }

    // EXPECT holds
    /*@ ensures 0 <= a <= 2 ==> \result == 2 - a; ensures a < 0 || a > 2 ==> \result == -1; @*/
    static int switches(int a) {
        int r = 0;
        switch (a) {
            case 0:
                r++;
            case 1:
                r++;
                break;
            default:
                r = -1;
                break;
            case 2:
        }
        return r;
    }

    // EXPECT holds
    /*@ ensures \result == (a == 0 ? 1 : a == 1 || a == 2 ? 2 : 3); @*/
    static int arrows(int a) {
        switch (a) {
            case 0 -> {
                return 1;
            }
            case 1, 2 -> a = 2;
            default -> a = 3;
        }
        return a;
    }

    static int shared;

    // EXPECT holds
    /*@ ensures shared == \old(shared) + a && \result == \old(shared); @*/
    static int statics(int a) {
        int old = shared;
        shared += a;
        return old;
    }

    // EXPECT violated postcondition
    /*@ ensures \result == 0; @*/
    static int staticsArbitrary() {
        return shared;
    }

    // EXPECT holds bits=4
    /*@ ensures \result == (byte) a && (char) a >= 0 && (long) a + 1 > a; @*/
    static int widths(int a) {
        byte b = (byte) a;
        short s = b;
        char c = 'a' - 'a';
        long l = s;
        return (int) l + c;
    }

    // EXPECT holds
    /*@ ensures \result == Integer.MIN_VALUE; @*/
    static int extremes() {
        return Integer.MAX_VALUE + 1;
    }

    static final int TOP = Integer.MAX_VALUE - 1;
    final int three = 3;

    // EXPECT holds
    /*@ ensures \result == Integer.MIN_VALUE + 1; @*/
    static int derivedExtreme(Specs s) {
        return TOP + s.three;
    }

    // In an inlined callee \old means the callee's entry.
    // EXPECT holds
    void calleeLooksBack() {
        v = 1;
        bump(2);
        bump(v);
    }

    private void bump(int k) {
        int was = k;
        k = 0;
        v++;
        //@ assert v == \old(v) + 1 && \old(k) == was;
    }

    // EXPECT violated assert
    void calleeLooksBackWrong() {
        v = 1;
        bumpWrong();
        bumpWrong();
    }

    private void bumpWrong() {
        v++;
        //@ assert \old(v) == 1;
    }
}
