/** Code that is to have no overflow. */
/*@ code_safe_math @*/ class Overflows {
    int v;
    byte b;

    // EXPECT violated overflow bits=4 objects=1
    static int sum(int x, int y) {
        return x + y;
    }

    // EXPECT holds bits=4 objects=1
    //@ requires -2 <= x && x <= 2 && -2 <= y && y <= 2;
    static int bounded(int x, int y) {
        return x * y + x - y;
    }

    // EXPECT violated overflow bits=4 objects=1
    static int negated(int x) {
        return -x;
    }

    // EXPECT violated overflow bits=4 objects=1
    //@ requires y != 0;
    static int quotient(int x, int y) {
        return x / y;
    }

    // EXPECT holds bits=4 objects=1
    //@ requires y != 0;
    static int noResultIsTooLarge(int x, int y) {
        return x % y + (x << 1 >> 3) * 0;
    }

    // EXPECT violated overflow bits=4 objects=1
    void incremented() {
        v++;
    }

    // EXPECT violated overflow bits=6 objects=1
    //@ requires x == 1;
    void narrow(int x) {
        b += x;
    }

    // EXPECT violated overflow bits=4 objects=1
    //@ requires x < 0;
    void wide(long x) {
        v -= x;
    }

    // EXPECT holds bits=4 objects=1
    static int onlyWhereItFits(boolean c, int x) {
        return x < 3 && x + 1 > 0 ? x + 1 : 0;
    }

    // EXPECT violated overflow bits=4 objects=1
    static int notCaught(int x) {
        try {
            return x + 1;
        } catch (ArithmeticException e) {
            return 0;
        }
    }

    // EXPECT holds bits=4 objects=1
    //@ ensures \result == x + 1;
    static /*@ code_java_math @*/ int wraps(int x) {
        return x + 1;
    }

    // EXPECT violated overflow bits=4 objects=1
    static int inAnInitialiser(int x) {
        return new Object() { int y = x + 1; }.y;
    }
}
