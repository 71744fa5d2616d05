/** Objects that exist, whatever leads to them or does not. */
public class Discovery {
    // EXPECT violated postcondition
    /*@ ensures (\forall Lone l; l.v == 0); @*/
    static void nothingLeadsThere() {
    }

    // EXPECT violated postcondition
    /*@ ensures (\forall Lone l, m; l == m); @*/
    static void nothingLeadsToTheSecond(Lone a) {
    }

    // EXPECT violated postcondition bits=2
    /*@ ensures l.right == null; @*/
    static void fromTheLeft(Left l) {
    }

    // EXPECT violated postcondition bits=2
    /*@ ensures r.left == null; @*/
    static void fromTheRight(Right r) {
    }

    // EXPECT violated postcondition bits=2
    /*@ requires l.right != null && l.right.left != null; ensures l.right.left == l; @*/
    static void thereAndNotBack(Left l) {
    }

    // EXPECT violated postcondition bits=2 objects=2
    /*@ requires l.right == null && (\forall Left m; m.right == null || m.right.left == null);
      @ ensures (\forall Left m; m.right == null || m.right.left == null); @*/
    static void seenFromNowhere(Left l, Right r) {
        r.left = l;
    }

    // EXPECT holds bits=2
    /*@ requires (\forall Left m; m.right == null || m.right.left == null); ensures r == null || r.left == null; @*/
    static void seenByNobody(Left l, /*@ nullable @*/ Right r) {
        if (r != null && r != l.right) {
            r.left = null;
        }
    }

    // EXPECT holds bits=2
    /*@ ensures l.right == null || (\exists Right r; r == l.right); @*/
    static void existsOnTheRight(Left l) {
    }

    // EXPECT holds bits=2
    /*@ ensures r.left == null || (\exists Left l; l == r.left); @*/
    static void existsOnTheLeft(Right r) {
    }

    // EXPECT violated constraint
    static int aVariableOfItsClass() {
        return Never.variable;
    }

    // EXPECT holds
    static int aConstantIsNoUseOfItsClass() {
        return Never.CONSTANT;
    }

    // EXPECT violated invariant
    static void invariantOfAnInterface(Rising r) {
        r.level = -1;
    }

    // EXPECT violated invariant
    static void invariantOfASubclass(Above a) {
        a.v = 0;
    }
}

class Lone {
    int v;
}

class Left {
    /*@ nullable @*/ Right right;
}

class Right {
    /*@ nullable @*/ Left left;
}

class Never {
    static final int CONSTANT = 1;
    static int variable;
    //@ constraint false;
}

interface Level {
    //@ invariant this instanceof Rising ==> ((Rising) this).level >= 0;
}

class Rising implements Level {
    int level;
}

class Above {
    int v;
}

class Below extends Above {
    //@ invariant v > 0;
}
