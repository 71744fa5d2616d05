/** Executions that end the program. */
class Exits {
    int n;

    // EXPECT holds bits=3
    /*@ ensures \result > 0; @*/
    static int owesNothing(int x) {
        if (x <= 0) {
            System.exit(1);
        }
        return x;
    }

    // EXPECT violated postcondition bits=3
    /*@ ensures \result > 1; @*/
    static int theOthersOwe(int x) {
        if (x <= 0) {
            System.exit(1);
        }
        return x;
    }

    // EXPECT holds bits=3
    static int noFinally(int x) {
        try {
            if (x == 1) {
                System.exit(0);
            }
            return x;
        } finally {
            assert x != 1;
        }
    }

    // EXPECT violated assert bits=3
    static int finallyOfOthers(int x) {
        try {
            if (x == 1) {
                System.exit(0);
            }
            return x;
        } finally {
            assert x == 1;
        }
    }

    // EXPECT holds bits=3
    static int notCaught(int x) {
        try {
            if (x != 0) {
                Runtime.getRuntime().exit(x);
            }
        } catch (Throwable e) {
            assert false;
        }
        assert x == 0;
        return x;
    }

    // EXPECT violated assignable bits=3
    /*@ assignable \nothing; @*/
    void changedBefore(int x) {
        n = x;
        System.exit(x);
    }

    // EXPECT holds bits=3
    /*@ ensures x > 1 ==> \result == 3; @*/
    static int inLambda(int x) {
        Runnable r = () -> {
            if (x < 2) {
                Runtime.getRuntime().halt(x);
            }
        };
        r.run();
        assert x >= 2;
        return 3;
    }

    // EXPECT holds bits=3
    /*@ ensures \result; @*/
    static boolean oneRuntime() {
        return Runtime.getRuntime() == Runtime.getRuntime();
    }

    /*@ pure @*/ static int positive(int x) {
        if (x <= 0) {
            System.exit(1);
        }
        return x;
    }

    // A call that does not come back has no value in a clause.
    // EXPECT violated postcondition bits=3
    /*@ ensures positive(x) != 0 || true; @*/
    static void noValue(int x) {
    }

    // EXPECT holds bits=3
    /*@ requires positive(x) == x; ensures x > 0; @*/
    static void undefinedAdmitsNothing(int x) {
    }
}
