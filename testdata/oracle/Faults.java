/** Exceptions of one's own, what happens before them, and which of two comes first. */
public class Faults {
    int n;

    int tick(int answer) {
        n++;
        return answer;
    }

    // EXPECT holds
    /*@ ensures x >= 0 && \result == x;
      @ signals (Fault e) x < 0 && e.code == x;
      @*/
    static int codeOfTheFault(int x) {
        if (x < 0) {
            throw new Fault(x);
        }
        return x;
    }

    // EXPECT violated signals
    /*@ signals (Fault e) e.code == 1; @*/
    static int codeOfTheFaultWrong(int x) {
        if (x < 0) {
            throw new Fault(x);
        }
        return x;
    }

    // EXPECT holds
    /*@ signals (Fault e) e.code == x;
      @ signals (SmallFault e) x == 1;
      @ ensures x <= 0;
      @*/
    static void subclassOfTheFault(int x) {
        if (x == 1) {
            throw new SmallFault(x);
        }
        if (x > 1) {
            throw new Fault(x);
        }
    }

    // EXPECT violated exception
    /*@ signals (SmallFault e) true; @*/
    static void superclassIsNotAdmitted(int x) {
        if (x == 1) {
            throw new SmallFault(x);
        }
        if (x > 1) {
            throw new Fault(x);
        }
    }

    // EXPECT violated signals-only
    /*@ signals_only SmallFault; @*/
    static void superclassIsExcluded(int x) {
        if (x > 1) {
            throw new Fault(x);
        }
    }

    // EXPECT violated signals-only
    /*@ signals_only \nothing; @*/
    static void nothingAllowed(boolean b) {
        if (b) {
            throw new IllegalStateException();
        }
    }

    // EXPECT holds
    /*@ signals_only Fault, IllegalStateException;
      @ signals (RuntimeException e) b;
      @ ensures !b;
      @*/
    static void listOfTypes(boolean b, boolean c) {
        if (b) {
            if (c) {
                throw new Fault(0);
            }
            throw new IllegalStateException();
        }
    }

    // EXPECT holds
    /*@ signals (Fault e) n == \old(n) + 1;
      @ ensures n == \old(n) + 2;
      @*/
    void effectsBeforeTheThrow(boolean b) {
        n++;
        if (b) {
            throw new Fault(0);
        }
        n++;
    }

    // EXPECT violated signals
    /*@ signals (Fault e) n == \old(n); @*/
    void effectsAreNotUndone(boolean b) {
        n++;
        if (b) {
            throw new Fault(0);
        }
    }

    void throwsDeep(int depth) {
        if (depth == 0) {
            throw new Fault(1);
        }
        throwsDeep(depth - 1);
        n = 0;
    }

    // EXPECT holds
    /*@ requires 0 <= d && d <= 2 && n == 1;
      @ ensures false;
      @ signals (Fault e) e.code == 1 && n == 1;
      @*/
    void throughSeveralCalls(int d) {
        throwsDeep(d);
        n = -1;
    }

    // The right side of an assignment to an element comes before the check of the array.
    // EXPECT holds
    /*@ ensures a != null && n == \old(n) + 1;
      @ signals (NullPointerException e) a == null && n == \old(n) + 1;
      @ signals (ArrayIndexOutOfBoundsException e) a != null && a.length == 0 && n == \old(n) + 1;
      @*/
    void rightSideBeforeNullCheck(/*@ nullable @*/ int[] a) {
        a[0] = tick(0);
    }

    // A compound assignment reads its left side first.
    // EXPECT holds
    /*@ ensures a != null && n == \old(n) + 1;
      @ signals (NullPointerException e) a == null && n == \old(n);
      @ signals (ArrayIndexOutOfBoundsException e) a != null && a.length == 0 && n == \old(n);
      @*/
    void compoundChecksFirst(/*@ nullable @*/ int[] a) {
        a[0] += tick(0);
    }

    // EXPECT violated signals
    /*@ signals (NullPointerException e) n == \old(n) + 1;
      @ signals (ArrayIndexOutOfBoundsException e) true;
      @*/
    void compoundChecksFirstWrong(/*@ nullable @*/ int[] a) {
        a[0] += tick(0);
    }

    // EXPECT holds bits=2
    /*@ ensures a != null;
      @ signals (NullPointerException e) a == null && n == \old(n) + 1;
      @*/
    void rightSideBeforeNullReceiver(/*@ nullable @*/ Faults a) {
        a.n = tick(0);
    }

    // EXPECT holds bits=2
    /*@ ensures a != null;
      @ signals (NullPointerException e) a == null && n == \old(n) + 1;
      @*/
    void argumentsBeforeNullReceiver(/*@ nullable @*/ Faults a) {
        a.tick(tick(0));
    }

    // EXPECT violated arithmetic
    /*@ requires a.length == 1; @*/
    static int dividesBeforeItIndexes(int[] a) {
        return a[1 / (a.length - 1)];
    }

    // EXPECT violated array-index
    /*@ requires 0 <= i && i <= a.length; @*/
    static int oneTooMany(int[] a, int i) {
        return a[i];
    }

    // EXPECT violated array-index
    /*@ requires i < a.length; @*/
    static int negativeIndex(int[] a, int i) {
        return a[i];
    }

    // EXPECT holds
    /*@ requires a.length > 0; ensures \result == a[a.length - 1]; @*/
    static int lastElement(int[] a) {
        return a[a.length - 1];
    }

    // EXPECT violated assert
    static void assertWithEffect(int a) {
        int b = a;
        assert ++b > a : "wraps around";
    }

    static int told;

    static int tell(int a) {
        told = a;
        throw new IllegalStateException();
    }

    // EXPECT holds
    /*@ requires a > 0; ensures told == \old(told); @*/
    static void assertSaysNothingWhereItHolds(int a) {
        assert a > 0 : (told = a) + "";
        assert a > 0 : tell(a);
        assert a > 0 : told++ + Thread.currentThread().getStackTrace().length;
    }

    // EXPECT violated postcondition
    /*@ requires a > 0; ensures told == a; @*/
    static void assertSaidNothing(int a) {
        assert a > 0 : (told = a) + "";
    }

    // EXPECT violated assert
    static void assertFailsWhateverItSays(int a) {
        try {
            assert a > 0 : tell(a);
        } catch (IllegalStateException e) {
        }
    }

    // EXPECT holds
    /*@ requires a < 3; ensures \result == a + 1; @*/
    static int assertEvaluatesItsCondition(int a) {
        int b = a;
        assert ++b > a;
        return b;
    }

    // EXPECT violated null
    static int nullWhenThrown(boolean b) {
        RuntimeException e = null;
        if (b) {
            throw e;
        }
        return 1;
    }
}

class Fault extends RuntimeException {
    int code;

    Fault(int code) {
        this.code = code;
    }
}

class SmallFault extends Fault {
    SmallFault(int code) {
        super(code);
    }
}
