/**
 * What may leave a method without a contract: what throw statements raise, and nothing
 * that the JVM raises, whoever catches it on the way.
 */
public class Guards {
    int n;
    Refusal kept;

    // EXPECT holds
    // EXPECT violated exception runtime-exceptions=violation
    // EXPECT holds runtime-exceptions=allowed
    void guarded(int k) {
        if (k < 0) {
            throw new IllegalArgumentException();
        }
        n = k;
    }

    // The guard is not the only thing that can go wrong.
    // EXPECT violated array-index
    static int guardedTooLittle(int[] a, int i) {
        if (i < 0) {
            throw new IndexOutOfBoundsException();
        }
        return a[i];
    }

    // EXPECT holds
    static int guardedEnough(int[] a, int i) {
        if (i < 0 || i >= a.length) {
            throw new IndexOutOfBoundsException();
        }
        return a[i];
    }

    // EXPECT violated arithmetic
    static int divides(int a) {
        return 1 / a;
    }

    // A contract says what may leave the method.
    // EXPECT violated exception
    /*@ requires k < 3; @*/
    void withContract(int k) {
        if (k < 0) {
            throw new IllegalArgumentException();
        }
    }

    // These words alone are no contract.
    // EXPECT holds
    /*@ pure @*/ int pure(int k) {
        if (k < 0) {
            throw new IllegalArgumentException();
        }
        return n;
    }

    // EXPECT violated exception
    static void error(boolean b) {
        if (b) {
            throw new AssertionError();
        }
    }

    // EXPECT violated exception
    static void ownError(boolean b) {
        if (b) {
            throw new Meltdown();
        }
    }

    // EXPECT violated assert
    static void asserts(int x) {
        if (x < 0) {
            throw new IllegalArgumentException();
        }
        assert x != 2;
    }

    // EXPECT holds
    static void ofWhatIsCalled(int x) {
        Refusal.unless(x > 0);
    }

    // EXPECT violated null
    static int raisedInWhatIsCalled(int x) {
        return Refusal.codeOf(x > 0 ? new Refusal() : null);
    }

    // Thrown on purpose, though of a class of which the JVM makes exceptions.
    // EXPECT holds
    static void nullOnPurpose(boolean b) {
        if (b) {
            throw new NullPointerException();
        }
    }

    // EXPECT violated exception
    static int thrownAgain(int[] a, int i) {
        try {
            return a[i];
        } catch (ArrayIndexOutOfBoundsException e) {
            throw e;
        }
    }

    // EXPECT holds
    static int purposeThrownAgain(int i) {
        try {
            Refusal.unless(i > 0);
            return 1;
        } catch (RuntimeException e) {
            throw e;
        }
    }

    // EXPECT violated exception
    static int oneOfTwoThrownAgain(int i, int d) {
        try {
            Refusal.unless(i > 0);
            return i / d;
        } catch (RuntimeException e) {
            throw e;
        }
    }

    // EXPECT holds
    static int wrapped(int[] a, int i) {
        try {
            return a[i];
        } catch (ArrayIndexOutOfBoundsException e) {
            throw new IllegalArgumentException(e);
        }
    }

    // EXPECT violated exception
    int passesFinally(int d) {
        try {
            return 1 / d;
        } finally {
            n++;
        }
    }

    // EXPECT holds
    void purposePassesFinally(int k) {
        try {
            Refusal.unless(k > 0);
        } finally {
            n++;
        }
    }

    // EXPECT holds
    int finallyThrowsInstead(int d) {
        try {
            return 1 / d;
        } finally {
            if (d == 0) {
                throw new IllegalArgumentException();
            }
        }
    }

    // Who made an exception does not depend on the variable.
    // EXPECT violated exception
    static int keptInAVariable(int d) {
        RuntimeException first = new Refusal();
        int q = 0;
        try {
            q = 1 / d;
        } catch (RuntimeException e) {
            first = e;
        }
        if (d <= 0) {
            throw first;
        }
        return q;
    }

