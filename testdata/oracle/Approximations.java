/** What Java says only how near it is: sign, range and special cases count. */
public class Approximations {
    // EXPECT holds
    //@ ensures \result;
    boolean sineWithin(int n) {
        return Math.sin(n) <= 1 && Math.sin(n) >= -1;
    }

    // EXPECT violated postcondition
    //@ ensures \result;
    boolean sineBeyond(int n) {
        return Math.sin(n) != 0;
    }

    // EXPECT holds
    //@ ensures \result;
    boolean powerOfNothing(int n) {
        return Math.pow(n, 0) == 1 && StrictMath.pow(n, 1) == n;
    }

    // EXPECT holds
    //@ requires n >= 0;
    //@ ensures \result;
    boolean power(int n, int m) {
        return Math.pow(n, m) >= 0;
    }

    // EXPECT violated postcondition
    //@ ensures \result;
    boolean exponential(int n) {
        return Math.exp(n) > 1;
    }

    // EXPECT holds
    //@ ensures \result;
    boolean logarithmOfLess(int n) {
        double l = Math.log(n);
        return n < 0 ? l != l : n == 0 ? l == Double.NEGATIVE_INFINITY : n == 1 ? l == 0 : l >= 0;
    }

    // EXPECT violated postcondition
    //@ ensures \result;
    boolean logarithm(int n) {
        return Math.log10(n) == Math.log10(n);
    }

    // EXPECT holds
    //@ ensures \result;
    boolean cosineOfNothing(int n) {
        return n != 0 || Math.cos(n) == 1 && Math.atan2(n, 1) <= Math.PI && StrictMath.hypot(n, 1) >= 0;
    }

    // EXPECT violated postcondition
    //@ ensures \result;
    boolean root(int n) {
        return Math.cbrt(n) > 0;
    }
}
