/** Every operator on int, with its corners: wrap-around, the least value, zero divisors. */
public class IntOperators {
    // EXPECT holds
    /*@ ensures \result == b + a; @*/
    static int addCommutes(int a, int b) {
        return a + b;
    }

    // EXPECT violated postcondition
    /*@ requires a > 0 && b > 0; ensures \result > 0; @*/
    static int addWrapsAround(int a, int b) {
        return a + b;
    }

    // EXPECT holds
    /*@ ensures \result + b == a; @*/
    static int subtractThenAdd(int a, int b) {
        return a - b;
    }

    // EXPECT violated postcondition
    /*@ ensures (a < b) <==> (\result < 0); @*/
    static int compareBySubtraction(int a, int b) {
        return a - b;
    }

    // EXPECT holds
    /*@ ensures \result == a * b + a * c; @*/
    static int multiplyDistributes(int a, int b, int c) {
        return a * (b + c);
    }

    // EXPECT violated postcondition
    /*@ requires a != 0 && b != 0; ensures \result != 0; @*/
    static int multiplyToZero(int a, int b) {
        return a * b;
    }

    // EXPECT violated postcondition
    /*@ requires a < 0; ensures \result > 0; @*/
    static int negateLeast(int a) {
        return -a;
    }

    // EXPECT holds
    /*@ requires a < 0; ensures \result > 0 || \result == a; @*/
    static int negateLeastIsItself(int a) {
        return -a;
    }

    // EXPECT holds
    /*@ requires b != 0; ensures \result * b + a % b == a; @*/
    static int divideAndRemainder(int a, int b) {
        return a / b;
    }

    // EXPECT violated arithmetic
    /*@ ensures b != 0; @*/
    static int divideByZero(int a, int b) {
        return a / b;
    }

    // EXPECT violated arithmetic
    /*@ ensures true; @*/
    static int remainderByZero(int a, int b) {
        return a % b;
    }

    // EXPECT holds
    /*@ requires a < 0 && a - 1 > 0; ensures \result == a; @*/
    static int divideLeastByMinusOne(int a) {
        return a / -1;
    }

    // EXPECT holds
    /*@ ensures \result == 0; @*/
    static int remainderByMinusOne(int a) {
        return a % -1;
    }

    // EXPECT holds
    /*@ requires b > 0; ensures \result == 0 || (\result < 0 <==> a < 0); @*/
    static int remainderHasSignOfDividend(int a, int b) {
        return a % b;
    }

    // EXPECT violated postcondition
    /*@ requires b > 0; ensures 0 <= \result && \result < b; @*/
    static int remainderIsNoModulo(int a, int b) {
        return a % b;
    }

    // EXPECT violated postcondition
    /*@ ensures \result == a >> 1; @*/
    static int divideTruncatesShiftFloors(int a) {
        return a / 2;
    }

    // EXPECT holds
    /*@ ensures a >= 0 ==> \result == a >> 1; ensures a < 0 ==> \result == (a + 1) >> 1; @*/
    static int halve(int a) {
        return a / 2;
    }

    // EXPECT holds bits=2
    /*@ ensures \result == a; @*/
    static int shiftByMinusWidth(int a) {
        return a << -2;
    }

    // EXPECT holds bits=2
    /*@ ensures \result == a + a; @*/
    static int shiftByNegativeDistance(int a) {
        return a << -1;
    }

    // EXPECT holds bits=3
    /*@ ensures \result == a + a + a + a; @*/
    static int shiftByMinusOneOfThree(int a) {
        return a << -1;
    }

    // EXPECT holds bits=3
    /*@ ensures d == -1 ==> \result == a + a + a + a; @*/
    static int shiftByNegativeOfThree(int a, int d) {
        return a << d;
    }

    // EXPECT holds bits=3
    /*@ ensures \result == a; @*/
    static int shiftLeftByWidth(int a) {
        return a << 3;
    }

    // EXPECT holds bits=3
    /*@ ensures \result == a; @*/
    static int shiftRightByWidth(int a) {
        return a >> 3;
    }

