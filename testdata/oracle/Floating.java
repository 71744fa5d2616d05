/**
 * float and double, computed from integers of few bits, so that every input can be
 * tried; NaN, infinities, -0 and subnormal numbers come about by operations.
 */
public class Floating {
    // EXPECT holds
    /*@ ensures \result == a + (b + 0.0f); @*/
    static float addOfIntegers(int a, int b) {
        return (float) b + a;
    }

    // EXPECT holds
    /*@ ensures \result + b == a; @*/
    static float differences(int a, int b) {
        return (float) a - b;
    }

    // EXPECT holds
    /*@ ensures \result == a + 0.5f; @*/
    static float steps(int a) {
        float x = a - 0.5f;
        x++;
        return x;
    }

    // EXPECT holds
    /*@ ensures \result == 0.5f * a; @*/
    static float halves(int a) {
        return a / 2f;
    }

    // EXPECT violated postcondition
    /*@ ensures \result == 0.5f * a; @*/
    static float integerDivisionFirst(int a) {
        return a / 2;
    }

    // EXPECT holds
    /*@ ensures \result == a; @*/
    static int thereAndBack(int a) {
        float x = a;
        return (int) x;
    }

    // EXPECT holds
    /*@ requires a >= 0; ensures \result * 2 == a || \result * 2 == a - 1; @*/
    static int castRoundsToZero(int a) {
        return (int) (a / 2f);
    }

    // EXPECT violated postcondition
    /*@ ensures \result * 2 == a || \result * 2 == a - 1; @*/
    static int castDoesNotRoundDown(int a) {
        return (int) (a / 2f);
    }

    // EXPECT holds
    /*@ ensures \result == (a < b); @*/
    static boolean less(int a, int b) {
        return (float) a < b;
    }

    // EXPECT holds
    /*@ ensures \result == (a >= b); @*/
    static boolean atLeast(int a, int b) {
        double x = a;
        return x >= b;
    }

    // EXPECT violated postcondition
    /*@ ensures \result; @*/
    static boolean oneOfThree(int a, int b) {
        float x = (float) a / b;
        return x < 1f || x == 1f || x > 1f;
    }

    // EXPECT holds
    /*@ ensures \result <==> (a == 0 && b == 0); @*/
    static boolean nanIsNotItself(int a, int b) {
        float x = (float) a / b;
        return x != x;
    }

    // EXPECT holds
    /*@ requires a != 0; ensures a > 0 ==> \result == 1.0f / 0.0f; ensures a < 0 ==> \result == -1.0f / 0.0f; @*/
    static float divisionByZeroIsInfinite(int a) {
        float zero = 0f;
        return a / zero;
    }

    // EXPECT violated postcondition
    /*@ requires a >= 0; ensures \result == -a; @*/
    static float zeroMinusIsNotNegation(int a) {
        float x = 0f - a;
        return 1f / x == 1f / -(float) a ? x : 100f;
    }

    // EXPECT holds
    /*@ ensures \result; @*/
    static boolean zerosAreEqual(int a) {
        float x = 0f * a;
        return x == 0f && x == -0f;
    }

    // EXPECT violated postcondition
    /*@ ensures \result > 0; @*/
    static float negativeZero(int a) {
        float x = 0f * a;
        return 1f / x;
    }

    // EXPECT holds
    /*@ ensures \result == 0; @*/
    static int castOfNaN(int a) {
        float zero = 0f * a;
        return (int) (zero / zero);
    }

    // EXPECT holds
    /*@ requires a > 0; ensures \result > 0 && \result + 1 < 0; @*/
    static int castOfInfinity(int a) {
        float zero = 0f;
        return (int) (a / zero);
    }

    // EXPECT holds
    /*@ requires a < 0; ensures \result < 0 && \result - 1 > 0; @*/
    static int castOfMinusInfinity(int a) {
        float zero = 0f;
        return (int) (a / zero);
    }

