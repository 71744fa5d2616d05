/** Assertions of methods whose contracts admit AssertionError by name. */
class AdmittedAssertions {
    // EXPECT holds
    //@ ensures n > 0; signals_only AssertionError;
    static void only(int n) {
        assert n > 0;
    }

    // EXPECT holds
    //@ signals (AssertionError e) n <= 0;
    static void signalled(int n) {
        assert n > 0;
    }

    // EXPECT violated signals
    //@ signals (AssertionError e) n < 0;
    static void wronglySignalled(int n) {
        assert n > 0;
    }

    // EXPECT violated postcondition
    //@ ensures n > 1; signals_only AssertionError;
    static void goesOn(int n) {
        assert n > 0;
    }

    // Not by name.
    // EXPECT violated assert
    //@ signals_only Error;
    static void wide(int n) {
        assert n > 0;
    }

    // EXPECT violated assert
    //@ signals (Throwable e) true;
    static void widest(int n) {
        assert n > 0;
    }

    // EXPECT violated assert
    static void declared(int n) throws AssertionError {
        assert n > 0;
    }

    // EXPECT holds bits=8
    //@ signals (AssertionError e) "none".equals(e.getMessage()); signals_only AssertionError;
    static void says(int n) {
        assert n > 0 : "none";
    }

    // EXPECT holds
    //@ signals (AssertionError e) e.getMessage() == null; signals_only AssertionError;
    static void saysNothing(int n) {
        assert n > 0;
    }

    // EXPECT holds
    //@ ensures n > 0; signals_only AssertionError;
    static void calls(int n) {
        check(n);
    }

    static void check(int n) {
        assert n > 0;
    }

    // EXPECT violated exception
    static void callsOne(int n) {
        only(n);
    }

    // EXPECT holds
    //@ ensures \result == (n > 0);
    static boolean caught(int n) {
        try {
            only(n);
            return true;
        } catch (AssertionError e) {
            return false;
        }
    }

    // EXPECT holds
    //@ signals_only AssertionError; ensures \result == 3;
    static int passesFinally(int n) {
        try {
            assert n > 0;
        } finally {
            n = 3;
        }
        return n;
    }

    // EXPECT violated signals-only
    //@ signals_only AssertionError;
    static void otherwise(int n) {
        assert 1 / n > 0;
    }

    // EXPECT holds
    /*@ normal_behavior requires n > 0;
      @ also exceptional_behavior requires n <= 0; signals_only AssertionError; @*/
    static void cases(int n) {
        assert n > 0;
    }

    // EXPECT holds
    //@ signals_only AssertionError; ensures n > 0;
    static void inLambda(int n) {
        Runnable r = () -> {
            assert n > 0;
        };
        r.run();
    }
}
