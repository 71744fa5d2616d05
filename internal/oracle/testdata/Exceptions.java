/** Exceptions: thrown, caught, admitted, excluded. */
class Exceptions {
    int n;

    // EXPECT holds
    // EXPECT violated exception runtime-exceptions=violation
    static void raise(boolean b) {
        if (b) {
            throw new IllegalStateException();
        }
    }

    // EXPECT holds
    /*@ signals (IllegalStateException e) b; ensures !b; @*/
    static void admitted(boolean b) {
        if (b) {
            throw new IllegalStateException();
        }
    }

    // EXPECT violated signals
    /*@ signals (IllegalStateException e) !b; @*/
    static void signalled(boolean b) {
        if (b) {
            throw new IllegalStateException();
        }
    }

    // EXPECT violated signals-only
    /*@ signals_only IllegalArgumentException; @*/
    static void onlyOther(boolean b) {
        if (b) {
            throw new IllegalStateException();
        }
    }

    // EXPECT holds
    /*@ signals_only RuntimeException; @*/
    static void onlySuper(boolean b) {
        if (b) {
            throw new IllegalStateException();
        }
    }

    // EXPECT holds
    /*@ public normal_behavior
      @   requires d != 0;
      @   ensures \result == a / d;
      @ also public exceptional_behavior
      @   requires d == 0;
      @   signals_only ArithmeticException;
      @*/
    static int divide(int a, int d) {
        return a / d;
    }

    // EXPECT violated postcondition
    /*@ exceptional_behavior requires d == 0; signals_only ArithmeticException; @*/
    static int mustThrow(int a, int d) {
        return d == 0 ? 0 : a / d;
    }

    // EXPECT holds
    /*@ ensures \result == (d == 0 ? -1 : a / d); @*/
    static int caught(int a, int d) {
        try {
            return a / d;
        } catch (ArithmeticException e) {
            return -1;
        }
    }

    // EXPECT holds
    /*@ ensures \result == (d == 0 ? 2 : 1); ensures n == \old(n) + 1; @*/
    int finallyRuns(int a, int d) {
        int r = 0;
        try {
            r = a / d;
            r = 1;
        } catch (RuntimeException e) {
            r = 2;
        } finally {
            n++;
        }
        return r;
    }

    // EXPECT holds
    /*@ ensures \result == 3; @*/
    static int finallyWins(int a, int d) {
        try {
            return a / d;
        } finally {
            return 3;
        }
    }

    // EXPECT violated arithmetic
    static int wrongCatch(int a, int d) {
        try {
            return a / d;
        } catch (NullPointerException e) {
            return -1;
        }
    }

    // EXPECT violated assert
    static void assertNotCaught(int a) {
        try {
            assert a > 0;
        } catch (Throwable t) {
            a = 1;
        }
    }

    // EXPECT holds
    /*@ ensures \result == (e == null ? 1 : 2); @*/
    static int throwNull(/*@ nullable @*/ RuntimeException e) {
        try {
            throw e;
        } catch (NullPointerException x) {
            return x == e ? 2 : 1;
        } catch (RuntimeException x) {
            return x == e ? 2 : 0;
        }
    }

    // EXPECT violated exception
    /*@ signals (IllegalStateException e) true; @*/
    static void rethrow(int a) {
        try {
            if (a == 0) {
                throw new IllegalStateException();
            }
        } catch (IllegalStateException e) {
            throw new IllegalArgumentException("caught");
        }
    }

    // EXPECT violated exception
    /*@ normal_behavior requires a > 0; ensures true;
      @ also behavior requires a > -1; signals (IllegalStateException e) true;
      @*/
    static void normalBehaviourThrows(int a) {
        if (a > 0) {
            throw new IllegalStateException();
        }
    }

    // EXPECT violated exception
    /*@ requires a > 0; signals (IllegalStateException e) true; also requires a <= 0; ensures true; @*/
    static void admittedByTheOtherCase(int a) {
        if (a < 0) {
            throw new IllegalStateException();
        }
    }

    // EXPECT holds
    // EXPECT violated exception runtime-exceptions=violation
    static int notCaughtBeside(int a) {
        try {
            if (a == 0) {
                throw new IllegalStateException();
            }
        } catch (IllegalStateException e) {
            throw new IllegalArgumentException();
        } catch (IllegalArgumentException e) {
            return 1;
        }
        return 0;
    }

    // EXPECT holds
    /*@ ensures \result == (e instanceof Minor ? 1 : 2); @*/
    static int caughtByItsClass(Trouble e) {
        try {
            throw e;
        } catch (Minor x) {
            return 1;
        } catch (Trouble x) {
            return 2;
        }
    }