    // EXPECT violated postcondition bits=4
    /*@ ensures d >= 0 ==> \result == 0 || d < 3; @*/
    static int shiftDistanceWraps(int a, int d) {
        return a << d;
    }

    // EXPECT holds bits=4
    /*@ ensures \result == a << (d & 3); @*/
    static int shiftTakesLowBits(int a, int d) {
        return a << d;
    }

    // EXPECT holds bits=4
    /*@ ensures d == 1 ==> \result == a + a; @*/
    static int shiftByOneDoubles(int a, int d) {
        return a << d;
    }

    // EXPECT holds bits=4
    /*@ ensures \result == a >> (d & 3); @*/
    static int arithmeticShiftTakesLowBits(int a, int d) {
        return a >> d;
    }

    // EXPECT holds bits=4
    /*@ ensures \result == a >>> (d & 3); @*/
    static int logicalShiftTakesLowBits(int a, int d) {
        return a >>> d;
    }

    // EXPECT holds
    /*@ ensures a < 0 ==> \result < 0; ensures a >= 0 ==> \result >= 0; @*/
    static int arithmeticShiftKeepsSign(int a) {
        return a >> 2;
    }

    // EXPECT holds
    /*@ ensures \result >= 0; @*/
    static int logicalShiftIsNotNegative(int a) {
        return a >>> 1;
    }

    // EXPECT violated postcondition
    /*@ ensures \result == a >> 1; @*/
    static int logicalIsNotArithmetic(int a) {
        return a >>> 1;
    }

    // EXPECT holds
    /*@ ensures \result == (a | b) + (a & b); @*/
    static int andOrSum(int a, int b) {
        return a + b;
    }

    // EXPECT holds
    /*@ ensures \result == (a | b) - (a & b); @*/
    static int xorIsDifference(int a, int b) {
        return a ^ b;
    }

    // EXPECT holds
    /*@ ensures \result == -a - 1; @*/
    static int complement(int a) {
        return ~a;
    }

    // EXPECT violated postcondition
    /*@ ensures \result >= 0; @*/
    static int andOfNegatives(int a, int b) {
        return a & b;
    }

    // EXPECT holds
    /*@ ensures \result == a; @*/
    static int unaryPlusAndDoubleMinus(int a) {
        return +a - -a + -(+a);
    }

    // EXPECT holds
    /*@ ensures \result <==> !(b <= a); @*/
    static boolean lessIsNotGreaterOrEqual(int a, int b) {
        return a < b;
    }

    // EXPECT violated postcondition
    /*@ ensures \result <==> a + 1 <= b; @*/
    static boolean lessIsNotSuccessorLessOrEqual(int a, int b) {
        return a < b;
    }

    // EXPECT holds
    /*@ ensures \result == (a == b ? 0 : a > b ? 1 : -1); @*/
    static int compare(int a, int b) {
        return a >= b ? a != b ? 1 : 0 : -1;
    }

    // EXPECT holds
    /*@ ensures \result == (a << 1) + (b & 1); @*/
    static int precedence(int a, int b) {
        return a + a | b & 1;
    }

    // EXPECT holds
    /*@ ensures \result < 0 <==> a < 0; @*/
    static long longHasTheSignOfInt(int a) {
        return a;
    }

    // EXPECT violated postcondition
    /*@ ensures \result == a - (b - c); @*/
    static int subtractionIsLeftAssociative(int a, int b, int c) {
        return a - b - c;
    }

    // EXPECT holds bits=4
    static void byThree(int a) {
        int q = a / 3, r = a % 3, s = a - a / 3 * 3;
        assert q + q + q + r == a && -3 < r && r < 3 && s == r;
    }

    // EXPECT violated assert bits=4
    static void byThreeNeverTwo(int a) {
        assert a % 3 != 2 || a > 2;
    }

    // EXPECT violated assert bits=4
    static void restIsNeverTwo(int a) {
        assert a - a / 3 * 3 != 2 || a < 3;
    }
}