    // EXPECT violated postcondition
    /*@ ensures \result == 0.1f * a; @*/
    static float tenths(int a) {
        float sum = 0f;
        for (int i = 0; i < a; i++) {
            sum += 0.1f;
        }
        return sum;
    }

    // EXPECT holds
    /*@ requires 0 <= a; ensures \result == 0.25f * a; @*/
    static float quarters(int a) {
        float sum = 0f;
        for (int i = 0; i < a; i++) {
            sum += 0.25f;
        }
        return sum;
    }

    // EXPECT holds
    /*@ requires b != 0; ensures \result == a % b; @*/
    static float remainder(int a, int b) {
        return (float) a % b;
    }

    // EXPECT holds
    /*@ ensures \result; @*/
    static boolean absorbed(int a) {
        float big = 16777216f;
        return big + 1f == big;
    }

    // EXPECT violated postcondition
    /*@ ensures \result; @*/
    static boolean absorbedInDouble(int a) {
        double big = 16777216.0;
        return big + 1 == big;
    }

    // EXPECT holds
    /*@ ensures \result == (a != 0); @*/
    static boolean subnormal(int a) {
        float least = 1.4E-45f;
        return least * a != 0f;
    }

    // EXPECT violated postcondition
    /*@ requires a > 0; ensures \result > 0f; @*/
    static float underflow(int a) {
        return 1.4E-45f / (a + 1f);
    }

    // EXPECT holds
    /*@ requires a > 1; ensures \result == 1f / 0f; @*/
    static float overflow(int a) {
        return 3.4028235E38f * a;
    }

    // EXPECT holds
    /*@ ensures \result <==> a > 0; @*/
    static boolean floatIsNoDouble(int a) {
        float x = a > 0 ? 0.1f : 0.5f;
        double y = a > 0 ? 0.1 : 0.5;
        return x > y;
    }

    // EXPECT holds
    /*@ ensures (0 <= \result <= 2.5f) <==> (0 <= a <= 2); @*/
    static float chained(int a) {
        return a;
    }

    // EXPECT holds
    /*@ ensures \result == (c ? a : 0.5); @*/
    static double choice(boolean c, int a) {
        return c ? a : 0.5;
    }

    // EXPECT holds
    /*@ ensures \result == a * 3; @*/
    static int compoundNarrows(int a) {
        int x = a;
        x *= 3f;
        return a > 0 || a < -1 ? a * 3 : x;
    }

    // EXPECT violated postcondition
    /*@ ensures \result == a + a + a; @*/
    static int compoundSaturates(int a) {
        int x = a;
        x *= 3f;
        return x;
    }

    // EXPECT holds
    /*@ ensures \result == (a < 0); @*/
    static boolean byteOfFloat(int a) {
        float x = a;
        return (byte) x < 0;
    }

    // EXPECT holds bits=9
    /*@ ensures \result == (byte) a; @*/
    static byte castToByteWraps(int a) {
        float x = a;
        return (byte) x;
    }

    // EXPECT holds
    /*@ ensures \result; @*/
    static boolean charIsUnsigned(char c) {
        float x = c;
        return x >= 0f && (char) x == c;
    }

    // EXPECT holds
    /*@ ensures \result; @*/
    static boolean longOfDouble(long n) {
        double x = n;
        return (long) x == n;
    }

    // EXPECT violated assert
    /*@ ensures true; @*/
    static void average(int a, int b) {
        float m = (a + b) / 2;
        assert 2 * m == (float) a + b;
    }

    // EXPECT holds
    /*@ ensures true; @*/
    static void averageOfFloats(int a, int b) {
        float m = ((float) a + b) / 2;
        assert a > b || m >= a && m <= b;
    }

    // EXPECT holds
    /*@ requires a >= 0; ensures \result == a; @*/
    static int squareRoot(int a) {
        return (int) Math.sqrt((double) a * a);
    }

    // EXPECT violated postcondition
    /*@ ensures \result >= 0; @*/
    static double squareRootOfNegative(int a) {
        return Math.sqrt(a);
    }

