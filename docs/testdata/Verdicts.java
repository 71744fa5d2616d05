/** A method for each verdict that nothing else gets. */
class Verdicts {
    //@ requires x > 0;
    //@ requires x < y && y < x;
    void vacuous(int x, int y) {
    }

    int unsupported(String x) {
        return x.length();
    }

    //@ ensures \result >= 0;
    static int atLeastZero(int x) {
        return x < 0 ? 0 : x;
    }

    //@ ensures \result == x;
    int unconfirmed(int x) {
        if (x < 0) {
            return x;
        }
        return atLeastZero(x);
    }
}

class NotSupported {
    static native int outside();

    static int calls() { return outside(); }
}