    // EXPECT violated exception bits=3 objects=1
    static int keptOrGiven(RuntimeException given, int d) {
        RuntimeException first = null;
        if (d > 2) {
            first = given;
        }
        try {
            d = 1 / d;
        } catch (RuntimeException e) {
            first = e;
        }
        if (first != null) {
            throw first;
        }
        return d;
    }

    // EXPECT holds bits=3 objects=1
    static int givenOrMade(RuntimeException given, int d) {
        RuntimeException first = null;
        try {
            if (d > 2) {
                throw given;
            }
            d = 1;
        } catch (RuntimeException e) {
            first = d == 3 ? new Refusal() : e;
        }
        if (first != null) {
            throw first;
        }
        return d;
    }

    // EXPECT holds
    static int keptInAVariableOnPurpose(int d) {
        RuntimeException first = new Refusal();
        int q = 0;
        try {
            q = 1 / d;
        } catch (RuntimeException e) {
            q = 3;
        }
        if (d <= 0) {
            throw first;
        }
        return q;
    }

    // An exception that existed before is thrown on purpose.
    // EXPECT holds objects=1
    void keptInAField(int d) {
        int q = 0;
        try {
            q = 1 / d;
        } catch (ArithmeticException e) {
            throw kept;
        }
    }

    // EXPECT violated exception
    static int inALoop(int[] a) {
        RuntimeException last = null;
        int sum = 0;
        for (int i = 0; i < 2; i++) {
            try {
                if (i == 0) {
                    throw new Refusal();
                }
                sum += a[i];
            } catch (RuntimeException e) {
                last = e;
            }
        }
        if (sum < 0 || last != null && a.length == 1) {
            throw last;
        }
        return sum;
    }

    // EXPECT violated arithmetic
    static int declared(int a) throws ArithmeticException {
        return 1 / a;
    }

    /**
     * The tags of Javadoc admit what they name, but no fault that the JVM finds.
     *
     * @throws ArithmeticException if a is zero
     * @throws NoSuchThing         which nobody knows
     */
    // EXPECT violated arithmetic
    static int documented(int a) {
        return 1 / a;
    }

    /** @exception RuntimeException if it must be */
    // EXPECT holds
    /*@ ensures a > 0; @*/
    static void documentedBesideAContract(int a) {
        if (a <= 0) {
            throw new Refusal();
        }
    }

    /**
     * @throws IllegalStateException which is another one
     */
    // EXPECT violated arithmetic
    static int documentedOther(int a) {
        return 1 / a;
    }

    /* @throws ArithmeticException in a comment that is no Javadoc */
    // EXPECT violated arithmetic
    static int notDocumented(int a) {
        return 1 / a;
    }
}

class Refusal extends RuntimeException {
    int code;

    static void unless(boolean b) {
        if (!b) {
            throw new Refusal();
        }
    }

    static int codeOf(/*@ nullable @*/ Refusal r) {
        return r.code;
    }
}

class Meltdown extends Error {
}

class Valued {
    int v;
    //@ invariant v >= 0;

    // The invariant holds after the exception, too.
    // EXPECT violated invariant
    void breaks(int k) {
        v = k;
        if (k < 0) {
            throw new IllegalArgumentException();
        }
    }

    // EXPECT holds
    void keeps(int k) {
        if (k < 0) {
            throw new IllegalArgumentException();
        }
        v = k;
    }

    // Nobody sees the object.
    // EXPECT holds
    Valued(int k) {
        v = k;
        if (k < 0) {
            throw new IllegalArgumentException();
        }
    }

    //@ requires k > 0;
    //@ ensures v == k;
    void set(int k) {
        v = k;
    }
}

class Derived extends Valued {
    Derived() {
        super(1);
    }

    // The contract is inherited.
    // EXPECT violated exception
    void set(int k) {
        if (k == 3) {
            throw new IllegalArgumentException();
        }
        v = k;
    }
}
