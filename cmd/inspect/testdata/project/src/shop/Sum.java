package shop;

/** Loops beyond the bound are cut off. */
class Sum {
    //@ requires n >= 0 && n < 9;
    //@ ensures \result >= 0;
    static int upTo(int n) {
        int s = 0;
        for (int i = 0; i < n; i++) {
            s += i;
        }
        return s;
    }

    //@ ensures \result >= n;
    static int hangs(int n) {
        return n;
    }

    //@ ensures \result >= n;
    static int fails(int n) {
        return n;
    }
}
