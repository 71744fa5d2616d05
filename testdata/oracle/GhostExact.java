// Ghost fields of type \bigint: before the call of at most twice as many bits as an int.
class GhostExact {
    int n;
    //@ ghost \bigint sum = 0;
    //@ static ghost \bigint all;

    // EXPECT holds bits=2 objects=1
    //@ ensures sum == 0 && n == 0;
    GhostExact() { }

    // EXPECT violated postcondition bits=2 objects=1
    //@ ensures sum == 0;
    GhostExact(int x) {
        //@ set sum = \bigint_math(x + x);
    }

    // EXPECT holds bits=2 objects=1
    //@ ensures \bigint_math(sum == \old(sum) + x);
    void adds(int x) {
        n = x;
        //@ set sum = sum + x;
    }

    // EXPECT violated postcondition bits=2 objects=1
    //@ ensures sum == \old(sum);
    void addsWrong(int x) {
        //@ set sum = sum + x;
    }

    // Nothing wraps around.
    // EXPECT holds bits=2 objects=1
    //@ ensures sum > \old(sum) && sum - \old(sum) == 1;
    void grows() {
        //@ set sum = sum + 1;
    }

    // EXPECT holds bits=2 objects=1
    //@ ensures sum >= 0;
    void squares() {
        //@ set sum = sum * sum;
        //@ set sum = sum + sum + sum;
    }

    // EXPECT violated postcondition bits=2 objects=1
    //@ ensures n > \old(n);
    void wraps() {
        n++;
        //@ set sum = sum + 1;
    }

    // EXPECT violated assignable bits=2 objects=1
    //@ assignable n;
    void frame() {
        //@ set sum = sum - 1;
    }

    // EXPECT violated assert bits=2 objects=1
    void undefined(int x) {
        //@ set sum = sum / x;
    }

    // EXPECT holds bits=2 objects=2
    //@ requires o != this;
    //@ assignable o.sum;
    //@ ensures sum == \old(sum) && o.sum == \bigint_math(sum * 2);
    void ofAnother(GhostExact o) {
        //@ set o.sum = \bigint_math(sum * 2);
    }

    // EXPECT violated postcondition bits=2 objects=2
    //@ ensures sum == \old(sum);
    void ofAnotherOrThis(GhostExact o) {
        //@ set o.sum = 1;
    }

    // EXPECT holds bits=2 objects=1
    //@ requires all >= 0;
    //@ assignable all;
    //@ ensures all == \old(all) + 1 && all > 0;
    static void counts() {
        //@ set all = all + 1;
    }

    // EXPECT violated postcondition bits=2 objects=1
    //@ ensures all > 0;
    static void countsWrong() {
        //@ set all = all + 1;
    }

    // EXPECT holds bits=2 objects=1 unwind=1
    //@ requires 0 <= k && k <= 1 && sum == 0;
    //@ ensures sum == k;
    void inALoop(int k) {
        //@ loop_invariant sum == i;
        for (int i = 0; i < k; i++) {
            //@ set sum = sum + 1;
        }
    }

    // EXPECT holds bits=2 objects=1
    //@ requires (\exists int k; sum == k);
    //@ ensures (\exists int k; \old(sum) == k) && \result;
    boolean quantified() { return true; }
}

/** An invariant ties the exact sum to the numbers. */
class Ledger {
    int in;
    int out;
    //@ ghost \bigint balance = \bigint_math(in - out);
    //@ invariant balance == \bigint_math(in - out);

    // EXPECT holds bits=2 objects=1
    //@ ensures balance == 0;
    Ledger() { }

    // EXPECT holds bits=2 objects=1
    //@ requires in < 1;
    void puts() {
        in++;
        //@ set balance = balance + 1;
    }

    // EXPECT violated invariant bits=2 objects=1
    void putsTooMuch() {
        in++;
        //@ set balance = balance + 1;
    }
}
