package inspect;

/**
 * Functions of which no more is known than what their users say: Java lets results differ in
 * the last places, and digits of numbers are not computed. A first argument tells functions
 * of one name apart. The interpreter computes what Java gives.
 */
public final class Approximate {
    private Approximate() {
    }

    /** r, where it is a number from low to high. */
    public static /*@ pure @*/ double within(double low, double high, double r) {
        return r >= low && r <= high ? r : low;
    }

    public static native /*@ pure @*/ double sin(int kind, double a);

    public static native /*@ pure @*/ double cos(int kind, double a);

    public static native /*@ pure @*/ double tan(int kind, double a);

    public static native /*@ pure @*/ double asin(int kind, double a);

    public static native /*@ pure @*/ double acos(int kind, double a);

    public static native /*@ pure @*/ double atan(int kind, double a);

    public static native /*@ pure @*/ double sinh(int kind, double a);

    public static native /*@ pure @*/ double cosh(int kind, double a);

    public static native /*@ pure @*/ double tanh(int kind, double a);

    public static native /*@ pure @*/ double exp(int kind, double a);

    public static native /*@ pure @*/ double expm1(int kind, double a);

    public static native /*@ pure @*/ double log(int kind, double a);

    public static native /*@ pure @*/ double log10(int kind, double a);

    public static native /*@ pure @*/ double log1p(int kind, double a);

    public static native /*@ pure @*/ double cbrt(int kind, double a);

    public static native /*@ pure @*/ double atan2(int kind, double y, double x);

    public static native /*@ pure @*/ double hypot(int kind, double x, double y);

    public static native /*@ pure @*/ double pow(int kind, double a, double b);

    // Of the text of a number, that of Double.toString (-1), of Float.toString (-2), or, of one
    // that is not negative, that with so many digits behind the point: how many chars are in
    // front of the point, behind it, and in the exponent, and which they are.

    public static native /*@ pure @*/ int wholes(int kind, double a);

    public static native /*@ pure @*/ int fractions(int kind, double a);

    public static native /*@ pure @*/ int exponents(int kind, double a);

    public static native /*@ pure @*/ char text(int kind, double a, int i);

    /** An integer that is not 0 times a power of 10, rounded as a double (0) or float (1). */
    public static native /*@ pure @*/ double decimal(int kind, long digits, int exponent);

    /** Whether rounding makes the integer in front of the point larger: 1 or not. */
    public static native /*@ pure @*/ int carry(int kind, double a);
}
