/** Executions of which nothing is asked behind a place. */
class Halts {
    int n;

    // EXPECT holds bits=3
    /*@ ensures n == \old(n) + 1; @*/
    void skipsTheRest(boolean b) {
        if (b) {
            n = 0;
            //@ halt;
        }
        n++;
    }

    // EXPECT violated assert bits=3
    /*@ ensures n == \old(n) + 1; @*/
    void checksBefore(boolean b) {
        if (b) {
            //@ assert n != 1;
            //@ halt;
        }
        n++;
    }

    // EXPECT violated postcondition bits=3
    /*@ ensures n == \old(n) + 1; @*/
    void otherWays(boolean b) {
        if (b) {
            //@ halt;
        }
        n--;
    }

    // EXPECT holds bits=3
    static int inLoop(int k, boolean b) {
        for (int i = 0; i < 3; i++) {
            if (b && i == 1) {
                //@ halt;
            }
            //@ assert !b || i == 0;
        }
        return k;
    }

    // EXPECT holds bits=3
    static int inFinally(int k) {
        try {
            return 1 / k;
        } finally {
            //@ halt;
        }
    }

    static void callee(int k) {
        if (k > 0) {
            //@ halt;
        }
    }

    // EXPECT holds bits=3
    static int inCallee(int k) {
        callee(k);
        //@ assert k <= 0;
        return k;
    }

    // EXPECT violated assert bits=3
    static int inCalleeNotFor(int k) {
        callee(k);
        //@ assert k < 0;
        return k;
    }

    /*@ pure @*/ static int halting(int k) {
        if (k == 0) {
            //@ halt;
        }
        return k;
    }

    // A call that does not come back has no value in a clause.
    // EXPECT holds bits=3
    /*@ requires halting(k) == k; ensures k != 0; @*/
    static void noValueAdmitsNothing(int k) {
    }
}
