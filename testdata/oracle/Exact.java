/** Methods of Math on integers, at the widths of the bounds. */
public class Exact {
    // EXPECT holds
    /*@ ensures \result == a + b;
      @ ensures a >= 0 && b <= 0;
      @ signals (ArithmeticException e) a < 0 || b > 0; @*/
    static int addOfSigns(int a, int b) {
        if (a < 0 || b > 0) {
            throw new ArithmeticException();
        }
        return Math.addExact(a, b);
    }

    // EXPECT violated exception
    /*@ requires a >= 0; @*/
    static int addOfTwo(int a, int b) {
        return Math.addExact(a, b);
    }

    // EXPECT violated exception
    /*@ ensures true; @*/
    static int absOfLeast(int a) {
        return Math.absExact(a);
    }

    // EXPECT holds
    /*@ requires b > 0; ensures 0 <= \result && \result < b; @*/
    static int modOfPositive(int a, int b) {
        return Math.floorMod(a, b);
    }

    // EXPECT violated postcondition
    /*@ requires b != 0; ensures 0 <= \result; @*/
    static int modOfAny(int a, int b) {
        return Math.floorMod(a, b);
    }

    // EXPECT holds
    /*@ requires b != 0; ensures \result * b + Math.floorMod(a, b) == a; @*/
    static int divAndMod(int a, int b) {
        return Math.floorDiv(a, b);
    }

    // EXPECT violated postcondition
    /*@ requires b != 0; ensures \result == a / b; @*/
    static int divIsNoDivision(int a, int b) {
        return Math.floorDiv(a, b);
    }

    // EXPECT holds
    /*@ ensures \result == (long) a * b; signals (ArithmeticException e) true; @*/
    static int product(int a, int b) {
        return Math.multiplyExact(a, b);
    }

    // EXPECT violated exception
    /*@ ensures true; @*/
    static int productOfTwo(int a, int b) {
        return Math.multiplyExact(a, b);
    }
}
