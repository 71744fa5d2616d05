/** Increments, compound assignments and the order in which operands are evaluated. */
public class EvaluationOrder {
    int n;

    int next() {
        n++;
        return n;
    }

    // EXPECT holds
    /*@ ensures \result == a + a + 2; @*/
    static int incrementTwice(int a) {
        int x = a;
        x = x++ + ++x;
        return x;
    }

    // EXPECT violated postcondition
    /*@ ensures \result == a + a + 1; @*/
    static int incrementTwiceWrong(int a) {
        int x = a;
        x = x++ + ++x;
        return x;
    }

    // EXPECT holds
    /*@ ensures \result == a; @*/
    static int assignPostIncrement(int a) {
        a = a++;
        return a;
    }

    // EXPECT violated postcondition
    /*@ ensures \result == \old(a) + 1; @*/
    static int assignPostIncrementIsLost(int a) {
        int x = a;
        x = x++;
        return x;
    }

    // EXPECT holds
    /*@ ensures \result == a - 1 - (a - 1) + (a - 2); @*/
    static int decrements(int a) {
        int x = a;
        return --x - x-- + x;
    }

    // EXPECT holds
    /*@ ensures \result == a + (a * 2 + (a + 1)); @*/
    static int compoundSavesLeftFirst(int a) {
        int x = a;
        x += x++ * 2 + x;
        return x;
    }

    // EXPECT holds
    /*@ requires a.length == 2 && 0 <= i && i < 2;
      @ ensures a[i] == \old(a[i]) + i + 1;
      @ ensures a[1 - i] == \old(a[1 - i]);
      @ ensures \result == i + 1;
      @*/
    static int indexIncrementCompound(int[] a, int i) {
        int k = i;
        a[k++] += k;
        return k;
    }

    // EXPECT violated postcondition
    /*@ requires a.length == 2 && 0 <= i && i < 2;
      @ ensures a[i] == \old(a[i]) + i;
      @*/
    static void indexIncrementCompoundWrong(int[] a, int i) {
        int k = i;
        a[k++] += k;
    }

    // EXPECT holds
    /*@ requires a.length == 2; ensures a[0] == 1 && a[1] == \old(a[1]); @*/
    static void indexBeforeRightSide(int[] a) {
        int i = 0;
        a[i] = i = 1;
    }

    // EXPECT holds objects=2 bits=3
    /*@ requires a != b && a.length == 1 && b.length == 2; ensures a[0] == 2; @*/
    static void arrayBeforeRightSide(int[] a, int[] b) {
        int[] c = a;
        c[0] = (c = b).length;
    }

    // EXPECT violated postcondition
    /*@ requires a.length == 2; ensures a[1] == 1; @*/
    static void indexBeforeRightSideWrong(int[] a) {
        int i = 0;
        a[i] = i = 1;
    }

    // EXPECT holds
    /*@ ensures \result == (\old(n) + 1) - (\old(n) + 2) * (\old(n) + 3); @*/
    int callsFromLeftToRight() {
        return next() - next() * next();
    }

    // EXPECT violated postcondition
    /*@ ensures \result == (\old(n) + 3) - (\old(n) + 1) * (\old(n) + 2); @*/
    int callsByPrecedence() {
        return next() - next() * next();
    }

    // EXPECT holds
    /*@ ensures \result == \old(n) + (\old(n) + 1); ensures n == \old(n) + 1; @*/
    int fieldBeforeCall() {
        return n + next();
    }

    // EXPECT holds
    /*@ ensures n == \old(n) + (\old(n) + 1); @*/
    void compoundFieldBeforeCall() {
        n += next();
    }

    // EXPECT violated postcondition
    /*@ ensures n == (\old(n) + 1) + (\old(n) + 1); @*/
    void compoundFieldBeforeCallWrong() {
        n += next();
    }

    static int weigh(int a, int b, int c) {
        return a - b * c;
    }

    // EXPECT holds
    /*@ ensures \result == a - (a + 1) * (a + 2); @*/
    static int argumentsFromLeftToRight(int a) {
        return weigh(a++, a++, a);
    }

    // EXPECT holds
    /*@ ensures \result == c + c + c; @*/
    static int chainedAssignment(int c) {
        int a;
        int b;
        a = b = c;
        return a + b + c;
    }

    // EXPECT holds
    /*@ requires b != 0;
      @ ensures \result == ((((((((a - b) * b) / b) % b) << 1) >> 1) & b) | a);
      @*/
    static int everyCompoundOperator(int a, int b) {
        int x = a;
        x -= b;
        x *= b;
        x /= b;
        x %= b;
        x <<= 1;
        x >>= 1;
        x &= b;
        x |= a;
        return x;
    }

    // EXPECT holds
    /*@ ensures \result == ((a >>> 1) ^ b); @*/
    static int logicalShiftAndXorCompound(int a, int b) {
        int x = a;
        x >>>= 1;
        x ^= b;
        return x;
    }

    // EXPECT holds
    /*@ ensures \result == \old(c.n) && c.n == \old(c.n) - 1; @*/
    static int decrementField(EvaluationOrder c) {
        return c.n--;
    }

    static int pick(EvaluationOrder ignored) {
        return 1;
    }

    // EXPECT holds bits=2
    /*@ ensures \result == 0 && d.n == \old(d.n) + 1; @*/
    static int receiverBeforeAssignment(EvaluationOrder d) {
        EvaluationOrder e = new EvaluationOrder();
        EvaluationOrder c = d;
        c.n += pick(c = e);
        return e.n;
    }

    // EXPECT violated postcondition bits=2
    /*@ ensures \result == 1; @*/
    static int receiverBeforeAssignmentWrong(EvaluationOrder d) {
        EvaluationOrder e = new EvaluationOrder();
        EvaluationOrder c = d;
        c.n += pick(c = e);
        return e.n;
    }

    // EXPECT violated arithmetic
    /*@ ensures true; @*/
    static int divisorIsEvaluatedFirst(int a) {
        int x = 1;
        return a / (x = x - 1);
    }

    // EXPECT holds
    /*@ requires 0 <= a && a <= 1; ensures \result == (a == 0 ? 1 : -1); @*/
    static int onlyOneArm(int a) {
        int x = 0;
        int y = a == 0 ? ++x : --x;
        return x == y ? x : 0;
    }

    // EXPECT holds bits=2 objects=2
    /*@ requires a != null; ensures \result ==> a.n == 1; @*/
    static boolean assignedBehindAnd(EvaluationOrder a, /*@ nullable @*/ EvaluationOrder b) {
        EvaluationOrder s, t;
        return (s = b) != null && (t = a) != null && !(t == s) && t.n == s.n && t.n == 1;
    }

    // EXPECT violated postcondition bits=2 objects=2
    /*@ requires a != null; ensures \result ==> a != b; @*/
    static boolean assignedBehindAndWrong(EvaluationOrder a, /*@ nullable @*/ EvaluationOrder b) {
        EvaluationOrder s, t;
        return ((s = b) != null && (t = a) != null) && !(t != s) && pick(t) == 1;
    }

    // EXPECT holds bits=2
    /*@ ensures \result == (a == 1 && b); @*/
    static boolean assignedInAnArm(int a, boolean b) {
        int x;
        return (b ? (x = a) != 0 : false) && !(x != 1) && (x = x + 1) == -2;
    }

    // EXPECT violated postcondition bits=2
    /*@ ensures !\result; @*/
    static boolean assignedInASwitch(int a, boolean b) {
        int x;
        return switch (a) { case 0 -> false; default -> (x = a) != 0; } && !(x != 1) && (x = x + 1) == -2 && b;
    }
}
