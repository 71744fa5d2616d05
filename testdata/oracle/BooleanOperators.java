/** Operators on boolean, strict and short-circuit, with side effects on the right. */
public class BooleanOperators {
    int count;

    boolean tick(boolean answer) {
        count++;
        return answer;
    }

    // EXPECT holds
    /*@ ensures \result == (a != b); @*/
    static boolean exclusiveOr(boolean a, boolean b) {
        return a ^ b;
    }

    // EXPECT holds
    /*@ ensures \result <==> !a && !b; @*/
    static boolean deMorgan(boolean a, boolean b) {
        return !(a | b);
    }

    // EXPECT holds
    /*@ ensures \result <==> !(a || !b); @*/
    static boolean falseOrElse(boolean a, boolean b) {
        return a ? false : b;
    }

    // EXPECT violated postcondition
    /*@ ensures \result <==> (a || (b && c)); @*/
    static boolean andBindsTighter(boolean a, boolean b, boolean c) {
        return (a || b) && c;
    }

    // EXPECT holds
    /*@ ensures \result == (a && b); ensures count == \old(count) + (a ? 2 : 1); @*/
    boolean conditionalAnd(boolean a, boolean b) {
        return tick(a) && tick(b);
    }

    // EXPECT violated postcondition
    /*@ ensures count == \old(count) + 2; @*/
    boolean conditionalAndSkips(boolean a, boolean b) {
        return tick(a) && tick(b);
    }

    // EXPECT holds
    /*@ ensures \result == (a || b); ensures count == \old(count) + (a ? 1 : 2); @*/
    boolean conditionalOr(boolean a, boolean b) {
        return tick(a) || tick(b);
    }

    // EXPECT holds
    /*@ ensures \result == (a && b); ensures count == \old(count) + 2; @*/
    boolean strictAnd(boolean a, boolean b) {
        return tick(a) & tick(b);
    }

    // EXPECT holds
    /*@ ensures \result == (a || b); ensures count == \old(count) + 2; @*/
    boolean strictOr(boolean a, boolean b) {
        return tick(a) | tick(b);
    }

    // EXPECT violated postcondition
    /*@ ensures count == \old(count) + (a ? 1 : 2); @*/
    boolean strictOrDoesNotSkip(boolean a, boolean b) {
        return tick(a) | tick(b);
    }

    // EXPECT holds
    /*@ ensures \result == (a ? b : c); ensures count == \old(count) + 2; @*/
    boolean conditionalExpression(boolean a, boolean b, boolean c) {
        return tick(a) ? tick(b) : tick(c);
    }

    // EXPECT holds
    /*@ ensures \result == ((a || b) && c);
      @ ensures count == \old(count) + ((a ? 1 : 2) + (a || b ? 1 : 0));
      @*/
    boolean nestedShortCircuit(boolean a, boolean b, boolean c) {
        if ((tick(a) || tick(b)) && tick(c)) {
            return true;
        }
        return false;
    }

    // EXPECT holds
    /*@ ensures \result == !(a && b); ensures count == \old(count) + (a ? 2 : 1); @*/
    boolean negatedBranches(boolean a, boolean b) {
        if (!(tick(a) && tick(b))) {
            return true;
        }
        return false;
    }

    // EXPECT holds
    /*@ ensures \result == ((a & b) ^ (a | b)); @*/
    static boolean compoundAssignment(boolean a, boolean b) {
        boolean x = a;
        boolean y = a;
        x &= b;
        y |= b;
        x ^= y;
        return x;
    }

    // EXPECT holds
    /*@ ensures \result == b; @*/
    static boolean assignmentAsCondition(boolean a, boolean b) {
        if (a = b) {
            return a;
        }
        return b;
    }

    // EXPECT violated arithmetic
    /*@ ensures true; @*/
    static boolean rightSideOfStrictAnd(int a) {
        return a != 0 & 1 / a > 0;
    }

    // EXPECT holds
    /*@ ensures \result; @*/
    static boolean rightSideOfOrIsGuarded(int a) {
        return a == 0 || 1 / a <= 1;
    }

    // EXPECT holds
    /*@ ensures \result <==> a == 1; @*/
    static boolean rightSideIsGuarded(int a) {
        return a != 0 && 1 / a > 0;
    }
}