    // EXPECT holds
    /*@ ensures a == null <==> \result == -1; ensures a != null && (i < 0 || i >= a.length) <==> \result == -2; @*/
    static int nullBeforeIndex(/*@ nullable @*/ boolean[] a, int i) {
        try {
            return a[i] ? 1 : 0;
        } catch (NullPointerException e) {
            return -1;
        } catch (ArrayIndexOutOfBoundsException e) {
            return -2;
        }
    }

    // EXPECT holds
    // EXPECT violated exception runtime-exceptions=violation
    void goesOnBehindFinally(boolean b) {
        try {
            if (b) {
                throw new IllegalStateException();
            }
        } finally {
            n++;
        }
    }

    // What the JVM raises no throws clause admits.
    // EXPECT violated arithmetic
    // EXPECT violated arithmetic runtime-exceptions=violation
    // EXPECT holds throws=all
    static int declared(int a) throws ArithmeticException {
        return 1 / a;
    }

    // EXPECT violated arithmetic
    // EXPECT violated arithmetic runtime-exceptions=violation
    // EXPECT holds throws=all
    static int declaredWide(int a) throws Exception {
        return 1 / a;
    }

    // EXPECT violated exception
    // EXPECT holds throws=all
    static int thrownAgain(int a) throws Exception {
        try {
            return 1 / a;
        } catch (RuntimeException e) {
            throw e;
        }
    }

    // EXPECT violated exception
    static int passedOn(int a) throws Throwable {
        try {
            return 1 / a;
        } finally {
            a = 0;
        }
    }

    // EXPECT holds
    // EXPECT holds runtime-exceptions=violation
    static int declaredMeant(int a) throws Exception {
        if (a < 0) {
            throw new IllegalStateException();
        }
        return a;
    }

    // EXPECT holds
    static int declaredError(int a) throws Throwable {
        if (a < 0) {
            throw new Error();
        }
        return a;
    }

    // A contract admits what the declaration names more narrowly.
    // EXPECT holds
    /*@ ensures \result == 1 / a; @*/
    static int contractNamed(int a) throws ArithmeticException {
        return 1 / a;
    }

    // EXPECT violated arithmetic
    // EXPECT holds throws=all
    /*@ ensures \result == 1 / a; @*/
    static int contractWide(int a) throws Exception {
        return 1 / a;
    }

    // EXPECT violated exception
    // EXPECT holds throws=all
    /*@ ensures true; @*/
    static int contractAgain(int a, boolean b) throws Exception {
        try {
            if (b) {
                throw new ArithmeticException();
            }
            return 1 / a;
        } catch (RuntimeException e) {
            throw e;
        }
    }

    // EXPECT violated arithmetic
    /*@ signals (Trouble e) true; @*/
    static int contractOther(int a) throws RuntimeException {
        if (a == 1) {
            throw new Trouble();
        }
        return 1 / a;
    }

    static java.util.OptionalInt maybe(int a) {
        return a < 0 ? java.util.OptionalInt.empty() : java.util.OptionalInt.of(a);
    }

    // What the library raises, whoever called it raises.
    // EXPECT violated exception
    // EXPECT violated exception runtime-exceptions=violation
    // EXPECT holds throws=all
    static int library(int a) throws RuntimeException {
        return maybe(a).getAsInt();
    }

    // EXPECT holds
    // EXPECT holds runtime-exceptions=violation
    static int libraryNamed(int a) throws java.util.NoSuchElementException {
        return maybe(a).getAsInt();
    }

    // EXPECT violated exception
    static int libraryAgain(int a) {
        try {
            return maybe(a).getAsInt();
        } catch (java.util.NoSuchElementException e) {
            throw e;
        }
    }

    // EXPECT holds
    static int libraryWrapped(int a) {
        try {
            return maybe(a).getAsInt();
        } catch (java.util.NoSuchElementException e) {
            throw new IllegalStateException(e);
        }
    }

    // EXPECT violated exception
    /*@ ensures true; @*/
    static int libraryContract(int a) throws Exception {
        return maybe(a).getAsInt();
    }

    // A guard of the library is one of who calls it.
    // EXPECT holds
    // EXPECT violated exception runtime-exceptions=violation
    static int guarded(int a) {
        return java.util.Objects.checkIndex(a, 3);
    }

    // EXPECT holds runtime-exceptions=allowed
    static int free(int a) {
        return 1 / a;
    }

    // The invariant holds after exceptions too.
    // EXPECT violated invariant
    /*@ signals (IllegalStateException e) true; @*/
    void leaveBroken(Guarded g) {
        g.v = -1;
        throw new IllegalStateException();
    }
}

class Trouble extends RuntimeException {
}

class Minor extends Trouble {
}

class Guarded {
    int v;

    //@ invariant v >= 0;

    // EXPECT holds
    /*@ signals (IllegalArgumentException e) v < 0; @*/
    Guarded(int v) {
        this.v = v;
        if (v < 0) {
            throw new IllegalArgumentException();
        }
    }
}