    // EXPECT holds
    /*@ requires -2 <= a <= 1; ensures 2 * Math.floor(a / 2.0) == (a % 2 == 0 ? a : a - 1);
      @ ensures 2 * Math.ceil(a / 2.0) == (a % 2 == 0 ? a : a + 1); @*/
    static void floorAndCeil(int a) {
    }

    // EXPECT holds
    /*@ requires a < 3; ensures \result == (a == 1 ? 0 : a == -1 ? 0 : a == -3 ? -2 : a / 2); @*/
    static double toEven(int a) {
        return Math.rint(a / 2.0);
    }

    // EXPECT holds
    /*@ ensures \result == (a == 1 ? 1 : a == 3 ? 2 : a == -1 ? 0 : a == -3 ? -1 : a / 2); @*/
    static int halfUp(int a) {
        return Math.round(a / 2f);
    }

    // EXPECT holds
    /*@ ensures \result == (a > b ? a : b); @*/
    static float maximum(int a, int b) {
        return Math.max((float) a, (float) b);
    }

    // EXPECT holds
    /*@ ensures \result == (a < b ? a : b); @*/
    static float lesser(int a, int b) {
        return Math.min((float) a, (float) b);
    }

    // EXPECT violated postcondition
    /*@ ensures \result == (a < b ? a : b) && 1 / \result > 0; @*/
    static float minimum(int a, int b) {
        return Math.min(0f * a, 0f * b);
    }

    // EXPECT holds
    /*@ ensures \result >= 0 && (\result == a || \result == -(float) a); @*/
    static float absolute(int a) {
        return Math.abs((float) a);
    }

    // EXPECT holds
    /*@ ensures \result == (a > 0 ? 1 : a < 0 ? -1 : 0); @*/
    static float sign(int a) {
        return Math.signum((float) a);
    }

    // EXPECT holds
    /*@ ensures a != 0 ==> (float) a + \result != a && (float) a + \result / 2 / 2 == a; @*/
    static float unit(int a) {
        return Math.ulp((float) a);
    }

    // EXPECT holds
    /*@ requires b != 0; ensures (\result < 0) == (a != 0 && b < 0); @*/
    static float withSignOf(int a, int b) {
        return Math.copySign((float) a, (float) b);
    }

    // EXPECT holds
    /*@ ensures \result == 4f * a; @*/
    static float scaled(int a) {
        return Math.scalb((float) a, 2);
    }

    // EXPECT holds
    /*@ ensures \result == a * 0.5f + b; @*/
    static float multiplyAdd(int a, int b) {
        return Math.fma((float) a, 0.5f, (float) b);
    }

    // EXPECT holds
    /*@ ensures \result == (a < b ? -1 : a > b ? 1 : 0); @*/
    static int compared(int a, int b) {
        return Float.compare(a, b);
    }

    // EXPECT violated postcondition
    /*@ ensures \result == 0; @*/
    static int comparedZeros(int a) {
        return Float.compare(0f * a, 0f);
    }

    // EXPECT holds
    /*@ ensures \result == (a == 0); @*/
    static boolean notANumber(int a) {
        float x = a / 0f;
        return Float.isNaN(x) && !Float.isInfinite(x) && !Float.isFinite(x);
    }

    // EXPECT holds
    /*@ ensures \result; @*/
    static boolean inEitherOrder(int a, int b) {
        float x = a / 0f, y = b / 0f, z = b * -0f;
        float sum = x + y, zero = z + a;
        return Float.compare(sum, y + x) == 0 && (sum != sum) == (a == 0 || b == 0 || a < 0 != b < 0)
            && Float.compare(zero, a + z) == 0 && Math.min(a, (float) b) == Math.min((float) b, a) && zero == a;
    }

    // EXPECT violated postcondition
    /*@ ensures \result == (float) b + b; @*/
    static float notTwice(int a, int b) {
        float x = b, y = a;
        return y + x;
    }
}
