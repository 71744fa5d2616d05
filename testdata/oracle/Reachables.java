/** The statement `reachable`: some execution comes to it. */
public class Reachables {
    int v;
    /*@ nullable @*/ Reachables next;

    // EXPECT holds objects=2
    //@ requires x > 0;
    int branches(int x) {
        if (x > 2) {
            //@ reachable;
            return 1;
        }
        //@ reachable;
        return 2;
    }

    // EXPECT inconclusive objects=2
    //@ requires x > 0;
    int neverNegative(int x) {
        if (x < 0) {
            //@ reachable;
            return 1;
        }
        return 2;
    }

    // EXPECT inconclusive
    static int constantly(int x) {
        if (x > 0 && x < 0) {
            //@ reachable
            return 1;
        }
        //@ reachable
        return 2;
    }

    // EXPECT inconclusive
    static void afterHalt() {
        //@ halt;
        //@ reachable;
    }

    // EXPECT holds objects=2
    void cycle() {
        if (next != null && next != this && next.next == this) {
            //@ reachable;
            v = 1;
        }
    }

    // EXPECT inconclusive objects=1
    void cycleOfTwo() {
        if (next != null && next != this && next.next == this) {
            //@ reachable;
            v = 1;
        }
    }

    // EXPECT violated assert objects=1
    static void brokenToo(int x) {
        if (x == 1) {
            //@ assert x > 1;
            //@ reachable;
        }
    }

    // EXPECT holds bits=4
    static void loop(int n) {
        int i = 0;
        while (i < n) {
            if (i == 2) {
                //@ reachable;
                return;
            }
            i++;
        }
        //@ reachable;
    }

    // EXPECT inconclusive bits=4 unwind=2
    static void farLoop(int n) {
        int i = 0;
        while (i < n) {
            if (i == 3) {
                //@ reachable;
                return;
            }
            i++;
        }
    }

    // EXPECT holds bits=4 objects=1
    static int caught(int x) {
        try {
            return 4 / x;
        } catch (ArithmeticException e) {
            //@ reachable;
            return 0;
        } finally {
            //@ reachable;
        }
    }

    // EXPECT inconclusive bits=4 objects=1
    static int neverThrown(int x) {
        try {
            return 4 / (x | 1);
        } catch (ArithmeticException e) {
            //@ reachable;
            return 0;
        }
    }

    // EXPECT holds objects=1
    static int callees(int x) {
        return positive(x > 0 ? x : 1);
    }

    // EXPECT holds objects=1
    static int positive(int x) {
        if (x <= 0) {
            //@ reachable;
            return 0;
        }
        return x;
    }
}
