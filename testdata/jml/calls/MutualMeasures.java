/** Measures of methods that call each other, each call standing for a contract. */
class MutualMeasures {
    // EXPECT holds bits=4
    //@ requires n >= 0; ensures \result == (n % 2 == 0); measured_by n;
    static boolean even(int n) { return n == 0 || odd(n - 1); }

    // EXPECT holds bits=4
    //@ requires n >= 0; ensures \result == (n % 2 != 0); measured_by n;
    static boolean odd(int n) { return n != 0 && even(n - 1); }

    // EXPECT violated decreases bits=4
    //@ requires n >= 0; ensures \result == 0; measured_by n;
    static int round(int n) { return trip(n); }

    // EXPECT violated decreases bits=4
    //@ requires n >= 0; ensures \result == 0; measured_by n;
    static int trip(int n) { return round(n); }

    // EXPECT holds bits=4
    //@ requires n >= 0; ensures \result == 0; measured_by n, 1;
    static int first(int n) { return second(n); }

    // EXPECT holds bits=4
    //@ requires n >= 0; ensures \result == 0; measured_by n, 0;
    static int second(int n) { return n == 0 ? 0 : first(n - 1); }

    // EXPECT violated decreases bits=4
    //@ requires n >= 0; ensures \result == 0; measured_by n, 0;
    static int firstTurned(int n) { return secondTurned(n); }

    // EXPECT holds bits=4
    //@ requires n >= 0; ensures \result == 0; measured_by n, 1;
    static int secondTurned(int n) { return n == 0 ? 0 : firstTurned(n - 1); }

    // EXPECT holds bits=4
    //@ requires n >= 0; ensures \result == 0; measured_by n;
    static int helps(int n) { return n == 0 ? 0 : helps(n - 1); }

    // EXPECT holds bits=4
    //@ requires 0 <= n && n < 7; ensures \result == 0; measured_by n;
    static int isHelped(int n) { return helps(n + 1) + (n == 0 ? 0 : isHelped(n - 1)); }

    static class Above {
        // EXPECT holds bits=4 objects=1
        //@ requires n >= 0; ensures \result == 0; measured_by n, 1;
        int turn(int n) { return step(n); }

        // EXPECT holds bits=4 objects=1
        //@ requires n >= 0; ensures \result == 0; measured_by n, 0;
        int step(int n) { return 0; }
    }

    static class Below extends Above {
        // EXPECT violated decreases bits=4 objects=1
        int step(int n) { return turn(n); }
    }
}
